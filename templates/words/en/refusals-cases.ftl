# Why something was not done: cases.
refusal-no-decision = There is no decision to appeal against, or two months have passed
refusal-no-appeal = No appeal is open
refusal-own-appeal = You appealed; nobody decides their own appeal
refusal-only-correction = Only a correction is published without a review
refusal-cite = Cite what the reason rests on, for example RFC 8141, 6.4.2
refusal-no-rfc = There is no RFC { $rfc } on the list of RFCs kept here. Correct the number, or give the address of the document
refusal-body-unlisted = { $body } is not on the list of bodies that the IESG recognises (RFC 8141, 6.3)
refusal-no-specification = The request does not point to a specification (RFC 8141, 6.3 item 2)
refusal-heir-waits = The new registrant has not accepted yet; a letter went to { $heir }
refusal-notice-runs = The public notice runs until { $day }
refusal-two-experts = When the present registrant cannot be reached, two experts must have no objection
refusal-only-its-operator = Only the operator of this request may do this
refusal-only-operator = Only an operator may do this
refusal-one-hand = { $first } did the first half, and one of you stands or stood in for the other: both count as one. Somebody else does it
refusal-type-to-confirm = Type { $wanted } to confirm
refusal-you-decided = You decided on this request; another operator registers it
refusal-you-reviewed = You reviewed this request; another operator registers it
refusal-not-approved = The lead has not approved the current text; send the request back to review
refusal-not-completed = The requesting body has not asked for completion of the current text; send the request back
thing-text = The text
refusal-draft-saved = The draft was saved since you opened this page; look at it again before you submit it
refusal-verify-first = Verify your address first; the link is in the email we sent you
refusal-account-closed = This account is closed
refusal-name-body = Name the body that asks on the fast track (RFC 8141, 6.3)
refusal-same-words = The draft has the same words as the text you sent last; save a change first
refusal-correction-no-review = A correction needs no review: publish it, or ask the registrant to make it a new version
refusal-needs-specification = The fast track needs a pointer to the specification; ask the registrant for it (RFC 8141, 6.3 item 2)
refusal-file-evidence = Put on file first what was tried to reach the present registrant
refusal-choose-expert = Choose at least one expert
refusal-choose-from-experts = Choose from the list of experts
refusal-not-reported = The experts have not reported on the current text
refusal-no-copy = The direction is on file, and the copy of the expert report is not; both are needed (RFC 8141, 6.2)
refusal-no-direction = The copy of the report is on file, and the direction is not; both are needed (RFC 8141, 6.2)
refusal-neither = Neither the direction of the body nor a copy of the expert report is on file (RFC 8141, 6.2)
refusal-new-text = The registrant sent text { $current } since you opened this page; you were looking at text { $seen }
refusal-text-of-another = Text { $number } was sent for something else than the request asks for now; the registrant sends a new text first
refusal-not-in-review = Reviews are written during expert review; the request is "{ $state }"
refusal-only-registrant-text = Only the registrant of this request may change its text
refusal-text-fixed = The text cannot be changed while the request is "{ $state }"
refusal-track-once = The track was changed once, and can be only once
refusal-track-unchanged = The procedure of this request was not changed
refusal-on-this-track = The request is on this track already
refusal-one-line = At most { $most } characters on one line
refusal-name-standards-body = Name the standards body, such as IESG
refusal-name-asking-body = Name the body that asks
refusal-reason-published = Enter the reason; it is published
refusal-reasons = Enter the reasons for the decision
refusal-max-bytes = The text must have at most { $most } bytes
refusal-you-proposed = You proposed it; a second expert concurs
refusal-not-proposed = The lead has not proposed to decline the current text
refusal-proposer-left = Who proposed it does not lead this request any more; a lead proposes it anew
refusal-unsent-comments = You have comments that are not sent; send or drop them first
refusal-lead-by-name = You answer without your name on this request; a lead who decides does so by name
refusal-disclose-first = Say first whether you have a conflict of interest
refusal-only-owner-withdraws = Only the person who started this request withdraws it; you can leave it on the page of its team
refusal-only-owner-goes-on = Only the person who started this request takes back that it was withdrawn
refusal-other-number = Enter the number of the other request, such as R-2026-0001
refusal-not-this-number = Enter the number of the other request, not of this one
refusal-no-request = There is no request { $of }
refusal-is-duplicate = { $of } is a duplicate itself
refusal-lapsed-long-ago = The request lapsed more than 12 months ago, on { $since }; start a new one
refusal-never-sent = It was never sent in; take its text up again in a new draft
refusal-ended-long-ago = It ended more than 12 months ago, on { $ended }; start a new one
refusal-body-decides = A standards body decides on this request; the experts send it their report (RFC 8141, 6.2)
refusal-experts-advise = On the fast track the experts advise and do not decide; the requesting body asks for completion (RFC 8141, 6.3)
refusal-not-on-track = You cannot { $act } on this track: { $way }
refusal-not-now = You cannot { $act } now: the request is "{ $state }" and { $turn }
refusal-held = You cannot { $act } now: { $why }
refusal-needs-consent = The correction changes what the text says; it can be published when { $words }
refusal-wish-letters = Namespace ID must only include letters a to z, digits and hyphens (RFC 8141, 2)
refusal-wish-long = Namespace ID must be between 3 and 32 characters; this one has more than { $most } (RFC 8141, 2)
refusal-nid-unknown = No namespace { $nid } is registered
refusal-text-held = The registered text is held here; the request starts from it
refusal-text-of = This is the text of { $other }, not of { $nid }
refusal-not-held = The text of this namespace is not held here, so nothing can be compared with it: an operator has to take it over first. You can propose a new version instead, and paste the registered text to start from
refusal-not-held-heir = The text of this namespace is not held here. Paste it: the request starts from it, and what is new about the registrant is written into it
refusal-heir-email = Enter the mail address of the new registrant, in the form name@example.org
refusal-no-nid-word = { $word } is no namespace ID
refusal-not-another = { $successor } is not another registered namespace
refusal-most-successors = At most { $most } namespaces can take its place
refusal-template-max = The template must have at most { $most } bytes
refusal-character = { $label } contains { $found } at line { $line }, column { $column }, { $why }
thing-request = Request { $number }
thing-thread = This thread
thing-section = This section
refusal-deputy-request = Choose a request that is open and on which you work
refusal-deputy-self = You cannot stand in for yourself
refusal-deputy-office = You do not hold this office
refusal-deputy-team = Choose somebody who works on the request with you, or invite them
refusal-deputy-same = Choose somebody who holds the same office
refusal-decides-appeal = An appeal { $stage ->
    [iesg] to the IESG
   *[lead] to the lead of the experts
} is decided by it, and recorded by the { $party }
refusal-every-point = Say of every point whether it is met, or of none: { $point }
refusal-not-met = You approve the request, and say here that this is not met
refusal-report = Enter the report
refusal-part-empty = "{ $part }" has no words yet
refusal-say-met = Say whether it is met: { $point }
refusal-only-experts = Only designated experts with an appointment and without a conflict of interest review a request
refusal-conflict = You declared a conflict of interest. { $why }
refusal-name-stands = Your name or address stands in this text, and you answer without your name on this request. Publish it as it is, or change it; what is sent is public for good
refusal-other-ended = { $of } has ended ({ $ended }); name one that goes on, or that is registered
refusal-not-confirmed = Nobody has confirmed yet that whoever asks speaks for this namespace. Its contact confirms it by the link they got, or an operator records the evidence
refusal-denied = A published contact of this namespace says that whoever asks does not speak for it. Its contact confirms it by the link they got, or an operator records the evidence
refusal-question = Enter the question
refusal-your-answer = Enter your answer
refusal-say-changed = Say what changed
refusal-body-words = Enter the words of the body
refusal-defect = Name the defect
refusal-correction-reason = Enter the reason; it is published with the correction
refusal-grounds = Say why the decision should be another one, and how it concerns you
refusal-appeal-reasons = Enter the reasons of the decision
refusal-state = { $state ->
    [draft] Draft
    [intake] Validating request
    [review] Expert review
    [with_requester] With requester
    [ready] Ready to register
    [registered] Registered
    [declined] Declined
    [withdrawn] Withdrawn
    [with_body] With the standards body
    [lapsed] Lapsed
   *[duplicate] Duplicate
}
refusal-advisory-review = Advisory review
refusal-state-lower = { $state ->
    [registered] registered
    [declined] declined
    [withdrawn] withdrawn
    [lapsed] lapsed
   *[duplicate] duplicate
}
refusal-only-parties = Only the { $who } of this request may { $act }
refusal-or = { $before } or the { $next }
refusal-turn = { $state ->
    [draft] it is the turn of the registrant
    [with_requester] it is the turn of the registrant
    [intake] it is the turn of the operators
    [ready] it is the turn of the operators
    [review] it is the turn of the experts
    [with_body] it is the turn of the standards body
   *[ended] it has ended
}
refusal-party = { $party ->
    [registrant] registrant
    [expert] expert
    [lead] lead
    [operator] operator
    [representative] representative
    [clock] clock
    [conflicted] expert in conflict
   *[other] public
}
refusal-way = { $way ->
    [community] Community (RFC 8141, 6.2)
    [standards] Standards body (RFC 8141, 6.2)
   *[fast_track] Fast track (RFC 8141, 6.3)
}
refusal-overlay = { $overlay ->
    [contended] another request wants the same name; that is settled first (RFC 8141, 6.2)
    [court_hold] a court order holds it (RFC 8141, 5.1)
    [under_appeal] an appeal is open already
   *[escalated] Escalated
}
refusal-consents = { $missing ->
    [yes-yes] a second operator and an expert have consented
    [yes-no] a second operator has consented
   *[no-yes] an expert has consented
}
refusal-act-submit = submit it
refusal-act-open-review = open the review
refusal-act-ask = ask the registrant
refusal-act-answer = answer
refusal-act-send-snapshot = send a new text
refusal-act-approve = approve it
refusal-act-report = report to the standards body
refusal-act-direct = record the body's direction
refusal-act-body-asks = record that the body asks for changes
refusal-act-body-declines = record that the body declines
refusal-act-propose-decline = propose to decline it
refusal-act-decline = concur in declining it
refusal-act-complete = ask for completion
refusal-act-register = register it
refusal-act-send-back = send it back
refusal-act-withdraw = withdraw it
refusal-act-lapse = let it lapse
refusal-act-call-duplicate = call it a duplicate
refusal-act-reopen = take it up again
refusal-act-correct = publish the correction
refusal-act-change-track = change the track
refusal-act-take-back-duplicate = take back that it is a duplicate
refusal-act-go-on = take back that it ended
refusal-act-appeal = appeal
refusal-act-uphold-decision = decide that the decision stands
refusal-act-grant-appeal = grant an appeal
