# Resolution of names, and withdrawn resources.

resolve-no-urn = This is not a URN
resolve-title = Resolve a URN
resolve-lede = A URN is a name, not a URL. Resolvers turn the names of some namespaces into URLs. This page shows the URLs that the known
    resolvers would give. Nothing is fetched or stored.
resolve-breaks = This name does not follow the rules of its namespace
resolve-none-gives = No known resolver offers this service
resolve-none = No resolver is known for this name
resolve-sure = This URN resolves to one URL
resolve-known = { $count ->
    [one] One URL is known for this name
   *[other] { $count } URLs are known for this name
}
resolve-check-html = <a href="{ $check }">Validate the name</a>.
resolve-check-read-html = <a href="{ $check }">Validate the name</a>, or read the registration of
    <a href="{ $href }">{ $nid }</a>.
resolve-everything = All services
resolve-service = { $name }: { $gives }
resolve-choices = Results
resolve-choices-about = These URLs come from the resolver directory, which names a source for each entry. They were not tested for this name.
resolve-open = Open at { $holder }
resolve-others = Other results ({ $count })
resolve-choice = { $holder }: { $kind }.
resolve-irregular = For names in use that do not match the registered syntax.
resolve-source = Source: { $source }
resolve-not-done = Not resolved
resolve-refused = { $holder } has a resolver for such names, but { $why }.
resolve-too-long = the URL would be longer than { $most } bytes
resolve-climbs = the URL would have a path segment "." or "..", which changes the path (RFC 3986 §5.2.4)
resolve-parts = Sub-namespace of this name
resolve-notes = Notes on this name
resolve-note-breaks = Rule violation
resolve-more-label = More about resolution
resolve-programs-html = The first URL responds with a redirect if the name resolves to a single URL. Request <code>text/uri-list</code> or JSON with
    <code>Accept</code>.
resolve-more = More
resolve-more-known = Namespaces with a known resolver
resolve-more-parts = Sub-namespaces and responsible organizations
resolve-more-query = Query parameters proposed in 2012
resolve-more-scheme = Registration of the scheme “urn”

# URNs in documents.

resolve-slots = URNs in documents
resolve-slots-about = Some attributes and elements that accept a URI are not suitable for a URN (RFC 8141, 4.1).
resolve-slots-label = Places that accept a URI
resolve-slots-place = Place
resolve-slots-there = Use of a URN
resolve-slots-good = suitable
resolve-slots-avoid = avoid
slot-xmlns = xmlns, XML namespace name
slot-xmlns-why = The value is only a name. Nothing is fetched.
slot-rdf = rdf:about, RDF subject
slot-rdf-why = The value is only a name, but linked-data tools often try to fetch it.
slot-href = href of a link
slot-href-why = Browsers need a URL to fetch and have no resolver. Use the URL of a resolver that contains the URN.
slot-src = src of an image or script
slot-src-why = Browsers try to fetch the value immediately and fail.
slot-base = base, xml:base
slot-base-why = A URN has no path for resolving relative references.
slot-canonical = rel="canonical"
slot-canonical-why = Search engines accept URLs only.

# Treatment of components, directives and services.

resolve-r-handed = The r-component is passed to the resolver, appended to its URL (RFC 8141 §2.3.1).
resolve-r-nowhere = { $count ->
    [one] The r-component ({ $count } byte) is not used: this resolver is not known to accept one (RFC 8141 §2.3.1).
   *[other] The r-component ({ $count } bytes) is not used: this resolver is not known to accept one (RFC 8141 §2.3.1).
}
resolve-query = The URL already has a query. { $done }, { $whose } (RFC 8141 §2.3.2).
resolve-query-append = The q-component is appended to it
resolve-query-replace = The q-component replaces it
resolve-query-keep = The q-component is omitted
resolve-query-documented = according to the documentation of the resolver
resolve-query-habit = which is the default of this directory because the resolver documents no strategy
resolve-fragment = The URL already has a fragment, which is kept. The f-component is omitted (RFC 8141 §2.3.3, RFC 9110 §10.2.2).
wish-repeated = "{ $keyword }" appears more than once, so all its directives are ignored (2012 draft §2.3)
wish-service = "{ $value }" is not a registered service, so the default service of the namespace is used (2012 draft §2.3.1)
wish-component = No namespace has declared support for c, so the result is the whole resource instead of "{ $value }" (2012 draft §2.3.2)
wish-unknown = Ignored, because these keywords are not registered: { $keywords } (2012 draft §2.3)
wish-unknown-more = Ignored, because these keywords are not registered: { $keywords } and { $more } more (2012 draft §2.3)
service-from-location = This service starts from a location, not from a name. Use I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N or I2Ns (RFC 2169 §2)
service-none = This service does not exist. Use I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N, I2Ns or the N2 names of RFC 2169 (RFC 2483 §4)

# Withdrawn resources.

gone-title = Names whose resource is gone
gone-lede-html = A name remains when the resource that it identifies is gone, and it is never assigned to another resource. This registry does not record which resources are gone. Ask the organization that is responsible for the
    <a href="/delegations">part of the namespace</a>.
gone-see-html = <a href="{ $check }">Validate the name</a> or <a href="{ $lead }">resolve it</a>.
gone-no-urn = This is not a URN: { $why }
