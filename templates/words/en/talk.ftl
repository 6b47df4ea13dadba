# The discussion of a request: threads, positions, events and the decision.
talk-list = Review list
talk-list-label = Posts on the review list
talk-from-list = from the list
talk-list-reply-html = Reply on the list<span class="vh"> to { $author }</span>
talk-list-send-html = Send to the list<span class="vh">: your reply to { $author }</span>
talk-list-hint = Public. Your reply to this post is emailed to the review list and shown here.
talk-list-title = Reply on the review list
talk-questions = Questions and answers
talk-question-by = { $by } asked, { $at }
talk-answer-by = { $by } answered, { $at }
talk-question-open = Not answered yet.
talk-request = The request
talk-position = Position
talk-nobody = no one
talk-label = Thread on { $about } by { $by }
talk-position-quote = { $expert }: { $position }. { $reasons }
talk-position-kind = { $position ->
    [approve] Approve
    [no_objection] No objection
   *[discuss] Discuss
}
talk-person = { $name } ({ $role })
talk-role = { $role ->
    [registrant] registrant
    [expert] expert
    [lead] lead
    [operator] operator
    [representative] representative
    [liaison] liaison
    [contact] listed in the registration
    [clock] System
    [conflicted] expert with a conflict of interest
    [affected] affected party
    [person] person
   *[public] member of the public
}
talk-all = Whole request
talk-resolved = resolved
talk-done = marked as addressed by registrant
talk-done-unsent = marked as addressed by registrant, not in a submitted revision yet
talk-applied = applied in revision { $text }
talk-open = open
talk-line = { $about }, { $by }:
talk-on-text = on revision { $text }
talk-gone = The passage this comment refers to has changed.
talk-by-email = { $role }, by email
talk-archive = in the list archive
talk-struck-own = retracted by its author
talk-suggested = Suggested change:
talk-use-html = Apply suggestion<span class="vh"> for { $about }</span>
talk-strike-html = Retract<span class="vh">: your comment in { $label }</span>
talk-retract-reason = Reason (public; the comment stays readable, crossed out)
talk-retract = Retract
talk-save-html = Save reply<span class="vh">: { $label }</span>
talk-suggest-html = Suggest a change<span class="vh">: { $label }</span>
talk-mark-done-html = Mark as addressed<span class="vh">: { $label }</span>
talk-open-again-html = Reopen<span class="vh">: { $label }</span>
talk-resolve-html = Resolve<span class="vh">: { $label }</span>
talk-next-html = Next open<span class="vh"> after { $label }</span>
talk-reply-html = Reply<span class="vh">: { $label }</span>
talk-your-answer = Your reply
talk-send-html = Post reply<span class="vh">: { $label }</span>
talk-in-discussion = (in the discussion)
talk-count-resolved = { $count } resolved
talk-count-open = { $count } open
talk-none-open = none open
talk-earlier = { $count } earlier events
talk-advice = Advice of the experts
talk-positions = Positions
talk-earlier-positions = { $count ->
    [one] 1 earlier position
   *[other] { $count } earlier positions
}
talk-advice-about = On the fast track, the experts’ advice does not block registration (RFC 8141, 6.3).
talk-holds = open: blocks approval
talk-outdated = outdated: a newer revision has been submitted
talk-left = no longer a designated expert
talk-lead-answered = Response of the lead:
talk-merged-html = Merged into this request: <a href="{ $href }">{ $number }</a>. Its discussion remains on its own page.
talk-merged-said-html = Merged into this request: <a href="{ $href }">{ $number }</a>, with { $threads }. Its discussion remains on its own page.
talk-thread-resolved = 1 thread, resolved
talk-thread-open = 1 open thread
talk-threads = { $all } threads, { $open } of them open
talk-colon = {": "}
decision-by = Decided by
decision-on = Date
decision-about = Subject
decision-text = Revision { $text }
decision-reasons = Reasons
decision-cite = Cited in the reasons:
decision-title = Decision on { $number }
decision-eyebrow = Decision
decision-open = { $count ->
    [0] No threads were open.
    [one] One thread was open.
   *[other] { $count } threads were open.
}
decision-discussion = Discussion
decision-discussion-day = Day { $day } of { $days }; scheduled until { $date }
decision-discussion-ended = { $days } days, ended { $date }
decision-positions = Positions at the time of the decision
decision-objection = open objection
decision-threads = Open threads at the time of the decision
decision-record = This page shows what was stored with the decision. Later changes do not alter it. SHA-256 digest of the bytes of the stored record (UTF-8), which the JSON file of the request contains as record_text:
decision-record-hidden = This page shows what was stored with the decision. The record as stored and its digest are not public, because it refers to a redacted revision.
decision-digest = SHA-256 digest of the bytes of the text as submitted (UTF-8)
decision-all = All decisions on this request
decision-appeals = Appeals
decision-request = Request and discussion
decision-overturned = Overturned on appeal on { $date }.
decision-reopened = Not in force since { $date }: the request was reopened.
decision-sent-back = Not in force since { $date }: the operators returned the request to expert review.
decision-revised = Not in force since { $date }: a new revision was submitted.
decision-what = { $act ->
    [approved] Approved by the designated experts
    [declined] Declined by the designated experts
    [reported] Reported to the standards body, which decides
    [directed] To be registered by direction of the standards body
    [body_declined] Declined by the standards body
    [completion_asked] Completed on the fast track by the standards body
    [closed] Closed
    [appeal_rejected] Appeal rejected
    [appeal_granted] Appeal granted
    [status_changed] Status of the namespace changed
   *[corrected] Published as a correction
}
decision-by-lead = { $lead }, lead of the experts, and { $second }, who agreed
decision-by-clock = System (deadline passed)
decision-by-role = { $name }, { $role }
decision-rfc = RFC { $rfc }{ $year }
decision-rfc-obsoleted = RFC { $rfc }{ $year }, obsoleted by { $by }
decision-rfc-and = { $first } and { $next }
decision-rfc-newer = RFC { $rfc } (newer than the RFC list of this program)
decision-rfc-never = RFC { $rfc } (does not exist)
