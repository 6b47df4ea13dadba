# Messages that only experts see, and the date until which an expert or operator is away. They are in English only.

act-away-changed = changed the date until which they are away
away-title = Away until
away-f-until = Last day away
away-f-until-hint = The date is shown beside your name and has no other effect. For example, 2027-01-06; leave it empty if you are not away.
away-do = Save
mailed-position-title = Confirm your position
mailed-position-waits = This position is not recorded until you confirm it. If you do not confirm it by { $due }, the operators are notified.
mailed-position-refused = This position cannot be recorded. { $why }.
mailed-position-record = Record position
mailed-position-on = { $position }, on revision { $revision }
mailed-position-comment = Comment without a position, on revision { $revision }
mailed-position-drafts = { $count ->
    [one] Your unsent comment on the review page will be published with this position.
   *[other] Your { $count } unsent comments on the review page will be published with this position.
}
mailed-position-declares-html = By recording this position, you also declare that you have no conflict of interest in this request. If you have one, use the <a href="{ $href }">review page</a> instead.
mailed-position-page = Open the review page
thing-position = This position
thing-waiver = This request for a waiver
refusal-email-revision = The registrant has submitted revision { $current }, but your email was about revision { $about }. Record your position on the review page
refusal-no-discuss = You have no Discuss on this request to clear. Record another position
refusal-only-lead-answers = Only the lead of this request can respond to a Discuss
refusal-answered = The lead has already responded to this position
refusal-answer = Enter a reply
refusal-ended-review = The request is closed and can no longer be reviewed
refusal-own-appeal = You submitted this appeal, so you cannot record its outcome
refusal-cite = Cite a source for the reasons, for example RFC 8141, 6.4.2
refusal-no-rfc = RFC { $rfc } is not in the RFC list of this program. Correct the number, or enter the URL of the document
refusal-not-in-review = Reviews can be submitted only during expert review. The request is in state "{ $state }"
refusal-reasons-sentence = Give your reasons in at least one sentence; they are published with the decision
refusal-reasons = Enter the reasons for the decision
refusal-you-proposed = You proposed this. A second expert must agree
refusal-dependent = Your role is less than seven days old, or you or the lead got it from the other. Another expert must agree
refusal-not-proposed = The lead has not proposed to decline the current revision
refusal-proposer-left = The person who proposed this no longer leads this request. A lead must propose it again
refusal-unsent-comments = You have unsent comments. Send or discard them first
refusal-disclose-first = First declare whether you have a conflict of interest
refusal-body-decides = A standards body decides this request. Send it the experts' report instead (RFC 8141, 6.2)
refusal-experts-comment = On the fast track, a question does not stop the request, because the body controls the time (RFC 8141, 6.3 item 3).
    Ask in a comment
refusal-experts-advise = On the fast track, the experts advise but do not decide. The standards body requests registration when it is ready (RFC 8141, 6.3)
refusal-every-point = Answer every criterion or none. Missing: { $point }
refusal-not-met = You are approving the request but marked this criterion as not met
refusal-report = Enter the report
refusal-part-empty = "{ $part }" is empty
refusal-say-met = Choose whether this criterion is met: { $point }
refusal-only-experts = Only designated experts with an appointment and without a conflict of interest can review a request
refusal-conflict = You declared a conflict of interest. { $why }
refusal-appeal-reasons = Enter the reasons for the decision
refusal-act-open-review = start the review
refusal-act-approve = approve the request
refusal-act-report = report to the standards body
refusal-act-propose-decline = propose to decline the request
refusal-act-decline = agree to decline the request
refusal-decided-before = You made the decision that was overturned on appeal. Another expert must decide now
refusal-appeal-answer = Answer the grounds of the appeal that was granted, in at least one sentence. The answer will be public
refusal-conflict-words = Describe the conflict of interest
nav-reviews = Reviews
decision-early = The discussion was scheduled until { $date }. { $count ->
    [0] No threads are open.
    [one] One thread is open.
   *[other] { $count } threads are open.
} Your reasons are published with the decision, which also shows both facts.
decision-early-threads = { $count ->
    [one] One thread is open.
   *[other] { $count } threads are open.
} The decision will show this.
waiting-reviews = All requests under review
todo-take-position = Record a position
todo-advise = Record your advice
todo-look-again = A new revision has been submitted: clear or retain your Discuss
todo-concur = Agree or disagree to decline
todo-decide = Decide
todo-report = Write the expert review report
todo-decide-waiver = Decide on a waiver of a conflict of interest
button-review-and-decide = Review and decide
button-decide = Decide
button-write-report = Write report
