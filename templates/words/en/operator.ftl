# Messages that only operators see. They are in English only.

act-roles-asked = requested a role; another administrator must confirm it
act-roles-rejected = rejected a requested role
act-first-admin-link-made = created the link for the first administrator
act-key-made = created a new registry key; the old key remains valid
act-key-dropped = removed the old registry key
act-imported = imported a snapshot of the IANA registry
act-import-undone = undid an import
act-registry-loaded = loaded the IANA registry
act-went-on-from-copy = restored the registry from a backup after a disaster
act-appointed = appointed an expert
act-appointment-ended = ended an appointment
act-body-listed = added a body to the list of recognized bodies
act-body-ended = removed a body from the list of recognized bodies
act-operator-note-added = added a private note
act-operator-note-deleted = removed a private note
act-nid-reserved = reserved a NID
act-reservation-ended = ended a reservation
act-mail-held = set aside an incoming email for operators
act-mail-settled = handled an incoming email
act-mail-discarded = discarded an incoming email
act-address-paused = paused sending to an address that does not accept email
act-address-resumed = resumed sending to an address
act-email-canceled = canceled a waiting email
act-email-sent-again = resent an email
act-redaction-asked = requested a redaction of personal data; a second operator must confirm it
act-redaction-dropped = rejected a redaction
act-old-list-answered = replied to an email to the former list address

bodies-represented = represented by { $who }
bodies-since = recognized since { $since }
bodies-names = Recognized bodies: { $names }.
bodies-about = Bodies that can request the fast track, and their representatives.

button-start-review = Start review
button-review-and-publish = Review and publish
button-review-and-confirm = Review and confirm
button-assign = Assign

candidate-is-registrant = registrant of this request
candidate-in-conflict = has a conflict of interest
candidate-assigned-unreachable = already assigned; cannot be reached by email
candidate-unreachable = cannot be reached by email
candidate-next = next in rotation
candidate-reviews = { $count ->
    [0] no current reviews
    [one] 1 current review
   *[other] { $count } current reviews
}
candidate-leads = lead
candidate-reviewed = reviewed { $number }
candidate-assigned = already assigned

contacts-notice-waits = A notice is not delivered yet.
contacts-notice-ends = The notice period ends on { $day }.
contacts-needed = This change depends on the contacts of the present version. You can decide without their agreement if your reason answers every objection, or if none of them replies within the notice period. { $until } { $answers }
contacts-nth = Contact { $nth }
contacts-silent = { $who }: no reply (notified on { $time })
contacts-accepted = { $who }: accepted on { $time }
contacts-objected = { $who }: objected on { $time } ({ $reason })
contacts-none = The registration does not list a contact address.

counts-none = no findings
counts-errors = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
counts-warnings = { $count ->
    [one] 1 warning
   *[other] { $count } warnings
}
counts-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
}

email-state-placed = added to a request by an operator
email-state-discarded = discarded by an operator
email-state-settled = handled by an operator
email-state-commented = published as a comment
email-state-answered = published as a reply
email-state-bounced = reports that an email of this registry could not be delivered
email-state-held = waiting for an operator
email-state-to-confirm = waiting for confirmation by its sender
email-state-waiting = waiting for publication
email-state-withdrawn = withdrawn by its sender

found-post = Post on the review list
found-author = Author of a post on the review list
found-answer = Answer to a position
found-proposal = Proposed decision
found-document = Document
found-note = Note of the operators
found-revision = Revision

