## Mani private
button-dm = Mandala in privato
hand-left = Hai lasciato questo tavolo di { $game }.
hand-kicked = Il tuo posto a questo tavolo di { $game } ti è stato tolto.
hand-dms-closed = 📪 Non riesco a scriverti: i tuoi messaggi diretti per me sono chiusi. La partita continua: **La mia mano** sul tabellone ti mostra tutto, e da lì si può riprovare con un messaggio diretto.
hand-dms-still-closed = I tuoi messaggi diretti per me sono ancora chiusi. **La mia mano** sul tabellone funziona sempre.
hand-dms-sent = Fatto: la tua mano è nei nostri messaggi diretti.
