# The activity of the user.

activity-own = Actions on your account and refused attempts. If you do not
    recognize an entry, choose a new password and write to the operators.
activity-kept = Refused attempts are stored for
    { $days } days.
activity-none = No activity yet.
activity-refused = Refused
activity-line = { $by } { $what }
activity-detail = { $text }: { $detail }
activity-place = { $browser }, from { $network }
activity-kind = { $kind ->
    [wrong_password] Wrong password
    [not_confirmed] Wrong password entered by a signed-in user
    [wrong_code] Wrong code
    [kept_out] Temporarily blocked after too many failures
    [foreign_form] Form from another site refused
    [no_entry] Attempt to open a page for another role
   *[unknown_token] Program with an invalid token
}
