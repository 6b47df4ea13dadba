# Pages of the registry: a given day, growth, reserved names, the scheme, the proposals of 2012, and the yearly confirmation.

registry-crumb = URN Namespaces
registry-not-recorded = not recorded

registry-day-title = { $nid } on { $day }
registry-day-heading-html = <span class="nid big">{ $nid }</span> on { $day }
registry-day-unlisted-html = Removed from the list on or before <time datetime="{ $day }">{ $day }</time>.
registry-day-listed-html = Listed since <time datetime="{ $day }">{ $day }</time> or earlier.
registry-day-registered = Registered here.
registry-day-no-text = The text that was in force on that day is not available in this registry.
registry-day-today = Current registration
registry-day-versions = Versions
registry-day-compare = Compare with today
registry-day-list = The complete registry on that day


registry-reserved-title = Reserved names
registry-reserved-intro-html = These namespace IDs are reserved, each for the reason given. RFC 8141, 5.1 reserves entire classes of names: see the
    <a href="/rules">rules</a>.
registry-reserved-why = Reason
registry-reserved-since = Since
registry-reserved-until = Until
registry-reserved-urn-html = Permanently reserved, so that the scheme cannot be confused with a namespace
    (RFC 2141, 2.1). <a href="/scheme">The scheme</a>
registry-reserved-always = permanent
registry-reserved-open = open
registry-in-use-heading = Unregistered namespaces in use
registry-in-use-intro-html = These names are used after <code>urn:</code> in documents and software, or are trade names. They are not registered. Anyone
    can request a name whose form is allowed. A request for one of these names, or for a similar name, gets an advisory (RFC 8141, 5.1).
registry-in-use-name = Namespace ID
registry-in-use-where = Use
registry-in-use-example = Example
registry-in-use-refused = Cannot be requested: { $why }
registry-in-use-added-html = { $name } added to the list: <span lang="en">{ $reason }</span>
registry-in-use-removed-html = { $name } removed from the list: <span lang="en">{ $reason }</span>
in-use-title = Report an unregistered namespace
in-use-lede = Report a namespace ID that is used in documents or software but is not registered. The operators check your report before it is published. You do not need an account, and nothing about you is stored.
in-use-lede-records = Record a namespace ID that is used in documents or software but is not registered. It is published immediately, with your name in the history.
in-use-sent = Your report has been sent. It will be published after an operator has checked it.
in-use-send = Send report
in-use-record = Record namespace ID
in-use-f-nid = Namespace ID
in-use-f-nid-hint = The part between urn: and the next colon
in-use-f-where = Where it is used
in-use-f-where-hint = For example a standard, a program or a collection. Write in English
in-use-f-example = Example URN
in-use-f-source = Evidence
in-use-f-source-hint = A URL or a document that shows the use. It will be public
in-use-f-since = In use since (optional)
in-use-f-since-hint = A year, for example 2003
in-use-since = In use since { $since }
in-use-evidence-html = Evidence: <span lang="en">{ $source }</span>
in-use-invited-html = Invited to register: <span lang="en">{ $invited }</span>

registry-scheme-title = The URI scheme urn
registry-scheme-heading-html = The URI scheme <code>urn</code>
registry-scheme-intro = All URN namespaces belong to one URI scheme. This is the registration of the scheme (RFC 8141, 7.1) in the form of RFC 7595. IANA’s
    registry of URI schemes is the authoritative record.
registry-scheme-name = Scheme name
registry-scheme-status = Status
registry-scheme-status-words = Permanent
registry-scheme-use = Applications and protocols that use this scheme name
registry-scheme-use-words = Many different uses: bibliographic references, XML namespace names, protocol parameters, messages and data.
registry-scheme-contact = Contact
registry-scheme-contact-words = urn@ietf.org, the discussion list for URN namespaces
registry-scheme-control = Change controller
registry-scheme-control-words = The IETF; the scheme is registered in the IETF tree.
registry-scheme-syntax = Scheme syntax
registry-scheme-syntax-words = RFC 8141, section 2
registry-scheme-semantics = Scheme semantics
registry-scheme-semantics-words = A Uniform Resource Name identifies a resource persistently and independently of its location (RFC 8141, section 1).
registry-scheme-security = Encoding, interoperability and security considerations
registry-scheme-security-words = RFC 8141, sections 2, 4, 6.4.4 and 8
registry-scheme-references = References
registry-scheme-references-words = RFC 8141, which replaces RFC 2141; in the form of RFC 7595, section 7.4
registry-scheme-end-html = A namespace cannot be named <code>urn</code>: this NID is <a href="/reserved">permanently reserved</a>, so that
    <code>urn:urn:</code> never has a meaning (RFC 2141, 2.1). <a href="/assignments/urn-namespaces">The namespaces</a>

registry-proposed-title = URN Resolution Query Parameters
registry-proposed-plain = Plain text
registry-proposed-schema = Schema
registry-proposed-feed = Feed
registry-proposed-tag = Proposed in 2012, not adopted
registry-proposed-updated-html = Last updated
    <time datetime="{ $day }">{ $day }</time>
registry-proposed-standing = Proposed in 2012 by draft-ietf-urnbis-rfc2141bis-urn-03, section 9.2, and not adopted: RFC 8141 has no query directives. This is not an IANA registry.
registry-proposed-kept = They are listed because documents and data of that time contain them, and some resolvers support them.
registry-proposed-resolve-html = <a href="/resolve">Resolve</a> supports them if you select the syntax profile of the draft.
registry-proposed-rules = The rules of the draft apply.
registry-proposed-keywords = URN Query Keywords
registry-proposed-services = URN Resolution Service Designators
registry-proposed-procedure = Registration procedure: { $rule }
registry-proposed-keyword-rule = Global: IETF Review. Specific: with the registration of the namespace. "Supported by" is not substantive (2012 draft, section 9.2.1).
registry-proposed-service-rule = RFC Required; the category of the RFC must match the status; provisional by early assignment; deprecated by IESG Approval (2012 draft, section 9.2.2).
registry-proposed-keyword = Keyword
registry-proposed-name = Name
registry-proposed-purpose = Purpose
registry-proposed-scope = Scope
registry-proposed-status = Status
registry-proposed-reference = Reference
registry-proposed-supported = Supported by
registry-proposed-none = no namespace
registry-proposed-changed = Changes

registry-promises-title = Are these details still correct? urn:{ $nid }
registry-promises-heading-html = Are these details still correct? <span class="nid big">{ $nid }</span>
registry-promises-done = Thank you. You confirmed the registration { $time }.
registry-promises-read-html = Review <a href="{ $href }">the registration of { $nid }</a>. Check the contact, who assigns names and how, and the commitment that names are
    never reassigned (RFC 8141, 5.1).
registry-promises-holds = Confirm registration
registry-promises-changed-html = If something has changed, <a href="/register">request a new version</a>. If you are no longer the contact, notify the
    operators. If you do nothing, the namespace page shows how long the registration has been unconfirmed.
