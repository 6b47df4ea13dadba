# Validation of a list of URNs, and of a template.

check-list-title = Validate a list of URNs
check-list-lede = Each line is checked against the URN syntax and the rules of its namespace.
check-list-programs-html = Programs can send any number of URNs to <code>POST /api/v1/check/urns</code>, which does not store them either. The same is available as
    <code>nidreg urn check</code> with a list on standard input.
check-list-f-urns = URNs, one per line
check-list-limits = Plain text in UTF-8. The list can have at most { $lines } lines and { $size } MiB. Nothing is stored
check-list-check = Validate list
check-list-bytes = The list must have { $most } bytes or fewer. Programs can send any number of URNs to /api/v1/check/urns
check-list-lines = The list must have { $most } lines or fewer. Programs can send any number of URNs to /api/v1/check/urns
check-list-empty = Enter URNs, one per line, or choose a file
check-list-both = Enter URNs or choose a file, not both
check-list-right = valid
check-list-undecided = not fully tested
check-list-wrong = not valid in the namespace
check-list-unregistered = in an unregistered namespace
check-list-no-urn = not a URN
check-list-none-wrong = { $all ->
    [one] No problems found in this name
   *[other] No problems found in { $all } names
}
check-list-some-wrong = { $count ->
    [one] { $count } of { $all } has a problem
   *[other] { $count } of { $all } have problems
}
check-list-csv = Download as CSV
check-list-ndjson = Download as NDJSON
check-list-what-wrong = Problem
check-list-wrong-label = Lines with problems
check-list-line = Line
check-list-more = The files contain { $count } more.
check-list-spaces = By namespace
check-list-spaces-label = Names by namespace
check-list-names = Names
check-list-faults = Problems
check-list-more-spaces = { $count ->
    [one] The files contain { $count } more namespace.
   *[other] The files contain { $count } more namespaces.
}

# A template.

check-template-title = Check a template
check-template-lede = See all findings at once, without an account. Nothing you paste is stored.
check-template-errors-html = <b>{ $count }</b> must be fixed
check-template-warnings-html = <b>{ $count }</b> { $count ->
    [one] suggestion
   *[other] suggestions
}
check-template-notes-html = <b>{ $count }</b> { $count ->
    [one] note
   *[other] notes
}
check-template-open-html = <b>{ $count }</b> { $count ->
    [one] question without a matching sentence
   *[other] questions without a matching sentence
}
check-template-open = Questions without a matching sentence
check-template-suggestions = Suggestions
check-template-notes = { $count ->
    [one] One note
   *[other] { $count } notes
}
check-template-answerable = { $count ->
    [one] One question that the text may already answer
   *[other] { $count } questions that the text may already answer
}
check-template-not-judged = These sentences were found by keyword. Check that they answer the questions.
check-template-read = Recognized as { $form }; checked as { $kind } on { $today }.
check-template-use = Start a request with this template
check-template-file-hint = Plain text, Markdown, HTML, RFCXML, Word, OpenDocument or a saved email, up to 1 MiB
check-template-as = Check as
check-template-auto = Detect automatically: a new version if the namespace ID is registered, otherwise a new namespace
check-template-check = Check template
check-as-formal = a new formal namespace
check-as-informal = a new informal namespace
check-as-version = a new version of a registered namespace
