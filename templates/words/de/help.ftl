# Hilfe und Kontakt, wie ein Namensraum registriert wird, was Fehler bedeuten, Barrierefreiheit.

help-to-register = Registrierung
help-how = Wie ein Namensraum registriert wird
help-checked = Prüfung von Anträgen
help-who-decides = Entscheidungen
help-experts = Die Fachgutachter
help-guide-experts = Anleitung für Fachgutachter (englisch)
help-guide-operators = Anleitung für den Betrieb (englisch)
help-bodies = Anerkannte Gremien (Schnellverfahren)
help-how-long = Bearbeitungszeiten
help-reading = Lesen und verwenden
help-api = API-Referenz (englisch)
help-site = Über diese Website
help-list = Begutachtungs­liste
help-list-public = Die Begutachtungsliste ist öffentlich. Jeder kann sie lesen und an sie schreiben.
help-errors-title = Fehlermeldungen

help-register-lede = Sie schreiben die Registrierung, der Betrieb prüft, ob sie vollständig ist, Fachgutachter begutachten sie
    öffentlich, und sie wird dauerhaft veröffentlicht.
help-step-draft-html = Entwurf<span class="soft">Sie füllen die Registrierungsvorlage aus RFC 8141, Anhang A, aus. Der Entwurf ist
    nicht öffentlich und bleibt gespeichert, bis Sie ihn löschen.</span>
help-step-intake-html = Eingangsprüfung<span class="soft">Nachdem Sie den Antrag eingereicht haben, prüft der Betrieb, ob er
    vollständig ist, meist binnen zwei Arbeitstagen.</span>
help-step-review-html = Begutachtung<span class="soft">Der Text wird an die öffentliche Begutachtungsliste gesendet und von den
    Fachgutachtern begutachtet. Die Diskussion dauert { $days }. Sie können Fragen stellen. Sie antworten oder reichen eine neue Revision
    ein.</span>
help-step-decision-html = Entscheidung<span class="soft">Die Leitung der Fachgutachter billigt den Antrag oder lehnt ihn ab, mit Begründung.</span>
help-step-registered-html = Registriert<span class="soft">Der Betrieb veröffentlicht die Registrierung. Ihr Permalink ändert sich
    nie, und frühere Versionen bleiben abrufbar.</span>
help-words = Glossar
help-word-nid-html = Namensraum-Kennung (namespace identifier): der Teil einer URN zwischen <code>urn:</code> und dem nächsten Doppelpunkt, zum Beispiel
    <code>isbn</code> (RFC 8141, 2.1).
help-word-nss = Namensraum­spezifische Zeichenfolge (namespace-specific string): der Teil einer URN nach diesem Doppelpunkt (RFC
    8141, 2.2).
help-word-components-term = r-, q- und f-Komponente
help-word-components-html = Optionale Komponenten nach <code>?+</code> (für Resolver), <code>?=</code> (für die benannte
    Ressource) und <code>#</code> (eine Stelle in der Ressource). Sie gehören nicht zum Namen, wenn URNs verglichen werden (RFC
    8141, 2.3).
help-word-formal-term = Formell, informell
help-word-formal-html = Die Namensraum-Kennung eines formellen Namensraums wählen Sie. Ein informeller Namensraum erhält die
    nächste Nummer, zum Beispiel <code>urn-7</code> (RFC 8141, 5).
help-word-fast = Von der IESG anerkannte Normungsgremien können ohne eine Entscheidung der Fachgutachter registrieren; diese
    beraten nur (RFC 8141, 6.3).

help-e400 = 400: ungültige Anfrage
help-e400-about = Die URL oder das Formular enthält etwas, was dieses Verzeichnis nicht unterstützt.
help-e401 = 401: bitte anmelden
help-e401-about = Ihre Sitzung ist beendet. Die Seite zeigt noch, was Sie eingegeben haben.
help-e403 = 403: nicht erlaubt
help-e403-about = Sie können diese Seite ansehen, aber die Aktion verlangt eine andere Rolle. Die Meldung nennt sie.
help-e404 = 404: nicht gefunden
help-e404-about = Diese Seite gibt es nicht, oder sie ist nicht öffentlich.
help-e409 = 409: die Daten haben sich geändert
help-e409-about = Die Daten wurden von jemand anderem oder in einem anderen Fenster geändert. Nichts wurde überschrieben.
help-e413 = 413: zu groß
help-e413-about = Die Grenzen sind 4 MiB für ein Formular, 8 MiB für ein Dokument mit einer Vorlage, 1 MiB für dessen Text und 1
    MiB für eine Liste von URNs.
help-e422 = 422: es gibt ein Problem
help-e422-about = Etwas, was Sie eingegeben haben, muss berichtigt werden. Die Seite sagt, was, und nennt die Regel.
help-e429 = 429: zu viele Versuche
help-e429-about = Warten Sie 15 Minuten, bevor Sie es noch einmal versuchen.
help-e503 = 503: vorübergehend nicht verfügbar
help-e503-about = Das Verzeichnis ist ausgelastet. Nichts wurde geändert, es sei denn, die Seite sagt, dass das Ergebnis nicht bekannt ist.

