# The tasks of a person, and what the person is waiting for.

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
waiting-overdue-by = overdue since
waiting-by-day = due
waiting-no-day = no due date
waiting-more = More tasks will appear as you complete these.
waiting-awaited = Waiting on others
waiting-hands = Action holder
todo-finish-draft = Finish the draft and submit it
todo-answer-question = Answer the question
todo-answer-experts = Reply to the experts or submit a new revision
todo-choose-name = Wait for the earlier request, choose another namespace ID or withdraw
todo-answer-notice = Accept a change of your namespace, or object to it
todo-complete = Request completion when the work is done
todo-direct = Send the direction of your body
button-continue = Continue
button-reply = Reply
button-choose = Choose
button-review = Review
button-review-and-answer = Review and answer
button-open = Open
waiting-with = { $with ->
    [operators] operators
    [experts] experts
    [body] standards body
   *[registrant] registrant
}
waiting-about-request = { $kind } · { $number }
