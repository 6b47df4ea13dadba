# Pages behind links of emails: whether somebody speaks for a namespace, erasure, and what becomes of an email to us.

speaks-page = Authority over your namespace
speaks-title = Is this person authorized to act for urn:{ $nid }?
speaks-lede-html = { $by } has requested a change of a namespace whose registration lists your address as a contact: { $what },
    <a href="/requests/{ $number }">{ $number }</a>, { $title }.
speaks-about = This registry does not know the requester as a contact of this namespace. The request cannot be registered until you or an operator confirms
    that the requester is authorized to act for it. The public page says so. Your answer is public, but your address is not shown with it.
speaks-ended = The request is closed. No answer is needed.
speaks-undoubted = The requester’s authority over this namespace is not in question.
speaks-denied = A contact answered no. You can still answer yes.
speaks-confirmed = A contact answered yes. You can still answer no.
speaks-yes = Yes, they are authorized
speaks-no = No, they are not authorized
speaks-text = To comment on the text itself, use the public review list.

erase-crumb = Privacy
erase-title = Ask for erasure
erase-lede = Something in this registry is about you and should not be there. Operators answer within a month.
erase-about-html = A registration and the record of why it was made are permanent; what is personal in them and not needed is taken out by two
    operators. Once your request is answered, neither it nor your address is kept. An address gets three links a day at most; if somebody
    else asks for them in your place and yours does not come, <a href="/help/privacy">write to us</a>. With an account you ask on
    <a href="/account/own#erasure">your own page</a>.
erase-send = Send the link
erase-f-wish = What should be erased, and why
erase-f-wish-hint = For example: my telephone number in a comment. Do not repeat it here
erase-f-places = Where it stands
erase-f-places-hint = Addresses of pages, one a line; for a comment with its # part. If you do not know them, say so
erase-f-email = Email address
erase-f-email-hint = We send a link to it, and tell you what becomes of it
erase-sent-title = Look into your mail
erase-sent = A link is on its way to { $email }. Confirm by it that the address is yours; until then nobody reads what you asked, and after { $days } days it is deleted.
erase-yours = Your request for erasure
erase-confirmed = Your address is confirmed. The operators answer by { $until }; you read of each step by
    email.
erase-press = Press the button if you asked for this. Then it waits for the operators, who answer within a month.
erase-what = What should be erased
erase-where = Where it stands
erase-confirm = I asked for this
erase-not-you = If you did not ask, do nothing: it is deleted in some days.

mailed-waiting = This email will be published as your comment { $due } unless you withdraw it.
mailed-named = This text contains your name or address, but you are anonymous on this request. It is not published unless you choose to publish it. { $due } the operators are notified.
mailed-to-confirm = This email is not published until you confirm it. { $due } the operators are notified.
mailed-published = This email has been published permanently.
mailed-withdrawn = You withdrew this email. It has not been published.
mailed-held = This email has not been published. The operators will review it.
mailed-publish-title = Publish your email
mailed-confirm-title = Confirm your answer
mailed-withdraw-title = Withdraw your email
mailed-as-it-is = Publish unchanged
mailed-as-answer = Publish as my answer
mailed-now = Publish now
mailed-withdraw = Withdraw
mailed-withdraw-instead = Withdraw instead
mailed-publish-instead = Publish instead
mailed-read-as-html = On <a href="{ $href }">{ $number }</a>, the public will see, from { $name }:
mailed-cut = Omitted quotation or signature at the end
