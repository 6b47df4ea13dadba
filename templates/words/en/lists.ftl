# Experts, recognised bodies, and one text of a request.

lists-experts = Designated experts
lists-experts-intro = They review every request (RFC 8141, 6.2); their lead decides. Appointments are dated and stay on this list.
lists-experts-formal = Formal namespaces
lists-experts-informal = Informal namespaces
lists-experts-vacant = The lead’s seat is vacant.
lists-experts-none = There is no expert.
lists-experts-formal-label = Formal: appointments
lists-experts-informal-label = Informal: appointments
lists-experts-name = Name
lists-experts-as = Appointed as
lists-experts-from = From
lists-experts-until = Until
lists-experts-open = open
lists-experts-not-today = (not
    today)
lists-experts-lead = Lead
lists-experts-expert = Expert

lists-bodies = Recognised bodies
lists-bodies-intro = They may ask for the fast track (RFC 8141, 6.3). The IESG decides who is recognised; a body that is not listed here is asked
    about when it applies.
lists-bodies-body = Body
lists-bodies-since = Since
lists-bodies-by = By
lists-bodies-speaks = Speaks for it here
lists-bodies-nobody = nobody yet
lists-bodies-off = off the list since { $day }

lists-text-title = { $number }, text { $text }
lists-text-crumb = Under review
lists-text-sent = sent { $time }
lists-text-heading = Text { $text }: { $title }
lists-text-newer-html = This is not the newest text: <a href="/requests/{ $number }/texts/{ $newest }">text
    { $newest }</a> is.
lists-text-other = Text { $text }
lists-text-compare = Compare any two
lists-text-note = What changed, in the registrant’s words:
lists-text-text = The text
lists-text-since = What changed since text { $text }
lists-text-since-version = What changed since version { $version }
lists-text-compared = Prose is compared word by word; grammar, lists and addresses line by line. A paragraph that was only wrapped anew counts as the same.
lists-text-changes = What changes
lists-text-section = What changed in this section
