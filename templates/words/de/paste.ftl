# Eine fertige Vorlage, eingefügt oder hochgeladen: was wohin kam.

paste-title = Eine fertige Vorlage einfügen oder hochladen
paste-page = Eine fertige Vorlage einfügen
paste-lede = Sie können prüfen, wo jeder Teil eingeordnet wurde, bevor etwas gespeichert wird.
paste-read-as = Erkannt als { $form }. Prüfen Sie, ob alles im richtigen Abschnitt steht.
paste-form-8141 = RFC 8141, Anhang A
paste-form-3406 = ältere Form nach RFC 3406
paste-repaired = { $count ->
    [one] { $count } Zeichen ist unten bereinigt. Der eingefügte Text wird nicht geändert.
   *[other] { $count } Zeichen sind unten bereinigt. Der eingefügte Text wird nicht geändert.
}
paste-repair-first = Bereinigen Sie die { $count } Zeichen, die nicht veröffentlicht werden können, beginnend bei { $place }
paste-unrepair = Bereinigung rückgängig machen
paste-filled = { $field } wurde mit dem Text ab Zeile { $line } gefüllt.
paste-filled-heading = { $field } wurde mit dem Text von „{ $heading }“ gefüllt (Zeile { $line }).
paste-put-back-html = Wieder entfernen<span class="vh">: { $field }</span>
paste-sections = Nicht erkannte Abschnitte
paste-sections-about = Wählen Sie für jeden Abschnitt, den Sie verwenden möchten, ein leeres Feld. Der Text wird unverändert
    übernommen.
paste-section = Abschnitt in Zeile { $line }
paste-no-heading = Text ohne Überschrift
paste-line = Zeile { $line }
paste-its-text-html = Text<span class="vh">, Zeile { $line }</span>
paste-text-of-section = Text des Abschnitts in Zeile { $line }
paste-put-html = In { $field } verschieben<span class="vh">, Zeile { $line }</span>
paste-put-other-html = In ein anderes leeres Feld verschieben<span class="vh">, Zeile { $line }</span>
paste-put-any-html = In ein leeres Feld verschieben<span class="vh">, Zeile { $line }</span>
paste-target-html = { $field }<span class="vh">, Zeile { $line }</span>
paste-found = Zu beheben: { $errors }. Vorschläge: { $suggestions }. Der Entwurf zeigt sie.
paste-use = Diesen Text verwenden
paste-kind = Art des Antrags
paste-kind-revision = Eine neue Version eines registrierten Namensraums
paste-which = Für welche Namensraum-Kennung ist dies?
paste-which-hint = Der Text gibt sie nicht eindeutig an. Für einen informellen Namensraum nicht nötig.
paste-more-lines = { $count ->
    [one] und { $count } weitere Zeile
   *[other] und { $count } weitere Zeilen
}
paste-none-of-these = Keine davon
paste-use-draft = Entwurf erstellen
paste-pasted = Eingefügter Text
paste-or-file = Oder eine Datei hochladen
paste-file-hint = Word (.docx), OpenDocument (.odt), HTML, E-Mail (.eml), reiner Text, RFCXML oder Markdown
paste-read = Vorlage einlesen
paste-read-again = Noch einmal einlesen
paste-f-text-hint = Fügen Sie die ganze Vorlage ein, in der Form von RFC 8141 oder der älteren von RFC 3406. Sie kann in einem RFC
    oder Internet-Draft stehen
paste-f-nid-hint = Behalten Sie die gefundene Namensraum-Kennung, oder berichtigen Sie sie. Für einen informellen Namensraum nicht
    nötig
paste-f-other-nid = Eine andere Namensraum-Kennung
paste-f-other-nid-hint = Für „Keine davon“: Buchstaben, Ziffern und Bindestriche, 3 bis 32 Zeichen

# Woher ein Feld kam.

paste-found-at = Zeile { $line }: { $label }
paste-put-here = aus Zeile { $line } hierher verschoben
paste-not-found = nicht gefunden
paste-unplaced = { $count ->
    [one] { $count } Zeile wurde keinem Feld zugeordnet
   *[other] { $count } Zeilen wurden keinem Feld zugeordnet
}
paste-unplaced-line-html = Zeile { $line }: <code>{ $text }</code>
paste-unsure = Der Text gibt nicht eindeutig an, um welchen Namensraum es geht
paste-unsure-offered = Der Text gibt nicht eindeutig an, um welchen Namensraum es geht. Es könnte { $offered } sein
paste-or = { $one } oder { $other }

