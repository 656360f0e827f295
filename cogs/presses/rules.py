"""The rules of the games as short pages with a picture each, private to whoever asks."""

from collections.abc import Mapping

from bot.discord_io.answer import Answer
from bot.discord_io.components import Container, TextDisplay
from bot.discord_io.layouts import PrivateLayout
from bot.i18n import Translator
from cogs.game import layout
from cogs.game.controls import Control, action_row
from cogs.game.presenter import AnyPresenter
from render.kit.encode import Picture
from render.kit.painter import Painter


class RulesPages:
    """Shows them and turns them."""

    def __init__(self, presenters: Mapping[str, AnyPresenter], painter: Painter) -> None:
        self._presenters = presenters
        self._painter = painter

    async def open(self, answer: Answer, game: str, t: Translator) -> None:
        """Answer with the first page."""
        page, picture = await self._page(self._presenters[game], 0, t)
        await answer.private(page, [picture])

    async def turn(self, answer: Answer, game: str, number: int, t: Translator) -> None:
        """Turn the pages that were pressed to page ``number`` (from 0; too high a number is the last)."""
        page, picture = await self._page(self._presenters[game], number, t)
        await answer.rewrite(page, [picture])

    async def _page(self, presenter: AnyPresenter, number: int, t: Translator) -> tuple[PrivateLayout, Picture]:
        number = min(number, len(presenter.rules) - 1)
        name = presenter.rules[number]
        job = presenter.rules_picture(name, t)
        picture = await self._painter.paint(presenter.key, job.draw, *job.args)
        # Two buttons of one message may not share a custom_id.
        back = f"rules.{presenter.key}.{'00' if number == 0 else number - 1}"
        forth = f"rules.{presenter.key}.{number + 1}"
        last = number == len(presenter.rules) - 1
        buttons = (
            Control(back, t("rules-back"), disabled=number == 0),
            Control(forth, t("rules-forth"), disabled=last),
        )
        parts = (
            TextDisplay(f"## {t(f'{presenter.key}-name')} · {t(f'rules-{name}')}"),
            layout.gallery(picture.filename, t(f"{presenter.key}-rules-{name}-alt")),
            TextDisplay(t(f"{presenter.key}-rules-{name}")),
            action_row(0, buttons),
        )
        return PrivateLayout((Container(parts, presenter.accent),)), picture
