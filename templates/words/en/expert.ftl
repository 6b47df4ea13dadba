# Messages that only experts see, and the date until which an expert or operator is away. They are in English only.

away-title = Away until
away-f-until = Last day away
away-f-until-hint = The date is shown beside your name and has no other effect. For example, 2027-01-06; leave it empty if you are not away.

button-review-and-decide = Review and decide
button-decide = Decide
button-write-report = Write report

disclose-lede = Do you have a conflict of interest? Answer before you review the text.
disclose-minutes = { $count ->
    [one] About { $count } minute to read
   *[other] About { $count } minutes to read
}
disclose-assigned-html = <span class="holder experts">Action required</span>: you are assigned to review this request. Answering below accepts the assignment.
disclose-due = Your position is due on { $day }.
disclose-overdue = Your position has been overdue since { $day }.
disclose-whole-text = Read the full text
disclose-conflict-html = <strong>I have a conflict.</strong> I will not take part in this request.
disclose-waiver-html = <strong>I have a conflict and request a waiver.</strong> The lead decides whether you can review the request. Your reason, and the lead’s reason for a waiver, are public.

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
mailed-position-declares-html = By continuing, you also declare that you have no conflict of interest in this request. If you have one, use the <a href="{ $href }">review page</a> instead.
mailed-position-page = Open the review page

position-is-advice = Your position is advice to the standards body. On the fast track, it does not block the registration (RFC 8141, 6.3).
position-comment-html = <strong>Comment only</strong>: no position yet
position-discuss-html = <strong>Discuss</strong>: changes are required
position-discuss-blocks-html = <strong>Discuss</strong>: changes are required (blocks)
position-recuse-html = <strong>Recuse</strong>: I have a conflict of interest

publish-f-confirm = Type the namespace ID to confirm
publish-f-alone = Reason for publishing without a second operator (public)
publish-f-reason = Reason for the correction (public)

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
refusal-dependent = You have had your role for less than seven days, received it from the lead, or gave the lead the role of lead. Another expert must agree
refusal-second-dependent = The second expert must have had the role for seven days or more, must not have received it from you, and must not have given you the role of lead
refusal-not-proposed = The lead has not proposed to decline the current revision
refusal-proposer-left = The person who proposed this no longer leads this request. A lead must propose it again
refusal-unsent-comments = You have unsent comments. Send or discard them first
refusal-disclose-first = First declare whether you have a conflict of interest
refusal-body-decides = A standards body decides this request. Send it the experts' report instead (RFC 8141, 6.2)
refusal-experts-comment = On the fast track, a question does not stop the request, because the body controls the time (RFC 8141, 6.3 item 3).
    Ask in a comment
refusal-experts-advise = On the fast track, the experts advise but do not decide. The standards body requests registration when it is ready (RFC 8141, 6.3)
refusal-report = Enter the advice of the experts
refusal-only-experts = Only designated experts with an appointment and without a conflict of interest can review a request
refusal-conflict = You declared a conflict of interest. { $why }
refusal-act-open-review = start the review
refusal-act-approve = approve the request
refusal-act-report = report to the standards body
refusal-act-propose-decline = propose to decline the request
refusal-act-decline = agree to decline the request
refusal-decided-before = You made the decision that was overturned on appeal. Another expert must decide now
refusal-appeal-answer = Answer the grounds of the appeal that was granted, in at least one sentence. The answer will be public
refusal-conflict-words = Describe the conflict of interest
refusal-no-section = This section does not exist
refusal-waive-any-lead = Only a lead can waive a conflict of interest
refusal-disclosed = You have already answered this question
refusal-no-conflict = You have not declared a conflict of interest on this request
refusal-waive-lead = Only the lead of this request can waive a conflict of interest
refusal-not-assigned = You are not assigned to this request
refusal-decline-reason = Enter a short reason. Only the operators can read it
refusal-not-declined = You have not declined this request
refusal-assign-who = Only the operator or the lead of this request can assign experts
refusal-assign-in-review = Experts can only be assigned during the review
refusal-discuss-reasons = Enter the required changes. A Discuss needs reasons
refusal-empty-review = Enter a comment, or record a position
refusal-revision-newer = The registrant submitted revision { $current } after you opened this page. You reviewed revision { $revision }
refusal-recuse-reason = Describe the conflict in a few words
refusal-drafts-most = A review can have { $most } comments or fewer. Submit this review first
refusal-passage-long = The passage must be { $most } bytes or fewer
refusal-passage-missing = This passage is not in the text. Copy it from the text, or leave the field empty
refusal-suggestion-section = You can suggest a change only for a section. Add a comment instead
refusal-second-expert = A second expert must approve or have no objection on the current revision
refusal-positions-missing = Positions are missing: every assigned expert, or the lead and another expert, must record a position on the current revision, or the review period must end
refusal-open-discuss = { $expert } has an open Discuss. Answer the Discuss, or wait until it is cleared
refusal-older-open-discuss = { $expert } has an open Discuss, since revision { $revision }. Answer the Discuss, or wait until it is cleared

