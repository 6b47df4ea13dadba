# Was zu einem Antrag gesagt wurde: Gesprächsfäden, Positionen, was geschah, und die Entscheidung.
talk-list = Begutachtungsliste
talk-list-label = Beiträge auf der Begutachtungsliste
talk-from-list = von der Liste
talk-list-reply-html = Auf der Liste antworten<span class="vh"> an { $author }</span>
talk-list-send-html = An die Liste senden<span class="vh">: Ihre Antwort an { $author }</span>
talk-list-hint = Öffentlich. Die Antwort geht per E-Mail als Antwort auf diesen Beitrag an die Begutachtungsliste und wird hier gezeigt.
talk-list-title = Auf der Begutachtungsliste antworten
talk-questions = Fragen und Antworten
talk-question-by = { $by } fragte, { $at }
talk-answer-by = { $by } antwortete, { $at }
talk-question-open = Noch nicht beantwortet.
talk-request = Der Antrag
talk-position = Stellungnahme
talk-nobody = niemand
talk-label = Gesprächsfaden zu { $about } von { $by }
talk-position-quote = { $expert }: { $position }. { $reasons }
talk-position-kind = { $position ->
    [approve] Billigung
    [no_objection] Kein Einwand
   *[discuss] Klärungsbedarf
}
talk-person = { $name } ({ $role })
talk-role = { $role ->
    [registrant] Registrant
    [expert] Fachgutachter
    [lead] Leitung der Fachgutachter
    [operator] Betreiber
    [representative] Vertretung des Gremiums
    [liaison] Verbindungsperson
    [contact] in der Registrierung genannt
    [clock] System
    [conflicted] Fachgutachter mit Interessenkonflikt
    [affected] betroffene Partei
    [person] Person
   *[public] aus der Öffentlichkeit
}
talk-all = Ganzer Antrag
talk-resolved = geschlossen
talk-done = vom Registranten als bearbeitet markiert
talk-done-unsent = vom Registranten als bearbeitet markiert, noch in keiner eingereichten Revision
talk-applied = in Revision { $text } übernommen
talk-open = offen
talk-line = { $about }, { $by }:
talk-on-text = zu Revision { $text }
talk-gone = Die Stelle, auf die sich dieser Kommentar bezieht, hat sich geändert.
talk-by-email = { $role }, per E-Mail
talk-archive = im Archiv der Liste
talk-struck-own = vom Verfasser widerrufen
talk-suggested = Änderungsvorschlag:
talk-use-html = Vorschlag übernehmen<span class="vh"> für { $about }</span>
talk-strike-html = Widerrufen<span class="vh">: Ihr Kommentar in { $label }</span>
talk-retract-reason = Grund (öffentlich; der Kommentar bleibt durchgestrichen lesbar)
talk-retract = Widerrufen
talk-save-html = Antwort speichern<span class="vh">: { $label }</span>
talk-suggest-html = Änderung vorschlagen<span class="vh">: { $label }</span>
talk-mark-done-html = Als bearbeitet markieren<span class="vh">: { $label }</span>
talk-open-again-html = Wieder eröffnen<span class="vh">: { $label }</span>
talk-resolve-html = Schließen<span class="vh">: { $label }</span>
talk-next-html = Nächster offener<span class="vh"> nach { $label }</span>
talk-reply-html = Antworten<span class="vh">: { $label }</span>
talk-your-answer = Ihre Antwort
talk-send-html = Antwort veröffentlichen<span class="vh">: { $label }</span>
talk-in-discussion = (in der Diskussion)
talk-count-resolved = { $count } geschlossen
talk-count-open = { $count } offen
talk-none-open = keiner offen
talk-earlier = { $count } frühere Ereignisse
talk-advice = Rat der Fachgutachter
talk-positions = Stellungnahmen
talk-earlier-positions = { $count ->
    [one] 1 frühere Stellungnahme
   *[other] { $count } frühere Stellungnahmen
}
talk-advice-about = Im Schnellverfahren blockiert der Rat der Fachgutachter die Registrierung nicht (RFC 8141, 6.3).
talk-holds = offen: blockiert eine Billigung
talk-outdated = überholt: Eine neuere Revision wurde eingereicht
talk-left = nicht mehr als Fachgutachter berufen
talk-lead-answered = Antwort der Leitung:
talk-merged-html = Mit diesem Antrag zusammengeführt: <a href="{ $href }">{ $number }</a>. Seine Diskussion bleibt auf seiner
    eigenen Seite.
