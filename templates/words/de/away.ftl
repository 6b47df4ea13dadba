# Wenn jemand abwesend ist, und wer vertritt; eigene Zusagen und Aktivitäten.

away-title = Wenn Sie abwesend sind
away-lede = Vermerken Sie die Tage, und benennen Sie jemanden, der Sie inzwischen vertritt. Solange Sie abwesend sind, werden Sie nicht erinnert; Ihre Vertretung schon. Eine Vertretung erhält keine neuen Rechte; nur wer eine Leitung vertritt, leitet auch.
away-noted = Als abwesend vermerkt
away-days = { $since } bis { $until }
away-nobody = Niemand vertritt Sie.
away-stands-in = { $name } vertritt Sie als { $office }
away-invited = { $name } vertritt Sie als { $office }, sobald die Einladung angenommen ist
away-take-off-html = Aufheben<span class="vh">: { $name }, { $office }</span>
away-cancel-html = Streichen<span class="vh">: { $since } bis { $until }</span>
away-standing = Sie vertreten
away-standing-for = Für { $name }, als { $office }, { $since } bis { $until }
away-decline-html = Ablehnen<span class="vh">: { $name }, { $office }</span>
away-now = Zurzeit abwesend
away-colleague = { $name }, bis { $until }
away-colleague-with = { $name }, bis { $until }; Vertretung: { $deputies }
away-f-from = Erster Tag
away-f-from-hint = In der Form 2026-12-24
away-f-until = Letzter Tag
away-f-until-hint = In der Form 2027-01-06
away-f-email = E-Mail-Adresse der Person
away-choice-when = { $words }, { $since } bis { $until }
away-choice = { $name }, als { $office }
away-name = Eine Vertretung benennen
away-name-do = Benennen
away-name-about = Die Person wird sofort benachrichtigt und kann ablehnen. Was auf Sie wartet, erscheint auch in ihrer Liste, und sie wird erinnert.
away-who = Wer vertritt Sie?
away-invite = Jemanden zur Vertretung bei einem Antrag einladen
away-invite-do = Einladen
away-invite-about = Die Person arbeitet an dem Antrag, bis Sie zurück sind, und verlässt ihn dann.
away-as-what = Als was?
away-note = Ich werde abwesend sein
away-note-do = Vermerken
away-note-about = Wenn Sie früher zurückkommen, geben Sie die Tage noch einmal an: Die neuen ersetzen die, mit denen sie sich überschneiden.
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
