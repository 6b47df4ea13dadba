# Ein Entwurf: die Liste seiner Abschnitte und der ganze Text auf einer Seite.

task-saved = zuletzt gespeichert { $time }
task-lede-draft = { $completed } von { $of } Abschnitten ausgefüllt. Ihre Angaben bleiben gespeichert, bis Sie sie löschen; Sie können gehen
    und wiederkommen.
task-lede-sent = Was Sie ändern, wird gespeichert; andere sehen es erst, wenn Sie einen neuen Text senden.
task-asked-html = <span class="turn registrant">Sie sind am Zug</span>: Ihnen wurde eine Frage gestellt.
task-correction = Eine Berichtigung
task-correction-about = Eine Berichtigung lässt Version und Bedeutung, wie sie sind. Ändert sich die Bedeutung, machen Sie eine neue Version daraus; Ihr Text bleibt.
task-make-version = Eine neue Version daraus machen
task-send-it = Einreichen
task-check-submit = Ihre Angaben prüfen und einreichen
task-left = { $count ->
    [0] Bereit
    [1] 1 Sache zu beheben
   *[other] { $count } Dinge zu beheben
}
task-send-new-about = Die Fachgutachter bekommen den Text, wie er oben in den Abschnitten steht.
task-send-new = Den neuen Text senden
task-send-answer = Die Antwort senden
task-this-request = Dieser Antrag
task-preview = Vorschau der Vorlage
task-way = Verfahren: { $way }
task-team = { $count } Personen arbeiten daran; einladen oder teilen
task-team-open = { $count } Personen arbeiten daran; ein privater Link ist offen
task-team-alone = Mit anderen daran arbeiten oder eine private Vorschau teilen
task-team-alone-open = Mit anderen daran arbeiten oder eine private Vorschau teilen (ein Link ist offen)
task-whole = Den ganzen Text auf einer Seite bearbeiten
task-as-text = Als Text speichern
task-as-email = Als E-Mail für Ihr eigenes Mailprogramm speichern
task-threads = { $count ->
    [one] { $count } offener Gesprächsfaden
   *[other] { $count } offene Gesprächsfäden
}

# Gruppen von Abschnitten, und wie ein Abschnitt steht.

task-group-before = Bevor Sie beginnen
task-group-describe = Den Namensraum beschreiben
task-group-finish = Zum Schluss
task-problem = Etwas stimmt noch nicht
task-not-started = Noch nicht begonnen
task-unchanged = Unverändert
task-changed-completed = Geändert, fertig
task-changed = Geändert
task-completed = Fertig
task-optional = Freiwillig
task-filled = Ausgefüllt
task-testable = Die Syntax prüfbar machen
task-testable-hint = Ihre Regeln als Daten, an Namen erprobt, und welche eine Änderung ungültig machen würde

# Worum es in einem Antrag geht, wie er seinen Weg nimmt und wo er steht.

draft-about-formal = ein formeller Namensraum
draft-about-informal = der nächste informelle Namensraum
draft-about-revision = urn:{ $nid }, Version { $version }
draft-about-correction = urn:{ $nid }, Berichtigung von Version { $version }
draft-about-registrant = urn:{ $nid }, Wechsel des Registranten
draft-about-status = urn:{ $nid }, Status { $status }
draft-about-page = { $number }: { $title }
draft-way-community = Gemeinschaft (RFC 8141, 6.2)
draft-way-standards = Normungsgremium (RFC 8141, 6.2)
draft-way-fast-track = Schnellverfahren (RFC 8141, 6.3)
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

# Der ganze Text.

draft-sections-of = { $number }: Abschnitte
draft-public = Öffentliche Seite
draft-saved = Gespeichert. Sie können gehen und wiederkommen.
draft-question = Die Frage
draft-asks = { $who } fragt: { $words }
draft-checks-say = Was die Prüfung ergab
draft-nothing-to-fix = Nichts zu beheben.
draft-template = Die Registrierungsvorlage
draft-template-about = Version und Datum setzt das Verzeichnis bei der Registrierung.
draft-number-html = Schreiben Sie <code>{"{{NID}}"}</code>, wo die Nummer stehen wird.
draft-repaired = Hier bereinigt, noch nicht gespeichert.
draft-send-new = Einen neuen Text senden
draft-send-new-about = Die Fachgutachter bekommen den Text oben.
draft-answer = Antworten
draft-send-too = Auch den Text oben als neuen Text senden
draft-save = Speichern
draft-save-check = Speichern und prüfen
draft-save-submit = Speichern und einreichen
draft-save-send = Speichern und senden
draft-save-answer = Speichern und die Antwort senden
draft-see-whole = Den ganzen Antrag ansehen oder löschen
draft-public-page = Öffentliche Seite: kommentieren, Verlauf, zurückziehen
draft-newer = Eine neuere Version
draft-newer-about = Diese Überarbeitung geht von Version { $base } aus; inzwischen ist Version { $newest } registriert.
    Lesen Sie sie, gleichen Sie Ihren Text an und nehmen Sie sie als Grundlage.
