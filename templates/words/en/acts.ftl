# What somebody did, after their name.

acts-words = { $act ->
    [account_opened] opened an account
    [account_asked_again] asked for an account that exists
    [verify_link_sent] sent a link to verify the address
    [address_verified] verified the address
    [signed_in] signed in
    [signed_out] signed out
    [session_ended] ended a session
    [sessions_ended] ended all sessions of an account
    [reset_link_sent] sent a link to choose a new password
    [password_changed] changed the password
    [roles_changed] changed the roles
    [account_shut] shut the account
    [account_closed] closed the account
    [name_changed] changed their name
    [address_change_asked] asked for another address
    [address_change_ended] ended a change of the address
    [address_help_asked] asked an administrator to confirm another address
    [address_changed] changed the address
    [merge_asked] asked to merge this account with another one
    [merge_confirmed] confirmed to merge two accounts
    [merge_ended] ended the wish to merge two accounts
    [accounts_merged] merged two accounts of one person
    [erasure_link_sent] sent a link to confirm a request for erasure
    [erasure_asked] asked for erasure
    [erasure_ended] took a request for erasure back
    [erasure_answered] answered a request for erasure
    [data_taken] took a copy of what is held about them
    [account_reopened] opened the account again
    [token_made] made a token
    [token_ended] ended a token
    [elsewhere_linked] linked a sign-in at another provider
    [elsewhere_ended] ended a sign-in at another provider
    [elsewhere_link_sent] sent a link to go on from another provider
    [second_factor_set] set up a second factor
    [second_factor_removed] removed the second factor
    [second_factor_reset_asked] asked another administrator to reset a second factor
    [second_factor_reset] reset the second factor
    [recovery_codes_made] made new recovery codes
    [recovery_code_used] used a recovery code
    [new_device] noted a sign-in from a new browser
    [identity_confirmed] confirmed who they are
    [first_admin_link_made] made the link for the first administrator
    [key_made] made a new key of the registry; the old one stays valid beside it
    [key_dropped] dropped the old key of the registry
    [imported] took over a state of IANA's registry
    [import_undone] undid an import
    [registry_loaded] loaded the registry of IANA
    [went_on_from_copy] went on from a copy after a disaster
    [draft_started] started a draft
    [draft_saved] saved the draft
    [draft_deleted] deleted the draft
    [member_invited] invited somebody to work on the request
    [invitation_ended] took an invitation back
    [member_joined] joined the request
    [member_left] left the request
    [preview_shared] made a private link to the preview
    [preview_ended] ended the private link
    [became_version] made the correction a new version
    [corrected] published a correction
    [rebased] took the newest registered version as the base
    [submitted] submitted the request
    [review_opened] opened the review
    [experts_asked] asked more experts
    [assignment_accepted] accepted to review
    [assignment_declined] declined to review
    [assignment_taken_up] takes the review up after all
    [asked] asked the requester
    [answered] answered
    [answer_to_confirm] asked for the answer sent by email to be confirmed
    [snapshot_sent] sent a new text
    [commented] commented
    [commented_by_mail] commented by email
    [comment_withdrawn] took a comment back before anybody had read it
    [comment_struck] struck a comment of their own
    [review_sent] sent comments
    [position_taken] took a position
    [discuss_answered] answered a position to discuss
    [thread_done] marked a thread as done
    [thread_resolved] resolved a thread
    [thread_reopened] opened a thread again
    [suggestion_used] took over a suggested wording
    [disclosed] has no conflict of interest
    [conflict_declared] declared a conflict of interest
    [waiver_asked] declared a conflict of interest and asks for a waiver
    [conflict_waived] waived a conflict of interest
    [authority_confirmed] recorded on what evidence whoever asks speaks for the namespace
    [authority_vouched] confirmed by the link to the published contact that whoever asks speaks for the namespace
    [authority_denied] said by the link to the published contact that whoever asks does not speak for the namespace
    [approved] approved the request
    [decline_proposed] proposed to decline the request
    [declined] concurred: the request is declined
    [reported] sent the expert report to the standards body
    [paper_filed] put a paper on file
    [paper_struck] struck a paper that was filed in error
    [directed] recorded the direction of the standards body
    [body_asked] recorded that the standards body asks for changes
    [body_declined] recorded that the standards body declines
    [recognition_asked] asked the IESG whether the body is recognised
    [recognised] recorded that the IESG recognises the body
    [recognition_refused] recorded that the IESG does not recognise the body; the community decides
    [specification_named] named the specification
    [completion_asked] asked for completion
    [track_changed] changed the track
    [sent_back] sent the request back to review
    [withdrawn] withdrew the request
    [lapsed] let the request lapse
    [called_duplicate] called the request a duplicate
    [duplicate_taken_back] took back that the request is a duplicate
    [end_taken_back] took back that the request had ended
    [track_taken_back] took back the change of the track
    [disclosure_taken_back] took back the conflict of interest they had declared
    [reopened] took the request up again
    [contended] noted that another request wants the same name
    [renamed] chose another name
    [verdict_given] said who should have the name
    [room_noted] wrote in the room of the contending requests
    [contention_settled] recorded the outcome of the contention
    [appealed] appealed
    [appeal_decided] recorded the decision on the appeal
    [disputed] put a note on a dispute about ownership on file
    [hold_ordered] put a court order on file; it holds provisionally until a second operator confirms it
    [hold_confirmed] confirmed the court order
    [hold_end_asked] recorded that the court order is lifted
    [hold_ended] recorded that the hold has ended
    [accepted] accepted to become the registrant
    [escalated] escalated the request
    [reminded] sent a reminder
    [digest_sent] sent the digest
    [appointed] appointed an expert
    [appointment_ended] ended an appointment
    [away_noted] will be away
    [away_cancelled] cancelled an absence
    [deputy_named] named a deputy
    [deputy_declined] declined to stand in
    [deputy_ended] ended that somebody stands in
    [body_listed] put a body on the list of recognised ones
    [representative_named] named a representative
    [representative_ended] ended that somebody speaks for a body
    [body_ended] took a body off the list of recognised ones
    [desk_noted] wrote a private note
    [desk_note_dropped] took a private note away
    [desk_taken] took a request at the desk
    [desk_given] gave a request to a colleague at the desk
    [desk_given_back] gave a request back to the desk
    [nid_reserved] reserved a NID
    [reservation_ended] ended a reservation
    [status_changed] changed the status of the namespace
    [mail_held] kept an email for the operators
    [mail_settled] settled an email
    [mail_discarded] discarded an email
    [mail_placed] put an email on the request
    [address_paused] paused sending to an address at which emails do not arrive
    [address_resumed] let emails go to an address again
    [list_posted] took over what was said on the review list
    [email_cancelled] cancelled an email that waited
    [emails_chosen] chose which emails to get
    [email_sent_again] sent an email again
    [email_waits] sent an email that waits to be published
    [email_withdrawn] withdrew an email before it was published
    [status_mark_filed] marked the status of a namespace whose registrant is gone; a second operator confirms it
    [status_mark_confirmed] confirmed the status of a namespace whose registrant is gone
    [status_mark_dropped] dropped a mark of status
    [consent_asked] asked for consent to a correction that changes what the text says
    [consent_given] consented to the correction
    [consent_taken_back] took the consent back
    [error_mark_filed] marked what was registered in error; a second operator confirms it
    [error_mark_confirmed] confirmed what is said of a registration in error
    [error_mark_dropped] dropped a mark of a registration in error
    [redaction_asked] asked to take personal data out of the record; a second operator confirms it
    [redacted] took personal data out of the record
    [redaction_dropped] dropped that something is taken out of the record
    [keeper_named] named who keeps a register of parts of a namespace
    [keeper_ended] ended that somebody keeps a register of parts of a namespace
    [part_added] added a part of a namespace
    [part_changed] changed a part of a namespace
    [part_ended] ended a part of a namespace; its prefix is never given again
    [names_gone] recorded names whose resource is gone
    [names_gone_taken_back] took back a file of names whose resource is gone
    [light_asked] asked for a small change
    [light_granted] granted a small change
    [light_declined] declined a small change
    [light_withdrawn] took a request for a small change back
    [resolver_changed] changed an entry of the resolver directory
    [proposed_changed] changed a registry that was proposed in 2012
    [in_use_changed] changed the list of names in use without being registered
    [contact_invited] invited a contact to confirm what is promised of a namespace
    [contact_ended] ended that a contact is asked what is promised of a namespace
    [contact_asked] asked a contact whether what is promised of a namespace still holds
    [contact_silent] noted that a contact no longer answers
    [promises_confirmed] noted that a contact confirmed what is promised of a namespace
    [contact_written] wrote to a contact about an address that the registry names
    [old_list_answered] answered an email to the former address of the list
    [publication_prepared] prepared the publication; a second operator confirms it
    [preparation_withdrawn] took back what was prepared for publication
   *[registered] registered the namespace
}
