# Die Aktivität des Benutzers.

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
