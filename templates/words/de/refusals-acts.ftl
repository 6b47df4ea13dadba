# Warum etwas nicht ausgeführt wurde: acts.
thing-account = Das Konto
thing-link = Dieser Link
thing-namespace = Der Namensraum { $nid }
thing-token = Dieses Token
thing-invitation = Diese Einladung
thing-person = Diese Person
thing-suggestion = Dieser Vorschlag
thing-comment = Dieser Kommentar
thing-list-post = Dieser Beitrag auf der Begutachtungsliste
thing-email = Diese E-Mail
thing-sign-in = Diese Anmeldung
refusal-own-address = Ihr Konto hat bereits diese Adresse
refusal-address-asks = Sie haben innerhalb eines Tages { $times }-mal eine neue Adresse beantragt. Versuchen Sie es morgen wieder
refusal-sign-in-shut = Dieses Konto ist gesperrt. Wenn Sie das für ein Versehen halten, schreiben Sie dem Betrieb
refusal-open-link-first = Öffnen Sie zuerst den Link in der E-Mail, die wir Ihnen gesendet haben. Er bestätigt Ihre Adresse
refusal-mail-published = Diese E-Mail ist bereits veröffentlicht und kann nicht zurückgezogen werden
refusal-mail-withdrawn = Diese E-Mail wurde zurückgezogen und nicht veröffentlicht
refusal-mail-waits = Diese E-Mail wartet auf den Betrieb. Schreiben Sie ihm
refusal-follows-anyway = Sie sind an diesem Antrag beteiligt und erhalten bereits E-Mails dazu
refusal-third-party-max = Das Verzeichnis hat an diese Adresse in den letzten 24 Stunden { $count } solche E-Mails gesendet; das ist die Höchstzahl. Versuchen Sie es morgen noch einmal
refusal-mail-arrives = E-Mails an Ihre Adresse werden zugestellt. Sie müssen nichts tun
refusal-who-comments = Hier können nur der Registrant, die Fachgutachter und der Betrieb kommentieren. Auf der Begutachtungsliste
    kann es jeder
refusal-comment = Geben Sie einen Kommentar ein
refusal-comments-closed = Sie können nur kommentieren, solange ein Antrag offen ist
refusal-other-window = Dieser Entwurf wurde in einem anderen Fenster gespeichert, nachdem Sie diese Seite geöffnet hatten
refusal-section-window = Dieser Abschnitt wurde in einem anderen Fenster gespeichert, nachdem Sie diese Seite geöffnet hatten
refusal-source-url = Die URL der Quelle muss eine https-URL mit höchstens { $most } Zeichen und ohne Benutzernamen sein
refusal-source-commit = Der Commit der Quelle muss die ganze Commit-ID sein: 40 oder 64 hexadezimale Ziffern
refusal-name-settled = Die Namensraum-Kennung dieses Antrags kann nicht mehr geändert werden
refusal-no-correction = Dieser Antrag ist keine Berichtigung
refusal-only-revision = Nur eine neue Version geht von einer registrierten Version aus
refusal-only-owner-deletes = Einen Entwurf kann nur löschen, wem er gehört
refusal-sent-in = Dieser Antrag wurde eingereicht. Sie können ihn zurückziehen, aber nicht löschen
refusal-only-registrant-name = Nur der Registrant dieses Antrags kann dessen Namensraum-Kennung wählen
refusal-rename-conflict = Eine andere Namensraum-Kennung können Sie nur vor einer Entscheidung wählen, und nur wenn ein anderer Antrag dieselbe hat oder sie registriert hat
refusal-another-name = Wählen Sie eine andere Namensraum-Kennung als die umstrittene
refusal-linked = Diese externe Anmeldung ist bereits mit einem Konto verknüpft
refusal-most-sign-ins = Ihr Konto hat { $most } externe Anmeldungen. Entfernen Sie zuerst eine
refusal-only-way-in = Dies ist die einzige Möglichkeit, sich in Ihrem Konto anzumelden. Wählen Sie zuerst ein Passwort: Melden Sie
    sich ab, und wählen Sie „Passwort vergessen?“
refusal-same-browser = Öffnen Sie diesen Link in dem Browser, in dem Sie die Anmeldung begonnen haben. Wenn Sie keine Anmeldung
    begonnen haben, ignorieren Sie die E-Mail: Der Link kann von niemand anderem benutzt werden
refusal-code = Dieser Code ist falsch oder wurde schon benutzt. Geben Sie den aktuellen Code oder einen unbenutzten
    Wiederherstellungscode ein
refusal-code-set-up = Dies ist nicht der aktuelle Code des Authentifikators. Prüfen Sie, ob die Uhr Ihres Telefons stimmt, und
    geben Sie den aktuellen Code ein
