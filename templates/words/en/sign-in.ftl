# Sign-in, and confirmation of identity.

sign-in-join = Sign in to join
sign-in-join-lede = You are invited to collaborate on { $number } ({ $title }). Sign in or create an account, and accept the invitation.
sign-in-about = Sign in to register, review or comment. Reading and validating need no account.
sign-in-safe = Sign in to continue. Your input is saved
sign-in-safe-lede = Your input has not been sent yet. Sign in, review your input, and send it.
sign-in-keep = Keep me signed in for 30 days
sign-in-with = Sign in with { $name }
sign-in-other-tab = To use an external sign-in, open the sign-in page in another tab of this browser and sign in there. Then submit this
    form again.
sign-in-new = New to this registry?
sign-in-forgot = Forgot your password?
sign-in-done-password = Your new password is set, and all your sessions have ended. Sign in with the new password.
sign-in-done-setup = The administrator account has been created. Sign in to the account.
sign-in-done-closed = Your account is closed. Your public contributions remain with your name.
sign-in-done-factor = Your second factor was removed, and all your sessions have ended. Sign in again.
sign-in-f-password = Password
sign-in-code = Enter a code
sign-in-code-lede = Your password is correct. Enter a code of your second factor.
sign-in-code-lost = Lost your authenticator and your recovery codes? Write to the administrators. Two of them can reset your second factor
    together.
sign-in-f-code = Code
sign-in-f-code-hint = The six-digit code from your authenticator, or one of your recovery codes
sign-in-confirm = Confirm your identity
sign-in-confirm-lede = The action cannot easily be undone, and you last confirmed your identity more than { $minutes } minutes ago.
    Nothing has been submitted yet. Your input is saved.
sign-in-confirm-none-html = Your account has no password. Sign out, sign in again, and return within { $minutes }
    minutes, or <a href="/account/reset">choose a password by email</a>.
sign-in-confirm-do = Confirm
sign-in-kept = Your input is saved
sign-in-kept-lede = You are signed in. Your input has not been sent yet.
sign-in-kept-send = Send now
