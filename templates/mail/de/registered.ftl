# E-Mails zu registrierten Namensräumen.

consent_asked =
    { $number } ({ $title }) würde einen veröffentlichten Text inhaltlich ändern. Die Begründung:

    { QUOTE($grounds) }

    Die Berichtigung wird nur dann unter derselben Version veröffentlicht, wenn zwei Personen des Betriebs und ein Fachgutachter zustimmen.
    .subject = Zustimmung zu einer Berichtigung erforderlich
    .act = Stimmen Sie zu, oder lehnen Sie ab
    .decline = Wenn Sie nicht zustimmen, müssen Sie nichts tun. Die Änderung kann weiterhin als neue Version beantragt werden.

consented =
    { $by } hat { $number } ({ $title }) zugestimmt:

    { QUOTE($reason) }

    { HAS($missing) ->
        [yes] Die Berichtigung kann veröffentlicht werden, wenn { $missing }.
       *[no] Alle Zustimmungen liegen vor. Eine andere Person des Betriebs kann die Berichtigung veröffentlichen.
    }
    .subject = { $by } hat zugestimmt
    .act = Lesen Sie die Zustimmung

corrected =
    die Berichtigung, die Sie in { $number } beantragt haben, wurde veröffentlicht. urn:{ $nid } liegt jetzt in Version { $edition } vor. Der veröffentlichte Grund:

    { QUOTE($reason) }

    Der frühere Text bleibt unter seinem Permalink abrufbar.
    .subject = berichtigte Version { $edition }
    .act = Lesen Sie die berichtigte Registrierung

promise_asked =
    { $invited ->
        [yes] der Betrieb hat Sie eingeladen.
       *[no] Ihre letzte Bestätigung liegt mindestens ein Jahr zurück.
    } Das Verzeichnis der URN-Namensräume führt diese Adresse als Kontakt von urn:{ $nid }. Sind die Angaben der Registrierung und ihre Zusagen noch richtig? Bestätigen Sie das über den Link oben. Ein Konto ist nicht nötig.

    Wenn sich etwas geändert hat, erklärt die Seite, was zu tun ist.
    .subject = bitte bestätigen Sie die Angaben zur Registrierung
    .act = Bestätigen Sie die Angaben zur Registrierung
    .decline = Wenn Sie nicht bestätigen, bleiben die Namen gültig. Die Seite des Namensraums zeigt, wie lange die Registrierung nicht bestätigt wurde.
