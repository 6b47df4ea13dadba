# One’s account: sessions, the second factor, tokens.

factor-title = Set up a second factor
factor-needed = Your role needs one: a password alone must not be enough to change the registry.
factor-free = With one, a stolen
    password alone opens nothing.
factor-authenticator = You need an authenticator on your phone or computer, any that makes codes of six digits.
factor-scan = Scan this picture with the authenticator, or type the key into it.
factor-qr = QR code of the key below
factor-type = Type the code that it shows.
factor-do = Set it up
factor-yours = Your second factor
factor-is-set = An authenticator is set up.
factor-left = { $count ->
    [0] You have no recovery code left.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
factor-old-key = The registry has a new key. This authenticator works until the old one is dropped: remove it here, and set
    one up anew at your next sign-in.
factor-codes = Recovery codes
factor-codes-about = Each works once, when the authenticator is not at hand. New ones end the old ones.
factor-codes-new = Make new recovery codes
factor-another = Another authenticator
factor-remove-needed = Your role needs a second factor: at your next sign-in you set up a new one.
factor-remove-free = Without it, your password
    alone opens your account.
factor-sessions-end = All your sessions end.
factor-remove = Remove the authenticator
factor-codes-yours = Your recovery codes
factor-codes-keep = Print them or keep them in a password manager, not on the phone with the authenticator. Each works once. They are shown
    this once.
factor-codes-send = I have kept them. Send it now
factor-codes-kept = I have kept them
factor-f-code-hint = The six digits that your authenticator shows now
account-title = Your account
account-missing = Emails to you do not arrive
account-missing-count-html = { $count ->
    [one] One email
   *[other] { $count } emails
} to <span class="any">{ $email }</span> did not arrive.
account-paused = Sending there is paused: what we write to you waits.
account-not-paused = We still send others.
account-server-said = The mail server said:
account-missing-help-html = Look whether the mailbox still exists, is not full, and takes email from { $from }. When it does, press the button: what waits
    is sent. If the address is no longer yours, write to the operators from your new one (<a href="/help">help and contact</a>).
account-works-again = My address works again
account-name = Name
account-email = Email
account-roles = Roles
account-sessions = Where you are signed in
account-this = This one
account-session-used = Since { $since }, last used { $seen }
account-session-end-html = End<span class="vh"> session { $number }</span>
account-elsewhere = Sign-ins elsewhere
account-elsewhere-none = None yet. Link one, and you can sign in with it besides.
account-since = Since { $since }
account-end-html = End<span class="vh"> { $provider }, { $called }</span>
account-link = Link a sign-in at { $name }
account-not-there = Signing out here does not sign you out there.
account-password = Change the password
account-yours = Yours
account-requests = Your requests
account-registers = Registers you keep
account-small = Small changes
account-own = Your name, address and data
account-away = When you are away, and who stands in
account-factor = Second factor
account-letters = Emails you get
account-activity = Recent activity
account-tokens = Tokens for programs
account-everyone = Accounts and roles of everyone
account-security = Security log
account-sign-out = Sign out
account-listed = { $first }, { $next }
tokens-title = Tokens
tokens-lede = With a token a program acts for you through the API, within what you allow and until the token ends.
tokens-made = The token, shown this once. Keep it like a password:
tokens-yours = Yours
tokens-none = You have none.
tokens-row = May { $scopes }. Good until { $until }, last used: { $used }
tokens-end-html = End<span class="vh"> { $name }</span>
tokens-make = Make one
tokens-may = What may it do?
tokens-long = How long is it good for?
tokens-days = { $days } days
tokens-do = Make a token
tokens-f-name-hint = By which you will know it again, for example the program that uses it
tokens-listed = { $first }; { $next }
tokens-never = never
account-no-password-html = Your account has no password. <a href="/account/reset">Choose one by email</a>, if you want another way in.
    Sign-ins elsewhere are to be linked anew then.
