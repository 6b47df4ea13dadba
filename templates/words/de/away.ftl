# Bis wann jemand abwesend ist; eigene Zusagen und Vorgänge.

away-title = Abwesenheit
away-lede = Solange Sie abwesend sind, wird Ihnen kein Antrag zugewiesen, und Sie werden nicht erinnert. Die Listen der Fachgutachter und des Betriebs zeigen das Datum neben Ihrem Namen. Was Sie schon haben, bleibt bei Ihnen, bis die Leitung oder der Betrieb es neu zuweist.
away-until = Sie sind bis { $until } abwesend.
away-end = Die Abwesenheit jetzt beenden
away-set = Eine Abwesenheit eintragen
away-set-do = Speichern
away-f-until = Letzter Tag
away-f-until-hint = Zum Beispiel 2027-01-06
promises-title = Was für Ihre Namensräume zugesagt ist
promises-lede = Die Adresse Ihres Kontos ist die eines Kontakts, der einmal im Jahr bestätigt, was für einen Namensraum zugesagt ist (RFC 8141, 5.1). Dieselbe Frage kommt per E-Mail.
promises-none = Sie werden nichts gefragt.
promises-confirmed = Bestätigt von Ihnen: { $at }.
promises-read-html = Lesen Sie <a href="{ $href }">die Registrierung von { $nid }</a>: ihren Kontakt, wer Namen vergibt und wie, und dass kein Name je an eine andere Ressource vergeben wird.
promises-holds-html = Es gilt noch<span class="vh">: { $nid }</span>
promises-changed-html = Etwas hat sich geändert? <a href="/register">Beantragen Sie eine neue Version</a>, oder schreiben Sie dem Betrieb, wenn Sie nicht mehr der Kontakt sind.
activity-all = Was an Konten getan und was abgewiesen wurde.
activity-own = Was an Ihrem Konto getan und was abgewiesen wurde. Wenn Sie etwas davon nicht kennen, wählen Sie ein neues Passwort, und schreiben Sie dem Betrieb.
activity-kept = Was abgewiesen wurde, wird { $days } Tage aufbewahrt.
activity-none = Noch nichts.
activity-refused = Abgewiesen
activity-line = { $by } { $what }
activity-detail = { $words }: { $detail }
activity-place = { $browser }, aus { $network }
activity-no-account = kein Konto
activity-kind = { $kind ->
    [wrong_password] Ein falsches Passwort wurde eingegeben
    [not_confirmed] Jemand, der angemeldet war, hat ein falsches Passwort eingegeben
    [wrong_code] Ein falscher Code wurde eingegeben
    [kept_out] Nach zu vielen Fehlversuchen muss jemand warten
    [foreign_form] Ein Formular von einer anderen Website wurde abgewiesen
    [no_entry] Eine Seite für eine andere Rolle wurde aufgerufen
   *[unknown_token] Ein Programm kam mit einem Token, das nicht gilt
}
