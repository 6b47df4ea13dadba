# Was auf jemanden wartet, und worauf jemand wartet.

waiting-title = Ihre Aufgaben
waiting-nothing = Sie haben keine Aufgaben. Neue Aufgaben erscheinen hier, und wir senden Ihnen eine E-Mail.
waiting-can-html = Sie können <a href="/register/path">einen Namensraum registrieren</a>, <a href="/register/revise">eine neue
    Version vorschlagen</a> oder <a href="/requests">offene Anträge lesen und kommentieren</a>.
waiting-late = { $count ->
    [0] Nach Frist sortiert.
    [one] Eine Aufgabe ist überfällig. Nach Frist sortiert.
   *[other] { $count } Aufgaben sind überfällig. Nach Frist sortiert.
}
waiting-about = Gegenstand
waiting-asked = Aufgabe
waiting-since = Zugewiesen
waiting-by = Frist
waiting-do = Aktion
waiting-since-day = zugewiesen
waiting-overdue-by = überfällig, Frist
waiting-by-day = Frist
waiting-no-day = ohne Frist
waiting-more = Weitere Aufgaben erscheinen, wenn Sie diese erledigen.
waiting-awaited = Warten auf andere
waiting-hands = Zuständig
task-words = { $task ->
    [finish_draft] Den Entwurf fertigstellen und einreichen
    [answer_question] Die Frage beantworten
    [answer_reviewers] Auf die Gutachten antworten oder eine neue Revision einreichen
    [choose_name] Auf den früheren Antrag warten, eine andere Namensraum-Kennung wählen oder den Antrag zurückziehen
    [assign_expert] Einen weiteren Fachgutachter zuweisen
    [accept_namespace] Die Übertragung annehmen oder ablehnen
    [take_position] Eine Stellungnahme abgeben
    [advise] Ihren Rat geben
    [look_again] Eine neue Revision wurde eingereicht: Ihren Klärungsbedarf aufheben oder beibehalten
    [concur] Der Ablehnung zustimmen oder widersprechen
    [consent] Einer inhaltlichen Berichtigung zustimmen oder die Zustimmung ablehnen
    [report] Den Bericht der Fachgutachter schreiben
    [decide_appeal] Über einen Einspruch entscheiden
    [decide_waiver] Über eine Ausnahme bei einem Interessenkonflikt entscheiden
    [take_in] Die Eingangsprüfung beginnen
    [publish_correction] Die Berichtigung prüfen und veröffentlichen
    [publish] Den gebilligten Text veröffentlichen
    [confirm_publication] Die Veröffentlichung als zweiter Betreiber prüfen und bestätigen
    [read_emails] Eingehende E-Mails prüfen, die nicht zugeordnet werden konnten
    [mend_emails] Nicht zugestellte E-Mails prüfen
    [confirm_redaction] Eine Schwärzung bestätigen oder ablehnen
    [answer_claim] Einen Antrag zu Ihrem Namensraum bestätigen oder ablehnen
    [complete] Den Abschluss beantragen, wenn die Arbeit getan ist
    [direct] Die Anweisung Ihres Gremiums senden
    [confirm_direction] Die Anweisung des Normungsgremiums bestätigen
    [appoint_lead] Eine Leitung berufen
   *[decide] Entscheiden
}
task-button = { $task ->
    [finish_draft] Fortsetzen
    [answer_question] Antworten
    [answer_reviewers] Antworten
    [choose_name] Wählen
    [assign_expert] Zuweisen
    [accept_namespace] Prüfen
    [take_position] Begutachten
    [advise] Begutachten
    [look_again] Prüfen und entscheiden
    [concur] Prüfen und entscheiden
    [consent] Prüfen und entscheiden
    [report] Bericht schreiben
    [decide_appeal] Entscheiden
    [decide_waiver] Entscheiden
    [take_in] Prüfung beginnen
    [publish_correction] Prüfen und veröffentlichen
    [publish] Prüfen und veröffentlichen
    [confirm_publication] Prüfen und bestätigen
    [read_emails] Prüfen
    [mend_emails] Prüfen
    [confirm_redaction] Prüfen und bestätigen
    [answer_claim] Prüfen und antworten
    [complete] Öffnen
    [direct] Öffnen
    [confirm_direction] Prüfen und bestätigen
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
waiting-reviews = Alle Anträge in Begutachtung
waiting-desk = Alle Aufgaben des Betriebs
waiting-emails = { $count ->
    [one] { $count } E-Mail
   *[other] { $count } E-Mails
}
waiting-no-lead = Keine Leitung für { $registry ->
    [informal] informelle
   *[formal] formelle
} Namensräume

