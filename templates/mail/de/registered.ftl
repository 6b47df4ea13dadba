# E-Mails zu registrierten Namensräumen.

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

contact_answered =
    ein Kontakt der jetzigen Version { $accepts ->
        [yes] hat die in { $number } ({ $title }) beantragte Änderung angenommen. Der Antrag kann fortgesetzt werden.
       *[no] hat der in { $number } ({ $title }) beantragten Änderung widersprochen. Die Änderung wird nicht veröffentlicht, bevor der Widerspruch beantwortet ist.
    }

    { QUOTE($reason) }
    .subject = { $accepts ->
        [yes] ein Kontakt nimmt an
       *[no] ein Kontakt widerspricht
    }
    .act = Lesen Sie den Antrag
