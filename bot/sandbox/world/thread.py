"""What a thread has beyond an ordinary channel.

Source: Discord documentation, "Threads".
"""

from __future__ import annotations

from dataclasses import dataclass

DURATIONS = (60, 1440, 4320, 10080)
"""Minutes without a message after which a thread may be archived; nothing between them is taken."""


@dataclass(slots=True)
class Thread:
    """The state of a public thread of a text channel. Times are unix seconds.

    `changed_at`: when it was last archived or woken, else when it was made. `active_at`: its last message, waking or
    change of `auto_archive_minutes`. `messages`: those that are there; `sent`: those that ever were.
    """

    parent_id: int
    owner_id: int
    auto_archive_minutes: int
    changed_at: float
    active_at: float
    archived: bool = False
    locked: bool = False
    messages: int = 0
    sent: int = 0

    def is_idle(self, now: float) -> bool:
        """Has nobody written for so long that it is to be archived?"""
        return not self.archived and now - self.active_at >= self.auto_archive_minutes * 60
