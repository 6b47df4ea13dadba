# Emails to the review list, standards bodies and addresses whose language is not known. They are in English only.

old_list =
    You wrote to the former discussion list for URN namespaces, which has been replaced (RFC 8141, section 7.3). Requests for namespaces are reviewed on

    { KEPT($list) }

    Your email was not forwarded. Please send it to that list, or start a request here.
    .subject = The review list has a new address
    .act = Start a request

report =
    This is the report of the designated experts on { $number } ({ $title }) to { $body }. The namespace can be registered only after { $body } has sent its direction and a copy of this report (RFC 8141, section 6.2).

    { QUOTE($report) }
    .subject = expert review report for { $body }
    .act = Read the request and its record
    .decline = If your body will not decide on this request, reply to this email to notify the operators.

recognition_asked = { $body } has requested { $number } ({ $title }) on the fast track. The IESG decides whether a body is recognized (RFC 8141, section 6.3). Please send the decision to the operators by replying to this email.
    .subject = is { $body } recognized?
    .act = Read the request
    .decline = If you are not the right person to ask, reply to this email.

why-list = Sent to the review list because RFC 8141, section 6.2, asks for discussion there. Unsubscribe from the list to stop these emails.

change_notice =
    { $change ->
        [correction] Someone has requested a correction of the registration
        [status_change] Someone has requested a change of status
       *[revision] Someone has requested a new version
    } (urn:{ $nid }, { $number }). The registration of this namespace lists your address as a contact. The page linked above shows who requested it, and what would change.

    You can accept the change, or object to it with a reason, on that page. You do not need an account. If you object, the change is not published until your objection is answered. If the change depends on the contacts and none of them answers by { $until }, it can be published without them.
    .subject = change requested, object before { $until }
    .act = Accept or object (no account needed)
    .decline = If you do not want to answer, ignore this email.

status_mark =
    urn:{ $namespace } { $what }. The reason:

    { QUOTE($reason) }

    { $because ->
        [appeal] The page of the namespace shows this annotation. If you are responsible for this namespace,
        [error] The operators of this registry annotate registrations made in error. If this annotation is wrong,
       *[status] The operators of this registry annotate namespaces that no longer have a responsible registrant. If you are responsible for this namespace,
    } or if you object, write to the review list or reply to this email. Existing URNs remain valid regardless of this annotation (RFC 8141, section 5).
    .subject = urn:{ $namespace } { $what }
    .act = Read the registration and its annotation

to_list =
    This is { $number }: { $title }. Comments are welcome until { $until }, on this list or on the request page.

    { KEPT($text) }
    .subject = for review until { $until }
    .act = Read the request and comment on it

list_news =
    New activity on { $number } ({ $title }):

    { KEPT($text) }

    Replies on this list are shown on the request page.
    .subject = activity in the review
    .act = Read the request and comment on it

list_reply =
    { $by } replied on { $number } ({ $title }):

    { KEPT($comment) }

    Replies on this list are shown on the request page.
    .subject = reply from { $by }
    .act = Read the discussion