refusal-has-factor = Ihr Konto hat bereits einen zweiten Faktor. Entfernen Sie ihn zuerst
refusal-no-factor = Ihr Konto hat keinen zweiten Faktor
refusal-has-roles = Ihr Konto hat Rollen. Bitten Sie zuerst einen Administrator, sie zu entfernen
refusal-open-requests = Sie sind für offene Anträge verantwortlich: { $open }. Ziehen Sie sie zuerst zurück, oder warten Sie, bis
    sie geschlossen sind
refusal-only-registrant = Das kann nur der Registrant dieses Antrags tun
refusal-only-owner-team = Nur die Person, der dieser Antrag gehört, kann die Mitwirkenden ändern
refusal-request-ended = Der Antrag ist geschlossen
refusal-invited-often = { $email } wurde innerhalb eines Tages { $times }-mal eingeladen. Versuchen Sie es morgen wieder
refusal-invited-many = Sie haben innerhalb eines Tages { $count } Personen eingeladen. Versuchen Sie es morgen wieder
refusal-daily-submissions = Mit einem Konto können innerhalb von 24 Stunden höchstens { $most } neue Anträge eingereicht werden. Ihr Entwurf ist
    gespeichert. Reichen Sie ihn nach { $until } ein
refusal-daily-contributions = Mit einem Konto sind innerhalb von 24 Stunden höchstens { $most } Entwürfe, Kommentare und andere Beiträge möglich.
    Fahren Sie nach { $until } fort
refusal-address-owner = Melden Sie sich mit dem Konto an, für das diese Änderung verlangt wurde, und öffnen Sie den Link noch einmal
refusal-team-max = Ein Antrag kann höchstens { $most } Mitwirkende haben
refusal-in-team = Diese Person wirkt bereits mit
refusal-invited = Diese Adresse wurde bereits eingeladen
refusal-invited-another = Diese Einladung ging an eine andere Adresse als die Ihres Kontos. Melden Sie sich mit dem Konto dieser
    Adresse an, oder bitten Sie um eine Einladung an Ihre Adresse
refusal-reviewer-team = Sie sind Fachgutachter dieses Antrags. Fachgutachter können den Text nicht bearbeiten
refusal-only-registrant-done = Nur der Registrant dieses Antrags kann einen Gesprächsfaden als bearbeitet markieren
refusal-who-resolves = Einen Gesprächsfaden können nur die Person, die ihn eröffnet hat, und die Leitung schließen
refusal-passage-gone = Die Stelle dieses Vorschlags steht nicht mehr in Ihrem Entwurf. Nehmen Sie die Änderung von Hand vor
refusal-record-stale = Der Eintrag wurde geändert, nachdem Sie dieses Formular geöffnet haben. Der aktuelle Wert ist: { $now }
refusal-record-same = Sie haben keinen Wert geändert. Ändern Sie mindestens einen
refusal-record-line = Geben Sie eine Zeile mit höchstens { $most } Zeichen ein, ohne [ und ]
refusal-record-references = Geben Sie 1 bis { $most } Referenzen ein
refusal-record-empty = Dieser Wert kann geändert, aber nicht entfernt werden. Geben Sie einen Wert ein
refusal-record-date = Geben Sie einen Tag oder einen Monat von Mai 1997 bis heute ein, zum Beispiel 2027-01-04 oder 2027-01
refusal-token-name = Geben Sie einen Namen für das Token ein
refusal-token-line = Der Name darf nur eine Zeile mit höchstens { $most } Zeichen sein
refusal-token-scopes = Wählen Sie mindestens eine Berechtigung
refusal-token-days = Wählen Sie, wie lange das Token gilt
refusal-token-most = Sie haben { $most } Token. Widerrufen Sie zuerst eines
refusal-procedure-settled = Das Verfahren steht fest; solange der Antrag offen ist, kann nur die Spezifikation genannt werden, und der Betrieb kann das Verfahren einmal wechseln
refusal-only-author = Nur wer einen Kommentar geschrieben hat, kann ihn widerrufen
refusal-struck = Dieser Kommentar ist bereits gestrichen
refusal-asked-email = Geben Sie Ihre E-Mail-Adresse ein
refusal-email-form = Geben Sie eine E-Mail-Adresse in der Form name@example.org ein
refusal-enter-name = Geben Sie Ihren Namen ein
refusal-name-control = Der Name darf keine Zeilenumbrüche oder andere Steuerzeichen enthalten
refusal-name-letter = Geben Sie einen Namen mit mindestens einem Buchstaben ein
refusal-name-link = Ein Name kann keine URL, keinen Domainnamen und keine E-Mail-Adresse enthalten. Setzen Sie nach einem Punkt ein Leerzeichen
refusal-name-reserved = Wählen Sie einen anderen Namen. Dieser sieht aus wie der Name des Verzeichnisses, einer Rolle oder einer Person, die hier eine Rolle hat
refusal-name-long = Der Name darf höchstens { $most } Zeichen lang sein
