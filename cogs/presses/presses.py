"""The way of a press: from a custom_id to a saved move, and from there to the answer."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from msgspec.structs import replace
from PIL import Image

from bot.discord_io.interaction import Interaction
from bot.discord_io.layouts import PrivateLayout
from bot.engines.contract import IllegalMove
from bot.engines.options import InvalidOption
from bot.i18n import Translator
from bot.tables.lobby import must_be_open, must_host
from bot.tables.moves import must_sit
from bot.tables.refusal import Refused
from bot.tables.service import Tables
from cogs.answers.guarded import Answers, Guarded, refusal
from cogs.answers.interactions import link, may_moderate, person_of
from cogs.game import layout
from cogs.game.controls import Pressed, parse
from cogs.game.options import option_panel, read_changes, refused_option
from cogs.game.presenter import AnyPresenter, names
from cogs.hands.hands import Hands
from cogs.hands.locales import Locales
from cogs.posts.boards import Boards
from cogs.presses.rules import RulesPages
from render.kit.painter import Painter


class Presses:
    """Takes every press on a component of ours and answers it."""

    def __init__(
        self,
        tables: Tables,
        boards: Boards,
        hands: Hands,
        *,
        answers: Answers,
        locales: Locales,
        presenters: Mapping[str, AnyPresenter],
        painter: Painter,
        rules: RulesPages,
    ) -> None:
        self._tables = tables
        self._boards = boards
        self._hands = hands
        self._answers = answers
        self._locales = locales
        self._presenters = presenters
        self._painter = painter
        self._rules_pages = rules
        self._actions: dict[str, Callable[[Guarded, Pressed, Translator], Awaitable[None]]] = {
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "house": self._house,
            "nohouse": self._no_house,
            "options": self._options,
            "set": self._set,
            "rules": self._rules,
            "text": self._text,
            "rematch": self._rematch,
            "replay": self._replay,
            "close": self._close,
            "my": self._my,
            "wake": self._wake,
            "dm": self._dm,
        }

    async def take(self, interaction: Interaction) -> None:
        """Do what a press means; answer also when that fails, and where it means nothing of ours."""
        self._locales.hear(interaction)
        async with self._answers.to(interaction) as answer:
            pressed = parse(interaction.custom_id, interaction.values)
            if pressed is None:
                raise Refused("refused-unknown-button", action=interaction.custom_id)
            try:
                await self._do(answer, pressed, answer.t)
                await self._hands.tell(answer, pressed.table, answer.t)
            finally:
                await self._boards.adopt(interaction, pressed.table)

    async def _do(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        if pressed.table:
            await self._tables.hear(pressed.table, person_of(answer.interaction))
        if pressed.step != -1:
            await self._move(answer, pressed, t)
            return
        action = self._actions.get(pressed.action.partition(".")[0])
        if action is None:
            raise Refused("refused-unknown-button", action=pressed.action)
        if pressed.table:
            await self._tables.attend(pressed.table, answer.interaction.user_id)
        await action(answer, pressed, t)

    async def _move(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        interaction = answer.interaction
        presenter = self._presenters[(await self._tables.table(pressed.table)).game]
        if pressed.action.partition(".")[0] in presenter.selecting and await self._selected(
            answer, presenter, pressed, t
        ):
            return
        try:
            outcome = await self._tables.submit(
                pressed.table,
                interaction.user_id,
                presenter.move(pressed),
                step=pressed.step,
                snowflake=interaction.id,
                interaction=interaction.id,
            )
        except IllegalMove as error:
            look = await self._tables.look(pressed.table, interaction.user_id)
            await answer.passing(presenter.refusal(error.reason, look, t))
            return
        except Refused as refused:
            if refused.key != "refused-stale":
                raise
            if not await self._hands.can_refresh(answer, pressed.table):
                if not interaction.private:
                    # What the board shows may be older, or newer, than what we have noted of it.
                    await self._show(answer, pressed.table, t)
                raise
            await self._hands.show(answer, pressed.table, "", t, refusal(refused, t))
            return
        look = await self._tables.look(pressed.table, interaction.user_id)
        seat = outcome.table.seat_of(interaction.user_id)
        if interaction.private:
            await self._hands.show(answer, pressed.table, pressed.action, t)
            return
        told = None if seat is None else presenter.told(look, seat, t)
        if told is not None:
            await answer.passing(told)
        else:
            await self._show(answer, pressed.table, t, selection=(outcome.table.step, ""))

    async def _selected(self, answer: Guarded, presenter: AnyPresenter, pressed: Pressed, t: Translator) -> bool:
        """Select something on the post that was pressed; say False for a press that is a move. Raises Refused."""
        user = answer.interaction.user_id
        look = await self._tables.look(pressed.table, user)
        seat = must_sit(look.table, user)
        if pressed.step not in (None, look.table.step):
            raise Refused("refused-stale")
        if look.view is None or seat not in look.view.to_move:
            await answer.passing(presenter.refusal("not_your_turn", look, t))
            return True
        selected = presenter.select(look, pressed)
        if selected is None:
            return False
        await self._tables.attend(pressed.table, user)
        await self._show(answer, pressed.table, t, selection=(look.table.step, selected))
        return True

    async def _show(
        self, answer: Guarded, table_id: int, t: Translator, *, selection: tuple[int, str] | None = None
    ) -> None:
        """Answer with the newest board; a press on an old one gets a link to the current one."""
        current = await self._boards.press(answer, table_id, selection)
        if current is not None:
            await answer.private(t("board-elsewhere", link=link(current)))

    async def _join(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        channel = answer.interaction.channel_id
        await self._tables.join(pressed.table, person_of(answer.interaction), answer.interaction.id, channel=channel)
        await self._show(answer, pressed.table, t)

    async def _leave(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        await self._tables.leave(pressed.table, answer.interaction.user_id, answer.interaction.id)
        await self._show(answer, pressed.table, t)

    async def _start(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        await self._tables.start(pressed.table, answer.interaction.user_id, answer.interaction.id)
        await self._show(answer, pressed.table, t)

    async def _house(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        await self._tables.add_house(pressed.table, answer.interaction.user_id, answer.interaction.id)
        await self._show(answer, pressed.table, t)

    async def _no_house(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        await self._tables.remove_house(pressed.table, answer.interaction.user_id, answer.interaction.id)
        await self._show(answer, pressed.table, t)

    async def _options(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        table, user = await self._tables.table(pressed.table), answer.interaction.user_id
        must_be_open(table)
        must_host(table, user)
        await answer.private(layout.panel(table.id, *option_panel(table, user, self._presenters[table.game], t)))

    async def _set(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        table, user, preface = await self._tables.table(pressed.table), answer.interaction.user_id, ""
        presenter = self._presenters[table.game]
        try:
            await self._tables.set_options(table.id, user, read_changes(table, pressed.values))
        except InvalidOption as error:
            preface = refusal(refused_option(error, presenter, t), t)
        except Refused as refused:
            preface = refusal(refused, t)
        table = await self._tables.table(table.id)
        await answer.rewrite(layout.panel(table.id, *option_panel(table, user, presenter, t, preface)))

    async def _wake(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        # Whoever sits here and presses anything has woken the table already (see take).
        await self._show(answer, pressed.table, t)

    async def _rules(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        _, *where = pressed.action.split(".")
        if not where:
            table = (await self._tables.look(pressed.table)).table
            await self._rules_pages.open(answer, table.game, t)
        elif len(where) == 2 and where[0] in self._presenters and where[1].isdecimal():
            await self._rules_pages.turn(answer, where[0], int(where[1]), t)
        else:
            raise Refused("refused-unknown-button", action=pressed.action)

    async def _text(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        look = await self._tables.look(pressed.table, answer.interaction.user_id)
        step, selected = self._boards.selection(pressed.table, answer.interaction.channel_id)
        look = replace(look, selection=selected if step == look.table.step else "")
        # In passing, as what may be told once must not add up to a record of the game.
        await answer.passing(layout.account(look, self._presenters[look.table.game], t))

    async def _rematch(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        interaction = answer.interaction
        table = await self._tables.rematch(pressed.table, interaction.user_id, interaction.id)
        post = await self._boards.announce(answer, table.id, anew=False)
        if post is not None and not answer.answered:
            await answer.private(t("rematch-there", link=link(post)))

    async def _replay(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        look = await self._tables.look(pressed.table)
        if look.table.phase not in ("over", "closed") or look.view is None:
            raise Refused("refused-not-over")
        views = await self._tables.past_views(pressed.table)
        presenter = self._presenters[look.table.game]
        key = ("replay", look.table.id, look.table.version, t.locale)

        def draw() -> Sequence[Image.Image]:
            return presenter.replay(tuple(views), names(look.table), t)

        picture = await self._painter.animate(presenter.key, key, draw)
        shown = layout.gallery(picture.filename, t("replay-alt", moves=look.table.moves))
        await answer.private(PrivateLayout((shown,)), [picture])

    async def _my(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        action = ".".join((pressed.action.partition(".")[2], *pressed.values))
        await self._hands.show(answer, pressed.table, action, t)

    async def _dm(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        await self._hands.ask(answer, pressed.table, t)

    async def _close(self, answer: Guarded, pressed: Pressed, t: Translator) -> None:
        interaction = answer.interaction
        moderator = may_moderate(interaction, await self._tables.table(pressed.table))
        await self._tables.end(pressed.table, interaction.user_id, "closed", moderator=moderator)
        await self._show(answer, pressed.table, t)