inbox-about = These emails are not published. Open an email to read the original, add it to a request, or discard it.
inbox-nothing = There are no emails to review.
inbox-email = Email { $nth } from { $sender }
inbox-from = From { $sender }. Reason: “{ $why }”
inbox-select-html = Select<span class="vh"> email { $nth }</span>
inbox-subscribe = Subscribe this address to { $list }. Posts to the list are then shown with their request. Keep this address secret:
inbox-none-yet = No emails have been received yet.
inbox-no-text = This email has no readable text.
inbox-before-publication = { $title } before it is published
inbox-repair-html = { $text }: <code>{ $before }</code> becomes <code>{ $after }</code>
inbox-more-repairs = And { $more } more of these.
inbox-original-html = <a href="/operator/mail/{ $id }/message.eml">Download the email</a> to open it in your email program. Only operators can read it. It is deleted after the retention period.
inbox-original-deleted = The original email has been deleted.
inbox-no-subject = No subject
inbox-discard-about = If the email is a post on the review list, replies to this post that do not belong to a request are not listed for review.
inbox-handled-about = Use this if you have replied to the email or completed what it requests.
inbox-author = The text is published as your comment, with a note that it is the text of an email. The sender is not named.
inbox-repair-and-add = Repair and add to a request
inbox-repair-about = The repairs listed above are applied ({ $needed } in total). The original email is not changed. { $author }

marks-reason = Reason, and attempts to contact the registrant (public)
marks-version = Version (leave empty for the entire namespace)
marks-no-error = Error flag was set by mistake: remove it
marks-status = Annotate the status of a namespace
marks-status-about = Use this for a namespace whose registrant no longer exists. The known contacts and the review mailing list are notified. If the registrant still exists, the registrant must submit a request instead.
marks-error = Flag a registration made in error
marks-error-about = Use this for a namespace or version that should not have been registered. Its permanent link and text remain available, with an error flag.
marks-about = An annotation is a statement by an operator about a registration. It takes effect at once and does not make the operator the registrant.

notes-about = Only operators can read these notes. They are not part of any file, feed or history.
notes-by = Note by { $author }, { $nth }
notes-delete-html = Delete note<span class="vh">: your note of { $at }</span>

notice-undo = To undo this, use { $undo }.
notice-emails = Notified by email: { $recipients }.
notice-no-emails = No emails were sent.
notice-undo-email = “Return to incoming emails” on the page of the email (see “Recent emails”)
notice-undo-body = “Remove body” on this page
notice-undo-mark = The same form on this page
notice-undo-roles = “Roles and access” on this page
notice-done = Done: { $text }.
notice-done-with = Done: { $text }. { $gist }
notice-undo-procedure = “Undo the change of procedure” on this page
notice-undo-approval = “Return to expert review”, which an operator can do until the request is registered
notice-undo-conflict = “Withdraw your declaration of a conflict of interest” on this page
notice-undo-preparation = “Cancel preparation” on this page
notice-undo-note = “Delete note” on this page
notice-undo-reservation = “End reservation” on this page
notice-undo-appointment = “End today” on this page
notice-undo-suspension = “Reactivate account” on this page
notice-undo-redaction = “Reject redaction” on this page
notice-undo-close = “Reopen request” on this page
notice-undo-decline = “Resume assignment” on this page
notice-undo-reactivation = “Suspend account” on this page

operator-checks = Checks: { $checks }
operator-no-entries = No entries: { $lists }.
operator-resume-sending-html = Resume sending<span class="vh">: { $address }</span>
operator-download-to-html = Download<span class="vh">: { $subject } to { $recipient }</span>
operator-cancel-email-html = Cancel email<span class="vh">: { $subject } to { $recipient }</span>
operator-resend-email-html = Resend email<span class="vh">: { $subject } to { $recipient }</span>
operator-clock-is-wrong-html = Reminders, deadlines and scheduled publication are suspended: { $strange }. When the clock of the server is correct, an administrator must run <code>nidreg jobs run --clock-is-right</code> there.
operator-texts-missing-html = The registered texts of { $missing } of { $all } namespaces are not in this registry. Run <code>nidreg import iana FOLDER</code> on the server with a copy of IANA's files.
operator-no-results-html = No results. <a href="/operator">All operator tasks</a>
operator-next-page-html = Next page<span class="vh">: { $title }</span>
operator-inbox = { $count } incoming emails to review
operator-outbox = Emails waiting: { $waiting }; undelivered: { $failed }
operator-overdue-since = Overdue since { $day }
operator-due-on = Due on { $day }
operator-away-until = { $name }, away until { $until }
operator-with-experts = with experts
operator-with-registrants = with registrants
operator-not-checked = not checked
operator-with-you = require your action
operator-with-bodies = with standards bodies

