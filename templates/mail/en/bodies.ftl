# Emails to and about standards bodies and the IESG.

report =
    This is the report of the designated experts on { $number } ({ $title }) to { $body }. The namespace can be registered only after { $body } has sent its direction and a copy of this report (RFC 8141, section 6.2).

    { QUOTE($report) }
    .subject = expert review report for { $body }
    .act = Read the request and its record
    .decline = If your body will not decide on this request, reply to this email to notify the operators.

reported = The experts have sent their report on { $number } ({ $title }) to { $body } for a decision. The namespace can be registered after { $body } has sent its direction and a copy of the report (RFC 8141, section 6.2).
    .subject = with { $body }
    .act = Read the request

directed =
    The direction on { $number } ({ $title }) has been recorded:

    { QUOTE($words) }

    The operators can now register the namespace.
    .subject = direction recorded
    .act = Read the direction

body_answered =
    { $body } has responded to { $number } ({ $title }):

    { QUOTE($words) }
    .subject = { $body } responded
    .act = Read the response

recognition_asked = { $body } has requested { $number } ({ $title }) on the fast track. The IESG decides whether a body is recognized (RFC 8141, section 6.3). Please send the decision to the operators by replying to this email.
    .subject = is { $body } recognized?
    .act = Read the request
    .decline = If you are not the right person to ask, reply to this email.

recognition_answered =
    The decision on recognition for { $number } ({ $title }) has been recorded. { $body } is { $recognized ->
        [yes] recognized by the IESG
       *[no] not recognized by the IESG; the request continues with the procedure of RFC 8141, 6.2
    }.
    .subject = { $body } is { $recognized ->
        [yes] recognized by the IESG
       *[no] not recognized by the IESG; the request continues with the procedure of RFC 8141, 6.2
    }
    .act = Read the request

completion_asked = { $body } has asked to complete the registration of { $number } ({ $title }). On the fast track, the operators now register the namespace (RFC 8141, section 6.3, item 4).
    .subject = { $body } requests completion
    .act = Read the request
    .decline = Only the operators need to act: they register the namespace or request information.
