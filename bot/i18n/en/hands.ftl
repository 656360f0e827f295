## Private hands
button-dm = Send it by direct message
hand-left = You have left this table of { $game }.
hand-kicked = You were taken off this table of { $game }.
hand-dms-closed = 📪 I cannot write to you: your direct messages are closed to me. The game goes on: **My hand** on the board shows you everything, and can try a direct message again.
hand-dms-still-closed = Your direct messages are still closed to me. **My hand** on the board always works.
hand-dms-sent = Sent: your hand is in our direct messages.
