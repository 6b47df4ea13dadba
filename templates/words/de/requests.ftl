# Die Liste der Anträge, und wie lange sie dauern.
requests-title = Anträge
requests-title-found = Anträge: { $words }
requests-heading = In Begutachtung
requests-feed-moves = Was sich tut
requests-how-long = Wie lange es dauert
requests-feed = Feed
requests-lede = Alles, was eingereicht wurde, öffentlich: die Texte, die Diskussion und wer am Zug ist.
requests-search = Nummer oder Name
requests-look = Suchen
requests-found = Gefunden
requests-all = Alle Anträge
requests-none-found = Kein Antrag hat diese Wörter in seiner Nummer oder seinem Namen.
requests-earlier = Frühere
requests-later = Spätere
requests-longest = Die am längsten warten, zuerst
requests-none-open-html = Keine. <a href="/register">Einen Namensraum
    registrieren</a>
requests-ended = Abgeschlossen
requests-last-first = Die letzten zuerst
requests-none-ended = Noch keine.
requests-open = Offen
requests-turn = { $whose ->
    [operators] Betrieb am Zug
    [experts] Fachgutachter am Zug
    [registrant] Registrant am Zug
   *[body] Normungsgremium am Zug
}
statistics-title = Wie lange Anträge dauern
statistics-lede = An jedem Tag liegt ein Antrag bei jemandem. Dies sind alle Anträge, seit das Verzeichnis eröffnet wurde.
statistics-ended-html = <b>{ $count }</b> abgeschlossen
statistics-open-html = <b>{ $count }</b> offen
statistics-late-html = <b>{ $count }</b> { $count ->
    [one] wartet länger als vorgesehen
   *[other] warten länger als vorgesehen
}
statistics-by-party = Tage je Beteiligten
statistics-times-ended = Dauer der abgeschlossenen Anträge
statistics-hands = Bei wem er liegt
statistics-median = Median
statistics-ninety = 90. Perzentil
statistics-about = Für den Betrieb läuft die Frist in Arbeitstagen, für die Begutachtung über die Diskussion und die Stille danach.
    Brutto ist die ganze Zeit; netto ist sie ohne das, was bei Registranten und Gremien lag.
statistics-by-month = Nach dem Monat ihres Abschlusses
statistics-csv = Alle Monate als
    CSV
statistics-median-months = Mediandauer je Monat
statistics-times-month = Dauer je Monat
statistics-month = Monat
statistics-ended = Abgeschlossen
statistics-gross-median = Median, brutto
statistics-net-median = Median, netto
statistics-turns-kept = Fristgerecht
statistics-turns-kept-broken = Frist­gerecht
statistics-gross = Brutto
statistics-net = Netto
statistics-in-time = Fristgerecht
statistics-kept = { $kept } von { $all }
statistics-by-kind = Nach Art und Verfahren
statistics-times-kind = Dauer nach Art und Verfahren
statistics-kind = Art und Verfahren
statistics-group = { $kind }, { $way }
statistics-oldest = Jetzt offen, die längste Wartezeit zuerst
statistics-none-open = Kein Antrag ist offen.
statistics-waiting = Am längsten wartend
statistics-state = Stand
statistics-waits-for = Wartezeit
statistics-picture = Mediandauer der Anträge, die in jedem Monat abgeschlossen wurden
statistics-picture-about = Ein Balken je Monat: vorn die Zeit ohne Registranten und Gremien, dahinter die ganze; die Zahlen stehen in der Tabelle darunter
statistics-whole = Von der Einreichung bis zum Abschluss
statistics-holder = { $holder ->
    [operators] Betrieb
    [reviewers] Begutachtung
    [registrant] Registrant
   *[body] Normungsgremium
}
