# E-Mails zu einem Antrag auf seinem Weg.

invitation =
    { $by } lädt Sie ein, an { $number } ({ $title }) mitzuwirken, einem Antrag im Verzeichnis der URN-Namensräume.

    Der Link gilt bis zum { $until }. Sie werden gebeten, sich anzumelden oder ein Konto anzulegen.
    .subject = Sie sind eingeladen mitzuwirken, bis zum { $until }
    .act = Wirken Sie mit
    .decline = Wenn Sie nicht mitwirken möchten, tun Sie nichts: Die Einladung endet von selbst.

received = Ihr Antrag { $number } ({ $title }) ist eingegangen. Der Betrieb sieht ihn sich bis zum { $until } an { $then-ours }. Über den Link verfolgen Sie ihn und antworten.
    .subject = eingegangen
    .act = Verfolgen Sie Ihren Antrag

question =
    { $by } fragt zu { $number } ({ $title }):

    { $question-quote }

    Sie sind am Zug: Antworten Sie, oder senden Sie einen neuen Text. Ohne Antwort verfällt der Antrag am { $until }; bis dahin geht nichts verloren.
    .subject = beantworten Sie eine Frage bis zum { $until }
    .act = Beantworten Sie die Frage
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück.

opened =
    der Betrieb hat { $number } ({ $title }) an die öffentliche Begutachtungsliste und an die Fachgutachter gesendet. Die Diskussion dauert bis zum { $until }.

    Wir schreiben Ihnen, wenn jemand kommentiert, fragt oder entscheidet. Bis dahin ist nichts zu tun.
    .subject = in Begutachtung bis zum { $until }
    .act = Verfolgen Sie die Begutachtung

your_turn =
    bei { $number } ({ $title }) sind Sie am Zug: { $asks-ours }{ $by-is ->
        [yes] { $by-ours }
       *[no] { $nothing }
    }.
    .subject = { $asks-ours }{ $by-is ->
            [yes] { $by-ours }
           *[no] {""}
        }
    .act = Tun Sie, worum Sie gebeten werden
    .decline = Wenn Sie das nicht können, sagen Sie es auf der Seite des Antrags, oder schreiben Sie an den Betrieb.

discuss =
    { $by } sieht bei { $number } ({ $title }) Klärungsbedarf, bevor es weitergeht:

    { $comment-quote }

    Sie sind am Zug: Antworten Sie, oder senden Sie einen neuen Text, bis zum { $until }. So lange wartet der Antrag auf Sie; niemand entscheidet, solange das offen ist.
    .subject = { $by } sieht Klärungsbedarf, antworten Sie bis zum { $until }
    .act = Antworten Sie, oder senden Sie einen neuen Text
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück.

comment =
    { $by } hat { $number } ({ $title }) kommentiert:

    { $comment-quote }
    .subject = ein Kommentar von { $by }
    .act = Lesen Sie die Diskussion

comment_struck =
    { $by } hat einen eigenen Kommentar zu { $number } ({ $title }) gestrichen. Der Grund:

    { $reason-quote }

    Der Kommentar bleibt lesbar, durchgestrichen.
    .subject = ein Kommentar von { $by } ist gestrichen
    .act = Lesen Sie die Diskussion

new_snapshot =
    der Registrant von { $number } ({ $title }) hat Text { $snapshot } gesendet. Was sich geändert hat, in seinen Worten:

    { $note-quote }

    Eine befürwortende Stellungnahme zu einem älteren Text ist überholt, außer wenn sich nur der Kontakt geändert hat. Wenn Sie Klärungsbedarf angemeldet haben, gilt er weiter: Prüfen Sie, ob der neue Text darauf antwortet, und heben Sie ihn mit einer anderen Stellungnahme auf.

    { $changes-is ->
        [yes] Geändert hat sich:
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes] { $changes-kept }
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes]
            Beide Texte nebeneinander:
            { $compare }
       *[no] { $nothing }
    }
    .subject = Text { $snapshot } ist neu
    .act = Lesen Sie den neuen Text

approved =
    die Fachgutachter haben { $number } ({ $title }) gebilligt:

    { $reasons-quote }

    Der Betrieb registriert den Antrag bis zum { $until }.
    .subject = gebilligt
    .act = Lesen Sie die Entscheidung

sent_back =
    der Betrieb hat { $number } ({ $title }) wegen eines Mangels in die Begutachtung zurückgegeben:

    { $defect-quote }

    Nötig ist eine neue Entscheidung der Fachgutachter oder ein neuer Text des Registranten.
    .subject = sehen Sie es noch einmal an
    .act = Sehen Sie es noch einmal an
    .decline = Wenn Sie es nicht noch einmal ansehen können, sagen Sie es auf derselben Seite.

registered =
    urn:{ $nid } ist registriert, Version { $version } ({ $number }). Der Link oben ist die dauerhafte Adresse.

    Um die Registrierung später zu überarbeiten, öffnen Sie diese Seite und schlagen Sie eine neue Version vor.
    .subject = registriert, Version { $version }
    .act = Lesen Sie die Registrierung

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
        [yes] Der Text hat sich geändert. Eine befürwortende Stellungnahme zu einem älteren Text ist überholt, außer wenn sich nur der Kontakt geändert hat; Klärungsbedarf gilt weiter, bis die Person, die ihn angemeldet hat, ihn aufhebt oder die Leitung darauf antwortet.
       *[no] Der Text hat sich nicht geändert.
    }

    { $changes-is ->
        [yes] Geändert hat sich:
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes] { $changes-kept }
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes]
            Beide Texte nebeneinander:
            { $compare }
       *[no] { $nothing }
    }
    .subject = beantwortet{ $with-is ->
            [yes] { $with-ours }
           *[no] {""}
        }
    .act = Lesen Sie die Antwort an ihrem Ort

track_changed =
    { $number } ({ $title }) geht jetzt einen anderen Weg: { $track-ours }. Der Grund:

    { $reason-quote }
    .subject = der Antrag geht einen anderen Weg
    .act = Lesen Sie den Antrag

reminder = bei { $number } ({ $title }): { $what-ours } ist bis zum { $due } fällig.
    .subject = { $what-ours } ist bis zum { $due } fällig
    .act = Erledigen Sie es

reminders =
    das wartet auf Sie.

    { $words-kept }
    .subject = { $what-ours }
    .act = Sehen Sie alles, was auf Sie wartet
