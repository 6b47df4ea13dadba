# Die Fragen von RFC 8141 zu einem Namensraum und die Antworten.

question = { $id ->
    [resources] Was bezeichnen die Namen?
    [users] Wer verwendet die Namen?
    [networks] Werden die Namen im öffentlichen Internet verwendet oder nur in privaten Netzen?
    [benefit] Was nützt der Namensraum der Gemeinschaft?
    [alternatives] Warum genügt kein bestehender Namensraum, kein URI-Schema und kein Unternamensraum?
    [structure] Wie ist ein Name aufgebaut?
    [characters] Welche Zeichen kann ein Name enthalten, und wie werden andere Zeichen geschrieben?
    [equivalence] Welche Schreibweisen sind derselbe Name?
    [components] Was bedeuten r-, q- und f-Komponenten?
    [assigners] Wer vergibt Namen, und nach welchen Regeln?
    [delegation] Welche Regeln gelten für andere Organisationen, die Namen vergeben?
    [uniqueness] Wodurch erhalten zwei Ressourcen nie denselben Namen?
    [reassignment] Kann ein Name je für etwas anderes vergeben werden?
    [persistence] Wie lange bleiben Namen gültig, und was geschieht, wenn es den Registranten nicht mehr gibt?
    [comparison] Was kann geschehen, wenn zwei Namen falsch verglichen werden?
    [privacy] Was verrät ein Name über eine Person, ein Gerät oder einen Ort?
    [threats] Können Namen erraten, gesammelt oder gefälscht werden, und ist das von Bedeutung?
    [confusion] Womit könnten die Namen verwechselt werden, und welche Software hat Schwierigkeiten damit?
    [resolution] Können Namen aufgelöst werden, und wo?
    [documentation] Welches öffentliche Dokument beschreibt den Namensraum, in welcher Fassung?
    [registrant] Welche Organisation registriert den Namensraum, und welcher Kontakt ist von Dauer?
   *[old_names] Welche alten Namen sind nicht mehr gültig?
}
question-open = Offen
question-answered = Vom Registranten beantwortet
question-accepted = Von einem Fachgutachter akzeptiert
question-may-answer = Das könnte Ihre Antwort sein:
question-required = RFC 8141 verlangt eine Antwort
question-accepted-by = Akzeptiert von { $expert }
question-counts = { $open } offen, { $answered } beantwortet, { $accepted } akzeptiert
questions-title = Fragen des RFC 8141
questions-beside = Fragen des RFC 8141, { $open ->
    [0] alle beantwortet
   *[other] { $open } offen
}
questions-others = { $count ->
    [one] Eine weitere offene Frage
   *[other] { $count } weitere offene Fragen
}
question-point = Dieser Satz beantwortet sie
question-write = Einen Satz schreiben
question-sentence = Ihr Satz
question-add = Dem Abschnitt hinzufügen
question-no-sentence = Geben Sie einen Satz ein
question-one-sentence = Geben Sie nur einen Satz ein. Weitere können Sie im Abschnitt selbst ergänzen
question-long-sentence = Der Satz darf höchstens { $most } Zeichen haben
question-sentence-gone = Dieser Satz steht nicht mehr im Abschnitt
question-open-title = Offene Fragen
question-open-about = Sie können den Antrag jetzt einreichen. Die Fachgutachter können diese Fragen stellen.
question-back = Zurück zum Entwurf
question-answer-changed = Der Registrant hat inzwischen einen anderen Satz gewählt
question-accepted-kept = Ein Fachgutachter hat die Antwort akzeptiert. Ändern Sie den Satz im Abschnitt, wenn er nicht mehr stimmt
question-unsaved = Fügen Sie diesen Satz hinzu oder leeren Sie das Feld
