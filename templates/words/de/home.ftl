# Die Startseite.

home-title = URN-Namensräume
home-heading = Namen, die bleiben sollen
home-lede-html = Das öffentliche Verzeichnis der URN-Namensräume: was auf <code>urn:</code> folgen darf, wer dafür verantwortlich ist, wie die Namen gebildet werden, und jeder Wortlaut, den es je gab.
home-search = Eine URN, ein Namensraum, eine Organisation, ein RFC oder Wörter
home-example = Zum Beispiel
home-anatomy = Wie eine URN aufgebaut ist
home-scheme = Schema
home-nid = Namensraum, hier registriert
home-nss = der Name, nach den eigenen Regeln des Namensraums vergeben
home-all-requests = Alle Anträge
home-nothing-html = Zurzeit wird nichts diskutiert. <a href="/register">Einen Namensraum registrieren</a>
home-longest = Die am längsten warten
home-one-page = Alle auf einer Seite
home-read = Das Verzeichnis lesen
home-read-words = Alle Namensräume auf einer Seite oder als XML, CSV, Text und JSON, unter denselben Dateinamen wie bei der IANA.
home-check = Einen Namen prüfen
home-check-words = Ist es eine URN? Hält sie die Grammatik ihres Namensraums ein, und stimmt die Prüfziffer? Sind zwei URNs gleich? Ist eine Namensraum-Kennung frei? Ohne Konto.
home-register = Einen Namensraum registrieren
home-register-words = Zehn kurze Abschnitte, beim Schreiben geprüft; oder Sie fügen eine fertige Vorlage ein. Fachgutachter begutachten sie öffentlich.
home-feed = Feed
home-now = Zurzeit in Diskussion
home-new = Neu im Verzeichnis
home-topics = Nach Themen
home-count-html = <b>{ $all }</b> Namensräume: { $formal } formelle, { $informal } informelle
home-held-html = <b>{ $count }</b> mit dem Text der Vorlage hier
home-review-html = { $count ->
    [one] <b>{ $count }</b> Antrag in Begutachtung
   *[other] <b>{ $count }</b> Anträge in Begutachtung
}
home-median-html = <b>{ $time }</b> im Median vom Antrag bis zur Registrierung
home-this-year-html = <b>{ $count }</b> im Jahr { $year } registriert
home-newest-html = <b><time datetime="{ $date }">{ $date }</time></b> neuester Eintrag der Liste
