"""Names: kept once a person, put into tables when these are looked at, and gone with one row."""

import pytest

from bot.i18n import translator
from bot.store.database import Statement
from bot.store.people import PeopleStore, PersonRow
from bot.tables.refusal import Refused
from bot.tables.table import Person
from cogs.game.presenter import plain_name, seat_name
from tests.tables.house import ADA, BEN, CLEO, House


async def named(house: House, table_id: int) -> list[str]:
    return [sitter.name for sitter in (await house.table(table_id)).sitters]


async def test_records_have_the_names_of_house_players_alone(house: House) -> None:
    table = await house.started("ratzeputz", 2, house=1)
    row = await house.store.load(table.id)
    assert row is not None
    assert "Ada" not in row.record and "Ben" not in row.record
    assert table.sitters[2].name in row.record
    assert await PeopleStore(house.database).names() == ["Ada", "Ben"]
    await house.restart()
    assert await named(house, table.id) == ["Ada", "Ben", table.sitters[2].name]
    assert [sitter.name for sitter in (await house.tables.seated(BEN.id))[0].sitters][:2] == ["Ada", "Ben"]


async def test_a_new_name_shows_once_its_person_was_heard(house: House) -> None:
    table, other = await house.started("ratzeputz", 2), await house.lobby("putzdiewutz", 2)
    await house.tables.hear(table.id, Person(BEN.id, "Benno", "de"))
    assert await named(house, table.id) == await named(house, other.id) == ["Ada", "Benno"]
    await house.restart()
    assert await named(house, table.id) == ["Ada", "Benno"]
    assert await PeopleStore(house.database).get(BEN.id) == PersonRow(BEN.id, "Benno", "de")


async def test_who_only_watches_is_not_noted(house: House) -> None:
    table = await house.started("ratzeputz", 2)
    await house.tables.hear(table.id, CLEO)
    assert await PeopleStore(house.database).get(CLEO.id) is None


async def test_who_is_forgotten_is_somebody(house: House) -> None:
    table = await house.started("ratzeputz", 2)
    await house.tables.people.forget(BEN.id)
    for _ in range(2):
        now = await house.table(table.id)
        assert [sitter.name for sitter in now.sitters] == ["Ada", ""]
        assert [seat_name(now, 1, translator(locale)) for locale in ("en", "de")] == ["someone", "jemand"]
        assert plain_name(now, 0, translator("en")) == "Ada"
        await house.restart()


async def test_a_refusal_names_people_as_they_are_called_now(house: House) -> None:
    table = await house.lobby("putzdiewutz", 2)
    await house.tables.hear(table.id, Person(ADA.id, "Adele"))
    with pytest.raises(Refused) as refused:
        await house.tables.start(table.id, BEN.id)
    assert refused.value.facts == {"host": "Adele"}


async def test_a_record_that_has_names_still_gives_them_away(house: House) -> None:
    """As records did once; what people are called now counts more."""
    table = await house.lobby("putzdiewutz", 2)
    await house.leave()
    await house.open(ringing=False)
    await house.database.write(
        Statement("DELETE FROM people WHERE id = $1", (ADA.id,)),
        Statement("""UPDATE tables SET record = replace(record, '{"user":101', '{"name":"Adele","user":101')"""),
        Statement("""UPDATE tables SET record = replace(record, '{"user":102', '{"name":"Benno","user":102')"""),
    )
    assert await named(house, table.id) == ["Adele", "Ben"]
    assert await PeopleStore(house.database).names() == ["Adele", "Ben"]
    # Once they were taken over, forgetting is for good.
    await house.tables.people.forget(ADA.id)
    assert await named(house, table.id) == ["", "Ben"]