draft-rebase = Von Version { $version } ausgehen
draft-stale = In einem anderen Fenster gespeichert
draft-stale-about = Dieser Entwurf wurde in einem anderen Fenster gespeichert, seit Sie die Seite geöffnet haben. Nichts wurde überschrieben; hier sind beide Texte.
draft-stale-same = Beide Texte haben denselben Wortlaut.
draft-stale-differs = Die Unterschiede
draft-stale-marks = Durchgestrichen: wie gespeichert. Unterstrichen: was Sie hier eingegeben haben.
draft-stale-saved = Wie gespeichert
draft-stale-keep = Das Gespeicherte behalten
draft-stale-typed = Was Sie eingegeben haben
draft-stale-save-mine = Meinen Text stattdessen speichern
draft-f-note = Was haben Sie geändert?
draft-f-answer = Ihre Antwort
draft-f-nid-hint = Buchstaben, Ziffern und Bindestriche, 3 bis 32 Zeichen
draft-f-nid-remark-hint = Der Name; eine Bemerkung dazu kann in den nächsten Zeilen folgen
draft-f-statement = Erklärung
draft-f-statement-hint = Warum sich der Status ändert, und was Nutzer tun sollten
draft-f-from-whom-hint = Von wem zu wem, und warum
draft-f-new-registrant-hint = Der neue, wie ihn das Verzeichnis wiedergeben wird

# Wer entscheidet.

draft-way-page = Das Verfahren
draft-way-title = Der Weg des Antrags
draft-way-lede = Über die meisten Anträge entscheiden die Fachgutachter. Über zwei Arten nicht (RFC 8141, 6.2 und 6.3).
draft-way-settled = Der Antrag läuft bereits: Nur bei einem Antrag im Schnellverfahren kann die Spezifikation noch genannt werden. Der Betrieb
    kann das Verfahren einmal ändern.
draft-way-who = Wer entscheidet?
draft-way-experts-html = <strong>Die Fachgutachter.</strong> Der übliche Weg
draft-way-body-html = <strong>Ein Normungsgremium.</strong> Der Namensraum soll eine Norm oder Teil einer Norm werden; die Fachgutachter berichten dem
    Gremium
draft-way-fast-html = <strong>Ein anerkanntes Gremium beantragt das Schnellverfahren.</strong> Die Fachgutachter beraten nur. <a href="/bodies">Welche Gremien
    anerkannt sind</a>
draft-way-f-body = Das Gremium
draft-way-f-body-hint = Zum Beispiel IESG oder das Gremium, das den Antrag im Schnellverfahren stellt
draft-way-f-specification = Seine Spezifikation
draft-way-f-specification-hint = Im Schnellverfahren: Titel und Nummer oder eine Adresse (RFC 8141, 6.3 Punkt 2)

# Zeichen, die ein Knopfdruck bereinigt.

draft-repair-title-needed = { $count ->
    [one] { $count } Zeichen muss bereinigt werden
   *[other] { $count } Zeichen müssen bereinigt werden
}
draft-repair-title = { $count ->
    [one] { $count } Zeichen sieht nur wie ein anderes aus oder ist unsichtbar
   *[other] { $count } Zeichen sehen nur wie andere aus oder sind unsichtbar
}
draft-repair-needed = Ein veröffentlichter Text hat keine Steuerzeichen, nichts, was seine Richtung ändert, und keinen Codepunkt ohne
    Bedeutung.
draft-repair-others-stay = Die anderen dürfen bleiben.
draft-repair-may-stay = Diese Zeichen stehen in Regeln oder Beispielen, nach denen Programme geschrieben werden; sie dürfen bleiben.
draft-repair-becomes-html = { $place }: <code>{ $before }</code> wird zu
    <code>{ $after }</code>
draft-repair-number = , Stelle { $number }
draft-repair-more = Und { $count } weitere dieser Art.
draft-repair-all = { $count ->
    [1] Bereinigen
   *[other] Alle { $count } bereinigen
}
draft-repair-place = { $field }, Zeile { $line }, Spalte { $column }
draft-repair-remove = { $found } in Zeile { $line } entfernen
draft-repair-break = Die Zeile { $line } bei { $found } umbrechen
draft-repair-blank = In Zeile { $line } ein Leerzeichen für { $found } schreiben
draft-repair-write = In Zeile { $line } { $text } für { $found } schreiben

# Das Ende.

draft-keep = Nein, behalten
draft-withdraw-page = Den Antrag zurückziehen
draft-withdraw-title = { $number } zurückziehen?
draft-withdraw-lede = { $title }. Der Antrag endet; was gesendet wurde, bleibt öffentlich.
draft-withdraw = Zurückziehen
draft-delete-page = Den Entwurf löschen
draft-delete-title = { $number } löschen?
draft-delete-lede = { $title }. Der Antrag wurde nie eingereicht. Mit dem Löschen verschwinden für immer:
draft-delete-text = sein Text mit den Regeln und Zusagen daneben
draft-delete-team = die Arbeit von { $names }; sie bekommen Nachricht
draft-delete-links = private Links zur Vorschau
draft-delete-invitations = { $count ->
    [one] { $count } offene Einladung und private Links zur Vorschau
   *[other] { $count } offene Einladungen und private Links zur Vorschau
}
draft-delete-emails = die E-Mails dazu, die hier aufbewahrt sind
draft-delete-stays = Was bleibt: seine Nummer, die niemand sonst bekommt, und dass Sie einen Entwurf begonnen und gelöscht haben. Sicherungen der
    Datenbank behalten, was sie hatten, bis sie überschrieben werden.
draft-delete = Für immer löschen
