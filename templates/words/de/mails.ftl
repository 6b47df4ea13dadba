# Die Seite, die jede E-Mail zeigt.
mails-title = E-Mails dieses Verzeichnisses
mails-crumb = E-Mails
mails-lede-html = Es gibt { $count } Arten von E-Mails. Diese Seite verweist auf ein Beispiel für jede. Die Beispiele stammen aus einer erfundenen Geschichte:
    Die Gesellschaft der Leuchtturmwärter beantragt <code>urn:lighthouse</code>.
mails-how = Jede E-Mail beginnt mit dem, was zu tun ist, und einem Link. Wenn Sie auf die E-Mail antworten können, gibt sie an,
    was eine Antwort bewirkt und wer sie lesen kann. Am Ende steht, warum Sie die E-Mail erhalten haben, wer sonst benachrichtigt
    wurde und wie Sie solche E-Mails abbestellen oder warum sie immer gesendet werden. Alle E-Mails zu einem Antrag bilden in
    Ihrem Mailprogramm eine Unterhaltung. Mehrere Neuigkeiten zu einem Antrag und die Erinnerungen eines Tages werden in einer
    E-Mail zusammengefasst.
mails-choose = Wählen Sie, welche E-Mails Sie bekommen.
mails-fates = Verbleib von E-Mails an dieses Verzeichnis
mails-fates-all = { $fates }.
mails-sent = Gesendet, wenn { $when }.
mails-goes = Geht an { $to }.
mails-at-screen = Wird vor allen anderen E-Mails gesendet.
mails-at-once = Wird sofort gesendet.
mails-together = Wird nach zehn Minuten gesendet, zusammen mit anderen Neuigkeiten.
mails-daily = Wird nach zehn Minuten gesendet, zusammen mit anderen Erinnerungen; höchstens einmal am Tag.
mails-last = Wird nach allen anderen E-Mails gesendet.
mails-stops = Sie können diese E-Mails abbestellen, zusammen mit allen E-Mails aus „{ $topic }“.
mails-list = Abonnenten können sich bei der Liste abmelden.
mails-always = Wird immer gesendet.
mails-they-write = Eingehende E-Mail
mails-its-fate = Verbleib: { $fate }.
mails-answers = Das Verzeichnis antwortet:
mails-parts = Unterhaltungen
mails-before = Vorher: { $title }
mails-next = Weiter: { $title }
mails-fate = { $fate ->
    [waiting] wartet auf die Veröffentlichung
    [to_confirm] wartet auf die Bestätigung durch den Absender
    [commented] als Kommentar veröffentlicht
    [answered] als Antwort veröffentlicht
    [withdrawn] vom Absender zurückgezogen
    [held] wartet auf den Betrieb
    [dropped] nicht veröffentlicht
    [bounced] meldet, dass eine E-Mail dieses Verzeichnisses nicht zugestellt werden konnte
    [placed] vom Betrieb einem Antrag hinzugefügt
    [settled] vom Betrieb bearbeitet
   *[discarded] vom Betrieb verworfen
}
mails-part = { $part ->
    [account] Konten
    [review] Von der ersten Revision zur Registrierung
    [bodies] Normungsgremien und die IESG
    [ends] Anträge ohne Registrierung
    [names] Namenskonflikte und Dubletten
    [registered] Registrierte Namensräume
    [desk] Tägliche Arbeit des Betriebs
   *[answers] E-Mails an dieses Verzeichnis
}
mails-story = { $part ->
    [account] Rita Lindgren legt ein Konto für die Gesellschaft der Leuchtturmwärter an und pflegt es.
    [review] Rita beantragt urn:lighthouse. Olga Novak vom Betrieb führt die Eingangsprüfung durch. Edda Berg und Sven Dahl begutachten den Antrag. Lena Ortiz, die Leitung der Fachgutachter, entscheidet.
    [bodies] Derselbe Antrag folgt einem anderen Verfahren: Ein Normungsgremium entscheidet, oder der Internationale Verband der Leuchttürme beantragt den Namensraum im Schnellverfahren. Lars Holm ist die Verbindungsperson der IESG.
    [ends] Derselbe Antrag wird ohne Registrierung geschlossen oder ausgesetzt.
    [names] Auch jemand anderes beantragt urn:lighthouse, in R-2026-0016, für Feuerschiffe.
    [registered] urn:lighthouse ist registriert. Später wird die Registrierung berichtigt, übertragen und als überholt gekennzeichnet, und die Kontakte werden gebeten, die Angaben zu bestätigen.
    [desk] Neue Aufgaben für den Betrieb, fällige und überfällige Aufgaben und die wöchentliche Übersicht.
   *[answers] Rita und andere schreiben an das Verzeichnis. Das Verzeichnis hält zu jeder eingehenden E-Mail den Verbleib und den Grund fest und speichert die E-Mail selbst für begrenzte Zeit. Der Betrieb kann alle lesen.
}
mails-way = { $way ->
    [comment] Antwort auf einen Kommentar
    [answer] Antwort auf eine Frage
    [position] Stellungnahme als Antwort auf einen Auftrag
    [stop] Antwort, die E-Mails abbestellt
    [encrypted] Verschlüsselte Antwort
    [held] Verschlüsselte Antwort im Arbeitsbereich des Betriebs
    [notice] Antwort auf eine Mitteilung an den Betrieb
    [list] E-Mail an die öffentliche Begutachtungsliste
    [machine] Automatische Antwort
    [bounce] Meldung über eine nicht zugestellte E-Mail
   *[old-list] E-Mail an die frühere Adresse der Liste
}
mails-then = { $way ->
    [comment] Die E-Mail wird nach einigen Minuten als Kommentar veröffentlicht. Bis dahin kann Rita den Kommentar zurückziehen oder sofort veröffentlichen. Das Zitat am Ende wird entfernt.
    [answer] Die E-Mail wird als Antwort auf die Frage festgehalten, sobald Rita sie bestätigt hat. Bestätigt sie sie nicht binnen sieben Tagen, wird der Betrieb benachrichtigt, und nichts wird veröffentlicht.
    [position] Edda bestätigt die Stellungnahme auf der Seite, auf die die Empfangsbestätigung verweist. Erst dann wird sie abgegeben, für die Revision, um die es in der E-Mail ging. Ist inzwischen eine neuere Revision eingereicht, wird sie abgelehnt. Bestätigt Edda sie nicht binnen sieben Tagen, wird der Betrieb benachrichtigt.
    [stop] E-Mails zu diesem Antrag, die nur informieren, werden nicht mehr an Rita gesendet. Nichts wird veröffentlicht.
    [encrypted] Der Betrieb prüft die E-Mail zuerst. Dasselbe gilt, wenn eine E-Mail keinen Text hat, eingebettet ist, die E-Mail einer anderen Person weiterleitet, wie eine Abwesenheitsnotiz aussieht, Zeichen enthält, die nicht veröffentlicht werden können, oder den Namen eines anonymen Fachgutachters enthält.
    [held] Der Betrieb wird benachrichtigt, höchstens einmal in der Stunde. Er fügt die E-Mail einem Antrag hinzu, schreibt dem Absender oder verwirft sie mit einem Grund.
    [notice] Antworten auf Mitteilungen an Betrieb und Leitung werden nicht veröffentlicht. Der Betrieb liest sie.
    [list] Die E-Mail wird auf der Seite des Antrags angezeigt, mit der Absenderangabe der Liste. Der Verfasser braucht kein Konto.
    [machine] Die E-Mail wurde von einem Programm gesendet. Sie wird nicht veröffentlicht, und niemand wird benachrichtigt.
    [bounce] Die Meldung wird bei der nicht zugestellten E-Mail und bei der Adresse vermerkt. Nach drei Meldungen wird der Versand an die Adresse ausgesetzt. Der Betrieb wird benachrichtigt, weil keine Antwort auf die Frage zu erwarten ist.
   *[old-list] Dem Absender wird die neue Adresse mitgeteilt, einmal.
}
mails-to = { $kind ->
    [verify] Sie allein
    [account_exists] Sie allein
    [reset] Sie allein
    [elsewhere] Sie allein
    [address_new] diese Adresse
    [address_leaves] die bisherige Adresse; die neue bekommt eine andere E-Mail
    [address_in_use] Sie allein
    [erasure_confirm] diese Adresse
    [name_invited] Sie allein
    [erasure_answered] die Person, die den Antrag gestellt hat
    [draft_deleted] die Personen, die daran mitgewirkt haben
    [security] Sie allein
    [new_device] Sie allein
    [email_waits] Sie allein
    [confirm_answer] Sie allein
    [confirm_position] nur Sie
    [not_published] Sie allein
    [stopped] Sie allein
    [old_list] Sie allein
    [invitation] Sie allein
    [received] die Person, die den Antrag eingereicht hat; der Betrieb bekommt eine eigene E-Mail
    [to_list] die öffentliche Begutachtungsliste
    [list_news] die öffentliche Begutachtungsliste
    [list_reply] die öffentliche Begutachtungsliste
    [assignment] die zugewiesenen Fachgutachter
    [question] den Registranten und die Mitwirkenden
    [answered] die Person, die gefragt hat, und die Fachgutachter oder den Betrieb, je nachdem, wer als Nächstes handelt
    [opened] den Registranten und die Mitwirkenden; die zugewiesenen Fachgutachter bekommen eine eigene E-Mail
    [your_turn] alle, die jetzt handeln müssen
    [discuss] den Registranten und die Mitwirkenden
    [followed] alle, die dem Antrag folgen
    [new_snapshot] die Fachgutachter, die zugewiesen sind oder eine Stellungnahme abgegeben haben
    [comment] den Registranten und die Mitwirkenden, oder, wenn der Registrant kommentiert hat, die zugewiesenen Fachgutachter
    [comment_struck] den Registranten und die Mitwirkenden, oder, wenn der Registrant kommentiert hat, die zugewiesenen Fachgutachter
    [decision_needed] die Leitung
    [approved] den Registranten, die Mitwirkenden, die Fachgutachter und den Betrieb
    [waiver] die Leitung
    [conflict_taken_back] die Leitung und den Betrieb
    [assignment_declined] den Betrieb
    [sent_back] die Fachgutachter, die zugewiesen sind oder eine Stellungnahme abgegeben haben, den Registranten und die Mitwirkenden
    [track_changed] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [registered] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [gathered] Sie allein; andere haben eigene E-Mails bekommen
    [report] die Verbindungspersonen
    [reported] den Registranten, die Mitwirkenden und den Betrieb; die Verbindungspersonen bekommen den Bericht
    [directed] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [body_answered] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter, und den Betrieb, wenn eine Verbindungsperson ein Dokument gesendet hat
    [recognition_asked] die Verbindungspersonen
    [recognition_answered] den Registranten und die Mitwirkenden
    [completion_asked] den Registranten, die Mitwirkenden und den Betrieb
    [concurrence] die zugewiesenen Fachgutachter
    [declined] den Registranten, die Mitwirkenden, die Fachgutachter, die Leitung und den Betrieb
    [appeal] die Leitung, den Betrieb, die Mitwirkenden und die Fachgutachter des Antrags; in der zweiten Stufe auch die Verbindungspersonen
    [appeal_decided] die Person, die Einspruch eingelegt hat, die Mitwirkenden und die Fachgutachter des Antrags
    [reconsidered] die Person, die Einspruch eingelegt hat, und, wenn die Registrierung bestätigt wird, die Mitwirkenden und die Fachgutachter des Antrags
    [withdrawn] die zugewiesenen Fachgutachter und den Betrieb
    [lapse_warning] den Registranten und die Mitwirkenden
    [lapsed] den Registranten und die Mitwirkenden
    [goes_on] den Registranten, die Mitwirkenden, die Fachgutachter und den Betrieb
    [hold_waits] die anderen Betreiber, von denen einer die Anordnung bestätigt oder widerruft
    [hold] den Registranten, die Mitwirkenden und die Leitung
    [paper_struck] den Registranten und die Mitwirkenden
    [contended] die Registranten beider Anträge und die zugewiesenen Fachgutachter
    [room_note] die Registranten aller Anträge für den Namen
    [contention_settled] die Registranten aller Anträge für den Namen
    [duplicate] die Registranten, Mitwirkenden und Fachgutachter beider Anträge
    [duplicate_taken_back] die Registranten, Mitwirkenden und Fachgutachter beider Anträge
    [authority_asked] alle Kontakte, die die Registrierung nennt
    [authority_answered] die antragstellende Person, die Mitwirkenden und den Betrieb
    [change_notice] alle Kontakte, die die Registrierung nennt
    [heir_asked] die Adresse des neuen Registranten; die Kontakte des Namensraums bekommen eine Mitteilung
    [accepted] den Registranten, die Mitwirkenden und den Betrieb
    [transfer_declined] den Registranten, die Mitwirkenden und den Betrieb
    [consent_asked] die Fachgutachter des Verzeichnisses
    [consented] den Betrieb, den Registranten und die Mitwirkenden
    [corrected] den Registranten und die Mitwirkenden
    [status_notice] die öffentliche Begutachtungsliste, den Registranten und die Mitwirkenden
    [status_mark] alle Kontakte, die die Registrierung nennt, und die öffentliche Begutachtungsliste
    [promise_asked] Sie allein
    [promise_silent] den Betrieb
    [arrived] den Betrieb; die Person, die den Antrag gesendet hat, bekommt eine Empfangsbestätigung
    [erasure_waits] den Betrieb
    [unreachable] den Betrieb
    [publication_waits] die anderen Betreiber, von denen einer die Veröffentlichung bestätigt
    [published_alone] alle Betreiber und Administratoren
    [held_mail] den Betrieb
    [address_fails] den Betrieb
    [reminder] den zugewiesenen Fachgutachter allein
    [overdue] die Person, die handeln muss
    [escalation] die Leitung, dann den Betrieb, dann die Administratoren
    [reminders] Sie allein; andere haben eigene E-Mails bekommen
   *[digest] alle Fachgutachter und Betreiber, jeweils mit ihren Aufgaben
}
