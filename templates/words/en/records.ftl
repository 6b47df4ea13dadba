# Texts that are stored with events, emails and decisions. They are in English only, because a record is in one language.

over-email = the incoming email that the notice is about is no longer waiting: { $disposition }
over-email-deleted = the incoming email it refers to has been deleted
over-link = its link has been used, withdrawn or replaced
over-address = the change of email address has ended
over-state = { $number } is now: { $state }
over-expert = { $name } no longer needs to respond
over-position = { $name } recorded a position: { $kind }
over-contact = the contact has already answered
over-sign-in = the external sign-in has ended
over-request = the request is closed

record-post-unconfirmed = The registrant did not confirm within { $days } days that the post answers the question
record-sender-closed = The account of the sender is closed
record-comment-lapsed = The sender did not confirm the comment within { $days } days. It was not published
record-position-lapsed = The sender did not confirm the position within { $days } days. It was not recorded
record-reply-lapsed = The sender did not confirm the reply within { $days } days. The question may still be open
record-lapsed = No reply within the time limit
record-obsolete = Obsolete: { $reason }
record-duplicate-of = Duplicate of { $other }: { $reason }
record-contacts-notified = The contacts of urn:{ $nid }
record-contact-confirmed = A contact of urn:{ $nid }
record-list-unauthenticated = The email claims to come from the review list, but was not sent to the address subscribed there
record-list-unknown = The email comes from the review list, but its request could not be identified
record-list-private = The email comes from the review list, but { $number } is private
record-list-closed = The email comes from the review list, but { $number } is closed
record-marked-author = { $unnamed } who uses the name { $name }
record-list-author = { $author } (on the review list)
record-no-reply-address = Incoming email is not configured (NIDREG_MAIL_REPLY)
record-reply-to-notice = The email is a reply to a notification and is not published
record-old-list = The email was sent to the former address of the list
record-old-list-notified = The sender was informed of the new address
record-own-post = an email of this registry, returned by the review list
record-list-discarded = The email continues a thread of the review list that an operator discarded
record-list-source = { $number }, from the review list
record-bounce-unknown = The email reports an undelivered email but does not identify it: { $why }
record-stopped = The sender asked not to get more emails and no longer follows { $number }
record-no-reply = The email is not a reply to an email of this registry
record-reply-no-request = The email is a reply to an email that does not belong to a request
record-reply-no-account = The email is a reply to an email that was not sent to an active account
record-reply-late = The email is a reply to an email that is older than { $days } days
record-other-sender = The email was sent from a different address than the address that got the original email
record-revision = Revision { $number }: { $note }
record-not-compared = Revision { $number } was redacted and cannot be compared.
record-pasted-text = The registered text, as pasted by the registrant and not confirmed; sha256:{ $digest }
record-fast-track-sentence = This registration is requested under the fast-track procedure of RFC 8141, Section 6.3, by [name of the standards organization].
record-appointed = { $name } as { $appointment }
record-appeal-is-open = . An appeal is open
record-prepared-by = ; prepared by { $by }
record-published-alone = ; published without a second operator in an emergency: { $reason }
record-status-changed = urn:{ $nid } is { $status }: { $statement }
record-corrected-version = urn:{ $nid }, corrected version { $version }
record-renamed = urn:{ $old } became urn:{ $nid }
record-in-error = { $in_error ->
    [yes] was registered in error
   *[no] was not registered in error
}
record-version-in-error = (version { $version }) { record-in-error }
record-sent-again = This email was written on { $written } and was not delivered then.
record-assigned = { $count ->
    [one] { $count } expert is assigned
   *[other] { $count } experts are assigned
}
record-reading-time = { $count ->
    [one] { $words } words, a minute to read
   *[other] { $words } words, about { $count } minutes to read
}
record-comparison = [...] See the comparison for the remaining changes.
record-appeal-answer = Answer to the grounds of the appeal: { $answer }
record-email-text = Text of an email to the registry:
record-suggested-wording = Suggested wording:
record-list-changes = Changes:
record-list-comparison = Comparison of both revisions:
record-for-body = For { $body }
record-completion = For { $body }, on revision { $revision }
record-requested-by = requested by { $name }
record-rebased = Now based on version { $number }
record-appeals = { $by } appealed to the IESG
record-appeal-granted = remains registered; an appeal against the registration was granted
record-reported-to = To { $body }, on revision { $revision }
record-returned-to-inbox = Returned to incoming emails by an operator
record-returned = returned to incoming emails
record-nothing-redacted = nothing was redacted
record-status-of = the status of urn:{ $nid }
record-registrant = The registrant
record-command-line = The command line
record-position-unconfirmed = The sender has not confirmed the position yet
record-unauthenticated = The mail server did not authenticate the sender. The sender must confirm the comment
record-never-confirmed = Never confirmed
record-test-email = Test email
record-test-email-text = If you can read this, emails from { $url } are delivered.
record-left-out = [Not included: { $parts }]
record-draft-deleted = [{ $number }] a draft that was deleted
record-out-of-office = an out-of-office reply: the subject starts with "{ $begin }"
record-bounce = a bounce
record-not-known = not known to this registry
record-withdrawn-by-sender = Withdrawn by its sender
record-withdrawn = Withdrawn by the registrant
record-unwritable = { $part ->
    [sender] the sender
    [recipient] the recipient
    [reply] the address for answers
    [type] its content type
    [address] an address
   *[text] the text
} cannot be written into an email
