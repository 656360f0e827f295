"""Which message shows what: noted at once, saved a little later, never against what another process did."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.posts import PostRow, PostStore
from bot.store.sqlite import SqliteDatabase
from bot.tables import posts as module
from bot.tables.posts import Posts

POST = PostRow(7, 1, 2, 3, 1, "old")
NEWER = POST._replace(edition=2, picture="new")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[PostStore]:
    """Yield a store without tables or posts."""
    database = await SqliteDatabase.open(tmp_path / "house.sqlite3")
    try:
        yield PostStore(database)
    finally:
        await database.close()


async def test_what_is_shown_is_known_at_once_and_saved_by_the_next_look_at_those_behind(store: PostStore) -> None:
    posts = Posts(store)
    await posts.put(POST)
    await posts.confirm(NEWER)
    assert await posts.get(7, 1) == NEWER
    assert await store.of_table(7) == [POST]
    await posts.behind()
    assert await store.of_table(7) == [NEWER]


async def test_what_is_noted_outlives_the_memory_of_its_table(
    store: PostStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_CACHED", 1)
    posts = Posts(store)
    await posts.put(POST)
    await posts.confirm(NEWER)
    await posts.get(8, 1)
    assert await posts.get(7, 1) == NEWER


async def test_a_note_brings_no_dropped_or_replaced_message_back(store: PostStore) -> None:
    posts = Posts(store)
    await posts.put(POST)
    await posts.confirm(NEWER)
    await posts.drop(POST)
    await posts.save()
    assert await store.of_table(7) == []
    await posts.put(POST)
    await posts.confirm(NEWER)
    elsewhere = POST._replace(message_id=4, edition=3)
    await store.put(elsewhere)
    await posts.save()
    assert await store.of_table(7) == [elsewhere]


async def test_posts_of_a_server_that_was_left_come_back_with_it(store: PostStore) -> None:
    posts = Posts(store)
    other = POST._replace(channel_id=5, guild_id=9)
    for post in (POST, other):
        await posts.put(post)
    await posts.confirm(NEWER)
    assert await posts.lose(2) == [NEWER]
    assert await posts.of_table(7) == [other]
    assert await posts.find_again(9) == [other]
    back = NEWER._replace(edition=0)
    assert await posts.find_again(2) == [back] == await posts.find_again(2)
    assert await posts.of_table(7) == [back, other]


async def test_a_post_that_was_made_meanwhile_stays(store: PostStore) -> None:
    posts = Posts(store)
    await posts.put(POST)
    await posts.lose(2)
    fresh = POST._replace(message_id=8)
    await posts.put(fresh)
    assert await posts.find_again(2) == [fresh]
    await posts.lose(2)
    await posts.lose(2)
    assert await posts.find_again(2) == [fresh._replace(edition=0)]
