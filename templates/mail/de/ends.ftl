# E-Mails zu Anträgen, die ohne Registrierung enden.

declined =
    die Fachgutachter haben { $number } ({ $title }) abgelehnt:

    { QUOTE($reasons) }

    Der Registrant kann auf diese Gründe eingehen und den Antrag wieder eröffnen. Betroffene können bis zum { $until } Einspruch einlegen, zuerst bei der Leitung und dann bei der IESG. Beides ist auf der Seite des Antrags möglich.
    .subject = abgelehnt
    .act = Lesen Sie die Entscheidung, antworten Sie oder legen Sie Einspruch ein

appeal =
    { $by } hat gegen die Entscheidung über { $number } ({ $title }) Einspruch eingelegt:

    { QUOTE($grounds) }
    .subject = Einspruch
    .act = Lesen Sie den Einspruch
    .decline = Wenn Sie nichts hinzuzufügen haben, müssen Sie nichts tun.

appeal_decided =
    über den Einspruch gegen die Entscheidung über { $number } ({ $title }) wurde entschieden: { $granted ->
        [yes] Dem Einspruch wird stattgegeben; der Antrag geht in die Begutachtung zurück, und eine bestehende Registrierung bleibt in Kraft
       *[no] Die Entscheidung wird bestätigt
    }. Die Gründe:

    { QUOTE($words) }
    .subject = Einspruch: { $granted ->
        [yes] dem Einspruch wird stattgegeben
       *[no] die Entscheidung wird bestätigt
    }
    .act = Lesen Sie die Entscheidung

reconsidered =
    einem Einspruch gegen die Registrierung von urn:{ $nid } wurde stattgegeben, und über { $number } wurde neu entschieden. Das Ergebnis: { $upheld ->
        [yes] Die Registrierung wird bestätigt und ändert sich nicht
       *[no] Der Antrag ist abgelehnt; die bestehende Registrierung bleibt in Kraft
    }.
    .subject = nach dem Einspruch neu entschieden
    .act = Lesen Sie die Entscheidung

lapse_warning = { $number } ({ $title }) wartet seit { $days } Tagen auf Ihre Antwort. Ohne Antwort verfällt der Antrag am { $until }. Einen verfallenen Antrag können Sie innerhalb von 12 Monaten wieder eröffnen.
    .subject = antworten Sie bis zum { $until }, sonst verfällt der Antrag
    .act = Antworten Sie
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück, oder lassen Sie ihn verfallen.

lapsed = { $number } ({ $title }) ist verfallen, weil keine Antwort einging. Nichts wurde gelöscht. Sie können den Antrag bis zum { $until } wieder eröffnen.
    .subject = verfallen
    .act = Eröffnen Sie den Antrag wieder

goes_on =
    { $number } ({ $title }) war geschlossen: { $ended ->
        [lapsed] verfallen
       *[withdrawn] zurückgezogen
    }. Der Antrag wurde wieder in Kraft gesetzt:

    { QUOTE($reason) }

    { $number } wird mit der bisherigen Diskussion und den bisherigen Stellungnahmen fortgesetzt.
    .subject = Antrag wieder in Kraft gesetzt
    .act = Lesen Sie den Antrag

hold = { $ended ->
        [yes] { $number } ({ $title }) ist nicht mehr ausgesetzt. Der Grund:
       *[no] { $number } ({ $title }) wurde ausgesetzt. Der Antrag kann nicht gebilligt oder registriert werden, bis der Betrieb die Aussetzung beendet. Der Grund:
    }

    { QUOTE($reason) }
    .subject = { $ended ->
        [yes] nicht mehr ausgesetzt
       *[no] ausgesetzt
    }
    .act = Lesen Sie den Antrag