talk-merged-said-html = Mit diesem Antrag zusammengeführt: <a href="{ $href }">{ $number }</a>, mit { $threads }. Seine Diskussion
    bleibt auf seiner eigenen Seite.
talk-thread-resolved = 1 Gesprächsfaden, geschlossen
talk-thread-open = 1 offener Gesprächsfaden
talk-threads = { $all } Gesprächsfäden, davon { $open } offen
talk-colon = {": "}
decision-by = Entschieden von
decision-on = Datum
decision-about = Gegenstand
decision-text = Revision { $text }
decision-reasons = Gründe
decision-cite = In den Gründen genannt:
decision-title = Entscheidung über { $number }
decision-eyebrow = Entscheidung
decision-open = { $count ->
    [0] Kein Gesprächsfaden blieb offen.
    [one] Ein Gesprächsfaden blieb offen.
   *[other] { $count } Gesprächsfäden blieben offen.
}
decision-discussion = Diskussion
decision-discussion-day = Tag { $day } von { $days }; angesetzt bis { $date }
decision-discussion-ended = { $days } Tage, beendet am { $date }
decision-positions = Stellungnahmen zum Zeitpunkt der Entscheidung
decision-objection = offener Einwand
decision-threads = Offene Gesprächsfäden zum Zeitpunkt der Entscheidung
decision-record = Diese Seite zeigt, was mit der Entscheidung gespeichert wurde. Spätere Änderungen wirken sich darauf nicht aus. SHA-256 der Bytes des gespeicherten Eintrags (UTF-8), der in der JSON-Datei des Antrags als record_text steht:
decision-record-hidden = Diese Seite zeigt, was mit der Entscheidung gespeichert wurde. Der gespeicherte Eintrag und sein SHA-256-Wert sind nicht öffentlich, weil er sich auf eine geschwärzte Revision bezieht.
decision-digest = SHA-256 der Bytes des eingereichten Textes (UTF-8)
decision-all = Alle Entscheidungen zu diesem Antrag
decision-appeals = Einsprüche
decision-request = Antrag und Diskussion
decision-overturned = Auf Einspruch aufgehoben am { $date }.
decision-reopened = Nicht mehr gültig seit { $date }: Der Antrag wurde wieder eröffnet.
decision-sent-back = Nicht mehr gültig seit { $date }: Der Betrieb hat den Antrag an die Fachgutachter zurückgegeben.
decision-revised = Seit { $date } nicht mehr in Kraft: Es wurde eine neue Revision eingereicht.
decision-what = { $act ->
    [approved] Von den Fachgutachtern gebilligt
    [declined] Von den Fachgutachtern abgelehnt
    [reported] Dem Normungsgremium berichtet, das entscheidet
    [directed] Zu registrieren, auf Anweisung des Normungsgremiums
    [body_declined] Vom Normungsgremium abgelehnt
    [completion_asked] Im Schnellverfahren abgeschlossen, vom Normungsgremium
    [closed] Geschlossen
    [appeal_rejected] Einspruch zurückgewiesen
    [appeal_granted] Einspruch stattgegeben
    [status_changed] Status des Namensraums geändert
   *[corrected] Als Berichtigung veröffentlicht
}
decision-by-lead = { $lead }, Leitung der Fachgutachter, mit Zustimmung von { $second }
decision-by-clock = System (Frist abgelaufen)
decision-by-role = { $name }, { $role }
decision-rfc = RFC { $rfc }{ $year }
decision-rfc-obsoleted = RFC { $rfc }{ $year }, ersetzt durch { $by }
decision-rfc-and = { $first } und { $next }
decision-rfc-newer = RFC { $rfc } (neuer als die RFC-Liste dieses Programms)
decision-rfc-never = RFC { $rfc } (gibt es nicht)
