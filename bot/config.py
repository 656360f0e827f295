"""Settings from the environment and from a file ``.env`` in the working directory; .env.example explains each."""

from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.tables.pace import SETTLE

_SQLITE = "sqlite:///"


class BadSettings(Exception):
    """A setting has a value that it cannot have; the message says in one line which and what to do."""


class Settings(BaseSettings):
    """What a host can set."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", str_strip_whitespace=True
    )

    discord_token: str = ""
    database_url: str = "sqlite:///stammtisch.sqlite3"
    discord_api_url: str = ""
    settle_ms: int = Field(default=SETTLE, ge=0, le=1000)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("database_url")
    @classmethod
    def _known(cls, value: str) -> str:
        if not value.startswith(_SQLITE) or value == _SQLITE:
            raise ValueError("takes sqlite:///FILE (sqlite:////FILE for a path from the root)")
        return value

    @field_validator("discord_api_url")
    @classmethod
    def _address(cls, value: str) -> str:
        if value and not value.startswith(("http://", "https://")):
            raise ValueError("takes an address like http://127.0.0.1:8321/api/v10")
        return value.rstrip("/")

    @property
    def database_path(self) -> Path:
        """Where the SQLite file is."""
        return Path(self.database_url.removeprefix(_SQLITE))


def load() -> Settings:
    """Return the settings. Raises BadSettings."""
    try:
        return Settings()
    except UnicodeDecodeError as error:
        raise BadSettings(f".env is not a text in UTF-8 ({error}): save it anew as one") from error
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]).upper()
        why = first["msg"].removeprefix("Value error, ")
        raise BadSettings(f"{name}: {why} (set it in the environment or in .env)") from error
