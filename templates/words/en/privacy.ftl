# Personal data: the controller, the stored data, the retention periods, and the rights of users.

privacy-lede = Who is responsible for personal data in this registry, which data is stored, why and for how long, and your rights.
privacy-who = Contact
privacy-who-named = { $controller } runs this registry and is responsible for the personal
    data in it.
privacy-who-unnamed = The organization that runs this registry is responsible for the personal data in it.
privacy-write-html = Write to
    <a href="mailto:{ $contact }">{ $contact }</a>. You will get a reply within a month. You can also complain to the data protection authority
    where you live.
privacy-public = Public data
privacy-public-about = Everything in the registry and every submitted request: its revisions, comments, positions and history,
    with the names of their authors.
privacy-why = Purpose
privacy-why-about = A registration is permanent, and so is the record of the reasons for it. Published content is not changed. Later
    versions are added.
privacy-why-purpose = The purpose is a public registry of permanent names (RFC 8141). Everyone who relies on a name must be able to see who requested it, who reviewed it and the reasons for the
    decision. An account allows you to take part and to get emails about this. Data is not used for anything else and is not sold or
    shared. Emails pass through mail servers.
privacy-private = Private data
privacy-private-about = Drafts, the email addresses of accounts, sessions, and the date until which an expert or operator is away. Only experts and operators see this date.
    The registry uses four cookies. One keeps you signed in. One
    recognizes your browser at the next sign-in. One, for a week after you sign up, allows you to open the link that we email you. One, for at most a day, returns you from an external
    sign-in. Passwords are stored as argon2id hashes.
privacy-private-oidc = If you sign in with an external provider, that provider learns that you use this registry. The provider sends us a number that identifies you there, your name, and
    your address if the provider has verified it. We store the number and either the name or the address, so that you can recognize the external sign-in, until you remove it on the page of your
    account. We send no other data to the provider, and none when you sign out.
privacy-long = Retention periods
privacy-yours = Data we hold about you
privacy-yours-html = On
    <a href="/account/own">your name and data</a>, you can change your name and your address, download all data that
    this registry holds about you, and close your account. You can delete a draft on its own page. Your public contributions are kept.
privacy-yours-copied = On the
    page of your name and data, you can change your name and your address, download all data that
    this registry holds about you, and close your account. You can delete a draft on its own page. Your public contributions are kept.
privacy-rights = Your rights
privacy-right-copy = Access: you can download a copy of the data we hold about you at any time
privacy-right-correct = Rectification: you can change your name and address yourself, and a text with a correction or a new version
privacy-right-erase = Erasure: close your account to erase everything that is not part of the public record. For data in the public record, the reasons to keep it are weighed against yours
    in each case. Two operators redact what is erased, as described below.
    Write to the address above. You will get a reply within a month by email
privacy-right-object = Restriction and objection: you can ask that your data not be used until your request is decided, and you can object on grounds relating to your situation. Write to the address above
privacy-out = Personal data published by mistake
privacy-out-html = Write to the operators (<a href="/help">help and
    contact</a>). Two operators can redact a comment, a position, a revision, an older version or an email, and its copies in
    other comments and emails. A notice with the reason replaces the redacted content. The current text must first be changed by a new version or a correction.

kept-emails = Incoming emails and the text of sent emails
kept-emails-long = { $days } days. Sign-up, password reset and confirmation links are deleted as soon as the email is sent. Emails to the public review list stay in the record of their request
kept-refused = Failed sign-ins and other refused actions, with the network of origin
kept-sessions = Sessions
kept-sessions-long = At most { $days } days; { $hours } hours for experts, operators and administrators. The fact that a session existed: { $more } more days
kept-oidc = An external sign-in that was not completed
kept-oidc-long = 15 minutes, or one day after we email a link
kept-browser = An identifier of a browser that you used to sign in
kept-browser-long = { $days } days after the last sign-in, or until you change your password
kept-links = Used or expired links that were emailed, with the address of a person who was invited
kept-links-long = { $days } days after the link was used or expired
kept-unconfirmed = Name and address from a sign-up that was not confirmed
kept-forms = A digest of submitted forms, to detect duplicate submissions
kept-hours = { $hours } hours
kept-closed = The address, sessions, second factor and external sign-ins of a closed account
kept-closed-long = Deleted when the account is closed
kept-address = A requested new address that was not confirmed
kept-address-long = Until the request ends
kept-former = The former address of an account, so that a change of address can be undone
kept-former-long = { $days } days after the change
kept-draft = A draft deleted by its owner
kept-draft-long = Deleted immediately. The number and the fact that a draft existed are kept permanently
kept-backups = Backups
kept-backups-long = 30 days, unless the operators choose another period
kept-record = Accounts, submitted requests, revisions, comments, history
kept-record-long = Permanently
