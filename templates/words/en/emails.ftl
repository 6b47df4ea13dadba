# Sentences that actions put into emails. First: what changed on an account.
email-name-changed = The name of your account is now { $new }. It was { $old }.
email-data-downloaded = A copy of all data that this registry holds about you was downloaded.
email-account-closed = Your account has been closed as you requested. Your public contributions remain with your name.
email-account-closed-by-admin = An administrator closed your account. Your public contributions remain with your name. You will get no more emails about it. Reason: { $reason }
email-token-created = A token named "{ $name }" was created. A program can use it to act for you.
email-password-changed = The password of your account has been changed. All sessions and tokens have ended. Sign in again.{ $external ->
    [yes] { " " }External sign-ins have been removed. Link them again if they are yours.
   *[no] { "" }
}{ $address ->
    [yes] { " " }A requested change of your email address was canceled. Request it again if it was you.
   *[no] { "" }
}
email-sessions-ended = An administrator has ended all your sessions. Sign in again. If you have questions, ask the administrator.
email-roles = Your roles are now: { $roles }. All sessions have ended. Sign in again.
email-appointed = You have been appointed: { $text }. All sessions have ended. Sign in again.
email-represents = You now represent { $body } on the fast track. All sessions have ended. Sign in again.
email-represents-no-longer = You no longer represent { $body } on the fast track.
email-body-no-longer = { $body } has been removed from the list of recognized bodies and no longer has representatives.
email-address-refused = The address you requested cannot be used. Your account keeps its current address.
email-address-changed = This is now the address of your account. Sign in with it. All sessions have ended. API tokens remain valid.
email-address-released = The change of an account's email address was undone, and this address no longer belongs to the account. All sessions and tokens have ended.
email-address-restored = This is the address of your account again. All sessions, tokens and external sign-ins have ended, and the password is no longer valid: choose a new one using the link in our other email.
email-sign-in-linked = An external sign-in with { $provider } ({ $name }) was linked to your account and can now be used to sign in. If you did not do this, choose a new password. This removes the external sign-in.
email-sign-in-removed = The external sign-in with { $provider } ({ $name }) can no longer be used to sign in to your account.
email-recovery-code-used = A recovery code was used to sign in to your account or to confirm an action. Remaining codes: { $left }.
email-factor-set = A second factor was set up for your account. From now on, signing in also requires a code. All other sessions have ended.
email-factor-codes = New recovery codes were created for your account. The old codes no longer work.
email-factor-removed = The second factor of your account was removed. All sessions have ended.
email-factor-reset = The second factor of your account was reset. All sessions have ended. You will set up a new second factor at your next sign-in.
email-factor-reset-requested = { $name } requested a reset of the second factor of your account. Another administrator must confirm it.
email-factor-new-key = The registry has a new key. Your second factor still works, but set up a new one soon: remove the authenticator on the page of your account and sign in again.

# Why an incoming email is not published. In German and French, after "The reason:".
email-encrypted = The email is encrypted
email-sealed = The email is encrypted or signed as a whole (S/MIME), so its text cannot be read
email-winmail = The text of the email is in winmail.dat, an Outlook format that this registry cannot read
email-charset = The email does not use its declared charset, or uses an unknown one
email-too-large = The email is larger than 1 MiB
email-no-text = The email contains only quoted text or no text
email-may-stop = The email may only be a request to stop emails
email-several-authors = The email names several authors in its header
email-forwards = The email forwards another person's email
email-characters = The text of the email cannot be published unchanged: { $why }
