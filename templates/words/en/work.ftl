# Requests in tables: whose turn it is, how long they wait, what comes next.

turn-registrant = Registrant
turn-experts = Experts
turn-operators = Operators
turn-standards-body = Standards body
turn-requesting-body = Requesting body
turn-nobody = Nobody
turn-is-registrant = It is the registrant’s turn.
turn-is-experts = It is the experts’ turn.
turn-is-operators = It is the operators’ turn.
turn-is-standards-body = It is the standards body’s turn.
turn-is-requesting-body = It is the requesting body’s turn.
turn-is-nobody = It is nobody’s turn.
turn-is-yours = It is your turn.
turn-is-another = It is the turn of another operator.

work-request = Request
work-what = What
work-turn = Turn
work-waits = Waits
work-next = Next
work-requests = Requests
work-discussed = Requests under discussion
work-open = Open requests
work-found = Found
work-contending = The contending requests
work-yours = Your requests
work-for-body = Waiting for your body
work-new-formal = New formal namespace
work-new-informal = New informal namespace
work-revision = Revision
work-correction = Correction
work-registrant-change = Registrant change
work-status-change = Status change
work-next-draft = finishes the draft
work-next-correction = look at it and publish it
work-next-intake = take it in
work-next-complete = says when it is complete
work-next-answers = answers what reviewers said
work-next-positions = take positions
work-next-text = answers, or sends a new text
work-next-directs = gives directions
work-next-publish = publish what was approved
work-next-confirm = confirm the publication
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
