# Formulare auf allen Seiten.

error-before = {"Fehler: "}
errors-title = Etwas stimmt noch nicht
use-nid = { $nid } verwenden
