# Experts, recognized bodies, and one revision of a request.

lists-experts = Designated experts
lists-experts-intro = The experts review every request (RFC 8141, 6.2). The lead decides. Past appointments remain on this list.
lists-experts-formal = Formal namespaces
lists-experts-informal = Informal namespaces
lists-experts-vacant = The position of lead is currently vacant.
lists-experts-none = There are currently no experts.
lists-experts-formal-label = Formal: appointments
lists-experts-informal-label = Informal: appointments
lists-experts-as = Role
lists-experts-until = Until
lists-experts-open = no end date
lists-experts-not-today = (not active today)
lists-experts-lead = Lead
lists-experts-expert = Expert

lists-bodies = Recognized bodies
lists-bodies-intro = These bodies can request the fast track (RFC 8141, 6.3). The IESG decides which bodies are recognized. If a body that is not listed here requests the fast track,
    the operators ask the IESG.
lists-bodies-search = Name of a body
lists-bodies-find = Find body
lists-bodies-none = No recognized body has this name. If such a body requests the fast track, the operators ask the IESG.
lists-bodies-by = Basis
lists-bodies-speaks = Representative
word-none-yet-lower = none yet
lists-bodies-off = removed on { $day }

lists-text-title = { $number }, revision { $text }
lists-text-sent = submitted { $time }
lists-text-heading = Revision { $text }: { $title }
lists-text-newer-html = This is not the latest revision. See <a href="/requests/{ $number }/texts/{ $newest }">revision
    { $newest }</a>.
lists-text-note = Changes, as described by the registrant:
lists-text-since = Changes since revision { $text }
lists-text-since-version = Changes since version { $version }
lists-text-compared = Prose is compared by word. Grammar, lists and addresses are compared by line. Changes in line wrapping are ignored.
lists-text-changes = Changes
registers-prefix = Prefix
registers-holder = Responsible organization
registers-historic = historic

# Details of a sub-namespace.

registers-part = Sub-namespace
registers-own-parts-html = Sub-namespaces<span class="vh"> of { $prefix }</span>
registers-country = Country
registers-policy = Policy
registers-register = Register of its sub-namespaces
registers-resolver = Resolver
registers-case = Letter case
registers-case-sensitive = case-sensitive
registers-case-unknown = not given; treated as case-sensitive
registers-note = Note
