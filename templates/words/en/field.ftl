# A section on the page of a draft: its purpose, and what experts look for.

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

details-legend = Your organization
details-about = The Registrant section is written from these fields, unless you write it yourself. It is published permanently.
details-organization = Organization
details-unit = Department or unit
details-contact = Contact person or role
details-contact-hint = A role remains valid when staff changes
details-email = Email address for questions
details-email-hint = This address is published
details-postal = Postal address
details-web = Website
details-web-form = Enter the full URL of the website, for example https://www.example.org/
details-as-text = Enter the section as text instead
details-both = The section and the fields of your organization are both filled in. Clear one of them
field-taken = The suggested change has been added to your draft but not submitted yet. To submit it, submit a new revision at the end of this page.
field-number-html = Write <code>{"{{NID}}"}</code> where the number will be inserted, for example
    <code>urn:{"{{NID}}"}:a1</code>. The registry fills it in.
field-nothing-to-fix = The automatic checks found no problems. They do not judge the content.
field-insert-drafted = Insert this sentence
field-drafted = Sections that changed: { $drafted } Replace this with your own description.
field-said = Experts’ comments on this section
field-answer-there = Reply
    on the page of the request
field-drawn = Diagram of your rules
field-rfc-asks = Guidance
field-say-each = { $clause }. Address each of these points:
field-how-others = Examples from other registrations
field-answers = Sample answers
field-answers-about = From twelve fictitious templates in different fields.
field-answer-poor = poor example
field-text-of = Text of version { $version }
field-stale-about = This section was saved in another window or by a collaborator after you opened it. Nothing was overwritten. Both
    texts are shown here.
field-stale-yours = Your text

# The purpose of each section.