outbox-paused = paused since { $time }
outbox-failing = { $failures } undelivered, the last one { $last }: { $reason }; { $state }
outbox-continues = sending continues
outbox-bounced = bounced { $at }: { $why }
outbox-sent = sent { $at }
outbox-canceled = canceled { $at }
outbox-undelivered = undelivered { $at }: { $why }
outbox-waiting-reason = waiting: { $why }
outbox-waiting = waiting
outbox-attempts = attempts: { $attempts }; { $why }
outbox-being-sent = being sent

procedure-community = community
procedure-standards = standards body
procedure-fast-track = fast track

publish-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
publish-alone = Emergency: publish without a second operator
publish-alone-about = The text is published immediately. The reason is published permanently, and all operators and administrators are notified.
publish-to-list = The text is sent to the review list ({ $list }) and to the experts that you select. The suggested experts are already selected.
publish-no-experts = There are no other experts to assign. An administrator can appoint experts.
publish-start-review = Post to the list and start the review
publish-not-yet = This request cannot be registered yet: { $why }.
publish-appeal = An appeal against the decision is open, and the record of the publication will say so. Grounds for appeal:
publish-about-html = { $subject } will be published at <code class="any">{ $address }</code>. Publishing cannot be undone. A later version or a correction can change the text.
publish-revision-digest-html = <a href="/requests/{ $number }/revisions/{ $revision }">Revision { $revision }</a>, <code>sha256:{ $fingerprint }</code> <span class="small soft">SHA-256 digest of the bytes of the text as submitted (UTF-8)</span>
publish-emails = Emails that will be sent: { $emails }
publish-email = { $subject }, to { $to }
publish-prepare-again = { $why }. Prepare the publication again.
publish-two = Publishing requires two operators. After you prepare the publication, another operator must confirm it, without changes, within seven days.
publish-may-confirm = { $by } prepared this publication. You can confirm it until { $until }.
publish-confirm = Confirm: { $button }
publish-own-publication-html = You prepared this publication. Another operator can confirm it until { $until }. You can withdraw it on the <a href="{ $href }">page of the request</a>.
publish-alone-hint = The reason is published permanently, and all operators and administrators are notified.
publish-correction-about = The version keeps its number, and the earlier text keeps its permanent link. The registry adds a note with the date and the reason to Revision Information. Review the changes below: if the meaning changes, ask the registrant to request a new version instead.
publish-own-correction = You prepared the correction. Another operator must publish it.
publish-ready = The request is ready. The next page shows what will be published, including the public files, and who will be notified.
publish-own-preparation-html = You prepared the publication. Another operator must publish it. <a href="{ $href }">View what you prepared</a>
publish-prepared = { $by } prepared { $what }. A second operator must confirm by { $until }.
publish-prepared-over = { $by } prepared { $what }, but no second operator confirmed in time. Prepare the publication again.
publish-prepared-changed = { $by } prepared { $what }. Since then, { $since }. Prepare the publication again.
publish-other-requester = { $who }. The contacts in the registration have been notified
publish-overtaken = urn:{ $nid } is at version { $newest } now, and this request started from version { $base }. Use “Return to expert review” below, and the registrant can submit a revision that is based on version { $newest }
publish-do-register = Register urn:{ $nid } and publish
publish-status = The status “{ $status }” of urn:{ $nid }
publish-do-status = Change the status of urn:{ $nid } and publish
publish-void-over = The publication prepared by { $by } was not confirmed in time
publish-void-changed = Since { $by } prepared the publication, { $what }
publish-only-assigned = Only the operator assigned to this request can register it
publish-not-ready = The request must be ready to register, but is in state "{ $state }"
publish-register-request = Register { $number }
publish-new-informal = urn:{ $nid } (next free number), version { $version }

sending-continues = sending to this address continues
sending-paused = sending to this address is paused
undelivered-summary = { $count } emails could not be delivered ({ $why }); { $state }

