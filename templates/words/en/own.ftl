# Changing the email address, and other actions on the user’s own account.

own-address = Change of email address
own-address-undo = Undo a change of address
own-address-changed = Email address changed
own-address-done = The email address of your account has been changed. Use the new address to sign in from now on. We sent an email to the old address.
own-address-undone = The change was undone
own-address-back = The account has its former address again. All sessions, tokens and external sign-ins have ended, and the password is no longer valid. We sent you a link to choose a new one.
own-address-nothing = Nothing was changed
own-address-taken = This email address cannot be used because another account has it. Your account keeps its current address. If you need help, contact the operators.
own-address-new-lede-html = Someone wants to use this address, <b class="any">{ $address }</b>, for an account in this registry.
own-address-new-about = If this is you, confirm the change by { $until }. If you did not request it, do nothing. The address will then not be used.
own-address-owner-html = To confirm the change, <a href="/sign-in">sign in</a> to the account that requested it, with its current address, and open this link again. If you have no account here, someone else requested this: do nothing.
own-address-undo-lede-html = The account of { $name } used the address <b class="any">{ $address }</b> until another address replaced it.
own-address-undo-about = If you did not request this, undo it by { $until }. This restores the address, ends all sessions, revokes all tokens and removes all external sign-ins. You must then choose a new password.
own-address-undo-do = Undo the change
own-name = Change your name
own-name-do = Change name
own-address-change = Change your email address
own-address-is-html = Your address is <b class="any">{ $address }</b>. The address changes when you confirm the change with the link that we send to the new address. All your sessions then end; API tokens remain valid. We also notify the old address. For { $days } days, you can undo the change from that email.
own-address-asked-html = You have requested a change to <b class="any">{ $email }</b>. Confirm it by { $until } with the link in the email to that address.
own-address-keep = Keep the old address
own-data = Your data
own-data-about-html = One JSON file with your account, sessions, requests, revisions, comments, positions, and all your actions in this registry.
    <a href="/help/privacy">Which data is stored, why and for how long</a>
own-data-do = Download file
own-close = Close your account
own-close-about = Your address, password, second factor, sessions and tokens are deleted, and you no longer get emails. Your public contributions
    remain with your name, because they are part of the record of a namespace. Drafts remain
    with their collaborators. You cannot reopen a closed account, but you can create a new account with the same address.
own-close-do = Close account
own-f-name-hint = Shown in public with everything you write, including what you have already written
own-f-close = Type "close my account"
own-f-address = New address
own-f-address-hint = We send a link to this address
