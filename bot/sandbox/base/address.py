"""Where the sandbox is found."""

from __future__ import annotations

from dataclasses import dataclass

API = "/api/v10"


@dataclass(slots=True)
class Address:
    """The addresses of one sandbox. `page` (http://host:port) is empty until its server listens."""

    page: str = ""

    @property
    def rest(self) -> str:
        """The base of all REST paths."""
        return self.page + API

    @property
    def gateway(self) -> str:
        """Where the bot's socket connects."""
        return self.page.replace("http", "ws", 1) + "/gateway"
