# Pages behind links of emails: whether somebody speaks for a namespace, erasure, and what becomes of an email to us.

speaks-page = Does this person speak for your namespace?
speaks-title = Does this person speak for urn:{ $nid }?
speaks-lede-html = { $by } asks for a change of the namespace whose registered text names your address: { $what },
    <a href="/requests/{ $number }">{ $number }</a>, { $title }.
speaks-about = Whoever asks is not known here for this namespace. Until you or an operator of this registry confirms that they speak for it, nothing
    of it is registered, and readers are told so. Your answer is public; your address is not repeated beside it.
speaks-ended = The request has ended; there is nothing left to say.
speaks-undoubted = Nobody doubts who speaks for this namespace.
speaks-denied = It was said that they do not. You can still say that they do.
speaks-confirmed = It is confirmed that they do. You can still say that they do not.
speaks-yes = Yes, they speak for it
speaks-no = No, they do not
speaks-text = What you think of the text itself belongs on the review list, where everybody may comment.

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

mailed-waiting = It is published as your comment { $due }, unless you withdraw it.
mailed-named = Your name or address stands in this text, and you answer without your name. It is not published unless you say so. { $due } the operators are told that you did not.
mailed-to-confirm = It is not published until you confirm it. { $due } the operators are told that you did not.
mailed-published = It is published, and stays.
mailed-withdrawn = You withdrew it. It is not published.
mailed-held = It is not published. The operators have it.
mailed-publish-title = Publish your email
mailed-confirm-title = Confirm your answer
mailed-withdraw-title = Withdraw your email
mailed-as-it-is = Publish it as it is
mailed-as-answer = Publish it as my answer
mailed-now = Publish it now
mailed-withdraw = Withdraw it
mailed-withdraw-instead = Withdraw it instead
mailed-publish-instead = Publish it instead
mailed-read-as-html = On <a href="{ $href }">{ $number }</a>, everybody reads it as { $name }:
mailed-cut = What is left out: a quotation or a signature at the end
