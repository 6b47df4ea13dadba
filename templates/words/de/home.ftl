# Die Startseite.

home-heading = Verzeichnis der URN-Namensräume
home-lede-html = Das öffentliche Verzeichnis der URN-Namensräume: welche Namensraum-Kennungen auf <code>urn:</code> folgen dürfen,
    wer sie registriert hat, wie die Namen gebildet werden, und jede veröffentlichte Version.
home-search = Eine URN, ein Namensraum, eine Organisation, eine RFC-Nummer oder ein Stichwort
home-example = Zum Beispiel
home-nid = Namensraum-Kennung, hier registriert
home-nss = namensraumspezifische Zeichenfolge, vom Namensraum festgelegt
home-nothing-html = Zurzeit sind keine Anträge offen. <a href="/register">Einen Namensraum registrieren</a>
home-longest = Am längsten wartend
home-one-page = Alle auf einer Seite
home-read = Das Verzeichnis lesen
home-read-words = Alle Namensräume auf einer Seite oder als XML, CSV, reiner Text und JSON unter den Dateinamen der IANA.
home-check-words = Prüfen Sie die Syntax, die Regeln des Namensraums und die Prüfziffer einer URN. Vergleichen Sie zwei URNs.
    Sehen Sie nach, ob eine Namensraum-Kennung verfügbar ist. Ohne Konto.
home-register-words = Füllen Sie die Vorlage Abschnitt für Abschnitt aus und lassen Sie sie beim Schreiben prüfen, oder fügen Sie eine fertige
    Vorlage ein. Fachgutachter begutachten sie öffentlich.
home-now = Offene Anträge
home-new = Kürzlich registriert
home-topics = Nach Themen
home-count-html = <b>{ $all }</b> Namensräume: { $formal } formelle, { $informal } informelle
home-held-html = <b>{ $count }</b> mit registriertem Text
home-to-import-html = Die registrierten Texte von { $missing } der { $all } Namensräume sind nicht in diesem Verzeichnis. Führen Sie auf dem Server <code>nidreg import iana FOLDER</code> mit einer Kopie der Dateien der IANA aus.
home-review-html = <a href="/requests">{ $count ->
    [one] <b>{ $count }</b> offener Antrag
   *[other] <b>{ $count }</b> offene Anträge
}</a>
home-median-html = <b>{ $time }</b> im Median vom Antrag bis zur Registrierung
home-this-year-html = <b>{ $count }</b> im Jahr { $year } registriert
home-newest-html = <b><time datetime="{ $date }">{ $date }</time></b> Datum des neuesten Eintrags
