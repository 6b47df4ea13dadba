# The tasks of a person, and what the person is waiting for.

waiting-title = Your tasks
waiting-nothing = You have no tasks. New tasks appear here, and we will email you.
waiting-can-html = You can <a href="/register/path">register a namespace</a>,
    <a href="/register/revise">propose a new version</a>, or <a href="/requests">read and comment on open requests</a>.
waiting-late = { $count ->
    [0] Sorted by due date.
    [one] One task is overdue. Sorted by due date.
   *[other] { $count } tasks are overdue. Sorted by due date.
}
waiting-about = Subject
waiting-asked = Task
waiting-since = Assigned
waiting-by = Due
waiting-do = Action
waiting-since-day = assigned
waiting-overdue-by = overdue,
    due
waiting-by-day = due
waiting-no-day = no due date
waiting-more = More tasks will appear as you complete these.
waiting-awaited = Waiting on others
waiting-hands = Action holder
task-words = { $task ->
    [finish_draft] Finish the draft and submit it
    [answer_question] Answer the question
    [answer_reviewers] Reply to the reviewers or submit a new revision
    [choose_name] Wait for the earlier request, choose another namespace ID or withdraw
    [assign_expert] Assign another expert
    [accept_namespace] Accept or decline the transfer
    [take_position] Record a position
    [advise] Record your advice
    [look_again] A new revision has been submitted: clear or retain your Discuss
    [concur] Agree or disagree to decline
    [consent] Consent to a substantive correction, or decline
    [report] Write the expert review report
    [decide_appeal] Decide on an appeal
    [decide_waiver] Decide on a waiver of a conflict of interest
    [take_in] Start the intake review
    [publish_correction] Review and publish the correction
    [publish] Publish the approved text
    [confirm_publication] Review and confirm the publication as second operator
    [read_emails] Review incoming emails that could not be assigned
    [mend_emails] Review undelivered emails
    [confirm_redaction] Confirm or reject a redaction
    [answer_claim] Confirm or reject a request about your namespace
    [complete] Request completion when the work is done
    [direct] Send the direction of your body
    [confirm_direction] Confirm the direction of the standards body
    [appoint_lead] Appoint a lead
   *[decide] Decide
}
task-button = { $task ->
    [finish_draft] Continue
    [answer_question] Answer
    [answer_reviewers] Reply
    [choose_name] Choose
    [assign_expert] Assign
    [accept_namespace] Review
    [take_position] Review
    [advise] Review
    [look_again] Review and decide
    [concur] Review and decide
    [consent] Review and decide
    [report] Write report
    [decide_appeal] Decide
    [decide_waiver] Decide
    [take_in] Start review
    [publish_correction] Review and publish
    [publish] Review and publish
    [confirm_publication] Review and confirm
    [read_emails] Review
    [mend_emails] Review
    [confirm_redaction] Review and confirm
    [answer_claim] Review and answer
    [complete] Open
    [direct] Open
    [confirm_direction] Review and confirm
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
waiting-reviews = All requests under review
waiting-desk = All operator tasks
waiting-emails = { $count ->
    [one] { $count } email
   *[other] { $count } emails
}
waiting-no-lead = No lead for { $registry } namespaces

