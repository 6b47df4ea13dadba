# Die Seite eines Antrags.
request-question = Frage an Sie
request-work = Text bearbeiten
request-decision-page = Vollständige Entscheidung mit Stellungnahmen und Diskussion
request-draft-private = Nur Sie und Ihre Mitwirkenden sehen diese Seite.
request-so-far = Verstrichen: { $time }
request-in-all = Gesamtdauer: { $time }
request-registered-version = Registrierte Version
request-next-html = Nächster Antrag: <a href="{ $href }">{ $what }</a>
request-comment = Kommentar
request-send-comment = Kommentar veröffentlichen
request-report = Gutachten
request-rules = Maschinenlesbare Syntax
request-note = Zusammenfassung der Änderungen durch den Registranten:
request-your-draft = Ihr Entwurf
request-revision-digest-html = SHA-256 der Bytes des <a href="/requests/{ $number }/revisions/{ $text }.txt">eingereichten Textes</a> (UTF-8): <code>{ $fingerprint }</code>
request-file-html = Dieser Antrag als eine Datei: <a href="/requests/{ $number }.json">JSON</a>
request-history-newest = Neuestes Ereignis
request-history-none-html = Keine Ereignisse passen zu „{ $text }“. <a href="{ $href }">Alle anzeigen</a>
request-delete-about = Dieser Entwurf wurde nie eingereicht. Beim Löschen wird alles, was Sie geschrieben haben, endgültig
    entfernt.
request-withdraw = Zurückziehen
request-take-part = Sich beteiligen
request-list = Kommentieren Sie auf der öffentlichen Begutachtungsliste: { $list }.
request-follow-start = Per E-Mail folgen
request-follows = Sie folgen diesem Antrag und erhalten bei neuen Aktivitäten eine E-Mail.
request-follow-anyway = Sie sind an diesem Antrag beteiligt und erhalten E-Mails dazu.
request-follow-sign-in-html = <a href="/sign-in?next=/requests/{ $number }">Melden Sie sich an</a>, um diesem Antrag per E-Mail zu folgen.
unfollow-title = Einem Antrag nicht mehr folgen
unfollow-lede = { $email } erhält eine E-Mail, wenn es Neues zu { $number } ({ $title }) gibt.
unfollow-done = { $email } folgt { $number } ({ $title }) nicht mehr und erhält dazu keine E-Mails mehr.
unfollow-request = { $number } öffnen
request-condition = { $condition ->
    [name_conflict] Namenskonflikt
    [escalated] Eskaliert
    [under_appeal] Im Einspruchsverfahren
   *[on_hold] Ausgesetzt
}
request-earlier-rivals = { $others } hat urn:{ $nid } früher beantragt und läuft weiter. Dieser Antrag kann nicht gebilligt oder registriert werden, solange der frühere offen ist. Er kann mit einer anderen Namensraum-Kennung weiterlaufen.
request-later-rivals = urn:{ $nid } wird auch in { $others } beantragt. Dieser Antrag war zuerst da und läuft weiter.
request-waits-position = { $expert } hat zu Revision { $text } Klärungsbedarf: Vor der Billigung sind Änderungen nötig
request-waits-threads = { $count ->
    [one] Ein Gesprächsfaden braucht eine Antwort oder eine neue Revision
   *[other] { $count } Gesprächsfäden brauchen eine Antwort oder eine neue Revision
}
request-sent-answer = Ihre Antwort ging per E-Mail an die Person, die gefragt hat, und an alle, die als Nächste handeln. Sie ist öffentlich, unter „Fragen und Antworten“.
request-sent-revision = Ihre neue Revision ging per E-Mail an alle, die an diesem Antrag arbeiten. Sie ist öffentlich.
request-sent-comment = Ihr Kommentar ist öffentlich. Alle Beteiligten bekommen eine E-Mail.
request-sent-list = Ihre Antwort ist öffentlich. Sie geht per E-Mail an die Begutachtungsliste.
request-sent-discussion = Die Fachgutachter diskutieren den Antrag bis { $day }.
request-sent-operators = Der Betrieb handelt bis { $day }.
request-next-correction = Der Betrieb prüft und veröffentlicht die Berichtigung, meist binnen zwei Arbeitstagen.
request-next-corrected = Fertig. Die berichtigte Version und die frühere haben Permalinks.
request-next-draft = Der Entwurf ist privat. Reichen Sie ihn ein, wenn er fertig ist.
request-next-intake = Der Betrieb prüft, ob der Antrag vollständig ist, und beginnt die Begutachtung, meist binnen zwei
    Arbeitstagen.
