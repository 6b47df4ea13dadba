# Creating an account, and choosing a new password.

sign-up-f-name = Your name
sign-up-f-name-hint = Shown in public next to what you write
sign-up-f-email-hint = Not shown in public. We email you a link
sign-up-f-new = New password
sign-up-f-current = Current password
sign-up-f-password-hint = At least { $least } characters. You can paste it from a password manager
sign-up-f-reset-hint = At least { $least } characters
sign-up-title = Create an account
sign-up-lede = You need an account to register or revise a namespace. Reading and validating need no account.
sign-up-lede-request-html = Your input is saved. <a href="/sign-in?next={ $next }">Sign in</a> if you already have an account.
sign-up-do = Create account
sign-up-mailed-to = Open the link in the email to { $email } to choose a password and sign in.
sign-up-verify = Finish creating your account
sign-up-verify-lede = This account is for { $email }. Enter your name and choose a password; you are then signed in.
sign-up-verify-do = Create account and sign in
sign-up-verify-lede-request = This account is for { $email }.
sign-up-verify-do-request = Create account and start the draft
sign-up-ask-reset = Reset your password
sign-up-ask-reset-lede = We email you a link to choose a new password. The link works for 24 hours.
sign-up-look-for = If there is an account for { $email }, we have sent a link to that address.
sign-up-reset = Choose a new password
sign-up-reset-lede = Setting a new password ends all your sessions. Sign in again with the new password.
sign-up-reset-do = Set password
sign-up-setup = Set up this registry
sign-up-setup-lede = Create the first administrator. This link works once.
sign-up-setup-do = Create administrator
