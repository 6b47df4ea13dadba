# What waits for somebody, and what they wait for.

waiting-title = What waits for you
waiting-nothing = Nothing. Whatever is asked of you appears here, and we write to you.
waiting-can-html = You can <a href="/register/path">register a namespace</a>,
    <a href="/register/revise">revise one</a>, or <a href="/requests">read what is under review</a> and comment on it.
waiting-late = { $count ->
    [0] What is due first stands first.
    [one] One is overdue. What is due first stands first.
   *[other] { $count } are overdue. What is due first stands first.
}
waiting-about = About
waiting-asked = What is asked
waiting-since = Since
waiting-by = By
waiting-do = Do it
waiting-since-day = since
waiting-overdue-by = overdue,
    by
waiting-by-day = by
waiting-no-day = no day set
waiting-more = More waits than this page shows; it appears here as you finish these.
waiting-awaited = What you wait for
waiting-hands = In whose hands
task-words = { $task ->
    [finish_draft] Finish the draft and submit it
    [answer_question] Answer the question
    [answer_reviewers] Answer the reviewers, or send a new text
    [settle_name] Another request wants the same name: agree, rename, or withdraw
    [accept_namespace] Become its registrant, if you want to
    [decide_below] Decide on a small change below your register
    [take_position] Take a position
    [advise] Give your advice
    [look_again] A new text is there: clear your Discuss, or keep it
    [concur] Concur in declining it, or not
    [consent] Consent to a correction of substance, or not
    [report] Report to the standards body
    [decide_appeal] Decide on an appeal
    [decide_waiver] Waive a conflict of interest, or not
    [take_in] Take it in
    [publish_correction] Look at the correction and publish it
    [publish] Publish what was approved
    [confirm_publication] Look at what was prepared and publish it, as the second operator
    [confirm_order] Confirm a court order, or drop it
    [read_emails] Read the emails that were not placed
    [mend_emails] Look at the emails that did not leave
    [decide_small] Decide on small changes
    [confirm_mark] Confirm a mark, or drop it
    [confirm_redaction] Confirm a redaction, or drop it
    [answer_erasure] Answer a request for erasure
    [answer_claim] Say whether somebody speaks for your namespace
    [confirm_promises] Confirm what is promised of your namespace, if it still holds
    [complete] Ask for completion when the work is done
    [direct] Send the direction of your body
    [confirm_address] Confirm a new address in place of the old one
    [appoint_lead] Appoint a lead
   *[decide] Decide
}
task-button = { $task ->
    [finish_draft] Go on writing
    [answer_question] Answer
    [answer_reviewers] Answer
    [settle_name] Settle it
    [accept_namespace] Look at it
    [decide_below] Decide
    [take_position] Review
    [advise] Review
    [look_again] Look and decide
    [concur] Look and decide
    [consent] Look and decide
    [report] Write the report
    [decide_appeal] Decide
    [decide_waiver] Decide
    [take_in] Take it in
    [publish_correction] Look and publish
    [publish] Look and publish
    [confirm_publication] Look and confirm
    [confirm_order] Look and confirm
    [read_emails] Read
    [mend_emails] Look
    [decide_small] Decide
    [confirm_mark] Look and confirm
    [confirm_redaction] Look and confirm
    [answer_erasure] Look and answer
    [answer_claim] Look and answer
    [confirm_promises] Look and confirm
    [complete] Open
    [direct] Open
    [confirm_address] Look and confirm
    [appoint_lead] Appoint
   *[decide] Decide
}
waiting-with = { $with ->
    [operators] operators
    [experts] experts
    [body] standards body
   *[registrant] registrant
}
waiting-about-request = { $kind } · { $number }
waiting-reviews = Everything under review
waiting-desk = The whole desk
waiting-emails = { $count ->
    [one] { $count } email
   *[other] { $count } emails
}
waiting-erasure = A request for erasure
waiting-address = The address of { $name }
waiting-no-lead = No lead for { $registry } namespaces
waiting-small = { $count ->
    [one] { $count } small change
   *[other] { $count } small changes
}
waiting-mark-status = urn:{ $nid }: is { $status ->
    [active] active
    [deprecated] deprecated
   *[obsolete] obsolete
}
waiting-mark-error = urn:{ $nid }: { $version ->
    [0] {""}
   *[other] (version { $version }){" "}
}was registered in error
waiting-mark-not-error = urn:{ $nid }: { $version ->
    [0] {""}
   *[other] (version { $version }){" "}
}was not registered in error
