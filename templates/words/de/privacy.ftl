# Personenbezogene Daten: wer dafür verantwortlich ist, was gespeichert wird, wie lange, und was man verlangen kann.

privacy-lede = Wer für personenbezogene Daten in diesem Verzeichnis verantwortlich ist, welche Daten gespeichert werden, warum und
    wie lange, und Ihre Rechte.
privacy-who = Kontakt
privacy-who-named = { $controller } betreibt dieses Verzeichnis und ist für die personenbezogenen
    Daten darin verantwortlich.
privacy-who-unnamed = Die Organisation, die dieses Verzeichnis betreibt, ist für die personenbezogenen Daten darin verantwortlich.
privacy-write-html = Schreiben Sie an
    <a href="mailto:{ $contact }">{ $contact }</a>. Sie erhalten binnen eines Monats Antwort. Sie können sich auch bei der Datenschutzaufsicht
    an Ihrem Wohnort beschweren.
privacy-public = Öffentlich
privacy-public-about = Alles im Verzeichnis und jeder eingereichte Antrag: seine Texte, Kommentare, Stellungnahmen und sein Verlauf,
    mit den Namen derer, die sie geschrieben haben.
privacy-why = Warum es bleibt
privacy-why-about = Eine Registrierung ist dauerhaft, und ebenso die Aufzeichnung, warum sie erfolgt ist. Nichts Veröffentlichtes wird geändert; spätere
    Versionen kommen daneben hinzu.
privacy-why-purpose = Der Zweck ist ein öffentliches Verzeichnis von Namen, die bleiben (RFC 8141): Wer einen Namen beantragt hat, wer den Antrag begutachtet hat und warum so entschieden wurde, muss
    für alle offen bleiben, die sich darauf verlassen. Ein Konto dient dazu, hier zu handeln und dazu Nachrichten zu erhalten. Nichts wird für etwas anderes verwendet, verkauft oder
    weitergegeben; E-Mails laufen unterwegs über die Mailserver.
privacy-private = Nicht öffentlich
privacy-private-about = Entwürfe, E-Mail-Adressen von Konten, Sitzungen und bis wann jemand von den Fachgutachtern oder vom Betrieb abwesend ist: Das sehen nur
    Fachgutachter und Betrieb. Vier Cookies: Einer hält Sie angemeldet, einer
    erkennt Ihren Browser bei der nächsten Anmeldung wieder, einer lässt Sie in der Woche nach der Anlage des Kontos den Link öffnen, den wir Ihnen schicken, und einer bringt Sie, höchstens einen Tag lang, von einem anderen
    Anbieter zurück. Passwörter werden als argon2id-Hashes gespeichert.
privacy-private-oidc = Wenn Sie sich über einen externen Anbieter anmelden, erfährt dieser, dass Sie dieses Verzeichnis nutzen. Wir erhalten von ihm eine Nummer, die Sie dort bezeichnet, Ihren Namen und
    Ihre Adresse, wenn der Anbieter sie bestätigt hat. Wir speichern die Nummer und eine der beiden anderen Angaben, damit Sie die externe Anmeldung wiedererkennen, bis Sie sie auf der Seite Ihres
    Kontos entfernen. Sonst erfährt der Anbieter nichts, auch nicht, wenn Sie sich abmelden.
privacy-long = Wie lange
privacy-yours = Was über Sie gespeichert ist
privacy-yours-html = Unter
    <a href="/account/own">Ihr Name und Ihre Daten</a> ändern Sie Ihren Namen und Ihre Adresse, laden alles herunter,
    was dieses Verzeichnis über Sie speichert, und schließen Ihr Konto. Ein Entwurf wird auf seiner eigenen Seite gelöscht. Was Sie öffentlich gesagt haben, bleibt.
privacy-yours-copied = Auf
    der Seite mit Ihrem Namen und Ihren Daten ändern Sie Ihren Namen und Ihre Adresse, laden alles herunter,
    was dieses Verzeichnis über Sie speichert, und schließen Ihr Konto. Ein Entwurf wird auf seiner eigenen Seite gelöscht. Was Sie öffentlich gesagt haben, bleibt.
