# Anmelden, und noch einmal zeigen, wer man ist.

sign-in-join = Anmelden, um mitzuwirken
sign-in-join-lede = Sie sind eingeladen, an { $number } ({ $title }) mitzuwirken. Melden Sie sich an, oder legen Sie ein Konto an,
    und nehmen Sie die Einladung an.
sign-in-about = Melden Sie sich an, um zu registrieren, zu begutachten oder zu kommentieren. Lesen und Prüfen geht ohne Konto.
sign-in-safe = Anmelden, um fortzufahren. Ihre Eingabe ist gespeichert
sign-in-safe-lede = Ihre Eingabe wurde noch nicht gesendet. Melden Sie sich an, prüfen Sie sie, und senden Sie sie.
sign-in-keep = 30 Tage angemeldet bleiben
sign-in-with = Anmelden mit { $name }
sign-in-other-tab = Um eine externe Anmeldung zu verwenden, öffnen Sie die Anmeldeseite in einem anderen Tab dieses Browsers, und
    melden Sie sich dort an. Senden Sie dann dieses Formular noch einmal.
sign-in-new = Neu in diesem Verzeichnis?
sign-in-forgot = Passwort vergessen?
sign-in-done-password = Ihr neues Passwort ist gesetzt, und alle Ihre Sitzungen wurden beendet. Melden Sie sich mit dem neuen
    Passwort an.
sign-in-done-setup = Das Administratorkonto wurde angelegt. Melden Sie sich damit an.
sign-in-done-closed = Ihr Konto ist geschlossen. Ihre öffentlichen Beiträge bleiben mit Ihrem Namen.
sign-in-done-factor = Ihr zweiter Faktor wurde entfernt, und alle Ihre Sitzungen wurden beendet. Melden Sie sich wieder an.
sign-in-f-password = Passwort
sign-in-code = Einen Code eingeben
sign-in-code-lede = Ihr Passwort ist richtig. Geben Sie einen Code Ihres zweiten Faktors ein.
sign-in-code-lost = Authentifikator und Wiederherstellungscodes verloren? Schreiben Sie den Administratoren. Zwei von ihnen können
    Ihren zweiten Faktor gemeinsam zurücksetzen.
sign-in-f-code = Code
sign-in-f-code-hint = Der sechsstellige Code Ihres Authentifikators oder einer Ihrer Wiederherstellungscodes
sign-in-confirm = Identität bestätigen
sign-in-confirm-lede = Die Aktion lässt sich nicht leicht rückgängig machen, und Sie haben Ihre Identität zuletzt vor mehr als
    { $minutes } Minuten bestätigt. Es wurde noch nichts gesendet. Ihre Eingabe ist gespeichert.
sign-in-confirm-none-html = Ihr Konto hat kein Passwort. Melden Sie sich ab und wieder an, und kommen Sie innerhalb von
    { $minutes } Minuten zurück, oder <a href="/account/reset">wählen Sie per E-Mail ein Passwort</a>.
sign-in-confirm-do = Bestätigen
sign-in-kept = Ihre Eingabe ist gespeichert
sign-in-kept-lede = Sie sind angemeldet. Ihre Eingabe wurde noch nicht gesendet.
sign-in-kept-send = Jetzt senden
