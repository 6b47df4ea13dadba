# Anträge in Tabellen: wer am Zug ist, wie lange sie warten, was folgt.

holder-experts = Fachgutachter
holder-nobody = Niemand
holder-is-registrant = Wartet auf den Registranten.
holder-is-experts = Wartet auf die Fachgutachter.
holder-is-operators = Wartet auf den Betrieb.
holder-is-nobody = Keine Aktion erforderlich.
holder-is-yours = Aktion erforderlich.
holder-is-another = Einem anderen Betreiber zugewiesen.

work-what = Gegenstand
work-action-holder = Wartet auf
work-waits = Wartezeit
work-open = Offene Anträge
work-found = Suchergebnisse
work-yours = Ihre Anträge
work-for-body = Wartet auf Ihr Gremium
work-new-formal = Neuer formeller Namensraum
work-new-informal = Neuer informeller Namensraum
work-revision = Neue Version
work-next-draft = Entwurf fertigstellen
work-next-correction = Berichtigung prüfen und veröffentlichen
work-next-intake = Eingangsprüfung beginnen
work-next-complete = bestätigen, dass der Antrag vollständig ist
work-next-answers = den Fachgutachtern antworten
work-next-answers-late = { $count ->
        [one] den Fachgutachtern antworten; außerdem ist eine Stellungnahme überfällig
       *[other] den Fachgutachtern antworten; außerdem sind { $count } Stellungnahmen überfällig
    }
work-next-positions = Stellungnahmen abgeben
work-next-text = antworten oder eine neue Revision einreichen
work-next-directs = Anweisung senden
work-next-publish = gebilligten Text veröffentlichen
work-next-hold = entscheiden, ob die Aussetzung endet
work-short = weniger als eine Stunde

work-days = { $count ->
    [0] heute
    [one] { $count } Tag
   *[other] { $count } Tage
}
work-days-long = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
work-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
