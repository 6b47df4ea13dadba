# The directory of resolvers, and the registers of parts, as anyone reads them.
resolvers-title = Resolver directory
resolvers-lede = Who answers for the names of a namespace, and what they give. Each entry has a source; none was tried on the network when
    it was recorded.
resolvers-namespace = Namespace
resolvers-entries = Entries
resolvers-give = What they give
resolvers-answered = Answered on
resolvers-asked-heading = How addresses are asked
resolvers-answered-about = “Answered on” is the last day on which the address of an example answered this registry.
resolvers-asked-html = Where
    its operators want it, a registry asks the addresses of its resolvers and references once a week: with HEAD, then GET, at most one
    request a minute, ten seconds each, as <code>nidreg</code> in robots.txt and with a wait when <code>Retry-After</code> asks
    for it. No name of yours is sent anywhere. Nothing is judged by it: an address without a day may be new, may not want programs, or may
    not have answered.
resolvers-of = Resolvers of { $nid }
resolvers-heading-html = <span class="nid big">{ $nid }</span> Resolvers
resolvers-editing = Operators edit the entries. Each change has a public reason and remains in the history.
resolvers-edit = Edit the entries
resolvers-registration = Registration of { $nid }
resolvers-none = No resolver is known.
resolvers-gives = Gives
resolvers-gives-words = { $service }: { $gives }; { $kind }
resolvers-template = Template
resolvers-applies = Answers for
resolvers-applies-all = all names of the namespace
resolvers-applies-prefix = names that begin with { $prefix }
resolvers-applies-pattern = names that match { $pattern }
resolvers-run-by = Run by
resolvers-source = Source
resolvers-since = Since
resolvers-query = Query strategy
resolvers-query-documented = { $strategy }, as the resolver documents
resolvers-query-none = append, the habit of this directory; the resolver documents none
resolvers-example = Example
resolvers-leads-html = <a class="any" href="{ $href }">{ $example }</a> leads to <code class="any">{ $target }</code>
resolvers-answered-html = , which <a href="/resolvers#asked">answered on { $day }</a>
resolvers-note = Note
resolvers-history = How they were changed here
resolvers-ended = { $name }: ended
resolvers-service = { $service ->
    [I2L] one address of the resource
    [I2Ls] every known address of the resource
    [I2R] the resource itself
    [I2Rs] every version of the resource
    [I2C] a description of the resource
    [I2Cs] every known description of the resource
    [I2N] another name of the resource
    [I2Ns] every known name of the resource
   *[other] whether two identifiers name the same resource
}
resolvers-kind = { $kind ->
    [redirects] redirects to the resource
    [describes] shows a description
    [searches] search page
   *[authorised] requires a subscription
}
resolvers-between = { $first }, { $next }
parts-title = Parts of namespaces
parts-lede-html = In some namespaces others assign names within a part of their own: national libraries in <code>nbn</code>,
    jurisdictions in <code>lex</code>, organizations in <code>mrn</code>.
parts-standing = Collected and reviewed by the editors of this registry, from public sources; each line names its source. The registration of the namespace and its holders decide, not this list.
parts-with-parts = Namespaces with parts
parts-namespace = Namespace
parts-names = What it names
parts-parts = Parts
parts-historic = Of them historic
parts-none-historic = none
parts-of = Parts of { $name }
parts-nbn = A national bibliography number begins with a country code of ISO 3166-1, perhaps with sub-namespaces behind
    colons, then a hyphen and the number; letter case of the prefix does not count, that of the number does unless its holder says otherwise
    (RFC 8458, 4). A prefix that was given once is never given to others.
parts-no-parts = No parts of it are known.
parts-heading-html = <span class="nid big">{ $nid }</span> Parts
parts-part-heading-html = <span class="nid big">{ $nid }</span><span class="any">:{ $prefix }</span> Parts
parts-not-known = not known
parts-history = How it was changed here
