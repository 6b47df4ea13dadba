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
    [address_new] this address; the old one gets another one
    [address_leaves] the address that the account has; the new one gets another one
    [address_in_use] you alone
    [address_help] the administrators; the old address gets another one
    [merge_asked] this address; the other account gets another one
    [merge_own] the address of the account from which it was asked; the other one gets another one
    [erasure_confirm] this address
    [erasure_received] whoever asked; the operators get another one
    [erasure_step] whoever asked
    [draft_deleted] those who worked on it
    [security] you alone
    [new_device] you alone
    [email_waits] you alone
    [confirm_answer] you alone
    [not_published] you alone
    [stopped] you alone
    [old_list] you alone
    [invitation] you alone
    [received] the person who sent the request; the operators get another one
    [to_list] the public review list
    [list_news] the public review list
    [assignment] the experts who are asked
    [question] the registrant and who works with them
    [answered] who asked, and the experts or the operators, whoever has the request next
    [opened] the registrant and who works with them; the experts who are asked get another one
    [your_turn] everybody whose turn it is now
    [discuss] the registrant and who works with them
    [new_snapshot] the experts who were asked or took a position
    [comment] the registrant and who works with them, or, when the registrant commented, the experts asked
    [comment_struck] the registrant and who works with them, or, when the registrant commented, the experts asked
    [decision_needed] the leads
    [approved] the registrant, who works with them, the experts and the operators
    [waiver] the leads
    [conflict_taken_back] the leads and the operators
    [assignment_declined] the operators
    [sent_back] the experts who were asked or took a position, the registrant and who works with them
    [track_changed] the registrant, who works with them, and the experts asked
    [registered] the registrant, who works with them, and the experts asked
    [gathered] you alone; each of these reached others in an email of their own
    [report] the liaisons
    [reported] the registrant, who works with them, and the operators; the liaisons get the report
    [directed] the registrant, who works with them, and the experts asked
    [body_answered] the registrant, who works with them, and the experts asked
    [recognition_asked] the liaisons
    [recognition_answered] the registrant and who works with them
    [completion_asked] the registrant, who works with them, and the operators
    [concurrence] the experts asked
    [declined] the registrant, who works with them, the experts, the lead and the operators
    [appeal] the leads, the operators, who works on the request and its experts; for the second stage the liaisons too
    [appeal_decided] who appealed, who works on the request, and its experts
    [withdrawn] the experts asked and the operators
    [lapse_warning] the registrant and who works with them
    [lapsed] the registrant and who works with them
    [goes_on] the registrant, who works with them, the experts and the operators
    [hold_waits] the other operators: one of them confirms it or drops it
    [hold] the registrant, who works with them, and the leads
    [paper_struck] the registrant and who works with them
    [contended] the registrants of both, and the experts asked
    [room_note] the registrants of all requests for the name
    [contention_settled] the registrants of all requests for the name
    [duplicate] the registrants of both, who works with them, and the experts of both
    [duplicate_taken_back] the registrants of both, who works with them, and the experts of both
    [authority_asked] every contact that the registered text names
    [authority_answered] who asks, who works with them, and the operators
    [change_notice] every contact that the registered text names
    [heir_asked] the address of the new registrant; the contacts of the namespace get a notice
    [accepted] the registrant, who works with them, and the operators
    [consent_asked] the experts of the registry
    [consented] the operators, the registrant and who works with them
    [corrected] the registrant and who works with them
    [status_notice] the public review list, the registrant and who works with them
    [status_mark] every contact that the registered text names, and the public review list
    [promise_asked] you alone
    [promise_silent] the operators
    [address_silent] every contact of the namespace that confirmed before
    [small_change] everybody who can decide it
    [small_change_decided] whoever asked for it
    [arrived] the operators; whoever sent the request gets a receipt
    [erasure_waits] the operators; whoever asked gets a receipt
    [unreachable] the operators
    [desk_handed] the operator whose request it is now, and the one whose it was
    [publication_waits] the other operators: one of them confirms it
    [published_alone] every operator and administrator
    [held_mail] the operators
    [address_fails] the operators
    [deputy_named] the deputy
    [deputy_changed] the deputy, or whoever named them
    [reminder] whoever it waits for
    [overdue] whoever it waits for
    [escalation] the leads, then the operators, then the administrators
    [reminders] you alone; each of these reached others in an email of their own
   *[digest] each expert and operator, with what waits for them
}