report-to = Report to { $body }
report-about = If standardization is anticipated, the experts report to the standards body, and the body decides (RFC 8141, 6.2).
report-is-public = The report is published on the page of the request and emailed to the liaisons. You can also copy it from here.
report-hint = This report is generated from the positions, comments, checks and answers. It is generated again when you send it, so it includes everything recorded by then.
report-f-advice = Advice of the experts
report-f-advice-hint = Section 4 of the report: what you advise the body to do, and why
report-advice-here = (your advice)
report-title = Expert review report on { $number }

review-drafted = { $count ->
    [one] { $count } comment not yet sent
   *[other] { $count } comments not yet sent
}
review-drafted-private = { $count ->
    [one] { $count } comment not yet sent. Only you can see it until you submit the review.
   *[other] { $count } comments not yet sent. Only you can see them until you submit the review.
}
review-submit-with = { $count ->
    [one] Submit review with 1 comment
   *[other] Submit review with { $count } comments
}
review-discusses = { $count } open Discuss
review-discusses-own = { $count ->
    [one] { $count } open Discuss (yours)
   *[other] { $count } open Discuss (one is yours)
}
review-own-position = your position: { $position }
review-own-older-position = your position: { $position } on revision { $revision }
review-sections-changed = { $count ->
    [one] { $count } section changed
   *[other] { $count } sections changed
}
review-minutes = { $count ->
    [one] { $count } minute to read
   *[other] { $count } minutes to read
}
review-card-checks-html = { $count ->
    [one] { $count } check
   *[other] { $count } checks
}<span class="vh"> on { $section }</span>
review-keys-these = these keys
review-open-on-html = { $open } open<span class="vh"> on { $label }</span>
review-open-on-passage-html = { $open } open<span class="vh"> on { $label }, passage { $nth }</span>
review-comment-on-passage = Comment on { $label }, passage { $nth }
review-save-comment-passage-html = Save comment<span class="vh">: { $label }, passage { $nth }</span>
review-requirements-of-the-rfc-html = Requirements of the RFC<span class="vh"> of { $label }</span>
review-comment-html = Comment or suggest a change<span class="vh"> on { $label }</span>
review-mark-as-viewed-html = Mark as viewed<span class="vh">: { $label }</span>
review-changes-since = Changes since { $base }
review-revision = revision { $revision }
review-any-two-revisions = or any two revisions
review-text-of-html = Text<span class="vh"> of { $label }</span>
review-proposal-outdated = This proposal is about revision { $older } and is outdated. To decline revision { $revision }, the lead must propose it again.
review-concur-about = If you do not agree, record your position and the reasons. The request is then not declined unless another expert agrees.
review-not-yet-sent = Not yet sent: { $about }, { $nth }
review-edit-or-delete-comment-html = Edit or delete<span class="vh">: comment on { $about }</span>
review-position-on-revision = Position on revision { $revision }
review-status-only = The request changes only the status of this version, not its text: { $version }.
review-text-of-revision = Text of revision { $revision }
review-of-sections-viewed = { $viewed } of { $all } sections viewed
review-keys-html = Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous open thread, <kbd>r</kbd> reply, <kbd>g</kbd> <kbd>p</kbd> position, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> send.
review-comment-on = Comment on { $about }
review-comment-about = The comment is saved with your review and submitted with it.
review-quote-this-passage-html = Quote this<span class="vh"> passage, { $nth }</span>
review-interest-missing = Select whether you have a conflict of interest
review-decline-about = The operators will assign another expert. You can resume the assignment later.
review-without-contacts = Decide without the contacts of the registration
review-take-back = Withdraw your declaration of a conflict of interest
review-take-back-about = You can then review the request. The declaration remains in the history with this reason.
review-discuss-about = { $expert } has an open Discuss. You can approve the request only after you record an answer.
review-waiver-about = { $name } declared a conflict of interest and requests a waiver. If you waive it, they can review the request. If you do nothing, they cannot. Their reason: { $reason }
review-draft-redacted = An operator redacted part of this draft, marked “{ $gap }”. Last redaction: { $at }.
review-f-conflict = Description of the conflict of interest
review-f-conflict-hint = Public. Required only if you have a conflict of interest.
review-f-reasons-hint = Public. Required for Discuss and Recuse.
review-quote-hint = Copy the passage from the text. Leave this empty to comment on the whole section.
review-suggestion-hint = The registrant can apply the suggestion with one click.
review-f-decision-hint = Public. To decline, cite the rules that apply.
review-f-appeal = Answer to the grounds of the appeal
review-f-appeal-hint = Public. An appeal was granted. Say how its grounds were taken into account.
review-early = { $present }; in this revision: { $asks }
review-no-position = The form does not contain a position
review-passage = Passage { $number }
review-own-request = This is your own request. Follow it on its public page
review-parameter = The parameter "{ $name }" is not supported on this page
review-question-about = The registrant becomes the action holder until they reply.
review-question-pauses = { review-question-about } Unlike a comment, a question pauses the review.
review-base-viewed = revision { $revision } (last viewed by you)
review-base-registered = version { $version } (registered)
review-the-request = the request

