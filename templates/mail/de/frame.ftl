# Was um jede E-Mail steht: Anrede, was eine Antwort bewirkt, warum sie kommt.

greeting = Guten Tag { $name },
greeting-nobody = Guten Tag,
colon = :
goes-to = Sie geht an { $to }.
asks-besides = Aktion erforderlich: { HAS($day) ->
        [yes] { $asks }, bis zum { $day }
       *[no] { $asks }
    }:

answer-operators = Wenn Sie auf diese E-Mail antworten, liest der Betrieb Ihre Antwort. Sie wird nicht veröffentlicht.
answer-comment = Wenn Sie auf diese E-Mail antworten, wird Ihre Antwort als Ihr Kommentar zu { $number } öffentlich. Sie können sie { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang zurückziehen.
answer-position = Um per E-Mail Stellung zu nehmen, beginnen Sie Ihre Antwort mit Approve, No objection, Discuss: und Ihrem Grund, Clear oder Comment. Bestätigen Sie sie dann auf der Seite, die in unserer Antwort verlinkt ist. Jede andere Antwort wird als Ihr Kommentar zu { $number } öffentlich. Sie können sie { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang zurückziehen.
answer-answer = Wenn Sie auf diese E-Mail antworten, wird sie Ihre öffentliche Antwort zu { $number }, sobald Sie sie bestätigt haben.

why-digest = wegen Ihrer Rolle in diesem Verzeichnis
why-registrations = weil Sie daran mitwirken oder darum gebeten haben
why-reminders = weil Sie Aufgaben haben
why-followed = weil Sie diesem Antrag folgen
why-request = weil Sie an diesem Antrag mitwirken
why-stops =
    Sie bekommen diese E-Mail, { $why }. Um solche E-Mails abzubestellen oder auszuwählen, welche Sie bekommen:
    { $link }
why-stops-write = Sie bekommen diese E-Mail, { $why }. Um solche E-Mails abzubestellen, schreiben Sie an den Betrieb.
why-asks = Sie bekommen diese E-Mail, weil sie eine Aktion von Ihnen verlangt; sie wird daher immer gesendet.
why-account = Sie bekommen diese E-Mail, weil Sie hier ein Konto haben; sie wird daher immer gesendet. Der Betrieb: { $from }
why-given = Sie bekommen diese E-Mail, weil Ihre Adresse in diesem Verzeichnis angegeben wurde.
why-invites = Sie bekommen diese E-Mail, weil jemand Ihre Adresse in diesem Verzeichnis angegeben hat. Sie werden nur einmal gefragt.
why-wrote = Sie bekommen diese E-Mail, weil Sie an dieses Verzeichnis geschrieben haben; sie wird daher immer gesendet.
why-duty = Sie bekommen diese E-Mail, weil Sie zum Betrieb dieses Verzeichnisses gehören; sie wird daher immer gesendet.
why-contact = Sie bekommen diese E-Mail, weil das Verzeichnis diese Adresse als Kontakt des Namensraums führt; sie wird daher immer gesendet.
