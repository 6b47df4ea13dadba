# Starting a request: the start page, the questions that lead to a procedure, a new version or a correction.

start-lede = Writing a request takes about two hours. You can stop and continue later.
start-all-requests = All public requests
start-new = A new namespace
start-need = What you need
start-need-who = a name and address for the registrant, and someone who can be reached
start-need-idea = a plan for how names are built, assigned and kept unique
start-need-document = a specification, if there is one (required on the fast track)
start-language = Write the registration template in English, which experts and readers share. These pages and emails can be in your language.
start-check-template = Check a template without an account
start-sign-in-html = <a href="/sign-in?next=/register">Sign in</a> to return to a saved draft.
start-after = After you submit
start-step-submit = You submit
start-step-submit-about = The operators check whether the request is complete, usually within two business days.
start-step-discussion-about = The text is posted to the public review list. The designated experts comment for { $days }.
start-step-answer = You reply
start-step-answer-about = to questions and submit new revisions.
start-step-decision = The lead expert decides
start-step-decision-about = and gives reasons.
start-step-registered = The namespace is registered
start-step-registered-about = and gets a permanent link.
start-procedure = More about the procedure
start-account-html = <a href="/sign-in?next={ $here }">Sign in</a> if you already have an account.
start-account-first-html = <a href="/sign-in?next={ $here }">Sign in</a> or <a href="/account/new?next={ $here }">create an
    account</a> first. You will return to this page.

# The questions that lead to a procedure, one per page.

start-question = Question { $number } of 4
start-unsure = I am not sure
start-q-need = What do you need the names for?
start-q-need-hint = A URN names one thing permanently and is never reassigned (RFC 8141, 1.2). It does not have to be resolvable.
start-q-need-public = To name things permanently, for users outside my organization
start-q-need-unique = To be unique, without being assigned or looked up
start-q-need-inside = To name things inside one organization only
start-q-need-domain = To be based on a domain name or URL that I control
start-q-existing = Does an existing namespace cover the names?
start-q-existing-hint = Many organizations have a namespace and assign parts of it to others.
start-q-existing-no = No
start-q-existing-ours = Yes, a namespace of my organization or of an organization that would assign a part to us
start-q-existing-ietf = Yes, they are parameters of a protocol defined in an IETF document
start-q-name = Do you want to choose the namespace ID?
start-q-name-hint = In urn:isbn:0451450523 the namespace ID is isbn. An informal namespace gets the next number, such as urn-9, and is just as permanent.
start-q-name-formal = Yes: a formal namespace
start-q-name-informal = No, the next free number is fine: an informal namespace
start-q-requester = Who requests the registration?
start-q-requester-hint = On the fast track, the experts' advice does not block registration. It requires a specification and recognition by the IESG (RFC 8141, 6.3).
start-q-requester-community = My organization, a project, or I
start-q-requester-standards = A standards body that defines the namespace in a document
start-q-requester-fast = A standards organization that the IESG recognizes, on the fast track

# The result of the questions.

start-path-title = Recommended path
start-path-informal = Register an informal namespace
start-path-fast = Register a formal namespace, on the fast track
start-path-formal = Register a
    formal namespace
start-path-informal-about = You get the next free number. The experts review the text. You cannot choose the namespace ID.
start-path-fast-about = The experts
    advise your organization; their advice does not block registration (RFC 8141, 6.3). The operators ask whether the IESG recognizes your organization. If it does not, the request continues
    with community review.
