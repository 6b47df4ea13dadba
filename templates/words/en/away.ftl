# When somebody is away, and who stands in; promises and activity of one’s own.

away-title = When you are away
away-lede = Note the days, and name somebody who stands in for you meanwhile. You are not reminded while you are away; your deputy is.
    A deputy gets no new rights, except that whoever stands in for a lead leads.
away-noted = Noted as away
away-days = { $since } to { $until }
away-nobody = Nobody stands in for you.
away-stands-in = { $name }
    stands in as { $office }
away-invited = { $name }
    stands in as { $office }, once they accept the invitation
away-take-off-html = Take off<span class="vh">: { $name }, { $office }</span>
away-cancel-html = Cancel
    it<span class="vh">: { $since } to { $until }</span>
away-standing = You stand in
away-standing-for = For { $name },
    as { $office }, { $since } to { $until }
away-decline-html = Decline<span class="vh">: { $name }, { $office }</span>
away-now = Away now
away-colleague = { $name }, until { $until }
away-colleague-with = { $name }, until { $until }; { $deputies }
    stands in
away-f-from = First day
away-f-from-hint = As 2026-12-24
away-f-until = Last day
away-f-until-hint = As 2027-01-06
away-f-email = Their email address
away-choice-when = { $words }, { $since } to { $until }
away-choice = { $name }, as { $office }
away-name = Name a deputy
away-name-do = Name them
away-name-about = They are told at once, and can decline. What waits for you appears in their list too, and they are reminded.
away-who = Who stands in for you?
away-invite = Invite somebody to stand in on a request
away-invite-do = Invite them
away-invite-about = They work on the request until you are back, and leave it then.
away-as-what = As what?
away-note = I will be away
away-note-do = Note it
away-note-about = To come back earlier, name the days again: they replace the ones they touch.
promises-title = What is promised of your namespaces
promises-lede = The address of your account is that of a contact who confirms, once a year, what is promised of a namespace (RFC 8141,
    5.1). The same question comes by email.
promises-none = You are asked nothing.
promises-confirmed = You confirmed it { $at }.
promises-read-html = Read <a href="{ $href }">the registration of { $nid }</a>: its contact, who assigns names and how, and
    that no name is ever given to another resource.
promises-holds-html = It
    still holds<span class="vh">: { $nid }</span>
promises-changed-html = Something has changed? <a href="/register">Ask for a new version</a>, or write to the operators if you are not the contact any
    more.
activity-all = What was done to accounts, and what was refused.
activity-own = What was done to your account, and what was
    refused. If you do not know one of these, choose a new password and write to the operators.
activity-kept = What was refused is kept for
    { $days } days.
activity-none = Nothing yet.
activity-refused = Refused
activity-line = { $by } { $what }
activity-detail = { $words }: { $detail }
activity-place = { $browser }, from { $network }
activity-no-account = no account
activity-kind = { $kind ->
    [wrong_password] A wrong password was typed
    [not_confirmed] A wrong password was typed by somebody who was signed in
    [wrong_code] A wrong code was typed
    [kept_out] After too many failures somebody has to wait
    [foreign_form] A form from another site was refused
    [no_entry] A page for another role was asked for
   *[unknown_token] A program came with a token that does not work
}
