# E-Mails zu Anträgen, die anders enden, und zu dem, was registriert ist.

declined =
    die Fachgutachter haben { $number } ({ $title }) abgelehnt:

    { $reasons-quote }

    Der Registrant kann auf diese Gründe eingehen und den Antrag wieder eröffnen. Betroffene können bis zum { $until } Einspruch einlegen, zuerst bei der Leitung und dann bei der IESG. Beides ist auf der Seite des Antrags möglich.
    .subject = abgelehnt
    .act = Lesen Sie die Entscheidung, antworten Sie oder legen Sie Einspruch ein

reconsidered = einem Einspruch gegen die Registrierung von urn:{ $nid } wurde stattgegeben, und über { $number } wurde neu entschieden. Das Ergebnis: { $outcome-ours }.
    .subject = nach dem Einspruch neu entschieden
    .act = Lesen Sie die Entscheidung

withdrawn = der Registrant hat { $number } ({ $title }) zurückgezogen. Sie müssen nichts tun.
    .subject = zurückgezogen
    .act = Lesen Sie den Antrag

lapse_warning = { $number } ({ $title }) wartet seit { $days } Tagen auf Ihre Antwort. Ohne Antwort verfällt der Antrag am { $until }. Einen verfallenen Antrag können Sie binnen 12 Monaten wieder eröffnen.
    .subject = antworten Sie bis zum { $until }, sonst verfällt der Antrag
    .act = Antworten Sie
    .decline = Wenn Sie nicht weitermachen möchten, ziehen Sie den Antrag auf seiner Seite zurück, oder lassen Sie ihn verfallen.

lapsed = { $number } ({ $title }) ist verfallen, weil keine Antwort einging. Nichts wurde gelöscht. Sie können den Antrag bis zum { $until } wieder eröffnen.
    .subject = verfallen
    .act = Eröffnen Sie den Antrag wieder

consent_asked =
    { $number } ({ $title }) würde einen veröffentlichten Text inhaltlich ändern. Die Begründung:

    { $grounds-quote }

    Die Berichtigung wird nur dann unter derselben Version veröffentlicht, wenn zwei Personen des Betriebs und ein Fachgutachter zustimmen.
    .subject = Zustimmung zu einer Berichtigung erforderlich
    .act = Entscheiden Sie, ob Sie zustimmen
    .decline = Wenn Sie nicht zustimmen, tun Sie nichts. Der Registrant kann stattdessen eine neue Version beantragen, die begutachtet wird.

promise_asked =
    { $why-is ->
        [yes] { $why-ours } Das
       *[no] das
    } Verzeichnis der URN-Namensräume führt diese Adresse als Kontakt von urn:{ $nid }. Sind die Angaben der Registrierung und ihre Zusagen noch richtig? Bestätigen Sie das über den Link oben. Ein Konto ist nicht nötig.

    Wenn sich etwas geändert hat, erklärt die Seite, was zu tun ist.
    .subject = bitte bestätigen Sie die Angaben zur Registrierung
    .act = Bestätigen Sie die Registrierung
    .decline = Wenn Sie nicht bestätigen, bleiben die Namen gültig. Die Seite des Namensraums zeigt, wie lange die Registrierung nicht bestätigt wurde.

corrected =
    die Berichtigung, die Sie in { $number } beantragt haben, wurde veröffentlicht. urn:{ $nid } hat jetzt Version { $edition }. Der veröffentlichte Grund:

    { $reason-quote }

    Der frühere Text bleibt unter seinem Permalink abrufbar.
    .subject = berichtigt, Version { $edition }
    .act = Lesen Sie die berichtigte Registrierung

goes_on =
    { $number } ({ $title }) war geschlossen: { $ended-ours }. Der Antrag wurde wieder in Kraft gesetzt:

    { $reason-quote }

    { $number } geht weiter, mit seiner Diskussion und seinen Stellungnahmen.
    .subject = Antrag wieder in Kraft gesetzt
    .act = Lesen Sie den Antrag

consented =
    { $by } hat { $number } ({ $title }) zugestimmt:

    { $reason-quote }

    { $missing-ours }
    .subject = { $by } hat zugestimmt
    .act = Lesen Sie die Zustimmung

