# The page of one request.
request-question = Question to you
request-work = Edit the text
request-decision-page = Full decision with positions and discussion
request-draft-private = Only you and your collaborators can see this page.
request-so-far = Elapsed: { $time }
request-in-all = Total time: { $time }
request-registered-version = Registered version
request-next-html = Next request: <a href="{ $href }">{ $what }</a>
request-comment = Comment
request-send-comment = Post comment
request-report = Expert review report
request-rules = Machine-readable syntax
request-note = Summary of changes by the registrant:
request-your-draft = Your draft
request-revision-digest-html = SHA-256 digest of the bytes of <a href="/requests/{ $number }/revisions/{ $text }.txt">the text as submitted</a> (UTF-8): <code>{ $fingerprint }</code>
request-file-html = This request as a single file: <a href="/requests/{ $number }.json">JSON</a>
request-history-newest = Latest event
request-history-none-html = No events match “{ $text }”. <a href="{ $href }">Show all</a>
request-delete-about = This draft was never submitted. Deleting it permanently removes everything you wrote.
request-withdraw = Withdraw
request-take-part = Participate
request-list = Comment on the public review list: { $list }.
request-follow-start = Follow by email
request-follows = You are following this request. You receive an email when there is new activity.
request-follow-anyway = You are involved in this request and receive emails about it.
request-follow-sign-in-html = <a href="/sign-in?next=/requests/{ $number }">Sign in</a> to follow this request by email.
unfollow-title = Stop following a request
unfollow-lede = { $email } receives an email when there is new activity on { $number } ({ $title }).
unfollow-done = { $email } no longer receives emails about { $number } ({ $title }) as a follower.
unfollow-request = Open { $number }
request-condition = { $condition ->
    [name_conflict] Name conflict
    [escalated] Escalated
    [under_appeal] Under appeal
   *[on_hold] On hold
}
request-earlier-rivals = { $others } requested urn:{ $nid } earlier and continues. This request cannot be approved or registered while it is open. It can continue with another namespace ID.
request-later-rivals = urn:{ $nid } is also requested in { $others }. This request was first and continues.
request-waits-position = { $expert } holds a Discuss on revision { $text }: changes are required before approval
request-waits-threads = { $count ->
    [one] One thread needs a reply or a new revision
   *[other] { $count } threads need a reply or a new revision
}
request-sent-answer = Your answer was sent by email to the person who asked and to the action holders. It is public, under “Questions and answers”.
request-sent-revision = Your new revision was sent by email to everyone who acts on this request. It is public.
request-sent-comment = Your comment is public. Everyone involved gets an email.
request-sent-list = Your reply is public. It is emailed to the review list.
request-sent-discussion = The experts discuss the request until { $day }.
request-sent-operators = The operators continue by { $day }.
request-next-correction = The operators review and publish the correction, usually within two business days.
request-next-corrected = Done. The corrected version and the earlier one have permanent links.
request-next-draft = The draft is private. Submit it when it is ready.
request-next-intake = The operators check whether the request is complete and start the expert review, usually within two business days.
request-next-advice = The review list and the experts give advice. The standards body decides when the request is ready and requests completion (RFC 8141, 6.3).
request-next-asked-back = { $reader ->
    [registrant] The experts are waiting for your reply to a thread below or to a Discuss. Reply there or submit a new revision. The review continues in the meantime.
   *[other] The experts are waiting for a reply to a thread below or to a Discuss. The registrant replies there or submits a new revision. The review continues in the meantime.
}
request-next-asked-back-late = { request-next-asked-back } { $count ->
        [one] The position of an assigned expert is also overdue.
       *[other] The positions of { $count } assigned experts are also overdue.
    }
