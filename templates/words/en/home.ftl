# The front page.

home-heading = URN namespace registry
home-lede-html = The public registry of URN namespaces: which namespace IDs may follow <code>urn:</code>, who registered them, how names are built, and every published version.
home-search = A URN, namespace, organization, RFC number or keyword
home-example = For example
home-nid = namespace ID, registered here
home-nss = namespace-specific string, defined by the namespace
home-nothing-html = No requests are open. <a href="/register">Register a namespace</a>
home-longest = Longest waiting
home-one-page = All on one page
home-read = Read the registry
home-read-words = All namespaces on one page, or as XML, CSV, plain text and JSON under the file names that IANA uses.
home-check-words = Check the syntax, the rules of the namespace and the check digit of a URN. Compare two URNs. Find out whether a namespace ID is available. No account needed.
home-register-words = Fill in the template, which is checked as you write, or paste a finished one. Experts review it in public.
home-now = Open requests
home-new = Recently registered
home-topics = By topic
home-count-html = <b>{ $all }</b> namespaces: { $formal } formal, { $informal } informal
home-held-html = <b>{ $count }</b> with the registered text
home-to-import-html = The registered texts of { $missing } of { $all } namespaces are not in this registry. Run <code>nidreg import iana FOLDER</code> on the server with a copy of IANA’s files.
home-review-html = <a href="/requests">{ $count ->
    [one] <b>{ $count }</b> open request
   *[other] <b>{ $count }</b> open requests
}</a>
home-median-html = <b>{ $time }</b> median time from request to registration
home-this-year-html = <b>{ $count }</b> registered in { $year }
home-newest-html = <b><time datetime="{ $date }">{ $date }</time></b> date of the newest entry