field-namespace-about = The namespace ID follows urn: in every name. It is case-insensitive and is never assigned to anyone else.
field-namespace-ask-1 = 3 to 32 letters, digits and hyphens
field-namespace-ask-2 = must not start with two letters and a hyphen, with urn- or with X-
field-namespace-ask-3 = should be associated with you: an abbreviation that others also use leads to questions
field-registrant-hint = Registrant, contact, address
field-registrant-about = Name the person or organization that registers the namespace, and a contact. All of this is published permanently, so use a public address, which can differ from the one you sign in with.
field-registrant-ask-1 = name and postal address of the organization
field-registrant-ask-2 = name of a contact person or, better, a role that does not depend on one person
field-registrant-ask-3 = email address, telephone or postal address of the contact
field-registrant-ask-4 = whether you request the fast track as a recognized standards organization (6.3)
field-purpose-hint = What is named, who uses the names and why, in about 200 words
field-purpose-about = Describe what the names identify, who uses them, and what users gain. Explain why this namespace is needed in addition to existing ones.
field-purpose-ask-1 = what kinds of resources the names identify
field-purpose-ask-2 = who will use them: a nation, an industry, a technology, one organization; on public or private networks
field-purpose-ask-3 = what that community, and the Internet at large, gains from using or resolving the names
field-purpose-ask-4 = how the namespace relates to and complements other URN namespaces, URI schemes and identifier systems
field-purpose-ask-5 = which kinds of software can use or resolve the names
field-purpose-ask-6 = whether there are or will be resolution services, and which
field-purpose-ask-7 = whether it will become part of a standard of the IETF or another body
field-syntax-hint = Structure, encoding, equivalence, q- and f-components
field-syntax-about = Describe how a name is built so that a reader can tell a valid name from an invalid one. Lines that look like ABNF are checked, and example names are tested against them.
field-syntax-ask-1 = the structure: ABNF, an algorithm, a regular expression, or that it is opaque
field-syntax-ask-2 = special rules for encoding characters
field-syntax-ask-3 = when two names are equivalent: case, hyphens, quotes. A comparison must not treat equivalent names as different
field-syntax-ask-4 = how names of an existing system are encoded as URNs, for example by percent-encoding
field-syntax-ask-5 = the meaning of q-components and f-components, if any
field-syntax-ask-6 = several example names
field-assignment-hint = Who assigns names and how they stay unique
field-assignment-about = Describe who assigns names and how two resources are prevented from getting the same name. Names are permanent: say how reuse is prevented.
field-assignment-ask-1 = whether assignment is open to everyone, closed, or delegated
field-assignment-ask-2 = if it is limited, how to become an assigner or request a name
field-assignment-ask-3 = how uniqueness is ensured: sequentially, by delegation, or by an algorithm
field-security-hint = Required, even if there is little to say
field-security-about = Describe what could go wrong for people who assign, use or resolve the names. If nothing could, explain why.
field-security-ask-1 = the consequences when two names are wrongly treated as equivalent or as different
field-security-ask-2 = whether a name reveals private information when used on the public Internet
field-security-ask-3 = whether an attacker could enumerate the names and harvest a directory
field-security-ask-4 = the questions of RFC 3552 and RFC 6973
field-interoperability-hint = Required, even if there are no known issues
field-interoperability-about = Describe potential issues when the names are used with other systems. RFC 8141 requires this section.
field-interoperability-ask-1 = whether the names can be confused with other URN namespaces, identifier systems or URI schemes
field-interoperability-ask-2 = whether characters that must be percent-encoded cause problems
field-interoperability-ask-3 = whether the scope overlaps with that of another namespace
field-resolution-hint = Required, even if the answer is no
field-resolution-about = Say whether names can be resolved, now or in the future. If so, say who operates the service.
field-resolution-ask-1 = whether resolution is intended or expected
field-resolution-ask-2 = whether you run or recommend a resolution service
field-resolution-ask-3 = requirements for services that you advertise
field-resolution-ask-4 = how r-components are to be handled once they are standardized
field-documentation-hint = A stable specification; required on the fast track
field-documentation-about = Cite a document with more information: an RFC, a standard, or another stable document.
field-documentation-ask-1 = an RFC, a specification of a standards body, or another stable document
field-documentation-ask-2 = a URL that will remain stable
field-additional-hint = Anything that does not belong in another section
field-additional-about = Anything else that helps to understand this registration, for example a comparison with namespaces that seem to overlap.
field-additional-ask-1 = relations to other registrations
field-revision-hint = In your own words
field-revision-about = Describe the differences from the registered version and the reasons. A sentence for each changed section is drafted for you. Edit these sentences and add the reasons.
field-revision-ask-1 = every difference that matters to users of the names
field-revision-ask-2 = changes to q-, r- or f-components, the contact, or the technology require a special note (6.2)
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

# Cautions.

field-mind-stability = Is the organization stable and able to maintain the namespace for a long time?
field-mind-after-the-end = Is there a plan for the names if the organization ceases to exist?
field-mind-successor = Is there an organization that would succeed the registrant?
field-mind-competence = Is the organization competent to assign names uniquely?
field-mind-never-reassign = Does the organization commit to never reassign a name and to keep old names valid?
field-mind-special = Describe which characters have a special meaning in your names.
field-mind-colon = If colons divide your names into parts, say so. Otherwise they have no meaning.
field-mind-non-ascii = Keep names to ASCII if possible. Otherwise restrict the repertoire and specify how characters are encoded.
field-mind-relative = If "/" is allowed in names, exclude "." and ".." between slashes.
field-mind-q-component = Do not make resolution depend on a q-component. Describe what your resolver does if a URL has its own query.
field-mind-f-component = Say whether fragments can be used with your names, and for which kinds of resources.
field-mind-kinds = Describe what resolution returns: URLs, only descriptions, only to authorized users, or nothing.
field-mind-slots = Describe where your names will be used. The attributes href and src need a resource to fetch; xmlns needs only a name.

# What each example answer shows; the texts are in crates/urn-registry/src/template/answers.