redact-post = a post on the review list on { $number }
redact-history = text in the history on { $number }
redact-email = an incoming email
redact-revision = revision { $revision } of { $number }
redact-version = the text of urn:{ $nid }, version { $version }.{ $edition }
redact-comment = a comment on { $number }
redact-position = a position on { $number }
redact-sent-email = a sent email

redaction-reason = Reason (public; do not repeat the data)
redaction-removed = Name or text that must not remain
redaction-removed-hint = It is not stored. The next page lists where it still occurs in the request.
redaction-ask-about = The entire comment, revision or email at the URL is redacted. A notice with the type of data and your reason replaces it. This cannot be undone.
redaction-place-hint = For a comment or a history entry, copy the link of its date. For a version, use a URL such as …/gauge/1.0.
redaction-about = Two operators together can redact personal data that should not be in the public record. Copies of the text in comments, positions, emails and documents of the same request are removed too.
redaction-removed-missing = Enter the name or text, so that its other occurrences are found
redaction-done = The text was redacted. The name or text that you entered does not occur in any other text of the request.
redaction-left = The text was redacted. The name or text that you entered still occurs in these texts of the request. Request a redaction of each, or ask its author to retract it.
redaction-contact = contact details of a person
redaction-sensitive = sensitive data of a person
redaction-third-party = text by another person
redaction-name = the name of a person

