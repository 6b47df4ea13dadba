# E-Mails zu einem Antrag auf seinem Weg.

invitation =
    { $by } lädt Sie ein, an { $number } mitzuwirken, einem Antrag im Verzeichnis der URN-Namensräume ({ $title }).

    Die Einladung gilt bis zum { $until }. Um sie anzunehmen, melden Sie sich an, oder legen Sie ein Konto an.
    .subject = Sie sind eingeladen mitzuwirken, bis zum { $until }
    .act = Nehmen Sie die Einladung an
    .decline = Wenn Sie nicht mitwirken möchten, tun Sie nichts. Die Einladung läuft ab.

received = Ihr Antrag { $number } ({ $title }) ist eingegangen. Der Betrieb prüft bis zum { $until }, ob er vollständig ist, { $then-ours }. Auf der Seite hinter dem Link oben können Sie den Antrag verfolgen und auf Fragen antworten.
    .subject = eingegangen
    .act = Verfolgen Sie Ihren Antrag

question =
    { $by } hat eine Frage zu { $number } ({ $title }):

    { $question-quote }

    Bitte antworten Sie, oder reichen Sie eine neue Revision ein. Ohne Antwort verfällt der Antrag am { $until }.
    .subject = beantworten Sie eine Frage bis zum { $until }
    .act = Beantworten Sie die Frage
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück.

opened =
    der Betrieb hat { $number } ({ $title }) an die öffentliche Begutachtungsliste und an die Fachgutachter gesendet. Kommentare sind bis zum { $until } willkommen.

    Sie bekommen eine E-Mail, wenn jemand kommentiert, eine Frage stellt oder entscheidet. Bis dahin müssen Sie nichts tun.
    .subject = in Begutachtung bis zum { $until }
    .act = Verfolgen Sie die Begutachtung

your_turn =
    bei { $number } ({ $title }) ist eine Aktion von Ihnen erforderlich: { $asks-ours }{ $by-is ->
        [yes] { $by-ours }
       *[no] { $nothing }
    }.
    .subject = { $asks-ours }{ $by-is ->
            [yes] { $by-ours }
           *[no] {""}
        }
    .act = Erledigen Sie die Aufgabe
    .decline = Wenn Sie das nicht können, sagen Sie es auf der Seite des Antrags, oder schreiben Sie an den Betrieb.

discuss =
    { $by } hat bei { $number } ({ $title }) Klärungsbedarf angemeldet:

    { $comment-quote }

    Bitte antworten Sie bis zum { $until }, oder reichen Sie eine neue Revision ein. Solange der Klärungsbedarf offen ist, wird nicht entschieden.
    .subject = { $by } hat Klärungsbedarf angemeldet; antworten Sie bis zum { $until }
    .act = Antworten Sie, oder reichen Sie eine neue Revision ein
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück.

comment =
    { $position-is ->
        [yes] { $by } hat eine Stellungnahme zu { $number } ({ $title }) abgegeben:
       *[no] { $by } hat { $number } ({ $title }) kommentiert:
    }

    { $comment-quote }
    .subject =
        { $position-is ->
            [yes] { $position } von { $by }
           *[no] ein Kommentar von { $by }
        }
    .act = Lesen Sie die Diskussion

comment_struck =
    { $by } hat einen eigenen Kommentar zu { $number } ({ $title }) widerrufen. Der Grund:

    { $reason-quote }

    Der Kommentar bleibt lesbar und ist als widerrufen gekennzeichnet.
    .subject = Kommentar von { $by } widerrufen
    .act = Lesen Sie die Diskussion

new_snapshot =
    der Registrant von { $number } ({ $title }) hat Revision { $snapshot } eingereicht. Seine Zusammenfassung der Änderungen:

    { $note-quote }

    Befürwortende Stellungnahmen zu einer früheren Revision sind überholt, außer wenn sich nur die Kontaktdaten geändert haben. Ein Klärungsbedarf bleibt bestehen: Wenn Ihrer erledigt ist, geben Sie eine andere Stellungnahme ab, um ihn aufzuheben.

    { $changes-is ->
        [yes] Änderungen:
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes] { $changes-kept }
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes]
            Beide Revisionen vergleichen:
            { $compare }
       *[no] { $nothing }
    }
    .subject = Revision { $snapshot } eingereicht
    .act = Lesen Sie die neue Revision

approved =
    die Fachgutachter haben { $number } ({ $title }) gebilligt:

    { $reasons-quote }

    Der Betrieb registriert den Namensraum bis zum { $until }.
    .subject = gebilligt
    .act = Lesen Sie die Entscheidung

sent_back =
    der Betrieb hat { $number } ({ $title }) wegen eines Mangels in die Begutachtung zurückgegeben:

    { $defect-quote }

    Nötig ist eine neue Entscheidung der Fachgutachter oder eine neue Revision des Registranten.
    .subject = in die Begutachtung zurückgegeben
    .act = Prüfen Sie den Antrag erneut
    .decline = Wenn Sie ihn nicht erneut prüfen können, geben Sie das auf derselben Seite an.

registered =
    urn:{ $nid } ist registriert, Version { $version } ({ $number }). Der Link oben ist der Permalink.

    Um die Registrierung später zu ändern, öffnen Sie diese Seite, und schlagen Sie eine neue Version vor.
    .subject = registriert, Version { $version }
    .act = Lesen Sie die Registrierung

followed =
    es gibt neue Aktivitäten bei { $number } ({ $title }). Sie folgen diesem Antrag:

    { $words-kept }

    Die vollständigen Texte finden Sie auf der Seite des Antrags.
    .subject = Neues bei einem Antrag, dem Sie folgen
    .act = Lesen Sie den Antrag

gathered =
    das ist neu bei { $number } ({ $title }).

    { $words-kept }
    .subject = { $what-ours }
    .act = Lesen Sie den Antrag

answered =
    der Registrant von { $number } ({ $title }) hat geantwortet{ $with-is ->
        [yes] { $with-ours }
       *[no] { $nothing }
    }:

    { $answer-quote }

    { $with-is ->
        [yes] Der Text hat sich geändert. Befürwortende Stellungnahmen zu einer früheren Revision sind überholt, außer wenn sich nur die Kontaktdaten geändert haben. Ein Klärungsbedarf bleibt bestehen, bis der Fachgutachter ihn aufhebt oder die Leitung darauf antwortet.
       *[no] Der Text hat sich nicht geändert.
    }

    { $changes-is ->
        [yes] Änderungen:
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes] { $changes-kept }
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes]
            Beide Revisionen vergleichen:
            { $compare }
       *[no] { $nothing }
    }
    .subject = beantwortet{ $with-is ->
            [yes] { $with-ours }
           *[no] {""}
        }
    .act = Lesen Sie die Antwort

track_changed =
    das Verfahren von { $number } ({ $title }) wurde geändert: { $track-ours }. Der Grund:

    { $reason-quote }
    .subject = Verfahren geändert
    .act = Lesen Sie den Antrag

reminder = bei { $number } ({ $title }): { $what-ours } ist bis zum { $due } fällig.
    .subject = { $what-ours } ist bis zum { $due } fällig
    .act = Erledigen Sie es

reminders =
    Sie haben fällige oder überfällige Aufgaben.

    { $words-kept }
    .subject = { $what-ours }
    .act = Sehen Sie alle Ihre Aufgaben
