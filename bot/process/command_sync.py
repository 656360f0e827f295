"""Telling Discord our slash commands, only when they have changed: 200 creates a day are allowed."""

import hashlib
import json

from discord.ext import commands

from bot.store.facts import FactStore


async def sync_commands(bot: commands.AutoShardedBot, facts: FactStore) -> None:
    """Send the commands of a bot that has logged in if they differ from those that were last sent.

    Raises RuntimeError without a translator or a login, and what Discord refuses.
    """
    tree = bot.tree
    if tree.translator is None or bot.application_id is None:
        raise RuntimeError("the commands need their translator and a login first")
    payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    name = f"commands of {bot.application_id}"
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    if await facts.get(name) == digest:
        return
    # Not tree.sync(): it would translate everything a second time.
    await bot.http.bulk_upsert_global_commands(bot.application_id, payload=payload)
    await facts.put(name, digest)
