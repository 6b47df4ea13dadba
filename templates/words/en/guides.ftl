# The guides for readers of registrations and for programs. The code on the page for programs is the same in every language.

guide-urns-lede = A URN is a name that stays the same when the location of the resource changes. This page explains how to read a registration,
    and how to validate, resolve and cite URNs.
guide-urns-what-html = In <code>urn:isbn:0451450523</code>, <code>isbn</code> is the namespace ID (NID). It determines whose rules apply, here those of the
    International ISBN Agency. <code>0451450523</code> is the namespace-specific string (NSS): the name within that namespace.
guide-urns-registered = This registry registers namespace IDs, not single names. Names are assigned by the organization that is responsible for the namespace, or by those it
    authorizes. A name that was assigned is never assigned to anything else.
guide-urns-components-html = After the name, a URN can have components: <code>?+</code> for the resolver, <code>?=</code> for the named resource, <code>#</code> for a
    location in it. They are not part of the name when URNs are compared. Letter case does not matter in <code>urn:</code> and in the namespace ID;
    in the rest it does, unless the namespace has other rules (RFC 8141, 3.1).
guide-urns-read = Reading a registration
guide-urns-read-facts-html = <b>Details</b>: who registered the namespace, its contact, when it was registered, and its status. The mark † shows that a fact is not from the
    registered text, and who supplied it. Names remain valid when a namespace becomes deprecated or obsolete.
guide-urns-read-rules-html = <b>Rules and examples</b>: how names are built, as data that programs can test. They were derived from the text by a program or by the editors of this registry;
    the heading says which. If they differ from the registered text, the text takes precedence.
guide-urns-read-text-html = <b>Registered text</b>: the thirteen sections of the registration template, as the registrant wrote them. If the text is not available in this
    registry, the page shows where it is available.
guide-urns-read-versions-html = <b>Versions</b>: every version has a permanent link. A number such as 2.1 identifies a correction of version 2. You can compare any two of them.
guide-urns-check = Validating
guide-urns-check-html = <a href="/check">Validate</a> tests three things: the syntax of all URNs, whether the namespace is registered, and the rules of the namespace, with check digits where they
    are known. A valid URN has not necessarily been assigned; only the responsible organization can confirm this. You can also compare two URNs, or validate <a href="/check/list">a list</a>.
guide-urns-resolve = Resolving
guide-urns-resolve-html = <a href="/resolve">Resolve</a> shows which services turn a URN into a URL, for the namespaces that have one. Many have none: a URN can be a good name without being
    resolvable. This registry stores no resources. If a resource is no longer available, <a href="/gone">ask the responsible organization</a>.
guide-urns-cite = Citing
guide-urns-cite-html = Cite a resource by its complete URN, beginning with <code>urn:</code>. Cite a registration by its permanent link, which always leads to the same text. Each namespace page has
    the citation under “Cite”, with formats for reference managers.
guide-urns-next-html = See also: <a href="/help/programs">For programs</a>, <a href="/help/register">How a namespace is registered</a>

guide-programs-lede = Everything public in this registry can be read by programs, without an account and without a key.
guide-programs-rules = Before you start
guide-programs-many-html = To check many names, send them in one request to <code>/api/v1/check/urns</code>, one per line. To check without sending requests to this server, use the regular expressions
    (<a href="/regexes.json">regexes.json</a>) and the test vectors (<a href="/vectors.ndjson">vectors.ndjson</a>).
guide-programs-copy-html = To keep a copy of all namespaces, store <code>/api/v1/list</code> once and update it with <code>/api/v1/list/delta</code>. Responses have an ETag. Send it with the next request to receive 304 if nothing has changed.
    The header <code>Nidreg-Epoch</code> of each response is the epoch of the registry. If the epoch changes, changes of the registry were lost. Discard your copy and read the list again.
guide-programs-errors-html = Errors are JSON documents of the type <code>application/problem+json</code> (RFC 9457). Unknown parameters are rejected with 400. After 429 or 503, wait as long as
    <code>Retry-After</code> says. <a href="/help/errors">Error reference</a>
guide-programs-origin = Web pages on other sites can read the public URLs from a browser (CORS).
guide-programs-token-html = To work on drafts, comments and reviews, a program needs <a href="/account/tokens">a token of your account</a>.
guide-programs-reference-html = All operations: <a href="/api/v1">API reference</a>. For generated clients: <a href="/openapi.json">OpenAPI document</a>.
guide-programs-run = The test suite runs these examples. The output of each line is shown next to it.
guide-programs-shell = Command line
guide-programs-python = Python
guide-programs-python-about = Python 3.8 or later, without other packages.
guide-programs-javascript = JavaScript
guide-programs-javascript-about = Node.js 18 or later, and browsers.
guide-programs-files-html = The whole registry is available at the same paths as IANA’s files: <a href="/assignments/urn-namespaces/urn-namespaces.xml">XML</a>,
    <a href="/assignments/urn-namespaces/urn-namespaces-1.csv">CSV</a>, <a href="/assignments/urn-namespaces/urn-namespaces.txt">plain text</a>. Each namespace page is also available
    in other formats: append <code>.json</code>, <code>.jsonld</code>, <code>.txt</code>, <code>.atom</code> or <code>.bib</code> to its URL. An overview for language models is in <a href="/llms.txt">llms.txt</a>.
    Links to other registries (<code>same_as</code>) are inferred: the other registry describes the same identifiers, but the source of the link does not mention the URN namespace.
