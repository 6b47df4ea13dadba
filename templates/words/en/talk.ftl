# What was said of a request: threads, positions, what happened, and the decision.
talk-list = The review list
talk-list-label = What was said on the review list
talk-from-list = from the list
talk-request = The request
talk-position = A position
talk-nobody = nobody
talk-label = Thread on { $about } by { $by }
talk-position-quote = { $expert }: { $stance }. { $reasons }
talk-stance = { $stance ->
    [approve] Approve
    [no_objection] No objection
   *[discuss] Discuss
}
talk-role = { $role ->
    [registrant] registrant
    [expert] expert
    [lead] lead
    [operator] operator
    [representative] representative
    [clock] clock
    [conflicted] expert in conflict
    [person] person
   *[public] public
}
talk-all = The whole request
talk-resolved = resolved
talk-done = done, says the registrant
talk-open = open
talk-line = { $about }, { $by }:
talk-on-text = on text { $text }
talk-gone = The text this refers to has changed.
talk-by-email = { $role }, by email
talk-archive = in its archive
talk-struck-own = struck by its author
talk-struck = struck
talk-suggested = Suggested wording:
talk-use-html = Use this wording<span class="vh"> for { $about }</span>
talk-unread = Nobody has read it yet. Its email leaves at { $until }, if you do not take it back before.
talk-take-back-html = Take it back<span class="vh">: your comment in { $label }</span>
talk-strike-html = Strike it<span class="vh">: your comment in { $label }</span>
talk-why = Why; it is published
talk-stays = It stays readable, crossed out, with your reason.
talk-answer-html = Answer<span class="vh"> { $label }</span>
talk-mark-done-html = Mark as done<span class="vh">: { $label }</span>
talk-open-again-html = Open again<span class="vh">: { $label }</span>
talk-resolve-html = Resolve<span class="vh">: { $label }</span>
talk-next-html = Next open<span class="vh"> after { $label }</span>
talk-reply-html = Answer<span class="vh">: { $label }</span>
talk-your-answer = Your answer
talk-send-html = Send the answer<span class="vh">: { $label }</span>
talk-in-discussion = (in the discussion)
talk-count-resolved = { $count } resolved
talk-count-open = { $count } open
talk-none-open = none open
talk-earlier = { $count } earlier events
talk-advice = Advice of the experts
talk-positions = Positions
talk-advice-about = On the fast track it does not hold the registration up (RFC 8141, 6.3).
talk-holds = open: it holds the decision up
talk-outdated = outdated: the text has changed
talk-left = treat as non-blocking: this expert left
talk-lead-answered = The lead answered:
talk-merged-html = Merged into this request: <a href="{ $href }">{ $number }</a>. What was said there stays there.
talk-merged-said-html = Merged into this request: <a href="{ $href }">{ $number }</a>, with { $threads }. What was said there stays there.
talk-thread-resolved = 1 thread, resolved
talk-thread-open = 1 open thread
talk-threads = { $all } threads, { $open } of them open
talk-discussion = Discussion
talk-colon = {": "}
decision-by = Decided by
decision-on = On
decision-about = About
decision-text = Text { $text }
decision-reasons = Reasons
decision-cite = The reasons cite:
decision-title = Decision on { $number }
decision-eyebrow = Decision
decision-open = { $count ->
    [0] No thread was left open.
    [one] One thread was left open.
   *[other] { $count } threads were left open.
}
decision-what = { $act ->
    [approved] Approved by the designated experts
    [declined] Declined by the designated experts
    [reported] Reported to the standards body, which decides
    [directed] To be registered, by direction of the standards body
    [body_declined] Declined by the standards body
    [completion_asked] Completed on the fast track, by the body that asks
    [called_duplicate] Ended as a duplicate
    [lapsed] Lapsed
    [withdrawn] Withdrawn
   *[corrected] Published as a correction
}
decision-by-lead-acting = { $lead }, acting lead of the experts for { $away }, and { $second }, who concurred
decision-by-lead = { $lead }, lead of the experts, and { $second }, who concurred
decision-by-acting = { $name }, acting lead for { $away }
decision-by-clock = nobody: the time ran out
decision-by-role = { $name }, { $role }
decision-rfc = RFC { $rfc }{ $year }
decision-rfc-obsoleted = RFC { $rfc }{ $year }, obsoleted by { $by }
decision-rfc-and = { $first } and { $next }
decision-rfc-newer = RFC { $rfc } (newer than the list kept here)
decision-rfc-never = RFC { $rfc } (there is none)
consent-heading = Consent
consent-about = This correction changes what the published text says. Two operators, the one who publishes it included, and an expert have
    to consent.
consent-grounds = The registrant’s grounds:
consent-office = { $office ->
    [operator] operator
   *[expert] expert
}
consent-missing = It can be published when { $missing }.
consent-back = Take your consent back
consent-back-button = Take it back
consent-give = Consent to the correction
consent-give-button = Consent
consent-as-operator = You consent as an operator. Another operator publishes it, when an expert consents as well.
consent-as-expert = You consent as an expert, to exactly this text. Two operators have to consent as well.
consent-f-reason = Reason, published
consent-f-reason-why = Why this may be corrected without a new version; published with your name
