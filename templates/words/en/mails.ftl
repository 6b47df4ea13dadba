# The recipients of each kind of email, as stated at its end.
mails-to = { $kind ->
    [verify] you only
    [account_exists] you only
    [reset] you only
    [oidc_join] you only
    [address_new] this address
    [address_leaves] the former address; the new one gets another email
    [address_in_use] you only
    [draft_deleted] its collaborators
    [security] you only
    [new_device] you only
    [failed_sign_ins] you only
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
    [action_required] the new action holders
    [discuss] the registrant and collaborators
    [followed] the followers of the request
    [new_revision] the experts who were assigned or recorded a position
    [comment] the registrant and collaborators or, when the registrant commented, the assigned experts
    [retracted] the registrant and collaborators or, when the registrant commented, the assigned experts
    [decision_needed] the leads
    [approved] the registrant, collaborators, the experts and the operators
    [waiver] the leads
    [conflict_taken_back] the leads and the operators
    [assignment_declined] the operators
    [sent_back] the experts who were assigned or recorded a position, the registrant and collaborators
    [procedure_changed] the registrant, collaborators and the assigned experts
    [registered] the registrant, collaborators and the assigned experts
    [report] the liaisons
    [reported] the registrant, collaborators and the operators; the liaisons get the report
    [directed] the registrant, collaborators and the assigned experts
    [body_answered] the registrant, collaborators and the assigned experts
    [recognition_asked] the liaisons
    [recognition_answered] the registrant and collaborators
    [completion_asked] the registrant, collaborators and the operators
    [concurrence] the assigned experts
    [declined] the registrant, collaborators, the experts, the lead and the operators
    [appeal] the leads, the operators, the collaborators and the experts of the request, and the liaisons
    [appeal_decided] the appellant, the collaborators and the experts of the request
    [closed] everyone who works on the request; for a duplicate, the registrants and experts of both requests
    [lapse_warning] the registrant and collaborators
    [reopened] everyone who works on the request; for a duplicate, the registrants and experts of both requests
    [operator_message] the registrant and collaborators, or the experts who are assigned or recorded a position
    [hold] the registrant, collaborators and the leads and operators
    [name_conflict] the registrants of both requests and the assigned experts
    [name_conflict_ended] the registrants of the other requests for the namespace ID
    [change_notice] every contact listed in the registration
    [corrected] the registrant and collaborators
    [status_notice] the public review list, the registrant and collaborators
    [status_mark] every contact listed in the registration, and the public review list
    [contact_asked] you only
    [contact_answered] the registrant, collaborators, the leads and the operators
    [arrived] the operators; the requester gets a confirmation
    [unreachable] the operators
    [publication_waits] the other operators, one of whom confirms the publication
    [published_alone] every operator and administrator
    [held_mail] the operators
    [address_fails] the operators
    [reminder] the assigned expert only
    [overdue] the action holder
   *[escalation] the leads, then the operators, then the administrators
}
