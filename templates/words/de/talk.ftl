# Was zu einem Antrag gesagt wurde: Gesprächsfäden, Positionen, was geschah, und die Entscheidung.
talk-list = Die Begutachtungsliste
talk-list-label = Was auf der Begutachtungsliste gesagt wurde
talk-from-list = von der Liste
talk-request = Der Antrag
talk-position = Eine Stellungnahme
talk-nobody = niemand
talk-label = Gesprächsfaden zu { $about } von { $by }
talk-position-quote = { $expert }: { $stance }. { $reasons }
talk-stance = { $stance ->
    [approve] Dafür
    [no_objection] Kein Einwand
   *[discuss] Klärungsbedarf
}
talk-role = { $role ->
    [registrant] Registrant
    [expert] Fachgutachter
    [lead] Leitung der Fachgutachter
    [operator] Betreiber
    [representative] Vertretung des Gremiums
    [clock] Fristablauf
    [conflicted] Fachgutachter mit Interessenkonflikt
    [person] Person
   *[public] Öffentlichkeit
}
talk-all = Der ganze Antrag
talk-resolved = geschlossen
talk-done = erledigt, sagt der Registrant
talk-open = offen
talk-line = { $about }, { $by }:
talk-on-text = zu Text { $text }
talk-gone = Der Text, auf den sich das bezieht, hat sich geändert.
talk-by-email = { $role }, per E-Mail
talk-archive = in ihrem Archiv
talk-struck-own = vom Verfasser gestrichen
talk-struck = gestrichen
talk-suggested = Vorgeschlagener Wortlaut:
talk-use-html = Diesen Wortlaut übernehmen<span class="vh"> für { $about }</span>
talk-unread = Noch hat es niemand gelesen. Die E-Mail geht um { $until } hinaus, wenn Sie es nicht vorher zurücknehmen.
talk-take-back-html = Zurücknehmen<span class="vh">: Ihr Kommentar in { $label }</span>
talk-strike-html = Streichen<span class="vh">: Ihr Kommentar in { $label }</span>
talk-why = Warum; es wird veröffentlicht
talk-stays = Es bleibt lesbar, durchgestrichen, mit Ihrer Begründung.
talk-answer-html = Antworten<span class="vh"> auf { $label }</span>
talk-mark-done-html = Als erledigt markieren<span class="vh">: { $label }</span>
talk-open-again-html = Wieder öffnen<span class="vh">: { $label }</span>
talk-resolve-html = Schließen<span class="vh">: { $label }</span>
talk-next-html = Nächster offener<span class="vh"> nach { $label }</span>
talk-reply-html = Antworten<span class="vh">: { $label }</span>
talk-your-answer = Ihre Antwort
talk-send-html = Antwort senden<span class="vh">: { $label }</span>
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
talk-advice-about = Im Schnellverfahren hält er die Registrierung nicht auf (RFC 8141, 6.3).
talk-holds = offen: hält die Entscheidung auf
talk-outdated = überholt: Der Text hat sich geändert
talk-left = hält nichts auf: nicht mehr im Amt
talk-lead-answered = Die Leitung hat geantwortet:
talk-merged-html = In diesen Antrag übergegangen: <a href="{ $href }">{ $number }</a>. Was dort gesagt wurde, bleibt dort.
talk-merged-said-html = In diesen Antrag übergegangen: <a href="{ $href }">{ $number }</a>, mit { $threads }. Was dort gesagt wurde, bleibt dort.
talk-thread-resolved = 1 Gesprächsfaden, geschlossen
talk-thread-open = 1 offener Gesprächsfaden
talk-threads = { $all } Gesprächsfäden, davon { $open } offen
talk-discussion = Diskussion
talk-colon = {": "}
decision-by = Entschieden von
decision-on = Am
decision-about = Über
decision-text = Text { $text }
decision-reasons = Gründe
decision-cite = Die Gründe führen an:
decision-title = Entscheidung über { $number }
decision-eyebrow = Entscheidung
decision-open = { $count ->
    [0] Kein Gesprächsfaden blieb offen.
    [one] Ein Gesprächsfaden blieb offen.
   *[other] { $count } Gesprächsfäden blieben offen.
}
decision-discussion = Diskussion
decision-discussion-day = Tag { $day } von { $days }; angekündigt bis { $date }
decision-positions = Stellungnahmen zum Zeitpunkt der Entscheidung
decision-objection = offener Einwand
decision-threads = Offene Gesprächsfäden zum Zeitpunkt der Entscheidung
decision-record = Diese Seite zeigt, was mit der Entscheidung gespeichert wurde. Spätere Änderungen wirken sich nicht aus. SHA-256 des gespeicherten Eintrags:
decision-not-recorded = Eine frühere Version des Programms hat diese Entscheidung ohne die damaligen Stellungnahmen und Gesprächsfäden gespeichert.
decision-all = Alle Entscheidungen zu diesem Antrag
decision-request = Antrag und Diskussion
decision-overturned = Auf Einspruch aufgehoben am { $date }.
decision-ended = Nicht mehr gültig seit { $date }: Der Antrag wurde wieder geöffnet.
decision-early = Die Diskussion wurde bis { $date } angekündigt. { $count ->
    [0] Kein Gesprächsfaden ist offen.
    [one] Ein Gesprächsfaden ist offen.
   *[other] { $count } Gesprächsfäden sind offen.
} Ihre Begründung wird mit der Entscheidung veröffentlicht, die beides nennt.
decision-early-threads = { $count ->
    [one] Ein Gesprächsfaden ist offen.
   *[other] { $count } Gesprächsfäden sind offen.
} Die Entscheidung wird das nennen.
decision-what = { $act ->
    [approved] Von den Fachgutachtern gebilligt
    [declined] Von den Fachgutachtern abgelehnt
    [reported] Dem Normungsgremium berichtet, das entscheidet
    [directed] Zu registrieren, auf Anweisung des Normungsgremiums
    [body_declined] Vom Normungsgremium abgelehnt
    [completion_asked] Im Schnellverfahren abgeschlossen, vom antragstellenden Gremium
    [called_duplicate] Als Dublette beendet
    [lapsed] Verfallen
    [withdrawn] Zurückgezogen
    [appeal_decided] Entscheidung über einen Einspruch
    [contention_settled] Namenskonflikt gelöst
    [consent_given] Zustimmung zur Berichtigung
    [status_changed] Status des Namensraums geändert
   *[corrected] Als Berichtigung veröffentlicht
}
decision-by-lead-acting = { $lead }, stellvertretende Leitung der Fachgutachter für { $away }, und mit Zustimmung von { $second }
decision-by-lead = { $lead }, Leitung der Fachgutachter, mit Zustimmung von { $second }
decision-by-acting = { $name }, stellvertretende Leitung für { $away }
decision-by-clock = niemandem: Die Frist lief ab
decision-by-role = { $name }, { $role }
decision-rfc = RFC { $rfc }{ $year }
decision-rfc-obsoleted = RFC { $rfc }{ $year }, ersetzt durch { $by }
decision-rfc-and = { $first } und { $next }
decision-rfc-newer = RFC { $rfc } (neuer als die hier geführte Liste)
decision-rfc-never = RFC { $rfc } (gibt es nicht)
consent-heading = Zustimmung
consent-about = Diese Berichtigung ändert, was der veröffentlichte Text sagt. Zwei Betreiber, der veröffentlichende eingeschlossen, und ein Fachgutachter müssen zustimmen.
consent-grounds = Die Begründung des Registranten:
consent-office = { $office ->
    [operator] Betreiber
   *[expert] Fachgutachter
}
consent-missing = Sie kann veröffentlicht werden, wenn { $missing }.
consent-back = Ihre Zustimmung zurücknehmen
consent-back-button = Zurücknehmen
consent-give = Der Berichtigung zustimmen
consent-give-button = Zustimmen
consent-as-operator = Sie stimmen als Betreiber zu. Ein anderer Betreiber veröffentlicht sie, wenn auch ein Fachgutachter zustimmt.
consent-as-expert = Sie stimmen als Fachgutachter zu, und zwar genau diesem Text. Auch zwei Betreiber müssen zustimmen.
consent-f-reason = Grund, wird veröffentlicht
consent-f-reason-why = Warum das ohne neue Version berichtigt werden darf; wird mit Ihrem Namen veröffentlicht
