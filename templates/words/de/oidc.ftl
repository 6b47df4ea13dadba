# Sich bei einem anderen Anbieter anmelden.

oidc-f-name-hint = Wird öffentlich mit allem angezeigt, was Sie schreiben, wenn Sie in diesem Verzeichnis neu sind
oidc-away = { $name } antwortet nicht richtig. Versuchen Sie es später noch einmal, oder melden Sie sich anders an.
oidc-closed = Externe Anmeldung nicht verfügbar
oidc-not-believed = Die Antwort von { $name } konnte nicht überprüft werden; deshalb sind Sie nicht angemeldet. Beginnen Sie
    von vorn, oder melden Sie sich anders an.
oidc-not-in = Sie sind nicht angemeldet
oidc-lost = Diese Anmeldung begann in einem anderen Browser, ist zu lange her oder wurde schon verwendet. Beginnen Sie von vorn.
oidc-again = Externe Anmeldung abgelaufen
oidc-refused = { $name } hat Sie nicht angemeldet. Beginnen Sie von vorn, oder melden Sie sich anders an.
oidc-none = Es gibt keine externe Anmeldung, die sich fortsetzen lässt, oder sie begann vor zu langer Zeit. Beginnen Sie von
    vorn.
oidc-who = Konto wählen
oidc-mailed = Wir haben eine E-Mail an { $email } gesendet. Öffnen Sie den Link innerhalb von { $hours } Stunden in diesem
    Browser, um sich anzumelden.
oidc-link = Externe Anmeldung verknüpfen
oidc-browser = Anderer Browser
oidc-back = Zurück zu Ihrem Konto
oidc-who-lede-html = { $provider } hat Sie als <span class="any">{ $called }</span> angemeldet. Diese externe Anmeldung ist
    noch mit keinem Konto verknüpft.
oidc-have = Bestehendes Konto
oidc-have-about = Melden Sie sich wie gewohnt in Ihrem Konto an. Dann können Sie die externe Anmeldung mit dem Konto
    verknüpfen.
oidc-have-do = Bei Ihrem Konto anmelden
oidc-new = Neues Konto oder Passwort vergessen
oidc-new-about = Wir senden einen Link an Ihre Adresse. Öffnen Sie ihn in diesem Browser, um sich anzumelden.
oidc-kept-html = Gespeicherte Daten von { $provider }: Ihre dortige Kennung und Ihr dortiger Name.
    <a href="/help/privacy">Datenschutz</a>
oidc-link-new = (neu)
oidc-link-about = Sie können sich dann mit dieser externen Anmeldung in Ihrem Konto anmelden. Sie können die Verknüpfung
    jederzeit auf der Seite Ihres Kontos entfernen. Ein zweiter Faktor ist weiterhin erforderlich.
oidc-link-open = Konto anlegen
oidc-link-do = Anmeldung verknüpfen
oidc-link-not = Wenn Sie das nicht sind oder dies nicht Ihr Konto ist, schließen Sie diese Seite. Es ändert sich nichts.