privacy-rights = Was Sie verlangen können
privacy-right-copy = Auskunft darüber, was über Sie gespeichert ist, und eine Kopie davon: selbst und sofort
privacy-right-correct = Berichtigung: Ihren Namen und Ihre Adresse ändern Sie selbst; einen Text ändert eine Berichtigung oder eine neue Version
privacy-right-erase = Löschung: was nicht zu den öffentlichen Akten gehört, indem Sie Ihr Konto schließen. Was dazu gehört, wird im Einzelfall abgewogen: der Grund, aus dem
    es bleiben muss, gegen Ihren. Was weichen muss, nehmen zwei Personen des Betriebs heraus, wie unten beschrieben.
    Schreiben Sie an die oben genannte Adresse: Sie erhalten binnen eines Monats Antwort per E-Mail
privacy-right-object = Einschränkung der Verarbeitung, solange abgewogen wird, und Widerspruch aus Gründen, die sich aus Ihrer Situation ergeben: Schreiben Sie an die oben genannte Adresse
privacy-out = Personenbezogene Daten, die nicht hier stehen sollten
privacy-out-html = Schreiben Sie dem Betrieb (<a href="/help">Hilfe und
    Kontakt</a>). Zwei Personen des Betriebs können einen Kommentar, eine Stellungnahme, eine Revision, eine ältere Version oder eine E-Mail schwärzen,
    auch die Kopien in anderen Kommentaren und E-Mails. Ein Vermerk mit dem Grund ersetzt den geschwärzten Inhalt. Der aktuelle Text muss zuvor durch eine neue Version oder eine Berichtigung geändert werden.

kept-emails = Eingehende E-Mails und der Text gesendeter E-Mails
kept-emails-long = { $days } Tage. Links, mit denen Sie ein Konto anlegen, ein Passwort zurücksetzen oder etwas bestätigen, werden gelöscht, sobald die E-Mail gesendet ist. E-Mails an die öffentliche Begutachtungsliste bleiben in der Akte ihres Antrags
kept-refused = Fehlgeschlagene Anmeldungen und andere abgewiesene Aktionen, mit dem Herkunftsnetz
kept-sessions = Sitzungen
kept-sessions-long = Höchstens { $days } Tage; { $hours } Stunden für Fachgutachter, Betrieb und Administratoren. Dass eine
    Sitzung bestand: { $more } Tage länger
kept-oidc = Eine externe Anmeldung, die nicht abgeschlossen wurde
kept-oidc-long = 15 Minuten, oder einen Tag, nachdem wir einen Link gesendet haben
kept-browser = Die Kennung eines Browsers, mit dem Sie sich angemeldet haben
kept-browser-long = { $days } Tage nach der letzten Anmeldung, oder bis Sie Ihr Passwort ändern
kept-links = Abgelaufene Links aus E-Mails, mit der Adresse einer eingeladenen Person
kept-links-long = { $days } Tage nach Ablauf des Links
kept-unconfirmed = Name und Adresse aus einer Kontoanmeldung, die nicht bestätigt wurde
kept-forms = Ein Prüfwert gesendeter Formulare, um doppeltes Senden zu erkennen
kept-hours = { $hours } Stunden
kept-closed = Adresse, Sitzungen, zweiter Faktor und externe Anmeldungen eines geschlossenen Kontos
kept-closed-long = Gelöscht, wenn das Konto geschlossen wird
kept-address = Eine beantragte neue Adresse, die nicht bestätigt wurde
kept-address-long = Bis der Antrag endet
kept-former = Die bisherige Adresse eines Kontos, damit eine Adressänderung rückgängig gemacht werden kann
kept-former-long = { $days } Tage nach der Änderung
kept-draft = Ein Entwurf, den die Person löscht, der er gehört
kept-draft-long = Sofort gelöscht. Die Nummer und dass es einen Entwurf gab, bleiben dauerhaft
kept-backups = Sicherungen
kept-backups-long = 30 Tage, sofern der Betrieb keine andere Frist gewählt hat
kept-record = Konten, eingereichte Anträge, Revisionen, Kommentare, Verlauf
kept-record-long = Dauerhaft
