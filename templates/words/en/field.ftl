# A section of a draft: what it is for, what the experts look for, and its page.

field-label = { $field ->
    [namespace_id] Namespace ID
    [version] Version
    [date] Date
    [registrant] Registrant
    [purpose] Purpose
    [syntax] Syntax
    [assignment] Assignment
    [security_and_privacy] Security and Privacy
    [interoperability] Interoperability
    [resolution] Resolution
    [documentation] Documentation
    [additional_information] Additional Information
   *[revision_information] Revision Information
}
field-label-optional = { $label } (optional)
field-appendix = RFC 8141 Appendix A

field-saved = Saved.
field-taken = The suggested wording is in your text, and not sent yet. Send a new text from the list of sections.
field-number-html = Write <code>{"{{NID}}"}</code> where the number will stand, for example
    <code>urn:{"{{NID}}"}:a1</code>; the registry fills it in.
field-nothing-to-fix = Nothing to fix was found in this
    section.
field-drafted = Sections that changed: { $drafted } Rewrite this in your own words.
field-done = I have completed this section
field-save-next = Save and continue
field-save-list = Save and go to the list
field-said = What reviewers say of this section
field-answer-there = Answer
    on the page of the request
field-beside-html = <a href="{ $href }">{ $words }</a>: { $about }. Optional.
field-beside-testable = Make it testable
field-beside-testable-about = rules as data, names tried on them, and what a change would break
field-beside-pledges = Say what you promise
field-beside-pledges-about = five short answers on who keeps the names and for how long, shown beside the registration
field-drawn = Your rules, drawn
field-what-rfc-asks = What the RFC asks
field-rfc-asks = The RFC asks
field-say-each = { $clause }. Say something on each:
field-how-others = How others said it
field-answers = Answers to read
field-answers-about = From twelve templates of our own, from as many trades.
field-answer-poor = not like this
field-text-of = The text of version { $version }
field-stale-about = This section was saved from another window, or by someone you work with, since you opened it. Nothing was overwritten; both
    texts are here.
field-stale-yours = Yours
field-f-lines-hint = Plain text; lines of up to 72 columns stay as you break them

# What the sections are for.

