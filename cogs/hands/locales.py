"""The languages of people, which only their presses tell: for what is written to them unasked."""

from collections import OrderedDict

from bot.discord_io.interaction import Interaction

_KEPT = 10_000


class Locales:
    """What is known of people's languages since the start; those heard of longest ago are forgotten."""

    def __init__(self) -> None:
        self._locales: OrderedDict[int, str] = OrderedDict()

    def hear(self, interaction: Interaction) -> None:
        """Note the language of who pressed."""
        self._locales[interaction.user_id] = interaction.locale
        self._locales.move_to_end(interaction.user_id)
        while len(self._locales) > _KEPT:
            self._locales.popitem(last=False)

    def of(self, user: int) -> str | None:
        """Return a person's locale as Discord writes it."""
        return self._locales.get(user)
