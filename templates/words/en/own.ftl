# Another address, and what one does with one’s own account.

own-address = Another address for an account
own-address-undo = Undo a change of address
own-address-changed = The address was changed
own-address-done = The account has its new address: sign in with that one. The former address was notified.
own-address-undone = The change was undone
own-address-back = The account has its former address again. All sessions, tokens and sign-ins elsewhere were ended, and the password is no longer valid. We sent you a link to choose a new one.
own-address-nothing = Nothing was changed
own-address-taken = The address cannot be used: another account has it. The account keeps the address that it had. If you need help, contact the operators.
own-address-new-lede-html = { $name } wants to use this address, <b class="any">{ $address }</b>, for an account here.
own-address-new-about = If that is you, confirm it by { $until }. If you did not request this, do nothing: the address is then not used.
own-address-undo-lede-html = The account of { $name } had the address <b class="any">{ $address }</b>, and was given another one.
own-address-undo-about = If you did not request this, undo it by { $until }. The account then has this address again. All its sessions, tokens and sign-ins elsewhere end, and you choose a new password.
own-address-undo-do = Undo the change
own-merge-about = Drafts, requests, teams, invitations, for whom you speak and the emails you stopped go to the account that
own-name = Change your name
own-name-do = Change the name
own-address-change = Change your address
own-address-is-html = It is <b class="any">{ $address }</b>. It changes once you confirm it behind the link that we send to the new address. Then all your sessions end; tokens of programs stay. The former address is notified and can undo the change for { $days } days.
own-address-asked-html = You asked for <b class="any">{ $email }</b>. Confirm it by { $until } behind the link in the email to that address.
own-address-keep = Keep the old address
own-address-send = Send link
own-data = What this registry holds about you
own-data-about-html = One JSON file with your account, sessions, requests, texts, comments, positions, and everything you did here.
    <a href="/help/privacy">What is held, why, and for how long</a>
own-data-do = Download the file
own-erasure = Ask for erasure
own-erasure-about-html = What is part of the public record, such as a comment, is not yours alone to delete: operators judge it, and two of them take it
    out. They answer within a month. <a href="/help/privacy#rights">What you can ask for</a>
own-erasure-asked = You asked on { $asked }; the operators answer by { $due }.
own-erasure-back-html = Take it
    back<span class="vh">: asked on { $asked }</span>
own-erasure-closes = Close my account as well, once nobody
    counts on it
own-erasure-do = Ask the operators
own-close = Close your account
own-close-about = Your address, password, second factor, sessions and tokens are removed, and no email goes to you any more. What you said
    in public stays with your name: it is part of the record of a namespace. Drafts stay
    with their teams. A closed account cannot be opened again, but you may open a new one with the same address.
own-close-do = Close the account
own-f-name-hint = As it should stand in public beside what you write, also beside what you wrote before
own-f-close = Type "close my account"
own-f-address = New address
own-f-address-hint = We send a link to it
