# Emails about name conflicts and duplicates.

contended = { $number } requests urn:{ $nid }, and so does { $others }. The request submitted first does not have an exclusive right to the name. Neither request can be approved or registered until the conflict is resolved (RFC 8141, section 6.2). All parties can discuss it on the page linked above.
    .subject = name conflict with another request
    .act = Discuss the name conflict
    .decline = If you can use another name, choose it on that page. Your request then continues with that name.

room_note =
    { $by } commented on the name conflict over urn:{ $nid } ({ $number }):

    { QUOTE($words) }
    .subject = { $by } commented on the name conflict
    .act = Read the comment

contention_settled =
    The name conflict over urn:{ $nid } ({ $number }) has been resolved:

    { QUOTE($outcome) }
    .subject = name conflict resolved
    .act = Read the request

duplicate =
    { $number } ({ $title }) has been closed as a duplicate. { $other } continues:

    { QUOTE($reason) }
    .subject = closed as a duplicate of { $other }
    .act = Read the request

duplicate_taken_back =
    { $number } ({ $title }) had been closed as a duplicate of { $other }. The operators have reversed that:

    { QUOTE($reason) }

    { $number } continues with its discussion and its positions. { $other } is not affected.
    .subject = reinstated, not a duplicate of { $other }
    .act = Read the request
