# Warum etwas nicht ausgeführt wurde: cases.
refusal-no-decision = Es gibt keine Entscheidung, gegen die Einspruch möglich wäre, oder zwei Monate sind vergangen
refusal-no-appeal = Es ist kein Einspruch offen
refusal-own-appeal = Sie haben Einspruch eingelegt; niemand entscheidet über den eigenen Einspruch
refusal-only-correction = Nur eine Berichtigung wird ohne Begutachtung veröffentlicht
refusal-cite = Nennen Sie, worauf sich die Begründung stützt, zum Beispiel RFC 8141, 6.4.2
refusal-no-rfc = RFC { $rfc } steht nicht in der hier geführten Liste der RFCs. Berichtigen Sie die Nummer, oder geben Sie die Adresse des Dokuments an
refusal-body-unlisted = { $body } steht nicht auf der Liste der von der IESG anerkannten Gremien (RFC 8141, 6.3)
refusal-no-specification = Der Antrag verweist auf keine Spezifikation (RFC 8141, 6.3 Punkt 2)
refusal-heir-waits = Der neue Registrant hat noch nicht zugestimmt; eine E-Mail ging an { $heir }
refusal-notice-runs = Die öffentliche Bekanntmachung läuft bis { $day }
refusal-two-experts = Ist der jetzige Registrant nicht erreichbar, müssen zwei Fachgutachter erklären, dass sie keinen Einwand haben
refusal-only-its-operator = Das darf nur der Betreiber, der für diesen Antrag zuständig ist
refusal-only-operator = Das darf nur der Betrieb
refusal-type-to-confirm = Geben Sie zur Bestätigung { $wanted } ein
refusal-you-decided = Sie haben über diesen Antrag entschieden; die Registrierung nimmt jemand anderes vom Betrieb vor
refusal-you-reviewed = Sie haben diesen Antrag begutachtet; die Registrierung nimmt jemand anderes vom Betrieb vor
refusal-not-approved = Die Leitung hat den aktuellen Text nicht gebilligt; geben Sie den Antrag in die Begutachtung zurück
refusal-not-completed = Das antragstellende Gremium hat nicht um den Abschluss des aktuellen Textes gebeten; geben Sie den Antrag zurück
thing-text = Der Text
refusal-draft-saved = Der Entwurf wurde gespeichert, seit Sie diese Seite geöffnet haben; sehen Sie ihn noch einmal an, bevor Sie ihn einreichen
refusal-verify-first = Bestätigen Sie zuerst Ihre Adresse; der Link steht in der E-Mail, die wir Ihnen gesendet haben
refusal-account-closed = Dieses Konto ist geschlossen
refusal-name-body = Nennen Sie das Gremium, das den Antrag im Schnellverfahren stellt (RFC 8141, 6.3)
refusal-same-words = Der Entwurf hat denselben Wortlaut wie der Text, den Sie zuletzt gesendet haben; speichern Sie zuerst eine Änderung
refusal-correction-no-review = Eine Berichtigung braucht keine Begutachtung: Veröffentlichen Sie sie, oder bitten Sie den Registranten, daraus eine neue Version zu machen
refusal-needs-specification = Das Schnellverfahren verlangt einen Verweis auf die Spezifikation; bitten Sie den Registranten darum (RFC 8141, 6.3 Punkt 2)
refusal-file-evidence = Nehmen Sie zuerst zu den Akten, was versucht wurde, um den jetzigen Registranten zu erreichen
refusal-choose-expert = Wählen Sie mindestens einen Fachgutachter aus
refusal-choose-from-experts = Wählen Sie aus der Liste der Fachgutachter
refusal-not-reported = Zum aktuellen Text gibt es noch keinen Bericht der Fachgutachter
refusal-no-copy = Die Anweisung liegt vor, die Kopie des Berichts der Fachgutachter nicht; beide sind nötig (RFC 8141, 6.2)
refusal-no-direction = Die Kopie des Berichts liegt vor, die Anweisung nicht; beide sind nötig (RFC 8141, 6.2)
refusal-neither = Weder die Anweisung des Gremiums noch eine Kopie des Berichts der Fachgutachter liegt vor (RFC 8141, 6.2)
refusal-new-text = Seit Sie diese Seite geöffnet haben, ist Text { $current } eingegangen; Sie hatten Text { $seen } vor sich
refusal-text-of-another = Text { $number } wurde für etwas anderes gesendet, als der Antrag jetzt verlangt; zuerst sendet der Registrant einen neuen Text
refusal-not-in-review = Gutachten werden während der Begutachtung geschrieben; der Antrag hat den Stand „{ $state }“
refusal-only-registrant-text = Den Text dieses Antrags darf nur sein Registrant ändern
refusal-text-fixed = Der Text kann nicht geändert werden, solange der Antrag den Stand „{ $state }“ hat
refusal-track-once = Das Verfahren wurde bereits gewechselt; das ist nur einmal möglich
refusal-track-unchanged = Das Verfahren dieses Antrags wurde nicht gewechselt
refusal-on-this-track = Der Antrag läuft bereits in diesem Verfahren
refusal-one-line = Höchstens { $most } Zeichen in einer Zeile
refusal-name-standards-body = Nennen Sie das Normungsgremium, zum Beispiel IESG
refusal-name-asking-body = Nennen Sie das antragstellende Gremium
refusal-reason-published = Geben Sie die Begründung ein; sie wird veröffentlicht
refusal-type-number = Geben Sie die Nummer aus der Vorschau ein, zum Beispiel urn-10
refusal-another-number = { $typed } ist nicht mehr die nächste Nummer. Die nächste ist { $next }. Prüfen Sie die Vorschau noch einmal und geben Sie { $next } ein
refusal-despite-appeal = Begründen Sie mit mindestens einem Satz, warum Sie trotz eines offenen Einspruchs veröffentlichen; die Begründung ist öffentlich
refusal-reasons-sentence = Begründen Sie die Entscheidung mit mindestens einem Satz; die Begründung wird mit ihr veröffentlicht
refusal-reasons = Geben Sie die Gründe der Entscheidung ein
refusal-max-bytes = Der Text darf höchstens { $most } Bytes lang sein
refusal-you-proposed = Der Vorschlag stammt von Ihnen; die Zustimmung gibt ein zweiter Fachgutachter
refusal-not-proposed = Die Leitung hat nicht vorgeschlagen, den aktuellen Text abzulehnen
refusal-proposer-left = Wer es vorschlug, leitet diesen Antrag nicht mehr; die Leitung schlägt es erneut vor
refusal-unsent-comments = Sie haben Kommentare, die noch nicht gesendet sind; senden oder verwerfen Sie sie zuerst
refusal-lead-by-name = Sie antworten bei diesem Antrag ohne Ihren Namen; die Leitung entscheidet namentlich
refusal-disclose-first = Geben Sie zuerst an, ob bei Ihnen ein Interessenkonflikt besteht
refusal-only-owner-withdraws = Zurückziehen kann diesen Antrag nur, wer ihn begonnen hat; auf der Seite der Mitwirkenden können Sie ihn verlassen
refusal-only-owner-goes-on = Nur wer diesen Antrag begonnen hat, kann die Rücknahme widerrufen
refusal-other-number = Geben Sie die Nummer des anderen Antrags ein, zum Beispiel R-2026-0001
refusal-not-this-number = Geben Sie die Nummer des anderen Antrags ein, nicht die dieses Antrags
refusal-no-request = Es gibt keinen Antrag { $of }
refusal-is-duplicate = { $of } ist selbst eine Dublette
refusal-lapsed-long-ago = Der Antrag ist vor mehr als 12 Monaten verfallen, am { $since }; beginnen Sie einen neuen
refusal-never-sent = Er wurde nie eingereicht; verwenden Sie seinen Text in einem neuen Entwurf
refusal-ended-long-ago = Er endete vor mehr als 12 Monaten, am { $ended }; beginnen Sie einen neuen
refusal-body-decides = Über diesen Antrag entscheidet ein Normungsgremium; die Fachgutachter senden ihm ihren Bericht (RFC 8141, 6.2)
refusal-experts-comment = Im Schnellverfahren hält eine Frage der Fachgutachter den Antrag nicht auf. Fragen Sie in einem Kommentar
refusal-experts-advise = Im Schnellverfahren beraten die Fachgutachter und entscheiden nicht; um den Abschluss bittet das antragstellende Gremium (RFC 8141, 6.3)
refusal-not-on-track = Dieser Schritt gehört nicht zu diesem Verfahren: { $act }. Verfahren: { $way }
refusal-not-now = Das ist jetzt nicht möglich: { $act }. Der Antrag hat den Stand „{ $state }“, { $turn }
refusal-held = Das ist jetzt nicht möglich: { $act }. Grund: { $why }
refusal-needs-consent = Die Berichtigung ändert, was der Text besagt; sie kann veröffentlicht werden, wenn { $words }
refusal-wish-letters = Die Namensraum-Kennung darf nur Buchstaben von a bis z, Ziffern und Bindestriche enthalten (RFC 8141, 2)
refusal-wish-long = Die Namensraum-Kennung muss 3 bis 32 Zeichen lang sein; diese hat mehr als { $most } (RFC 8141, 2)
refusal-nid-unknown = Kein Namensraum { $nid } ist registriert
refusal-text-held = Der registrierte Text liegt hier vor; der Antrag geht von ihm aus
refusal-text-of = Dies ist der Text von { $other }, nicht von { $nid }
refusal-not-held = Der Text dieses Namensraums liegt hier nicht vor, also lässt sich nichts mit ihm vergleichen: Zuerst muss ihn der Betrieb übernehmen. Sie können stattdessen eine neue Version vorschlagen und den registrierten Text als Ausgangspunkt einfügen
refusal-not-held-heir = Der Text dieses Namensraums liegt hier nicht vor. Fügen Sie ihn ein: Der Antrag geht von ihm aus, und die neuen Angaben zum Registranten werden darin eingetragen
refusal-heir-email = Geben Sie die E-Mail-Adresse des neuen Registranten ein, in der Form name@example.org
refusal-no-nid-word = { $word } ist keine Namensraum-Kennung
refusal-not-another = { $successor } ist kein anderer registrierter Namensraum
refusal-most-successors = Höchstens { $most } Namensräume können an seine Stelle treten
refusal-template-max = Die Vorlage darf höchstens { $most } Bytes lang sein
refusal-character = { $label } enthält in Zeile { $line }, Spalte { $column } { $found }, { $why }
thing-request = Der Antrag { $number }
thing-thread = Dieser Gesprächsfaden
thing-section = Dieser Abschnitt
refusal-decides-appeal = { $stage ->
    [iesg] Über einen Einspruch an die IESG entscheidet diese;
   *[lead] Über einen Einspruch an die Leitung der Fachgutachter entscheidet diese;
} die Entscheidung festhalten darf nur: { $party }
refusal-every-point = Geben Sie zu jedem Punkt an, ob er erfüllt ist, oder zu keinem: { $point }
refusal-not-met = Sie billigen den Antrag und geben hier an, dass dies nicht erfüllt ist
refusal-report = Geben Sie den Bericht ein
refusal-part-empty = „{ $part }“ ist noch leer
refusal-say-met = Geben Sie an, ob dies erfüllt ist: { $point }
refusal-only-experts = Anträge begutachten nur berufene Fachgutachter ohne Interessenkonflikt
refusal-conflict = Sie haben einen Interessenkonflikt angegeben. { $why }
refusal-name-stands = In diesem Text steht Ihr Name oder Ihre Adresse, und Sie antworten bei diesem Antrag ohne Ihren Namen. Veröffentlichen Sie ihn so, oder ändern Sie ihn; was gesendet ist, bleibt für immer öffentlich
refusal-other-ended = { $of } ist beendet ({ $ended }); nennen Sie einen Antrag, der weiterläuft oder registriert ist
refusal-not-confirmed = Noch hat niemand bestätigt, dass der Antrag von jemandem kommt, der für diesen Namensraum spricht. Der Kontakt bestätigt es über den erhaltenen Link, oder der Betrieb hält die Belege fest
refusal-denied = Ein veröffentlichter Kontakt dieses Namensraums sagt, dass der Antrag von jemandem kommt, der nicht für ihn spricht. Der Kontakt bestätigt es über den erhaltenen Link, oder der Betrieb hält die Belege fest
refusal-question = Geben Sie die Frage ein
refusal-your-answer = Geben Sie Ihre Antwort ein
refusal-say-changed = Geben Sie an, was sich geändert hat
refusal-body-words = Geben Sie den Wortlaut des Gremiums ein
refusal-defect = Nennen Sie den Mangel
refusal-correction-reason = Geben Sie die Begründung ein; sie wird mit der Berichtigung veröffentlicht
refusal-grounds = Geben Sie an, warum die Entscheidung anders lauten sollte und wie sie Sie betrifft
refusal-appeal-reasons = Geben Sie die Gründe der Entscheidung ein
refusal-state = { $state ->
    [draft] Entwurf
    [intake] Eingangsprüfung
    [review] Begutachtung
    [with_requester] Rückfrage beim Registranten
    [ready] Bereit zur Registrierung
    [registered] Registriert
    [declined] Abgelehnt
    [withdrawn] Zurückgezogen
    [with_body] Beim Normungsgremium
    [lapsed] Verfallen
   *[duplicate] Dublette
}
refusal-advisory-review = Beratende Begutachtung
refusal-state-lower = { $state ->
    [registered] registriert
    [declined] abgelehnt
    [withdrawn] zurückgezogen
    [lapsed] verfallen
   *[duplicate] Dublette
}
refusal-only-parties = Das ist bei diesem Antrag nur bestimmten Beteiligten erlaubt: { $act }. Dies darf nur: { $who }
refusal-or = { $before }, oder: { $next }
refusal-turn = { $state ->
    [draft] der Registrant ist am Zug
    [with_requester] der Registrant ist am Zug
    [intake] der Betrieb ist am Zug
    [ready] der Betrieb ist am Zug
    [review] die Fachgutachter sind am Zug
    [with_body] das Normungsgremium ist am Zug
   *[ended] er ist beendet
}
refusal-party = { $party ->
    [registrant] der Registrant
    [expert] die Fachgutachter
    [lead] die Leitung der Fachgutachter
    [operator] der Betrieb
    [representative] wer das Gremium vertritt
    [clock] der Fristablauf
    [conflicted] Fachgutachter mit Interessenkonflikt
   *[other] die Öffentlichkeit
}
refusal-way = { $way ->
    [community] Gemeinschaft (RFC 8141, 6.2)
    [standards] Normungsgremium (RFC 8141, 6.2)
   *[fast_track] Schnellverfahren (RFC 8141, 6.3)
}
refusal-overlay = { $overlay ->
    [contended] Ein anderer Antrag wünscht denselben Namen; das wird zuerst geklärt (RFC 8141, 6.2)
    [court_hold] Eine gerichtliche Anordnung sperrt ihn (RFC 8141, 5.1)
    [under_appeal] Ein Einspruch ist bereits offen
   *[escalated] Weitergereicht
}
refusal-consents = { $missing ->
    [yes-yes] eine zweite Person vom Betrieb und ein Fachgutachter zugestimmt haben
    [yes-no] eine zweite Person vom Betrieb zugestimmt hat
   *[no-yes] ein Fachgutachter zugestimmt hat
}
refusal-act-submit = einreichen
refusal-act-open-review = die Begutachtung eröffnen
refusal-act-ask = dem Registranten eine Frage stellen
refusal-act-answer = antworten
refusal-act-send-snapshot = einen neuen Text senden
refusal-act-approve = den Antrag billigen
refusal-act-report = dem Normungsgremium berichten
refusal-act-direct = die Anweisung des Gremiums festhalten
refusal-act-body-asks = festhalten, dass das Gremium Änderungen verlangt
refusal-act-body-declines = festhalten, dass das Gremium ablehnt
refusal-act-propose-decline = die Ablehnung vorschlagen
refusal-act-decline = der Ablehnung zustimmen
refusal-act-complete = um den Abschluss bitten
refusal-act-register = registrieren
refusal-act-send-back = zurückgeben
refusal-act-withdraw = zurückziehen
refusal-act-lapse = verfallen lassen
refusal-act-call-duplicate = als Dublette bezeichnen
refusal-act-reopen = wieder aufnehmen
refusal-act-correct = die Berichtigung veröffentlichen
refusal-act-change-track = das Verfahren wechseln
refusal-act-take-back-duplicate = zurücknehmen, dass er eine Dublette ist
refusal-act-go-on = zurücknehmen, dass er beendet ist
refusal-act-appeal = Einspruch einlegen
refusal-act-uphold-decision = entscheiden, dass die Entscheidung bestehen bleibt
refusal-act-grant-appeal = einem Einspruch stattgeben
