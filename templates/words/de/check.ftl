# Die Seite, die Namen prüft.

check-title = Einen Namen prüfen
check-lede = Die Adresse der Antwort lässt sich weitergeben. Aufbewahrt wird nur das Ergebnis einer Liste, 14 Tage lang.
check-see-registration = Die Registrierung ansehen
check-request-it = Beantragen
check-all-rules = Alle Regeln
check-end = (Ende)
check-as-urn = Als URN
check-did-you-mean = Meinten Sie
check-or = oder
check-question = ?
check-lead = Wohin führt sie?
check-a-urn = Eine URN
check-read-by = Gelesen nach
check-check-urn = URN prüfen
check-rules = Regel für Regel
check-pass = Erfüllt
check-fail = Verletzt
check-not-asked = Nicht geprüft
check-notes = Worauf die Fachgutachter achten werden
check-notes-about = Nichts davon steht einem Antrag im Weg.
check-look = Ansehen
check-fired = Dieser Hinweis hätte bei { $count } von { $all } registrierten Kennungen angeschlagen.
check-parts = In ihren Teilen
check-tests = Was geprüft wurde
check-compared = Wie sie verglichen wird
check-decoded = Dekodiert, nur zum Lesen
check-mixed = Gemischte Schriften
check-mixed-about = Ähnlich aussehende Buchstaben sind möglich (RFC 8141, 3.2)
check-mind = Was zu beachten ist
check-each = Teil für Teil
check-each-label = Teile der URN
check-part = Teil
check-text = Text
check-what = Was es ist
check-looks-like-html = Wie eine URN aussieht: <code>urn:</code>, eine registrierte Namensraum-Kennung, <code>:</code> und der Name. <a href="/rules">Die Regeln</a>
check-pair-compared = Wie sie verglichen werden
check-pair-label = Die beiden URNs
check-as-written = Wie geschrieben
check-compared-as = Verglichen als
check-tag-urn = URN
check-tag-id = Kennung
check-tag-two = Zwei
check-tag-text = Text
check-ask-urn = Ist es eine URN? Zu welchem Namensraum gehört sie, und was sind ihre Teile?
check-ask-id = Ist eine Namensraum-Kennung frei, und hält sie die Regeln ein?
check-ask-two = Bezeichnen zwei Schreibweisen dasselbe?
check-ask-text-html = Ist eine ganze Vorlage vollständig? <a href="/check/template">Eine Vorlage prüfen</a>
check-list-of = Eine Liste von URNs
check-other = Andere Prüfungen
check-reading = Die Registrierung, { $by }.
check-an-id = Eine Namensraum-Kennung
check-f-id = Namensraum-Kennung
check-f-id-hint = Zum Beispiel isbn oder example-co
check-check-id = Kennung prüfen
check-two = Zwei URNs
check-first-urn = Erste URN
check-second-urn = Zweite URN
check-compare = Vergleichen
check-whole-template = Eine ganze Vorlage
check-whole-template-html = <a href="/check/template">Fügen Sie eine Vorlage ein</a> und lesen Sie alle Befunde auf einmal. Nichts wird aufbewahrt.
check-whole-list-html = <a href="/check/list">Prüfen Sie eine ganze Liste</a> und laden Sie das Ergebnis herunter.

# Antworten.

check-nid-free = { $nid } kann beantragt werden
check-nid-registered = { $nid } ist registriert
check-nid-requested = { $nid } ist schon von jemand anderem beantragt
check-nid-reserved = { $nid } ist reserviert
check-nid-not-allowed = { $nid } ist nicht zulässig
check-equivalent = Die beiden URNs sind gleichwertig
check-not-equivalent = Die beiden URNs sind nicht gleichwertig
check-equal-by-case = Die vergebenen Namen sind gleich, wenn Groß- und Kleinschreibung vereinheitlicht ist (RFC 8141, 3.1).
check-equal-by-rule = Beide sind gleich nach einer eigenen Regel des Namensraums (RFC 8141, 3.1, letzter Absatz).
check-differ = Die vergebenen Namen unterscheiden sich, nach RFC 8141 und nach jeder bekannten Regel des Namensraums (RFC 8141, 3.1).
check-first-no-urn = Die erste ist keine URN
check-second-no-urn = Die zweite ist keine URN
check-form-by-rules = Nach den Regeln ihres Namensraums
check-form-alone = Nach RFC 8141 allein
check-written = Eine URN schreibt man so: urn:, ein Namensraum, ein Doppelpunkt und der Name.
check-by-registrant = wie ihr Registrant sie in Regeln gefasst hat
check-by-editors = wie die Redaktion dieses Verzeichnisses sie liest
check-passed = Bestanden
check-fails = Nicht bestanden
check-not-tested = Nicht geprüft
check-like-urn = Die Eingabe ist wie eine URN geschrieben.
check-unregistered = Ein Namensraum { $nid } ist nicht registriert ({ $class }).
check-no-rules = Der Name selbst: ohne Registrierung hat er keine Regeln.
check-registered = { $kind ->
    [formal] { $nid } ist ein registrierter formeller Namensraum.
   *[informal] { $nid } ist ein registrierter informeller Namensraum.
}
check-syntax-unread = Die Syntax: Dieses Verzeichnis hat keine Regeln dieses Namensraums, die ein Programm lesen kann.
check-syntax-none = Die Syntax: Die Registrierung von { $nid } gibt keine an.
check-syntax-slow = Die Syntax: Die Prüfung dauerte zu lange.
check-syntax-fits = Die URN passt zur Syntax ihrer Registrierung, { $by }.
check-syntax-clause = die Registrierung, Syntax
check-registration-clause = die Registrierung
check-value-later = Was ihr Wert einhalten muss ({ $rule }): Zuerst kommt die Syntax.
check-value-right = Der Wert ist nach der Regel { $rule } richtig.
check-in-words = Regeln, die die Registrierung nur in Worten gibt.
check-ever-given = Ob dieser Name je für etwas vergeben wurde: Das weiß kein Verzeichnis von URNs.
check-piece-namespace = Namensraum
check-piece-name = Name
check-row-nid = Namensraum-Kennung (NID)
check-row-nss = Namensraum­spezifische Zeichenfolge (NSS)
check-row-scheme-is = immer urn, groß oder klein
check-row-nid-is = wer für den Namen verantwortlich ist; Groß- und Kleinschreibung zählt nicht
check-row-nss-is = der Name selbst; seine Form bestimmt der Namensraum
check-row-rule-is = nach der Syntax der Registrierung
check-row-r-is = für den Auflösungsdienst; kein Teil des Namens
check-row-f-is = eine Stelle in der Ressource, für den Client; kein Teil des Namens
check-row-q-is = für die benannte Ressource; wird in die Abfrage einer Adresse übernommen; kein Teil des Namens
check-query = Abfrage