field-namespace-task = Choose a name
field-namespace-hint = Checked at once against the rules and the registry
field-namespace-about = The namespace ID is what stands behind urn: in every name. It is compared without regard to case and never given to anybody else.
field-namespace-ask-1 = three to 32 letters, digits and hyphens
field-namespace-ask-2 = not two letters and a hyphen, not urn-, not X-
field-namespace-ask-3 = a name people will connect with you: an abbreviation that others use too invites questions
field-registrant-task = Say who you are
field-registrant-hint = Registrant, contact, address
field-registrant-about = Name the person or organization that registers, and somebody who can be reached. All of it is published, for as long as the registry exists; so give an address for the public, which need not be the one you sign in with.
field-registrant-ask-1 = name and postal address of the organization
field-registrant-ask-2 = name of a contact person, or better a role that outlives persons
field-registrant-ask-3 = email address, telephone or postal address of the contact
field-registrant-ask-4 = whether you ask for the fast track as a recognised standards organization (6.3)
field-purpose-task = Explain the purpose
field-purpose-hint = About 200 words in most registrations
field-purpose-about = Say what is named, for whom, and what people gain from it. A reader should see why this namespace is needed beside those that exist.
field-purpose-ask-1 = what kinds of things the names identify
field-purpose-ask-2 = who will use them: a nation, an industry, a technology, one organization; on public or on private networks
field-purpose-ask-3 = what that community, and the Internet at large, gains from using or resolving the names
field-purpose-ask-4 = how the namespace relates to other URN namespaces, URI schemes and identifier systems, and complements them
field-purpose-ask-5 = which kinds of software can use or resolve the names
field-purpose-ask-6 = whether there are or will be resolution services, and which
field-purpose-ask-7 = whether it is to become part of a standard of the IETF or another body
field-syntax-task = Define the syntax
field-syntax-hint = Structure, encoding, equivalence, q- and f-components
field-syntax-about = Describe how a name is built, so that a reader can tell a correct name from a wrong one. Lines that look like ABNF are checked, and example names are tried against them.
field-syntax-ask-1 = the structure: ABNF, an algorithm, a regular expression, or that it is opaque
field-syntax-ask-2 = special rules for encoding characters
field-syntax-ask-3 = when two names are the same: case, hyphens, quotes; a comparison should never call the same name different
field-syntax-ask-4 = how names of an existing system fit into the characters of a URN, for example by percent-encoding
field-syntax-ask-5 = what q-components and f-components mean, if anything
field-syntax-ask-6 = a few example names
field-assignment-task = Explain assignment
field-assignment-hint = Who assigns names and how they stay unique
field-assignment-about = Say who gives out names and what keeps two things from getting the same one. Names are for ever: say what keeps them from being used again.
field-assignment-ask-1 = whether assignment is open to everybody, closed, or delegated
field-assignment-ask-2 = if it is limited, how one becomes an assigner or asks for a name
field-assignment-ask-3 = how uniqueness is kept: in sequence, by parts given to others, by an algorithm
field-security-task = Consider security and privacy
field-security-hint = One sentence saves a round of mail, even when there is little to say
field-security-about = Say what could go wrong for people who assign, use or resolve the names. If nothing could, say why.
field-security-ask-1 = what happens when two names are wrongly taken for the same, or for different ones
field-security-ask-2 = whether a name tells something private when it travels the public Internet
field-security-ask-3 = whether names can be guessed one after the other to harvest a directory
field-security-ask-4 = the questions of RFC 3552 and RFC 6973
field-interoperability-task = Consider interoperability
field-interoperability-hint = Required, even if nothing stands in the way
field-interoperability-about = Say what may get in the way of using the names together with others. RFC 8141 requires this section.
field-interoperability-ask-1 = whether the names can be confused with other URN namespaces, identifier systems or URI schemes
field-interoperability-ask-2 = whether characters that must be percent-encoded make trouble
field-interoperability-ask-3 = whether the scope overlaps with another namespace's
field-resolution-task = State whether names resolve
field-resolution-hint = Required, even if the answer is no
field-resolution-about = Say whether names can be resolved, now or later. If so, say who runs the service.
field-resolution-ask-1 = whether resolution is intended or expected
field-resolution-ask-2 = whether you run or recommend a resolution service
field-resolution-ask-3 = what is asked of a service before you advertise it
field-resolution-ask-4 = how r-components are to be handled, once they are standardized
field-documentation-task = Point to documentation
field-documentation-hint = A stable specification; required on the fast track
field-documentation-about = Name a document that says more: an RFC, a standard, or another text that will stay where it is.
field-documentation-ask-1 = an RFC, a specification of a standards body, or another stable document
field-documentation-ask-2 = an address that will last
field-additional-task = Add anything else
field-additional-hint = Optional
field-additional-about = Whatever helps to understand this registration, for example a comparison with namespaces that seem to overlap.
field-additional-ask-1 = relations to other registrations
field-revision-task = Describe what changed
field-revision-hint = Required for a new version, in your own words
field-revision-about = Say what differs from the registered version, and why. We draft a list of the sections that changed; it must be rewritten.
field-revision-ask-1 = every difference that matters to a user of the names
field-revision-ask-2 = changes of q-, r- or f-components, of the contact, or of the technology get a special note (6.2)
field-example-system = the name of a system
field-example-organization = the name of an organization
field-example-role = an organization with a role address
field-example-fast-track = asks for the fast track
field-example-short = short
field-example-long = long
field-example-abnf = with ABNF
field-example-equivalence = long, with equivalence
field-example-standard = a standard
field-example-specification = a specification
field-example-relations = relations
field-example-documents = more documents

# What to mind.

field-mind-special = Say which characters have a special meaning in your names, and which meaning.
field-mind-colon = If colons divide your names into parts, say so: without a word they mean nothing.
field-mind-non-ascii = Keep names to ASCII if you can. If not, restrict the repertoire and say in which form characters are encoded.
field-mind-relative = If "/" may stand in names, rule out "." and ".." between slashes.
field-mind-q-component = Do not make resolution depend on a q-component; say what your resolver does when an address has a query of its own.
field-mind-f-component = Say whether fragments may be used with your names, and for which kinds of resource.
field-mind-kinds = Say what resolution gives: addresses, only descriptions, only to those with an authorisation, or nothing.
field-mind-slots = Say where your names will stand. href and src want something to fetch; xmlns wants only a name.

