"""What a table has to know of Ratzeputz."""

from bot.engines.facts import Facts
from bot.engines.ratzeputz.pieces import Phase

FACTS: Facts[Phase] = Facts(
    paces=("async", "live"), anyone="roll", set_up="plant", one_clock=True, shared=True, steps_a_seat=3
)
