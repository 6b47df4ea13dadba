# Die Fragen von RFC 8141 zu einem Namensraum und die Antworten.

question = { $id ->
    [resources] Was bezeichnen die Namen?
    [users] Wer verwendet die Namen?
    [networks] Werden die Namen im öffentlichen Internet verwendet oder nur in privaten Netzen?
    [benefit] Was nützt der Namensraum der Gemeinschaft?
    [alternatives] Warum genügt kein bestehender Namensraum, kein URI-Schema und kein Unternamensraum?
    [structure] Welche Struktur hat ein Name?
    [characters] Welche Zeichen kann ein Name enthalten, und wie werden andere Zeichen geschrieben?
    [equivalence] Wann sind zwei URNs gleichwertig?
    [components] Was bedeuten r-, q- und f-Komponenten?
    [assigners] Wer vergibt Namen, und nach welchen Regeln?
    [delegation] Falls andere Organisationen Namen vergeben: Welche Regeln gelten für sie?
    [uniqueness] Wodurch erhalten zwei Ressourcen nie denselben Namen?
    [reassignment] Kann ein Name je für etwas anderes vergeben werden?
    [persistence] Wie lange bleiben Namen gültig, und was geschieht, wenn es den Registranten nicht mehr gibt?
    [comparison] Was kann geschehen, wenn zwei Namen falsch verglichen werden?
    [privacy] Was verrät ein Name über eine Person, ein Gerät oder einen Ort?
    [threats] Können Namen erraten, gesammelt oder gefälscht werden, und ist das von Bedeutung?
    [confusion] Mit welchen anderen Kennungen könnten die Namen verwechselt werden, und welche Software könnte Schwierigkeiten damit haben?
    [resolution] Können Namen aufgelöst werden, und wo?
    [documentation] Welche Fassung welches öffentlichen Dokuments definiert den Namensraum?
    [registrant] Welche Organisation ist der Registrant, und welche Kontaktadresse bleibt gültig?
   *[old_names] Bleiben alle bestehenden Namen gültig?
}
question-open = Offen
question-answered = Vom Registranten beantwortet
question-accepted = Von einem Fachgutachter akzeptiert
question-may-answer = Das könnte Ihre Antwort sein:
question-most-important = Am wichtigsten für die Prüfung
question-accepted-by = Akzeptiert von { $expert }
question-counts = { $open } offen, { $answered } beantwortet, { $accepted } akzeptiert
questions-title = Fragen zu RFC 8141
questions-of-section = Fragen zu RFC 8141, { $open ->
    [0] alle beantwortet
   *[other] { $open } offen
}
questions-others = { $count ->
    [one] Eine weitere offene Frage
   *[other] { $count } weitere offene Fragen
}
question-use = Als Antwort verwenden
question-write = Einen Satz schreiben
question-sentence = Ihr Satz
question-add = Dem Abschnitt hinzufügen
question-no-sentence = Geben Sie einen Satz ein
question-one-sentence = Geben Sie nur einen Satz ein. Weitere können Sie im Abschnitt selbst ergänzen
question-long-sentence = Der Satz darf höchstens { $most } Zeichen haben
question-sentence-missing = Dieser Satz steht nicht mehr im Abschnitt
question-open-title = Offene Fragen
question-open-about = Sie können den Antrag jetzt einreichen. Die Fachgutachter können diese Fragen stellen.
question-back = Zurück zum Entwurf
question-answer-changed = Der Registrant hat einen anderen Satz gewählt. Prüfen Sie ihn, bevor Sie ihn akzeptieren
question-not-accepted = Es gibt nichts zurückzuziehen: Sie haben diese Antwort nicht akzeptiert, oder die Annahme wurde schon zurückgezogen
question-accepted-kept = Ein Fachgutachter hat einen anderen Satz akzeptiert. Um ihn zu ersetzen, ändern oder entfernen Sie zuerst diesen Satz im Abschnitt
question-unsaved = Fügen Sie diesen Satz hinzu oder leeren Sie das Feld
