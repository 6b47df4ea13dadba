# Das eigene Konto: Sitzungen, der zweite Faktor, Token.

factor-title = Einen zweiten Faktor einrichten
factor-needed = Ihre Rolle verlangt einen: Ein Passwort allein darf nicht genügen, um das Verzeichnis zu ändern.
factor-free = Mit einem solchen öffnet ein gestohlenes Passwort allein nichts.
factor-authenticator = Sie brauchen einen Authentifikator auf Ihrem Telefon oder Computer, gleich welchen, der sechsstellige Codes erzeugt.
factor-scan = Scannen Sie dieses Bild mit dem Authentifikator, oder tippen Sie den Schlüssel dort ein.
factor-qr = QR-Code des Schlüssels darunter
factor-type = Geben Sie den Code ein, den er zeigt.
factor-do = Einrichten
factor-yours = Ihr zweiter Faktor
factor-is-set = Ein Authentifikator ist eingerichtet.
factor-left = { $count ->
    [0] Sie haben keinen Wiederherstellungscode mehr.
    [one] Sie haben noch einen Wiederherstellungscode.
   *[other] Sie haben noch { $count } Wiederherstellungscodes.
}
factor-old-key = Das Verzeichnis hat einen neuen Schlüssel. Dieser Authentifikator gilt, bis der alte wegfällt: Entfernen Sie ihn hier, und richten Sie bei der nächsten Anmeldung einen neu ein.
factor-codes = Wiederherstellungscodes
factor-codes-about = Jeder gilt einmal, wenn der Authentifikator nicht zur Hand ist. Mit neuen werden die alten ungültig.
factor-codes-new = Neue Wiederherstellungscodes erzeugen
factor-another = Ein anderer Authentifikator
factor-remove-needed = Ihre Rolle verlangt einen zweiten Faktor: Bei der nächsten Anmeldung richten Sie einen neuen ein.
factor-remove-free = Ohne ihn öffnet Ihr Passwort allein Ihr Konto.
factor-sessions-end = Alle Ihre Sitzungen enden.
factor-remove = Den Authentifikator entfernen
factor-codes-yours = Ihre Wiederherstellungscodes
factor-codes-keep = Drucken Sie sie aus, oder bewahren Sie sie in einem Passwortmanager auf, nicht auf dem Telefon mit dem Authentifikator. Jeder gilt einmal. Sie werden nur dieses eine Mal gezeigt.
factor-codes-send = Ich habe sie aufbewahrt. Jetzt senden
factor-codes-kept = Ich habe sie aufbewahrt
factor-f-code-hint = Die sechs Ziffern, die Ihr Authentifikator jetzt zeigt
account-title = Ihr Konto
account-missing = E-Mails an Sie kommen nicht an
account-missing-count-html = { $count ->
    [one] Eine E-Mail an
   *[other] { $count } E-Mails an
} <span class="any">{ $email }</span> { $count ->
    [one] ist
   *[other] sind
} nicht angekommen.
account-paused = Der Versand dorthin ruht: Was wir Ihnen schreiben, wartet.
account-not-paused = Andere senden wir weiterhin.
account-server-said = Der Mailserver sagte:
account-missing-help-html = Sehen Sie nach, ob das Postfach noch besteht, nicht voll ist und E-Mails von { $from } annimmt. Wenn ja, drücken Sie auf den Knopf: Was wartet, wird gesendet. Gehört die Adresse nicht mehr Ihnen, schreiben Sie dem Betrieb von Ihrer neuen aus (<a href="/help">Hilfe und Kontakt</a>).
account-works-again = Meine Adresse funktioniert wieder
account-name = Name
account-email = E-Mail
account-roles = Rollen
account-sessions = Wo Sie angemeldet sind
account-this = Diese hier
account-session-used = Seit { $since }, zuletzt verwendet { $seen }
account-session-end-html = Beenden<span class="vh">: Sitzung { $number }</span>
account-elsewhere = Anmeldungen bei anderen Anbietern
account-elsewhere-none = Noch keine. Verknüpfen Sie eine, und Sie können sich auch damit anmelden.
account-since = Seit { $since }
account-end-html = Beenden<span class="vh">: { $provider }, { $called }</span>
account-link = Eine Anmeldung bei { $name } verknüpfen
account-not-there = Wenn Sie sich hier abmelden, bleiben Sie dort angemeldet.
account-password = Das Passwort ändern
account-no-password-html = Ihr Konto hat kein Passwort. <a href="/account/reset">Wählen Sie per E-Mail eines</a>, wenn Sie einen weiteren Zugang möchten. Anmeldungen bei anderen Anbietern sind dann neu zu verknüpfen.
account-yours = Ihre Seiten
account-requests = Ihre Anträge
account-own = Ihr Name, Ihre Adresse und Ihre Daten
account-away = Abwesenheit
account-factor = Zweiter Faktor
account-letters = E-Mails, die Sie bekommen
account-activity = Letzte Aktivitäten
account-tokens = Token für Programme
account-everyone = Konten und Rollen von allen
account-security = Sicherheitsprotokoll
account-sign-out = Abmelden
account-listed = { $first }, { $next }
tokens-title = Token
tokens-lede = Mit einem Token handelt ein Programm über die API für Sie, im Rahmen dessen, was Sie erlauben, und bis das Token endet.
tokens-made = Das Token, nur dieses eine Mal gezeigt. Bewahren Sie es auf wie ein Passwort:
tokens-yours = Ihre Token
tokens-none = Sie haben keines.
tokens-row = Darf: { $scopes }. Gilt bis { $until }, zuletzt verwendet: { $used }
tokens-end-html = Beenden<span class="vh">: { $name }</span>
tokens-make = Eines erstellen
tokens-may = Was darf es?
tokens-long = Wie lange gilt es?
tokens-days = { $days } Tage
tokens-do = Ein Token erstellen
tokens-f-name-hint = An dem Sie es wiedererkennen, zum Beispiel das Programm, das es verwendet
tokens-listed = { $first }; { $next }
tokens-never = nie
