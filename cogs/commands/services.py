"""What every cog works with, made once by the client."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.tables.gardens import Gardens
from bot.tables.posts import Posts
from bot.tables.service import Tables
from cogs.answers.guarded import Answers
from cogs.game.emojis import Emojis
from cogs.game.presenter import AnyPresenter
from cogs.posts.boards import Boards
from cogs.posts.composer import Speak
from cogs.presses.presses import Presses
from render.kit.painter import Painter


@dataclass(frozen=True)
class Services:
    """The house's tables, where they are shown, the games' presenters, and who paints and speaks."""

    tables: Tables
    gardens: Gardens
    posts: Posts
    boards: Boards
    answers: Answers
    presses: Presses
    presenters: Mapping[str, AnyPresenter]
    painter: Painter
    emojis: Emojis
    speak: Speak
