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
submitted-posted = They post it to { $list } and assign experts. A first reply usually takes two weeks.
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

# The criteria that experts assess one by one.

answers-points = Criteria of RFC 8141
answers-point-stability = The organization is stable and able to maintain the namespace for a long time, or it is clear how the namespace remains usable without the organization
answers-point-competence = The organization is competent to assign names: its procedures ensure uniqueness and are described
answers-point-commitment = The organization commits to never reassign a name and to keep old names valid
answers-point-purpose = Purpose describes what is named, for whom, and why no registered namespace is sufficient
answers-point-syntax = Syntax defines the form of names, their equivalence, and the meaning of q- and f-components
answers-point-assignment = Assignment describes who assigns names, how, and how uniqueness is ensured over time
answers-point-security = Security and Privacy describes what names reveal and how they could be misused
answers-point-interoperability = Interoperability lists the identifiers that could be confused with these names, and explains how they are related
answers-point-resolution = Resolution says whether and how names are resolved
answers-point-information = Other necessary information is in the text or in a stable document
answers-point-met = Met
answers-point-partly = Partly met
answers-point-not-met = Not met
answers-point-does-not-apply = Does not apply