# Was beim Lesen einer Vorlage geschah und man wissen sollte. Ein Punkt folgt.

paste-note-quoted = Die Zitatzeichen einer E-Mail wurden entfernt
paste-note-answer = { $count ->
    [one] { $count } Zeile ohne Zitatzeichen ist eine Antwort auf die zitierte Vorlage und wurde keinem Abschnitt zugeordnet
   *[other] { $count } Zeilen ohne Zitatzeichen sind eine Antwort auf die zitierte Vorlage und wurden keinem Abschnitt zugeordnet
}
paste-note-checklist = { $count ->
    [one] { $count } Zeile einer Checkliste gehört nicht zu einer Registrierung und steht in keinem Abschnitt
   *[other] { $count } Zeilen einer Checkliste gehören nicht zu einer Registrierung und stehen in keinem Abschnitt
}
paste-note-merged = Zeile { $line }: „{ $label }“ ist eine Überschrift für mehrere Abschnitte. Der Text wurde in jeden davon übernommen. Teilen Sie ihn auf die Abschnitte auf
paste-note-order = Zeile { $line }: „{ $label }“ steht nach „{ $before }“, in RFC 8141 aber davor. Die Abschnitte werden in der Reihenfolge von RFC 8141 veröffentlicht
paste-note-unknown = Zeile { $line }: „{ $label }“ ist kein Abschnitt der Vorlage. Der Text wurde als Teil von „{ $section }“ gelesen
paste-note-marked = Die Byte-Reihenfolge-Marke am Anfang wurde entfernt
paste-note-feeds = { $count ->
    [one] { $count } Seitenvorschub wurde entfernt
   *[other] { $count } Seitenvorschübe wurden entfernt
}
paste-note-running = Der Text hat keine Zeilenumbrüche; Überschriften wurden daher im laufenden Text gesucht
paste-note-breaks = { $count ->
    [one] { $count } Seitenumbruch wurde entfernt
   *[other] { $count } Seitenumbrüche wurden entfernt
}
paste-note-no-label = Es wurden keine Überschriften einer Registrierungsvorlage gefunden
paste-note-furniture = Kopf- und Fußzeilen wurden entfernt
paste-note-email = Als E-Mail gelesen. Kopf und Signatur wurden nicht gelesen
paste-note-email-parts = Als E-Mail gelesen. Kopf und Signatur wurden nicht gelesen, ebenso wenig diese Teile: { $parts }
paste-note-odt = Als OpenDocument-Text (.odt) gelesen. Formatierungen, Kommentare und gelöschter Text wurden entfernt
paste-note-again = Zeile { $line }: „{ $label }“ kommt noch einmal vor. Der Text wurde an das erste Vorkommen angefügt
paste-note-space = Zeile { $line }: { $code } am Ende von „{ $label }“ ist kein ASCII-Leerzeichen. Das Zeichen wurde entfernt
paste-note-utf-16 = Der Text war UTF-16 und wurde in UTF-8 umgewandelt
paste-note-utf-16-unmarked = Der Text war UTF-16 ohne Byte-Reihenfolge-Marke und wurde in UTF-8 umgewandelt
paste-note-encoding = Der Text wurde als { $encoding } dekodiert, wie er selbst angibt
paste-note-lost = { $count ->
    [one] { $count } Stelle ist kein gültiges UTF-8. Verlorene Zeichen werden als U+FFFD angezeigt
   *[other] { $count } Stellen sind kein gültiges UTF-8. Verlorene Zeichen werden als U+FFFD angezeigt
}
paste-note-latin = Der Text ist kein UTF-8 und wurde als { $encoding } dekodiert. Prüfen Sie Umlaute und Buchstaben mit Akzenten
paste-note-rfcxml = Als RFCXML gelesen. Auszeichnung und Kommentare wurden entfernt
paste-note-html-page = Als HTML gelesen. Auszeichnung, Skripte und Stile wurden entfernt
paste-note-markdown = Als Markdown gelesen. Formatierungszeichen und Kommentare wurden entfernt
paste-note-word = Als Word-Dokument gelesen. Zeilennummern zählen Absätze
paste-note-and = { $one }. { $other }
paste-note-deleted = Als gelöscht gekennzeichneter Text wurde ausgelassen
paste-note-struck = Durchgestrichener Text wurde ausgelassen
paste-note-broken = Das XML ist in Zeile { $line } fehlerhaft: { $error }. Der Rest wurde als reiner Text gelesen
paste-note-hidden = Verborgener Text wurde ausgelassen
paste-note-footnotes = Fußnoten wurden ausgelassen
