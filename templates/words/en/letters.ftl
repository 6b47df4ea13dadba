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
    [verify] somebody opens an account
    [account_exists] somebody opens an account with an address that has one
    [reset] somebody asks for a new password
    [elsewhere] somebody signs in at another provider and gives this address
    [address_new] somebody wants this address for their account
    [address_leaves] somebody wants another address for their account
    [address_in_use] somebody wants an address for their account that another account has
    [address_help] somebody says that nobody reads their old address any more
    [merge_asked] somebody says that this account and theirs belong to the same person
    [merge_own] somebody who is signed in to an account wants to merge it with another one
    [erasure_confirm] somebody without an account asks for erasure, with this address
    [erasure_received] a request for erasure has come to the operators
    [erasure_step] a request for erasure goes on, or is answered
    [draft_deleted] the owner of a draft deletes it
    [security] the password, the roles, the second factor or the tokens of an account change
    [new_device] somebody signs in from a browser that was not used for the account before
    [email_waits] a comment comes in by email
    [confirm_answer] the registrant answers a question by email (T4)
    [not_published] an email comes in that cannot be published, and the address it came to shows who wrote it
    [stopped] somebody answers an email about a request with nothing but "stop" or its kin
    [old_list] somebody writes to the address of the former discussion list, once to each (RFC 8141, 7.3)
    [invitation] a registrant invites somebody to work on a request
    [to_list] the review is opened (T2)
    [list_news] a text, a decision or a registration is new, at once; comments and positions, once a day together
    [assignment] an expert is asked to review (T2, and later)
    [question] somebody asks the registrant (T3)
    [your_turn] an act makes it your turn, and no other email of the act says so
    [discuss] an expert takes the position to discuss it first
    [decision_needed] all positions are in, or the review period is over
    [waiver] an expert with a conflict asks for a waiver
    [assignment_declined] an expert declines an assignment
    [sent_back] an operator sends an approved request back (T13)
    [report] the lead reports to the standards body (T7)
    [recognition_asked] an operator asks whether a body is recognised
    [completion_asked] the requesting body asks for completion (T11)
    [concurrence] the lead proposes to decline (T10)
    [appeal] anybody concerned appeals against a decision
    [lapse_warning] the registrant was silent for 14, 30, 60, 83 days
    [hold_waits] an operator puts a court order on file
    [contended] a second request for a NID is submitted
    [authority_asked] somebody not known for a namespace sends a request about it (T1)
    [change_notice] a change of a registered namespace is asked for; for another registrant, when its review is opened
    [heir_asked] the review of a registrant change is opened
    [consent_asked] a correction that changes what the text says is sent
    [status_mark] operators mark the status of a namespace whose registrant is gone, or what was registered in error, confirm it or drop it
    [promise_asked] an operator invites a contact, and once a year if they confirmed before
    [promise_silent] a contact that confirmed before has not answered for 60 days
    [address_silent] an address did not answer three times, a week apart (NIDREG_PROBE)
    [small_change] a change of a resolver, of a part or of a registry of 2012 is asked for
    [arrived] a request is submitted (T1)
    [erasure_waits] somebody asks for erasure of what is held about them
    [unreachable] the registrant is asked and every account that works on the request is closed
    [desk_handed] an operator gives a request to a colleague, takes it over, or gives it back for somebody
    [publication_waits] publishing takes two operators, and one of them prepares it (T12, E1)
    [published_alone] publishing takes two operators, and one of them publishes alone in an emergency
    [held_mail] an email comes in that is not published; one an hour tells of all of them
    [address_fails] a question does not arrive, and when sending to an address is paused after the third email that does not
    [deputy_named] somebody who will be away names a deputy
    [deputy_changed] a deputy declines, or no longer stands in for somebody, or not on the same days
   *[recognition_answered] the answer on recognition is recorded
}
