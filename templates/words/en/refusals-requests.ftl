# Refusals of src/requests.
refusal-no-decision = There is no decision that you can appeal: none was made within the last two months, or you have appealed it already
refusal-no-appeal = There is no open appeal
refusal-body-unlisted = { $body } is not on the list of bodies recognized by the IESG (RFC 8141, 6.3)
refusal-no-specification = The request does not cite a specification (RFC 8141, 6.3 item 2)
refusal-notice-unsent = A notice to a contact of the namespace has not been delivered yet. An operator can see it in the list of emails
refusal-objected = A contact of the present version objected. The objection must be answered first
refusal-contacts-silent = No contact of the present version answered within the notice period. It must be recorded why the decision does not depend on them
refusal-contacts-lead = Only the lead for this request can record this
refusal-contacts-agree = This request does not depend on the contacts of the registration, or is closed
refusal-contact-closed = The request is closed, so an answer has no effect
refusal-contact-same = This is the same as your last answer
refusal-contact-reason = Enter a reason. It will be public with the request
refusal-notice-runs = The public notice period ends on { $day }
thing-text = The text
refusal-draft-saved = The draft was saved after you opened this page. Review it again before you submit it
refusal-verify-first = Verify your email address first. The link is in the email we sent you
refusal-account-closed = This account is closed
refusal-name-body = Enter the body that requests the fast track (RFC 8141, 6.3)
refusal-same-words = The draft is identical to the last revision you submitted. Save a change first
refusal-not-reported = The experts have not reported on the current revision
refusal-no-direction = Enter the direction of the standards body, with its sender and date
refusal-no-copy = Enter the copy of the expert review report that came with the direction
refusal-not-directed = The standards body has not directed the registration of the current revision (RFC 8141, 6.2)
refusal-new-text = The registrant submitted revision { $current } after you opened this page with revision { $seen }
refusal-text-of-another = Revision { $number } is for something other than this request. The registrant must submit a new revision first
refusal-only-registrant-text = Only the registrant of this request can edit its text
refusal-text-fixed = The text cannot be edited while the request is in state "{ $state }"
refusal-body-keeps-fast-track = { $body } is a recognized body and requested the fast track. Only its representative can choose another
    procedure (RFC 8141, 6.3)
refusal-report-copy-differs = The copy must contain the report that was sent to the body on { $day }. It differs from the sentence: { $from }
refusal-procedure-once = The procedure has already been changed once and cannot be changed again
refusal-procedure-unchanged = The procedure of this request has not been changed, so there is nothing to undo
refusal-same-procedure = The request already follows this procedure
refusal-one-line = Enter { $most } characters or fewer on one line
refusal-name-standards-body = Enter the standards body, such as IESG
refusal-name-asking-body = Enter the standards body
refusal-reason-published = Enter a reason. It will be public
refusal-max-bytes = The text must have { $most } bytes or fewer
refusal-only-owner-withdraws = Only the owner of this request can withdraw it. You can leave the request on the page of its collaborators
refusal-only-owner-reopens = Only the owner of this request can reopen it
refusal-other-number = Enter the number of the other request, such as R-2026-0001
refusal-not-this-number = Enter the number of the other request, not of this one
refusal-no-request = Request { $of } does not exist
refusal-is-duplicate = { $of } has itself been closed as a duplicate
refusal-never-sent = This draft was never submitted and cannot be reopened. Start a new draft
refusal-ended-long-ago = The request was closed more than 12 months ago, on { $ended }. Start a new request
refusal-not-in-procedure = You cannot { $act } in this procedure: { $procedure }
refusal-not-now = You cannot { $act }: the request is in state "{ $state }"
refusal-not-now-holder = You cannot { $act }: the request is in state "{ $state }", and { $holder }
refusal-held = You cannot { $act }: { $why }
refusal-wish-letters = The namespace ID can contain only letters a to z, digits and hyphens (RFC 8141, 2)
refusal-wish-long = The namespace ID must have 3 to 32 characters. This one has more than { $most } (RFC 8141, 2)
refusal-nid-differs = The text has the namespace ID { $found }, but the request is for { $nid }. Use the same namespace ID in both
refusal-text-held = The registered text is available in this registry, and the request starts from it
refusal-text-of = This is the text of { $other }, not of { $nid }
refusal-not-held = The text of this namespace is not available in this registry, so a correction cannot be compared with it. An operator must import the text first. You can instead propose a new version and paste the registered text to start from
refusal-successor = { $word }: { $why }
refusal-successor-circle = { $successor } was itself replaced by this namespace
refusal-note-first = A first submission has no note. Omit the note
refusal-not-another = { $successor } is not another registered namespace
refusal-most-successors = Enter at most { $most } namespaces
refusal-drafts-max = Your drafts may have { $mib } MiB together. Delete a draft that you do not need, or shorten this one
refusal-template-max = The template must have { $most } bytes or fewer
refusal-template-lines = The template must have { $most } lines or fewer
refusal-character = { $label } contains { $found } at line { $line }, column { $column }, { $why }
thing-request = Request { $number }
thing-question = This question
thing-thread = This thread
refusal-other-ended = { $of } is closed ({ $ended }). Enter an open or registered request
refusal-question = Enter the question
refusal-your-answer = Enter your reply
refusal-say-changed = Describe what changed
refusal-body-words = Enter the statement of the body
refusal-grounds = Enter the grounds for your appeal and how the decision affects you
refusal-state-lower = { $state ->
    [registered] registered
    [declined] declined
    [withdrawn] withdrawn
    [lapsed] lapsed
    [duplicate] duplicate
   *[obsolete] obsolete
}
refusal-only-parties = Only the { $who } of this request can { $act }
refusal-or = { $before } or the { $next }
refusal-holder = { $state ->
    [draft] it is waiting for the registrant
    [with_requester] it is waiting for the registrant
    [ready] it is waiting for the operators
   *[ended] it is closed
}
refusal-party = { $party ->
    [registrant] registrant
    [expert] expert
    [lead] lead
    [operator] operator
    [representative] representative
    [clock] System
    [conflicted] expert with a conflict of interest
   *[other] public
}
refusal-condition = { $condition ->
    [name_conflict] an earlier request for the same namespace ID is open (RFC 8141, 6.2)
    [on_hold] the request is on hold
    [under_appeal] an appeal is open
   *[escalated] Escalated
}
refusal-act-submit = submit the request
refusal-act-ask = request information
refusal-act-answer = reply
refusal-act-send-revision = submit a new revision
refusal-act-direct = record the body's direction
refusal-act-body-asks = record that the body requests changes
refusal-act-body-declines = record that the body declined
refusal-act-complete = request completion
refusal-act-close = close the request
refusal-act-reopen = reopen the request
refusal-act-change-procedure = change the procedure
refusal-act-appeal = appeal
refusal-reopen-name-taken = urn:{ $nid } was registered by another request meanwhile, so this request cannot be reopened. Start a new request for another namespace ID
refusal-name-taken = The namespace ID was registered by another request. The registrant must first choose another one on the page of the request (RFC 8141, 6.2)
