# Regeln als Daten: ihre Seite, und was sie von Namen sagen.

testable-results = Prüfergebnisse

# Felder.

testable-f-start = Startregel
testable-f-check = Wertregel

# Was gespeichert ist, neben dem Eingegebenen.

testable-their-same = Gleichwertigkeit

# Was die Regeln sagen.

testable-guessed = Aus dem Abschnitt Syntax gelesen. Wenn etwas anders gemeint ist, ändern Sie die Regeln dort.
testable-not-usable = Unbrauchbar
testable-not-usable-about = Nicht verwendbare Regeln blockieren den Antrag nicht.
testable-against-registrant = die vom Registranten gelieferten Regeln von Version { $version }
testable-against-editors = die von der Redaktion des Verzeichnisses gelieferten Regeln von Version { $version }
testable-against-text = die Regeln im Text von Version { $version }
testable-breaks = Macht bestehende Namen ungültig
testable-breaks-about = Diese Regeln weisen Namen zurück, die { $against } erlauben (kürzeste zuerst). Vergebene Namen bleiben
    dauerhaft gültig.
testable-breaks-none = Macht keine Namen ungültig
testable-breaks-none-about = Diese Regeln nehmen jeden Namen an, den { $against } erlauben. Das ist bewiesen.
testable-none-found = Keine ungültig gewordenen Namen gefunden
testable-none-found-about = Diese Regeln nehmen alle geprüften Namen an, die { $against } erlauben. Die Namen wurden erzeugt; das
    ist also kein Beweis.
testable-not-tested = Nicht geprüft
testable-not-tested-examples = Die Beispiele im Abschnitt Syntax passen nicht zu seinen Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft. Berichtigen Sie zuerst die Regeln oder die Beispiele.
testable-not-tested-no-rules = Der Abschnitt Syntax hat keine lesbaren ABNF-Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
testable-not-tested-unusable = Diese Regeln sind nicht verwendbar. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
testable-not-tested-not-adapted = Der Abschnitt Syntax wurde geändert, aber dies sind noch die geltenden Regeln. Die Auswirkung des neuen Textes auf bestehende Namen wurde nicht geprüft. Ändern Sie auch die Regeln.
testable-not-tested-none-in-force = Die registrierte Version hat keine lesbaren Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
testable-newly = Neu erlaubte Namen, zum Beispiel
testable-all-agree = { $count ->
    [one] Das Beispiel hat das erwartete Ergebnis.
   *[other] Alle { $count } Beispiele haben das erwartete Ergebnis.
}
testable-disagree = { $of ->
    [one] Das Beispiel hat nicht das erwartete Ergebnis.
   *[other] { $count } von { $of } Beispielen haben nicht das erwartete Ergebnis.
}
testable-examples = Beispiele
testable-examples-tried = Geprüfte Beispiele
testable-name = Name
testable-should = Erwartet
testable-result = Ergebnis
testable-why = Grund
testable-unexpected = unerwartet
testable-passes = gültig
testable-fails = ungültig
testable-not-known = unbekannt
testable-to-pass = gültig
testable-to-fail = ungültig
testable-strangers-html = Die Regeln erlauben Namen, die in einer URN nicht möglich sind (<span class="clause">RFC 8141
    §2</span>):
testable-samples = Erzeugte Namen
testable-put-right = Korrekturen, die nötig waren, um die Regeln zu lesen
testable-as-data = Regeln als Daten
testable-how-far = Abdeckung
testable-how-far-wider = der Text hat weitere Regeln in Prosa
