# Regeln als Daten: ihre Seite, und was sie von Namen sagen.

testable-title = Prüfbar machen
testable-syntax = Syntax
testable-saved = Gespeichert und erprobt.
testable-stale-html = <strong>In einem anderen Fenster gespeichert.</strong> Diese Regeln wurden in einem anderen Fenster oder von jemandem, der
    mitwirkt, gespeichert, seit Sie diese Seite geöffnet haben. Nichts wurde überschrieben: Unten steht, was Sie hier eingegeben haben; wenn Sie
    es jetzt speichern, ersetzt es das Gespeicherte.
testable-lede = Freiwillig. Mit maschinenlesbaren Regeln kann jeder Ihre Namen prüfen und sehen, welche eine Änderung ungültig machen würde. Wo Regeln und
    Text voneinander abweichen, entscheidet der Text.
testable-again = Regeln, Startregel und Beispiele wurden noch einmal aus Ihrem Abschnitt zur Syntax gelesen. Nichts ist gespeichert, bevor Sie auf den
    Knopf drücken.
testable-no-rule = In Ihrem Abschnitt zur Syntax steht keine Regel in ABNF. Schreiben Sie die Regeln hier, oder verlassen Sie diese Seite:
    Nichts wartet darauf.
testable-filled-in = Aus Ihrem Abschnitt zur Syntax ausgefüllt. Nichts ist gespeichert, bevor Sie auf den Knopf drücken.
testable-filled-in-revision = Aus Ihrem Abschnitt zur Syntax und den geltenden Regeln ausgefüllt. Nichts ist gespeichert, bevor Sie auf den Knopf
    drücken.
testable-more = Wertregel, Gleichwertigkeit, Komponenten
testable-components = Was Ihr Text über die Komponenten sagt (RFC 8141, 2.3): undefined, reserved, forbidden oder „used: wofür“.
testable-found-by = Woran man ihn findet
testable-save-try = Speichern und erproben
testable-results = Was die Regeln sagen
testable-yours-html = <strong>Sind das alles Namen von Ihnen?</strong> Die Regeln haben sie erfunden; einer, der keiner ist, zeigt, dass sie
    zu viel erlauben.
testable-help = Hilfe
testable-how = Wie es geht
testable-how-names-html = Schreiben Sie Namen ganz oder nur, was auf <code>urn:{ $nid }:</code> folgt.
testable-how-number-html = Schreiben Sie <code>{"{{NID}}"}</code>, wo die Nummer stehen wird, oder lassen Sie es weg; hier steht <code>{ $nid }</code>
    dafür.
testable-how-tried = Die Regeln werden beim Speichern erprobt, gehen mit dem Text, den Sie senden, und werden mit ihm veröffentlicht, wenn er registriert wird.
testable-read-again = Den Abschnitt zur Syntax noch einmal lesen
testable-from = Woher sie kommen
testable-back = Zurück zum Abschnitt Syntax

# Felder.

testable-f-abnf = Regeln
testable-f-abnf-hint = ABNF (RFC 5234, RFC 7405), sonst nichts; ein Kommentar beginnt mit ;
testable-f-start = Startregel
testable-f-start-hint = Die Regel für alles, was auf urn:{ $nid }: folgt
testable-f-wider = Mein Text hat weitere Regeln in Worten, die diese nicht abdecken
testable-f-check = Wertregel
testable-f-check-hint = Eine Prüfziffer, ein wirkliches Datum oder dergleichen, was keine Grammatik sagen kann
testable-f-check-none = keine
testable-f-same = Wann sind zwei Namen gleich?
testable-f-same-hint = Eine Regel je Zeile: ignore-case, ignore-case-of:RULE, ignore:CHARACTERS, percent-decode (RFC 8141, 3.1)
testable-f-pass = Namen, die gelten sollen
testable-f-pass-hint = Einer je Zeile, höchstens { $most }
testable-f-fail = Namen, die nicht gelten sollen
testable-f-fail-hint = Einer je Zeile, höchstens { $most }: Fehler, die man leicht macht
testable-f-issued = Namen, die Sie vergeben haben (freiwillig)
testable-f-issued-hint = Einer je Zeile, höchstens { $most }. Wir veröffentlichen, wie viele gelten, und die ersten, die es nicht tun; die Liste selbst bleibt privat
testable-f-title = Wofür der Name steht (freiwillig)
testable-f-summary = Was eine solche URN benennt, in einem Satz von höchstens 160 Zeichen
testable-f-summary-hint = Bleibt es leer, ist es der erste Satz des Zwecks
testable-f-homepage = Website (freiwillig)
testable-f-topics = Themen, höchstens drei

# Was gespeichert ist, neben dem Eingegebenen.