refusal-registered-nid = Enter a registered namespace
refusal-no-live-account = There is no active account with this address
refusal-not-oneself = You cannot choose yourself
refusal-reason = Enter the reason
refusal-only-correction = Only a correction can be published without a review
refusal-only-its-operator = Only the operator assigned to this request can do this
refusal-only-operator = Only operators can do this
refusal-type-to-confirm = Type { $wanted } to confirm
refusal-you-decided = You decided on this request. Another operator must register it
refusal-you-reviewed = You reviewed this request. Another operator must register it
refusal-not-approved = The lead has not approved the current revision. Return the request to expert review
refusal-not-completed = The standards body has not requested completion of the current revision. Return the request to review
refusal-correction-no-review = Corrections do not need a review. Publish it, or ask the registrant to submit it as a new version
refusal-needs-specification = The fast track requires a specification. Ask the registrant to cite one (RFC 8141, 6.3 item 2)
refusal-choose-expert = Choose at least one expert
refusal-choose-from-experts = Choose experts from the list
refusal-type-number = Type the number that the preview shows, for example urn-10
refusal-another-number = { $typed } is not the next number, which is { $next }. Check the preview again, then type { $next } to confirm
refusal-defect = Describe the defect
refusal-act-register = register the namespace
refusal-act-send-back = return the request to review
refusal-act-correct = publish the correction
refusal-parameter = This page does not support the parameter "{ $name }"
refusal-nothing-corrected = The text is identical to the published text
refusal-newer-version = { $nid } is now at version { $now }, but this request is based on version { $base }. The registrant must update the request to the newer version first
refusal-cannot-correct = The text of { $nid } is not available in this registry, so it cannot be corrected. A new version can be registered
refusal-act-decide-appeal = record the outcome of the appeal
refusal-body-name = Enter the name of the body, { $most } characters or fewer on one line
refusal-body-source = Enter the decision of the IESG
refusal-body-listed = { $name } is already on the list
refusal-choose-body = Choose a body from the list
refusal-represents = { $name } already represents this body
refusal-body-end-reason = Enter the decision of the IESG. It will be public
refusal-not-fast-track = This request is not on the fast track
refusal-recognition-late = Recognition can only be requested before a decision
refusal-body-recognized = { $body } is already recognized
refusal-recognition = Enter the statement of the IESG, with its date
refusal-dispute-note = Enter the note. It will be public
refusal-on-hold-already = The request is already on hold
refusal-hold-fast-track = On the fast track, the body controls the time (RFC 8141, 6.3 item 3), so only a dispute or a court order puts a request on hold. Record the dispute first; after an earlier hold, record a new one
refusal-hold-reason = Enter the reason. It will be public
refusal-not-on-hold = The request is not on hold
refusal-import-database = The database rejected a record of this file. Nothing was changed. Report this as a bug, with the file
refusal-email-settled = This email is no longer waiting. Outcome: { $disposition }
refusal-email-handled = Another operator has already handled this email
refusal-settle-reason = Enter the reason why the emails need no further action
refusal-email-published = This email was published as a comment. Two operators can redact it
refusal-discard-reason = Enter the reason why the email is discarded
refusal-email-characters = The text of this email cannot be published unchanged: { $why }
refusal-email-empty = This email has no text that can be added to a request. Read the original email
refusal-close-reason-missing = Select why the request is closed
refusal-place-role = You take part in this request as a registrant or expert, so another operator must publish the email
refusal-no-request-number = A request with this number does not exist
refusal-mark-open-request = { $number } about urn:{ $nid } is open, so a requester is active for this namespace
refusal-mark-same = urn:{ $nid } is { $to } already
refusal-mark-reason = Enter the reason and the attempts to contact the registrant. They will be public
refusal-version-number = Enter the number of the version, or leave the field empty
refusal-content-changed = The content to be published has changed since you opened this page. Review it again before you publish it
refusal-one-publishes = Publishing does not require two operators here; { $so }
refusal-prepared = { $by } has already prepared the publication. Another operator can confirm it, or { $by } can cancel it
refusal-alone-correction-reason = Enter a reason. It will be public with the correction
refusal-not-prepared = No publication is prepared, or it has already been confirmed
refusal-preparation-over = the time to confirm has ended
refusal-preparation-changed = since then, { $what }
refusal-preparer-left = the operator who prepared it is no longer an operator
refusal-preparation-differs = { $prepared } was prepared, but the publication would now be { $now }, or another text. Prepare it again
refusal-cancel-preparation = Only { $by } can cancel their preparation. You can return the request to expert review, or ask them
refusal-alone-is-normal = publishing without a second operator is not an exception
refusal-alone-reason = Enter the reason why publication cannot wait for a second operator. It will be public
refusal-redaction-place = Paste the URL of a comment, a position, an event, a revision, an older version, or an email in the operator queue
refusal-redaction-current = This is the current revision of an open request. First ask the registrant to submit a revision without the data
refusal-redaction-reason = Enter a reason without repeating the data. It will be public
refusal-redaction-nothing = There is nothing at this URL that can be redacted
refusal-redaction-asked = Another operator has already requested this redaction
refusal-reserve-reason = Enter a reason of { $most } bytes or fewer. It will be public
refusal-reserved-already = { $nid } is already reserved
refusal-resolver-same = Nothing has changed. Change at least one field
refusal-own-preparation = You prepared the publication. A second operator must confirm it
refusal-role-too-new = This needs two persons who have had the role “{ $role }” for at least { $days } days
refusal-role-from-other = One of the two persons received the role “{ $role }” from the other. A person who was appointed by others must confirm
refusal-own-redaction = You requested this redaction. A second operator must confirm it
refusal-preparation-is-void = The prepared publication is no longer valid: { $why }. Prepare it again
refusal-no-usable-nid = The request has no usable NID
refusal-two-must-publish = Publishing requires two operators. Prepare the publication, and another operator must confirm it
refusal-already-registered = { $actor } already registered the namespace on { $at }. It was not registered again
refusal-email-not-stored = The text of this email is no longer stored. Write to the recipient
refusal-email-is-over = The email is not sent again: { $why }
refusal-cancel-notice = A notice to a contact of a namespace cannot be canceled
refusal-email-not-waiting = This email is no longer waiting
refusal-no-preparation = no preparation is necessary

