# The list of namespaces.

list-title = Uniform Resource Names (URN) Namespaces
list-feed = Registry changes
list-updated-html = Last updated <time datetime="{ $day }">{ $day }</time>
list-included = Registries included below:
list-note = Note: { $note }
list-find = Find a namespace
list-find-example = Name, organization or reference
list-filter = Filter the list
list-on-html = The registry as published on or before <time datetime="{ $day }">{ $day }</time>.
    <a href="/assignments/urn-namespaces">Current registry</a>,
    <a href="/assignments/urn-namespaces/compare?from={ $day }">differences</a>. Titles, topics and search terms are current.
list-urn-html = “urn” itself is permanently reserved and does not name a namespace (RFC 2141, 2.1). <a href="/reserved">Reserved
    names</a>, <a href="/help/scheme">the urn scheme</a>, <a href="/delegations">sub-namespaces</a>,
    <a href="/help/query-parameters">query parameters proposed in 2012</a>
list-legend = Topics and facts marked † were added by the editors of this registry or supplied by the registrant. They are not
    part of the registration.
list-mark = not part of the registration
list-procedure = Registration procedure: { $procedure }
list-experts = Experts:
    { $experts }
list-reference = Reference:
list-none = No registrations at this time.
list-no-match = None of the { $count } namespaces match.
list-no-match-words = None of the { $count } namespaces match “{ $q }”.
list-match = { $shown ->
    [one] { $shown } of { $count } matches.
   *[other] { $shown } of { $count } match.
}
list-match-words = { $shown ->
    [one] { $shown } of { $count } matches “{ $q }”.
   *[other] { $shown } of { $count } match “{ $q }”.
}
list-all = Show all
list-in-error = in error
list-template-label = Template:
list-next = Next page of { $title }
list-held = here
list-at-iana = at IANA
list-in-reference = in { $reference }
list-h-name = URN namespace
list-h-date = Registered or updated
list-file-text = plain text
list-file-programs = list for programs
list-chip-all = All
list-chip-held = text available here
list-chip-external = external text
list-chip-resolvable = resolvable
list-chip-no-resolver = no known resolver
