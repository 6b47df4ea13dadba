# A list of URNs, and a whole template.

check-crumb = Check
check-list-crumb = A list
check-list-title = Check a list of URNs
check-list-lede = Each line is checked by syntax and by the rules of its namespace.
check-list-programs-html = Programs send any number of URNs to <code>POST /api/v1/check/urns</code>, which keeps nothing; so does
    <code>nidreg urn check</code> with a list on standard input.
check-list-f-urns = URNs, one a line
check-list-limits = Plain text in UTF-8. Box and file together: at most { $lines } lines and { $size } MiB. The result is kept for { $days } days under an address that only you get
check-list-check = Check the list
check-list-bytes = The list must have at most { $most } bytes; programs can send any number to /api/v1/check/urns
check-list-lines = The list must have at most { $most } lines; programs can send any number to /api/v1/check/urns
check-list-empty = Enter URNs, one a line, or choose a file with them
check-list-right = valid
check-list-undecided = undecided
check-list-wrong = against the rules of the namespace
check-list-unregistered = in no registered namespace
check-list-no-urn = not a URN
check-list-none-wrong = Nothing is wrong with these { $all } names
check-list-some-wrong = { $count ->
    [one] { $count } of { $all } is wrong
   *[other] { $count } of { $all } are wrong
}
check-list-csv = Download as CSV
check-list-ndjson = As NDJSON
check-list-until-html = Anyone who has the address can read this until <time datetime="{ $until }">{ $until }</time>; then it is deleted.
check-list-no-room-html = So many lists are kept at the moment that there was no room for this one. It has no address and nothing to
    download; try again later, or use <code>POST /api/v1/check/urns</code>.
check-list-what-wrong = What is wrong
check-list-wrong-label = Lines that are wrong
check-list-line = Line
check-list-more = { $count } more are in the files.
check-list-gone = Gone
check-list-gone-label = Names whose resource is gone
check-list-gone-says = What its holder says
check-list-gone-row = Its resource is gone ({ $when }): { $reason }
check-list-spaces = By namespace
check-list-spaces-label = Names of each namespace
check-list-space = Namespace
check-list-names = Names
check-list-faults = Wrong
check-list-more-spaces = { $count } more namespaces are in the files.

# A template.

check-template-title = Check a template
check-template-lede = Every finding at once, without an account. Nothing you paste is kept.
check-template-findings = What the checks say
check-template-fails-html = <b>{ $count }</b> must be fixed
check-template-looks-html = <b>{ $count }</b> worth a look
check-template-infos-html = <b>{ $count }</b> good to know
check-template-read = Read as { $form }; checked as { $kind }, on { $today }.
check-template-nothing = Nothing to fix was found.
check-template-use = Use it for a request
check-template-placed = What went where
check-template-text = The text
check-template-file-hint = Plain text, RFCXML or Markdown, up to 1 MiB
check-template-as = Check it as
check-template-auto = What it looks like: a new version if its name is registered, otherwise a new namespace
check-template-formal = A new formal namespace
check-template-informal = A new informal namespace
check-template-check = Check it
check-as-formal = a new formal namespace
check-as-informal = a new informal namespace
check-as-version = a new version of a registered namespace
