# E-Mails zu Anträgen, die ohne Registrierung enden.

declined =
    die Fachgutachter haben { $number } ({ $title }) abgelehnt:

    { QUOTE($reasons) }

    Der Registrant kann auf diese Gründe mit einem neuen Antrag eingehen. Betroffene können bis zum { $until } bei der IESG Einspruch einlegen.
    .subject = abgelehnt
    .act = Lesen Sie die Entscheidung, antworten Sie oder legen Sie Einspruch ein

appeal =
    { $by } hat gegen die Entscheidung über { $number } ({ $title }) Einspruch eingelegt:

    { QUOTE($grounds) }
    .subject = Einspruch
    .act = Lesen Sie den Einspruch
    .decline = Wenn Sie nichts hinzuzufügen haben, müssen Sie nichts tun.

appeal_decided =
    die IESG hat über den Einspruch gegen die Entscheidung über { $number } ({ $title }) entschieden: { $granted ->
        [yes] Dem Einspruch wird stattgegeben. Ein entschiedener Antrag geht in die Begutachtung zurück; eine Registrierung bleibt in Kraft und erhält einen Hinweis
       *[no] Der Einspruch wird zurückgewiesen. Die Entscheidung gilt
    }. Die Gründe:

    { QUOTE($text) }
    .subject = Einspruch: { $granted ->
        [yes] dem Einspruch wird stattgegeben
       *[no] der Einspruch wird zurückgewiesen
    }
    .act = Lesen Sie die Entscheidung

lapse_warning = { $number } ({ $title }) wartet seit { $days } Tagen auf Ihre Antwort. Ohne Antwort verfällt der Antrag am { $until }. Einen verfallenen Antrag können Sie innerhalb von 12 Monaten wieder eröffnen.
    .subject = antworten Sie bis zum { $until }, sonst verfällt der Antrag
    .act = Antworten Sie
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück, oder lassen Sie ihn verfallen.

closed =
    { $state ->
        [withdrawn] der Registrant hat { $number } ({ $title }) zurückgezogen und kann den Antrag bis zum { $until } wieder eröffnen.
        [lapsed] { $number } ({ $title }) ist verfallen, weil keine Antwort einging. Nichts wurde gelöscht. Der Registrant kann den Antrag bis zum { $until } wieder eröffnen.
        [duplicate] { $number } ({ $title }) wurde als Dublette von { $other } geschlossen:
       *[obsolete] { $number } ({ $title }) wurde als gegenstandslos geschlossen:
    }

    { QUOTE($reason) }
    .subject = geschlossen: { $state ->
        [withdrawn] zurückgezogen
        [lapsed] verfallen
        [duplicate] Dublette von { $other }
       *[obsolete] gegenstandslos
    }
    .act = Lesen Sie den Antrag

reopened =
    { $number } ({ $title }) war geschlossen: { $state ->
        [withdrawn] zurückgezogen
        [lapsed] verfallen
        [duplicate] Dublette
       *[obsolete] gegenstandslos
    }. Der Antrag wurde wieder eröffnet:

    { QUOTE($reason) }

    { $number } wird mit der bisherigen Diskussion und den bisherigen Stellungnahmen fortgesetzt.
    .subject = wieder eröffnet
    .act = Lesen Sie den Antrag

operator_message = { $by } vom Betrieb schreibt Ihnen zu { $number } ({ $title }). Alle Fristen bleiben unverändert.

    { QUOTE($text) }
    .subject = Nachricht des Betriebs
    .act = Lesen Sie den Antrag

hold = { $ended ->
        [yes] { $number } ({ $title }) ist nicht mehr ausgesetzt. Der Grund:
       *[no] { $number } ({ $title }) wurde ausgesetzt. Der Antrag kann nicht gebilligt oder registriert werden, bis der Betrieb die Aussetzung beendet; bis dahin ist nichts fällig. Der Grund:
    }

    { QUOTE($reason) }
    .subject = { $ended ->
        [yes] nicht mehr ausgesetzt
       *[no] ausgesetzt
    }
    .act = Lesen Sie den Antrag
