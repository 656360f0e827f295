"""What a table has to know of Wuzzlts."""

from bot.engines.facts import Facts
from bot.engines.wuzzlts.view import Phase

FACTS: Facts[Phase] = Facts(answers=("trade",), steps_a_seat=3)