answer-lighthouse-trade = lights of a coast
answer-seedbank-trade = accessions of gene banks
answer-herbarium-trade = specimens in herbaria
answer-tidegauge-trade = tide gauges and their series
answer-codelist-trade = code lists of a standards body
answer-packet-loss-trade = measurement profiles for networks
answer-stop-place-trade = stops of public transport
answer-folk-tune-trade = tunes in sound archives
answer-bridge-trade = bridges and their inspections
answer-misc-things-trade = resources of all kinds
answer-sundial-trade = sundials on one list
answer-widget-parts-trade = spare parts of one company
answer-lighthouse-registrant = Names an office that does not depend on one person, with a role address and a postal address (RFC 8141, Appendix A).
answer-codelist-registrant = States in this section that a recognized body requests the fast track, and which committee it represents (RFC 8141, 6.3).
answer-sundial-registrant = Gives a personal mailbox and no name: if that person leaves, no one can be contacted about the namespace (RFC 8141, Appendix A).
answer-seedbank-purpose = Says what is named, who uses it, why a URL would break, and what others gain from it (RFC 8141, 6.4.1).
answer-tidegauge-purpose = Shows by example which confusion the names avoid, and why existing numbers are not sufficient (RFC 8141, 6.4.1).
answer-misc-things-purpose = Names anything for anyone: it does not identify a kind of resource, a community or a benefit (RFC 8141, 6.4.1).
answer-bridge-syntax = Gives the rule for the check digit, defines equivalence beyond RFC 8141, and gives the meaning of q- and f-components (6.4.2).
answer-stop-place-syntax = Says what the colons divide, that numbers have no leading zeros, and that a stop differs from its platform (RFC 8141, 6.4.2).
answer-misc-things-syntax = Allows any string and does not say whether case matters: it is impossible to tell when two names are equivalent (RFC 8141, 6.4.2).
answer-lighthouse-assignment = States who assigns names, that no number is assigned twice, and who continues if the board is dissolved (RFC 8141, 6.4.3).
answer-folk-tune-assignment = Says how an archive joins, how numbers are kept unique, and that names of lost recordings are not changed (RFC 8141, 6.4.3).
answer-sundial-assignment = Reassigns the number of a lost sundial: an assigned name must never identify another resource (RFC 8141, 6.4.3).
answer-herbarium-security-and-privacy = Considers what a name reveals about rare plants and collectors, and the effect of a missing zero (RFC 8141, 6.4.4).
answer-stop-place-security-and-privacy = Recognizes that single names are harmless but a series of them reveals a person’s journey, and says what the resolver stores (6.4.4).
answer-widget-parts-security-and-privacy = States “None”: it does not address wrong comparison, and a firewall does not prevent numbers that change meaning (RFC 8141, 6.4.4).
answer-seedbank-interoperability = Describes how the names relate to DOIs, and which software has problems with percent-encoding (RFC 8141, 6.4.5).
answer-bridge-interoperability = Describes what software without the case rule gets wrong, and what to give it instead (RFC 8141, 6.4.5).
answer-widget-parts-interoperability = Is about parts that fit together, not about identifiers that could be confused with these names (RFC 8141, 6.4.5).
answer-packet-loss-resolution = Says that names do not resolve, why, where users find the meaning instead, and that r-components have no effect (RFC 8141, 6.4.6).
answer-herbarium-resolution = Commits only to what it can provide, and says when a service is added to the table (RFC 8141, 6.4.6).
answer-misc-things-resolution = Does not say whether names are resolved, or by whom, which this section must do (RFC 8141, 6.4.6).
answer-codelist-documentation = Cites one published version of a standard: the specification that the fast track requires (RFC 8141, 6.3).
answer-tidegauge-documentation = Cites a numbered, dated order that stays at its URL when a later one replaces it (RFC 8141, 6.2).
answer-widget-parts-documentation = Cites a sales catalog that is replaced every year, but a specification must be stable (RFC 8141, 6.2).
answer-herbarium-additional-information = Describes how the names differ from those of neighboring collections, and says that their societies were consulted (RFC 8141, 6.4.7).
answer-codelist-additional-information = Repeats the fast-track request with its specification, and says who decides after advice (RFC 8141, 6.3).
