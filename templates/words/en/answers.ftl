# Submitting a draft, the preview, and the page after submission.

answers-worth = Suggestions
answers-empty = (empty)
answers-ask-correction = Request correction
answers-next-correction = The operators review and publish the correction, usually within two business days.
answers-next = The operators check whether the request is complete and post it to the review list.
answers-public = The text and your name become public. You can then reply to comments, submit a new revision or withdraw the request.
answers-private = The request is private until a contact accepts it or an operator starts the review. Then the text and your name become public. You can reply to comments, submit a new revision or withdraw the request.
answers-submit-number = Submit { $number }
answers-preview = Preview: { $title }
answers-preview-lede = Not registered. The text can still change. The version is set when the namespace is registered. The date is the day on which the request is submitted.
submitted-title = Submitted
submitted-reference-html = Your reference is <strong>{ $number }</strong>
submitted-lede = { $title }. We have sent you a confirmation email.
submitted-next = What happens next
submitted-complete = The operators check whether the request is complete, usually within two business days.
submitted-correction = They publish the correction. The earlier text remains available at its permanent link.
submitted-posted = They post it to { $list } and assign experts. The discussion takes { $days }.
submitted-told = You will get an email when someone asks a question or comments.
submitted-nothing-html = You do not need to do anything now. You can <a href="/requests/{ $number }">view the public page</a> or
    <a href="/requests/{ $number }/edit/preview">print the submitted text</a>.
submitted-contacts = The contacts of the present version are asked by email whether they accept your change. If none of them answers within { $days }, the experts or operators decide without them.
submitted-contacts-private = The contacts of the present version are asked by email whether they accept your change. Until one of them accepts, or an operator starts the review, the request is private. If none of them answers within { $days }, the experts decide without them.
submitted-status = After approval, the registry shows the new status. The URNs remain valid.
submitted-private-html = You do not need to do anything now. You can <a href="/requests/{ $number }">view the request</a>, which is not public yet, or
    <a href="/requests/{ $number }/edit/preview">print the submitted text</a>.
submitted-done = {"Done: "}
submitted-now = {"Now: "}
submitted-since-html = since <time>{ $day }</time>
submitted-step-intake = Validating request
submitted-step-published = Published
