# Formulare auf allen Seiten.

error-before = {"Fehler: "}
errors-title = Etwas stimmt noch nicht
carried-typed = Ihre Eingabe
publish-as-it-is = Unverändert veröffentlichen
use-nid = { $nid } verwenden
