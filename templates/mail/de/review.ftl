# E-Mails zu einem Antrag, von der Einreichung bis zur Registrierung.

invitation =
    { $by } lädt Sie ein, an { $number } mitzuwirken, einem Antrag im Verzeichnis der URN-Namensräume ({ $title }).

    Die Einladung gilt bis zum { $until }. Um sie anzunehmen, melden Sie sich an, oder legen Sie ein Konto an.
    .subject = Sie sind eingeladen mitzuwirken, bis zum { $until }
    .act = Nehmen Sie die Einladung an
    .decline = Wenn Sie nicht mitwirken möchten, tun Sie nichts. Die Einladung läuft ab.

received =
    Ihr Antrag { $number } ({ $title }) ist eingegangen. Der Betrieb prüft bis zum { $until }, ob er vollständig ist, { $correction ->
        [yes] und veröffentlicht die Berichtigung oder bittet Sie um eine neue Version
       *[no] und sendet ihn dann an die Begutachtungsliste und an die Fachgutachter
    }. Auf der Seite hinter dem Link oben können Sie den Antrag verfolgen und auf Fragen antworten.
    .subject = eingegangen
    .act = Verfolgen Sie Ihren Antrag

question =
    { $by } hat eine Frage zu { $number } ({ $title }):

    { QUOTE($question) }

    Bitte antworten Sie, oder reichen Sie eine neue Revision ein. Ohne Antwort verfällt der Antrag am { $until }.
    .subject = beantworten Sie eine Frage bis zum { $until }
    .act = Beantworten Sie die Frage
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück.

answered =
    der Registrant von { $number } ({ $title }) hat { HAS($revision) ->
        [yes] geantwortet, mit Revision { $revision }
       *[no] geantwortet
    }:

    { QUOTE($answer) }

    { HAS($revision) ->
        [yes] Der Text hat sich geändert. Befürwortende Stellungnahmen zu einer früheren Revision sind überholt, außer wenn sich nur die Kontaktdaten geändert haben. Ein Klärungsbedarf bleibt bestehen, bis der Fachgutachter ihn aufhebt oder die Leitung darauf antwortet.
       *[no] Der Text hat sich nicht geändert.
    }

    { HAS($changes) ->
        [yes]
            Änderungen:

            { KEPT($changes) }

            Beide Revisionen vergleichen:
            { $compare }
       *[no] { "" }
    }
    .subject = { HAS($revision) ->
            [yes] beantwortet, mit Revision { $revision }
           *[no] beantwortet
        }
    .act = Lesen Sie die Antwort

opened =
    der Betrieb hat { $number } ({ $title }) an die öffentliche Begutachtungsliste und an die Fachgutachter gesendet. Kommentare sind bis zum { $until } willkommen.

    Sie bekommen eine E-Mail, wenn jemand kommentiert, eine Frage stellt oder entscheidet. Bis dahin müssen Sie nichts tun.
    .subject = in Begutachtung bis zum { $until }
    .act = Verfolgen Sie die Begutachtung

your_turn =
    bei { $number } ({ $title }) ist eine Aktion von Ihnen erforderlich: { HAS($day) ->
        [yes] { $asks }, bis zum { $day }
       *[no] { $asks }
    }.
    .subject = { HAS($day) ->
            [yes] { $asks }, bis zum { $day }
           *[no] { $asks }
        }
    .act = Erledigen Sie die Aufgabe
    .decline = Wenn Sie das nicht können, sagen Sie es auf der Seite des Antrags, oder schreiben Sie an den Betrieb.

discuss =
    { $by } hat bei { $number } ({ $title }) Klärungsbedarf angemeldet:

    { QUOTE($comment) }

    Bitte antworten Sie bis zum { $until }, oder reichen Sie eine neue Revision ein. Solange der Klärungsbedarf offen ist, wird nicht entschieden.
    .subject = { $by } hat Klärungsbedarf angemeldet; antworten Sie bis zum { $until }
    .act = Antworten Sie, oder reichen Sie eine neue Revision ein
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück.

new_snapshot =
    der Registrant von { $number } ({ $title }) hat Revision { $snapshot } eingereicht. Seine Zusammenfassung der Änderungen:

    { QUOTE($note) }

    Befürwortende Stellungnahmen zu einer früheren Revision sind überholt, außer wenn sich nur die Kontaktdaten geändert haben. Ein Klärungsbedarf bleibt bestehen: Wenn Ihrer erledigt ist, geben Sie eine andere Stellungnahme ab, um ihn aufzuheben.

    { HAS($changes) ->
        [yes]
            Änderungen:

            { KEPT($changes) }

            Beide Revisionen vergleichen:
            { $compare }
       *[no] { "" }
    }
    .subject = Revision { $snapshot } eingereicht
    .act = Lesen Sie die neue Revision

comment =
    { HAS($position) ->
        [yes] { $by } hat eine Stellungnahme zu { $number } ({ $title }) abgegeben:
       *[no] { $by } hat { $number } ({ $title }) kommentiert:
    }

    { QUOTE($comment) }
    .subject =
        { HAS($position) ->
            [yes] { $position } von { $by }
           *[no] ein Kommentar von { $by }
        }
    .act = Lesen Sie die Diskussion

comment_struck =
    { $by } hat einen eigenen Kommentar zu { $number } ({ $title }) widerrufen. Der Grund:

    { QUOTE($reason) }

    Der Kommentar bleibt lesbar und ist als widerrufen gekennzeichnet.
    .subject = Kommentar von { $by } widerrufen
    .act = Lesen Sie die Diskussion

approved =
    die Fachgutachter haben { $number } ({ $title }) gebilligt:

    { QUOTE($reasons) }

    Der Betrieb registriert den Namensraum bis zum { $until }.
    .subject = gebilligt
    .act = Lesen Sie die Entscheidung

sent_back =
    der Betrieb hat { $number } ({ $title }) wegen eines Mangels in die Begutachtung zurückgegeben:

    { QUOTE($defect) }

    Nötig ist eine neue Entscheidung der Fachgutachter oder eine neue Revision des Registranten.
    .subject = in die Begutachtung zurückgegeben
    .act = Prüfen Sie den Antrag erneut
    .decline = Wenn Sie ihn nicht erneut prüfen können, geben Sie das auf derselben Seite an.

track_changed =
    das Verfahren von { $number } ({ $title }) wurde geändert: { $track }. Der Grund:

    { QUOTE($reason) }
    .subject = Verfahren geändert
    .act = Lesen Sie den Antrag

registered =
    urn:{ $nid } ist registriert, Version { $version } ({ $number }). Der Link oben ist der Permalink.

    Um die Registrierung später zu ändern, öffnen Sie diese Seite, und schlagen Sie eine neue Version vor.
    .subject = registriert, Version { $version }
    .act = Lesen Sie die Registrierung

followed =
    es gibt neue Aktivitäten bei { $number } ({ $title }). Sie folgen diesem Antrag:

    { KEPT($words) }

    Die vollständigen Texte finden Sie auf der Seite des Antrags.
    .subject = Neues bei einem Antrag, dem Sie folgen
    .act = Lesen Sie den Antrag

gathered =
    das ist neu bei { $number } ({ $title }).

    { KEPT($words) }
    .subject = { $first }, und { $more } weitere
    .act = Lesen Sie den Antrag
