# Sich bei einem anderen Anbieter anmelden.

elsewhere-f-name-hint = Wird öffentlich mit allem angezeigt, was Sie schreiben, wenn Sie in diesem Verzeichnis neu sind
elsewhere-away = { $name } antwortet nicht richtig. Versuchen Sie es später noch einmal, oder melden Sie sich anders an.
elsewhere-closed = Externe Anmeldung nicht verfügbar
elsewhere-not-believed = Die Antwort von { $name } konnte nicht überprüft werden; deshalb sind Sie nicht angemeldet. Beginnen Sie
    von vorn, oder melden Sie sich anders an.
elsewhere-not-in = Sie sind nicht angemeldet
elsewhere-lost = Diese Anmeldung begann in einem anderen Browser, ist zu lange her oder wurde schon verwendet. Beginnen Sie von vorn.
elsewhere-again = Externe Anmeldung abgelaufen
elsewhere-refused = { $name } hat Sie nicht angemeldet. Beginnen Sie von vorn, oder melden Sie sich anders an.
elsewhere-none = Es gibt keine externe Anmeldung, die sich fortsetzen lässt, oder sie begann vor zu langer Zeit. Beginnen Sie von
    vorn.
elsewhere-who = Konto wählen
elsewhere-mailed = Wir haben eine E-Mail an { $email } gesendet. Öffnen Sie den Link innerhalb von { $hours } Stunden in diesem
    Browser, um sich anzumelden.
elsewhere-link = Externe Anmeldung verknüpfen
elsewhere-browser = Anderer Browser
elsewhere-back = Zurück zu Ihrem Konto
elsewhere-who-lede-html = { $provider } hat Sie als <span class="any">{ $called }</span> angemeldet. Diese externe Anmeldung ist
    noch mit keinem Konto verknüpft.
elsewhere-have = Bestehendes Konto
elsewhere-have-about = Melden Sie sich wie gewohnt in Ihrem Konto an. Dann können Sie die externe Anmeldung mit dem Konto
    verknüpfen.
elsewhere-have-do = Bei Ihrem Konto anmelden
elsewhere-new = Neues Konto oder Passwort vergessen
elsewhere-new-about = Wir senden einen Link an Ihre Adresse. Öffnen Sie ihn in diesem Browser, um sich anzumelden.
elsewhere-kept-html = Gespeicherte Daten von { $provider }: Ihre dortige Kennung und Ihr dortiger Name.
    <a href="/help/privacy">Datenschutz</a>
elsewhere-link-new = (neu)
elsewhere-link-about = Sie können sich dann mit dieser externen Anmeldung in Ihrem Konto anmelden. Sie können die Verknüpfung
    jederzeit auf der Seite Ihres Kontos entfernen. Ein zweiter Faktor ist weiterhin erforderlich.
elsewhere-link-open = Konto anlegen
elsewhere-link-do = Anmeldung verknüpfen
elsewhere-link-not = Wenn Sie das nicht sind oder dies nicht Ihr Konto ist, schließen Sie diese Seite. Es ändert sich nichts.
