"""A turn of Würfel-WG over the real transport: parking, restarts, the kangaroo, picking and paying."""

from msgspec.structs import replace

from bot.engines.wuerfelwg.events import Rolled
from bot.engines.wuerfelwg.state import WgState
from tests.cogs.party import Party, components, control, heard, picture, press, text
from tests.cogs.wg_party import actions, board, find, late, seated, shows, stand, use
from tests.engines.wuerfelwg_tables import dice, flat, rolling, table


def rolled(*flats: object, shown: str, **fields: object) -> tuple[WgState, Rolled]:
    """Return a table where seat 0 has just rolled these dice, and the event of it."""
    state = table(*flats, phase="roll", dice=dice(shown), rolls_left=1, step=50, **fields)  # type: ignore[arg-type]
    return state, Rolled(seat=0, dice=state.dice, kept=())


async def test_dice_are_parked_by_presses_that_are_no_moves(party: Party) -> None:
    ada, bruno = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), *rolled(flat(), flat(), shown="33k1"))
    shown = await shows(party, ada, "park")
    before = picture(shown)
    parked = await press(ada, shown, "park.1")
    assert parked.type == 7
    shown = board(party, ada)
    assert control(shown, "park.0")["label"].endswith(" P") and "1 so far" in text(shown)
    assert picture(shown) != before, "the picture shows what is parked"
    await press(ada, shown, "park.3")
    shown = board(party, ada)
    assert [action for action in actions(shown) if action.startswith("park")] == ["park.2", "park.1"], "no space left"
    assert control(shown, "reroll.3")["label"] == "Reroll 2 dice"
    await press(ada, shown, "park.2")
    assert control(board(party, bruno), "reroll.2")["label"] == "Reroll 3 dice"


async def test_only_the_roller_parks(party: Party) -> None:
    ada, bruno, _ = await seated(party, ("ada", "bruno", "chloe"))
    await stand(party, board(party, ada), *rolled(flat(), flat(), flat(), shown="33k1"))
    shown = await shows(party, ada, "park")
    answer = await press(bruno, shown, "park.1")
    assert answer.ephemeral and "not your turn" in text(await heard(answer))
    assert "0 so far" in text(board(party, ada))
    answer = await press(party.person("dario"), shown, "park.1")
    assert "do not sit" in text(await heard(answer))


async def test_a_restart_in_mid_roll_keeps_the_parked_dice(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), *rolled(flat(), flat(), shown="33k1", rng=rolling("4455")))
    await press(ada, await shows(party, ada, "park"), "park.1")
    await press(ada, board(party, ada), "park.3")
    await party.restart()
    shown = board(party, ada)
    assert control(shown, "reroll.3")["label"] == "Reroll 2 dice"
    await press(ada, shown, "reroll.3")
    assert "has 3, 3, 4, 4." in text(board(party, ada))


async def test_a_parked_die_of_another_roll_is_old(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), *rolled(flat("me fridge"), flat(), shown="33k1"))
    shown = await shows(party, ada, "park")
    on_its_way = late(ada, shown, "park.1")
    await press(ada, shown, "reroll.0")
    answer = ada.deliver(on_its_way)
    assert "moment has passed" in text(await heard(answer))


async def test_parked_dice_stay_parked_when_the_board_changes_for_another_reason(party: Party) -> None:
    ada, bruno, _ = await seated(party, ("ada", "bruno", "chloe"))
    await stand(party, board(party, ada), *rolled(flat(), flat(), flat(), shown="33k1"))
    await press(ada, await shows(party, ada, "park"), "park.2")
    await bruno.command(party.channel, "table leave")
    await party.until(lambda: "left the table" in text(board(party, ada)))
    assert control(board(party, ada), "reroll.2")


async def test_what_was_kept_from_a_reroll_is_parked_at_first(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    state, event = rolled(flat("me fridge"), flat(), shown="33k1")
    await stand(party, board(party, ada), replace(state, rolls_left=2), event)
    await press(ada, await shows(party, ada, "park"), "park.2")
    await press(ada, board(party, ada), "reroll.2")
    assert control(board(party, ada), "reroll.2")


async def test_seven_dice_fit_on_the_board(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    mates = "alex julia anita astrid"
    await stand(party, board(party, ada), *rolled(flat("me couch", mates), flat(), shown="1234512"))
    shown = await shows(party, ada, "park")
    assert sum(action.startswith("park") for action in actions(shown)) == 7
    rows = [item["components"] for item in components(shown) if item["type"] == 1]
    assert [len(row) for row in rows] == [5, 2, 4, 2]
    assert len(components(shown)) <= 40


async def test_a_kangaroo_is_turned_by_a_select_that_tells_what_it_is_good_for(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), *rolled(flat("me bathroom"), flat(), shown="33k1"))
    await press(ada, await shows(party, ada, "stop"), "stop")
    shown = await shows(party, ada, "kangaroo")
    lines = find(shown, "kangaroo")["options"]
    assert [line["value"] for line in lines] == ["1", "2", "3", "4", "5"]
    assert "Yo-yo" in lines[0]["description"] and "nothing more" in lines[4]["description"]
    await use(ada, shown, "kangaroo", "1")
    assert "turned a kangaroo to 1" in text(board(party, ada))
    assert "pick.middle" in actions(board(party, ada))


async def test_a_kangaroo_may_be_left_as_it_is(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), *rolled(flat("me bathroom"), flat(), shown="33k1"))
    await press(ada, await shows(party, ada, "stop"), "stop")
    await press(ada, await shows(party, ada, "kangaroo"), "stop")
    assert "done" in actions(board(party, ada))


