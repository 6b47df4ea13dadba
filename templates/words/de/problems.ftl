# Seiten, die sagen, warum etwas nicht ging.
problem-done-before = Schon erledigt
problem-old-link = Dieser Link ist nicht mehr gültig
problem-old-link-why = Solche Links gelten einmal und für begrenzte Zeit. Dieser wurde benutzt, ist abgelaufen oder wurde nicht
    vollständig kopiert
problem-sign-in-first = Melden Sie sich an, um fortzufahren
problem-foreign-form = Dieses Formular wurde nicht von einer Seite dieses Verzeichnisses gesendet; es wurde nichts geändert
problem-too-large-why = Die gesendeten Daten überschreiten die Grenze von { $kib } KiB für diese Seite. Ihr Text ist noch in Ihrem
    Browser: Gehen Sie eine Seite zurück, und kürzen oder teilen Sie ihn
problem-busy = Der Server ist zurzeit ausgelastet
problem-no-room = Das Verzeichnis empfängt zurzeit zu viele Daten. Ihr Text ist noch in Ihrem Browser: Gehen Sie eine Seite
    zurück, und senden Sie ihn später noch einmal
problem-too-slow-why = Die Anfrage hat zu lange gebraucht, um anzukommen
problem-method-why = Diese URL unterstützt { $method } nicht
problem-internal = Ein interner Fehler ist aufgetreten. Es wurde nichts geändert. Versuchen Sie es noch einmal, und schreiben Sie
    dem Betrieb, wenn der Fehler bestehen bleibt
problem-unclear = Es ist nicht bekannt, ob Ihre Änderung gespeichert wurde
problem-unclear-why = Die Verbindung zur Datenbank brach ab, während die Änderung gespeichert wurde; das Ergebnis ist nicht bekannt
problem-next-unclear = Laden Sie diese Seite neu, um dasselbe Formular noch einmal zu senden. Die Änderung wird dadurch nicht zweimal ausgeführt: Wurde sie gespeichert, sehen Sie ihr Ergebnis.
problem-next-unclear-read = Prüfen Sie, ob die Änderung ausgeführt wurde, bevor Sie es noch einmal versuchen.
problem-behind-why = Die Datenbank ist eine ältere Kopie. Sie können das Verzeichnis lesen, aber nichts ändern, bis der Betrieb die Datenbank repariert hat
problem-maintenance = Das Verzeichnis wird gewartet
problem-maintenance-why = Sie können das Verzeichnis lesen. Änderungen sind nach der Wartung wieder möglich
problem-maintenance-message = Sie können das Verzeichnis lesen, aber nichts ändern. Mitteilung der Administratoren: { $message }
problem-upgrade = Das Verzeichnis wird aktualisiert
problem-upgrade-why = Sie können das Verzeichnis wie gewohnt lesen. Änderungen sind nach der Aktualisierung wieder möglich
problem-standby-why = Sie können das Verzeichnis wie gewohnt lesen. Änderungen sind wieder möglich, sobald die Hauptdatenbank
    verfügbar ist
problem-away = Das Verzeichnis ist ausgelastet, oder seine Datenbank ist nicht verfügbar
problem-not-now = Diese Aktion ist jetzt nicht möglich
problem-somebody-first = Jemand anders hat das bereits getan
problem-400 = Ungültige Anfrage
problem-401 = Anmelden
problem-token = Zugriffstoken erforderlich
problem-403 = Sie dürfen das nicht tun
problem-scope = Das Token hat nicht die nötige Berechtigung
problem-404 = Seite nicht gefunden
problem-408 = Zeitüberschreitung der Anfrage
problem-405 = Methode nicht erlaubt
problem-409 = Die Daten haben sich geändert
problem-410 = Nicht mehr verfügbar
problem-412 = Inzwischen geändert
problem-413 = Anfrage zu groß
problem-415 = Inhaltstyp nicht unterstützt
problem-422 = Es gibt ein Problem
problem-428 = If-Match fehlt
problem-429 = Zu viele Versuche
problem-503 = Vorübergehend nicht verfügbar
problem-500 = Interner Fehler
problem-next-link = Wenn der Link für eine einmalige Aktion war, ist diese wahrscheinlich ausgeführt: Melden Sie sich an, und
    sehen Sie nach. Andernfalls fordern Sie auf der Seite, auf der Sie diesen Link angefordert haben, einen neuen an; für ein
    neues Passwort unter „Passwort vergessen?“.
problem-next-404 = Prüfen Sie die URL, oder beginnen Sie auf der Seite des Verzeichnisses oder bei Ihren Anträgen.
problem-next-403 = Wenn Sie meinen, dass Sie das tun dürfen, schreiben Sie dem Betrieb.
problem-next-done = Ihre Eingabe ist eingegangen. Sehen Sie beim Antrag nach oder auf der Seite, von der Sie kamen.
problem-next-nothing = Es wurde nichts geändert.
problem-next-409 = Gehen Sie zurück, laden Sie die Seite neu, und prüfen Sie den aktuellen Stand, bevor Sie es noch einmal
    versuchen.
problem-next-fix = Gehen Sie zurück, und beheben Sie das Problem. Es wurde nichts geändert.
problem-next-wait = Warten Sie ein wenig und versuchen Sie es noch einmal. Es wurde nichts geändert.
problem-next-maintenance = Es wurde nichts geändert. Versuchen Sie es nach der Wartung noch einmal.
problem-reference-html = Wenn Sie dem Betrieb schreiben, geben Sie diese Referenz an: <code class="any">{ $reference }</code>
problem-back = Zurück zu { $number }
problem-registry = Im Verzeichnis blättern
problem-kept-lost = Nichts ist verloren. Sie können Ihren Text von hier kopieren.
