# Sich bei einem anderen Anbieter anmelden.

elsewhere-f-name-hint = So, wie er öffentlich neben dem stehen soll, was Sie schreiben, wenn Sie neu hier sind
elsewhere-away = { $name } antwortet nicht wie vorgesehen. Versuchen Sie es später noch einmal, oder melden Sie sich anders an.
elsewhere-closed = Dieser Zugang ist zurzeit geschlossen
elsewhere-not-believed = Der Antwort von { $name } war nicht zu trauen; deshalb ist nichts geschehen. Beginnen Sie von vorn, oder melden Sie sich anders an.
elsewhere-not-in = Sie sind nicht angemeldet
elsewhere-lost = Diese Anmeldung begann in einem anderen Browser, ist zu lange her oder wurde schon verwendet. Beginnen Sie von vorn.
elsewhere-again = Beginnen Sie von vorn
elsewhere-refused = { $name } hat Sie nicht angemeldet. Beginnen Sie von vorn, oder melden Sie sich anders an.
elsewhere-none = Hier ist keine Anmeldung, die sich fortsetzen ließe, oder sie begann vor zu langer Zeit.
elsewhere-who = Wer sind Sie hier?
elsewhere-mailed = Wir haben eine E-Mail an { $email } gesendet. Öffnen Sie den Link darin innerhalb von { $hours } Stunden in diesem Browser: Dann sind Sie angemeldet.
elsewhere-link = Diese Anmeldung mit Ihrem Konto verknüpfen?
elsewhere-browser = Dies ist ein anderer Browser
elsewhere-back = Zurück zu Ihrem Konto
elsewhere-who-lede-html = { $provider } hat Sie als <span class="any">{ $called }</span> angemeldet. Diese Anmeldung hat hier noch niemand.
elsewhere-have = Sie haben hier ein Konto
elsewhere-have-about = Melden Sie sich dort einmal an wie immer. Dann werden Sie gefragt, ob beides zusammengehört.
elsewhere-have-do = Bei Ihrem Konto anmelden
elsewhere-new = Sie sind neu hier oder haben Ihr Passwort vergessen
elsewhere-new-about = Wir senden einen Link an Ihre Adresse. Öffnen Sie ihn in diesem Browser, und Sie sind angemeldet.
elsewhere-kept-html = Was wir von { $provider } behalten: wer Sie dort sind, und wie Sie dort genannt werden. <a href="/help/privacy">Datenschutz</a>
elsewhere-new-send = Link senden
elsewhere-link-sign-in = Anmeldung
elsewhere-link-account = Konto
elsewhere-link-new = (neu)
elsewhere-link-about = Von da an kommt hier herein, wer sich dort damit anmeldet. Sie können das jederzeit auf der Seite Ihres Kontos beenden. Nach einem zweiten Faktor wird hier weiterhin gefragt.
elsewhere-link-open = Das Konto eröffnen
elsewhere-link-do = Verknüpfen
elsewhere-link-not = Wenn Sie das nicht sind oder dies nicht Ihr Konto ist, schließen Sie diese Seite: Es ändert sich nichts.
