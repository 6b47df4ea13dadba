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
    (RFC 2141, 2.1). <a href="/help/scheme">The scheme</a>
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

registry-promises-title = Are these details still correct? urn:{ $nid }
registry-promises-heading-html = Are these details still correct? <span class="nid big">{ $nid }</span>
registry-promises-done = Thank you. You confirmed the registration { $time }.
registry-promises-read-html = Review <a href="{ $href }">the registration of { $nid }</a>. Check the contact, who assigns names and how, and the commitment that names are
    never reassigned (RFC 8141, 5.1).
registry-promises-holds = Confirm registration
registry-promises-changed-html = If something has changed, <a href="/register">request a new version</a>. If you are no longer the contact, notify the
    operators. If you do nothing, the namespace page shows how long the registration has been unconfirmed.
