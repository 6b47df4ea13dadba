# Die Seite, die Namen prüft.

check-title = Eine URN prüfen
check-lede = Die Adresse der Ergebnisseite lässt sich weitergeben. Gespeichert werden nur Ergebnisse von Listen, 14 Tage lang.
check-see-registration = Registrierung ansehen
check-request-it = Diese Namensraum-Kennung beantragen
check-all-rules = Alle Regeln
check-end = (Ende)
check-as-urn = Als URN
check-did-you-mean = Meinten Sie
check-or = oder
check-question = ?
check-lead = Auflösen
check-a-urn = Eine URN
check-read-by = Syntaxprofil
check-check-urn = URN prüfen
check-rules = Regeln
check-pass = Erfüllt
check-fail = Verletzt
check-not-asked = Nicht geprüft
check-notes = Punkte für die Begutachtung
check-notes-about = Diese Punkte blockieren keinen Antrag.
check-look = Hinweis
check-fired = Dieser Hinweis trifft auf { $count } von { $all } registrierten Kennungen zu.
check-parts = Komponenten
check-tests = Prüfungen
check-compared = Gleichwertigkeit
check-decoded = Dekodiert (nur zur Anzeige)
check-mixed = Gemischte Schriften
check-mixed-about = Enthält möglicherweise ähnlich aussehende Zeichen (RFC 8141, 3.2)
check-mind = Warnungen
check-each = Komponenten
check-each-label = Komponenten der URN
check-part = Komponente
check-text = Text
check-what = Beschreibung
check-looks-like-html = Eine URN besteht aus <code>urn:</code>, einer registrierten Namensraum-Kennung, <code>:</code> und dem
    Namen. <a href="/rules">Die Regeln</a>
check-pair-compared = Vergleich
check-pair-label = Die beiden URNs
check-as-written = Wie geschrieben
check-compared-as = Verglichen als
check-tag-urn = URN
check-tag-id = Kennung
check-tag-two = Zwei
check-tag-text = Text
check-ask-urn = Prüfen Sie eine URN nach der Syntax und den Regeln ihres Namensraums.
check-ask-id = Prüfen Sie, ob eine Namensraum-Kennung verfügbar ist und die Regeln einhält.
check-ask-two = Prüfen Sie, ob zwei URNs gleichwertig sind.
check-ask-text-html = Prüfen Sie, ob eine Vorlage vollständig ist. <a href="/check/template">Eine Vorlage prüfen</a>
check-list-of = Liste von URNs
check-other = Andere Prüfungen
check-an-id = Namensraum-Kennung
check-f-id = Namensraum-Kennung
check-f-id-hint = Zum Beispiel isbn oder example-co
check-check-id = Namensraum-Kennung prüfen
check-two = Zwei URNs
check-first-urn = Erste URN
check-second-urn = Zweite URN
check-compare = Vergleichen
check-whole-template = Registrierungsvorlage
check-whole-template-html = <a href="/check/template">Fügen Sie eine Vorlage ein</a>, um alle Befunde auf einmal zu sehen. Nichts
    wird gespeichert.
check-whole-list-html = <a href="/check/list">Prüfen Sie eine ganze Liste</a> und laden Sie das Ergebnis herunter.

# Antworten.

check-nid-free = { $nid } ist verfügbar
check-nid-registered = { $nid } ist registriert
check-nid-requested = { $nid } wurde bereits von jemand anderem beantragt
check-nid-reserved = { $nid } ist reserviert
check-nid-not-allowed = { $nid } ist nicht zulässig
check-equivalent = Die beiden URNs sind gleichwertig
check-not-equivalent = Die beiden URNs sind nicht gleichwertig
check-equal-by-case = Die vergebenen Namen sind gleich, wenn Groß- und Kleinschreibung vereinheitlicht ist (RFC 8141, 3.1).
check-equal-by-rule = Beide sind gleich nach einer eigenen Regel des Namensraums (RFC 8141, 3.1, letzter Absatz).
check-differ = Die vergebenen Namen unterscheiden sich, nach RFC 8141 und nach jeder bekannten Regel des Namensraums (RFC 8141, 3.1).
check-first-no-urn = Die erste ist keine URN
check-second-no-urn = Die zweite ist keine URN
check-form-by-rules = Nach den Regeln des Namensraums
check-form-alone = Nur nach RFC 8141
check-written = Eine URN besteht aus urn:, einer Namensraum-Kennung, einem Doppelpunkt und dem Namen.
check-passed = Bestanden
check-fails = Nicht bestanden
check-not-tested = Nicht geprüft
check-like-urn = Die Syntax ist die einer URN.
check-unregistered = Der Namensraum { $nid } ist nicht registriert ({ $class }).
check-no-rules = Der Name: nicht geprüft, weil ein nicht registrierter Namensraum keine Regeln hat.
check-registered = { $kind ->
    [formal] { $nid } ist ein registrierter formeller Namensraum.
   *[informal] { $nid } ist ein registrierter informeller Namensraum.
}
check-syntax-unread = Syntax: nicht geprüft, weil dieses Verzeichnis keine maschinenlesbaren Regeln für diesen Namensraum hat.
check-syntax-none = Syntax: nicht geprüft, weil die Registrierung von { $nid } keine angibt.
check-syntax-slow = Syntax: nicht geprüft, weil die Prüfung zu lange dauerte.
check-syntax-fits = Der Name passt zur Syntax der Registrierung.
check-syntax-clause = die Registrierung, Syntax
check-registration-clause = die Registrierung
check-value-later = Wertregel ({ $rule }): nicht geprüft, weil die Syntax nicht passt.
check-value-right = Der Wert erfüllt die Regel { $rule }.
check-in-words = Regeln, die die Registrierung nur in Prosa angibt.
check-ever-given = Ob dieser Name je vergeben wurde: Verzeichnisse von URN-Namensräumen haben diese Angabe nicht.
check-piece-namespace = Namensraum
check-piece-name = Name
check-row-nid = Namensraum-Kennung (NID)
check-row-nss = Namensraum­spezifische Zeichenfolge (NSS)
check-row-scheme-is = immer urn; Groß- und Kleinschreibung zählt nicht
check-row-nid-is = bezeichnet den Namensraum; Groß- und Kleinschreibung zählt nicht
check-row-nss-is = der Name; seine Form legt der Namensraum fest
check-row-rule-is = festgelegt durch die Syntax der Registrierung
check-row-r-is = für den Auflösungsdienst; kein Teil des Namens
check-row-f-is = eine Stelle in der Ressource, für den Client; kein Teil des Namens
check-row-q-is = für die benannte Ressource; wird zum Abfrageteil einer Adresse; kein Teil des Namens
check-query = Abfrage
