"""What one person sees in private: sponging, a nuisance's choice, the overview, a flat close up."""

from bot.engines.contract import Seat
from bot.engines.wuerfelwg.events import Evicted, Finished, Flipped, Passed, Sponged, Tidied, WgEvent
from bot.engines.wuerfelwg.moves import Evict, Sponge, Tidy
from bot.engines.wuerfelwg.view import WgView
from bot.i18n import Translator
from bot.i18n.names import clean
from bot.tables.lobby import absent
from bot.tables.refusal import Refused
from bot.tables.table import Look, has_begun
from cogs.game.controls import Choice, Control
from cogs.game.presenter import Job, Panel, names, plain_name, seat_name
from cogs.wuerfelwg.alt import flat_alt
from cogs.wuerfelwg.events import event_words
from cogs.wuerfelwg.offers import START_CARDS, turnable
from cogs.wuerfelwg.rows import LINES, line
from cogs.wuerfelwg.words import ROOM_EMOJIS, WgLook, card_name, dice_words, flat_lines, here, state_words
from render.wuerfelwg.closeup import closeup
from render.wuerfelwg.overview import overview
from render.wuerfelwg.scene import scene_of

_ANSWERS = (Sponged, Passed, Evicted, Tidied)
"""The events that answers bring."""


def panel(look: Look[WgView | None, WgEvent], action: str, t: Translator) -> Panel:
    """Return the panel of an action. Raises Refused where there is nothing to see."""
    what, _, which = action.partition(".")
    if not has_begun(look):
        raise Refused("refused-not-started" if look.table.phase == "lobby" else "refused-over")
    match what:
        case "overview":
            return Panel(t("wg-overview"), (), Job(overview, ()), t("wg-overview-alt"))
        case "flat":
            return flat_panel(look, int(which) if which.isdecimal() else None, t)
        case "sponge":
            return sponge_panel(look, t)
        case "choose":
            return choice_panel(look, t)
        case "up" | "pass" | "evict" | "tidy":
            return Panel(_answered(look, t))
        case _:
            raise Refused("refused-unknown-button", action=action)


def flat_panel(look: WgLook, seat: Seat | None, t: Translator) -> Panel:
    """Return a flat close up: one's own, a bystander's first the roller's; a select shows the others."""
    view, table = look.view, look.table
    if seat is None:
        seat = view.turn if look.seat is None else look.seat
    if seat not in here(view, table):
        raise Refused("refused-they-are-not-seated")
    choices = tuple(
        Choice(str(other), clean(plain_name(table, other, t)), default=other == seat) for other in here(view, table)
    )
    lines = flat_lines(view, table, seat, t)
    text = "\n".join([f"### {lines[0]}", *(f"- {one}" for one in lines[1:])])
    job = Job(closeup, (scene_of(view), seat, names(table)[seat]))
    rows = ((Control("my.flat", t("wg-choose-flat"), choices=choices),),)
    return Panel(text, rows, job, flat_alt(view, table, seat, t))


def sponge_panel(look: WgLook, t: Translator) -> Panel:
    """Return what a person may turn up for the roller's dice. Raises Refused if it is not for them."""
    view, table = look.view, look.table
    seat = _must_sit(look)
    if seat not in view.sponging:
        raise Refused(why_no_sponging(look, seat))
    cards = [move.card for move in look.moves if isinstance(move, Sponge)]
    choices = tuple(
        line(offer, t)._replace(value=offer.card) for offer in turnable(view.flats[seat]) if offer.card in cards
    )
    dice = dice_words((die.pips for die in view.dice), t)
    text = t("wg-sponge-ask", name=seat_name(table, view.turn, t), dice=dice)
    up = Control("up", t("wg-sponge-choose"), table.step, choices=choices)
    return Panel(text, ((up,), (Control("pass", t("wg-button-pass"), table.step),)))


def why_no_sponging(look: WgLook, seat: Seat) -> str:
    """Return the key of why a person is not asked to sponge."""
    if look.view.phase != "sponge":
        return "refused-wg-no-sponging"
    if seat == look.view.turn:
        return "refused-wg-own-roll"
    return "refused-wg-sponged-already" if _has_answered(look, seat) else "refused-wg-nothing-to-sponge"


def choice_panel(look: WgLook, t: Translator) -> Panel:
    """Return what a nuisance asks of a person. Raises Refused if it asks others."""
    view, table = look.view, look.table
    seat = _must_sit(look)
    if view.phase not in {"cult", "ghost"}:
        raise Refused("refused-wg-no-choice")
    if seat not in view.to_move:
        raise Refused("refused-wg-not-asked", names=t.list(plain_name(table, other, t) for other in view.to_move))
    evict = view.phase == "cult"
    cards = [move.card for move in look.moves if isinstance(move, Evict | Tidy)]
    choices = tuple(_choice(view, seat, card, t) for card in cards[:LINES])
    control = Control("evict" if evict else "tidy", t("wg-choose"), table.step, choices=choices)
    ask = t("wg-cult-ask") if evict else t("wg-ghost-ask", name=seat_name(table, view.turn, t))
    return Panel(ask, ((control,),))


def _choice(view: WgView, seat: Seat, card: str, t: Translator) -> Choice:
    if card in START_CARDS:
        return Choice(card, state_words(card, True, t), t(f"wg-effect-{card}"), ROOM_EMOJIS[card])
    asleep = next(mate for mate in view.flats[seat].flatmates if mate.name == card).awake is False
    return Choice(card, t("wg-asleep", name=card_name(card, t)) if asleep else card_name(card, t))


def _answered(look: WgLook, t: Translator) -> str:
    """Return a person's latest answer and what it turned; who is still thinking the board says, while it is so."""
    events = [event for event in look.events if event.seat == look.seat]
    latest = max((nth for nth, event in enumerate(events) if isinstance(event, _ANSWERS)), default=0)
    told = [event for event in events[latest : latest + 2] if isinstance(event, (*_ANSWERS, Flipped))]
    return "\n".join(filter(None, (event_words(event, look.table, t) for event in told)))


def _has_answered(look: WgLook, seat: Seat) -> bool:
    """Say whether a seat has sponged or passed since the roller was done."""
    for event in reversed(look.events):
        if isinstance(event, Finished):
            return False
        if isinstance(event, Sponged | Passed) and event.seat == seat:
            return True
    return False


def _must_sit(look: WgLook) -> Seat:
    if look.seat is None:
        raise absent(look.table, look.user)
    return look.seat