# What to learn from each answer to read; the texts stand in src/template/answers.

answer-lighthouse-trade = lights of a coast
answer-seedbank-trade = accessions of gene banks
answer-herbarium-trade = specimens in herbaria
answer-tidegauge-trade = tide gauges and their series
answer-codelist-trade = code lists of a standards body
answer-packet-loss-trade = measurement profiles for networks
answer-stop-place-trade = stops of public transport
answer-folk-tune-trade = tunes in sound archives
answer-bridge-trade = bridges and their inspections
answer-misc-things-trade = things of all kinds
answer-sundial-trade = sundials on one list
answer-widget-parts-trade = spare parts of one company
answer-lighthouse-registrant = Names an office that outlasts whoever holds it, with a role address and a postal address (RFC 8141, Appendix A).
answer-codelist-registrant = Says in this field that a recognized body asks for the fast track, and for which committee it speaks (RFC 8141, 6.3).
answer-sundial-registrant = Gives one mailbox and no name: once the keeper is gone, nobody answers for the names (RFC 8141, Appendix A).
answer-seedbank-purpose = Says what is named, who uses it, why a web address would break, and what others gain from it (RFC 8141, 6.4.1).
answer-tidegauge-purpose = Shows by one example which confusion the names end, and how far existing numbers do not reach (RFC 8141, 6.4.1).
answer-misc-things-purpose = Names anything for anyone: no kind of resource, no community and no gain can be seen (RFC 8141, 6.4.1).
answer-bridge-syntax = Gives the rule for the check digit, equivalence beyond RFC 8141, and says what q- and f-components mean (6.4.2).
answer-stop-place-syntax = Says what the colons divide, that numbers have no leading zeros, and that a stop is not its platform (RFC 8141, 6.4.2).
answer-misc-things-syntax = Allows any string and leaves open whether case matters: nobody can tell when two names are the same (RFC 8141, 6.4.2).
answer-lighthouse-assignment = Says who assigns, that no number is given twice, and who goes on when the board ends (RFC 8141, 6.4.3).
answer-folk-tune-assignment = Says how an archive joins, what keeps numbers apart, and that lost recordings change no name (RFC 8141, 6.4.3).
answer-sundial-assignment = Gives a lost sundial’s number to another: a name that is assigned may never mean something else (RFC 8141, 6.4.3).
answer-herbarium-security-and-privacy = Asks what a name betrays, of rare plants and of collectors, and what a lost zero would do (RFC 8141, 6.4.4).
answer-stop-place-security-and-privacy = Sees that single names are harmless but a series of them is somebody’s journey, and says what the resolver keeps (6.4.4).
answer-widget-parts-security-and-privacy = Says “None”: not a word on wrong comparison, and a firewall does not stop numbers that change meaning (RFC 8141, 6.4.4).
answer-seedbank-interoperability = Says how the names stand beside DOIs, and which software stumbles over percent-encoding (RFC 8141, 6.4.5).
answer-bridge-interoperability = Says what software without the case rule will get wrong, and what to give it instead (RFC 8141, 6.4.5).
answer-widget-parts-interoperability = Speaks of parts that fit, not of names that others could confuse with theirs (RFC 8141, 6.4.5).
answer-packet-loss-resolution = Says no, why not, where people find the meaning instead, and that r-components change nothing (RFC 8141, 6.4.6).
answer-herbarium-resolution = Promises no more than it can keep, and says when a service is entered in the table (RFC 8141, 6.4.6).
answer-misc-things-resolution = Leaves open whether names are resolved, and by whom: this section has to say so (RFC 8141, 6.4.6).
answer-codelist-documentation = Names one published version of a standard: the specification that the fast track requires (RFC 8141, 6.3).
answer-tidegauge-documentation = Points to a numbered, dated order that stays at its address when a later one replaces it (RFC 8141, 6.2).
answer-widget-parts-documentation = Points to a sales catalogue that is replaced every year: a specification has to stay (RFC 8141, 6.2).
answer-herbarium-additional-information = Draws the line to neighbouring collections, and says that their societies were asked (RFC 8141, 6.4.7).
answer-codelist-additional-information = Repeats the fast track with its specification, and says who decides upon advice (RFC 8141, 6.3).
