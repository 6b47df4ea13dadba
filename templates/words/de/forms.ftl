# Formulare auf allen Seiten.

error-before = {"Fehler: "}
errors-title = Etwas stimmt noch nicht
carried-typed = Was Sie eingegeben haben
publish-as-it-is = So veröffentlichen
