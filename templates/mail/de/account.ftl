# E-Mails zu einem Konto.

verify =
    jemand hat diese Adresse angegeben, um im Verzeichnis der URN-Namensräume ein Konto anzulegen. Wenn Sie das waren, öffnen Sie den Link oben, um ein Passwort zu wählen und sich anzumelden. Der Link gilt einmal, 7 Tage lang.

    Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ohne diesen Link kann das Konto nicht benutzt werden.
    .subject = Bestätigen Sie Ihre E-Mail-Adresse
    .act = Wählen Sie ein Passwort und stellen Sie Ihr Konto fertig

account_exists =
    jemand wollte mit dieser E-Mail-Adresse ein Konto anlegen. Sie haben bereits ein Konto.

    Wenn Sie das nicht waren, brauchen Sie nichts zu tun.
    .subject = Sie haben bereits ein Konto
    .act = Melden Sie sich an oder setzen Sie Ihr Passwort zurück

reset = mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal, 2 Stunden lang. Bis dahin gilt Ihr altes Passwort.
    .subject = Wählen Sie ein neues Passwort
    .act = Wählen Sie ein neues Passwort

elsewhere =
    jemand hat sich bei { $provider } angemeldet und hier diese Adresse angegeben. Wenn Sie das waren, öffnen Sie den Link oben im selben Browser: Das Konto mit dieser Adresse öffnet sich dann auch durch diese Anmeldung, und wenn es keines gibt, wird eines angelegt. Der Link gilt einmal, { $hours } Stunden lang.

    Wenn Sie das nicht waren, tun Sie nichts. Wer die Adresse angegeben hat, kann den Link nicht benutzen.
    .subject = Setzen Sie Ihre Anmeldung über { $provider } fort
    .act = Machen Sie in dem Browser weiter, in dem Sie begonnen haben

security =
    { $what-ours }

    Wenn Sie das nicht waren, schreiben Sie sofort an den Betrieb.
    .subject = Ihr Konto wurde geändert
    .act = Sehen Sie sich Ihr Konto an

address_new = { $name } möchte diese Adresse hier für ein Konto verwenden. Wenn Sie das sind, bestätigen Sie es über den Link oben bis zum { $until }. Wenn Sie das nicht beantragt haben, ignorieren Sie diese E-Mail: Ohne Ihre Bestätigung wird die Adresse nicht verwendet.
    .subject = Bestätigen Sie Ihre neue Adresse bis zum { $until }
    .act = Bestätigen Sie, dass diese Adresse Ihnen gehört

address_leaves =
    die Adresse Ihres Kontos wurde geändert: Sie lautet jetzt { $address }. Die neue Adresse hat die Änderung bestätigt, und E-Mails gehen ab jetzt dorthin. Alle Sitzungen Ihres Kontos wurden beendet.

    Wenn Sie das beantragt haben, müssen Sie nichts tun.

    Wenn nicht, machen Sie die Änderung über den Link oben bis zum { $until } rückgängig. Ihr Konto hat dann wieder diese Adresse, alle seine Sitzungen und Token enden, und Sie bekommen einen Link, um ein neues Passwort zu wählen.
    .subject = Ihre E-Mail-Adresse wurde geändert; Sie können das bis zum { $until } rückgängig machen
    .act = Machen Sie die Änderung rückgängig, wenn Sie sie nicht beantragt haben

address_in_use = jemand hat hier Ihre Adresse für ein anderes Konto angegeben. Sie haben ein Konto damit, daher ist sie für ein zweites nicht verwendbar, und es wurde nichts geändert. Wenn Sie das waren, melden Sie sich in dem Konto an, das Sie haben.
    .subject = Ihre Adresse wurde für ein anderes Konto angegeben
    .act = Melden Sie sich an, wenn Sie nachsehen möchten