request-proposed = (proposed: { $because })
request-conflict-waiver-asked = You declared a conflict of interest and requested a waiver. Until the lead grants it, you can read this request but cannot act on it.
request-conflict-declared = You declared a conflict of interest. You can read this request but cannot act on it.
request-comment-is-approved = The request is approved, so positions can no longer be recorded. To object, describe the defect in a comment. An operator can return the request to expert review until it is registered.
request-exceptional-about = Each action requires a reason, which is published in the history.
request-f-duplicate = Number of the request that remains open (duplicates only)
request-f-body = Body (standards body or fast track)
request-hold-hint = For a court order: the court, the date, the file number and the order.
request-body-answer = Record another answer from the body
request-body-asks = Body requests changes: return to the registrant
request-ask-iesg = Ask the IESG whether the body is recognized
request-body-not-recognized = The body is not on the list of recognized bodies.
request-recognition-yes = Yes: add the body to the list
request-recognition-no = No: continue with the procedure of RFC 8141, 6.2
request-appeal-rejected = The appeal is rejected: the decision remains in force
request-appeal-granted = The appeal is granted: a decided request returns to review; a registration is annotated
request-appeal-outcome-about = The IESG decides on the appeal. Its grounds: { $grounds }
request-procedure-undo-about = The previous procedure is restored: { $previous }. You can then change the procedure once more.
request-procedure-about = You can change the procedure once, before the decision.
request-dispute-about = The dispute is shown publicly. It has no other effect (RFC 8141, 5.1).
request-hold-fast-track = The request cannot be completed or registered until an operator ends the hold. Record the dispute or the court order first.
request-hold-about = The request cannot be approved or registered until an operator ends the hold. Nothing is due until then.
request-direction-with-report = The direction of { $body } comes with a copy of the expert review report (RFC 8141, 6.2).
request-direction-replace = Replace the direction of the body
request-sent-draft = Your review has been saved as a draft.
request-assigned = Assigned: { $names }.
request-close-about = The request remains readable, and everyone who works on it is notified. A duplicate and the other request link to each other. An operator can reopen it for 12 months.
request-close-about-same = { request-close-about } Requests for the same namespace ID: { $others }.
request-requester-unreachable = { $requester }. Emails to this address: { $why }
request-assigned-none = Assigned: none.
request-sent-review = Your review has been submitted.

resolver-id-hint = A short name in lowercase, for example nbn-fi
resolver-service-hint = I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N or I2Ns (RFC 2483)
resolver-query-hint = append, replace or keep (RFC 8141, section 2.3.2)
resolver-pattern-hint = A regular expression for the namespace-specific string
resolver-about = Each change has a public reason and remains in the history.
resolver-title = Resolvers for { $nid }
resolver-template-hint = Include {"{"}urn{"}"}, {"{"}nss{"}"} or {"{"}nid{"}"}, for example https://resolver.example/{"{"}+urn{"}"}
resolver-source = Documentation of the resolver
resolver-query = Documented query strategy (optional)
resolver-since = In operation since (optional)
resolver-note = Note for readers (optional)
resolver-pattern = Pattern for supported URNs (optional)

reviews-revision = revision { $text }, { $minutes } min
reviews-sections-changed = sections changed: { $changed }
reviews-positions-html = positions: { $positions } <span class="soft">open threads: { $threads }</span>

special-contacts = contacts have not accepted
special-name-conflict = name conflict
special-overdue = overdue
special-appeal = appeal
special-on-hold = on hold
special-account-closed = account closed

thing-original-email = The original email
thing-action = This action
thing-representative = This representative
thing-body = This body
thing-note = This note of yours
thing-publication-event = The event of the publication
thing-reservation = This reservation
thing-resolver-entry = This entry of the resolver directory
thing-publication = This publication
thing-address = This address

todo-start-intake-review = Start the intake review
todo-publish-correction = Review and publish the correction
todo-publish = Publish the approved text
todo-end-hold = Decide whether the hold ends
todo-confirm-publication = Review and confirm the publication as second operator
todo-review-incoming-emails = Review incoming emails that could not be assigned
todo-review-undelivered-emails = Review undelivered emails
todo-confirm-redaction = Confirm or reject a redaction
todo-assign-expert = Assign another expert
todo-record-appeal = Record the outcome of the appeal

