# Email preferences.

letters-title = Email preferences
letters-saved = Your preferences have been saved.
letters-to = Emails are sent to { $email }.
letters-by-link = You can change these settings without signing in because you followed a link from your email.
letters-all = All requests
letters-when = Sent when: { $when }
letters-single = Individual requests
letters-one = To stop the emails about one request, follow the link at the end of one of these emails.
letters-save = Save preferences
letters-own-words = Examples of all emails
letters-always = Emails that are always sent
letters-topic = { $topic ->
    [discussion] Discussion: comments on requests
    [texts] Revisions: new revisions of requests, and replies to questions
    [progress] Progress: decisions, withdrawals, holds and changes of procedure
    [registrations] Registrations: new versions, corrections and status changes
    [followed] Followed requests: activity on requests that you follow
    [reminders] Reminders: due soon or overdue
   *[digest] Weekly digest
}
letters-why = { $why ->
    [asks] emails that require an action: questions, reviews, decisions, and the warning before a request lapses
    [account] emails about your account: address, password, second factor, roles and new browsers
    [wrote] confirmations of emails that you sent to us
    [duty] tasks in the operator queue, if you are an operator
    [contact] emails about a namespace whose registration lists your address as a contact
   *[given] invitations sent by other people
}
letters-kind = { $kind ->
    [reminder] a task is due soon or today
    [overdue] a task is overdue
    [escalation] reminders had no effect, or an assigned expert is away
    [reminders] several reminders are due to the same person; at most once a day
    [digest] a week has passed in which there was activity
    [answered] the registrant replies
    [followed] there is activity on a request that someone follows
    [new_snapshot] the registrant submits a new revision
    [room_note] someone comments on a name conflict
    [comment] someone comments, or an expert submits a review
    [comment_struck] someone retracts their own comment after others could read it
    [corrected] an operator publishes a correction
    [status_notice] a change of status is registered
    [registered] a request is registered
    [authority_answered] a published contact confirms or rejects a request about the namespace
    [accepted] the new registrant accepts
    [transfer_declined] the new registrant declines
    [consented] an operator or an expert consents to a correction
    [received] a request is submitted
    [opened] the review is opened
    [approved] the lead approves
    [conflict_taken_back] an expert withdraws a declared conflict of interest
    [track_changed] an operator changes the procedure
    [gathered] several emails about one request are due to the same person at about the same time
    [contention_settled] a name conflict is resolved
    [duplicate] an operator closes a request as a duplicate
    [duplicate_taken_back] an operator reinstates a request that was closed as a duplicate
    [declined] a second expert agrees to decline
    [appeal_decided] the decision on an appeal is recorded
    [reconsidered] a request that was reopened by a granted appeal is decided again
    [withdrawn] the registrant withdraws a submitted request
    [lapsed] the registrant has not replied for 90 days
    [goes_on] a withdrawn or lapsed request is reinstated
    [hold] a court order is recorded, confirmed, retracted or lifted
    [paper_struck] an operator retracts a document that was recorded in error
    [reported] the lead reports to the standards body
    [directed] the body's direction and a copy of the report are recorded
    [body_answered] the standards body requests changes or declines, or its liaison sends the direction or a copy of the report
    [verify] someone creates an account
    [account_exists] someone tries to create an account with an address that has one
    [reset] someone requests a new password
    [elsewhere] someone signs in with another provider and enters this address
    [address_new] someone requests this address for their account
    [address_leaves] the address of an account was changed
    [address_in_use] someone requests a change of email address to an address that already has an account
    [erasure_confirm] someone without an account requests erasure with this address
    [name_invited] an operator invites the users of an unregistered namespace to register it
    [erasure_answered] a request for erasure is answered
    [draft_deleted] the owner of a draft deletes it
    [security] the password, roles, second factor or tokens of an account change
    [new_device] someone signs in from a browser that has not been used with the account
    [email_waits] a comment arrives by email
    [confirm_answer] the registrant answers a question by email
    [confirm_position] an expert sends a position in reply to an email
    [not_published] an incoming email cannot be published and its recipient address identifies the sender
    [stopped] someone replies to an email about a request with only "stop" or a similar word
    [old_list] someone writes to the former discussion list, once for each sender (RFC 8141, 7.3)
    [invitation] a registrant invites someone to collaborate on a request
    [to_list] the review is opened
    [list_news] there is a new revision, decision or registration (immediately), or there are new comments or positions (once a day)
    [list_reply] someone replies to a post on the review list
    [assignment] an expert is assigned
    [question] someone asks the registrant a question
    [your_turn] an action makes someone the action holder and no other email about it is sent
    [discuss] an expert records a Discuss
    [decision_needed] all positions are recorded, or the review period has ended
    [waiver] an expert with a conflict of interest requests a waiver
    [assignment_declined] an expert declines an assignment
    [sent_back] an operator returns an approved request to review
    [report] the lead reports to the standards body
    [recognition_asked] an operator asks whether a body is recognized
    [completion_asked] the standards body requests completion
    [concurrence] the lead proposes to decline
    [appeal] anyone concerned appeals a decision
    [lapse_warning] the registrant has not replied for 14, 30, 60 or 83 days
    [hold_waits] an operator records a court order
    [contended] a second request for a NID is submitted
    [authority_asked] someone who is not a known contact of a namespace submits a request about it
    [change_notice] a change to a registered namespace is requested or, for a change of registrant, when its review starts
    [heir_asked] the review of a change of registrant starts
    [consent_asked] a correction that changes the substance of a text is submitted
    [status_mark] operators annotate a namespace whose registrant no longer exists or that was registered in error, or confirm or remove the annotation, and when a registration is reconsidered after an appeal
    [promise_asked] an operator invites a contact to confirm the registration, and once a year if they confirmed before
    [promise_silent] a contact who confirmed before has not replied for 60 days
    [arrived] a request is submitted
    [erasure_waits] someone requests erasure of their personal data
    [unreachable] the registrant is asked a question but the accounts of all collaborators are closed
    [publication_waits] publishing takes two operators, and one of them prepares it
    [published_alone] publishing requires two operators, and one of them publishes without the other in an emergency
    [held_mail] an incoming email is not published; at most once an hour
    [address_fails] a question is not delivered, or sending to an address is paused after three undelivered emails
   *[recognition_answered] the decision on recognition is recorded
}
