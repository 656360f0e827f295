"""Picking: what the roller may spend dice on, and what happens when it does."""

from collections.abc import Mapping
from itertools import compress

from msgspec import UNSET, Struct
from msgspec.structs import replace

from bot.engines.contract import Event, IllegalMove, Move, Seat
from bot.engines.wuerfelwg.cards import DECK, TODOS
from bot.engines.wuerfelwg.costs import Cost
from bot.engines.wuerfelwg.events import Borrowed, Flipped, Taken, TurnedUp
from bot.engines.wuerfelwg.flat import fall_asleep, move_in, spoil, turn_up, turned, wake_up
from bot.engines.wuerfelwg.hammock import settle
from bot.engines.wuerfelwg.moves import Borrow, Done, Pick, Take, Turn
from bot.engines.wuerfelwg.spending import affords, spend, spend_named
from bot.engines.wuerfelwg.state import Outcome, WgState


class Offer(Struct, frozen=True):
    """A card that the roller could have, and the move that gets it."""

    move: type[Pick]
    card: str
    cost: Cost


def offers(state: WgState) -> list[Offer]:
    """Return everything in sight that the roller could spend dice on, whatever the dice show."""
    tops = [pile[0] for pile in (state.funny, state.funnier) if pile]
    mates = [pile[0] for pile in state.flatmates if pile]
    found = [Offer(Take, todo, TODOS[todo].cost) for todo in tops]
    found += [Offer(Take, name, DECK.flatmates[name].cost) for name in mates]
    found += [Offer(Take, item, DECK.items[item].cost) for item in state.items]
    if state.roller.trouble.borrows:
        found += [Offer(Borrow, item, DECK.items[item].borrow) for item in _owners(state)]
    return found + [Offer(Turn, card, cost) for card, cost in state.roller.turnable.items()]


def affordable(state: WgState) -> list[Offer]:
    """Return the offers that the roller's dice can still pay for."""
    there = offers(state)
    return list(compress(there, affords(state.dice, state.purchases, [offer.cost for offer in there])))


def legal(state: WgState) -> list[Move]:
    """Return a move for each affordable card, without naming dice, and the one that ends it."""
    return [*(offer.move(offer.card) for offer in affordable(state)), Done()]


def pick(state: WgState, move: Pick) -> Outcome:
    """Spend dice on a card, with all that follows from it. Raises IllegalMove."""
    offer = next((one for one in offers(state) if (one.move, one.card) == (type(move), move.card)), None)
    if offer is None:
        raise IllegalMove("not_there", move.card)
    owner = _owners(state).get(move.card) if isinstance(move, Borrow) else None
    after = _had(state, move, owner)
    if move.dice is UNSET:
        in_sight = [other.cost for other in offers(after)]
        bought = spend(state.dice, state.purchases, move.card, offer.cost, in_sight)
    else:
        bought = spend_named(state.dice, state.purchases, move.card, offer.cost, move.dice)
    after = replace(after, purchases=bought)
    after, swung = settle(after)
    return after, (_news(after, move, owner), *_flips(state, after, move.card), *swung)


def _owners(state: WgState) -> Mapping[str, Seat]:
    """Return the items in other flats and whose they are."""
    return {item: seat for seat in state.others for item in state.flats[seat].items}


def _had(state: WgState, move: Pick, owner: Seat | None) -> WgState:
    """Return the state where the roller has the card, dice aside."""
    flat, card = state.roller, move.card
    if isinstance(move, Turn):
        return state.with_flat(state.turn, turn_up(flat, card))
    if card in DECK.flatmates:
        first, second, third = (_off(pile, card) for pile in state.flatmates)
        state = state.with_flat(state.turn, move_in(flat, card))
        return replace(state, flatmates=(first, second, third))
    if card in TODOS:
        return _done(replace(state, funny=_off(state.funny, card), funnier=_off(state.funnier, card)), card)
    if owner is not None:
        robbed = state.flats[owner]
        kept = tuple(item for item in robbed.items if item != card)
        state = state.with_flat(owner, replace(robbed, items=kept))
    flat = replace(flat, items=(*flat.items, card))
    state = state.with_flat(state.turn, spoil(flat, DECK.items[card].bad))
    return replace(state, items=tuple(item for item in state.items if item != card))


def _done(state: WgState, card: str) -> WgState:
    """Lay a to-do in the roller's flat and let it have its effects (printed order: sleep or waking first)."""
    todo = TODOS[card]
    flat = replace(state.roller, todos=(*state.roller.todos, card))
    flat = wake_up(flat) if todo.wakes else fall_asleep(flat)
    state = state.with_flat(state.turn, spoil(flat, todo.bad))
    if todo.everywhere:
        for seat in state.present:
            state = state.with_flat(seat, spoil(state.flats[seat], todo.everywhere))
    return state


def _off(pile: tuple[str, ...], card: str) -> tuple[str, ...]:
    return pile[1:] if pile[:1] == (card,) else pile


def _news(state: WgState, move: Pick, owner: Seat | None) -> Event:
    seat, bought = state.turn, state.purchases[-1]
    if owner is not None:
        return Borrowed(seat=seat, card=move.card, dice=bought.dice, owner=owner)
    return (TurnedUp if isinstance(move, Turn) else Taken)(seat=seat, card=move.card, dice=bought.dice)


def _flips(before: WgState, after: WgState, card: str) -> list[Event]:
    """Return what turned in each flat, apart from the card that was paid for."""
    news: list[Event] = []
    for seat, (old, new) in enumerate(zip(before.flats, after.flats, strict=True)):
        up, down = turned(old, new)
        if seat == before.turn:
            up = tuple(one for one in up if one != card)
        if up or down:
            news.append(Flipped(seat=seat, up=up, down=down))
    return news
