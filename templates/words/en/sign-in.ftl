# Signing in, and showing again who one is.

sign-in-join = Sign in to join
sign-in-join-lede = You are invited to work on { $number } ({ $title }). Sign in, or create an account, and say that you join.
sign-in-title = Sign in
sign-in-about = To register, review or comment. Reading and checking need no account.
sign-in-safe = Sign in to go on. Your text is safe
sign-in-safe-lede = Nothing was sent yet. Sign in, look at your text again, and send it.
sign-in-keep = Keep me signed in for 30 days
sign-in-or-elsewhere = Or sign in elsewhere
sign-in-with = Sign in with { $name }
sign-in-other-tab = To sign in elsewhere, open the sign-in page in another tab of this browser, sign in there, and send this
    form again.
sign-in-new = New here?
sign-in-forgot = Forgot your password?
sign-in-done-password = Your new password is set, and all your sessions were ended. Sign in with it.
sign-in-done-setup = The administrator's account is there. Sign in with it.
sign-in-done-closed = Your account is closed. What you said in public stays, with your name.
sign-in-done-factor = Your second factor was removed, and all your sessions were ended. Sign in again.
sign-in-f-email = Email address
sign-in-f-password = Password
sign-in-code = Enter a code
sign-in-code-lede = Your password was right. Now the second factor.
sign-in-code-lost = Lost your authenticator and your recovery codes? Write to the administrators: two of them can reset your second factor
    together.
sign-in-f-code = Code
sign-in-f-code-hint = The six digits that your authenticator shows, or one of your recovery codes
sign-in-confirm = Confirm that it is you
sign-in-confirm-lede = What you are about to do cannot simply be undone, and you last showed who you are more than { $minutes } minutes ago.
    Nothing was sent yet; what you typed is kept.
sign-in-confirm-none-html = Your account has no password to ask for. Sign out, sign in again, and come back within { $minutes }
    minutes; or <a href="/account/reset">choose a password by email</a>.
sign-in-confirm-do = Confirm
sign-in-kept = Your text is safe
sign-in-kept-lede = You are signed in. Nothing was sent yet; this is what you had typed.
sign-in-kept-send = Send it now
