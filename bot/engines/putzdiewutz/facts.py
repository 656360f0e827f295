"""What a table has to know of Putz die Wutz."""

from bot.engines.facts import Facts
from bot.engines.putzdiewutz.pieces import Phase

# A round in which house players are quicker than a person is over in seconds, though that person is there: three count.
FACTS: Facts[Phase] = Facts(paces=("live",), race="race", steps=9)
