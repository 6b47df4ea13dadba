# E-Mails zu Anträgen, an denen ein Normungsgremium oder die IESG beteiligt ist.

reported = die Fachgutachter haben ihren Bericht über { $number } ({ $title }) zur Entscheidung an { $body } gesendet. Der Namensraum kann registriert werden, wenn { $body } die Anweisung und eine Kopie des Berichts gesendet hat (RFC 8141, Abschnitt 6.2).
    .subject = bei { $body }
    .act = Lesen Sie den Antrag

directed =
    die Anweisung zu { $number } ({ $title }) wurde festgehalten:

    { QUOTE($text) }

    Der Betrieb kann den Namensraum jetzt registrieren.
    .subject = Anweisung festgehalten
    .act = Lesen Sie die Anweisung

body_answered =
    { $body } hat auf { $number } ({ $title }) geantwortet:

    { QUOTE($text) }
    .subject = { $body } hat geantwortet
    .act = Lesen Sie die Antwort

recognition_answered =
    die Entscheidung über die Anerkennung für { $number } ({ $title }) wurde festgehalten. { $body } ist { $recognized ->
        [yes] von der IESG anerkannt
       *[no] nicht von der IESG anerkannt; der Antrag wird im Verfahren von RFC 8141, 6.2, fortgesetzt
    }.
    .subject = { $body } ist { $recognized ->
        [yes] von der IESG anerkannt
       *[no] nicht von der IESG anerkannt; der Antrag wird im Verfahren von RFC 8141, 6.2, fortgesetzt
    }
    .act = Lesen Sie den Antrag

completion_asked = { $body } hat um den Abschluss der Registrierung von { $number } ({ $title }) gebeten. Im Schnellverfahren registriert der Betrieb jetzt den Namensraum (RFC 8141, Abschnitt 6.3, Punkt 4).
    .subject = { $body } bittet um den Abschluss
    .act = Lesen Sie den Antrag
    .decline = Nur der Betrieb muss etwas tun: Er registriert den Namensraum oder bittet um Auskunft.
