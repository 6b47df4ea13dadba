# Emails about name conflicts.

name_conflict = { $number } requests urn:{ $nid }, and so does { $others }. { $waits ->
        [true] A request that was submitted earlier continues, and { $number } cannot be approved or registered while the earlier one is open (RFC 8141, section 6.2). The registrant of the later request can choose another namespace ID on its page.
       *[false] { $number } was submitted first and continues. The other request cannot hold it up (RFC 8141, section 6.2).
    }
    .subject = name conflict with another request
    .act = Read the request

name_conflict_ended = { $ended ->
        [registered] { $other } was registered as urn:{ $nid }. { $number } can continue only with another namespace ID, which you can choose on the page linked above.
        [renamed] { $other } continues with another namespace ID.
       *[closed] { $other }, which also requested urn:{ $nid }, was closed.
    } { $ended ->
        [registered] {""}
       *[other] { $waits ->
            [true] Another earlier request for urn:{ $nid } is still open.
           *[false] No earlier request for urn:{ $nid } is open, and { $number } continues with it.
        }
    }
    .subject = { $ended ->
        [registered] the namespace ID was registered by another request
       *[other] name conflict with { $other } ended
    }
    .act = Read the request
