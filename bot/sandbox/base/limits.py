"""Rate limits: one bucket per route and major parameter, one for all, one per old message.

Source: Discord documentation, "Rate Limits". The sizes of single buckets are not documented; these are the
ones its headers show in practice.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from hashlib import md5

from bot.sandbox.base.errors import ApiError, Json


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests a window of so many seconds; `count` 0: no limit."""

    count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits that tests may turn up, down or off.

    `late_edits`: edits of one message that is over an hour old (`late_after` seconds), then 30046.
    `dm_opens`: new direct channels, then 40003. `daily_commands`: commands created a day and server, then
    30034.
    """

    everything: Rate = Rate(50, 1.0)
    create: Rate = Rate(5, 5.0)
    edit: Rate = Rate(5, 5.0)
    delete: Rate = Rate(5, 1.0)
    webhook: Rate = Rate(5, 2.0)
    other: Rate = Rate(50, 5.0)
    late_edits: Rate = Rate(3, 3600.0)
    late_after: float = 3600.0
    dm_opens: Rate = Rate(50, 600.0)
    daily_commands: int = 200

    @classmethod
    def off(cls) -> Limits:
        """No limit at all; headers are still sent."""
        none = Rate(0, 1.0)
        return cls(none, none, none, none, none, none, none, 3600.0, none, 0)

    def but(self, **changes: Rate | float | int) -> Limits:
        """A copy with some limits changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(slots=True)
class _Bucket:
    left: int
    resets_at: float


_VIA = {"Via": "1.1 google"}
_PRUNE_AT = 5_000


class RateLimiter:
    """Counts requests; gives the headers of an answer or raises the 429."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[tuple[str, str], _Bucket] = {}
        self._hashes: dict[str, str] = {}

    def take_global(self) -> None:
        """Counts one of the bot's requests a second; ApiError 429 with `global` if there are too many."""
        left, reset_after = self._take("everything", "", self.limits.everything)
        if left < 0:
            headers = {"Retry-After": _whole(reset_after), "X-RateLimit-Global": "true"}
            raise too_many(reset_after, headers | {"X-RateLimit-Scope": "global"}, everywhere=True)

    def take(self, route: str, major: str, rate: Rate) -> dict[str, str]:
        """Counts a request of a route; its X-RateLimit headers, or ApiError 429."""
        left, reset_after = self._take(route, major, rate)
        headers = {
            "X-RateLimit-Limit": str(rate.count or 1_000),
            "X-RateLimit-Remaining": str(max(left, 0)),
            "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": self._hash(route),
        }
        if left < 0:
            headers |= {"Retry-After": _whole(reset_after), "X-RateLimit-Scope": "user"}
            raise too_many(reset_after, headers)
        return headers

    def allows_dm(self) -> bool:
        """Counts a new direct channel; False when they are opened too fast."""
        return self._take("dm_opens", "", self.limits.dm_opens)[0] >= 0

    def check_late_edits(self, edits: list[float]) -> None:
        """Raises the 429 with code 30046 if a message over an hour old was edited too often already."""
        rate = self.limits.late_edits
        if not rate.count:
            return
        now = time.time()
        recent = [moment for moment in edits if now - moment < rate.seconds]
        if len(recent) >= rate.count:
            wait = recent[0] + rate.seconds - now
            raise ApiError(
                429,
                30046,
                "Maximum number of edits to messages older than 1 hour reached. Try again later.",
                extra={"retry_after": round(wait, 3), "global": False},
                headers=_VIA | {"Retry-After": _whole(wait), "X-RateLimit-Scope": "shared"},
            )

    def _take(self, route: str, major: str, rate: Rate) -> tuple[int, float]:
        if not rate.count:
            return 999, rate.seconds
        now = time.monotonic()
        bucket = self._buckets.get((route, major))
        if bucket is None or bucket.resets_at <= now:
            if len(self._buckets) > _PRUNE_AT:
                self._buckets = {key: old for key, old in self._buckets.items() if old.resets_at > now}
            bucket = self._buckets[route, major] = _Bucket(rate.count, now + rate.seconds)
        bucket.left -= 1
        left = bucket.left
        bucket.left = max(left, 0)
        return left, bucket.resets_at - now

    def _hash(self, route: str) -> str:
        if route not in self._hashes:
            self._hashes[route] = md5(route.encode(), usedforsecurity=False).hexdigest()
        return self._hashes[route]


def _whole(seconds: float) -> str:
    return str(max(1, round(seconds + 0.5)))


def too_many(retry_after: float, headers: dict[str, str], *, everywhere: bool = False) -> ApiError:
    """An ordinary 429. Its `Via` header says that it passed Discord's front, which clients look for."""
    extra: Json = {"retry_after": round(retry_after, 3), "global": everywhere}
    return ApiError(429, 0, "You are being rate limited.", extra=extra, headers=_VIA | headers)
