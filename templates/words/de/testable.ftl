# Regeln als Daten: ihre Seite, und was sie von Namen sagen.

testable-title = Maschinenlesbare Syntax hinzufügen
testable-syntax = Syntax
testable-saved = Gespeichert und geprüft.
testable-stale-html = <strong>In einem anderen Fenster gespeichert.</strong> Diese Regeln wurden in einem anderen Fenster oder von
    jemandem, der mitwirkt, gespeichert, nachdem Sie diese Seite geöffnet hatten. Nichts wurde überschrieben. Ihre Eingabe steht
    unten. Wenn Sie sie jetzt speichern, ersetzt sie die anderen Regeln.
testable-lede = Freiwillig. Mit maschinenlesbarer Syntax kann jeder Ihre Namen prüfen, und Sie sehen, welche Namen eine Änderung
    ungültig machen würde. Wenn Syntax und Text voneinander abweichen, ist der Text maßgeblich.
testable-again = Regeln, Startregel und Beispiele wurden erneut aus Ihrem Abschnitt Syntax gelesen. Nichts wird gespeichert, bevor
    Sie auf den Knopf klicken.
testable-no-rule = Ihr Abschnitt Syntax enthält keine ABNF-Regeln. Schreiben Sie die Regeln hier, oder verlassen Sie diese Seite.
    Dieser Schritt ist freiwillig.
testable-filled-in = Aus Ihrem Abschnitt Syntax ausgefüllt. Nichts wird gespeichert, bevor Sie auf den Knopf klicken.
testable-filled-in-revision = Aus Ihrem Abschnitt Syntax und den geltenden Regeln ausgefüllt. Nichts wird gespeichert, bevor Sie
    auf den Knopf klicken.
testable-more = Wertregel, Gleichwertigkeit und Komponenten
testable-components = Was Ihr Text zu den Komponenten angibt (RFC 8141, 2.3): undefined, reserved, forbidden oder „used: wofür“.
testable-found-by = Suchbegriffe
testable-save-try = Speichern und prüfen
testable-results = Prüfergebnisse
testable-yours-html = <strong>Sind das alles Namen Ihres Namensraums?</strong> Sie wurden aus den Regeln erzeugt. Wenn einer davon
    nicht gültig ist, lassen die Regeln zu viel zu.
testable-help = Hilfe
testable-how = Hilfe zu dieser Seite
testable-how-names-html = Geben Sie Namen vollständig ein oder nur den Teil nach <code>urn:{ $nid }:</code>.
testable-how-number-html = Schreiben Sie <code>{"{{NID}}"}</code> anstelle der Nummer, oder lassen Sie sie weg. Diese Seite
    verwendet dafür <code>{ $nid }</code>.
testable-how-tried = Die Regeln werden beim Speichern geprüft. Sie werden mit Ihrem Text eingereicht und mit ihm veröffentlicht,
    wenn er registriert wird.
testable-read-again = Den Abschnitt zur Syntax noch einmal lesen
testable-from = Quelle der Regeln
testable-back = Zurück zum Abschnitt Syntax

# Felder.

testable-f-abnf = Regeln
testable-f-abnf-hint = Nur ABNF (RFC 5234, RFC 7405); Kommentare beginnen mit ;
testable-f-start = Startregel
testable-f-start-hint = Die Regel für alles nach urn:{ $nid }:
testable-f-wider = Mein Text hat weitere Regeln in Prosa, die hier nicht abgedeckt sind
testable-f-check = Wertregel
testable-f-check-hint = Eine Prüfziffer, ein gültiges Datum oder eine andere Regel, die eine Grammatik nicht ausdrücken kann
testable-f-check-none = keine
testable-f-same = Gleichwertigkeit
testable-f-same-hint = Eine Regel je Zeile: ignore-case, ignore-case-of:RULE, ignore:CHARACTERS, percent-decode (RFC 8141, 3.1)
testable-f-pass = Gültige Namen
testable-f-pass-hint = Einer je Zeile, höchstens { $most }
testable-f-fail = Ungültige Namen
testable-f-fail-hint = Einer je Zeile, höchstens { $most }, zum Beispiel typische Fehler
testable-f-issued = Vergebene Namen (freiwillig)
testable-f-issued-hint = Einer je Zeile, höchstens { $most }. Wir veröffentlichen, wie viele gültig sind, und die ersten
    ungültigen. Die vollständige Liste wird nicht veröffentlicht
testable-f-title = Vollständiger Name (freiwillig)
testable-f-summary = Was eine solche URN benennt, in einem Satz von höchstens 160 Zeichen
testable-f-summary-hint = Wenn leer, wird der erste Satz von Purpose verwendet
testable-f-homepage = Website (freiwillig)
testable-f-topics = Themen (höchstens drei)

# Was gespeichert ist, neben dem Eingegebenen.

testable-their-saved = Gespeicherte Regeln
testable-their-same = Gleichwertigkeit
testable-their-issued = Vergebene Namen
testable-their-title = Vollständiger Name
testable-their-summary = Was eine solche URN benennt
testable-their-homepage = Website

# Was die Regeln sagen.

testable-guessed = Aus dem Abschnitt Syntax gelesen und noch nicht gespeichert.
testable-not-usable = Unbrauchbar
testable-not-usable-about = Nicht verwendbare Regeln blockieren den Antrag nicht und werden nicht veröffentlicht.
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
testable-not-tested-differ = Diese Regeln weichen von denen im Abschnitt Syntax ab. Die Auswirkung des neuen Textes auf bestehende Namen wurde deshalb nicht geprüft. Verwenden Sie die Regeln des Abschnitts Syntax.
testable-not-tested-not-adapted = Der Abschnitt Syntax wurde geändert, aber dies sind noch die geltenden Regeln. Die Auswirkung des neuen Textes auf bestehende Namen wurde nicht geprüft. Ändern Sie auch die Regeln.
testable-not-tested-unchanged = Dies sind die geltenden Regeln. Es gibt keine Änderung zu prüfen.
testable-not-tested-none-in-force = Die registrierte Version hat keine lesbaren Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
testable-newly = Neu erlaubte Namen, zum Beispiel
testable-issued-count = { $count ->
    [one] { $count } vergebenen Namen
   *[other] { $count } vergebenen Namen
}
testable-issued = Von { $all } entsprechen { $pass } diesen Regeln{ $undecided }.
testable-issued-against = Von { $all } erlauben { $against } { $passed }, diese Regeln { $pass }{ $undecided }.
testable-issued-undecided = ; bei { $count } dauerte die Prüfung zu lange
testable-issued-all = Alle Namen passen
testable-issued-none-breaks = Kein Name wird ungültig
testable-line-html = Zeile { $line }: <code
    class="any"><bdi>{ $name }</bdi></code>: { $why }
testable-issued-more = Und { $count } weitere.
testable-different = Diese Regeln weichen von denen im Abschnitt Syntax ab. Maßgeblich ist der Text
testable-different-more = und { $count } weitere
testable-only-here = nur hier: { $rule }
testable-only-text = nur im Text: { $rule }
testable-changed = Text: { $before }; hier: { $after }
testable-renamed = umbenannt: { $before } im Text; { $after } hier
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
