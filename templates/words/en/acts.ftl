# Events in the history, after the name of the person.

acts-words = { $act ->
    [account_opened] opened an account
    [account_asked_again] tried to create an account that already exists
    [verify_link_sent] was sent a link to verify the address
    [address_verified] verified the address
    [signed_in] signed in
    [signed_out] signed out
    [session_ended] ended a session
    [sessions_ended] ended all sessions of an account
    [reset_link_sent] was sent a link to choose a new password
    [password_changed] changed the password
    [roles_changed] changed the roles
    [roles_asked] requested a role; another administrator must confirm it
    [roles_rejected] rejected a requested role
    [account_shut] suspended the account
    [account_closed] closed the account
    [name_changed] changed their name
    [address_change_asked] requested a change of email address
    [address_change_ended] canceled a change of email address
    [address_changed] changed the email address
    [address_change_undone] undid a change of email address
    [data_taken] downloaded a copy of their data
    [account_reopened] reactivated the account
    [token_made] created a token
    [token_ended] revoked a token
    [elsewhere_linked] linked an external sign-in
    [elsewhere_ended] removed an external sign-in
    [elsewhere_link_sent] was sent a link to continue an external sign-in
    [second_factor_set] set up a second factor
    [second_factor_removed] removed the second factor
    [second_factor_reset_asked] asked another administrator to reset a second factor
    [second_factor_reset] reset the second factor
    [recovery_codes_made] created new recovery codes
    [recovery_code_used] used a recovery code
    [new_device] reported a sign-in from a new browser
    [failed_sign_ins] reported many failed sign-ins
    [identity_confirmed] confirmed their identity
    [first_admin_link_made] created the link for the first administrator
    [key_made] created a new registry key; the old key remains valid
    [key_dropped] removed the old registry key
    [imported] imported a snapshot of the IANA registry
    [import_undone] undid an import
    [registry_loaded] loaded the IANA registry
    [went_on_from_copy] restored the registry from a backup after a disaster
    [draft_started] started a draft
    [draft_saved] saved the draft
    [draft_deleted] deleted the draft
    [member_invited] invited a collaborator
    [invitation_ended] withdrew an invitation
    [member_joined] joined as a collaborator
    [member_left] left the request
    [became_version] changed the correction to a new version
    [corrected] published a correction
    [rebased] used the newest registered version as the base
    [submitted] submitted the request
    [review_opened] started the review
    [experts_asked] assigned more experts
    [assignment_declined] declined the assignment
    [assignment_taken_up] resumed the assignment
    [asked] requested information from the requester
    [answered] replied
    [answer_to_confirm] was asked to confirm an answer sent by email
    [snapshot_sent] submitted a new revision
    [commented] commented
    [commented_by_mail] commented by email
    [comment_struck] retracted a comment
    [review_sent] submitted a review
    [position_taken] recorded a position
    [discuss_answered] responded to a Discuss
    [thread_done] marked a thread as addressed
    [thread_resolved] resolved a thread
    [thread_reopened] reopened a thread
    [suggestion_used] applied a suggestion
    [disclosed] declared no conflict of interest
    [conflict_declared] declared a conflict of interest
    [waiver_asked] declared a conflict of interest and requested a waiver
    [conflict_waived] waived a conflict of interest
    [authority_confirmed] recorded evidence that the requester is authorized to act for the namespace
    [authority_vouched] confirmed the request, using the link sent to the published contact
    [authority_denied] rejected the request, using the link sent to the published contact
    [approved] approved the request
    [decline_proposed] proposed to decline the request
    [declined] agreed to decline; the request is declined
    [reported] sent the expert report to the standards body
    [paper_filed] added a document to the record
    [paper_struck] retracted a document that was recorded in error
    [directed] recorded the direction of the standards body
    [body_asked] recorded that the standards body requests changes
    [body_declined] recorded that the standards body declined
    [recognition_asked] asked the IESG whether the body is recognized
    [recognised] recorded that the IESG recognizes the body
    [recognition_refused] recorded that the IESG does not recognize the body; the request continues with community review
    [specification_named] identified the document
    [completion_asked] requested completion
    [track_changed] changed the procedure
    [sent_back] returned the request to expert review
    [withdrawn] withdrew the request
    [lapsed] closed the request as lapsed
    [called_duplicate] closed the request as a duplicate
    [duplicate_taken_back] reinstated a request closed as a duplicate
    [end_taken_back] reinstated the request
    [track_taken_back] reversed the change of procedure
    [disclosure_taken_back] withdrew a declared conflict of interest
    [reopened] reopened the request
    [name_conflict] reported a name conflict with another request
    [renamed] chose another name
    [name_conflict_ended] recorded that the name conflict with another request has ended
    [appealed] submitted an appeal
    [appeal_decided] recorded the decision on the appeal
    [disputed] recorded a dispute about the registrant
    [put_on_hold] put the request on hold
    [hold_ended] ended the hold
    [accepted] accepted the transfer of the registration
    [transfer_declined] declined the transfer of the registration
    [escalated] escalated the request
    [reminded] sent a reminder
    [appointed] appointed an expert
    [appointment_ended] ended an appointment
    [away_noted] set an absence
    [away_cancelled] ended an absence
    [body_listed] added a body to the list of recognized bodies
    [representative_named] appointed a representative
    [representative_ended] removed a representative
    [body_ended] removed a body from the list of recognized bodies
    [desk_noted] added a private note
    [desk_note_dropped] removed a private note
    [nid_reserved] reserved a NID
    [reservation_ended] ended a reservation
    [status_changed] changed the status of the namespace
    [mail_held] set aside an incoming email for operators
    [mail_settled] handled an incoming email
    [mail_discarded] discarded an incoming email
    [mail_placed] added an incoming email to the request
    [address_paused] paused sending to an address that does not accept email
    [address_resumed] resumed sending to an address
    [list_posted] added a post from the review list
    [email_cancelled] canceled a waiting email
    [following_changed] followed or stopped following a request
    [email_sent_again] resent an email
    [email_waits] sent an email that will be published
    [email_withdrawn] withdrew an email before it was published
    [status_marked] annotated the status of a namespace without a registrant
    [consent_asked] requested consent to a substantive correction
    [consent_given] consented to the correction
    [consent_taken_back] withdrew consent
    [error_marked] annotated whether a registration was made in error
    [redaction_asked] requested a redaction of personal data; a second operator must confirm it
    [redacted] redacted personal data
    [redaction_dropped] rejected a redaction
    [resolver_changed] changed an entry of the resolver directory
    [contact_asked] asked the contacts of a namespace whether they are still right
    [contact_confirmed] recorded that a contact of a namespace is still right
    [old_list_answered] replied to an email to the former list address
    [publication_prepared] prepared the publication; a second operator must confirm it
    [preparation_withdrawn] canceled the prepared publication
    [registration_upheld] upheld the registration after reconsideration
   *[registered] registered the namespace
}
