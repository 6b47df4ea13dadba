# Starting a request: the start page, the way to a path, a new version or a correction.

start-title = Register a namespace
start-lede = About two hours in all; most people use several sittings. Your answers are kept until you delete them.
start-all-requests = All public requests
start-new = A new namespace
start-need = You need:
start-need-who = a name and address for the registrant, and someone who can be reached
start-need-idea = an idea of how names are built, given out and kept unique
start-need-document = a document that says more, if there is one; on the fast track it is required
start-now = Start now
start-check-template = Check a template without an account
start-check-name = Check a name
start-change = Change the registrant or the status of a namespace
start-none-yet = None yet.
start-sign-in-html = <a href="/sign-in?next=/register">Sign in</a> to return to a saved application.
start-after = What happens after
start-step-submit = You submit
start-step-submit-about = The operators check that it is complete, usually within two business days.
start-step-discussion = Discussion
start-step-discussion-about = The text goes to the public review list; the designated experts comment, usually for two weeks.
start-step-answer = You answer
start-step-answer-about = questions, and send new texts; nothing you wrote is lost.
start-step-decision = The lead expert decides
start-step-decision-about = with reasons.
start-step-registered = It is registered
start-step-registered-about = and has its permanent address.
start-procedure = More about the procedure
start-account-first-html = <a href="/sign-in?next={ $here }">Sign in</a> or <a href="/account/new?next={ $here }">create an
    account</a> first; you come back to this page.

# The way to a path, one question a page.

start-question = Question { $number } of { $of }
start-continue = Continue
start-unsure = I am not sure
start-no = No
start-yes = Yes
start-q-public = Will people outside your organization meet the names?
start-q-public-hint = A formal namespace benefits users of the public Internet (RFC 8141, 5.1). They need not be able to look the names up.
start-q-public-yes = Yes, on the public Internet
start-q-public-no = No, only inside one organization
start-q-name = Do you want to choose the name?
start-q-name-hint = In urn:isbn:0451450523 the name is isbn. An informal namespace gets the next number instead, such as urn-9; it is just as permanent.
start-q-name-formal = Yes: a formal namespace
start-q-name-informal = No, the next number will do: an informal namespace
start-q-fast = Do you speak for a recognised standards organization that asks for the fast track?
start-q-fast-hint = There the experts' advice does not hold the registration up. It needs a specification, and the recognition of the IESG (RFC 8141, 6.3).

# Its end.

start-path-title = Your path
start-path-informal = Register an informal namespace
start-path-fast = Register a formal namespace, on the fast track
start-path-formal = Register a
    formal namespace
start-path-informal-about = You get the next number. The experts review the text; the name is never chosen.
start-path-fast-about = The experts
    advise your organization and hold nothing up (RFC 8141, 6.3). The operators ask whether the IESG recognises it; if not, the request goes on
    like any other.
start-path-formal-about = You choose the name; the experts review the text in public (RFC 8141, 6.2).
start-private = Only inside one organization
start-private-about-html = Names that nobody outside meets need no registration of their own: <code>urn:uuid:</code> and <code>urn:oid:</code> are open to anyone,
    and <code>urn:example:</code> is there for documents. You can go on all the same; the experts will ask.
start-paths = The paths beside each other
start-fast-track = Fast track
start-paths-question = Question
start-paths-name = The name
start-paths-chosen = you choose it
start-paths-number = the next number, such as urn-9
start-paths-whom = For whom
start-paths-whom-formal = anyone whose names serve users of the Internet
start-paths-whom-fast = standards organizations the IESG recognises
start-paths-whom-informal = anyone
start-paths-experts = review in public; their lead decides
start-paths-experts-fast = advise; the organization decides
start-paths-specification = A specification
start-paths-recommended = recommended
start-paths-required = required
start-paths-permanent = How permanent
start-paths-for-ever = for ever
start-application = Start the application
start-answer-again = Answer again

# A new version or a correction.

start-revise-title = Revise a registered namespace
start-revise-lede = You start from the registered text, where it is held here. Every earlier wording keeps its address.
start-revise-at-iana-html = The text of { $nid } is not held here. Paste it below to start from it. It stands at <a href="{ $href }">IANA</a>.
start-revise-stands-in = The text of { $nid } is not held here. Paste it below to start from it. It stands in
start-manner = Does the meaning change?
start-manner-version-html = <strong>Yes: a new version.</strong> It goes through review again, and says what changed
start-manner-correction-html = <strong>No: a correction.</strong> A typing error, an address, a link. The version stays; the operators publish it
    without a review
start-revise-no-correction = A correction is compared with the registered text. As that is not held here, an operator
    has to take it over first; until then a new version can be proposed.
start-from-this = Start from this text
start-file-hint = Plain text, Word, HTML, RFCXML or Markdown
start-go-on = Go on
start-without-text = Start without the text
start-start = Start
start-f-wished = Namespace ID you wish for
start-f-wished-hint = Letters, digits and hyphens, 3 to 32 characters
start-f-revised = Namespace to revise
start-f-revised-hint = Its namespace ID, for example nbn
start-f-text = The registered text
start-f-text-hint = The whole text of the registration; it is marked as pasted by you and not confirmed

# Another registrant, or another status.

start-change-page = Change a registration
start-change-title = Change who answers for a namespace, or its status
start-change-lede-html = For another text, <a href="/register/revise">revise the namespace</a>.
start-change-registrant = Another registrant
start-change-registrant-about = The present registrant asks, the new one accepts by email; 14 days of public notice. When nobody answers for the present registrant: evidence, 30 days, two experts.
start-change-registrant-start = Start a registrant change
start-change-status = Another status
start-change-status-about = URNs stay valid in every status.
start-change-status-start = Start a status change
start-f-nid = Namespace ID
start-f-heir = Email address of the new registrant
start-f-present = Who asks?
start-f-present-agrees = I am the present registrant, or act for them
start-f-present-unreachable = The present registrant cannot be reached
start-f-registered-hint = It is not held here. Paste the whole text; it is marked as pasted by you and not confirmed
start-f-registered-of = The registered text of { $nid }
start-f-status = What does the status become?
start-f-status-deprecated = Deprecated: valid, no longer recommended
start-f-status-obsolete = Obsolete: no longer used
start-f-status-active = Active again
start-f-successors = Namespaces that take its place (optional)
start-f-successors-hint = Separated by spaces
