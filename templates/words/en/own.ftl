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