erasure_confirm =
    jemand hat beantragt, dass dieses Verzeichnis löscht, was es über ihn gespeichert hat, und dabei diese Adresse angegeben. Wenn Sie das waren, bestätigen Sie es über den Link oben bis zum { $until }: Dann liegt der Antrag beim Betrieb, der binnen eines Monats antwortet.

    Wenn Sie das nicht waren, tun Sie nichts. Der Antrag wird dann gelöscht, und niemand hier liest ihn.
    .subject = Bestätigen Sie Ihren Löschantrag bis zum { $until }
    .act = Bestätigen Sie, dass der Antrag von Ihnen ist

draft_deleted = { $by } hat den Entwurf { $draft } gelöscht, an dem Sie mitgewirkt haben. Er wurde nie eingereicht; sein Text, die Mitwirkenden und seine Links sind gelöscht, und niemand kann sie wiederherstellen.
    .subject = Der Entwurf { $draft } wurde gelöscht
    .act = Sehen Sie Ihre anderen Entwürfe

new_device =
    jemand hat sich in Ihrem Konto von einem Browser aus angemeldet, der dafür noch nicht benutzt wurde: { $device }, { $at }.

    Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie sofort ein neues Passwort, womit alle Sitzungen und Token enden, und sehen Sie sich Ihr Konto an.
    .subject = Ein neuer Browser hat sich in Ihrem Konto angemeldet
    .act = Sehen Sie sich Ihr Konto an

email_waits =
    Ihre E-Mail wird in { $minutes } Minuten ein Kommentar zu { $number } ({ $title }). Dann können alle sie lesen, für immer. Der Link oben hält sie zurück: Öffnen Sie die Seite und drücken Sie auf den Knopf. Um sie jetzt zu veröffentlichen:
    { $publish }

    So wird sie zu lesen sein:

    { $comment-quote }

    { $left-is ->
        [yes] { $left-ours }
       *[no] { $nothing }
    }
    .subject = Ihr Kommentar wird in { $minutes } Minuten veröffentlicht
    .act = Halten Sie die E-Mail zurück

confirm_answer =
    Ihre E-Mail ist noch keine Antwort: Bestätigen Sie sie, und sie beantwortet die Frage zu { $number } ({ $title }). Dann können alle sie lesen, für immer. Öffnen Sie die Seite oben und drücken Sie auf den Knopf.

    Ohne das wird nichts veröffentlicht, und nach dem { $until } erfährt es der Betrieb. Um sie zurückzuziehen:
    { $withdraw }

    So wird sie zu lesen sein:

    { $answer-quote }

    { $left-is ->
        [yes] { $left-ours }
       *[no] { $nothing }
    }
    .subject = bestätigen Sie Ihre Antwort bis zum { $until }
    .act = Bestätigen Sie Ihre Antwort
    .decline = Wenn Sie sie nicht bestätigen, wird sie nicht veröffentlicht. Sie können sie auch sofort zurückziehen, über den zweiten Link oben.

stopped =
    Sie haben uns gebeten aufzuhören; E-Mails zu { $number } ({ $title }), die nur informieren, kommen daher nicht mehr. Nichts aus Ihrer E-Mail wird veröffentlicht. Was Sie um etwas bittet, etwa eine Frage, kommt weiterhin.

    Über den Link oben lassen Sie sie wieder kommen oder wählen aus.
    .subject = E-Mails dazu sind abbestellt
    .act = Wählen Sie, welche E-Mails Sie bekommen

erasure_answered =
    { $what-ours }

    { $words-is ->
        [yes] { $words }
       *[no] { $nothing }
    }
    .subject = Ihr Löschantrag ist beantwortet
    .act = Lesen Sie, was Sie tun können

not_published =
    { $decides ->
        [operators] Ihre E-Mail zu { $number } ({ $title }) ist nicht veröffentlicht; sie liegt beim Betrieb. Der Grund: { $why-ours }.
       *[you] Ihre E-Mail zu { $number } ({ $title }) ist nicht veröffentlicht. Der Grund: { $why-ours }.
    }

    { $decides ->
        [operators] Sie können stattdessen auf der Seite des Antrags schreiben.
       *[you] Sie entscheiden auf der Seite hinter dem Link oben.
    }
    .subject = Ihre E-Mail ist nicht veröffentlicht
    .act = Schreiben Sie es auf der Seite des Antrags
