# The page that shows every email, in three languages where it is written in them.
mails-title = The emails this registry sends
mails-crumb = Emails
mails-lede-html = There are { $count } kinds. Here is each in its place in one made-up story: the Society of Lighthouse Keepers asks for
    <code>urn:lighthouse</code>.
mails-how = Each begins with what its reader does, and the link. If it can be answered, it says what an answer does and who reads it. It ends with why
    it came, who else was told, and how to stop it or why it always comes. All emails about a request are one thread in your mail program.
    Several news of one request, and the reminders of a day, leave as one email.
mails-choose = Choose which
    you get.
mails-fates = What may become of an email to us
mails-fates-all = { $fates }.
mails-sent = Sent when { $when }.
mails-goes = It goes to { $to }.
mails-at-screen = Leaves before all others.
mails-at-once = Leaves at once.
mails-together = Leaves after ten minutes, together with what else is new by then.
mails-daily = Leaves after ten minutes, with the other reminders; one email of them a day.
mails-last = Leaves after all others.
mails-stops = Can be stopped, with all of “{ $topic }”.
mails-list = Whoever reads the list leaves it at the list.
mails-always = Always comes.
mails-they-write = What they write
mails-its-fate = Its fate: { $fate }.
mails-answers = The registry writes:
mails-parts = Conversations
mails-before = Before: { $title }
mails-next = Next: { $title }
mails-fate = { $fate ->
    [waiting] waits to be published
    [to_confirm] waits for its sender to confirm it
    [commented] published as a comment
    [answered] published as an answer
    [withdrawn] withdrawn by its sender
    [held] waits for an operator
    [dropped] not published
    [bounced] says that an email of ours did not arrive
    [placed] put on a request by an operator
    [settled] settled by an operator
   *[discarded] discarded by an operator
}
mails-part = { $part ->
    [account] An account
    [review] From the first text to the registration
    [bodies] Standards bodies and the IESG
    [ends] Declined, appealed, withdrawn, lapsed, held
    [names] The same name, or the same request
    [registered] What is registered
    [desk] The work of every day
   *[answers] What becomes of an email to us
}
mails-story = { $part ->
    [account] Rita Lindgren opens an account for the Society of Lighthouse Keepers, and looks after it.
    [review] Rita asks for urn:lighthouse. Olga Novak takes the request in at the desk; Edda Berg and Sven Dahl review it; Lena Ortiz leads the experts and decides.
    [bodies] The same request goes another way: a standards body decides, or the International Association of Lighthouses asks for it on the fast track. Lars Holm is the liaison of the IESG.
    [ends] The same request ends without a registration, or is held up on its way.
    [names] Somebody else asks for urn:lighthouse too, in R-2026-0016: they mean lightships.
    [registered] urn:lighthouse is registered. It is corrected, handed on, deprecated; its contacts are asked whether it still holds.
    [desk] What comes to the operators, what is due or late, and the digest of a week.
   *[answers] Rita, and others, write to the registry. Every email that comes in has a row with its fate and its reason, and for a while its bytes. An operator reads all of them.
}
mails-way = { $way ->
    [comment] Rita Lindgren answers the comment of Edda Berg from her mail program
    [answer] Rita Lindgren answers the email with a question
    [stop] Rita Lindgren answers an email about the request
    [encrypted] Rita Lindgren answers in an encrypted email
    [held] The same, at the desk
    [notice] Olga Novak, an operator, answers the notice of a new request
    [list] Somebody writes about the request on the public review list
    [machine] The mail program of Sven Dahl answers by itself
    [bounce] A mail server says that the email with the question did not arrive
   *[old-list] Somebody writes to the former address of the list
}
mails-then = { $way ->
    [comment] It becomes a comment when its minutes are over. Until then she withdraws it, or publishes it at once. The quotation at its end is left out.
    [answer] It answers the question once she has confirmed it. After seven days without that the operators are told, and nothing is published.
    [stop] Emails about that request that only inform come no longer. Nothing is published.
    [encrypted] A person looks at it first. So it is with an email that has no words, is wrapped, passes on somebody else's email, reads as a note of absence, has characters that cannot be published, or names an expert who answers without a name.
    [held] The operators hear of it, once an hour at most. They put it on a request, write to whoever sent it, or discard it with a reason.
    [notice] Answers to notices of operators and leads are not meant for the public: an operator reads it, and nothing is published.
    [list] It is read beside the request, with its author as the list shows them. They need no account.
    [machine] No person wrote it: it is not published, and nobody is told.
    [bounce] It is noted at that email and at the address. After the third one sending there is paused. Whoever asked something waits for an answer that cannot come, so the operators are told.
   *[old-list] They are told the new address, once.
}
mails-to = { $kind ->
    [verify] you alone
    [account_exists] you alone
    [reset] you alone
    [elsewhere] you alone
    [address_new] this address
    [address_leaves] the former address; the new one gets another email
    [address_in_use] you alone
    [erasure_confirm] this address
    [erasure_received] whoever asked; the operators get another one
    [erasure_step] whoever asked
    [draft_deleted] its collaborators
    [security] you alone
    [new_device] you alone
    [email_waits] you alone
    [confirm_answer] you alone
    [not_published] you alone
    [stopped] you alone
    [old_list] you alone
    [invitation] you alone
    [received] the person who submitted the request; the operators get a separate email
    [to_list] the public review list
    [list_news] the public review list
    [assignment] the assigned experts
    [question] the registrant and collaborators
    [answered] the person who asked, and the experts or operators who act next
    [opened] the registrant and collaborators; the assigned experts get a separate email
    [your_turn] the new action holders
    [discuss] the registrant and collaborators
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
    [gathered] you alone; others got separate emails
    [report] the liaisons
    [reported] the registrant, collaborators and the operators; the liaisons get the report
    [directed] the registrant, collaborators and the assigned experts
    [body_answered] the registrant, collaborators and the assigned experts
    [recognition_asked] the liaisons
    [recognition_answered] the registrant and collaborators
    [completion_asked] the registrant, collaborators and the operators
    [concurrence] the assigned experts
    [declined] the registrant, collaborators, the experts, the lead and the operators
    [appeal] the leads, the operators, the collaborators and the experts of the request, and in the second stage the liaisons
    [appeal_decided] the appellant, the collaborators and the experts of the request
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
    [consent_asked] the experts of the registry
    [consented] the operators, the registrant and collaborators
    [corrected] the registrant and collaborators
    [status_notice] the public review list, the registrant and collaborators
    [status_mark] every contact listed in the registration, and the public review list
    [promise_asked] you alone
    [promise_silent] the operators
    [arrived] the operators; the requester gets a confirmation
    [erasure_waits] the operators; whoever asked gets a receipt
    [unreachable] the operators
    [desk_handed] the new assignee and the previous one
    [publication_waits] the other operators, one of whom confirms the publication
    [published_alone] every operator and administrator
    [held_mail] the operators
    [address_fails] the operators
    [reminder] the action holder
    [overdue] the action holder
    [escalation] the leads, then the operators, then the administrators
    [reminders] you alone; others got separate emails
   *[digest] each expert and operator, with their tasks
}
