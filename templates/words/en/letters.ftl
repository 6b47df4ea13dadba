# Which emails somebody gets.

letters-title = Which emails you get
letters-saved = Your choice is saved.
letters-to = They go to { $email }.
letters-by-link = Nobody has to sign in to choose: this link came with an email to you.
letters-all = On all requests
letters-when = When { $when }
letters-single = On single requests
letters-one = To stop the emails of one request, follow the link at the end of one of
    them.
letters-save = Save
letters-own-words = Every email, in its own words
letters-always = What always comes
letters-topic = { $topic ->
    [discussion] Discussion: comments on requests
    [texts] Texts: new texts of requests, and answers to questions
    [progress] Progress: what was decided, withdrawn, held or sent elsewhere
    [registrations] Registrations: what was registered or corrected, and its status
    [reminders] Reminders: what is due soon, or late
   *[digest] The weekly digest
}
letters-why = { $why ->
    [asks] what asks something of you: questions, reviews, decisions, and the warning before a request lapses
    [account] what is about your account: its address, its password, its second factor, its roles, new browsers
    [wrote] receipts of emails that you wrote to us
    [duty] what waits at the desk, when you are an operator
    [contact] what is about a namespace whose registered text names your address
   *[given] an invitation that somebody sends you
}
letters-kind = { $kind ->
    [reminder] something is due soon, or today
    [overdue] something is late
    [escalation] reminders did not help, or an expert who was asked is away
    [reminders] several reminders are due to the same person: they become this one, at most one a day
    [digest] once a week, when something changed
    [answered] the registrant answers (T4)
    [new_snapshot] the registrant sends a new text (T5)
    [room_note] somebody writes on the page of requests for the same name
    [comment] somebody comments, or an expert sends a review
    [comment_struck] somebody strikes a comment of their own that others have read
    [corrected] an operator publishes a correction
    [status_notice] a change of status is registered
    [small_change_decided] a change of a resolver, of a part or of a registry of 2012 is granted or declined
    [registered] a request is registered (T12)
    [authority_answered] a published contact says whether whoever asks speaks for the namespace
    [accepted] the new registrant accepts
    [consented] an operator or an expert consents to a correction
    [received] a request is submitted (T1)
    [opened] the review is opened (T2)
    [approved] the lead approves (T6)
    [conflict_taken_back] an expert takes back a conflict of interest they declared
    [track_changed] an operator changes the track
    [gathered] several of the emails that can wait are due to the same person about the same request: they become this one
    [contention_settled] it is recorded which request keeps a name
    [duplicate] an operator calls a request a duplicate (T16)
    [duplicate_taken_back] an operator takes back that a request is a duplicate (E3)
    [declined] a second expert concurs in declining (T10)
    [appeal_decided] the decision on an appeal is recorded
    [withdrawn] the registrant withdraws a submitted request (T14)
    [lapsed] the registrant was silent for 90 days (T15)
    [goes_on] it is taken back that a request was withdrawn or lapsed (E4)
    [hold] a court order is filed, confirmed or dropped, or ends
    [paper_struck] an operator strikes a paper that was filed in error
    [reported] the lead reports to the standards body (T7)
    [directed] the body's direction and a copy of the report are on file (T8)
    [body_answered] the standards body asks for changes or declines (T9)
   *[recognition_answered] the answer on recognition is recorded
}
