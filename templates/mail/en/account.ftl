# Emails about accounts and personal data.

verify =
    Someone entered this address to create an account in the registry of URN namespaces. If it was you, open the link above to choose a password and sign in. The link works once, within 7 days.

    If it was not you, ignore this email. The account cannot be used unless this link is opened.
    .subject = Verify your email address
    .act = Choose a password and finish creating your account

account_exists =
    Someone tried to create an account with this email address. You already have an account.

    If it was not you, you do not need to do anything.
    .subject = You already have an account
    .act = Sign in or reset your password

reset = This link lets you choose a new password. The link works once, within 24 hours. Your current password remains valid until you choose a new one. If you did not request this, ignore this email.
    .subject = Choose a new password
    .act = Choose a new password

oidc_join =
    Someone signed in at { $provider } and entered this address. If it was you, open the link above in the same browser. The sign-in is then linked to the account with this address; if there is no such account, one is created. The link works once, within { $hours } hours.

    If it was not you, ignore this email. The link does not work in another browser.
    .subject = Continue your sign-in with { $provider }
    .act = Continue in the same browser

security =
    { $what }

    If it was not you, contact the operators immediately.
    .subject = Your account was changed
    .act = Review your account

address_new = Someone wants to use this address for an account in this registry. If this is you, use the link above to confirm by { $until }. If you did not request this, ignore this email. The address will not be used without your confirmation.
    .subject = Confirm your new address by { $until }
    .act = Confirm that this address is yours

address_leaves =
    The address of your account has been changed to { $address }. The change was confirmed from the new address, and emails will be sent there from now on. All sessions of your account have ended.

    If you requested this, you do not need to do anything.

    If you did not request it, use the link above to undo the change by { $until }. This restores the address, ends all sessions, revokes all tokens, and sends you a link to choose a new password.
    .subject = Your email address was changed; you can undo this until { $until }
    .act = Undo the change if you did not request it

address_in_use = Someone entered your address for another account in this registry. You already have an account with this address, so it cannot be used for a second account. Nothing was changed. If you requested this, sign in to your existing account; otherwise, ignore this email.
    .subject = Your address was given for another account
    .act = Sign in to your account

draft_deleted = { $by } has deleted the draft { $draft }, on which you collaborated. The draft was never submitted. Its text, its list of collaborators and its links have been deleted permanently.
    .subject = The draft { $draft } was deleted
    .act = View your other drafts

new_device =
    There was a new sign-in to your account from a browser that had not been used with it before: { $device }, { $at }.

    If it was you, you do not need to do anything. If it was not you, choose a new password now, which ends all sessions and tokens, and review your account.
    .subject = New sign-in to your account
    .act = Review your account

failed_sign_ins =
    Someone tried to sign in to your account with a wrong password { $count } times within a day. None of these attempts succeeded.

    If it was not you, check that your password is not used anywhere else, and set up a second factor.
    .subject = Many failed sign-ins to your account
    .act = Review your account
