# The account of the user and its activity; roles, offices, scopes and browsers.

factor-title = Set up a second factor
factor-needed = Your role requires a second factor, so that a password alone cannot be used to change the registry.
factor-free = With a second factor, a stolen
    password alone cannot be used to sign in.
factor-authenticator = You need an authenticator app on your phone or computer that generates six-digit codes.
factor-scan = Scan this QR code with the authenticator, or enter the key manually.
factor-qr = QR code of the key below
factor-type = Enter the code that the authenticator shows.
factor-do = Set up second factor
factor-yours = Your second factor
factor-is-set = An authenticator is set up.
factor-left = { $count ->
    [0] You have no recovery codes left.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
factor-old-key = The registry has a new key. This authenticator works until the old key is removed. Remove the authenticator here and set
    up a new one at your next sign-in.
factor-codes = Recovery codes
factor-codes-about = Each code works once, when you do not have the authenticator. Creating new codes invalidates the old ones.
factor-codes-new = Create new recovery codes
factor-another = Change authenticator
factor-remove-needed = Your role requires a second factor. You will set up a new one at your next sign-in.
factor-remove-free = Without a second factor, your password
    alone is enough to sign in.
factor-sessions-end = All your sessions end.
factor-remove = Remove authenticator
factor-codes-yours = Your recovery codes
factor-codes-keep = Print these codes or store them in a password manager, not on the phone with the authenticator. Each code works once. They are shown
    only once.
factor-codes-send = I have saved them. Continue
factor-codes-kept = I have saved them
factor-f-code-hint = The current six-digit code of your authenticator
account-title = Your account
account-missing = Undelivered emails
account-missing-count-html = { $count ->
    [one] One email
   *[other] { $count } emails
} to <span class="any">{ $email }</span> could not be delivered.
account-paused = Sending to this address is paused. Emails to you are waiting.
account-not-paused = Other emails are still sent.
account-server-said = Response of the mail server:
account-missing-help-html = Check that your mailbox exists, is not full and accepts email from { $from }. Then select the button to send the waiting emails.
    If this is no longer your address, write to the operators from your new address (<a href="/help">help and contact</a>).
account-works-again = My address works again
account-email = Email
account-roles = Roles
account-sessions = Active sessions
account-session-used = Since { $since }, last used { $seen }
account-session-end-html = End<span class="vh"> session { $number }</span>
account-oidc = External sign-ins
account-oidc-none = None. You can link an external sign-in as an additional way to sign in.
account-since = Since { $since }
account-end-html = Remove<span class="vh"> { $provider }, { $called }</span>
account-link = Link { $name }
account-not-there = Signing out here does not sign you out of the external provider.
account-password = Change password
account-yours = Your pages
account-requests = Your requests
account-own = Your name, address and data
account-factor = Second factor
account-activity = Recent activity
account-sign-out = Sign out
tokens-lede = A token allows a program to act for you through the API, within the scopes you choose, until it expires.
tokens-made = Your token (shown only once). Store it like a password:
tokens-yours = Your tokens
tokens-none = You have no tokens.
tokens-row = Can { $scopes }. Valid until { $until }, last used: { $used }
tokens-end-html = Revoke<span class="vh"> { $name }</span>
tokens-make = Create a token
tokens-may = Scopes
tokens-long = Validity
tokens-do = Create token
tokens-f-name-hint = For example, the program that uses it
tokens-never = never
account-no-password-html = Your account has no password. <a href="/account/reset">Choose one by email</a> if you want another way to sign in.
    You will then have to link external sign-ins again.
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
role-expert = Designated expert
role-lead = Lead of the experts
role-operator = Operator
role-representative = Representative of a recognized body
role-liaison = Liaison of a standards body
role-admin = Administrator
scope-drafts = read, create and edit your drafts
scope-submit = submit drafts
scope-reviews = read reviews
scope-comments = comment in your name, and retract comments
browser-iphone = an iPhone
browser-ipad = an iPad
browser-mac = a Mac
browser-on = { $browser } on { $system }
browser-some = A browser on { $system }
browser-unknown = An unknown browser