request-next-advice = Die Begutachtungsliste und die Fachgutachter beraten. Das Normungsgremium entscheidet, wann der
    Antrag reif ist, und beantragt den Abschluss (RFC 8141, 6.3).
request-next-asked-back = { $reader ->
    [registrant] Die Fachgutachter warten auf Ihre Antwort in einem Gesprächsfaden unten oder zu einem Klärungsbedarf. Antworten Sie dort, oder reichen Sie eine neue Revision ein. Die Begutachtung geht inzwischen weiter.
   *[other] Die Fachgutachter warten auf eine Antwort in einem Gesprächsfaden unten oder zu einem Klärungsbedarf. Der Registrant antwortet dort oder reicht eine neue Revision ein. Die Begutachtung geht inzwischen weiter.
}
request-next-asked-back-late = { request-next-asked-back } { $count ->
        [one] Außerdem ist die Stellungnahme einer zugewiesenen Person überfällig.
       *[other] Außerdem sind die Stellungnahmen von { $count } zugewiesenen Personen überfällig.
    }
request-next-standards = Die Fachgutachter kommentieren und geben Stellungnahmen ab. Dann berichtet ihre Leitung dem
    Normungsgremium, das entscheidet (RFC 8141, 6.2).
request-next-review = Die Fachgutachter kommentieren und geben Stellungnahmen ab. Dann entscheidet ihre Leitung. Auf der
    Begutachtungsliste darf jeder kommentieren.
request-next-answer = Wartet darauf, dass der Registrant antwortet oder eine neue Revision einreicht.{ $until ->
    [none] {""}
   *[other] {" "}Ohne Antwort verfällt der Antrag am { $until }.
}
request-next-body = Das Normungsgremium hat den Bericht. Der Namensraum wird registriert, sobald die Anweisung des Gremiums und
    eine Kopie des Berichts festgehalten sind (RFC 8141, 6.2).
