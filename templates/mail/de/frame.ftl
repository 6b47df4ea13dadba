# Der Rahmen jeder E-Mail: Anrede, was eine Antwort bewirkt, warum der Empfänger sie bekommt.

greeting = Guten Tag { $name },
greeting-nobody = Guten Tag,
colon = :
goes-to = Gesendet an { $to }.
asks-besides = Aktion erforderlich: { HAS($day) ->
        [yes] { $asks }, bis zum { $day }
       *[no] { $asks }
    }:

answer-operators = Antworten auf diese E-Mail gehen an den Betrieb und werden nicht veröffentlicht.
answer-comment = Antworten auf diese E-Mail werden als Ihr Kommentar zu { $number } veröffentlicht. Sie können einen Kommentar innerhalb { $minutes ->
        [one] einer Minute
       *[other] von { $minutes } Minuten
    } zurückziehen.
answer-position = Um per E-Mail eine Stellungnahme abzugeben, beginnen Sie Ihre Antwort mit Approve, No objection, Discuss: und Ihrem Grund, Clear oder Comment. Bestätigen Sie sie dann auf der Seite, die in unserer Antwort verlinkt ist. Andere Antworten auf diese E-Mail werden als Ihr Kommentar zu { $number } veröffentlicht. Sie können einen Kommentar innerhalb { $minutes ->
        [one] einer Minute
       *[other] von { $minutes } Minuten
    } zurückziehen.
answer-answer = Antworten auf diese E-Mail werden als Ihre Antwort zu { $number } veröffentlicht, nachdem Sie sie bestätigt haben.

why-informs = Sie bekommen diese E-Mail, weil Sie an diesem Antrag oder dieser Registrierung mitwirken.
why-follows =
    Sie bekommen diese E-Mail, weil Sie diesem Antrag folgen. Um ihm nicht mehr zu folgen:
    { $link }
why-follows-write = Sie bekommen diese E-Mail, weil Sie diesem Antrag folgen. Um ihm nicht mehr zu folgen, öffnen Sie den Antrag und melden Sie sich an.
why-asks = Sie bekommen diese E-Mail, weil sie eine Aktion von Ihnen verlangt. Solche E-Mails können Sie nicht abbestellen.
why-account = Sie bekommen diese E-Mail, weil Sie ein Konto in diesem Verzeichnis haben. Betrieb: { $from }
why-given = Sie bekommen diese E-Mail, weil jemand Ihre Adresse in diesem Verzeichnis angegeben hat.
why-invites = Sie bekommen diese E-Mail, weil jemand Ihre Adresse in diesem Verzeichnis angegeben hat. Sie werden nicht noch einmal gefragt.
why-wrote = Sie bekommen diese E-Mail, weil Sie an dieses Verzeichnis geschrieben haben.
why-duty = Sie bekommen diese E-Mail, weil Sie zum Betrieb dieses Verzeichnisses gehören.
why-contact = Sie bekommen diese E-Mail, weil diese Adresse als Kontakt des Namensraums angegeben ist.
