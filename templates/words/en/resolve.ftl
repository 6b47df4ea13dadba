# Where a name leads, and names whose resource is gone.

resolve-no-urn = This is not a URN
resolve-title = Where does a name lead?
resolve-lede = A URN is a name, not an address. Resolvers turn names of some namespaces into addresses. This page shows where each
    would send you; nothing is fetched for you and nothing is stored.
resolve-breaks = This name breaks a rule of its namespace
resolve-unregistered = No namespace { $nid } is registered
resolve-none-gives = No resolver is known that gives this
resolve-none = No resolver is known for this name
resolve-sure = This name leads to one sure address
resolve-known = { $count ->
    [one] One address is known for this name
   *[other] { $count } addresses are known for this name
}
resolve-check-html = <a href="{ $check }">Check the name</a>.
resolve-check-read-html = <a href="{ $check }">Check the name</a>, or read the registration of
    <a href="{ $href }">{ $nid }</a>.
resolve-everything = Everything
resolve-service = { $name }: { $gives }
resolve-what = What you want
resolve-lead = Where does it lead?
resolve-choices = Where you can go
resolve-choices-about = Addresses of the resolver directory with this name in them. They are claims with a source; this name was not tried.
resolve-tag-sure = Sure
resolve-tag-choose = Choose
resolve-choice = { $service }, { $gives }; { $kind }. { $holder }.
resolve-irregular = For names in use that the registered grammar refuses.
resolve-source = Source: { $source }
resolve-answered-html = . The example of this resolver <a href="/resolvers#asked">answered on { $day }</a>
resolve-not-done = What was not done
resolve-refused = { $holder } answers for such names, but { $why }.
resolve-too-long = the address would be longer than { $most } bytes
resolve-climbs = the address would have a path segment "." or ".." that leads elsewhere (RFC 3986 §5.2.4)
resolve-parts = Who answers for this part of the namespace
resolve-notes = Notes on this name
resolve-note = Note
resolve-note-breaks = Breaks a rule
resolve-more-label = More on resolution
resolve-programs-html = The first address answers with a redirect when one address is sure; as <code>text/uri-list</code>, JSON or a linkset when
    <code>Accept</code> asks for it.
resolve-more = More
resolve-more-known = Namespaces with a known
    resolver
resolve-more-parts = Parts of namespaces and their holders
resolve-more-directory = Resolver directory
resolve-more-query = Query parameters proposed in 2012
resolve-more-scheme = The registration of the scheme “urn”

# Places for a URN in documents.

resolve-slots = Where a URN may stand
resolve-slots-about = A place that takes a URI does not always take a URN well (RFC 8141, 4.1).
resolve-slots-label = Places that take a URI
resolve-slots-place = Place
resolve-slots-there = A URN there
resolve-slots-why = Why
resolve-slots-good = good
resolve-slots-avoid = avoid
slot-xmlns = xmlns, XML namespace name
slot-xmlns-why = It is only a name; nothing is fetched.
slot-rdf = rdf:about, RDF subject
slot-rdf-why = It is only a name, though linked-data tools like to fetch it.
slot-href = href of a link
slot-href-why = A browser wants something to fetch and has no resolver; use the address of one with the URN in it.
slot-src = src of an image or script
slot-src-why = A browser fetches it at once and gets nothing.
slot-base = base, xml:base
slot-base-why = A URN has no path against which a relative reference could be resolved.
slot-canonical = rel="canonical"
slot-canonical-why = Search engines take addresses only.

# What became of components, directives and services.

resolve-r-handed = The r-component goes to the resolver, which takes it behind its address (RFC 8141 §2.3.1).
resolve-r-nowhere = The r-component ({ $count } bytes) goes nowhere: this resolver is not known to take one (RFC 8141 §2.3.1).
resolve-query = The address has a query of its own; { $done }, { $whose } (RFC 8141 §2.3.2).
resolve-query-append = the q-component stands behind it
resolve-query-replace = the q-component takes its place
resolve-query-keep = the q-component is left out
resolve-query-documented = as the resolver documents
resolve-query-habit = by this directory's habit; the resolver documents none
resolve-fragment = The address has a fragment of its own, which stays; the f-component is left out (RFC 8141 §2.3.3, RFC 9110 §10.2.2).
wish-repeated = "{ $keyword }" stands more than once, so none of its directives is followed (2012 draft §2.3)
wish-service = "{ $value }" is no registered service, so the namespace's default is given (2012 draft §2.3.1)
wish-component = No namespace has said that it supports c, so the whole resource is meant, not "{ $value }" (2012 draft §2.3.2)
wish-unknown = Not a registered keyword, and passed over: { $keywords } (2012 draft §2.3)
wish-unknown-more = Not a registered keyword, and passed over: { $keywords } and { $more } more (2012 draft §2.3)
wish-quoted = "{ $text }"
wish-between = { $first }, { $next }
service-from-location = This service starts from a location, not from a name; use I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N or I2Ns (RFC 2169 §2)
service-none = There is no such service; use I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N, I2Ns or the N2 names of RFC 2169 (RFC 2483 §4)

# Names whose resource is gone.

gone-title = Names whose resource is gone
gone-lede-html = A name remains when the resource that it identifies is gone, and it is never assigned to another resource. This registry does not record which resources are gone. Ask the organization that is responsible for the
    <a href="/delegations">part of the namespace</a>.
gone-see-html = <a href="{ $check }">Check the name</a>, or see
    <a href="{ $lead }">where it leads</a>.
gone-no-urn = This is not a URN: { $why }