reviews-none-wait = No requests are waiting on others.
reviews-done = Done in the last 30 days
reviews-discuss-waits = The registrant must respond to your Discuss

thing-position = This position
thing-waiver = This request for a waiver
thing-proposal = The proposal to decline

todo-record-position = Record a position
todo-advise = Record your advice
todo-review-again = A new revision has been submitted: clear or retain your Discuss
todo-concur = Agree or disagree to decline
todo-decide = Decide
todo-report = Write the expert review report
todo-decide-waiver = Decide on a waiver of a conflict of interest

review-second-expert-needed = A second expert must agree.
word-action-required = Action required
word-add-a-general-comment = Add a general comment
word-add-comment = Add comment
word-agree-to-decline = Agree to decline
word-approve = Approve
word-approve-request = Approve request
word-back-to-the-review = Back to the review
word-blocks-lower = blocks
word-compare-with = Compare with:
word-conflict-of-interest = Conflict of interest
word-decline-assignment = Decline assignment
word-delete-comment = Delete comment
word-discuss = Discuss
word-edit-comment = Edit comment
word-empty-or-none = Empty or “None”:
word-expert-report = Expert report
word-first-open-thread = First open thread
word-general-comment = General comment
word-general-comments = General comments
word-mark-all-as-viewed = Mark all as viewed
word-more-tasks = More tasks
word-next-page = Next page
word-no-changes = No changes.
word-no-comments-yet = No comments yet.
word-no-conflict = No conflict
word-no-objection = No objection
reviews-none-closed = No requests were closed.
word-not-yet-sent-lower = not yet sent
word-passage-optional = Passage (optional)
word-propose-to-decline = Propose to decline
word-question-to-the-registrant = Question to the registrant
word-reason-operators-only = Reason (operators only)
word-reasons-for-the-decision = Reasons for the decision
word-record-reason = Record reason
word-report = Report
word-request-information = Request information
word-respond-to-a-discuss = Answer a Discuss
word-resume-assignment = Resume assignment
word-save-comment = Save comment
word-save-draft = Save draft
word-search-requests-and-comments = Search requests and comments
word-send-question = Send question
word-send-report = Send report
word-submit-review = Submit review
word-suggested-change = Suggested change
word-suggested-change-optional = Suggested change (optional)
review-proposal-title = The lead proposes to decline
word-turn-off = Turn off
word-viewed-lower = viewed
word-waive-a-conflict-of-interest = Waive a conflict of interest
word-waive-conflict-of-interest = Waive conflict of interest
word-withdraw-declaration = Withdraw declaration
disclose-already-declined = You have already declined
disclose-assignment-declined = You have declined this assignment.
word-you-have-no-tasks = You have no tasks.
word-your-advice = Your advice
word-your-answer-public = Your answer (public)
word-your-comment = Your comment
word-your-position = Your position
word-your-review = Your review

act-away-changed = changed the date until which they are away
decision-early = The discussion was scheduled until { $date }. { $count ->
    [0] No threads are open.
    [one] One thread is open.
   *[other] { $count } threads are open.
} Your reasons are published with the decision, which also shows both facts.
decision-early-threads = { $count ->
    [one] One thread is open.
   *[other] { $count } threads are open.
} The decision will show this.
finding-matches = ; it matches { $count } registrations
nav-reviews = Reviews
talk-count-open-threads = { $count ->
    [one] { $count } open thread
   *[other] { $count } open threads
}
waiting-reviews = All requests under review

question-accept = Accept answer
question-withdraw = Withdraw acceptance
question-ask = Comment
question-refuse = Comment on the answer
question-not-answered = Not answered: { $question } ({ $clause })
request-email-unpublished = An email from { $who } about this request was received on { $at }. It has not been published yet and is not shown on this page.
request-email-unidentified = An email about this request was received on { $at }. Its sender has not confirmed it, or an operator must review it; it is not shown on this page.
