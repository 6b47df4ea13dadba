# Eine Liste von URNs, und eine ganze Vorlage.

check-crumb = Prüfen
check-list-crumb = Eine Liste
check-list-title = Eine Liste von URNs prüfen
check-list-lede = Jede Zeile wird nach der Syntax und nach den Regeln ihres Namensraums geprüft.
check-list-programs-html = Programme senden beliebig viele URNs an <code>POST /api/v1/check/urns</code>, wo nichts aufbewahrt wird; ebenso <code>nidreg urn check</code> mit einer Liste auf der Standardeingabe.
check-list-f-urns = URNs, eine je Zeile
check-list-limits = Reiner Text in UTF-8. Feld und Datei zusammen: höchstens { $lines } Zeilen und { $size } MiB. Das Ergebnis wird { $days } Tage unter einer Adresse aufbewahrt, die nur Sie bekommen
check-list-check = Liste prüfen
check-list-bytes = Die Liste darf höchstens { $most } Bytes haben; Programme können beliebig viele an /api/v1/check/urns senden
check-list-lines = Die Liste darf höchstens { $most } Zeilen haben; Programme können beliebig viele an /api/v1/check/urns senden
check-list-empty = Geben Sie URNs ein, eine je Zeile, oder wählen Sie eine Datei mit ihnen
check-list-right = gültig
check-list-undecided = unentschieden
check-list-wrong = gegen die Regeln des Namensraums
check-list-unregistered = in keinem registrierten Namensraum
check-list-no-urn = keine URN
check-list-none-wrong = { $all ->
    [one] An diesem Namen ist nichts falsch
   *[other] An diesen { $all } Namen ist nichts falsch
}
check-list-some-wrong = { $count ->
    [one] { $count } von { $all } ist falsch
   *[other] { $count } von { $all } sind falsch
}
check-list-csv = Als CSV herunterladen
check-list-ndjson = Als NDJSON
check-list-until-html = Wer die Adresse hat, kann dies bis zum <time datetime="{ $until }">{ $until }</time> lesen; dann wird es gelöscht.
check-list-no-room-html = Zurzeit werden so viele Listen aufbewahrt, dass für diese kein Platz war. Sie hat keine Adresse und nichts zum Herunterladen; versuchen Sie es später noch einmal, oder verwenden Sie <code>POST /api/v1/check/urns</code>.
check-list-what-wrong = Was falsch ist
check-list-wrong-label = Zeilen, die falsch sind
check-list-line = Zeile
check-list-more = { $count ->
    [one] { $count } weitere steht in den Dateien.
   *[other] { $count } weitere stehen in den Dateien.
}
check-list-spaces = Nach Namensraum
check-list-spaces-label = Namen jedes Namensraums
check-list-space = Namensraum
check-list-names = Namen
check-list-faults = Falsch
check-list-more-spaces = { $count ->
    [one] { $count } weiterer Namensraum steht in den Dateien.
   *[other] { $count } weitere Namensräume stehen in den Dateien.
}

# Eine Vorlage.

check-template-title = Eine Vorlage prüfen
check-template-lede = Alle Befunde auf einmal, ohne Konto. Nichts, was Sie einfügen, wird aufbewahrt.
check-template-findings = Was die Prüfungen sagen
check-template-fails-html = <b>{ $count }</b> zu berichtigen
check-template-looks-html = <b>{ $count }</b> genauer anzusehen
check-template-infos-html = <b>{ $count }</b> gut zu wissen
check-template-read = Gelesen als { $form }; geprüft als { $kind }, am { $today }.
check-template-nothing = Nichts zu berichtigen gefunden.
check-template-use = Für einen Antrag verwenden
check-template-placed = Was wohin kam
check-template-text = Der Text
check-template-file-hint = Reiner Text, RFCXML oder Markdown, bis zu 1 MiB
check-template-as = Prüfen als
check-template-auto = Wonach sie aussieht: eine neue Version, wenn ihr Name registriert ist, sonst ein neuer Namensraum
check-template-formal = Ein neuer formeller Namensraum
check-template-informal = Ein neuer informeller Namensraum
check-template-check = Prüfen
check-as-formal = neuer formeller Namensraum
check-as-informal = neuer informeller Namensraum
check-as-version = neue Version eines registrierten Namensraums
