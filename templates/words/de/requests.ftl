# Die Liste der Anträge, und wie lange sie dauern.
requests-title-found = Anträge: { $text }
requests-feed-moves = Neueste Aktivität
requests-lede = Alle eingereichten Anträge, mit Text, Diskussion und dem, worauf sie warten.
requests-search = Nummer, Namensraum-ID oder Wörter eines Kommentars
requests-found = Suchergebnisse
requests-comments = Kommentare
requests-none-found = Keine Anträge passen zu Ihrer Suche.
requests-earlier = Frühere Anträge
requests-later = Spätere Anträge
requests-longest = Am längsten im selben Stand zuerst
requests-none-open-html = Keine. <a href="/register">Einen Namensraum
    registrieren</a>
requests-ended = Geschlossen
requests-last-first = Neueste zuerst
requests-open = Offen
requests-action-holder = { $whose ->
    [operators] Wartet auf den Betrieb
    [experts] Wartet auf die Fachgutachter
    [registrant] Wartet auf den Registranten
   *[body] Wartet auf das Normungsgremium
}
statistics-title = Anträge nach Jahr und Monat
statistics-lede = Eingegangene und abgeschlossene Anträge und die mediane Zahl der Tage, die die im Zeitraum abgeschlossenen Anträge auf jeden Beteiligten gewartet haben.
statistics-csv = CSV nach Jahr
statistics-csv-months = CSV nach Monat
statistics-none = Noch kein Antrag wurde eingereicht.
statistics-by-year = Anträge nach Jahr
statistics-by-month = Anträge nach Monat
statistics-period = Zeitraum
statistics-received = Eingegangen
statistics-goals = Ziele: Der Betrieb handelt binnen { $operators } Arbeitstagen, die Fachgutachter binnen { $experts } Tagen.
statistics-registered = Registriert
statistics-declined = Abgelehnt
statistics-others = Andere
statistics-days-operators = Betrieb, Tage
statistics-days-review = Begutachtung, Tage
statistics-days-registrant = Antragsteller, Tage
statistics-days-body = Normungsgremium, Tage
statistics-picture = Diagramm: mediane Tage bei jedem Beteiligten nach Jahr
statistics-picture-about = Ein Balken je Jahr. Seine Teile sind die medianen Tage bei jedem Beteiligten. Die Zahlen stehen in der Tabelle darunter
statistics-holder = { $holder ->
    [operators] Betrieb
    [experts] Begutachtung
    [registrant] Registrant
   *[body] Normungsgremium
}