request-next-standards = The experts comment and record positions. Then their lead reports to the standards body, which decides (RFC 8141, 6.2).
request-next-review = The experts comment and record positions. Then their lead decides. Anyone may comment on the review list.
request-next-answer = Waiting for the registrant to reply or submit a new revision.{ $until ->
    [none] {""}
   *[other] {" "}Without a reply, the request lapses on { $until }.
}
request-next-body = The standards body has the report. The namespace is registered once the body’s direction and a copy of the report are recorded (RFC 8141, 6.2).
request-next-hold = The request is on hold. The operators decide when the hold ends; nothing is due until then.
request-next-ready = The operators register the namespace, usually within two business days.
request-next-status = Done. The namespace has its new status. Existing URNs remain valid.
request-next-registered = Done. The version has a permanent link.
request-next-declined = { $reader ->
    [registrant] You can submit a new request.
   *[other] The registrant can submit a new request.
}
request-may-appeal = Anyone affected can appeal to the IESG until { $until }.
request-appeal-outcome = On { $date }, the IESG { $granted ->
    [yes] granted
   *[no] rejected
} the appeal: { $reasons }
request-next-withdrawn = The registrant withdrew the request and can reopen it within 12 months.
request-next-lapsed = The request received no reply in time. The registrant can reopen it within 12 months.
request-next-duplicate = Closed as a duplicate of another request.
request-next-obsolete = Closed by the operators because it is no longer needed.
request-contacts-unknown = The requester is not known for this namespace. The contacts of the present version have been asked whether they accept the change{ $until }.
request-contacts-registrant = The text names another registrant. The contacts of the present version have been asked whether they accept the change{ $until }.
request-contacts-until = {" "}and can answer until { $day }, before the change can be published without them
request-contacts-objected = A contact of the present version objected on { $day }. The change is not published until the objection is answered.
request-fact-decided-by = Decided by
request-fact-not-named = not specified yet
request-fact-from = Based on
request-fact-source = Source repository, as given by the requester
request-fact-at-commit = at commit { $commit }
request-fact-duplicate = Duplicate of
request-fact-rival = Also requested in
request-rename = Choose another namespace ID
request-rename-about = Your request continues with another namespace ID. Another request keeps the present one.
request-rename-button = Use this namespace ID
request-f-wish = Namespace ID
request-appeal = Appeal
request-appeal-about = Anyone affected can appeal to the IESG. Your appeal will be public. Submit it by { $until }.
request-appeal-button = Submit appeal
request-f-grounds = Grounds for appeal
request-reopen = Reopen request
request-reopen-about = The request continues with its number, discussion and positions. If others requested the namespace ID meanwhile, theirs come first. You can reopen it until { $until }.
request-reopen-button = Reopen
request-decline-proposed = The lead of the experts proposes to decline this request. It is declined if a second expert agrees. The reasons are in the history.
request-private = This request is private: only the requester, the operators, the experts and the contacts of the present version can read it until a contact accepts it or the review starts.
request-direction = Direction of the standards body
request-direction-about = You act for the standards body. The namespace can be registered once the direction of { $body } and its copy of the expert review report are on record. Both are public (RFC 8141, 6.2). The operators check them.
request-direction-button = Record direction
request-f-direction = Direction, with sender and date
request-f-report-copy = Copy of the expert review report, as you received it
request-leave-fast-track = Leave the fast track
request-leave-fast-track-about = The fast track is at the option of { $body }, which you represent (RFC 8141, 6.3). In another procedure, an expert’s
    Discuss can block the request.
request-leave-fast-track-button = Change procedure
request-f-other-procedure = New procedure
request-f-procedure-reason = Reason (public)
request-complete = Completion
request-complete-about = You act for { $body }. The advice of the experts is shown below. The body alone decides which advice to follow and when the request is ready (RFC 8141, 6.3).
request-complete-button = Request registration
team-title = Collaborators on { $number }
team-people = Collaborators
team-owner = { $name } (owner)
team-leave = Leave
team-remove-html = Remove<span
    class="vh"> { $name }</span>
team-invited = { $email }, invited
team-uninvite-html = Withdraw the invitation<span class="vh"> of
    { $email }</span>
team-invite-title = Invite a collaborator
team-invite-about = Collaborators can edit the text, reply and submit revisions. Only you can invite and remove collaborators. People who collaborate on the text cannot review it
    later.
team-invite = Invite
team-f-email-hint = The invitation is sent by email and is valid for 14 days
team-join-title = Collaborate on { $number }
team-join-lede = You are invited to collaborate on this request: { $title }.
team-join-about = You will be able to see and edit the draft, and you will get the emails about it. You can leave at any time.
team-join = Accept invitation
