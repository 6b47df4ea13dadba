# Anmelden, und noch einmal zeigen, wer man ist.

sign-in-join = Anmelden, um mitzuwirken
sign-in-join-lede = Sie sind eingeladen, an { $number } ({ $title }) mitzuwirken. Melden Sie sich an, oder legen Sie ein Konto an, und bestätigen Sie, dass Sie mitwirken.
sign-in-title = Anmelden
sign-in-about = Zum Registrieren, Begutachten oder Kommentieren. Lesen und Prüfen geht ohne Konto.
sign-in-safe = Anmelden, um fortzufahren. Ihr Text bleibt erhalten
sign-in-safe-lede = Noch wurde nichts gesendet. Melden Sie sich an, sehen Sie Ihren Text noch einmal durch, und senden Sie ihn.
sign-in-keep = 30 Tage angemeldet bleiben
sign-in-or-elsewhere = Oder bei einem anderen Anbieter anmelden
sign-in-with = Anmelden mit { $name }
sign-in-other-tab = Um sich bei einem anderen Anbieter anzumelden, öffnen Sie die Anmeldeseite in einem anderen Tab dieses Browsers, melden Sie sich dort an, und senden Sie dieses Formular noch einmal.
sign-in-new = Neu hier?
sign-in-forgot = Passwort vergessen?
sign-in-done-password = Ihr neues Passwort ist gesetzt, und alle Ihre Sitzungen wurden beendet. Melden Sie sich damit an.
sign-in-done-setup = Das Konto des Administrators ist angelegt. Melden Sie sich damit an.
sign-in-done-closed = Ihr Konto ist geschlossen. Was Sie öffentlich gesagt haben, bleibt mit Ihrem Namen stehen.
sign-in-done-factor = Ihr zweiter Faktor wurde entfernt, und alle Ihre Sitzungen wurden beendet. Melden Sie sich wieder an.
sign-in-f-email = E-Mail-Adresse
sign-in-f-password = Passwort
sign-in-code = Einen Code eingeben
sign-in-code-lede = Ihr Passwort war richtig. Nun der zweite Faktor.
sign-in-code-lost = Sie haben Ihren Authentifikator und Ihre Wiederherstellungscodes verloren? Schreiben Sie den Administratoren: Zwei von ihnen können Ihren zweiten Faktor gemeinsam zurücksetzen.
sign-in-f-code = Code
sign-in-f-code-hint = Die sechs Ziffern, die Ihr Authentifikator zeigt, oder einer Ihrer Wiederherstellungscodes
sign-in-confirm = Bestätigen Sie, dass Sie es sind
sign-in-confirm-lede = Was Sie vorhaben, lässt sich nicht einfach rückgängig machen, und Sie haben zuletzt vor mehr als { $minutes } Minuten gezeigt, wer Sie sind. Noch wurde nichts gesendet; was Sie eingegeben haben, bleibt erhalten.
sign-in-confirm-none-html = Ihr Konto hat kein Passwort, nach dem gefragt werden könnte. Melden Sie sich ab und wieder an, und kommen Sie innerhalb von { $minutes } Minuten zurück; oder <a href="/account/reset">wählen Sie per E-Mail ein Passwort</a>.
sign-in-confirm-do = Bestätigen
sign-in-kept = Ihr Text ist erhalten geblieben
sign-in-kept-lede = Sie sind angemeldet. Noch wurde nichts gesendet; dies hatten Sie eingegeben.
sign-in-kept-send = Jetzt senden
