# Another address, one account of two.

own-address = Another address for an account
own-confirmed = Confirmed here
own-address-waits = Thank you. The change takes effect when it is confirmed at the other address too; until then nothing is different.
own-address-changed = The address is changed
own-address-done = Both addresses have confirmed it. From now on the account has its new address: sign in with that one.
own-address-nothing = Nothing was changed
own-address-taken = The new address cannot be used. The account has the address that it had.
own-address-kept = The account keeps its address, and all its sessions were ended. Choose a new password when you sign in next.
own-address-unused = Your address is not used, and the person who asked reads that it is not theirs. Nothing else comes from us.
own-address-same = The address is not changed
own-address-new-lede-html = { $name } wants to use this address, <b class="any">{ $address }</b>, for an account here.
own-address-new-about = If that is you, confirm it by { $until }. If you do not know of it, say so: the address is then not used.
own-address-old-lede-html = Somebody who is signed in to your account, { $name }, wants it to have another address:
    <b class="any">{ $address }</b>
own-address-old-about = If that is you, confirm it by { $until }. If it is not, object: your account keeps this address, and all its sessions
    end.
own-address-confirmed = Confirmed here already. The other address has not confirmed it yet.
own-not-me = This is not me
own-object = Object
own-merge-title = One account of two
own-merge-waits = Thank you. Both accounts are merged when the other one has confirmed it; until then nothing is different.
own-merge-from = Thank you. The other account ends on { $day }, and at once when it is confirmed by the link in the email to its address. Until then somebody who reads either address can object.
own-merge-done = Both accounts are one from now on. Everything that was open is with the account that goes on; the other one has ended. Both addresses were told.
own-merged = The accounts are merged
own-merge-objected = Nothing is merged, and all sessions of your account were ended. Choose a new password when you sign in next.
own-merge-objected-other = Nothing is merged, and the person who asked reads that you objected. Your account is as it was.
own-apart = The accounts stay apart
own-merge-other-html = { $name }, <b class="any">{ $address }</b>, says that your account with the address
    <b class="any">{ $other }</b> belongs to the same person as theirs.
own-merge-own-html = Somebody who is signed in to your account, { $name }, says that the account with the address
    <b class="any">{ $other }</b> is theirs as well.
own-merge-ends-html = <b>Your account would end.</b> Everything it has would go to the
    other one.
own-merge-stays = Your account would go on. Everything that the other one has would come to it.
own-merge-about = Drafts, requests, teams, invitations, for whom you speak, registers you keep and the emails you stopped go to the account that
    goes on. Password, second factor, sessions and tokens of the other one end. What was said in public keeps its name. It cannot be
    undone.
own-merge-effect = The other account has confirmed it. It takes effect on { $from }, unless somebody objects.
own-merge-unless = Nothing changes unless you confirm it, signed in to this account, by { $until }.
own-merge-unless-other = Nothing changes unless the other account confirms it by { $until }.
own-merge-confirmed = Confirmed here already.
own-merge-another-html = You are signed in to another account. Sign out, sign in with <b class="any">{ $other }</b>, and open
    the link again.
own-merge-sign-in = Sign in to confirm
own-merge-mine = Both accounts are
    mine
own-merge-let = Let my account
    end
own-name = Change your name
own-name-do = Change the name
own-address-change = Change your address
own-address-is-html = It is <b class="any">{ $address }</b>. It changes once you confirm it at the new address and at the old one. Then all your
    sessions end; tokens of programs stay.
own-address-asked-html = You asked for <b class="any">{ $email }</b>. New address:
    { $new ->
    [yes] confirmed
   *[other] not confirmed yet
}. Old address:
    { $old ->
    [yes] confirmed
   *[other] not confirmed yet
}. Both must be confirmed by { $until }.
own-address-helped = You asked the administrators to confirm it in place of the old address; they may from
    { $from } on.
own-address-keep = Keep the old address
own-address-unread = I cannot read the old address any more
own-address-send = Send both links
own-merge = Make one account of two
own-merge-intro = You have another account here, from another job perhaps. One of them goes on: its drafts, requests and teams, the namespaces you speak for
    and the emails you stopped move to it. The other one ends. What you said in public keeps the name it had.
own-merge-asked-html = You asked to merge this account with <b class="any">{ $email }</b>;
    { $ends } would end.
own-merge-by-link = The other account has confirmed it. It takes effect on { $from }, and at once by the link in our
    email to this address.
own-merge-link = If there is such an account, its address got a link, which is good until { $until }.
own-merge-keep = Keep both accounts
own-merge-role = An account with a role of the registry, such as expert or operator, cannot be the one that ends. An administrator
    takes the role first.
own-merge-which = Which one goes on?
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
own-f-address-hint = We send a link to it, and another one to the address you have now
own-f-other = Address of the other account
own-f-other-hint = We send a link to it; you confirm there, signed in to that account
own-keeps-this = This account goes on, the other one ends
own-keeps-other = The other account goes on, this one ends
own-merge-that = that account
own-merge-this = this account