testable-their-saved = Wie gespeichert
testable-their-same = Gleiche Namen
testable-their-issued = Namen, die Sie vergeben haben
testable-their-title = Wofür der Name steht
testable-their-summary = Was eine solche URN benennt
testable-their-homepage = Website

# Was die Regeln sagen.

testable-guessed = Aus dem Abschnitt zur Syntax gelesen; niemand hat sie gespeichert.
testable-not-usable = Unbrauchbar
testable-not-usable-about = Regeln, die nicht zu gebrauchen sind, halten nichts auf und werden nicht veröffentlicht.
testable-against-registrant = die Regeln von Version { $version }, wie der Registrant sie in Daten gefasst hat,
testable-against-editors = die Regeln von Version { $version }, wie die Redaktion des Verzeichnisses sie liest,
testable-against-text = die Regeln von Version { $version }, wie sie im Text stehen,
testable-breaks = Macht Namen ungültig
testable-breaks-about = Namen, die { $against } erlauben, weisen diese zurück, die kürzesten zuerst. Vergebene Namen bleiben gültig.
testable-breaks-none = Macht keinen ungültig
testable-breaks-none-about = Jeder Name, den { $against } erlauben, gilt auch nach diesen. Das ist bewiesen.
testable-none-found = Keiner gefunden
testable-none-found-about = Namen, die { $against } erlauben, wurden erfunden und erprobt; alle gelten auch nach diesen. Das beweist nichts.
testable-not-tested = Nicht geprüft
testable-not-tested-examples = Die Beispiele im Abschnitt Syntax passen nicht zu seinen Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft. Berichtigen Sie zuerst die Regeln oder die Beispiele.
testable-not-tested-no-rules = Der Abschnitt Syntax hat keine lesbaren ABNF-Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
testable-not-tested-unusable = Diese Regeln sind nicht verwendbar. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
testable-not-tested-differ = Diese Regeln weichen von denen im Abschnitt Syntax ab. Die Auswirkung des neuen Textes auf bestehende Namen wurde deshalb nicht geprüft. Verwenden Sie die Regeln des Abschnitts Syntax.
testable-not-tested-not-adapted = Der Abschnitt Syntax wurde geändert, aber dies sind noch die geltenden Regeln. Die Auswirkung des neuen Textes auf bestehende Namen wurde nicht geprüft. Ändern Sie auch die Regeln.
testable-not-tested-unchanged = Dies sind die geltenden Regeln. Es gibt keine Änderung zu prüfen.
testable-not-tested-none-in-force = Die registrierte Version hat keine lesbaren Regeln. Die Auswirkung auf bestehende Namen wurde deshalb nicht geprüft.
testable-newly = Neu erlaubt, zum Beispiel
testable-issued-count = { $count ->
    [one] { $count } vergebenen Namen
   *[other] { $count } vergebenen Namen
}
testable-issued = Von { $all } gelten { $pass } nach diesen{ $undecided }.
testable-issued-against = Von { $all } erlauben { $against } { $passed } und diese { $pass }{ $undecided }.
testable-issued-undecided = ; bei { $count } dauerte der Versuch zu lange
testable-issued-all = Alle gelten
testable-issued-none-breaks = Keiner wird ungültig
testable-line-html = Zeile { $line }: <code
    class="any"><bdi>{ $name }</bdi></code>: { $why }
testable-issued-more = Und { $count } weitere.
testable-different = Diese Regeln und die im Abschnitt zur Syntax weichen voneinander ab; maßgeblich ist der Wortlaut des Textes
testable-different-more = und { $count } weitere
testable-only-here = nur hier: { $rule }
testable-only-text = nur im Text: { $rule }
testable-changed = im Text { $before }; hier { $after }
testable-renamed = unter anderem Namen: im Text { $before }; hier { $after }
testable-all-agree = Alle { $count } Beispiele verhalten sich, wie sie sollen.
testable-disagree = { $count } von { $of } Beispielen verhalten sich nicht wie erwartet.
testable-examples = Die Beispiele
testable-examples-tried = Beispiele, erprobt
testable-name = Name
testable-should = Soll
testable-result = Ergebnis
testable-why = Warum
testable-unexpected = nicht wie erwartet
testable-passes = gilt
testable-fails = gilt nicht
testable-not-known = unbekannt
testable-to-pass = gelten
testable-to-fail = nicht gelten
testable-strangers-html = Die Regeln ergeben Namen, die keine URN haben kann (<span class="clause">RFC 8141
    §2</span>):
testable-samples = Namen, die die Regeln erfinden
testable-put-right = Was bereinigt wurde, um die Regeln zu lesen
testable-as-data = Die Regeln als Daten
testable-how-far = Wie weit
testable-how-far-wider = der Text hat weitere Regeln in Worten