help-accessibility-about = Diese Seiten sollen WCAG 2.2, Stufe AA, erfüllen. Sie funktionieren ohne JavaScript, allein mit der
    Tastatur, bei 320 Pixeln und 400 % Vergrößerung, im hellen und im dunklen Modus und im Druck. Jede Seite wird automatisch
    geprüft. Wenn etwas bei Ihnen nicht funktioniert, schreiben Sie dem Betrieb.

help-scheme-title = Das Schema urn
help-scheme-about-html = Alle URN-Namensräume gehören zu einem URI-Schema, <code>urn</code>. RFC 8141, Abschnitt 7.1, registriert es als dauerhaftes Schema. Für
    Änderungen ist die IETF zuständig. Maßgeblich ist IANAs Verzeichnis der URI-Schemata.
help-scheme-meaning = Ein Uniform Resource Name bezeichnet eine Ressource dauerhaft und unabhängig von ihrem Ort (RFC 8141, Abschnitt 1). Die Syntax steht in
    Abschnitt 2, die Hinweise zur Sicherheit stehen in Abschnitt 8.
help-scheme-urn-html = Kein Namensraum kann <code>urn</code> heißen. Diese Namensraumkennung ist <a href="/reserved">dauerhaft reserviert</a>, damit
    <code>urn:urn:</code> niemals eine Bedeutung hat (RFC 2141, 2.1).
help-draft-title = Abfrageparameter des Entwurfs von 2012
help-draft-about = draft-ietf-urnbis-rfc2141bis-urn-03 schlug 2012 Anweisungen in der Abfrage einer URN und zwei Verzeichnisse dafür vor (Abschnitt 9.2). Sie
    wurden nicht angenommen: RFC 8141 kennt keine Anweisungen in der Abfrage, und IANA hat diese Verzeichnisse nie geführt. In Dokumenten und Daten jener Zeit kommen solche Namen noch vor.
help-draft-keywords-html = Der Entwurf hat zwei Schlüsselwörter: <code>s</code> wählt einen Auflösungsdienst, etwa <code>I2L</code> für eine URL oder
    <code>I2C</code> für eine Beschreibung, und <code>c</code> wählt einen Bestandteil der Ressource.
help-draft-resolve-html = <a href="/resolve">Auflösen</a> und <a href="/check">Prüfen</a> verstehen sie, wenn Sie das Syntaxprofil des Entwurfs wählen. Verwenden
    Sie in neuen URNs die r-Komponente und die q-Komponente von RFC 8141 (Abschnitte 2.3.1 und 2.3.2).

help-means-title = Was eine Registrierung bedeutet
help-means-lede = Eine Registrierung gibt an, wer für einen Namensraum verantwortlich ist und wie seine Namen gebildet und vergeben werden. Sie ist eine Auskunft,
    keine Garantie.
help-means-promises = Worauf Sie sich verlassen können
help-means-nid = Die Namensraumkennung wird niemals an einen anderen Namensraum vergeben, auch wenn die Registrierung außer Gebrauch kommt. Vergebene URNs bleiben gültig.
help-means-unique = Der Registrant muss jeden Namen an genau eine Ressource vergeben (RFC 8141, Abschnitt 5).
help-means-text = Jede Version und jede Korrektur hat eine dauerhafte Adresse, und ihr Text ändert sich nicht.
help-means-not = Was eine Registrierung nicht zusagt
help-means-advisory = Die Angaben einer Registrierung sind Hinweise (RFC 8141, Abschnitt 8). Sie stammen vom Registranten; das Verzeichnis prüft nicht, ob sie
    zutreffen. Eine gültige URN beweist nicht, dass es die bezeichnete Ressource gibt oder dass sie ist, was jemand behauptet.
help-means-resolve = Eine Registrierung sagt nicht zu, dass sich Namen auflösen lassen. Ob das vorgesehen ist, gibt der Registrant im Abschnitt „Resolution“ an.
help-means-several = Eine Ressource kann mehrere URNs haben, in einem oder in mehreren Namensräumen (RFC 8141, Abschnitt 5). Ein Buch kann zum Beispiel eine ISBN
    und eine NBN haben. Verschiedene URNs bedeuten also nicht, dass auch die Ressourcen verschieden sind.
help-means-fees = Namen können kostenpflichtig sein und von privaten oder proprietären Stellen vergeben werden (RFC 8141, Abschnitt 5.1). Dieses Verzeichnis
    registriert Namensräume kostenlos; Namen darin vergibt es nicht.
help-means-rights = Eine Registrierung begründet kein Markenrecht und kein anderes Recht an einem Namen.
