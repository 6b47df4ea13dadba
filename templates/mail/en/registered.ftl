# Emails about registered namespaces.

authority_asked =
    { $change ->
        [correction] Someone has requested a correction of the registration
        [registrant_change] Someone has requested a change of registrant
        [status_change] Someone has requested a change of status
       *[revision] Someone has requested a new version
    } (urn:{ $nid }, { $number }). The registration of this namespace lists your address as a contact. The requester is not recorded as one of its contacts. The page linked above shows who it is.

    { $outsider ->
        [yes] Do you agree to this change?
       *[no] Is the requester authorized to act for the namespace?
    } Answer yes or no on the page linked above. The page shows the change. You do not need an account. The request cannot be registered until you or an operator confirms it.
    .subject = { $outsider ->
        [yes] do you agree to this change?
       *[no] is the requester authorized?
    }
    .act = Answer yes or no (no account needed)
    .decline = If you do not know, ignore this email. An operator will then ask for other evidence.

authority_answered =
    A published contact of the namespace in { $number } ({ $title }) { $outsider ->
        [yes] { $confirms ->
            [yes] agrees to the change
           *[no] does not agree to the change
        }
       *[no] { $confirms ->
            [yes] confirms that the requester is authorized to act for the namespace
           *[no] says that the requester is not authorized to act for the namespace
        }
    }. { $confirms ->
        [yes] The request can proceed.
       *[no] The request is not registered unless an operator records other evidence.
    }
    .subject = reply from a contact
    .act = Read the request

heir_asked = You have been proposed as the registrant of the URN namespace { $nid } ({ $number }). Read what the registration would say about you. You can accept with an account that has this email address.
    .subject = request to become its registrant
    .act = Read and accept the transfer
    .decline = If you do not want to become the registrant, ignore this email. Nothing changes unless you accept.

transfer_declined =
    The new registrant of urn:{ $nid } has declined the transfer ({ $number }). The registration does not change unless they accept later. Reason:

    { QUOTE($reason) }
    .subject = declined by the new registrant
    .act = Read the request

accepted = The new registrant of urn:{ $nid } has accepted ({ $number }). The review of the request continues.
    .subject = accepted by the new registrant
    .act = Read the request

corrected =
    The correction you requested in { $number } has been published. urn:{ $nid } is now at version { $edition }. The published reason:

    { QUOTE($reason) }

    The earlier text remains available at its permanent link.
    .subject = corrected version { $edition }
    .act = Read the corrected registration

status_notice =
    The status of urn:{ $nid } is now { $status } ({ $number }):

    { QUOTE($statement) }

    Existing URNs remain valid regardless of the status (RFC 8141, section 5).
    .subject = status is now { $status }
    .act = Read the registration

contact_asked =
    The registry of URN namespaces lists this address as a contact of urn:{ $nid }. Is this contact still right? Use the link above to answer. You do not need an account.

    If something has changed, the page explains what to do.
    .subject = is this contact still right?
    .act = Answer with one button
    .decline = If you do not answer, the names remain valid. We ask again in a year.
