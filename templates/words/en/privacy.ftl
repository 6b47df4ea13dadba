# Personal data: who answers for it, what is held, how long, and what one can ask for.

privacy-title = Privacy
privacy-lede = Who answers for personal data here, what is held, why, for how long, and what you can ask for.
privacy-who = Whom to ask
privacy-who-named = { $controller } runs this registry and answers for the personal
    data in it.
privacy-who-unnamed = Whoever runs this registry answers for the personal data in it.
privacy-write-html = Write to
    <a href="mailto:{ $contact }">{ $contact }</a>. The answer comes within a month. You can also complain to the data protection authority
    where you live.
privacy-public = Public
privacy-public-about = Everything in the registry, and every request that was submitted: its texts, comments, positions and history,
    with the names of
    those who wrote them.
privacy-why = Why it stays
privacy-why-about = A registration is permanent, and so is the record of why it was made. Nothing published is changed; later
    versions are added beside it.
privacy-why-purpose = The purpose is a public registry of names that last (RFC 8141): who asked for a name, who reviewed it and why it was decided must stay
    open to everybody who relies on it. An account serves to act here and to be written to about it. Nothing is used for anything else, sold, or
    given away; emails pass through the mail servers on their way.
privacy-private = Not public
privacy-private-about = Drafts, email addresses of accounts, sessions, and until when an expert or an operator is away:
    only experts and operators see that. Four cookies: one keeps you signed in, one
    recognises your browser at the next sign-in, one, for a week after you sign up, lets you open the link we email you, and one, for a day at most, brings you back from another
    provider. Passwords are kept as argon2id hashes.
privacy-private-elsewhere = Whoever signs in at another provider tells that provider that they come here. We get from it a number that means you there, your name, and
    your address when it has verified it. We keep the number and one of the other two, so that you know it again, until you end it on the page of your
    account. The provider is told nothing else, and nothing when you sign out.
privacy-long = How long
privacy-yours = What is held about you
privacy-yours-html = On
    <a href="/account/own">your name and data</a> you change your name and your address, download everything
    this registry holds about you, and close your account. A draft is deleted on its own page. What you said in public stays.
privacy-yours-copied = On
    the page of your name and data you change your name and your address, download everything
    this registry holds about you, and close your account. A draft is deleted on its own page. What you said in public stays.
privacy-rights = What you can ask for
privacy-right-copy = What is held about you, and a copy of it: by yourself, at once
privacy-right-correct = That it is put right: your name and address by yourself; a text by a correction or a new version
privacy-right-erase-html = That it is erased: whatever is not part of the public record, by closing your account. What is part of it is judged one by one: the reason for which
    it must stay, against yours. What goes is taken out by two operators, as below.
    <a href="/erasure">Ask for erasure</a>, or on <a href="/account/own#erasure">your own page</a> when you have an
    account: the answer comes within a month, and you read of each step by email
privacy-right-erase-copied = That it is erased: whatever is not part of the public record, by closing your account. What is part of it is judged one by one: the reason for which
    it must stay, against yours. What goes is taken out by two operators, as below.
    Write to the address above: the answer comes within a month, and you read of each step by email
privacy-right-object = That it is not used while that is judged, and that you object for reasons of your own: write to the address above
privacy-out = Personal data that should not be there
privacy-out-html = Write to the operators (<a href="/help">help and
    contact</a>). Two of them can take a comment, a text, an older wording or an email out of the record; a mark with the reason stays
    in its place. The current text is changed by a new version or a correction first.

kept-emails = Emails as they came in, texts of emails sent
kept-emails-long = { $days } days. Links that sign you up, reset a password or confirm something are deleted as soon as the email has been sent
kept-refused = Refused sign-ins and other refusals, with the network they came from
kept-days = { $days } days
kept-checked = Results of lists of URNs that were checked, under an address that only whoever sent the list was given
kept-checked-long = { $days } days. Nothing says who sent it
kept-sessions = Sessions
kept-sessions-long = At most { $days } days; { $hours } hours for experts, operators and administrators. That it existed: { $more } days more
kept-elsewhere = A sign-in at another provider that nobody went on with
kept-elsewhere-long = 15 minutes; a day after we emailed a link
kept-browser = The mark of a browser you signed in with
kept-browser-long = { $days } days after the last time; at once with a new password
kept-links = Links of emails to an account that have ended, and the hash of a password that was typed with one
kept-links-long = { $days } days after the link has ended
kept-unconfirmed = Name and address of somebody who asked for an account and never confirmed it
kept-invited = The address of somebody who was invited to a request and did not come
kept-invited-long = { $days } days after the invitation has ended
kept-forms = Which form was sent, so that sent twice is done once: a digest
kept-hours = { $hours } hours
kept-unread = That nobody has read your comment yet
kept-unread-long = Until somebody reads it, or the time to take it back is over
kept-closed = The address of a closed account, its sessions, its second factor and its sign-ins elsewhere
kept-closed-long = Removed when it is closed
kept-address = An address that was asked for as another one, and not taken
kept-address-long = Until the change ends
kept-former = The former address of an account, so that a change of address can be undone
kept-former-long = { $days } days after the change
kept-erasure = A request for erasure: what was asked, and by whom
kept-erasure-long = Until it is answered; { $days } days when nobody confirms the address. When it was answered, and the answer, stay
kept-merged = An account that was merged with another of the same person
kept-merged-long = Its name, beside what was said with it; its address is removed
kept-draft = A draft that its owner deletes
kept-draft-long = Gone at once; its number and that it was there stay
kept-backups = Backups
kept-backups-long = 30 days, unless the operators chose another time
kept-record = Accounts, requests that were submitted, texts, comments, history
kept-record-long = For ever
