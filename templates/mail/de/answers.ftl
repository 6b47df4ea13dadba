# E-Mails zu E-Mails an das Verzeichnis.

# Der Teil einer eingehenden E-Mail, der nicht veröffentlicht wird.
left-out = { $left ->
    [0] { "" }
    [one] Am Ende als Zitat oder Signatur entfernt: 1 Zeile. Die Seite zeigt sie.
   *[other] Am Ende als Zitat oder Signatur entfernt: { $left } Zeilen. Die Seite zeigt sie.
}

email_waits =
    Ihre E-Mail wird in { $minutes ->
            [one] einer Minute
           *[other] { $minutes } Minuten
        } als Kommentar zu { $number } ({ $title }) veröffentlicht. Ein veröffentlichter Kommentar ist dauerhaft öffentlich. Um ihn zurückzuziehen, öffnen Sie den Link oben. Um ihn jetzt zu veröffentlichen:
    { $publish }

    { $reviewer ->
        [yes] Das ist ein Kommentar, keine Stellungnahme. Um eine Stellungnahme abzugeben, antworten Sie mit Approve, No objection, Discuss: und Ihrem Grund oder Clear in der ersten Zeile.
       *[no] { "" }
    }

    Der Kommentar lautet dann:

    { QUOTE($comment) }

    { left-out }
    .subject = Ihr Kommentar wird in { $minutes ->
            [one] einer Minute
           *[other] { $minutes } Minuten
        } veröffentlicht
    .act = Ziehen Sie den Kommentar zurück

confirm_answer =
    { $comment ->
        [yes] Ihre E-Mail zu { $number } ({ $title }) ist noch nicht veröffentlicht, weil unser Mailserver nicht prüfen konnte, ob sie von Ihnen stammt. Öffnen Sie die oben verlinkte Seite, und bestätigen Sie die E-Mail, um sie als Ihren Kommentar zu veröffentlichen. Ein Kommentar ist dauerhaft öffentlich.
       *[no] Ihre E-Mail ist noch nicht als Antwort festgehalten. Öffnen Sie die oben verlinkte Seite, und bestätigen Sie die E-Mail, um die Frage zu { $number } ({ $title }) zu beantworten. Eine bestätigte Antwort ist dauerhaft öffentlich.
    }

    Wenn Sie bis zum { $until } nicht bestätigt haben, wird der Betrieb benachrichtigt. Um Ihre E-Mail zurückzuziehen:
    { $withdraw }

    Der Text:

    { QUOTE($answer) }

    { left-out }
    .subject = { $comment ->
        [yes] bestätigen Sie Ihren Kommentar bis zum { $until }
       *[no] bestätigen Sie Ihre Antwort bis zum { $until }
    }
    .act = { $comment ->
        [yes] Bestätigen Sie Ihren Kommentar
       *[no] Bestätigen Sie Ihre Antwort
    }
    .decline = Wenn Sie sie nicht bestätigen, wird nichts veröffentlicht.

not_published =
    { $decides ->
        [operators] Ihre E-Mail zu { $number } ({ $title }) wurde nicht veröffentlicht; der Betrieb wird sie prüfen. Der Grund: { $reason }.
       *[you] Ihre E-Mail zu { $number } ({ $title }) wurde nicht veröffentlicht. Der Grund: { $reason }.
    }

    { $decides ->
        [operators] Sie können stattdessen auf der Seite des Antrags kommentieren.
        [position] Auf der oben verlinkten Seite können Sie eine Stellungnahme abgeben.
       *[you] Auf der oben verlinkten Seite können Sie entscheiden, was mit der E-Mail geschieht.
    }

    Ihr Text:

    { QUOTE($text) }
    .subject = Ihre E-Mail wurde nicht veröffentlicht
    .act = Öffnen Sie die Seite des Antrags

stopped =
    wie gewünscht folgen Sie { $number } ({ $title }) nicht mehr. Ihre E-Mail wurde nicht veröffentlicht.
    .subject = Sie folgen diesem Antrag nicht mehr
    .act = Lesen Sie den Antrag
