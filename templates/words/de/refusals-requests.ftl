# Warum etwas nicht ausgeführt wurde: cases.
refusal-no-decision = Es gibt keine Entscheidung, gegen die Sie Einspruch einlegen können: In den letzten zwei Monaten wurde keine getroffen, oder Sie haben schon Einspruch eingelegt
refusal-no-appeal = Es gibt keinen offenen Einspruch
refusal-body-unlisted = { $body } steht nicht auf der Liste der von der IESG anerkannten Gremien (RFC 8141, 6.3)
refusal-no-specification = Der Antrag nennt keine Spezifikation (RFC 8141, 6.3 Punkt 2)
refusal-notice-unsent = Eine Benachrichtigung an einen Kontakt des Namensraums ist noch nicht zugestellt. Der Betrieb sieht sie in der Liste der E-Mails
refusal-objected = Ein Kontakt der jetzigen Version hat widersprochen. Zuerst muss der Widerspruch beantwortet werden
refusal-contacts-silent = Kein Kontakt der jetzigen Version hat innerhalb der Frist geantwortet. Es muss festgehalten werden, warum die Entscheidung nicht von ihnen abhängt
refusal-contacts-lead = Nur die Leitung dieses Antrags kann dies festhalten
refusal-contacts-agree = Dieser Antrag hängt nicht von den Kontakten der Registrierung ab oder ist geschlossen
refusal-contact-closed = Der Antrag ist geschlossen; eine Antwort hat keine Wirkung
refusal-contact-same = Das ist dasselbe wie Ihre letzte Antwort
refusal-contact-reason = Geben Sie einen Grund an. Er wird mit dem Antrag öffentlich
refusal-notice-runs = Die öffentliche Bekanntmachungsfrist endet am { $day }
thing-text = Der Text
refusal-draft-saved = Der Entwurf wurde gespeichert, nachdem Sie diese Seite geöffnet hatten. Prüfen Sie ihn noch einmal, bevor
    Sie ihn einreichen
refusal-verify-first = Bestätigen Sie zuerst Ihre E-Mail-Adresse. Der Link steht in der E-Mail, die wir Ihnen gesendet haben
refusal-account-closed = Dieses Konto ist geschlossen
refusal-name-body = Geben Sie das Gremium ein, das das Schnellverfahren beantragt (RFC 8141, 6.3)
refusal-same-words = Der Entwurf ist mit der zuletzt eingereichten Revision identisch. Speichern Sie zuerst eine Änderung
refusal-not-reported = Die Fachgutachter haben zur aktuellen Revision nicht berichtet
refusal-no-direction = Geben Sie die Anweisung des Normungsgremiums mit Absender und Datum ein
refusal-no-copy = Geben Sie die Kopie des Gutachtens ein, die mit der Anweisung kam
refusal-not-directed = Das Normungsgremium hat nicht angewiesen, die aktuelle Revision zu registrieren (RFC 8141, 6.2)
refusal-new-text = Der Registrant hat Revision { $current } eingereicht, nachdem Sie diese Seite mit Revision { $seen } geöffnet
    hatten
refusal-text-of-another = Revision { $number } gilt für etwas anderes als diesen Antrag. Der Registrant muss zuerst eine neue
    Revision einreichen
refusal-only-registrant-text = Nur der Registrant dieses Antrags kann seinen Text bearbeiten
refusal-text-fixed = Der Text kann nicht bearbeitet werden, solange der Antrag den Stand „{ $state }“ hat
refusal-body-keeps-fast-track = { $body } ist ein anerkanntes Gremium und hat das Schnellverfahren beantragt. Nur seine Vertretung kann ein
    anderes Verfahren wählen (RFC 8141, 6.3)
refusal-report-copy-differs = Die Kopie muss den Bericht enthalten, der am { $day } an das Gremium gesendet wurde. Sie weicht ab diesem Satz
    davon ab: { $from }
refusal-procedure-once = Das Verfahren wurde bereits einmal geändert und kann nicht noch einmal geändert werden
refusal-procedure-unchanged = Das Verfahren dieses Antrags wurde nicht geändert; es gibt nichts rückgängig zu machen
refusal-same-procedure = Der Antrag folgt bereits diesem Verfahren
refusal-one-line = Geben Sie höchstens { $most } Zeichen in einer Zeile ein
refusal-name-standards-body = Geben Sie das Normungsgremium ein, zum Beispiel IESG
refusal-name-asking-body = Geben Sie das Normungsgremium ein
refusal-reason-published = Geben Sie einen Grund ein. Er wird öffentlich
refusal-max-bytes = Der Text darf höchstens { $most } Bytes lang sein
refusal-only-owner-withdraws = Diesen Antrag kann nur die Person zurückziehen, der er gehört. Auf der Seite der Mitwirkenden
    können Sie ihn verlassen
