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
thing-text-of-request = Eine Revision dieses Antrags
thing-text-number = Revision { $number }
thing-decision-here = Eine Entscheidung über diesen Antrag
thing-named = Ein Namensraum mit diesem Namen
thing-earlier-text = Eine frühere Revision
thing-version-text = Der Text der Version { $version }
thing-on-day = urn:{ $nid } am { $day }
thing-on-day-between = urn:{ $nid } am { $day } (nicht bekannt: Die Liste vom { $list } enthält den Namensraum nicht, die nächste vorliegende Liste ist vom { $next })
thing-on-day-before = urn:{ $nid } am { $day } (nicht bekannt: Die Aufzeichnungen dieses Verzeichnisses beginnen am { $first })
thing-registry-on = Das Verzeichnis am { $day }
thing-registry-before = Das Verzeichnis am { $day } (der älteste bekannte Stand ist vom { $first })
refusal-long-email = Die E-Mail-Adresse ist zu lang
refusal-sign-in-wrong = Die E-Mail-Adresse oder das Passwort ist falsch
refusal-six-digits = Geben Sie den sechsstelligen Code Ihres Authentifikators oder einen Wiederherstellungscode ein
refusal-not-password = Dies ist nicht Ihr Passwort
refusal-not-current = Dies ist nicht Ihr derzeitiges Passwort
refusal-one-click = Ein Mailprogramm sendet hier List-Unsubscribe=One-Click (RFC 8058)
refusal-type-close = Geben Sie „{ $word }“ ein, damit niemand es versehentlich schließt
refusal-page-characters = Diese Seite nimmt höchstens { $most } Zeichen an
refusal-list-text = Die Liste muss reiner Text in UTF-8 sein
refusal-contact-answer = Das Formular enthält keine Antwort
refusal-days-from = Geben Sie den Tag ein, mit dem verglichen wird
refusal-days-order = Der erste Tag ({ $from }) liegt nach dem zweiten ({ $to }). Geben Sie einen früheren ersten Tag ein
refusal-days-before = Geben Sie den { $first } oder einen späteren Tag ein. An diesem Tag beginnen die Aufzeichnungen dieses Verzeichnisses
refusal-text-number = { $name } muss die Nummer einer Revision sein, zum Beispiel 1
refusal-name-bytes = Diese Seite nimmt eine URN von höchstens { $most } Bytes an
refusal-same-every-day = Diese Seite hängt nicht von einem Datum ab. Verwenden Sie den Parameter „on“ an der URL des
    Namensraums
refusal-part-unknown = Der Teilnamensraum { $prefix } von { $nid } ist unbekannt
refusal-whole-page = Der Parameter „page“ muss eine ganze Zahl ab 1 sein
refusal-filter-of-page = Dieses Format enthält immer die ganze Liste. Verwenden Sie zum Filtern die HTML-Seite oder /api/v1/namespaces
refusal-lines-not-json = application/json wird nicht angenommen. Senden Sie eine URN pro Zeile als text/plain oder eine JSON-Zeichenkette pro Zeile als application/x-ndjson
refusal-action-holder = Der Wert muss operators, experts, registrant, body oder ended sein
refusal-views = Die Ansicht muss inline oder side sein
refusal-text-seen = Das Formular gibt nicht an, welche Revision geprüft wurde
refusal-status = Wählen Sie den neuen Status
refusal-what-changed = Das Formular gibt nicht an, was geändert werden soll
refusal-parameter-one = Der Parameter „{ $name }“ muss einer dieser Werte sein: { $values }
refusal-which-namespace = Der Text gibt nicht eindeutig an, um welchen Namensraum es geht. Wählen Sie dessen Namensraum-Kennung
refusal-kind = Wählen Sie, was Sie registrieren möchten
refusal-not-sure = Wählen Sie eine Antwort. Sie können „Ich bin mir nicht sicher“ wählen
refusal-revised = Geben Sie die Kennung eines registrierten Namensraums ein
refusal-enter-nid = Geben Sie die Namensraum-Kennung ein
refusal-meaning = Wählen Sie, ob sich die Bedeutung ändert
refusal-paste-text = Der Text von { $nid } ist in diesem Verzeichnis nicht verfügbar. Fügen Sie ihn ein, um von ihm auszugehen,
    oder beginnen Sie ohne ihn
