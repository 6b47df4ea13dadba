# Emails about registered namespaces.

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

contact_answered =
    A contact of the present version has { $accepts ->
        [yes] accepted the change requested in { $number } ({ $title }). The request can proceed.
       *[no] objected to the change requested in { $number } ({ $title }). The change is not published until the objection is answered.
    }

    { QUOTE($reason) }
    .subject = { $accepts ->
        [yes] a contact accepts
       *[no] a contact objects
    }
    .act = Read the request
