"""What a table has to know of the game."""

from bot.engines.scissors.values import Phase

from bot.engines.facts import Facts

FACTS: Facts[Phase] = Facts(answers=("choose",), steps=3)
