# Pages behind links in emails: authority over a namespace and incoming emails.

speaks-page = Request about your namespace
speaks-title = Is this person authorized to act for urn:{ $nid }?
speaks-title-outsider = Do you agree to this change of urn:{ $nid }?
speaks-lede = { $by } has requested a change of a namespace whose registration lists your address as a contact: { $what }, { $number }, { $title }.
speaks-about = The requester is not recorded as a contact of this namespace. The request cannot be registered until you or an operator confirms
    that the requester is authorized to act for it.
speaks-about-outsider = The request cannot be registered until you agree to the change or an operator records other evidence.
speaks-ended = The request is closed. No answer is needed.
speaks-undoubted = The requester’s authority over this namespace is not in question.
speaks-denied = A contact answered no. You can still answer yes.
speaks-confirmed = A contact answered yes. You can still answer no.
speaks-yes = Yes, they are authorized
speaks-no = No, they are not authorized
speaks-yes-outsider = Yes, I agree
speaks-no-outsider = No, I do not agree
speaks-public-html = The request is public: <a href="/requests/{ $number }">{ $number }</a>. Your answer is public too, but your address is not shown
    with it. To comment on the text, write to the public review list.
speaks-private = The request is private until a contact answers yes, an operator records other evidence, or an operator starts the review. Your
    answer then becomes public with it, but your address is not shown.
speaks-relation-contact = The requester says that they are a contact of this namespace.
speaks-relation-successor = The requester says that their organization has become responsible for this namespace.
speaks-relation-outsider = The requester says that they propose this change without being responsible for this namespace.
speaks-proposed = Proposed text
speaks-changes = Changes to the registered text

mailed-waiting = This email will be published as your comment on { $due } unless you withdraw it.
mailed-to-confirm = This email is not published until you confirm it. Otherwise, the operators are notified on { $due }.
mailed-unproved = This email is not published until you confirm it, because our mail server could not verify that you wrote it. Otherwise, the operators are notified on { $due }.
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
