# E-Mails zu Anträgen, die anders enden, und zu dem, was registriert ist.

declined =
    die Fachgutachter haben { $number } ({ $title }) abgelehnt:

    { $reasons-quote }

    Der Registrant kann auf diese Gründe antworten und den Antrag wieder aufnehmen. Wer betroffen ist, kann bis zum { $until } Einspruch einlegen: Zuerst prüft die Leitung neu, dann die IESG. Beides beginnt auf der Seite des Antrags.
    .subject = abgelehnt
    .act = Lesen Sie die Entscheidung, antworten Sie oder legen Sie Einspruch ein

withdrawn = der Registrant hat { $number } ({ $title }) zurückgezogen. Es ist nichts mehr zu tun.
    .subject = zurückgezogen
    .act = Lesen Sie den Antrag

lapse_warning = { $number } ({ $title }) wartet seit { $days } Tagen auf Sie. Ohne Antwort verfällt der Antrag am { $until }; danach kann er binnen 12 Monaten wieder aufgenommen werden.
    .subject = antworten Sie bis zum { $until }, sonst verfällt der Antrag
    .act = Antworten Sie
    .decline = Wenn Sie nicht weitermachen möchten, ziehen Sie den Antrag auf seiner Seite zurück, oder lassen Sie ihn verfallen.

lapsed = { $number } ({ $title }) ist verfallen, weil lange niemand geantwortet hat. Nichts ist verloren: Sie können den Antrag bis zum { $until } wieder aufnehmen.
    .subject = verfallen
    .act = Nehmen Sie den Antrag wieder auf

consent_asked =
    { $number } ({ $title }) ändert, was ein veröffentlichter Text sagt. Die Begründung:

    { $grounds-quote }

    Unter derselben Version wird das nur veröffentlicht, wenn zwei Personen des Betriebs und ein Fachgutachter zustimmen.
    .subject = stimmen Sie zu?
    .act = Entscheiden Sie, ob Sie zustimmen
    .decline = Wenn Sie nicht zustimmen, tun Sie nichts: Daraus kann noch eine neue Version werden, die begutachtet wird.

promise_asked =
    { $why-is ->
        [yes] { $why-ours } Das
       *[no] das
    } Verzeichnis der URN-Namensräume kennt diese Adresse als Kontakt von urn:{ $nid }. Gilt noch, was die Registrierung sagt und zusagt? Ein Knopfdruck hinter dem Link oben bestätigt es; mehr wird nicht verlangt, und ein Konto ist nicht nötig.

    Wenn sich etwas geändert hat, sagt die Seite, was zu tun ist.
    .subject = gilt es noch?
    .act = Sagen Sie, dass es noch gilt
    .decline = Wenn Sie nicht drücken, geschieht den Namen nichts: Die Seite des Namensraums sagt, seit wann es niemand bestätigt hat.

corrected =
    die Berichtigung, die Sie in { $number } beantragt haben, ist veröffentlicht: urn:{ $nid } hat jetzt Version { $edition }. Der Grund, der mit veröffentlicht wird:

    { $reason-quote }

    Der ältere Wortlaut bleibt unter seiner Adresse.
    .subject = berichtigt, Version { $edition }
    .act = Lesen Sie die berichtigte Registrierung

goes_on =
    { $number } ({ $title }) war zu Ende: { $ended-ours }. Das ist zurückgenommen:

    { $reason-quote }

    { $number } geht weiter, mit seiner Diskussion und seinen Stellungnahmen.
    .subject = es geht doch weiter
    .act = Lesen Sie den Antrag

consented =
    { $by } stimmt { $number } ({ $title }) zu:

    { $reason-quote }

    { $missing-ours }
    .subject = { $by } stimmt zu
    .act = Lesen Sie die Zustimmung

