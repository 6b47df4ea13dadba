# The frame around every page.

nav-registry = Registry
nav-check = Check
nav-register = Register
nav-reviews = Reviews
nav-desk = Desk
nav-help = Help
nav-account = Account
nav-sign-in = Sign in
nav-waiting = Waiting
nav-waiting-count = Waiting ({ $count })
nav-waiting-more = Waiting ({ $count }+)
nav-label = Main
skip-to-main = Skip to main content
logo = Namespace Registry
copied-html = This is a copy made on <time datetime="{ $day }">{ $day }</time>.
    <a href="{ $href }/">The registry itself</a> searches, checks names and takes requests.
search-label = URN, namespace or words
look-up = Look up
foot-help = Help and contact
foot-accessibility = Accessibility
foot-privacy = Privacy
foot-rules = Rules
foot-statistics = Statistics
languages = Languages
crumbs = Breadcrumb
site-name = URN Namespace Registry
about-registry = The public registry of URN namespaces: what may follow urn:, who answers for it, how its names are built, and every wording it ever had.
