# Die Liste der Anträge, und wie lange sie dauern.
requests-title = Anträge
requests-title-found = Anträge: { $words }
requests-heading = Anträge
requests-feed-moves = Neueste Aktivität
requests-how-long = Bearbeitungszeiten
requests-feed = Feed
requests-lede = Alle eingereichten Anträge, mit Text, Diskussion und dem, worauf sie warten.
requests-search = Nummer, Namensraum-ID oder Wörter eines Kommentars
requests-look = Suchen
requests-found = Suchergebnisse
requests-comments = Kommentare
requests-all = Alle Anträge
requests-none-found = Keine Anträge passen zu Ihrer Suche.
requests-earlier = Frühere Anträge
requests-later = Spätere Anträge
requests-longest = Am längsten im selben Stand zuerst
requests-none-open-html = Keine. <a href="/register">Einen Namensraum
    registrieren</a>
requests-ended = Geschlossen
requests-last-first = Neueste zuerst
requests-none-ended = Noch keine.
requests-open = Offen
requests-turn = { $whose ->
    [operators] Wartet auf den Betrieb
    [experts] Wartet auf die Fachgutachter
    [registrant] Wartet auf den Registranten
   *[body] Wartet auf das Normungsgremium
}
statistics-title = Bearbeitungszeiten
statistics-lede = Zeit bei den einzelnen Beteiligten, für alle Anträge seit der Eröffnung des Verzeichnisses.
statistics-ended-html = <b>{ $count }</b> geschlossen
statistics-open-html = <b>{ $count }</b> offen
statistics-late-html = <b>{ $count }</b> überfällig
statistics-by-party = Tage je Beteiligten
statistics-times-ended = Bearbeitungszeiten der geschlossenen Anträge
statistics-hands = Beteiligte
statistics-median = Median
statistics-ninety = 90. Perzentil
statistics-about = Die Frist des Betriebs zählt in Arbeitstagen. Die Frist der Begutachtung umfasst die Diskussion und die
    anschließende Eskalationsfrist. Die Gesamtdauer ist die ganze Zeit. Die Zeit im Verzeichnis schließt die Zeit bei Registranten
    und Normungsgremien aus.
statistics-by-month = Nach Monat der Schließung
statistics-csv = Alle Monate als
    CSV
statistics-median-months = Mediandauer je Monat
statistics-times-month = Dauer je Monat
statistics-month = Monat
statistics-received = Eingegangen
statistics-ended = Abgeschlossen
statistics-outcome = Ergebnis
statistics-outcomes = { $registered } registriert, { $declined } abgelehnt, { $others } anders beendet
statistics-gross-median = Median, gesamt
statistics-net-median = Median, Verzeichnis
statistics-turns-kept = Fristgerechte Aktionen
statistics-turns-kept-broken = Frist­gerechte Aktionen
statistics-gross = Gesamtdauer
statistics-net = Zeit im Verzeichnis
statistics-kept = { $kept } von { $all }
statistics-by-kind = Nach Art und Verfahren
statistics-times-kind = Dauer nach Art und Verfahren
statistics-kind = Art und Verfahren
statistics-group = { $kind }, { $way }
statistics-oldest = Offene Anträge, am längsten wartende zuerst
statistics-none-open = Keine Anträge sind offen.
statistics-waiting = Am längsten wartend
statistics-state = Stand
statistics-waits-for = Wartet auf
statistics-axis-days = Tage (Median)
statistics-axis-months = Monat der Schließung
statistics-picture = Diagramm: mediane Bearbeitungszeit nach Monat der Schließung
statistics-picture-about = Ein Balken je Monat. Vorn die Zeit im Verzeichnis, dahinter die Gesamtdauer. Die Zahlen stehen in der
    Tabelle darunter
statistics-whole = Von der Einreichung bis zur Schließung
statistics-holder = { $holder ->
    [operators] Betrieb
    [reviewers] Begutachtung
    [registrant] Registrant
   *[body] Normungsgremium
}
