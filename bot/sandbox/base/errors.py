"""Discord's refusals: status, JSON error code, sentence, and the nested `errors` of an invalid form.

Source: Discord documentation, "Opcodes and Status Codes" and "Reference: Error Messages".
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]

KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """A refusal on its way to the bot; `extra` joins the JSON body, `headers` the answer."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        extra: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.extra = extra or {}
        self.headers = headers or {}

    def body(self) -> Json:
        """The JSON that the bot gets."""
        return {"message": self.message, "code": self.code, **self.extra}


def refuse(code: int) -> ApiError:
    """The refusal with this JSON error code; KeyError if the sandbox does not know it."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


def unauthorized() -> ApiError:
    """No token, or a wrong one."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """No such route."""
    return ApiError(404, 0, "404: Not Found")


class Problems:
    """Gathers everything wrong with one form, then refuses it whole (50035)."""

    def __init__(self) -> None:
        self._found: list[tuple[Path, str, str]] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Notes one fault at `path` (keys and list indexes from the body's root)."""
        self._found.append((path, code, message))

    def required(self, path: Path) -> None:
        """A field that must be there is not."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: Path, low: int, high: int) -> None:
        """A text or list is too short or too long."""
        self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def choices(self, path: Path, allowed: object) -> None:
        """A value is none of those allowed."""
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def text(self, path: Path, value: object, low: int, high: int, *, required: bool = True) -> bool:
        """Checks a string's presence and length (in characters); True if it is a good one."""
        if value is None:
            if required:
                self.required(path)
            return not required
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret the value as string.")
            return False
        if not low <= len(value) <= high:
            self.length(path, low, high)
            return False
        return True

    def integer(self, path: Path, value: object, low: int, high: int) -> bool:
        """Checks that a value is a whole number within bounds."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return False
        if not low <= value <= high:
            if value < low:
                self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
            else:
                self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
            return False
        return True

    def listing(self, path: Path, value: object, low: int, high: int) -> list[Any]:
        """Checks that a value is a list of an allowed length; the list, or an empty one if it is not."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            self.length(path, low, high)
        return value

    def error(self) -> ApiError:
        """The 50035 with all that was found, nested as Discord nests it."""
        tree: Json = {}
        for path, code, message in self._found:
            node = tree
            for part in path:
                node = node.setdefault(str(part), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return ApiError(400, 50035, "Invalid Form Body", extra={"errors": tree})

    def raise_if_any(self) -> None:
        """Raises the 50035 if anything was found."""
        if self._found:
            raise self.error()


def invalid(path: Path, code: str, message: str) -> ApiError:
    """A 50035 with a single fault."""
    problems = Problems()
    problems.add(path, code, message)
    return problems.error()
