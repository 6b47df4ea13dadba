# The page of a draft.

task-saved = last saved { $time }
task-lede-sent = Your changes are saved and remain private until you submit a new revision.
task-asked-html = <span class="holder registrant">Action required</span>: answer the question.
task-correction-about = A correction does not change the version or the meaning. If the meaning changes, request a new version; your text is carried over.
task-make-version = Request a new version instead
task-preview = Preview the template
task-procedure = Procedure: { $procedure }
task-team = { $count } collaborators
task-team-alone = Invite collaborators
task-as-text = Save as text
task-as-email = Save as an email to send yourself
task-contacts = You are not known for this namespace, or your text names another registrant. After you submit, the contacts of the present version are asked by email whether they accept the change.
task-contacts-private = You are not known for this namespace. After you submit, the contacts of the present version are asked by email whether they accept the change. The request is private until one of them accepts it or an operator starts the review.

# The subject, procedure and state of a request.

draft-about-formal = a formal namespace
draft-about-informal = the next informal namespace
draft-about-revision = urn:{ $nid }, version { $version }
draft-about-correction = urn:{ $nid }, correction of version { $version }
draft-about-status = urn:{ $nid }, status { $status }
draft-about-page = { $number }: { $title }
draft-procedure-community = Community (RFC 8141, 6.2)
draft-procedure-standards = Standards body (RFC 8141, 6.2)
draft-procedure-fast-track = Fast track (RFC 8141, 6.3)
draft-state-draft = Draft
draft-state-intake = Validating request
draft-state-review = Expert review
draft-state-advisory = Advisory review
draft-state-with-requester = With requester
draft-state-ready = Ready to register
draft-state-registered = Registered
draft-state-declined = Declined
draft-state-withdrawn = Withdrawn
draft-state-with-body = With the standards body
draft-state-lapsed = Lapsed
draft-state-duplicate = Duplicate
draft-state-obsolete = Obsolete

# Saving, checking and sending.

draft-lede = Nothing is submitted until you select the button at the end.
draft-saved = Saved. You can leave and come back at any time.
draft-asks = { $who } asks: { $text }
draft-repaired = Repaired here, but not saved yet.
draft-send-new-about = The experts get the text above.
draft-send-too = Also submit the text above as a new revision
draft-save = Save
draft-save-check = Save and check
draft-save-answer = Save and send answer
draft-see-whole = View or delete the request
draft-public-page = Public page: comments, history,
    withdrawal
draft-newer = A newer version has been registered
draft-newer-about = This request is based on version { $base }. Version { $newest } has been registered since then.
    Read the new version, update your text, and use it as the new base.
draft-rebase = Use version { $version } as base
draft-stale = Saved in another window
draft-stale-differs = Differences
draft-stale-marks = Struck through: the saved text. Underlined: your text.
draft-stale-saved = Saved text
draft-stale-keep = Keep the saved text
draft-stale-typed = Your text: { $label }
draft-stale-save-mine = Save my text instead
draft-f-note = What did you change?
draft-f-answer = Your answer
draft-f-nid-remark-hint = The namespace ID. Remarks can follow on the next lines
draft-f-statement = Statement
draft-f-statement-hint = Why the status changes, and what users should do

# The procedure.

draft-procedure-lede = Most requests are decided by the designated experts. There are two exceptions (RFC 8141, 6.2 and 6.3).
draft-procedure-settled = The procedure of a submitted request is fixed. You can still specify the document for a fast-track request. An operator
    can change the procedure once.
draft-procedure-who = Who decides?
draft-procedure-experts-html = <strong>The designated experts.</strong> This is the usual procedure
draft-procedure-body-html = <strong>A standards body.</strong> For namespaces in a standard or a future standard. The experts report to the
    body
draft-procedure-fast-html = <strong>Fast track for a recognized body.</strong> The experts only give advice. <a href="/bodies">List of recognized
    bodies</a>
draft-procedure-f-body-hint = For example IESG, or the organization that requests the fast track
draft-procedure-f-specification-hint = Required on the fast track: title and number, or a URL (RFC 8141, 6.3 item 2)

# Repairs of characters.

draft-repair-title-needed = { $count ->
    [one] { $count } character must be repaired
   *[other] { $count } characters must be repaired
}
draft-repair-title = { $count ->
    [one] { $count } character looks like another one or is invisible
   *[other] { $count } characters look like others or are invisible
}
draft-repair-needed = Published texts must not contain control characters, characters that change the text direction, or unassigned
    code points.
draft-repair-others-stay = The other characters can remain.
draft-repair-may-stay = These characters are in rules or
    examples that programmers copy. They can remain.
draft-repair-becomes-html = { $place }: <code>{ $before }</code> becomes
    <code>{ $after }</code>
draft-repair-number = , repair { $number }
draft-repair-more = And { $count } more.
draft-repair-all = { $count ->
    [1] Repair it
   *[other] Repair all { $count }
}
draft-repair-place = { $field }, line { $line }, column { $column }
draft-repair-remove = Remove { $found } at line { $line }
draft-repair-break = Replace { $found } with a line break at line { $line }
draft-repair-blank = Replace { $found } with a space at line { $line }
draft-repair-write = Replace { $found } with { $text } at line { $line }

# Withdrawing or deleting.

draft-keep = Cancel
draft-withdraw-title = Withdraw { $number }?
draft-withdraw-lede = { $title }. The request will be closed. Everything that was submitted remains public.
draft-withdraw-lede-private = { $title }. The request will be closed. It remains private.
draft-delete-title = Delete { $number }?
draft-delete-lede = { $title }. This draft was never submitted. Deleting it permanently removes:
draft-delete-text = its text, with its rules
draft-delete-team = the work of { $names }, who will be notified
draft-delete-invitations = { $count ->
    [one] { $count } open invitation
   *[other] { $count } open invitations
}
draft-delete-emails = the stored emails about it
draft-delete-stays = The number of the draft is not used again, and the record shows that you created and deleted a draft. Backups of the database contain
    the draft until they are overwritten.
draft-delete = Delete permanently