refusal-place-in-list = Die URL nennt eine Stelle der Liste, die es nicht gibt
refusal-paste-or-file = Fügen Sie die Vorlage ein, oder wählen Sie eine Datei
refusal-no-field-found = In diesem Text wurden keine Felder einer Registrierungsvorlage gefunden. Felder haben englische
    Überschriften wie „Namespace ID:“ und „Purpose:“
refusal-procedure = Wählen Sie ein Verfahren
refusal-day = Geben Sie ein Datum in der Form 2026-12-24 ein
refusal-field-bytes = Das Feld „{ $name }“ enthält NUL-Bytes oder ungültiges UTF-8. Entfernen Sie die Zeichen, die unten mit { $mark } gekennzeichnet sind
refusal-form-field = Das Formular enthält ein unbekanntes Feld: „{ $name }“
refusal-form-twice = Das Formular enthält das Feld „{ $name }“ zweimal
refusal-broke-off = Die Anfrage brach unerwartet ab
refusal-form-broken = Das Formular konnte nicht gelesen werden
refusal-form-fields = Das Formular hat mehr als { $most } Felder
refusal-address-bytes = Die URL enthält ein NUL-Byte (%00) oder Bytes, die kein gültiges UTF-8 sind. Entfernen Sie sie, und versuchen Sie es erneut
refusal-go = Der Parameter „go“ muss 1 sein oder fehlen
refusal-urn-bytes = Diese URL nimmt eine URN von höchstens { $most } Bytes an
refusal-query = Die Abfrage ist kein prozentkodiertes UTF-8
refusal-day-form = { $name } muss ein Datum in der Form JJJJ-MM-TT sein, zum Beispiel 2019-06-01
refusal-day-to-come = { $day } liegt in der Zukunft. Heute ist { $today } (UTC)
refusal-enter-password = Geben Sie ein Passwort ein
refusal-password-short = Das Passwort muss mindestens { $least } Zeichen lang sein
refusal-password-long = Das Passwort darf höchstens { $most } Zeichen lang sein
refusal-password-listed = Dieses Passwort steht auf der Liste der nicht erlaubten Passwörter
refusal-password-own = Dieses Passwort ist Ihrem Namen oder Ihrer Adresse zu ähnlich. Verwenden Sie mehrere Wörter, die nicht
    zusammengehören, oder einen Passwortmanager
refusal-status-already = urn:{ $nid } hat bereits den Status { $status }
refusal-password-easy = Dieses Passwort ist zu leicht zu erraten.{ $why ->
   *[other] {""}
} Verwenden Sie mehrere Wörter, die nicht zusammengehören, oder einen Passwortmanager
refusal-attempts-account = Zu viele Fehlversuche für dieses Konto. Warten Sie { $minutes } { $minutes ->
    [1] Minute
   *[other] Minuten
}
refusal-attempts = Zu viele Fehlversuche aus Ihrem Netz. Warten Sie { $minutes } { $minutes ->
    [1] Minute
   *[other] Minuten
}, oder setzen Sie Ihr Passwort zurück
refusal-requests = Zu viele Anfragen kamen von { $from ->
    [account] Ihrem Konto
   *[place] Ihrem Netz
}. Versuchen Sie es in { $seconds } { $seconds ->
    [1] Sekunde
   *[other] Sekunden
} wieder
refusal-not-found = { $what } wurde nicht gefunden
refusal-something = Beheben Sie zuerst die Probleme
refusal-registered = { $nid } ist bereits registriert, { $by }, seit { $since } (RFC 8141, 5.1)
refusal-repeated = Dies wurde bereits gesendet und ausgeführt. Es wurde nicht noch einmal ausgeführt
refusal-outside = Die Daten, von denen dies abhängt, ändern sich zu schnell. Versuchen Sie es noch einmal
