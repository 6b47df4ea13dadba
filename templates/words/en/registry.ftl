# Pages of the registry: a given day, growth, reserved names, the scheme, the proposals of 2012, and the yearly confirmation.

registry-crumb = URN Namespaces

registry-day-title = { $nid } on { $day }
registry-day-heading-html = <span class="nid big">{ $nid }</span> on { $day }
registry-day-unlisted-html = Removed from the list on or before <time datetime="{ $day }">{ $day }</time>.
registry-day-listed-html = Listed since <time datetime="{ $day }">{ $day }</time> or earlier.
registry-day-registered = Registered here.
registry-day-no-text = The text that was in force on that day is not available in this registry.
registry-day-today = Current registration
registry-day-compare = Compare with today
registry-day-list = The complete registry on that day

registry-reserved-intro-html = These namespace IDs are reserved, each for the reason given. RFC 8141, 5.1 reserves entire classes of names: see the
    <a href="/rules">rules</a>.
registry-reserved-until = Until
registry-reserved-urn-html = Permanently reserved, so that the scheme cannot be confused with a namespace
    (RFC 2141, 2.1). <a href="/help/scheme">The scheme</a>
registry-reserved-open = open
registry-in-use-heading = Unregistered namespaces in use
registry-in-use-intro-html = These namespace IDs are used after <code>urn:</code> in documents and software, or are trade names. They are not registered. Anyone
    can request a name whose form is allowed. A request for one of these names, or for a similar name, gets an advisory (RFC 8141, 5.1).
registry-in-use-write = To suggest a change to this list, write to { $contact }.
registry-in-use-name = Namespace ID
registry-in-use-where = Use
registry-in-use-refused = Cannot be requested: { $why }
in-use-since = In use since { $since }
in-use-evidence-html = Evidence: <span lang="en">{ $source }</span>

contact-check-title = Is this contact still right? urn:{ $nid }
contact-check-heading-html = Is this contact still right? <span class="nid big">{ $nid }</span>
contact-check-done = Thank you. You confirmed the contact on { $time }.
contact-check-about-html = <a href="{ $href }">The registration of { $nid }</a> names { $address } as a contact.
contact-check-yes = Yes, this contact is right
contact-check-changed-html = If something has changed, <a href="/register/revise">request a new version</a>. If you are no longer the contact, <a href="/help">notify the operators</a>.
