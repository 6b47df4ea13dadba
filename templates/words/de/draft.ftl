# Die Seite eines Entwurfs.

task-saved = zuletzt gespeichert { $time }
task-lede-sent = Ihre Änderungen werden gespeichert und bleiben privat, bis Sie eine neue Revision einreichen.
task-asked-html = <span class="holder registrant">Aktion erforderlich</span>: Sie haben eine Frage zu beantworten.
task-correction-about = Eine Berichtigung ändert weder die Version noch die Bedeutung. Wenn sich die Bedeutung ändert, beantragen
    Sie eine neue Version; Ihr Text wird übernommen.
task-make-version = Stattdessen neue Version beantragen
task-preview = Vorschau der Vorlage
task-procedure = Verfahren: { $procedure }
task-team = { $count } Mitwirkende
task-team-alone = Mitwirkende einladen
task-as-text = Als Text speichern
task-as-email = Als E-Mail speichern, um sie selbst zu senden
task-contacts = Sie sind für diesen Namensraum nicht bekannt, oder Ihr Text nennt einen anderen Registranten. Nach dem Einreichen werden die Kontakte der jetzigen Version per E-Mail gefragt, ob sie die Änderung annehmen.
task-contacts-private = Sie sind für diesen Namensraum nicht bekannt. Nach dem Einreichen werden die Kontakte der jetzigen Version per E-Mail gefragt, ob sie die Änderung annehmen. Der Antrag ist nicht öffentlich, bis einer von ihnen annimmt oder der Betrieb die Begutachtung beginnt.

# Worum es in einem Antrag geht, wie er seinen Weg nimmt und wo er steht.

draft-about-formal = ein formeller Namensraum
draft-about-informal = der nächste informelle Namensraum
draft-about-revision = urn:{ $nid }, Version { $version }
draft-about-correction = urn:{ $nid }, Berichtigung von Version { $version }
draft-about-status = urn:{ $nid }, Status { $status }
draft-about-page = { $number }: { $title }
draft-procedure-community = Gemeinschaft (RFC 8141, 6.2)
draft-procedure-standards = Normungsgremium (RFC 8141, 6.2)
draft-procedure-fast-track = Schnellverfahren (RFC 8141, 6.3)
draft-state-draft = Entwurf
draft-state-intake = Eingangsprüfung
draft-state-review = Begutachtung
draft-state-advisory = Beratende Begutachtung
draft-state-with-requester = Rückfrage beim Registranten
draft-state-ready = Bereit zur Registrierung
draft-state-registered = Registriert
draft-state-declined = Abgelehnt
draft-state-withdrawn = Zurückgezogen
draft-state-with-body = Beim Normungsgremium
draft-state-lapsed = Verfallen
draft-state-duplicate = Dublette
draft-state-obsolete = Gegenstandslos

# Speichern, prüfen und senden.

draft-lede = Eingereicht wird erst mit der Schaltfläche am Ende der Seite.
draft-saved = Gespeichert. Sie können jederzeit unterbrechen und später weitermachen.
draft-asks = { $who } fragt: { $text }
draft-repaired = Hier bereinigt, noch nicht gespeichert.
draft-send-new-about = Die Fachgutachter bekommen den Text oben.
draft-send-too = Auch den Text oben als neue Revision einreichen
draft-save = Speichern
draft-save-check = Speichern und prüfen
draft-save-answer = Speichern und Antwort senden
draft-see-whole = Antrag ansehen oder löschen
draft-public-page = Öffentliche Seite: kommentieren, Verlauf, zurückziehen
draft-newer = Eine neuere Version wurde registriert
draft-newer-about = Dieser Antrag beruht auf Version { $base }. Inzwischen wurde Version { $newest } registriert. Lesen Sie die
    neue Version, passen Sie Ihren Text an, und verwenden Sie sie als Grundlage.
draft-rebase = Version { $version } als Grundlage verwenden
draft-stale = In einem anderen Fenster gespeichert
draft-stale-differs = Unterschiede
draft-stale-marks = Durchgestrichen: der gespeicherte Text. Unterstrichen: Ihr Text.
draft-stale-saved = Gespeicherter Text
draft-stale-keep = Gespeicherten Text behalten
draft-stale-typed = Ihr Text: { $label }
draft-stale-save-mine = Meinen Text stattdessen speichern
draft-f-note = Was haben Sie geändert?
draft-f-answer = Ihre Antwort
draft-f-nid-remark-hint = Die Namensraum-Kennung. Bemerkungen können in den nächsten Zeilen folgen
draft-f-statement = Erklärung
draft-f-statement-hint = Warum sich der Status ändert, und was Nutzer tun sollten

