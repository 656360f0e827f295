"""The word to a table's other channels that one shows it no more."""

from bot.discord_io.channels import Place
from bot.i18n import Translator
from bot.i18n.names import escaped


def farewell(place: Place, t: Translator, *, same_server: bool) -> str:
    """Return it as people in a channel of the same or of another server may hear it: there, which server it was."""
    if same_server:
        name = place.mention or (f"#{escaped(place.channel)}" if place.channel else "")
        return t("channel-gone", where="channel" if name else "unknown", name=name)
    return t("channel-gone", where="server" if place.server else "unknown", name=escaped(place.server))
