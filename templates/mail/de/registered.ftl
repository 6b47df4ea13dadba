# E-Mails zu registrierten Namensräumen.

authority_asked =
    { $change ->
        [correction] jemand hat eine Berichtigung der Registrierung beantragt
        [registrant_change] jemand hat einen Wechsel des Registranten beantragt
        [status_change] jemand hat eine Änderung des Status beantragt
       *[revision] jemand hat eine neue Version beantragt
    } (urn:{ $nid }, { $number }). Die Registrierung dieses Namensraums nennt Ihre Adresse als Kontakt. Wer den Antrag stellt, ist diesem Verzeichnis nicht als Kontakt des Namensraums bekannt. Die oben verlinkte Seite zeigt, wer es ist.

    { $outsider ->
        [yes] Sind Sie mit dieser Änderung einverstanden?
       *[no] Ist diese Person berechtigt, für den Namensraum zu handeln?
    } Antworten Sie auf der oben verlinkten Seite mit Ja oder Nein. Die Seite zeigt die Änderung. Ein Konto ist nicht nötig. Der Antrag kann erst registriert werden, wenn Sie oder der Betrieb ihn bestätigen.
    .subject = { $outsider ->
        [yes] sind Sie mit dieser Änderung einverstanden?
       *[no] ist diese Person berechtigt, für den Namensraum zu handeln?
    }
    .act = Antworten Sie mit Ja oder Nein (kein Konto nötig)
    .decline = Wenn Sie es nicht wissen, ignorieren Sie diese E-Mail. Der Betrieb bittet dann um andere Belege.

authority_answered =
    ein veröffentlichter Kontakt des Namensraums, um den es in { $number } ({ $title }) geht, { $outsider ->
        [yes] { $confirms ->
            [yes] ist mit der Änderung einverstanden
           *[no] ist mit der Änderung nicht einverstanden
        }
       *[no] { $confirms ->
            [yes] bestätigt, dass die antragstellende Person berechtigt ist, für den Namensraum zu handeln
           *[no] gibt an, dass die antragstellende Person nicht berechtigt ist, für den Namensraum zu handeln
        }
    }. { $confirms ->
        [yes] Der Antrag kann fortgesetzt werden.
       *[no] Der Antrag wird nicht registriert, es sei denn, der Betrieb hält andere Belege fest.
    }
    .subject = Antwort eines Kontakts
    .act = Lesen Sie den Antrag

heir_asked = Sie wurden als Registrant des URN-Namensraums { $nid } vorgeschlagen ({ $number }). Lesen Sie, was die Registrierung über Sie angeben würde. Annehmen können Sie mit einem Konto, das diese E-Mail-Adresse hat.
    .subject = Anfrage, ob Sie Registrant werden
    .act = Lesen Sie die Angaben, und nehmen Sie die Übertragung an
    .decline = Wenn Sie nicht Registrant werden möchten, ignorieren Sie diese E-Mail. Ohne Ihre Annahme ändert sich nichts.

transfer_declined =
    der neue Registrant von urn:{ $nid } hat die Übertragung abgelehnt ({ $number }). Die Registrierung ändert sich nicht, es sei denn, er nimmt die Übertragung später an. Der Grund:

    { QUOTE($reason) }
    .subject = Übertragung vom neuen Registranten abgelehnt
    .act = Lesen Sie den Antrag

accepted = der neue Registrant von urn:{ $nid } hat die Übertragung angenommen ({ $number }). Die Begutachtung des Antrags wird fortgesetzt.
    .subject = Übertragung vom neuen Registranten angenommen
    .act = Lesen Sie den Antrag

corrected =
    die Berichtigung, die Sie in { $number } beantragt haben, wurde veröffentlicht. urn:{ $nid } liegt jetzt in Version { $edition } vor. Der veröffentlichte Grund:

    { QUOTE($reason) }

    Der frühere Text bleibt unter seinem Permalink abrufbar.
    .subject = berichtigte Version { $edition }
    .act = Lesen Sie die berichtigte Registrierung

status_notice =
    der Status von urn:{ $nid } ist jetzt „{ $status ->
        [deprecated] überholt
        [obsolete] aufgegeben
       *[active] aktiv
    }“ ({ $number }):

    { QUOTE($statement) }

    Bestehende URNs bleiben unabhängig vom Status gültig (RFC 8141, Abschnitt 5).
    .subject = der Status ist jetzt „{ $status ->
        [deprecated] überholt
        [obsolete] aufgegeben
       *[active] aktiv
    }“
    .act = Lesen Sie die Registrierung

contact_asked =
    Das Verzeichnis der URN-Namensräume führt diese Adresse als Kontakt von urn:{ $nid }. Ist dieser Kontakt noch richtig? Antworten Sie über den Link oben. Ein Konto ist nicht nötig.

    Wenn sich etwas geändert hat, erklärt die Seite, was zu tun ist.
    .subject = ist dieser Kontakt noch richtig?
    .act = Antworten Sie mit einem Klick
    .decline = Wenn Sie nicht antworten, bleiben die Namen gültig. Wir fragen in einem Jahr wieder.
