# Eine fertige Vorlage, eingefügt oder hochgeladen: was wohin kam.

paste-title = Eine fertige Vorlage einfügen oder hochladen
paste-page = Eine fertige Vorlage einfügen
paste-lede = Sie sehen, was wohin kam, bevor etwas gespeichert wird.
paste-read-as = Gelesen als { $form }. Prüfen Sie, ob alles am richtigen Platz ist.
paste-form-8141 = RFC 8141, Anhang A
paste-form-3406 = ältere Form nach RFC 3406
paste-repaired = { $count ->
    [one] { $count } Zeichen ist unten bereinigt; der eingefügte Text bleibt, wie er ist.
   *[other] { $count } Zeichen sind unten bereinigt; der eingefügte Text bleibt, wie er ist.
}
paste-repair-first = Bereinigen Sie die Zeichen, die nicht veröffentlicht werden können, insgesamt { $count }; das erste: { $place }
paste-unrepair = Die Bereinigung zurücknehmen
paste-filled = { $field } hat den Text ab Zeile { $line }.
paste-filled-heading = { $field } hat den Text von „{ $heading }“ (Zeile { $line }).
paste-put-back-html = Wieder herausnehmen<span class="vh">:
    { $field }</span>
paste-what-went-where = Was wohin kam
paste-sections = Abschnitte, die zu keinem Feld gehören
paste-sections-about = Ein Knopfdruck setzt einen Abschnitt unverändert in ein leeres Feld.
paste-section = Abschnitt in Zeile { $line }
paste-no-heading = Text ohne Überschrift
paste-line = Zeile { $line }
paste-its-text-html = Sein Text<span class="vh">, Zeile { $line }</span>
paste-text-of-section = Text des Abschnitts in Zeile { $line }
paste-put-html = In { $field } einsetzen<span class="vh">, Zeile { $line }</span>
paste-put-other-html = In ein anderes leeres Feld einsetzen<span class="vh">,
    Zeile { $line }</span>
paste-put-any-html = In ein leeres Feld einsetzen<span class="vh">,
    Zeile { $line }</span>
paste-target-html = { $field }<span class="vh">, Zeile { $line }</span>
paste-use = Verwenden
paste-kind = Was ist es?
paste-kind-formal = Ein neuer formeller Namensraum
paste-kind-informal = Ein neuer informeller Namensraum
paste-kind-revision = Eine neue Version eines registrierten Namensraums
paste-which = Um welche Namensraum-Kennung geht es?
paste-which-hint = Der Text sagt es nicht eindeutig. Für den informellen Weg nicht nötig.
paste-more-lines = { $count ->
    [one] und { $count } weitere Zeile
   *[other] und { $count } weitere Zeilen
}
paste-none-of-these = Keine davon
paste-use-draft = Als Entwurf verwenden
paste-pasted = Der eingefügte Text
paste-or-file = Oder eine Datei
paste-file-hint = Word (.docx), HTML, reiner Text, RFCXML oder Markdown
paste-read = Lesen
paste-read-again = Noch einmal lesen
paste-f-text = Vorlage
paste-f-text-hint = Der ganze Text, in der Form von RFC 8141 oder der älteren; ein RFC oder Internet-Draft darum herum schadet nicht
paste-f-nid = Namensraum-Kennung
paste-f-nid-hint = Lassen Sie sie, wie sie gefunden wurde, oder berichtigen Sie sie; für den informellen Weg nicht nötig
paste-f-other-nid = Eine andere Namensraum-Kennung
paste-f-other-nid-hint = Für „Keine davon“: Buchstaben, Ziffern und Bindestriche, 3 bis 32 Zeichen

# Woher ein Feld kam.

paste-found-at = Zeile { $line }: { $label }
paste-put-here = hier eingesetzt aus Zeile { $line }
paste-not-found = nicht gefunden
paste-unplaced = { $count ->
    [one] { $count } Zeile gehört zu keinem Feld
   *[other] { $count } Zeilen gehören zu keinem Feld
}
paste-unplaced-line-html = Zeile { $line }: <code>{ $text }</code>
paste-unsure = Der Text sagt nicht eindeutig, um welchen Namensraum es geht
paste-unsure-offered = Der Text sagt nicht eindeutig, um welchen Namensraum es geht; es könnte { $offered } sein
paste-or = { $one } oder { $other }

# Was beim Lesen einer Vorlage geschah und man wissen sollte. Ein Punkt folgt.

paste-note-quoted = Die Zitatzeichen einer E-Mail wurden weggelassen
paste-note-marked = Die Byte-Reihenfolge-Marke am Anfang wurde weggelassen
paste-note-feeds = { $count ->
    [one] { $count } Seitenvorschub wurde weggelassen
   *[other] { $count } Seitenvorschübe wurden weggelassen
}
paste-note-running = Der Text hat keine Zeilenumbrüche; seine Überschriften wurden im laufenden Text gesucht
paste-note-breaks = { $count ->
    [one] { $count } Seitenumbruch wurde weggelassen
   *[other] { $count } Seitenumbrüche wurden weggelassen
}
paste-note-no-label = Keine Überschrift einer Registrierungsvorlage gefunden
paste-note-furniture = Kopf- und Fußzeilen wurden weggelassen
paste-note-again = Zeile { $line }: „{ $label }“ steht noch einmal da; der Text wurde an den ersten angefügt
paste-note-utf-16 = Der Text war UTF-16 und wurde in UTF-8 umgewandelt
paste-note-utf-16-unmarked = Der Text war UTF-16 ohne Marke und wurde in UTF-8 umgewandelt
paste-note-encoding = Der Text wurde als { $encoding } gelesen, wie er selbst angibt
paste-note-lost = { $count ->
    [one] { $count } Stelle ist kein UTF-8; U+FFFD steht, wo ein Zeichen verloren ging
   *[other] { $count } Stellen sind kein UTF-8; U+FFFD steht, wo ein Zeichen verloren ging
}
paste-note-latin = Der Text ist kein UTF-8; er wurde als { $encoding } gelesen. Achten Sie auf Buchstaben mit Akzenten und Umlaute
paste-note-rfcxml = Als RFCXML gelesen; Auszeichnung und Kommentare wurden weggelassen
paste-note-html-page = Als HTML gelesen; Auszeichnung, Skripte und Stile wurden weggelassen
paste-note-markdown = Als Markdown gelesen; die Auszeichnung wurde weggelassen
paste-note-word = Als Word-Dokument gelesen; als Zeilen zählen seine Absätze
paste-note-and = { $one }. { $other }
paste-note-deleted = Als gelöscht gekennzeichneter Text wurde ausgelassen
paste-note-struck = Durchgestrichener Text wurde ausgelassen
paste-note-broken = Das XML ist in Zeile { $line } fehlerhaft: { $error }; der Rest wurde als reiner Text gelesen
paste-note-hidden = Verborgener Text wurde ausgelassen
paste-note-footnotes = Fußnoten wurden ausgelassen
