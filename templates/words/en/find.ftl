# One box that takes anything.

find-title = Find a namespace
find-none = Nothing found for “{ $q }”
find-count = { $count ->
    [one] { $count } namespace for “{ $q }”
   *[other] { $count } namespaces for “{ $q }”
}
find-meant-html = Did you mean <a href="/find?q={ $encoded }">{ $words }</a>?
find-label = A URN, a namespace, an organization,
    an RFC or words
find-see = See
    its parts and what was tested
find-namespaces = Namespaces
find-whole-list = The whole
    list
find-lede = A URN, a namespace ID, what it names, who answers for it, or the number of an RFC.
find-other-words = Other words
find-other-words-html = Try one word for what is named, such as book, ship or law, or read <a href="/assignments/urn-namespaces">the whole
    list</a>.
find-free = Is the name free?
find-free-wish-html = See whether <a href="{ $href }"><code>{ $nid }</code></a> can be
    requested.
find-free-html = <a href="/check">Check a namespace ID</a> by every rule.
find-new = Should it exist?
find-new-html = <a href="/register">Register a namespace</a>, or read <a href="/help/register">how that goes</a> first.
find-found = Found: { $why }.
find-why = { $field } “{ $words }”
find-why-words = { $first }”, “{ $next }
find-why-between = { $first }; { $next }
find-field = { $field ->
    [nid] NID
    [title] title
    [registrant] registrant
    [summary] summary
    [reference] reference
    [topic] topic
    [synonym] another word
   *[text] text
}
find-urn-of-this = a URN of this namespace
find-nearly = written nearly like { $nid }
find-its-nid = its NID
