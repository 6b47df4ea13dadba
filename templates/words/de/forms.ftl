# Formulare auf allen Seiten.

error-before = {"Fehler: "}
errors-title = Etwas stimmt noch nicht
carried-typed = Ihre Eingabe
use-nid = { $nid } verwenden
