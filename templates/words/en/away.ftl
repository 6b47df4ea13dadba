# Until when a person is away; promises and activity of one’s own.

away-title = Absence
away-lede = While you are away, no reviews or requests are assigned to you and you are not reminded. The lists of
    experts and operators show the date next to your name. Work you already have stays with you until a lead or an operator reassigns it.
away-until = You are away until { $until }.
away-end = End the absence now
away-set = Set an absence
away-set-do = Save
away-f-until = Last day
away-f-until-hint = For example, 2027-01-06
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
