# The pages with an example of every email, localized where the email is.
mails-title = Emails of this registry
mails-crumb = Emails
mails-lede-html = This registry sends { $count } kinds of email. This page links to an example of each. The examples are from one fictional scenario: the Society of Lighthouse Keepers requests
    <code>urn:lighthouse</code>.
mails-how = Each email starts with what you need to do and a link. If you can reply to the email, it states what a reply does and who can read it. At the end, the email states why
    you received it, who else was notified, and how to stop such emails or why they are always sent. All emails about a request form one thread in your email program.
    Several updates on one request, and the reminders of a day, are combined into one email.
mails-choose = Choose which emails you get.
mails-fates = Outcomes of emails to this registry
mails-fates-all = { $fates }.
mails-sent = Sent when: { $when }.
mails-goes = Recipients: { $to }.
mails-at-screen = Sent before all other emails.
mails-at-once = Sent immediately.
mails-together = Sent after ten minutes, together with other updates.
mails-daily = Sent after ten minutes, together with other reminders; at most once a day.
mails-last = Sent after all other emails.
mails-stops = You can stop these emails, together with all emails in “{ $topic }”.
mails-list = Subscribers can unsubscribe from the list itself.
mails-always = Always sent.
mails-they-write = Incoming email
mails-its-fate = Outcome: { $fate }.
mails-answers = The registry replies:
mails-parts = Conversations
mails-before = Previous: { $title }
mails-next = Next: { $title }
mails-fate = { $fate ->
    [waiting] waiting for publication
    [to_confirm] waiting for confirmation by its sender
    [commented] published as a comment
    [answered] published as a reply
    [withdrawn] withdrawn by its sender
    [held] waiting for an operator
    [dropped] not published
    [bounced] reports that an email of this registry could not be delivered
    [placed] added to a request by an operator
    [settled] handled by an operator
   *[discarded] discarded by an operator
}
mails-part = { $part ->
    [account] Accounts
    [review] From the first revision to the registration
    [bodies] Standards bodies and the IESG
    [ends] Requests without a registration
    [names] Name conflicts and duplicates
    [registered] Registered namespaces
    [desk] Daily work of the operators
   *[answers] Emails to this registry
}
mails-story = { $part ->
    [account] Rita Lindgren creates an account for the Society of Lighthouse Keepers and maintains it.
    [review] Rita requests urn:lighthouse. Olga Novak, an operator, validates the request. Edda Berg and Sven Dahl review it. Lena Ortiz, the lead of the experts, decides.
    [bodies] The same request follows another procedure: a standards body decides, or the International Association of Lighthouses requests the namespace on the fast track. Lars Holm is the liaison of the IESG.
    [ends] The same request is closed without a registration, or is put on hold.
    [names] Another requester also requests urn:lighthouse, in R-2026-0016, for lightships.
    [registered] urn:lighthouse is registered. Later the registration is corrected, transferred and deprecated, and its contacts are asked to confirm the registration details.
    [desk] New tasks for the operators, tasks that are due or overdue, and the weekly digest.
   *[answers] Rita and other people write to the registry. The registry records each incoming email with its outcome and the reason, and stores the email itself for a limited time. An operator can read all of them.
}
mails-way = { $way ->
    [comment] Reply to a comment
    [answer] Reply to a question
    [position] Position in reply to an assignment
    [stop] Reply that stops emails
    [encrypted] Encrypted reply
    [held] Encrypted reply in the operator queue
    [notice] Reply to a notification of operators
    [list] Email to the public review list
    [machine] Automatic reply
    [bounce] Report of an undelivered email
   *[old-list] Email to the former address of the list
}
mails-then = { $way ->
    [comment] The email is published as a comment after a few minutes. Until then, Rita can withdraw the comment or publish it immediately. The quoted text at the end is removed.
    [answer] The email is recorded as a reply to the question when Rita has confirmed it. If she does not confirm it within seven days, the operators are notified and nothing is published.
    [position] Edda confirms the position on the page linked in the receipt. Only then is it recorded, on the revision that the email was about. The position is refused if a newer revision has been submitted. If she does not confirm it within seven days, the operators are notified.
    [stop] Informational emails about this request are no longer sent to Rita. Nothing is published.
    [encrypted] An operator reviews the email first. The same applies if an email has no text, is encapsulated, forwards another person’s email, looks like an out-of-office reply, contains characters that cannot be published, or contains the name of an anonymous expert.
    [held] The operators are notified, at most once an hour. They add the email to a request, write to its sender, or discard it with a reason.
    [notice] Replies to notifications of operators and leads are not published. An operator reads them.
    [list] The email is shown on the page of the request, with its author as shown by the list. The author does not need an account.
    [machine] The email was sent by a program. It is not published and no notification is sent.
    [bounce] The report is recorded with the undelivered email and the address. After three reports, sending to the address is paused. The operators are notified, because no reply to the question can be expected.
   *[old-list] The sender is informed of the new address, once.
}
mails-to = { $kind ->
    [verify] you only
    [account_exists] you only
    [reset] you only
    [elsewhere] you only
    [address_new] this address
    [address_leaves] the former address; the new one gets another email
    [address_in_use] you only
    [erasure_confirm] the address entered
    [name_invited] you only
    [erasure_answered] the requester
    [draft_deleted] its collaborators
    [security] you only
    [new_device] you only
    [email_waits] you only
    [confirm_answer] you only
    [confirm_position] you only
    [not_published] you only
    [stopped] you only
    [old_list] you only
    [invitation] you only
    [received] the person who submitted the request; the operators get a separate email
    [to_list] the public review list
    [list_news] the public review list
    [list_reply] the public review list
    [assignment] the assigned experts
    [question] the registrant and collaborators
    [answered] the person who asked, and the experts or operators who act next
    [opened] the registrant and collaborators; the assigned experts get a separate email
    [your_turn] the new action holders
    [discuss] the registrant and collaborators
    [followed] the followers of the request
    [new_snapshot] the experts who were assigned or recorded a position
    [comment] the registrant and collaborators or, when the registrant commented, the assigned experts
    [comment_struck] the registrant and collaborators or, when the registrant commented, the assigned experts
    [decision_needed] the leads
    [approved] the registrant, collaborators, the experts and the operators
    [waiver] the leads
    [conflict_taken_back] the leads and the operators
    [assignment_declined] the operators
    [sent_back] the experts who were assigned or recorded a position, the registrant and collaborators
    [track_changed] the registrant, collaborators and the assigned experts
    [registered] the registrant, collaborators and the assigned experts
    [gathered] you only; others received separate emails
    [report] the liaisons
    [reported] the registrant, collaborators and the operators; the liaisons get the report
    [directed] the registrant, collaborators and the assigned experts
    [body_answered] the registrant, collaborators and the assigned experts; the operators, if a liaison sent a document
    [recognition_asked] the liaisons
    [recognition_answered] the registrant and collaborators
    [completion_asked] the registrant, collaborators and the operators
    [concurrence] the assigned experts
    [declined] the registrant, collaborators, the experts, the lead and the operators
    [appeal] the leads, the operators, the collaborators and the experts of the request, and in the second stage the liaisons
    [appeal_decided] the appellant, the collaborators and the experts of the request
    [reconsidered] the appellant and, if the registration is upheld, the collaborators and the experts of the request
    [withdrawn] the assigned experts and the operators
    [lapse_warning] the registrant and collaborators
    [lapsed] the registrant and collaborators
    [goes_on] the registrant, collaborators, the experts and the operators
    [hold_waits] the other operators, one of whom confirms or retracts the order
    [hold] the registrant, collaborators and the leads
    [paper_struck] the registrant and collaborators
    [contended] the registrants of both requests and the assigned experts
    [room_note] the registrants of all requests for the name
    [contention_settled] the registrants of all requests for the name
    [duplicate] the registrants, collaborators and experts of both requests
    [duplicate_taken_back] the registrants, collaborators and experts of both requests
    [authority_asked] every contact listed in the registration
    [authority_answered] the requester, collaborators and the operators
    [change_notice] every contact listed in the registration
    [heir_asked] the address of the new registrant; the contacts of the namespace get a notice
    [accepted] the registrant, collaborators and the operators
    [transfer_declined] the registrant, collaborators and the operators
    [consent_asked] the experts of the registry
    [consented] the operators, the registrant and collaborators
    [corrected] the registrant and collaborators
    [status_notice] the public review list, the registrant and collaborators
    [status_mark] every contact listed in the registration, and the public review list
    [promise_asked] you only
    [promise_silent] the operators
    [arrived] the operators; the requester gets a confirmation
    [erasure_waits] the operators
    [unreachable] the operators
    [publication_waits] the other operators, one of whom confirms the publication
    [published_alone] every operator and administrator
    [held_mail] the operators
    [address_fails] the operators
    [reminder] the assigned expert only
    [overdue] the action holder
    [escalation] the leads, then the operators, then the administrators
    [reminders] you only; others received separate emails
   *[digest] each expert and operator, with their tasks
}
