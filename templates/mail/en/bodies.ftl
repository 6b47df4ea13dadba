# Emails to and about standards bodies and the IESG.

reported = The experts have sent their report on { $number } ({ $title }) to { $body } for a decision. The namespace can be registered after { $body } has sent its direction and a copy of the report (RFC 8141, section 6.2).
    .subject = with { $body }
    .act = Read the request

directed =
    The direction on { $number } ({ $title }) has been recorded:

    { QUOTE($text) }

    The operators can now register the namespace.
    .subject = direction recorded
    .act = Read the direction

body_answered =
    { $body } has responded to { $number } ({ $title }):

    { QUOTE($text) }
    .subject = { $body } responded
    .act = Read the response

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
