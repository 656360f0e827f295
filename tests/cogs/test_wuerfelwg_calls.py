"""Whose answer is awaited in Würfel-WG hears so, once, and all who are asked at once together."""

from msgspec.structs import replace

from bot.engines.wuerfelwg.state import WgState
from bot.sandbox.people.person import PersonHandle
from bot.tables.record import Record
from bot.tables.records import Change
from tests.cogs.party import Message, Party, heard, press, text
from tests.cogs.wg_party import board, find, seated, shows, stand, use
from tests.engines.wuerfelwg_tables import do, flat, table


def calls(party: Party, viewer: PersonHandle) -> list[Message]:
    """Return the messages in the channel that ping somebody."""
    return [message for message in viewer.messages(party.channel) if message["mentions"]]


def pinged(party: Party) -> list[set[str]]:
    """Return whom each message pinged that was ever sent, in order."""
    bodies = [sent.json for sent in party.sandbox.sent if sent.method == "POST" and isinstance(sent.json, dict)]
    return [set(map(str, users)) for body in bodies if (users := (body.get("allowed_mentions") or {}).get("users"))]


async def called(party: Party, *people: PersonHandle) -> Message:
    """Wait until just these people are called, by one message, and return it."""

    def there() -> Message | None:
        standing = calls(party, people[0])
        whom = {one["id"] for message in standing for one in message["mentions"]}
        return standing[0] if len(standing) == 1 and whom == {str(one.id) for one in people} else None

    return dict(await party.until(there))


def sponging(*flats: object, shown: str, **fields: object) -> WgState:
    """Return a table where seat 0 is done with these dice."""
    return do(table(*flats, shown=shown, **fields), 0, "done").state  # type: ignore[arg-type]


async def test_all_who_may_sponge_are_called_together_and_once(party: Party) -> None:
    ada, bruno, chloe, dario = await seated(party)
    await called(party, ada)
    one = flat("me", "-julia")
    await stand(party, board(party, ada), sponging(one, one, one, flat("bathroom me"), shown="22k"))
    shown = await shows(party, ada, "my.sponge")
    call = await called(party, bruno, chloe)
    assert "your answers are awaited" in call["content"] and str(shown["id"]) in call["content"]
    await press(bruno, shown, "pass")
    await party.until(lambda: "Bruno" not in text(board(party, ada)).split("Still thinking")[1])
    assert [message["id"] for message in calls(party, ada)] == [call["id"]], "Chloé is still awaited"
    await press(chloe, await shows(party, chloe, "pass"), "pass")
    call = await called(party, bruno)
    assert "it is your turn" in call["content"]
    assert pinged(party) == [{str(ada.id)}, {str(bruno.id), str(chloe.id)}, {str(bruno.id)}]
    assert dario.messages(party.channel)


async def test_only_those_who_have_not_answered_are_reminded(party: Party) -> None:
    ada, bruno, chloe = await seated(party, ("ada", "bruno", "chloe"), pace="async")
    await called(party, ada)
    one = flat("me", "-julia")
    await stand(party, board(party, ada), sponging(one, one, one, shown="22k"))
    first = await called(party, bruno, chloe)
    await press(bruno, await shows(party, bruno, "pass"), "pass")
    table_id = int(find(board(party, ada), "pass")["custom_id"].split(":")[1], 36)

    def hasten(record: Record, now: int) -> Change:
        reminder = next(alarm for alarm in record.table.alarms if alarm.what == "remind")
        alarms = tuple(replace(one, at=now) if one is reminder else one for one in record.table.alarms)
        return Change(replace(record, table=replace(record.table, alarms=alarms)), shows=False)

    await party.bot.services.tables.records.change(table_id, hasten)
    await party.until(lambda: first["id"] not in [message["id"] for message in calls(party, ada)])
    reminder = await called(party, chloe)
    assert "time to answer" in reminder["content"] and "<t:" in reminder["content"]


async def test_a_roller_who_waited_for_spongers_is_called_to_a_choice(party: Party) -> None:
    ada, bruno = await seated(party, ("ada", "bruno"))
    await called(party, ada)
    rich = flat("me", "alex -julia", todos=("boxing", "pottery"))
    await stand(party, board(party, ada), sponging(rich, flat("me", "-manni"), shown="22k", nuisances="cult-members"))
    call = await called(party, bruno)
    assert "your answer is awaited" in call["content"]
    await press(bruno, await shows(party, bruno, "pass"), "pass")
    call = await called(party, ada)
    assert "your answer is awaited" in call["content"]
    mine = await heard(await press(ada, await shows(party, ada, "my.choose"), "my.choose"))
    await use(ada, mine, "evict", "julia")
    await called(party, bruno)
    assert pinged(party) == [{str(ada.id)}, {str(bruno.id)}, {str(ada.id)}, {str(bruno.id)}]


async def test_a_ghost_calls_all_whom_it_asks_then_the_roller(party: Party) -> None:
    ada, bruno, chloe = await seated(party, ("ada", "bruno", "chloe"))
    await called(party, ada)
    haunted = flat("me", nuisance="ghost-of-communism", todos=("boxing", "pottery"))
    await stand(party, board(party, ada), sponging(flat("couch"), haunted, flat(), shown="kkk"))
    call = await called(party, ada, chloe)
    for person in (ada, chloe):
        assert [message["id"] for message in calls(party, ada)] == [call["id"]]
        mine = await heard(await press(person, await shows(party, person, "my.choose"), "my.choose"))
        await use(person, mine, "tidy", "fridge")
    await called(party, bruno)


async def test_who_plays_with_the_house_alone_is_called_to_each_turn(party: Party) -> None:
    ada = party.person("ada")
    await ada.command(party.channel, "wuerfel-wg start", pace="async")
    await press(ada, await party.shows(ada, "house"), "house")
    await press(ada, await party.shows(ada, "start"), "start")
    await called(party, ada)
    state = table(flat(), flat())
    shown = board(party, ada)
    await stand(party, shown, replace(state, turn=1, phase="sponge", pending=(1,), dice=(2, 2)))
    await party.until(lambda: not calls(party, ada))
    await stand(party, shown, state)
    await called(party, ada)
    assert pinged(party) == [{str(ada.id)}, {str(ada.id)}]
