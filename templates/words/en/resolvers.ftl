# The public pages of the resolver directory and of the registers of sub-namespaces.
resolvers-lede = The resolvers of each namespace and the services they offer. Each entry has a source. No entry was tested over the network
    when it was recorded.
resolvers-give = Services
resolvers-of = Resolvers of { $nid }
resolvers-heading-html = <span class="nid big">{ $nid }</span> Resolvers
resolvers-editing = Operators edit the entries. Each change has a public reason and remains in the history.
resolvers-registration = Registration of { $nid }
resolvers-none = No resolver is known.
resolvers-gives-words = { $service }: { $gives }; { $kind }
resolvers-applies = Applies to
resolvers-applies-all = all names of the namespace
resolvers-applies-prefix = names that start with { $prefix }
resolvers-applies-pattern = names that match { $pattern }
resolvers-run-by = Operator
resolvers-query = Query strategy
resolvers-query-documented = { $strategy }, according to the documentation of the resolver
resolvers-query-none = append (default of this directory; the resolver documents no strategy)
resolvers-leads-html = <a class="any" href="{ $href }">{ $example }</a> resolves to <code class="any">{ $target }</code>
resolvers-note = Note
resolvers-ended = { $name }: ended
resolvers-service = { $service ->
    [I2L] one URL of the resource
    [I2Ls] all known URLs of the resource
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
parts-lede-html = In some namespaces, other organizations assign names in sub-namespaces: national libraries in <code>nbn</code>,
    jurisdictions in <code>lex</code>, organizations in <code>mrn</code>.
parts-standing = Collected and reviewed by the editors of this registry from public sources. Each entry names its source. The registration of the namespace and the responsible organizations are authoritative, not this list.
parts-with-parts = Namespaces with sub-namespaces
parts-historic = Historic
parts-none-historic = none
parts-of = Sub-namespaces of { $name }
parts-nbn = A national bibliography number starts with an ISO 3166-1 country code, optionally followed by sub-namespaces after
    colons, then a hyphen and the number. The prefix is case-insensitive. The number is case-sensitive unless the responsible organization says otherwise
    (RFC 8458, 4). A prefix is never reassigned.
parts-no-parts = No sub-namespaces are known.
parts-heading-html = <span class="nid big">{ $nid }</span> Sub-namespaces
parts-part-heading-html = <span class="nid big">{ $nid }</span><span class="any">:{ $prefix }</span> Sub-namespaces
parts-not-known = not known