recipients-team = the requester and collaborators
recipients-body = the standards body
recipients-others = others who follow the request
recipients-experts = the experts
recipients-operators = the operators

waiting-operator = All operator tasks
waiting-emails = { $count ->
    [one] { $count } email
   *[other] { $count } emails
}
waiting-no-lead = No lead for { $registry } namespaces

word-actions = Actions
word-add-a-body = Add a body
word-add-a-representative = Add a representative
word-add-body = Add body
word-add-entry = Add entry
word-add-note = Add note
word-add-representative = Add representative
word-add-to-a-request = Add to a request
word-addresses-with-undelivered-emails = Addresses with undelivered emails
word-annotations = Annotations
word-approved-revision = Approved revision
word-assessment = Assessment
word-assign-experts = Assign experts
word-assign-more-experts = Assign more experts
word-assigned-experts = Assigned experts
word-automatic-checks = Automatic checks
word-body-declines = Body declines
word-bounced = Bounced
word-cancel-preparation = Cancel preparation
word-canceled = Canceled
word-change-the-procedure = Change the procedure
word-changes-to-the-public-files = Changes to the public files
word-close-request = Close request
word-close-the-request = Close the request
word-confirm-and-publish-the-correction = Confirm and publish the correction
word-confirm-redaction = Confirm redaction
word-defect = Defect
word-discard-email = Discard email
word-edit-entry = Edit entry
word-emails = Emails
word-emails-to-review = Emails to review
word-end-entry = End entry
word-end-hold = End hold
word-end-reservation = End reservation
word-end-the-hold = End the hold
word-enter-the-note = Enter the note
word-entry-name = Entry name
word-escalated = Escalated
word-example-urn = Example URN
word-exceptional-actions = Exceptional actions
request-number-hint = For example R-2026-0017
word-has-not-replied-lower = has not replied
word-iesg-decision = IESG decision
word-iesg-statement-with-date = IESG statement, with date
word-incoming-email = Incoming email
word-incoming-emails = Incoming emails
word-is-the-body-recognized = Is the body recognized?
word-last-requested-by = Last requested by
word-mark-as-handled = Mark as handled
word-mark-email-as-handled = Mark email as handled
word-mark-selected-emails-as-handled = Mark selected emails as handled
word-name-conflict = Name conflict
word-next-action = Next action
word-no-due-date = No due date
word-no-findings = No findings.
word-not-published-lower = not published
word-number-name-or-person = Number, name or person
word-on-hold = On hold
word-on-the-list = On the list
word-open-threads = Open threads
word-operated-by = Operated by
word-original-email = Original email
word-outcome = Outcome
word-outgoing-emails = Outgoing emails
word-people-and-reports = People and reports
word-personal-data-lower = personal data
word-prepare-for-a-second-operator = Prepare for a second operator
word-preview-of-the-publication = Preview of the publication
word-preview-publication = Preview publication
word-private-notes-of-the-operators = Private notes of the operators
word-publish = Publish
word-publish-annotation = Publish annotation
word-publish-as-comment = Publish as comment
word-publish-the-correction = Publish the correction
word-publish-without-a-second-operator = Publish without a second operator
word-publish-without-second-operator = Publish without second operator
word-put-on-hold = Put on hold
word-put-the-request-on-hold = Put the request on hold
word-reasons-public = Reasons (public)
word-received = Received
word-recent-emails = Recent emails
word-recipient = Recipient
word-record-a-dispute-about-ownership = Record a dispute about ownership
word-record-answer = Record answer
word-record-decision = Record decision
word-record-decision-on-recognition = Record decision on recognition
word-record-dispute = Record dispute
word-record-outcome = Record outcome
word-redact-permanently = Redact permanently
word-redact-personal-data = Redact personal data
word-redacted = Redacted
word-redactions = Redactions
word-reject-redaction = Reject redaction
word-remove-body = Remove body
word-remove-email-from-request = Remove email from request
word-remove-from-request = Remove from request
word-remove-representative = Remove representative
word-removed-quotation-or-signature = Removed quotation or signature
word-repair-and-publish-as-comment = Repair and publish as comment
word-request-redaction = Request redaction
word-requested-by = Requested by
word-reserve-a-name = Reserve a namespace ID
word-reserve-name = Reserve namespace ID
word-return-to-expert-review = Return to expert review
word-return-to-incoming-emails = Return to incoming emails
word-review-again = Review again
word-save-entry = Save entry
word-search-and-other-pages = Search and other pages
word-select-an-assessment = Select an assessment
word-select-at-least-one-email = Select at least one email
select-body-answer = Select the body’s answer
select-iesg-answer = Select the IESG’s answer
select-status = Select the new status
select-outcome = Select the outcome
select-data-type = Select the type of data
word-sender = Sender
word-sent = Sent
word-show-everything = Show everything
word-show-open-threads-only = Show open threads only
word-specification-fast-track-only = Specification (fast track only)
word-start-the-review = Start the review
word-statement-public = Statement (public)
redaction-remaining = Remaining occurrences
word-subject-or-recipient = Subject or recipient
word-text-of-the-email = Text of the email
word-the-public-page = The public page
word-the-same-person-lower = the same person
word-threads = Threads
word-type-of-data = Type of data
word-type-of-result = Type of result
word-undelivered = Undelivered
word-under-appeal = Under appeal
word-undo-change = Undo change
word-undo-the-change-of-procedure = Undo the change of procedure
word-uri-template-rfc-6570 = URI template (RFC 6570)
word-url-of-the-data = URL of the data
word-visible-only-to-operators = Visible only to operators
word-waiting = Waiting
word-waiting-for-confirmation = Waiting for confirmation
word-website-optional = Website (optional)
request-f-close-reason = Why the request is closed

