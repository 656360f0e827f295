"""The languages of people, which only their presses tell: for what is written to them unasked."""

from bot.bounded import Bounded
from bot.discord_io.interaction import Interaction

_KEPT = 10_000


class Locales:
    """What is known of people's languages since the start; of too many those not used for longest are forgotten."""

    def __init__(self) -> None:
        self._locales: Bounded[int, str] = Bounded(_KEPT)

    def hear(self, interaction: Interaction) -> None:
        """Note the language of who pressed."""
        self._locales[interaction.user_id] = interaction.locale

    def of(self, user: int) -> str | None:
        """Return a person's locale as Discord writes it."""
        return self._locales.get(user)
