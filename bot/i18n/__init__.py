"""All words that people read: message catalogues (Project Fluent) and the translator."""

from bot.i18n.translator import LOCALES, Translator, translator

__all__ = ["LOCALES", "Translator", "translator"]
