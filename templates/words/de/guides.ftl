# Die Anleitungen für Leser von Registrierungen und für Programme. Der Code auf der Seite für Programme ist in jeder Sprache derselbe.

guide-urns-lede = Eine URN ist ein Name, der gleich bleibt, wenn sich der Ort der Ressource ändert. Diese Seite erklärt, wie man eine
    Registrierung liest und wie man URNs prüft, auflöst und zitiert.
guide-urns-what-html = In <code>urn:isbn:0451450523</code> ist <code>isbn</code> die Namensraum-Kennung (NID). Sie sagt, wessen Regeln gelten, hier
    die der International ISBN Agency. <code>0451450523</code> ist die namensraumspezifische Zeichenfolge (NSS): der Name innerhalb dieses Namensraums.
guide-urns-registered = Dieses Verzeichnis registriert Namensraum-Kennungen, nicht einzelne Namen. Namen vergibt die Organisation, die für den Namensraum
    zuständig ist, oder eine von ihr ermächtigte Stelle. Ein vergebener Name wird nie für etwas anderes vergeben.
guide-urns-components-html = Nach dem Namen kann eine URN Komponenten haben: <code>?+</code> für den Resolver, <code>?=</code> für die benannte Ressource,
    <code>#</code> für eine Stelle darin. Sie gehören nicht zum Namen, wenn URNs verglichen werden. Groß- und Kleinschreibung ist in <code>urn:</code> und in
    der Namensraum-Kennung gleichgültig, im Rest nicht, wenn der Namensraum keine anderen Regeln hat (RFC 8141, 3.1).
guide-urns-read = Eine Registrierung lesen
guide-urns-read-facts-html = <b>Details</b>: Registrant, Kontakt, Datum der Registrierung und Status. Das Zeichen †
    zeigt, wenn eine Angabe nicht im registrierten Text stand, und woher sie kommt. Namen bleiben gültig, auch wenn ein Namensraum überholt oder aufgegeben ist.
guide-urns-read-rules-html = <b>Regeln und Beispiele</b>: wie Namen gebildet werden, als Daten, die Programme prüfen können. Ein Programm oder die
    Redaktion dieses Verzeichnisses hat sie aus dem Text abgeleitet; die Überschrift nennt es. Wenn sie vom registrierten Text abweichen, gilt der Text.
guide-urns-read-text-html = <b>Registrierter Text</b>: die dreizehn Abschnitte der Registrierungsvorlage, in den Worten des Registranten. Wenn der Text in diesem
    Verzeichnis nicht verfügbar ist, sagt die Seite, wo er ist.
guide-urns-read-versions-html = <b>Versionen</b>: Jede Version behält ihren Permalink. Eine Nummer wie 2.1 ist eine Berichtigung von Version 2. Sie können je zwei vergleichen.
guide-urns-check = Prüfen
guide-urns-check-html = <a href="/check">Prüfen</a> testet dreierlei: die Syntax aller URNs, ob der Namensraum registriert ist, und die Regeln des Namensraums, mit Prüfziffern,
    soweit sie bekannt sind. Eine gültige URN muss nicht vergeben sein; das weiß nur die zuständige Organisation. Sie können auch zwei URNs vergleichen oder <a href="/check/list">eine Liste</a> prüfen.
guide-urns-resolve = Auflösen
guide-urns-resolve-html = <a href="/resolve">Auflösen</a> zeigt, welche Dienste aus einer URN eine URL machen, für die Namensräume, die einen haben. Viele haben keinen: Eine URN kann
    ein guter Name sein, ohne auflösbar zu sein. Dieses Verzeichnis speichert keine Ressourcen. Wenn es eine Ressource nicht mehr gibt, <a href="/gone">fragen Sie die zuständige Organisation</a>.
guide-urns-cite = Zitieren
guide-urns-cite-html = Zitieren Sie eine Ressource mit ihrer vollständigen URN, die mit <code>urn:</code> beginnt. Zitieren Sie eine Registrierung mit ihrem Permalink, der immer zum selben Text
    führt. Jede Seite eines Namensraums hat die fertige Angabe unter „Zitieren“, auch für Literaturverwaltungen.
guide-urns-next-html = Siehe auch: <a href="/help/programs">Für Programme</a>, <a href="/help/register">Wie ein Namensraum registriert wird</a>

guide-programs-lede = Alles Öffentliche in diesem Verzeichnis können Programme lesen, ohne Konto und ohne Schlüssel.
guide-programs-rules = Vorab
guide-programs-many-html = Um viele Namen zu prüfen, senden Sie sie in einer Anfrage an <code>/api/v1/check/urns</code>, einen in jeder Zeile. Um zu prüfen, ohne diesen Server zu fragen,
    verwenden Sie die regulären Ausdrücke (<a href="/regexes.json">regexes.json</a>) und die Testvektoren (<a href="/vectors.ndjson">vectors.ndjson</a>).
guide-programs-copy-html = Um alle Namensräume zu kennen, speichern Sie <code>/api/v1/list</code> einmal und aktualisieren es mit <code>/api/v1/list/delta</code>. Antworten haben ein ETag: Senden Sie es
    zurück, dann ist die Antwort 304, wenn sich nichts geändert hat.
    Die Kopfzeile <code>Nidreg-Epoch</code> jeder Antwort nennt die Epoche des Verzeichnisses.
    Ändert sie sich, gingen Änderungen verloren: Verwerfen Sie die Kopie und lesen Sie die Liste neu.
guide-programs-errors-html = Fehler sind JSON-Dokumente vom Typ <code>application/problem+json</code> (RFC 9457). Unbekannte Parameter werden mit 400 abgelehnt. Warten Sie nach 429 oder 503 so
    lange, wie <code>Retry-After</code> sagt. <a href="/help/errors">Fehlerverzeichnis</a>
guide-programs-origin = Seiten anderer Websites dürfen die öffentlichen Adressen aus einem Browser lesen (CORS).
guide-programs-token-html = Um an Entwürfen, Kommentaren und Gutachten zu arbeiten, braucht ein Programm <a href="/account/tokens">ein Token Ihres Kontos</a>.
guide-programs-reference-html = Alle Operationen: <a href="/api/v1">API-Referenz (englisch)</a>. Für erzeugte Clients: <a href="/openapi.json">OpenAPI-Dokument</a>.
guide-programs-run = Die Tests dieses Programms führen diese Beispiele aus. Was jede Zeile ausgibt, steht daneben.
guide-programs-shell = Kommandozeile
guide-programs-python = Python
guide-programs-python-about = Python 3.8 oder neuer, ohne weitere Pakete.
guide-programs-javascript = JavaScript
guide-programs-javascript-about = Node.js 18 oder neuer, und Browser.
guide-programs-files-html = Das ganze Verzeichnis ist unter denselben Adressen abrufbar wie die Dateien der IANA: <a href="/assignments/urn-namespaces/urn-namespaces.xml">XML</a>,
    <a href="/assignments/urn-namespaces/urn-namespaces-1.csv">CSV</a>, <a href="/assignments/urn-namespaces/urn-namespaces.txt">Text</a>. Die Seite jedes Namensraums ist auch mit
    <code>.json</code>, <code>.jsonld</code>, <code>.txt</code>, <code>.atom</code> und <code>.bib</code> nach ihrer Adresse abrufbar. Sprachmodelle finden eine Übersicht in <a href="/llms.txt">llms.txt</a>.
    Links zu anderen Verzeichnissen (<code>same_as</code>) sind abgeleitet: Das andere Verzeichnis beschreibt dieselben Kennungen, aber die Quelle des Links nennt den URN-Namensraum nicht.
