# Starting a request: the start page, the way to a path, a new version or a correction.

start-title = Register a namespace
start-lede = Registering takes about two hours in all, and you can do it in several sessions. Your answers are stored until you delete them.
start-all-requests = All public requests
start-new = A new namespace
start-need = You need:
start-need-who = a name and address for the registrant, and someone who can be reached
start-need-idea = a plan of how names are built, assigned and kept unique
start-need-document = a specification, if there is one (required on the fast track)
start-language = Write the registration template in English: reviewers and readers in all countries share it. These pages and emails to you can be in your language.
start-now = Start now
start-check-template = Check a template without an account
start-check-name = Validate a namespace ID
start-change = Change the registrant or the status of a namespace
start-none-yet = None yet.
start-sign-in-html = <a href="/sign-in?next=/register">Sign in</a> to return to a saved draft.
start-after = After you submit
start-step-submit = You submit
start-step-submit-about = The operators check whether the request is complete, usually within two business days.
start-step-discussion = Discussion
start-step-discussion-about = The text is posted to the public review list. The designated experts comment, usually for two weeks.
start-step-answer = You reply
start-step-answer-about = to questions and submit new revisions.
start-step-decision = The lead expert decides
start-step-decision-about = and gives reasons.
start-step-registered = The namespace is registered
start-step-registered-about = and gets a permanent link.
start-procedure = More about the procedure
start-account-first-html = <a href="/sign-in?next={ $here }">Sign in</a> or <a href="/account/new?next={ $here }">create an
    account</a> first. You will return to this page.

# The way to a path, one question a page.

start-question = Question { $number } of { $of }
start-continue = Continue
start-unsure = I am not sure
start-no = No
start-yes = Yes
start-q-public = Will the names be used outside your organization?
start-q-public-hint = A formal namespace benefits users of the public Internet (RFC 8141, 5.1). The names do not have to be resolvable.
start-q-public-yes = Yes, on the public Internet
start-q-public-no = No, only inside one organization
start-q-name = Do you want to choose the namespace ID?
start-q-name-hint = In urn:isbn:0451450523 the namespace ID is isbn. An informal namespace gets the next number, such as urn-9, and is just as permanent.
start-q-name-formal = Yes: a formal namespace
start-q-name-informal = No, the next free number is fine: an informal namespace
start-q-fast = Do you represent a recognized standards organization that requests the fast track?
start-q-fast-hint = On the fast track, the experts' advice does not block registration. It requires a specification and recognition by the IESG (RFC 8141, 6.3).

# Its end.

start-path-title = Recommended path
start-path-informal = Register an informal namespace
start-path-fast = Register a formal namespace, on the fast track
start-path-formal = Register a
    formal namespace
start-path-informal-about = You get the next free number. The experts review the text. The namespace ID is never chosen.
start-path-fast-about = The experts
    advise your organization; their advice does not block registration (RFC 8141, 6.3). The operators ask whether the IESG recognizes your organization. If it does not, the request continues
    with community review.
start-path-formal-about = You choose the namespace ID. The experts review the text in public (RFC 8141, 6.2).
start-private = Use within one organization only
start-private-about-html = Names that are only used within one organization do not need a namespace of their own. Anyone can use <code>urn:uuid:</code> and <code>urn:oid:</code>,
    and <code>urn:example:</code> is reserved for documentation. You can continue, but the experts will ask about this.
start-paths = Comparison of the paths
start-fast-track = Fast track
start-paths-question = Question
start-paths-name = Namespace ID
start-paths-chosen = chosen by you
start-paths-number = next free number, such as urn-9
start-paths-whom = Intended for
start-paths-whom-formal = anyone whose names benefit users of the Internet
start-paths-whom-fast = standards organizations recognized by the IESG
start-paths-whom-informal = anyone
start-paths-experts = review in public; their lead decides
start-paths-experts-fast = advise; the organization decides
start-paths-specification = Specification
start-paths-recommended = recommended
start-paths-required = required
start-paths-permanent = Permanence
start-paths-for-ever = permanent
start-application = Start the request
start-answer-again = Change answers

# A new version or a correction.

start-revise-title = Propose a new version or a correction
start-revise-lede = You start from the registered text if it is available in this registry. Earlier versions keep their permanent links.
start-revise-at-iana-html = The text of { $nid } is not available in this registry. Paste it below to start from it. It is available at <a href="{ $href }">IANA</a>.
start-revise-stands-in = The text of { $nid } is not available in this registry. Paste it below to start from it. It is part of
start-manner = Does the meaning change?
start-manner-version-html = <strong>Yes: a new version.</strong> It is reviewed again and describes what changed
start-manner-correction-html = <strong>No: a correction.</strong> For a typing error, an address or a link. The version number stays, and the operators publish it
    without a review
start-revise-no-correction = A correction is compared with the registered text, which is not available in this registry. An operator
    must import it first. Until then you can propose a new version.
start-from-this = Start from this text
start-file-hint = Plain text, Word, HTML, RFCXML or Markdown
start-go-on = Continue
start-without-text = Start without the text
start-start = Start
start-f-wished = Requested namespace ID
start-f-wished-hint = Letters, digits and hyphens, 3 to 32 characters
start-f-revised = Namespace
start-f-revised-hint = Its namespace ID, for example nbn
start-f-text = The registered text
start-f-text-hint = Paste the full text of the registration. It will be marked as pasted by you and unconfirmed

# Another registrant, or another status.

start-change-page = Change a registration
start-change-title = Change the registrant or the status of a namespace
start-change-lede-html = To change the text, <a href="/register/revise">propose a new version</a>.
start-change-registrant = Change of registrant
start-change-registrant-about = The current registrant requests the transfer and the new registrant accepts it by email, with 14 days of public notice. If the current registrant cannot be reached, evidence, 30 days of notice and two experts are required.
start-change-registrant-start = Start a change of registrant
start-change-status = Status change
start-change-status-about = URNs remain valid in every status.
start-change-status-start = Start a status change
start-f-nid = Namespace ID
start-f-heir = Email address of the new registrant
start-f-present = Who makes this request?
start-f-present-agrees = I am the current registrant or act for the current registrant
start-f-present-unreachable = The current registrant cannot be reached
start-f-registered-hint = The text is not available in this registry. Paste the full text. It will be marked as pasted by you and unconfirmed
start-f-registered-of = Registered text of { $nid }
start-f-status = New status
start-f-status-deprecated = Deprecated: existing URNs remain valid, but new ones are not recommended
start-f-status-obsolete = Obsolete: no longer used
start-f-status-active = Active
start-f-successors = Replaced by (optional)
start-f-successors-hint = Namespace IDs, separated by spaces
