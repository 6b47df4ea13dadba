# Eine Liste von URNs, und eine ganze Vorlage.

check-list-title = Eine Liste von URNs prüfen
check-list-lede = Jede Zeile wird nach der URN-Syntax und nach den Regeln ihres Namensraums geprüft.
check-list-programs-html = Programme können beliebig viele URNs an <code>POST /api/v1/check/urns</code> senden; auch dort wird nichts
    gespeichert. Dasselbe leistet <code>nidreg urn check</code> mit einer Liste auf der Standardeingabe.
check-list-f-urns = URNs, eine je Zeile
check-list-limits = Reiner Text in UTF-8. Die Liste darf höchstens { $lines } Zeilen und { $size } MiB haben.
    Nichts wird gespeichert
check-list-check = Liste prüfen
check-list-bytes = Die Liste darf höchstens { $most } Bytes haben; Programme können beliebig viele an /api/v1/check/urns senden
check-list-lines = Die Liste darf höchstens { $most } Zeilen haben; Programme können beliebig viele an /api/v1/check/urns senden
check-list-empty = Geben Sie URNs ein, eine je Zeile, oder wählen Sie eine Datei
check-list-both = Geben Sie entweder URNs ein, oder wählen Sie eine Datei
check-list-right = gültig
check-list-undecided = nicht vollständig geprüft
check-list-wrong = im Namensraum nicht gültig
check-list-unregistered = in einem nicht registrierten Namensraum
check-list-no-urn = keine URN
check-list-none-wrong = { $all ->
    [one] Keine Probleme in diesem Namen gefunden
   *[other] Keine Probleme in { $all } Namen gefunden
}
check-list-some-wrong = { $count ->
    [one] { $count } von { $all } hat ein Problem
   *[other] { $count } von { $all } haben Probleme
}
check-list-csv = Als CSV herunterladen
check-list-ndjson = Als NDJSON herunterladen
check-list-what-wrong = Problem
check-list-wrong-label = Zeilen mit Problemen
check-list-line = Zeile
check-list-more = Die Dateien enthalten { $count } weitere.
check-list-spaces = Nach Namensraum
check-list-spaces-label = Namen je Namensraum
check-list-names = Namen
check-list-faults = Probleme
check-list-more-spaces = { $count ->
    [one] Die Dateien enthalten { $count } weiteren Namensraum.
   *[other] Die Dateien enthalten { $count } weitere Namensräume.
}

# Eine Vorlage.

check-template-title = Eine Vorlage prüfen
check-template-lede = Sehen Sie alle Befunde auf einmal, ohne Konto. Was Sie einfügen, wird nicht gespeichert.
check-template-errors-html = <b>{ $count }</b> zu berichtigen
check-template-warnings-html = <b>{ $count }</b> { $count ->
    [one] Vorschlag
   *[other] Vorschläge
}
check-template-notes-html = <b>{ $count }</b> { $count ->
    [one] Hinweis
   *[other] Hinweise
}
check-template-open-html = <b>{ $count }</b> { $count ->
    [one] Frage ohne passenden Satz
   *[other] Fragen ohne passenden Satz
}
check-template-open = Fragen ohne passenden Satz
check-template-suggestions = Vorschläge
check-template-notes = { $count ->
    [one] Ein Hinweis
   *[other] { $count } Hinweise
}
check-template-answerable = { $count ->
    [one] Eine Frage, die der Text vielleicht schon beantwortet
   *[other] { $count } Fragen, die der Text vielleicht schon beantwortet
}
check-template-not-judged = Diese Sätze wurden anhand von Stichwörtern gefunden. Prüfen Sie, ob sie die Fragen beantworten.
check-template-read = Erkannt als { $form }; geprüft als { $kind } am { $today }.
check-template-use = Antrag mit dieser Vorlage beginnen
check-template-file-hint = Reiner Text, RFCXML oder Markdown, bis zu 1 MiB
check-template-as = Prüfen als
check-template-auto = Automatisch erkennen: eine neue Version, wenn die Namensraum-Kennung registriert ist, sonst ein neuer
    Namensraum
check-template-check = Vorlage prüfen
check-as-formal = neuer formeller Namensraum
check-as-informal = neuer informeller Namensraum
check-as-version = neue Version eines registrierten Namensraums
