"""What a table has to know of Würfel-WG."""

from bot.engines.facts import Facts
from bot.engines.wuerfelwg.view import Phase

FACTS: Facts[Phase] = Facts(answers=("sponge", "cult", "ghost"), steps_a_seat=6)
