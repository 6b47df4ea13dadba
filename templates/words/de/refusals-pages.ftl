# Warum etwas nicht ausgeführt wurde: pages.
thing-page = Diese Seite
thing-rule = Diese Regel
thing-language = Diese Sprache
thing-this-text = Dieser Text
thing-this-namespace = Dieser Namensraum
thing-version = Diese Version
thing-form = Diese Form
thing-file = Diese Datei
thing-provider = Dieser Anbieter
thing-parts-register = Ein Register der Teile dieses Namensraums
thing-text-of-request = Ein Text dieses Antrags
thing-text-number = Text { $number }
thing-decision-here = Eine Entscheidung über diesen Antrag
thing-named = Ein Namensraum mit diesem Namen
thing-earlier-text = Ein früherer Text
thing-version-text = Der Text der Version { $version }
thing-on-day = urn:{ $nid } am { $day }
refusal-long-email = So lang ist keine E-Mail-Adresse
refusal-sign-in-wrong = Die E-Mail-Adresse oder das Passwort ist falsch
refusal-six-digits = Geben Sie die sechs Ziffern ein, die Ihr Authentifikator anzeigt, oder einen Wiederherstellungscode
refusal-not-password = Dies ist nicht Ihr Passwort
refusal-not-current = Dies ist nicht Ihr derzeitiges Passwort
refusal-one-click = Ein Mailprogramm sendet hier List-Unsubscribe=One-Click (RFC 8058)
refusal-type-close = Geben Sie „{ $word }“ ein, damit niemand es versehentlich schließt
refusal-page-characters = Diese Seite nimmt höchstens { $most } Zeichen an
refusal-list-text = Die Liste muss reiner Text in UTF-8 sein
refusal-results-gone = Ein solches Ergebnis gibt es nicht. Ergebnisse werden { $days } Tage aufbewahrt
refusal-claim-answer = Das Formular sagt nicht, was Sie antworten
refusal-days-from = from fehlt: der Tag, mit dem verglichen wird
refusal-days-order = from ist der frühere Tag, und { $from } liegt nach { $to }
refusal-text-number = { $name } ist die Nummer eines Textes, zum Beispiel 1
refusal-name-bytes = Diese Seite nimmt einen Namen von höchstens { $most } Bytes an
refusal-same-every-day = Das ist an jedem Tag dasselbe; on gehört an die Adresse des Namensraums
refusal-part-unknown = Ein Teil { $prefix } von { $nid } ist nicht bekannt
refusal-whole-page = page ist eine ganze Zahl ab 1
refusal-turns = turn ist eines von operators, experts, registrant, body und ended
refusal-views = Die Ansichten sind inline und side
refusal-text-seen = Das Formular sagt nicht, welcher Text angesehen wurde
refusal-who-asks = Geben Sie an, wer den Antrag stellt
refusal-status = Wählen Sie den neuen Status
refusal-what-changed = Das Formular sagt nicht, was geändert werden soll
refusal-parameter = Diese Seite kennt den Parameter „{ $name }“ nicht
refusal-which-namespace = Der Text sagt nicht eindeutig, um welchen Namensraum es geht: Wählen Sie seine Namensraum-Kennung
refusal-kind = Wählen Sie, was Sie registrieren möchten
refusal-question-unanswered = { $question } Wählen Sie auch eine Antwort
refusal-not-sure = Wählen Sie eine Antwort; „Ich bin mir nicht sicher“ ist auch eine
refusal-revised = Geben Sie den Namensraum ein, der überarbeitet werden soll
refusal-enter-nid = Geben Sie die Namensraum-Kennung ein
refusal-meaning = Wählen Sie, ob sich die Bedeutung ändert
refusal-paste-text = Der Text von { $nid } liegt hier nicht vor. Fügen Sie ihn ein, um von ihm auszugehen, oder beginnen Sie ohne ihn
refusal-place-in-list = Die Adresse nennt eine Stelle der Liste, die es nicht gibt
refusal-paste-or-file = Fügen Sie die Vorlage ein, oder wählen Sie ihre Datei
refusal-no-field-found = In diesem Text wurde kein Feld einer Registrierungsvorlage gefunden; die Bezeichnungen sehen aus wie „Namespace ID:“ und „Purpose:“
refusal-procedure = Wählen Sie ein Verfahren
refusal-day = Geben Sie einen Tag ein, wie 2026-12-24
refusal-field-bytes = Das Feld „{ $name }“ enthält Bytes, die kein Text sind: NUL oder ungültiges UTF-8. Sie sind unten mit { $mark } gekennzeichnet
refusal-form-field = Das Formular hat ein Feld, das diese Seite nicht kennt: „{ $name }“
refusal-form-twice = Das Feld „{ $name }“ steht zweimal im Formular
refusal-broke-off = Die Übertragung brach vor ihrem Ende ab
refusal-form-broken = Das Formular konnte nicht gelesen werden: Seine Teile sind beschädigt
refusal-form-fields = Das Formular hat mehr als { $most } Felder
refusal-address-bytes = Die Adresse enthält Bytes, die kein Text sind
refusal-go = go ist 1 oder wird weggelassen
refusal-urn-bytes = Diese Adresse nimmt eine URN von höchstens { $most } Bytes an
refusal-query = Die Abfrage ist kein prozentkodiertes UTF-8
refusal-day-form = { $name } ist ein Tag, geschrieben als JJJJ-MM-TT, zum Beispiel 2019-06-01
refusal-day-to-come = { $day } liegt noch in der Zukunft, und niemand kennt das Verzeichnis jenes Tages. Heute ist { $today } (UTC)
refusal-enter-password = Geben Sie ein Passwort ein
refusal-password-short = Das Passwort muss mindestens { $least } Zeichen lang sein
refusal-password-long = Das Passwort darf höchstens { $most } Zeichen lang sein
refusal-password-listed = Dieses Passwort steht auf der Liste derer, die hier nicht erlaubt sind
refusal-password-own = Dieses Passwort ist kaum mehr als Ihr Name oder Ihre Adresse. Nehmen Sie mehrere Wörter, die nicht zusammengehören, oder lassen Sie einen Passwortmanager eines erzeugen
refusal-status-already = urn:{ $nid } hat bereits den Status { $status }
refusal-nothing-corrected = Nichts unterscheidet sich vom veröffentlichten Text
refusal-newer-version = { $nid } hat jetzt Version { $now }, und dieser Antrag ging von Version { $base } aus. Zuerst muss der neuere Text übernommen werden
refusal-cannot-correct = Der Text von { $nid } liegt hier nicht vor und kann deshalb nicht berichtigt werden; eine neue Version kann registriert werden
refusal-conflict-words = Geben Sie in wenigen Worten an, worin der Konflikt besteht
refusal-password-easy = Dieses Passwort ist zu leicht zu erraten.{ $why ->
   *[other] {""}
} Nehmen Sie mehrere Wörter, die nicht zusammengehören, oder lassen Sie einen Passwortmanager eines erzeugen
refusal-attempts = Zu viele Fehlversuche von Ihrem Standort aus. Warten Sie { $minutes } { $minutes ->
    [1] Minute
   *[other] Minuten
}, oder wählen Sie ein neues Passwort
refusal-requests = Zu viele Anfragen kamen von { $from ->
    [account] Ihrem Konto
   *[place] Ihrem Standort
}. Versuchen Sie es in { $seconds } Sekunden wieder
