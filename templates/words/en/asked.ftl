# Small changes that a second person decides.

asked-title = Small changes
asked-intro = What is asked of a register or of the resolver directory, and a second person decides.
asked-crumb = Registers you keep
asked-waiting = Waiting for you
asked-own = What you asked for
asked-nothing = Nothing.
asked-row = { $wish }, { $time }
asked-take-back-html = Take it back<span
    class="vh">: { $what }</span>
asked-granted = granted { $time }
asked-declined = declined { $time }
asked-withdrawn = withdrawn { $time }
asked-outcome-words = { $outcome }: { $words }
asked-words-html = Words to who asked
    (needed to decline)<span class="vh">, on { $what }</span>
asked-grant = Grant it
asked-decline = Decline it
asked-entries = Entries that can be changed

# What is asked for.

asked-wish-resolver = the resolver { $id }: { $template } ({ $service })
asked-wish-resolver-ends = the end of the resolver { $id }
asked-wish-proposed = { $change } ({ $evidence })
asked-wish-part = the part { $prefix } for { $holder }
asked-wish-part-changes = other words on the part { $prefix }, held by { $holder }
asked-wish-part-ends = the end of the part { $prefix }
asked-wish-keyword-new = the query keyword { $name } ({ $purpose })
asked-wish-keyword = other words on the query keyword { $name } ({ $purpose })
asked-wish-unsupported = that { $nid } supports the query keyword { $name } no longer
asked-wish-supported = { $nid } as a supporter of the query keyword { $name }: { $reference }
asked-wish-service = the resolution service { $name } ({ $purpose })
asked-wish-status = the status { $status } of the resolution service { $name }

# Asking.

asked-ask = Ask
asked-ask-button = Ask for it
asked-new-entry = Ask for a new entry
asked-change-entry = Ask for a change of it
asked-end-entry = Ask that it ends
asked-resolvers-of = Resolvers of { $register }
asked-resolver = Resolver { $id }
asked-resolvers-intro = An operator looks at what you ask for before it counts. An entry for a part answers for the names of that part alone.
asked-in-public = In public
asked-part-title = Ask for a part of { $register }
asked-part-intro = Whoever keeps the register decides: they know who may assign names below it. A prefix that was given once is never given again.
asked-part-register = The register
asked-part-add = A part of its own
asked-part-change = Other words on a part
asked-part-end = The end of a part
asked-proposed-title = Change what was proposed in 2012
asked-proposed-intro = The rules of the draft's section 9.2 hold here, though nobody adopted it; an operator looks at the evidence.
asked-proposed-public = The registries
asked-change-supported = A namespace supports a keyword (no reference: no longer)
asked-change-new-keyword = A new query keyword
asked-change-keyword = Another purpose or reference of a query keyword
asked-change-new-service = A new resolution service
asked-change-status = Another status of a resolution service

# Fields.

asked-f-id = A name for the entry
asked-f-id-hint = Short, in lower case, for example nbn-fi
asked-f-gives = What it gives
asked-f-template = URI template (RFC 6570)
asked-f-template-hint = With {"{"}urn{"}"}, {"{"}nss{"}"} or {"{"}nid{"}"}: https://resolver.example/{"{"}+urn{"}"}
asked-f-service = Service
asked-f-service-hint = I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N or I2Ns (RFC 2483)
asked-f-run-by = Who runs it
asked-f-source = Where it is documented
asked-f-since = Since (optional)
asked-f-q = Query strategy it documents (optional)
asked-f-q-hint = append, replace or keep (RFC 8141, 2.3.2)
asked-f-example = A name it answers for
asked-f-note = Note for readers (optional)
asked-f-pattern = Only for names that match (optional)
asked-f-pattern-hint = A regular expression over what follows the namespace ID
asked-f-why = Reason, published
asked-f-what-of-part = What you ask for
asked-f-part = Prefix of the part
asked-f-part-hint = As the register writes it, for example fi:lb
asked-f-holder = The organisation that answers for it
asked-f-holder-hint = Of no account for the end of a part
asked-f-policy = Its assignment policy, by title or address (optional)
asked-f-register = Where its own parts are registered (optional)
asked-f-what-changes = What changes
asked-f-name = Keyword, or name of the service
asked-f-name-hint = Letter case counts
asked-f-nid = Namespace (for who supports a keyword)
asked-f-purpose = Purpose (for a new entry, or other words)
asked-f-scope = Scope of a keyword
asked-f-scope-hint = global or specific
asked-f-status = Status of a service
asked-f-status-hint = std, exp, provisional or deprecated
asked-f-document = Defining document, or where the namespace says so
asked-f-document-hint = rfc9999 or draft-name; for a supporter in words
asked-f-section = Its section
asked-f-evidence = What the procedure asks for
asked-f-evidence-hint = Global keyword: the RFC. Specific one: the request of the namespace, R-2026-0001. Service: the RFC that its status says, the draft when provisional, the address of the IESG's approval when deprecated. Supporter: where the namespace says so.
