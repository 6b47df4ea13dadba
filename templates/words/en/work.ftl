# Requests in tables: action holder, waiting time and next step.

holder-experts = Experts
holder-nobody = No one
holder-is-registrant = Waiting for the registrant.
holder-is-experts = Waiting for the experts.
holder-is-operators = Waiting for the operators.
holder-is-nobody = No action required.
holder-is-yours = Action required.
holder-is-another = Waiting for another operator.

work-what = Subject
work-action-holder = Waiting for
work-waits = Waiting time
work-open = Open requests
work-found = Search results
work-yours = Your requests
work-for-body = Waiting for your body
work-new-formal = New formal namespace
work-new-informal = New informal namespace
work-revision = New version
work-next-draft = finish the draft
work-next-correction = review and publish the correction
work-next-intake = start the intake review
work-next-complete = confirm that the request is complete
work-next-answers = reply to the experts
work-next-answers-late = { $count ->
        [one] reply to the experts; the position of an expert is also overdue
       *[other] reply to the experts; the positions of { $count } experts are also overdue
    }
work-next-positions = record positions
work-next-text = reply or submit a new revision
work-next-directs = send a direction
work-next-publish = publish the approved text
work-next-hold = decide whether the hold ends
work-short = less than an hour

work-days = { $count ->
    [0] today
    [one] { $count } day
   *[other] { $count } days
}
work-days-long = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
work-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
