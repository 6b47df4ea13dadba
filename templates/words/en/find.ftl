# Search for namespaces.

find-title = Find a namespace
find-none = No results for “{ $q }”
find-count = { $count ->
    [one] { $count } namespace for “{ $q }”
   *[other] { $count } namespaces for “{ $q }”
}
find-meant-html = Did you mean <a href="/find?q={ $encoded }">{ $text }</a>?
find-label = URN, namespace, organization, RFC or keyword
find-see = Components and test results
find-namespaces = Namespaces
find-whole-list = Complete list
find-lede = Enter a URN, a namespace ID, a keyword, the responsible organization, or the number of an RFC.
find-other-words = Other keywords
find-other-words-html = Try one keyword for the kind of resource, such as book, ship or law, or read <a href="/assignments/urn-namespaces">the complete
    list</a>.
find-free = Available namespace IDs
find-no-such-html = There is no namespace <code>{ $nid }</code>. <a href="{ $href }">Check whether the ID is available</a>
find-free-wish-html = Check whether <a href="{ $href }"><code>{ $nid }</code></a> can be
    requested.
find-free-html = <a href="/check">Validate a namespace ID</a> against all rules.
find-new = New namespace
find-new-html = <a href="/register">Register a namespace</a>, or read <a href="/help/register">about the procedure</a> first.
find-found = Found: { $why }.
find-why = { $field } “{ $text }”
find-why-words = { $first }”, “{ $next }
find-field = { $field ->
    [nid] NID
    [title] title
    [registrant] registrant
    [summary] summary
    [reference] reference
    [topic] topic
    [keyword] keyword
    [synonym] alternative term
   *[text] text
}
find-urn-of-this = a URN of this namespace
find-nearly = similar to { $nid }
find-its-nid = its NID
