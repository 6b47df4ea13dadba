# The front page.

home-heading = Names that are meant to last
home-lede-html = The public registry of URN namespaces: what may follow <code>urn:</code>, who answers for it, how its names are built, and every wording it ever had.
home-search = A URN, a namespace, an organization, an RFC or words
home-example = For example
home-anatomy = How a URN is built
home-scheme = scheme
home-nid = namespace, registered here
home-nss = the name, given by the namespace’s own rules
home-all-requests = All requests
home-nothing-html = Nothing is under discussion. <a href="/register">Register a namespace</a>
home-longest = Those that wait longest
home-one-page = All on one page
home-read = Read the registry
home-read-words = All namespaces on one page, or as XML, CSV, plain text and JSON under the same file names as at IANA.
home-check = Check a name
home-check-words = Is it a URN? Does it keep its namespace’s grammar and check digit? Are two URNs the same? Is a namespace ID free? No account needed.
home-register = Register a namespace
home-register-words = Ten short sections, checked as you write, or paste a finished template. Experts review it in public.
home-feed = Feed
home-title = URN namespaces
home-now = Under discussion now
home-new = New in the registry
home-topics = By topic
home-count-html = <b>{ $all }</b> namespaces: { $formal } formal, { $informal } informal
home-held-html = <b>{ $count }</b> with the template’s text here
home-review-html = { $count ->
    [one] <b>{ $count }</b> request under review
   *[other] <b>{ $count }</b> requests under review
}
home-median-html = <b>{ $time }</b> median from request to registration
home-this-year-html = <b>{ $count }</b> registered in { $year }
home-newest-html = <b><time datetime="{ $date }">{ $date }</time></b> newest entry of the list
