# Was auf jemanden wartet, und worauf jemand wartet.

waiting-title = Was auf Sie wartet
waiting-nothing = Nichts. Was von Ihnen gewünscht wird, erscheint hier, und wir schreiben Ihnen.
waiting-can-html = Sie können <a href="/register/path">einen Namensraum registrieren</a>, <a href="/register/revise">einen überarbeiten</a> oder <a href="/requests">lesen, was begutachtet wird</a>, und es kommentieren.
waiting-late = { $count ->
    [0] Was zuerst fällig ist, steht oben.
    [one] Eines ist überfällig. Was zuerst fällig ist, steht oben.
   *[other] { $count } sind überfällig. Was zuerst fällig ist, steht oben.
}
waiting-about = Worum es geht
waiting-asked = Was gewünscht wird
waiting-since = Seit
waiting-by = Bis
waiting-do = Erledigen
waiting-since-day = seit
waiting-overdue-by = überfällig, bis
waiting-by-day = bis
waiting-no-day = ohne Frist
waiting-more = Es wartet mehr, als diese Seite zeigt; es erscheint hier, sobald Sie dies erledigt haben.
waiting-awaited = Worauf Sie warten
waiting-hands = Bei wem es liegt
task-words = { $task ->
    [finish_draft] Den Entwurf fertigstellen und einreichen
    [answer_question] Die Frage beantworten
    [answer_reviewers] Auf die Gutachten antworten oder einen neuen Text senden
    [settle_name] Ein anderer Antrag möchte denselben Namen: sich einigen, umbenennen oder zurückziehen
    [accept_namespace] Registrant werden, wenn Sie möchten
    [take_position] Stellung nehmen
    [advise] Ihren Rat geben
    [look_again] Ein neuer Text ist da: Ihren Klärungsbedarf aufheben oder beibehalten
    [concur] Der Ablehnung zustimmen oder nicht
    [consent] Einer inhaltlichen Berichtigung zustimmen oder nicht
    [report] Dem Normungsgremium berichten
    [decide_appeal] Über einen Einspruch entscheiden
    [decide_waiver] Für einen Interessenkonflikt eine Ausnahme zulassen oder nicht
    [take_in] Den Antrag entgegennehmen
    [publish_correction] Die Berichtigung ansehen und veröffentlichen
    [publish] Veröffentlichen, was gebilligt wurde
    [confirm_publication] Das Vorbereitete als zweiter Betreiber ansehen und veröffentlichen
    [confirm_order] Eine gerichtliche Anordnung bestätigen oder fallen lassen
    [read_emails] Die E-Mails lesen, die nicht zugeordnet wurden
    [mend_emails] Die E-Mails ansehen, die nicht hinausgingen
    [confirm_mark] Einen Vermerk bestätigen oder fallen lassen
    [confirm_redaction] Eine Schwärzung bestätigen oder fallen lassen
    [answer_erasure] Einen Löschantrag beantworten
    [answer_claim] Sagen, ob jemand für Ihren Namensraum spricht
    [confirm_promises] Bestätigen, was für Ihren Namensraum zugesagt ist, wenn es noch gilt
    [complete] Um den Abschluss bitten, wenn die Arbeit getan ist
    [direct] Die Anweisung Ihres Gremiums senden
    [appoint_lead] Eine Leitung berufen
   *[decide] Entscheiden
}
task-button = { $task ->
    [finish_draft] Weiterschreiben
    [answer_question] Antworten
    [answer_reviewers] Antworten
    [settle_name] Klären
    [accept_namespace] Ansehen
    [take_position] Begutachten
    [advise] Begutachten
    [look_again] Ansehen und entscheiden
    [concur] Ansehen und entscheiden
    [consent] Ansehen und entscheiden
    [report] Den Bericht schreiben
    [decide_appeal] Entscheiden
    [decide_waiver] Entscheiden
    [take_in] Entgegennehmen
    [publish_correction] Ansehen und veröffentlichen
    [publish] Ansehen und veröffentlichen
    [confirm_publication] Ansehen und bestätigen
    [confirm_order] Ansehen und bestätigen
    [read_emails] Lesen
    [mend_emails] Ansehen
    [confirm_mark] Ansehen und bestätigen
    [confirm_redaction] Ansehen und bestätigen
    [answer_erasure] Ansehen und antworten
    [answer_claim] Ansehen und antworten
    [confirm_promises] Ansehen und bestätigen
    [complete] Öffnen
    [direct] Öffnen
    [appoint_lead] Berufen
   *[decide] Entscheiden
}
waiting-with = { $with ->
    [operators] Betrieb
    [experts] Fachgutachter
    [body] Normungsgremium
   *[registrant] Registrant
}
waiting-about-request = { $kind } · { $number }
waiting-reviews = Alles, was begutachtet wird
waiting-desk = Der ganze Arbeitsbereich
waiting-emails = { $count ->
    [one] { $count } E-Mail
   *[other] { $count } E-Mails
}
waiting-erasure = Ein Löschantrag
waiting-no-lead = Keine Leitung für { $registry ->
    [informal] informelle
   *[formal] formelle
} Namensräume
waiting-mark-status = urn:{ $nid }: ist { $status ->
    [active] aktiv
    [deprecated] überholt
   *[obsolete] aufgegeben
}
waiting-mark-error = urn:{ $nid }: { $version ->
    [0] {""}
   *[other] (Version { $version }){" "}
}wurde irrtümlich registriert
waiting-mark-not-error = urn:{ $nid }: { $version ->
    [0] {""}
   *[other] (Version { $version }){" "}
}wurde nicht irrtümlich registriert