assigned-accepted = accepted
assigned-declined = declined
finding-turn-into-comment-html = Turn into comment<span class="vh">: { $message }</span>
import-not-in-sequence = Informal numbers are assigned in sequence, and this one is far above any that was assigned
list-act-of-html = { $act }<span class="vh"> of { $name }</span>
nav-operator = Operator queue
reserved-requests = Open requests for this namespace ID: { $open }. A reservation does not stop a request that was submitted before it.
reserved-about = Each reserved namespace ID has a public reason.
resolvers-edit = Edit the entries
work-next-confirm = confirm the publication
record-title = List record of urn:{ $nid }
record-about = The list, its files and the API show these values. Editing them does not change the registered text or its versions.
record-references = References
record-references-hint = One on each line: RFC 9999, an Internet-Draft, a URL followed by its label, or other text
record-registered-on = Registration date
record-registered-on-hint = A day or a month, for example 2027-01-04 or 2027-01
record-successor = Replaced by
record-successor-hint = The namespace ID, or empty
record-preview = Preview
record-publish = Publish record
record-empty = (empty)
record-value-changes = { $label }: { $old } becomes { $new }
record-changes = These lines of the public files change:
record-changes-none = No line of the public XML and text files changes.
message-title = Write to the registrant or the experts
message-about = The message is emailed, and its text is saved as a private note of the operators. The public history shows only who received it. No due date changes. Replies go to the operators.
message-to = To
message-to-registrant = The registrant and collaborators
message-to-experts = The experts who are assigned or recorded a position
message-text = Message
message-send = Send message
message-to-missing = Select the recipients
message-to-nobody = None of these recipients has an active account. Select other recipients
message-text-missing = Enter the message
message-note = Message to: { $to }

    { $text }
request-emails = { $count ->
        [one] One email about this request
       *[other] { $count } emails about this request
    }
request-email-to = to { $to }
request-email-waits = to { $to }, not sent yet
request-email-failed = to { $to }, not delivered
request-email-from = from { $from }: { $outcome }
publish-registrant-changes = The registrant changes from { $old } to { $new }.
inbox-publish-on-html = Publish on { $number }<span class="vh">: email { $nth }</span>
inbox-handled-html = Mark as handled<span class="vh">: email { $nth }</span>
