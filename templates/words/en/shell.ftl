# The frame around every page.

nav-registry = Registry
nav-register = Register
nav-waiting = My tasks
nav-waiting-count = My tasks ({ $count })
nav-waiting-more = My tasks ({ $count }+)
nav-label = Main
skip-to-main = Skip to main content
logo = Namespace Registry
copied-html = This is a static copy made on <time datetime="{ $day }">{ $day }</time>.
    Use the <a href="{ $href }/">live registry</a> to search, validate and submit requests.
search-label = URN, namespace or keyword
foot-rules = NID rules
languages = Languages
crumbs = Breadcrumb
site-name = URN Namespace Registry
about-registry = The public registry of URN namespaces: registered namespace IDs, their registrants, the syntax of their names, and every published version.