request-next-hold = Der Antrag ist ausgesetzt. Der Betrieb entscheidet, wann die Aussetzung endet; bis dahin ist nichts fällig.
request-next-ready = Der Betrieb registriert den Namensraum, meist binnen zwei Arbeitstagen.
request-next-status = Fertig. Der Namensraum hat seinen neuen Status. Bestehende URNs bleiben gültig.
request-next-registered = Fertig. Die Version hat einen Permalink.
request-next-declined = { $reader ->
    [registrant] Sie können einen neuen Antrag stellen.
   *[other] Der Registrant kann einen neuen Antrag stellen.
}
request-may-appeal = Betroffene können bis zum { $until } bei der IESG Einspruch einlegen.
request-appeal-outcome = { $granted ->
    [yes] Die IESG hat dem Einspruch am { $date } stattgegeben
   *[no] Die IESG hat den Einspruch am { $date } zurückgewiesen
}: { $reasons }
request-next-withdrawn = Der Registrant hat den Antrag zurückgezogen und kann ihn binnen 12 Monaten wieder eröffnen.
request-next-lapsed = Der Antrag blieb zu lange ohne Antwort. Der Registrant kann ihn binnen 12 Monaten wieder eröffnen.
request-next-duplicate = Als Dublette eines anderen Antrags geschlossen.
request-next-obsolete = Vom Betrieb geschlossen, weil er nicht mehr gebraucht wird.
request-contacts-unknown = Wer diesen Antrag stellt, ist für diesen Namensraum nicht bekannt. Die Kontakte der jetzigen Version wurden gefragt, ob sie die Änderung annehmen{ $until }.
request-contacts-registrant = Der Text nennt einen anderen Registranten. Die Kontakte der jetzigen Version wurden gefragt, ob sie die Änderung annehmen{ $until }.
request-contacts-until = , und können bis { $day } antworten, bevor die Änderung ohne sie veröffentlicht werden kann
request-contacts-objected = Ein Kontakt der jetzigen Version hat am { $day } widersprochen. Die Änderung wird nicht veröffentlicht, bevor der Widerspruch beantwortet ist.
request-fact-decided-by = Entschieden von
request-fact-not-named = noch nicht angegeben
request-fact-from = Grundlage
request-fact-source = Quelltext-Repository nach Angabe der antragstellenden Person
request-fact-at-commit = im Commit { $commit }
request-fact-duplicate = Dublette von
request-fact-rival = Auch beantragt in
request-rename = Eine andere Namensraum-Kennung wählen
request-rename-about = Ihr Antrag läuft mit einer anderen Namensraum-Kennung weiter. Ein anderer Antrag behält die jetzige.
request-rename-button = Diese Kennung verwenden
request-f-wish = Namensraum-Kennung (Namespace ID)
request-appeal = Einspruch einlegen
request-appeal-about = Betroffene können bei der IESG Einspruch einlegen. Ihr Einspruch ist öffentlich. Reichen Sie ihn bis zum { $until } ein.
request-appeal-button = Einspruch einlegen
request-f-grounds = Gründe des Einspruchs
request-reopen = Antrag wieder eröffnen
request-reopen-about = Der Antrag wird mit seiner Nummer, seiner Diskussion und seinen Stellungnahmen fortgesetzt. Hat inzwischen ein anderer Antrag die Namensraum-Kennung beansprucht, geht dieser vor. Sie können ihn bis zum { $until } wieder eröffnen.
request-reopen-button = Wieder eröffnen
request-decline-proposed = Die Leitung der Fachgutachter schlägt vor, diesen Antrag abzulehnen. Er wird abgelehnt, wenn ein zweiter Fachgutachter zustimmt. Die Gründe stehen im Verlauf.
request-private = Dieser Antrag ist nicht öffentlich: Nur die antragstellende Person, der Betrieb, die Fachgutachter und die Kontakte der jetzigen Version können ihn lesen, bis ein Kontakt ihn annimmt oder die Begutachtung beginnt.
request-direction = Anweisung des Normungsgremiums
request-direction-about = Sie handeln für das Normungsgremium. Der Namensraum kann registriert werden, sobald die Anweisung von { $body } und die zurückgesandte Kopie des Gutachtens vorliegen. Beide sind öffentlich (RFC 8141, 6.2). Der Betrieb prüft sie.
request-direction-button = Anweisung festhalten
request-f-direction = Anweisung, mit Absender und Datum
request-f-report-copy = Kopie des Gutachtens, wie Sie es erhalten haben
request-leave-fast-track = Schnellverfahren aufgeben
request-leave-fast-track-about = Über das Schnellverfahren bestimmt { $body }, das Sie vertreten (RFC 8141, 6.3). In einem anderen Verfahren kann der
    Einwand („Discuss“) eines Fachgutachters den Antrag aufhalten.
request-leave-fast-track-button = Verfahren ändern
request-f-other-procedure = Neues Verfahren
request-f-procedure-reason = Begründung (öffentlich)
request-complete = Abschluss
request-complete-about = Sie handeln für { $body }. Der Rat der Fachgutachter steht unten. Welchem Rat es folgt und wann der
    Antrag reif ist, entscheidet allein das Gremium (RFC 8141, 6.3).
request-complete-button = Registrierung beantragen
team-title = Mitwirkende an { $number }
team-people = Mitwirkende
team-owner = { $name } (Eigentümer)
team-leave = Verlassen
team-remove-html = Entfernen<span
    class="vh">: { $name }</span>
team-invited = { $email }, eingeladen
team-uninvite-html = Die Einladung zurückziehen<span class="vh">:
    { $email }</span>
team-invite-title = Mitwirkende einladen
team-invite-about = Mitwirkende können den Text bearbeiten, antworten und Revisionen einreichen. Nur Sie können Mitwirkende
    einladen und entfernen. Wer am Text mitwirkt, kann ihn später nicht begutachten.
team-invite = Einladen
team-f-email-hint = Die Einladung wird per E-Mail gesendet und gilt 14 Tage
team-join-title = An { $number } mitwirken
team-join-lede = Sie sind eingeladen, an diesem Antrag mitzuwirken: { $title }.
team-join-about = Sie können den Entwurf sehen und bearbeiten und erhalten die E-Mails dazu. Sie können jederzeit ausscheiden.
team-join = Einladung annehmen
