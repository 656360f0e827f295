"""What others answer in somebody's turn of Würfel-WG, in private over the real transport: sponging, cult, ghost."""

import asyncio

from bot.engines.wuerfelwg.moves import Done
from bot.engines.wuerfelwg.state import WgState
from tests.cogs.party import Party, heard, press, text
from tests.cogs.wg_party import board, find, late, seated, shows, stand, use
from tests.engines.wuerfelwg_tables import do, flat, table


def sponging(*flats: object, shown: str, **fields: object) -> WgState:
    """Return a table where seat 0 is done with these dice."""
    state = table(*flats, shown=shown, **fields)  # type: ignore[arg-type]
    return do(state, 0, Done.__struct_config__.tag).state


async def test_three_sponge_at_once(party: Party) -> None:
    ada, *others = await seated(party)
    bare = [flat("me", "-julia") for _ in range(4)]
    await stand(party, board(party, ada), sponging(*bare, shown="11223"))
    shown = await shows(party, ada, "my.sponge")
    assert all(person.display.split()[0] in text(shown).split("Still thinking")[1] for person in others)
    opened = await asyncio.gather(*(press(one, shown, "my.sponge") for one in others))
    panels = [await heard(answer) for answer in opened]
    for panel in panels:
        assert "1, 1, 2, 2, 3" in text(panel) and "julia" in str(find(panel, "up"))
    cards = ["fridge", "julia", "julia"]
    done = await asyncio.gather(
        *(use(*chosen[:2], "up", chosen[2]) for chosen in zip(others, panels, cards, strict=True))
    )
    assert all(answer.type == 7 for answer in done)
    assert "full fridge" in text(done[0].message) and "Julia awake" in text(done[1].message)
    shown = await shows(party, ada, "roll")
    assert "Bruno" in text(shown).splitlines()[1], "the next turn has begun"
    told = text(shown)
    assert "Dario sponges: Julia awake" in told


async def test_the_board_says_who_is_still_thinking(party: Party) -> None:
    ada, bruno, _ = await seated(party, ("ada", "bruno", "chloe"))
    await stand(party, board(party, ada), sponging(flat(), flat("me", "-julia"), flat("me", "-julia"), shown="2245"))
    shown = await shows(party, ada, "my.sponge")
    mine = await heard(await press(bruno, shown, "my.sponge"))
    passed = await press(bruno, mine, "pass")
    assert text(passed.message) == "Bruno Brandmüller sponges nothing.", "who is still thinking changes, on the board"
    await party.until(lambda: "Bruno" not in text(board(party, ada)).split("Still thinking")[1])
    again = await press(bruno, board(party, ada), "my.sponge")
    assert "answered already" in text(await heard(again))


async def test_one_press_passes_for_those_who_are_asked_and_for_nobody_else(party: Party) -> None:
    ada, bruno, chloe, dario = await seated(party)
    bare = flat("me", "-julia")
    await stand(party, board(party, ada), sponging(bare, bare, bare, flat("bathroom me"), shown="22k"))
    shown = await shows(party, ada, "pass")
    said = [text(await heard(await press(one, shown, "pass"))) for one in (ada, dario, party.person("estrella"))]
    assert "your own roll" in said[0] and "no card of your flat" in said[1] and "do not sit" in said[2]
    mine = {one: text(await heard(await one.command(party.channel, "table mine"))) for one in (ada, bruno)}
    assert "waiting for Bruno Brandmüller and Chlo" in mine[ada]
    assert "your move" in mine[bruno] and "waiting for Chlo" in mine[bruno]
    passed = await press(bruno, shown, "pass")
    assert passed.type == 7 and "Bruno Brandmüller sponges nothing" in text(board(party, ada))
    again = await press(bruno, board(party, bruno), "pass")
    assert "answered already" in text(await heard(again))
    on_its_way = late(bruno, board(party, bruno), "pass")
    await press(chloe, board(party, chloe), "pass")
    await shows(party, ada, "roll")
    assert "moment has passed" in text(await heard(bruno.deliver(on_its_way)))


