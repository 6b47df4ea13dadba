# Anträge in Tabellen: wer am Zug ist, wie lange sie warten, was folgt.

turn-registrant = Registrant
turn-experts = Fachgutachter
turn-operators = Betrieb
turn-standards-body = Normungsgremium
turn-requesting-body = Antragstellendes Gremium
turn-nobody = Niemand
turn-is-registrant = Der Registrant ist am Zug.
turn-is-experts = Die Fachgutachter sind am Zug.
turn-is-operators = Der Betrieb ist am Zug.
turn-is-standards-body = Das Normungsgremium ist am Zug.
turn-is-requesting-body = Das antragstellende Gremium ist am Zug.
turn-is-nobody = Niemand ist am Zug.
turn-is-yours = Sie sind am Zug.
turn-is-another = Jemand anderes vom Betrieb ist am Zug.

work-request = Antrag
work-what = Worum es geht
work-turn = Am Zug
work-waits = Wartet
work-next = Nächster Schritt
work-requests = Anträge
work-discussed = Anträge in Diskussion
work-open = Offene Anträge
work-found = Gefunden
work-contending = Die konkurrierenden Anträge
work-yours = Ihre Anträge
work-for-body = Warten auf Ihr Gremium
work-new-formal = Neuer formeller Namensraum
work-new-informal = Neuer informeller Namensraum
work-revision = Überarbeitung
work-correction = Berichtigung
work-registrant-change = Wechsel des Registranten
work-status-change = Änderung des Status
work-next-draft = Entwurf fertigstellen
work-next-correction = ansehen und veröffentlichen
work-next-intake = entgegennehmen
work-next-complete = sagen, wann der Antrag vollständig ist
work-next-answers = auf die Gutachten antworten
work-next-positions = Stellung nehmen
work-next-text = antworten oder einen neuen Text senden
work-next-directs = anweisen
work-next-publish = veröffentlichen, was gebilligt wurde
work-next-confirm = die Veröffentlichung bestätigen
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
