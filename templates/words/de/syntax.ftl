# Was aus dem Abschnitt Syntax gelesen wurde.

syntax-results = Prüfergebnisse
syntax-f-start = Startregel
syntax-guessed = Aus dem Abschnitt Syntax gelesen. Wenn etwas anders gemeint ist, ändern Sie die Regeln dort.
syntax-applies = Nach der Registrierung werden Namen des Namensraums mit diesen Regeln geprüft.
syntax-applies-not = Nach der Registrierung werden Namen nicht mit diesen Regeln geprüft. Fügen Sie im Abschnitt Syntax mindestens ein Beispiel
    hinzu; jedes muss den Regeln entsprechen.
syntax-not-usable = Unbrauchbar
syntax-not-usable-about = Nicht verwendbare Regeln blockieren den Antrag nicht.
syntax-against-editors = die von der Redaktion des Verzeichnisses gelieferten Regeln von Version { $version }
syntax-against-text = die Regeln im Text von Version { $version }
syntax-breaks = Macht bestehende Namen ungültig
syntax-breaks-about = Diese Regeln weisen Namen zurück, die { $against } erlauben (kürzeste zuerst). Vergebene Namen bleiben
    dauerhaft gültig.
syntax-breaks-none = Macht keine Namen ungültig
syntax-breaks-none-about = Diese Regeln nehmen jeden Namen an, den { $against } erlauben. Das ist bewiesen.
syntax-none-found = Keine ungültig gewordenen Namen gefunden
syntax-none-found-about = Diese Regeln nehmen alle geprüften Namen an, die { $against } erlauben. Die Namen wurden erzeugt; das
    ist also kein Beweis.
syntax-not-tested = Nicht geprüft
syntax-not-tested-examples = Die Beispiele im Abschnitt Syntax passen nicht zu seinen Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft. Berichtigen Sie zuerst die Regeln oder die Beispiele.
syntax-not-tested-no-rules = Der Abschnitt Syntax hat keine lesbaren ABNF-Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
syntax-not-tested-unusable = Diese Regeln sind nicht verwendbar. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
syntax-not-tested-not-adapted = Der Abschnitt Syntax wurde geändert, aber dies sind noch die geltenden Regeln. Die Auswirkung des neuen Textes auf bestehende Namen wurde nicht geprüft. Ändern Sie auch die Regeln.
syntax-not-tested-none-in-force = Die registrierte Version hat keine lesbaren Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
syntax-newly = Neu erlaubte Namen, zum Beispiel
syntax-all-agree = { $count ->
    [one] Das Beispiel hat das erwartete Ergebnis.
   *[other] Alle { $count } Beispiele haben das erwartete Ergebnis.
}
syntax-disagree = { $of ->
    [one] Das Beispiel hat nicht das erwartete Ergebnis.
   *[other] { $count } von { $of } Beispielen haben nicht das erwartete Ergebnis.
}
syntax-examples-tried = Geprüfte Beispiele
syntax-should = Erwartet
syntax-unexpected = unerwartet
syntax-strangers-html = Die Regeln erlauben Namen, die in einer URN nicht möglich sind (<span class="clause">RFC 8141
    §2</span>):
syntax-samples = Erzeugte Namen
syntax-put-right = Korrekturen, die nötig waren, um die Regeln zu lesen
syntax-as-data = Regeln als Daten