async def test_a_new_private_panel_takes_the_last_ones_place(party: Party) -> None:
    ada, bruno = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), sponging(flat(), flat("me", "-julia"), shown="22k"))
    shown = await shows(party, ada, "my.sponge")
    overview = await heard(await press(bruno, shown, "my.overview"))
    word = await heard(await press(party.person("ada"), shown, "pass"))
    mine = await heard(await press(bruno, shown, "my.sponge"))
    await party.until(lambda: overview["id"] not in [message["id"] for message in bruno.messages(party.channel)])
    await use(bruno, mine, "up", "julia")
    private = [message["id"] for message in bruno.messages(party.channel) if message["flags"] & 64]
    assert private == [mine["id"]], "what was answered stays to be read"
    assert word["id"] in [message["id"] for message in ada.messages(party.channel)]


async def test_who_cannot_sponge_hears_why(party: Party) -> None:
    ada, bruno, chloe = await seated(party, ("ada", "bruno", "chloe"))
    await stand(party, board(party, ada), sponging(flat(), flat("me", "-julia"), flat("couch me"), shown="22k"))
    shown = await shows(party, ada, "my.sponge")
    said = [text(await heard(await press(one, shown, "my.sponge"))) for one in (ada, chloe, party.person("dario"))]
    assert "your own roll" in said[0] and "no card of your flat" in said[1] and "do not sit" in said[2]
    opening = late(bruno, shown, "my.sponge")
    mine = await heard(await press(bruno, shown, "my.sponge"))
    again = late(bruno, mine, "up", "julia")
    await use(bruno, mine, "up", "julia")
    await shows(party, ada, "roll")
    assert "nothing to sponge just now" in text(await heard(bruno.deliver(opening)))
    assert "moment has passed" in text(await heard(bruno.deliver(again)))


async def test_an_answer_tells_all_that_it_turned_also_when_ones_own_turn_begins_with_it(party: Party) -> None:
    ada, bruno = await seated(party, ("ada", "bruno"))
    await stand(party, board(party, ada), sponging(flat(), flat("me", "-friedrich-wilhelm"), shown="123k"))
    mine = await heard(await press(bruno, await shows(party, bruno, "my.sponge"), "my.sponge"))
    done = await use(bruno, mine, "up", "friedrich-wilhelm")
    assert "Friedrich-Wilhelm awake" in text(done.message) and "full fridge" in text(done.message)


async def test_the_cult_asks_its_host_in_private(party: Party) -> None:
    ada, bruno = await seated(party, ("ada", "bruno"))
    rich = flat("me", "alex -julia", todos=("boxing", "pottery", "trampoline"))
    await stand(party, board(party, ada), sponging(rich, flat(), shown="kkkk", nuisances="cult-members penguin"))
    shown = await shows(party, ada, "my.choose")
    assert "Cult members" in text(shown) or "cult members" in text(shown)
    wrong = await press(bruno, shown, "my.choose")
    assert "Ada" in text(await heard(wrong))
    mine = await heard(await press(ada, shown, "my.choose"))
    assert [line["label"] for line in find(mine, "evict")["options"]] == ["Alex", "Julia (asleep)"]
    gone = await use(ada, mine, "evict", "julia")
    assert "Julia moves out" in text(gone.message), "not that the hammock came, which is on the board"
    shown = await shows(party, ada, "roll")
    assert "Bruno" in text(shown).splitlines()[1]


async def test_a_ghost_asks_all_others_in_private(party: Party) -> None:
    ada, _, chloe = await seated(party, ("ada", "bruno", "chloe"))
    haunted = flat("me", nuisance="ghost-of-communism", todos=("boxing", "pottery"))
    state = sponging(flat("couch fridge"), haunted, flat(), shown="kkk")
    await stand(party, board(party, ada), state)
    shown = await shows(party, ada, "my.choose")
    assert "Bruno" in text(shown) and "Chlo" in text(shown).split("Still thinking")[1]
    opening = late(chloe, shown, "my.choose")
    mine = await heard(await press(chloe, shown, "my.choose"))
    assert len(find(mine, "tidy")["options"]) == 3
    tidied = await use(chloe, mine, "tidy", "couch")
    assert "tidies up: clean couch" in text(tidied.message)
    await shows(party, ada, "roll")
    assert "nothing to choose" in text(await heard(chloe.deliver(opening)))
