# Was auf jemanden wartet, und worauf jemand wartet.

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
waiting-overdue-by = überfällig seit
waiting-by-day = Frist
waiting-no-day = ohne Frist
waiting-more = Weitere Aufgaben erscheinen, wenn Sie diese erledigen.
waiting-awaited = Warten auf andere
waiting-hands = Zuständig
todo-finish-draft = Den Entwurf fertigstellen und einreichen
todo-answer-question = Die Frage beantworten
todo-answer-experts = Den Fachgutachtern antworten oder eine neue Revision einreichen
todo-choose-name = Auf den früheren Antrag warten, eine andere Namensraum-Kennung wählen oder den Antrag zurückziehen
todo-answer-notice = Eine Änderung Ihres Namensraums annehmen oder ihr widersprechen
todo-complete = Den Abschluss beantragen, wenn die Arbeit getan ist
todo-direct = Die Anweisung Ihres Gremiums senden
button-continue = Fortsetzen
button-reply = Antworten
button-choose = Wählen
button-review = Prüfen
button-review-and-answer = Prüfen und antworten
button-open = Öffnen
waiting-with = { $with ->
    [operators] Betrieb
    [experts] Fachgutachter
    [body] Normungsgremium
   *[registrant] Registrant
}
waiting-about-request = { $kind } · { $number }
