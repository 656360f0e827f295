"""Commands in five languages: names, descriptions and choices come from the catalogues."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.i18n import LOCALES, translator


def word(key: str) -> locale_str:
    """Return a word of a command: English here, in the other languages by the catalogues."""
    return locale_str(translator("en")(key), key=key)


class CommandTranslator(app_commands.Translator):
    """Looks the words of commands up for Discord's locales."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: "app_commands.TranslationContext[Any, Any]"
    ) -> str | None:
        """Return the word in a locale; None where we do not speak it, or it is the same as in English."""
        key, language = string.extras.get("key"), locale.value.split("-")[0]
        if key is None or language not in LOCALES:
            return None
        told = translator(language)(key)
        return told if told != string.message else None