refusal-only-owner-reopens = Diesen Antrag kann nur die Person wieder eröffnen, der er gehört
refusal-other-number = Geben Sie die Nummer des anderen Antrags ein, zum Beispiel R-2026-0001
refusal-not-this-number = Geben Sie die Nummer des anderen Antrags ein, nicht die dieses Antrags
refusal-no-request = Den Antrag { $of } gibt es nicht
refusal-is-duplicate = { $of } wurde selbst als Dublette geschlossen
refusal-never-sent = Dieser Entwurf wurde nie eingereicht und kann nicht wieder eröffnet werden. Beginnen Sie einen neuen Entwurf
refusal-ended-long-ago = Der Antrag wurde vor mehr als 12 Monaten geschlossen, am { $ended }. Beginnen Sie einen neuen Antrag
refusal-not-in-procedure = In diesem Verfahren ist das nicht möglich: { $act }. Verfahren: { $procedure }
refusal-not-now = Das ist jetzt nicht möglich: { $act }. Der Antrag hat den Stand „{ $state }“
refusal-not-now-holder = Das ist jetzt nicht möglich: { $act }. Der Antrag hat den Stand „{ $state }“ und { $holder }
refusal-held = Das ist jetzt nicht möglich: { $act }. Grund: { $why }
refusal-wish-letters = Die Namensraum-Kennung darf nur Buchstaben von a bis z, Ziffern und Bindestriche enthalten (RFC 8141, 2)
refusal-wish-long = Die Namensraum-Kennung muss 3 bis 32 Zeichen lang sein; diese hat mehr als { $most } (RFC 8141, 2)
refusal-nid-differs = Der Text nennt die Namensraum-Kennung { $found }, der Antrag gilt aber { $nid }. Geben Sie in beiden dieselbe Kennung an
refusal-text-held = Der registrierte Text ist in diesem Verzeichnis verfügbar, und der Antrag geht von ihm aus
refusal-text-of = Dies ist der Text von { $other }, nicht von { $nid }
refusal-not-held = Der Text dieses Namensraums ist in diesem Verzeichnis nicht verfügbar; eine Berichtigung lässt sich daher nicht
    mit ihm vergleichen. Der Betrieb muss den Text zuerst importieren. Sie können stattdessen eine neue Version vorschlagen und
    den registrierten Text als Ausgangspunkt einfügen
refusal-successor = { $word }: { $why }
refusal-successor-circle = { $successor } wurde selbst durch diesen Namensraum ersetzt
refusal-note-first = Die erste Einreichung hat keine Anmerkung. Lassen Sie die Anmerkung weg
refusal-not-another = { $successor } ist kein anderer registrierter Namensraum
refusal-most-successors = Geben Sie höchstens { $most } Namensräume ein
refusal-drafts-max = Ihre Entwürfe dürfen zusammen { $mib } MiB haben. Löschen Sie einen Entwurf, den Sie nicht brauchen, oder kürzen Sie diesen
refusal-template-max = Die Vorlage darf höchstens { $most } Bytes lang sein
refusal-template-lines = Die Vorlage darf höchstens { $most } Zeilen haben
refusal-character = { $label } enthält in Zeile { $line }, Spalte { $column } { $found }, { $why }
thing-request = Der Antrag { $number }
thing-question = Diese Frage
thing-thread = Dieser Gesprächsfaden
refusal-other-ended = { $of } ist geschlossen ({ $ended }). Geben Sie einen offenen oder registrierten Antrag ein
refusal-question = Geben Sie die Frage ein
refusal-your-answer = Geben Sie Ihre Antwort ein
refusal-say-changed = Beschreiben Sie, was sich geändert hat
refusal-body-words = Geben Sie die Erklärung des Gremiums ein
refusal-grounds = Geben Sie ein, warum Sie Einspruch einlegen und wie die Entscheidung Sie betrifft
refusal-state-lower = { $state ->
    [registered] registriert
    [declined] abgelehnt
    [withdrawn] zurückgezogen
    [lapsed] verfallen
    [duplicate] Dublette
   *[obsolete] gegenstandslos
}
refusal-only-parties = Das ist bei diesem Antrag nur bestimmten Beteiligten erlaubt: { $act }. Dies darf nur: { $who }
refusal-or = { $before }, oder: { $next }
refusal-holder = { $state ->
    [draft] wartet auf den Registranten
    [with_requester] wartet auf den Registranten
    [ready] wartet auf den Betrieb
   *[ended] ist geschlossen
}
refusal-party = { $party ->
    [registrant] der Registrant
    [expert] die Fachgutachter
    [lead] die Leitung der Fachgutachter
    [operator] der Betrieb
    [representative] die Vertretung des Gremiums
    [clock] das System
    [conflicted] Fachgutachter mit Interessenkonflikt
   *[other] die Öffentlichkeit
}
refusal-condition = { $condition ->
    [name_conflict] Ein früherer Antrag auf dieselbe Namensraum-Kennung ist offen (RFC 8141, 6.2)
    [on_hold] Der Antrag ist ausgesetzt
    [under_appeal] Ein Einspruch ist offen
   *[escalated] Eskaliert
}
refusal-act-submit = den Antrag einreichen
refusal-act-ask = Angaben anfordern
refusal-act-answer = antworten
refusal-act-send-revision = eine neue Revision einreichen
refusal-act-direct = die Anweisung des Gremiums festhalten
refusal-act-body-asks = festhalten, dass das Gremium Änderungen verlangt
refusal-act-body-declines = festhalten, dass das Gremium ablehnt
refusal-act-complete = den Abschluss beantragen
refusal-act-close = den Antrag schließen
refusal-act-reopen = den Antrag wieder eröffnen
refusal-act-change-procedure = das Verfahren ändern
refusal-act-appeal = Einspruch einlegen
refusal-reopen-name-taken = urn:{ $nid } wurde inzwischen durch einen anderen Antrag registriert; dieser Antrag kann nicht wieder eröffnet werden. Beginnen Sie einen neuen Antrag für eine andere Namensraum-Kennung
refusal-name-taken = Die Namensraum-Kennung wurde von einem anderen Antrag registriert. Der Registrant muss zuerst auf der Seite des Antrags eine andere wählen (RFC 8141, 6.2)
