# The account of the user and its activity; roles, offices, scopes and browsers.

factor-title = Einen zweiten Faktor einrichten
factor-needed = Ihre Rolle verlangt einen zweiten Faktor, damit ein Passwort allein nicht genügt, um das Verzeichnis zu ändern.
factor-free = Mit einem zweiten Faktor genügt ein gestohlenes Passwort allein nicht, um sich anzumelden.
factor-authenticator = Sie brauchen eine Authentifikator-App auf Ihrem Telefon oder Computer, die sechsstellige Codes erzeugt.
factor-scan = Scannen Sie diesen QR-Code mit dem Authentifikator, oder geben Sie den Schlüssel von Hand ein.
factor-qr = QR-Code des Schlüssels darunter
factor-type = Geben Sie den Code ein, den der Authentifikator anzeigt.
factor-do = Zweiten Faktor einrichten
factor-yours = Ihr zweiter Faktor
factor-is-set = Ein Authentifikator ist eingerichtet.
factor-left = { $count ->
    [0] Sie haben keinen Wiederherstellungscode mehr.
    [one] Sie haben noch einen Wiederherstellungscode.
   *[other] Sie haben noch { $count } Wiederherstellungscodes.
}
factor-old-key = Das Verzeichnis hat einen neuen Schlüssel. Dieser Authentifikator gilt, bis der alte Schlüssel entfernt wird.
    Entfernen Sie den Authentifikator hier, und richten Sie bei der nächsten Anmeldung einen neuen ein.
factor-codes = Wiederherstellungscodes
factor-codes-about = Jeder Code gilt einmal, wenn Sie den Authentifikator nicht haben. Neue Codes machen die alten ungültig.
factor-codes-new = Neue Wiederherstellungscodes erzeugen
factor-another = Authentifikator wechseln
factor-remove-needed = Ihre Rolle verlangt einen zweiten Faktor. Bei der nächsten Anmeldung richten Sie einen neuen ein.
factor-remove-free = Ohne zweiten Faktor genügt Ihr Passwort allein, um sich anzumelden.
factor-sessions-end = Alle Ihre Sitzungen enden.
factor-remove = Authentifikator entfernen
factor-codes-yours = Ihre Wiederherstellungscodes
factor-codes-keep = Drucken Sie die Codes aus, oder bewahren Sie sie in einem Passwortmanager auf, nicht auf dem Telefon mit dem
    Authentifikator. Jeder Code gilt einmal. Sie werden nur einmal angezeigt.
factor-codes-send = Ich habe sie gespeichert. Weiter
factor-codes-kept = Ich habe sie gespeichert
factor-f-code-hint = Der aktuelle sechsstellige Code Ihres Authentifikators
account-title = Ihr Konto
account-missing = Nicht zugestellte E-Mails
account-missing-count-html = { $count ->
    [one] Eine E-Mail an <span class="any">{ $email }</span> konnte nicht zugestellt werden.
   *[other] { $count } E-Mails an <span class="any">{ $email }</span> konnten nicht zugestellt werden.
}
account-paused = Der Versand an diese Adresse ist ausgesetzt. E-Mails an Sie warten.
account-not-paused = Andere E-Mails werden weiterhin gesendet.
account-server-said = Antwort des Mailservers:
account-missing-help-html = Prüfen Sie, ob Ihr Postfach besteht, nicht voll ist und E-Mails von { $from } annimmt. Klicken Sie
    dann auf den Knopf, um die wartenden E-Mails zu senden. Wenn die Adresse nicht mehr Ihnen gehört, schreiben Sie dem Betrieb
    von Ihrer neuen Adresse aus (<a href="/help">Hilfe und Kontakt</a>).
account-works-again = Meine Adresse funktioniert wieder
account-email = E-Mail
account-roles = Rollen
account-sessions = Aktive Sitzungen
account-session-used = Seit { $since }, zuletzt verwendet { $seen }
account-session-end-html = Beenden<span class="vh">: Sitzung { $number }</span>
account-oidc = Externe Anmeldungen
account-oidc-none = Keine. Sie können eine externe Anmeldung verknüpfen, um sich auch damit anzumelden.
account-since = Seit { $since }
account-end-html = Entfernen<span class="vh">: { $provider }, { $called }</span>
account-link = { $name } verknüpfen
account-not-there = Wenn Sie sich hier abmelden, bleiben Sie beim externen Anbieter angemeldet.
account-password = Passwort ändern
account-no-password-html = Ihr Konto hat kein Passwort. <a href="/account/reset">Wählen Sie per E-Mail eines</a>, wenn Sie sich
    auch anders anmelden möchten. Externe Anmeldungen müssen Sie danach neu verknüpfen.
account-yours = Ihre Seiten
account-requests = Ihre Anträge
account-own = Ihr Name, Ihre Adresse und Ihre Daten
account-factor = Zweiter Faktor
account-activity = Letzte Aktivitäten
account-sign-out = Abmelden
tokens-lede = Mit einem Token kann ein Programm über die API für Sie handeln, innerhalb der Berechtigungen, die Sie wählen, bis
    das Token abläuft.
tokens-made = Ihr Token (wird nur einmal angezeigt). Bewahren Sie es auf wie ein Passwort:
tokens-yours = Ihre Token
tokens-none = Sie haben keine Token.
tokens-row = Darf: { $scopes }. Gilt bis { $until }, zuletzt verwendet: { $used }
tokens-end-html = Widerrufen<span class="vh">: { $name }</span>
tokens-make = Token erstellen
tokens-may = Berechtigungen
tokens-long = Gültigkeit
tokens-do = Token erstellen
tokens-f-name-hint = Zum Beispiel das Programm, das es verwendet
tokens-never = nie
activity-own = Aktionen an Ihrem Konto und abgewiesene Versuche. Wenn Sie einen Eintrag nicht kennen, wählen Sie ein neues
    Passwort, und schreiben Sie dem Betrieb.
activity-kept = Abgewiesene Versuche werden { $days } Tage gespeichert.
activity-none = Noch keine Aktivität.
activity-refused = Abgewiesen
activity-line = { $by } { $what }
activity-detail = { $text }: { $detail }
activity-place = { $browser }, aus { $network }
activity-kind = { $kind ->
    [wrong_password] Falsches Passwort
    [not_confirmed] Falsches Passwort einer angemeldeten Person
    [wrong_code] Falscher Code
    [kept_out] Vorübergehend gesperrt nach zu vielen Fehlversuchen
    [foreign_form] Formular einer anderen Website abgewiesen
    [no_entry] Aufruf einer Seite für eine andere Rolle
   *[unknown_token] Programm mit ungültigem Token
}
role-expert = Fachgutachter
role-lead = Leitung der Fachgutachter
role-operator = Betreiber
role-representative = Vertretung eines anerkannten Gremiums
role-liaison = Verbindungsperson eines Normungsgremiums
role-admin = Administrator
scope-drafts = Ihre Entwürfe lesen, erstellen und bearbeiten
scope-submit = Entwürfe einreichen
scope-reviews = Begutachtungen lesen
scope-comments = in Ihrem Namen kommentieren, Kommentare widerrufen
browser-iphone = einem iPhone
browser-ipad = einem iPad
browser-mac = einem Mac
browser-on = { $browser } auf { $system }
browser-some = Ein Browser auf { $system }
browser-unknown = Ein unbekannter Browser
