## Manos privadas
button-dm = Por mensaje directo
hand-left = Dejaste esta mesa de { $game }.
hand-kicked = Te quitaron el asiento en esta mesa de { $game }.
hand-dms-closed = 📪 No puedo escribirte: tus mensajes directos están cerrados para mí. La partida sigue: **Mi mano**, en el tablero, te lo muestra todo y puede intentar otra vez un mensaje directo.
hand-dms-still-closed = Tus mensajes directos siguen cerrados para mí. **Mi mano**, en el tablero, siempre funciona.
hand-dms-sent = Enviada: tu mano está en nuestros mensajes directos.
