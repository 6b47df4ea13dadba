# E-Mails zu Namenskonflikten und Dubletten.

contended = In { $number } wird urn:{ $nid } beantragt, ebenso in { $others }. Der früher eingereichte Antrag hat kein ausschließliches Recht auf den Namen. Keiner der Anträge kann gebilligt oder registriert werden, bevor der Konflikt gelöst ist (RFC 8141, Abschnitt 6.2). Alle Beteiligten können ihn auf der oben verlinkten Seite diskutieren.
    .subject = Namenskonflikt mit einem anderen Antrag
    .act = Diskutieren Sie den Namenskonflikt
    .decline = Wenn Sie einen anderen Namen verwenden können, wählen Sie ihn auf dieser Seite. Ihr Antrag wird dann mit diesem Namen fortgesetzt.

room_note =
    { $by } hat den Namenskonflikt um urn:{ $nid } ({ $number }) kommentiert:

    { QUOTE($words) }
    .subject = { $by } hat den Namenskonflikt kommentiert
    .act = Lesen Sie den Kommentar

duplicate =
    { $number } ({ $title }) wurde als Dublette geschlossen. { $other } wird fortgesetzt:

    { QUOTE($reason) }
    .subject = als Dublette von { $other } geschlossen
    .act = Lesen Sie den Antrag

duplicate_taken_back =
    { $number } ({ $title }) war als Dublette von { $other } geschlossen. Der Betrieb hat das rückgängig gemacht:

    { QUOTE($reason) }

    { $number } wird mit der bisherigen Diskussion und den bisherigen Stellungnahmen fortgesetzt. { $other } ist davon nicht betroffen.
    .subject = wieder in Kraft gesetzt, keine Dublette von { $other }
    .act = Lesen Sie den Antrag