# Wer entscheidet.

draft-procedure-lede = Über die meisten Anträge entscheiden die Fachgutachter. Es gibt zwei Ausnahmen (RFC 8141, 6.2 und 6.3).
draft-procedure-settled = Das Verfahren eines eingereichten Antrags steht fest. Bei einem Antrag im Schnellverfahren können Sie noch das
    Dokument angeben. Der Betrieb kann das Verfahren einmal ändern.
draft-procedure-who = Wer entscheidet?
draft-procedure-experts-html = <strong>Die Fachgutachter.</strong> Das übliche Verfahren
draft-procedure-body-html = <strong>Ein Normungsgremium.</strong> Für Namensräume in einer bestehenden oder künftigen Norm. Die
    Fachgutachter berichten dem Gremium
draft-procedure-fast-html = <strong>Schnellverfahren für ein anerkanntes Gremium.</strong> Die Fachgutachter beraten nur.
    <a href="/bodies">Liste der anerkannten Gremien</a>
draft-procedure-f-body-hint = Zum Beispiel IESG oder die Organisation, die das Schnellverfahren beantragt
draft-procedure-f-specification-hint = Im Schnellverfahren vorgeschrieben: Titel und Nummer oder eine Adresse (RFC 8141, 6.3 Punkt 2)

# Zeichen, die ein Knopfdruck bereinigt.

draft-repair-title-needed = { $count ->
    [one] { $count } Zeichen muss bereinigt werden
   *[other] { $count } Zeichen müssen bereinigt werden
}
draft-repair-title = { $count ->
    [one] { $count } Zeichen sieht nur wie ein anderes aus oder ist unsichtbar
   *[other] { $count } Zeichen sehen nur wie andere aus oder sind unsichtbar
}
draft-repair-needed = Veröffentlichte Texte dürfen keine Steuerzeichen, keine Zeichen, die die Schreibrichtung ändern, und keine
    nicht zugewiesenen Codepunkte enthalten.
draft-repair-others-stay = Die anderen Zeichen können bleiben.
draft-repair-may-stay = Diese Zeichen stehen in Regeln oder Beispielen, nach denen Programme geschrieben werden. Sie können
    bleiben.
draft-repair-becomes-html = { $place }: <code>{ $before }</code> wird zu
    <code>{ $after }</code>
draft-repair-number = , Stelle { $number }
draft-repair-more = Und { $count } weitere.
draft-repair-all = { $count ->
    [1] Bereinigen
   *[other] Alle { $count } bereinigen
}
draft-repair-place = { $field }, Zeile { $line }, Spalte { $column }
draft-repair-remove = { $found } in Zeile { $line } entfernen
draft-repair-break = { $found } in Zeile { $line } durch einen Zeilenumbruch ersetzen
draft-repair-blank = { $found } in Zeile { $line } durch ein Leerzeichen ersetzen
draft-repair-write = { $found } in Zeile { $line } durch { $text } ersetzen

# Das Ende.

draft-keep = Abbrechen
draft-withdraw-title = { $number } zurückziehen?
draft-withdraw-lede = { $title }. Der Antrag wird geschlossen. Alles, was eingereicht wurde, bleibt öffentlich.
draft-withdraw-lede-private = { $title }. Der Antrag wird geschlossen. Er wird nicht öffentlich.
draft-delete-title = { $number } löschen?
draft-delete-lede = { $title }. Dieser Entwurf wurde nie eingereicht. Beim Löschen wird endgültig entfernt:
draft-delete-text = sein Text mit Regeln
draft-delete-team = die Arbeit von { $names }; diese Personen werden benachrichtigt
draft-delete-invitations = { $count ->
    [one] { $count } offene Einladung
   *[other] { $count } offene Einladungen
}
draft-delete-emails = die gespeicherten E-Mails dazu
draft-delete-stays = Die Nummer des Entwurfs wird nicht wieder verwendet, und die Aufzeichnung zeigt, dass Sie einen Entwurf
    erstellt und gelöscht haben. Sicherungen der Datenbank enthalten den Entwurf, bis sie überschrieben werden.
draft-delete = Endgültig löschen