async def test_just_what_the_dice_pay_for_is_offered_with_cost_and_consequences(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    funny = ("boxing", "pancakes")
    await stand(party, board(party, ada), table(flat(), flat(items=("pan",)), shown="4445551", funny=funny))
    shown = await shows(party, ada, "pick")
    lines = {line["value"]: line for line in find(shown, "pick.middle")["options"]}
    assert "take.boxing" in lines and "borrow.pan" in lines and "take.yo-yo" not in lines
    about = lines["take.boxing"]["description"]
    assert "4 4 4" in about and "5 points" in about and "empty fridge" in about and "all asleep" in about
    assert "Bruno" in lines["borrow.pan"]["label"]
    await use(ada, shown, "pick.middle", "borrow.pan")
    assert "borrows from Bruno" in text(board(party, ada))


async def test_dice_that_could_be_spent_in_ways_that_matter_are_chosen_in_a_second_step(party: Party) -> None:
    ada, bruno = await seated(party, ("ada", "bruno"))
    state = table(flat("me", "-alex -julia"), flat(), shown="1122555", funny=("not-to-do-lists", "boxing"), items=())
    await stand(party, board(party, ada), replace(state, flatmates=((), (), ())))
    shown = await shows(party, ada, "pick")
    await use(ada, shown, "pick.middle", "take.not-to-do-lists")
    shown = board(party, ada)
    assert "with which dice?" in text(shown)
    lines = {line["label"]: line for line in find(shown, "pay")["options"]}
    assert set(lines) == {"Whichever", "1, 1, 2, 2", "2, 2, 5, 5"}
    assert "left: 1, 1, 5; for ME" not in lines["2, 2, 5, 5"]["description"]
    assert "Alex" in lines["2, 2, 5, 5"]["description"]
    other = await use(bruno, shown, "pay", "any")
    assert "not your turn" in text(await heard(other))
    await press(ada, shown, "back")
    assert "pick.middle" in actions(board(party, ada))
    await use(ada, board(party, ada), "pick.middle", "take.not-to-do-lists")
    await use(ada, board(party, ada), "pay", lines["2, 2, 5, 5"]["value"])
    shown = board(party, ada)
    assert "Not-to-do lists" in text(shown) and "turn.alex" in str(find(shown, "pick.flat"))


async def test_a_card_with_one_way_to_pay_is_taken_at_once(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), table(flat(), flat(), shown="4445", funny=("boxing", "pottery")))
    answer = await use(ada, await shows(party, ada, "pick"), "pick.middle", "take.boxing")
    assert answer.type == 7 and "has done it: Boxing" in text(board(party, ada))


async def test_done_is_asked_back_only_while_dice_still_pay_for_something(party: Party) -> None:
    ada, bruno = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), table(flat(), flat("couch fridge me"), shown="kk44", items=("water-bomb",)))
    shown = await shows(party, ada, "done")
    assert "not your turn" in text(await heard(await press(bruno, shown, "done")))
    twice = late(ada, shown, "done")
    await press(ada, shown, "done")
    await ada.deliver(twice).first()  # who presses twice in haste is asked once
    asked = board(party, ada)
    assert "really done?" in text(asked) and "pick.middle" in actions(asked) and "done" not in actions(asked)
    await use(ada, asked, "pick.middle", "take.water-bomb")
    shown = board(party, ada)
    assert "pay for nothing more" in text(shown) and "enough" not in actions(shown)
    await press(ada, shown, "done")
    assert "Bruno" in text(board(party, ada)).splitlines()[1], "one press ended it"


async def test_who_means_it_ends_the_turn_with_dice_left(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), table(flat(), flat("couch me"), shown="kk44"))
    await press(ada, await shows(party, ada, "done"), "done")
    await party.restart()
    await press(ada, board(party, ada), "enough")
    assert "Bruno" in text(board(party, ada)).splitlines()[1]


async def test_the_board_tells_the_latest_roll_and_what_came_of_it(party: Party) -> None:
    ada, _ = await seated(party, ("ada", "bruno"))
    state, event = rolled(flat(), flat("couch me"), shown="33k1", rng=rolling("4455"))
    await stand(party, board(party, ada), state, Rolled(seat=1, dice=dice("555"), kept=()), event)
    shown = await shows(party, ada, "park")
    assert "3, 3, kangaroo, 1" in text(shown) and "5, 5, 5" not in text(shown)
    await press(ada, shown, "reroll.0")
    told = text(board(party, ada))
    assert "rolled again and has 4, 4, 5, 5." in told and "3, 3, kangaroo, 1" not in told
    await press(ada, board(party, ada), "done")
    await press(ada, board(party, ada), "enough")
    told = text(await shows(party, ada, "roll", "pass"))
    assert "4, 4, 5, 5" in told, "the next roller reads what happened"


async def test_overview_and_flats_are_there_for_everybody_at_any_time(party: Party) -> None:
    ada, bruno = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), table(flat(), flat("couch", "-herta", nuisance="penguin"), shown="4445"))
    shown = await shows(party, ada, "done")
    for person in (ada, bruno, party.person("chloe")):
        overview = await heard(await press(person, shown, "my.overview"))
        assert "Hammock" in text(overview) and picture(overview)
        close = await heard(await press(person, shown, "my.flat"))
        assert ("Bruno" if person is bruno else "Ada") in text(close).splitlines()[0]
        assert picture(close)
    own = text(await heard(await press(bruno, shown, "my.flat")))
    assert "empty fridge for good" in own and "Herta (asleep) [3 alike]" in own
    looked = await use(ada, await heard(await press(ada, shown, "my.flat")), "my.flat", "1")
    assert "Bruno" in text(looked.message)
