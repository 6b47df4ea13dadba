# Pages behind links in emails: the answer of a contact and incoming emails.

contact-answer-page = Request about your namespace
contact-answer-title = Change of urn:{ $nid }
contact-answer-lede = { $by } has requested a change of a namespace whose registration lists your address as a contact: { $what }, { $number }, { $title }.
contact-answer-about = You can accept the change, or object to it with a reason. If you object, the change is not published until your objection is answered.
contact-answer-about-unknown = The requester is not known for this namespace. You can accept the change, or object to it with a reason. If you object, the change is not published until your objection is answered.
contact-answer-about-registrant = The new text names another registrant. You can accept the change, or object to it with a reason. If you object, the change is not published until your objection is answered.
contact-answer-ended = The request is closed. No answer is needed.
contact-answer-objected = You objected to the change. You can add a reason, or accept it after all.
contact-answer-accepted = You accepted the change. You can still object.
contact-answer-accept = Accept the change
contact-answer-object = Object to the change
contact-answer-f-reason = Reason for the objection (public)
contact-answer-public-html = The request is public: <a href="/requests/{ $number }">{ $number }</a>. Your answer is public too, but your address is not shown
    with it. To comment on the text, write to the public review list.
contact-answer-private = The request is private until a contact accepts it or an operator starts the review. Your answer then becomes public with it,
    but your address is not shown.
contact-answer-proposed = Proposed text
contact-answer-changes = Changes to the registered text

mailed-waiting = This email will be published as your comment on { $due } unless you withdraw it.
mailed-to-confirm = This email is not published until you confirm it. Otherwise, the operators are notified on { $due }.
mailed-unproved = This email is not published until you confirm it, because our mail server could not verify that you wrote it. Otherwise, the operators are notified on { $due }.
mailed-whole-email = If you publish it as a comment, your whole email is published.
mailed-as-comment = Publish as my comment
mailed-published = This email has been published permanently.
mailed-withdrawn = You withdrew this email. It has not been published.
mailed-held = This email has not been published. The operators will review it.
mailed-publish-title = Publish your email
mailed-confirm-title = Confirm your answer
mailed-withdraw-title = Withdraw your email
mailed-as-answer = Publish as my answer
mailed-now = Publish now
mailed-withdraw = Withdraw
mailed-withdraw-instead = Withdraw instead
mailed-publish-instead = Publish instead
mailed-read-as-html = On <a href="{ $href }">{ $number }</a>, the public will see, from { $name }:
mailed-cut = Omitted quotation or signature at the end
