"""The tables of the database, as numbered migrations: append, never change one that was released."""

APPLICATION_ID = 0x5354414D
"""Marks a SQLite file as ours ("STAM"), see SQLite's ``PRAGMA application_id``."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # face: counts what people could see change; record: the table as JSON without the game's state;
        # state: the engine's snapshot, a cache of the moves.
        """CREATE TABLE tables (
            id BIGINT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, version BIGINT NOT NULL,
            face BIGINT NOT NULL, record TEXT NOT NULL, state TEXT, due_at BIGINT, changed_at BIGINT NOT NULL)""",
        "CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL",
        """CREATE TABLE moves (
            table_id BIGINT NOT NULL, number BIGINT NOT NULL, seat BIGINT, move TEXT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (table_id, number))""",
        # Discord may deliver a gateway event twice; the second one must change nothing.
        "CREATE TABLE presses (id BIGINT PRIMARY KEY, at BIGINT NOT NULL)",
        """CREATE TABLE seats (
            table_id BIGINT NOT NULL, seat BIGINT NOT NULL, user_id BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_user ON seats (user_id)",
        """CREATE TABLE posts (
            table_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, guild_id BIGINT NOT NULL,
            message_id BIGINT NOT NULL, face BIGINT NOT NULL, picture TEXT NOT NULL,
            PRIMARY KEY (table_id, channel_id))""",
        "CREATE INDEX posts_channel ON posts (channel_id)",
        """CREATE TABLE results (
            table_id BIGINT NOT NULL, seat BIGINT NOT NULL, user_id BIGINT NOT NULL, game TEXT NOT NULL,
            won BIGINT NOT NULL, score BIGINT, at BIGINT NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX results_user ON results (user_id)",
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        "CREATE TABLE gardens (code TEXT PRIMARY KEY, table_id BIGINT NOT NULL)",
        "ALTER TABLE posts ADD COLUMN linked_by BIGINT NOT NULL DEFAULT 0",
        # turn: names the turn for which somebody was called; message_id 0: there is no message (any more).
        """CREATE TABLE calls (
            table_id BIGINT PRIMARY KEY, turn TEXT NOT NULL, moves BIGINT NOT NULL, channel_id BIGINT NOT NULL,
            message_id BIGINT NOT NULL)""",
        "CREATE INDEX calls_there ON calls (table_id) WHERE message_id != 0",
    ),
    (
        # face: up to which face of the table it is right; closed: 1 direct messages are closed, 2 and they know.
        """CREATE TABLE hands (
            table_id BIGINT NOT NULL, user_id BIGINT NOT NULL, channel_id BIGINT NOT NULL,
            message_id BIGINT NOT NULL, face BIGINT NOT NULL, shown TEXT NOT NULL, picture TEXT NOT NULL,
            locale TEXT NOT NULL, closed BIGINT NOT NULL, final BIGINT NOT NULL, PRIMARY KEY (table_id, user_id))""",
        "CREATE INDEX hands_open ON hands (table_id) WHERE final = 0",
    ),
    (
        # The posts in servers that we were taken out of: the messages lie there still, should we come back.
        """CREATE TABLE lost_posts (
            table_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, guild_id BIGINT NOT NULL,
            message_id BIGINT NOT NULL, picture TEXT NOT NULL, linked_by BIGINT NOT NULL,
            PRIMARY KEY (table_id, channel_id))""",
        "CREATE INDEX lost_posts_guild ON lost_posts (guild_id)",
    ),
    (
        # One word, one meaning: an edition counts what people could see change, a fingerprint names what is shown.
        "ALTER TABLE tables RENAME COLUMN face TO edition",
        "ALTER TABLE posts RENAME COLUMN face TO edition",
        "ALTER TABLE hands RENAME COLUMN face TO edition",
        "ALTER TABLE hands RENAME COLUMN shown TO fingerprint",
    ),
    (
        # wanted: the table's edition, set by its saves: what a post owes is found without a look at what it does not.
        "ALTER TABLE posts ADD COLUMN wanted BIGINT NOT NULL DEFAULT 0",
        """UPDATE posts SET wanted = COALESCE(
            (SELECT t.edition FROM tables t WHERE t.id = posts.table_id AND t.phase != 'closed'), edition)""",
        "CREATE INDEX posts_owed ON posts (table_id, channel_id) WHERE edition < wanted",
        "CREATE INDEX tables_lobbies ON tables (id) WHERE phase = 'lobby'",
        # owed: 1 somebody has to be called and was not yet, 2 reminded.
        "ALTER TABLE calls ADD COLUMN owed BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX calls_owed ON calls (table_id) WHERE owed != 0",
    ),
    (
        # Names stand here and nowhere else: to forget a person's is to delete a row.
        "CREATE TABLE people (id BIGINT PRIMARY KEY, name TEXT NOT NULL, locale TEXT NOT NULL)",
        # What a server has chosen for itself; null: as it is everywhere.
        """CREATE TABLE servers (
            id BIGINT PRIMARY KEY, language TEXT, channels TEXT, settle_ms BIGINT, remind_after BIGINT,
            quiet_from BIGINT, quiet_until BIGINT, time_zone TEXT, call_role BIGINT, daily BIGINT,
            text_boards BIGINT)""",
        # A result is of a seat: user_id 0 is a house player, gone: they left before the end, stood_in: a house player
        # has played for them. Null: written before these columns were, and not looked up yet.
        "ALTER TABLE results ADD COLUMN guild_id BIGINT",
        "ALTER TABLE results ADD COLUMN seats BIGINT",
        "ALTER TABLE results ADD COLUMN options TEXT",
        "ALTER TABLE results ADD COLUMN reason TEXT",
        "ALTER TABLE results ADD COLUMN gone BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN stood_in BIGINT",
        "ALTER TABLE results ADD COLUMN best_ms BIGINT",
        "CREATE INDEX results_guild ON results (guild_id)",
        # ended: the table is over or closed (seats), closed (posts). Whatever looks at what is going on asks the
        # indexes of the others alone, so that history costs it nothing.
        "ALTER TABLE seats ADD COLUMN ended BIGINT NOT NULL DEFAULT 0",
        "UPDATE seats SET ended = 1 WHERE table_id IN (SELECT id FROM tables WHERE phase IN ('over', 'closed'))",
        "DROP INDEX seats_user",
        "CREATE INDEX seats_going_on ON seats (user_id) WHERE ended = 0",
        "ALTER TABLE posts ADD COLUMN ended BIGINT NOT NULL DEFAULT 0",
        "UPDATE posts SET ended = 1 WHERE table_id IN (SELECT id FROM tables WHERE phase = 'closed')",
        "CREATE INDEX posts_going_on ON posts (channel_id, message_id) WHERE ended = 0",
        "CREATE INDEX tables_playing ON tables (game) WHERE phase = 'playing'",
        "CREATE INDEX gardens_table ON gardens (table_id)",
    ),
)

SCHEMA_VERSION = len(MIGRATIONS)
