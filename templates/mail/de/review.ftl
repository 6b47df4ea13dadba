# E-Mails zu einem Antrag, von der Einreichung bis zur Registrierung.

invitation =
    jemand, der am Antrag { $number } im Verzeichnis der URN-Namensräume arbeitet, hat diese Adresse angegeben, um Sie zur Mitwirkung einzuladen. Nach der Anmeldung zeigt die oben verlinkte Seite, worum es geht.

    Die Einladung gilt bis zum { $until }. Um sie anzunehmen, melden Sie sich mit dieser Adresse an, oder legen Sie ein Konto an.
    .subject = Einladung zur Mitwirkung, gültig bis zum { $until }
    .act = Nehmen Sie die Einladung an
    .decline = Wenn Sie nicht mitwirken möchten, ignorieren Sie diese E-Mail. Die Einladung läuft ab.

received =
    Ihr Antrag { $number } ({ $title }) ist eingegangen. Der Betrieb prüft bis zum { $until }, ob er vollständig ist, { $correction ->
        [yes] und veröffentlicht die Berichtigung oder bittet Sie, eine neue Version zu beantragen
       *[no] und sendet ihn dann an die Begutachtungsliste und an die Fachgutachter
    }. Auf der oben verlinkten Seite können Sie den Antrag verfolgen und auf Fragen antworten.
    .subject = eingegangen
    .act = Verfolgen Sie Ihren Antrag

question =
    { $by } hat eine Frage zu { $number } ({ $title }):

    { QUOTE($question) }

    Bitte antworten Sie, oder reichen Sie eine neue Revision ein. Ohne Antwort verfällt der Antrag am { $until }.
    .subject = Frage, bitte antworten Sie bis zum { $until }
    .act = Beantworten Sie die Frage
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück.

opened =
    der Betrieb hat { $number } ({ $title }) an die öffentliche Begutachtungsliste und an die Fachgutachter gesendet. Kommentare sind bis zum { $until } willkommen.

    Sie bekommen eine E-Mail, wenn jemand kommentiert, eine Frage stellt oder entscheidet. Bis dahin müssen Sie nichts tun.
    .subject = in Begutachtung bis zum { $until }
    .act = Verfolgen Sie die Begutachtung

action_required =
    bei { $number } ({ $title }) ist eine Aktion von Ihnen erforderlich: { HAS($day) ->
        [yes] { $asks }, bis zum { $day }
       *[no] { $asks }
    }.
    .subject = { HAS($day) ->
            [yes] { $asks }, bis zum { $day }
           *[no] { $asks }
        }
    .act = Öffnen Sie Ihre Aufgabe
    .decline = Wenn Sie das nicht können, geben Sie es auf der Seite des Antrags an, oder schreiben Sie an den Betrieb.

discuss =
    { $by } hat bei { $number } ({ $title }) Klärungsbedarf angemeldet:

    { QUOTE($comment) }

    Bitte antworten Sie bis zum { $until }, oder reichen Sie eine neue Revision ein. Solange der Klärungsbedarf offen und unbeantwortet ist, kann der Antrag nicht gebilligt werden. Die Fachgutachter können ihn aber ablehnen.
    .subject = { $by } hat Klärungsbedarf angemeldet, bitte antworten Sie bis zum { $until }
    .act = Antworten Sie, oder reichen Sie eine neue Revision ein
    .decline = Wenn Sie den Antrag nicht fortsetzen möchten, ziehen Sie ihn auf seiner Seite zurück.

comment =
    { HAS($position) ->
        [yes] { $by } hat eine Stellungnahme zu { $number } ({ $title }) abgegeben:
       *[no] { $by } hat { $number } ({ $title }) kommentiert:
    }

    { QUOTE($comment) }
    .subject =
        { HAS($position) ->
            [yes] { $position } von { $by }
           *[no] Kommentar von { $by }
        }
    .act = Lesen Sie die Diskussion
retracted =
    { $by } hat einen eigenen Kommentar zu { $number } ({ $title }) widerrufen. Der Grund:

    { QUOTE($reason) }

    Der Kommentar bleibt lesbar, ist als widerrufen gekennzeichnet und hat keine Wirkung mehr.
    .subject = Kommentar widerrufen
    .act = Lesen Sie den Antrag

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

procedure_changed =
    das Verfahren für { $number } ({ $title }) wurde geändert: { $procedure }. Der Grund:

    { QUOTE($reason) }
    .subject = Verfahren geändert
    .act = Lesen Sie den Antrag

registered =
    Version { $version } von urn:{ $nid } wurde registriert ({ $number }). Der Link oben ist ihr Permalink.

    Um die Registrierung später zu ändern, öffnen Sie diese Seite, und wählen Sie „Neue Version vorschlagen“.
    .subject = registriert, Version { $version }
    .act = Lesen Sie die Registrierung

followed =
    es gibt Neues zu { $number } ({ $title }), einem Antrag, dem Sie folgen:

    { KEPT($text) }

    Die vollständigen Texte finden Sie auf der Seite des Antrags.
    .subject = Neues zu einem Antrag, dem Sie folgen
    .act = Lesen Sie den Antrag