start-path-formal-about = You choose the namespace ID. The experts review the text in public (RFC 8141, 6.2).
start-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
start-working-days = { $days ->
    [one] { $days } business day
   *[other] { $days } business days
}
start-costs = Time and work
start-check-first = Validate the namespace ID
start-end-generated = Use urn:uuid or urn:oid
start-end-generated-why = Anyone can create names in urn:uuid (RFC 9562), and in urn:oid below an object identifier that was assigned to them (RFC 3061). These names are unique without a new registration. A new namespace must benefit users of the public Internet (RFC 8141, 5.1).
start-end-generated-costs = A few minutes. Nothing is registered here.
start-end-generated-example = Entries of Atom feeds are identified by names such as urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a (RFC 4287).
start-end-generated-next-html = Generate a UUID and put <code>urn:uuid:</code> before it. For names with a structure of your own, request a free <a href="https://www.iana.org/assignments/enterprise-numbers/">private enterprise number</a> from IANA and use <code>urn:oid:</code>.
start-end-part = Use a part of an existing namespace
start-end-part-why = Registrants can assign a part of their namespace to another organization. You need their agreement, not a registration here.
start-end-part-costs = Usually one email to the contact of the namespace. The registrant sets the conditions.
start-end-part-example = National libraries assign names in a part of their own, such as urn:nbn:fi for Finland (RFC 8458).
start-end-part-next-html = <a href="/assignments/urn-namespaces">Find the namespace</a> and ask its registrant for a part. The page of a namespace shows its contact.
start-end-ietf = Use urn:ietf:params
start-end-ietf-why = Parameters of IETF protocols are named in urn:ietf:params (RFC 3553). IANA assigns these names, not this registry.
start-end-ietf-costs = Part of the work on the IETF document. The names are assigned when the document is approved.
start-end-ietf-example = NETCONF names its capabilities urn:ietf:params:netconf:capability (RFC 6241).
start-end-ietf-next-html = Request the names in the IANA Considerations section of your document (<a href="https://www.rfc-editor.org/rfc/rfc3553">RFC 3553</a>). Ask the chairs of the working group, or <a href="mailto:iana@iana.org">iana@iana.org</a>.
start-end-review-costs = About two hours of writing. The operators check the request within { $working }. The public discussion lasts { $discussion }; then the experts decide. Registration is free of charge. Afterwards, keep the contact details current.
start-end-informal-example = identifies communication services in telephone networks (RFC 6050).
start-end-formal-example = names archived web pages. It was registered in 2022.
start-end-standards = Register a formal namespace through a standards body
start-end-standards-why = You choose the namespace ID. The experts review the text in public and report to the standards body, which decides (RFC 8141, 6.2). For IETF documents, this is the IESG.
start-end-standards-costs = About two hours of writing, and the document of the standards body. The operators check the request within { $working }. The public discussion lasts { $discussion }; then the standards body decides on its own schedule. Registration is free of charge.
start-end-standards-example = names services such as emergency calls. An IETF standard defines it (RFC 5031).
start-end-fast-costs = About two hours of writing, and a published specification. The operators check the request within { $working }. The experts advise; your organization decides when the request is complete. Registration is free of charge.
start-end-fast-example = names documents of ETSI, a standards organization (RFC 8515).
start-end-not-urn = Use an identifier other than a URN
start-end-not-urn-why = Names that are based on a domain name do not have to be URNs. A tag URI (RFC 4151) or a reverse domain name is unique because the domain name was yours on a given date. An https address can also be retrieved, as long as you keep the domain name.
start-end-not-urn-costs = A few minutes. Nothing is registered here. You need a domain name or, for tag URIs, an email address.
start-end-not-urn-example = YAML identifies its types by tag URIs such as tag:yaml.org,2002:int; Java packages have reverse domain names.
start-end-not-urn-next-html = Write <code>tag:</code>, your domain name, a comma, a date on which it was yours, a colon, and the name: <code>tag:example.org,2026:lamp</code> (<a href="https://www.rfc-editor.org/rfc/rfc4151">RFC 4151</a>).
start-paths = Comparison of the paths
start-paths-chosen = chosen by you
start-paths-number = next free number, such as urn-9
start-paths-whom = Intended for
start-paths-whom-formal = anyone whose names benefit users of the Internet
start-paths-whom-fast = standards organizations recognized by the IESG
start-paths-whom-informal = anyone
start-paths-experts = review in public; their lead decides
start-paths-experts-fast = advise; the organization decides
start-paths-recommended = recommended
start-paths-required = required
start-paths-permanent = Permanence
start-application = Start the request
start-answer-again = Change answers

# A new version or a correction.

start-revise-title = Propose a new version or a correction
start-revise-lede = You start from the registered text if it is available in this registry. Earlier versions keep their permanent links.
start-revise-at-iana-html = The text of { $nid } is not available in this registry. Paste it below to start from it. It is available at <a href="{ $href }">IANA</a>.
start-revise-stands-in = The text of { $nid } is not available in this registry. Paste it below to start from it. It is part of
start-change-kind = Does the meaning change?
start-change-kind-version-html = <strong>Yes: a new version.</strong> It is reviewed again and describes what changed
start-change-kind-correction-html = <strong>No: a correction.</strong> For a typing error, an address or a link. The version number stays, and the operators publish it
    without a review
start-revise-no-correction = A correction is compared with the registered text, which is not available in this registry. An operator
    must import it first. Until then you can propose a new version.
start-from-this = Start from this text
start-file-hint = Plain text, Word, HTML, RFCXML or Markdown
start-without-text = Start without the text
start-start = Start
start-f-wished = Requested namespace ID
start-f-revised-hint = Its namespace ID, for example nbn
start-f-text = The registered text
start-f-text-hint = Paste the full text of the registration. It will be marked as pasted by you and unconfirmed

# A change of registrant or status.

start-change-page = Change a registration
start-change-lede-html = To change the text, <a href="/register/revise">propose a new version</a>.
start-change-contact = Change of contact
start-change-contact-about = A new address, role or person at the same registrant is a correction to the Registrant section. The operators publish it without review. The version number does not change. The contact you enter here replaces the current contact in the Registrant section. Check the text before you submit it: it may still name the previous contact elsewhere.
start-change-contact-start = Start a change of contact
start-change-registrant-about = A new version in which the Registrant section names the new registrant. The contacts of the present version are asked by email and can object. If none of them answers, the experts decide after the notice period.
start-change-registrant-start = Start a change of registrant
start-change-status-about = URNs remain valid in every status.
start-change-status-start = Start a status change
start-f-status-deprecated = Deprecated: existing URNs remain valid, but new ones are not recommended
start-f-status-obsolete = Obsolete: no longer used
start-f-status-active = Active
start-f-successors = Replaced by (optional)
start-f-successors-hint = Namespace IDs, separated by spaces
