# Help and contact, how a namespace is registered, what errors mean, accessibility.

help-crumb = Help
help-title = Help and contact
help-to-register = To register
help-how = How a namespace is registered
help-checked = What a request is checked for
help-emails = The emails this registry sends
help-who-decides = Who decides
help-experts = The designated experts
help-bodies = Recognised bodies (fast track)
help-reserved = Reserved names
help-how-long = How long requests take
help-site = This site
help-errors = What the errors mean
help-accessibility = Accessibility
help-privacy = Privacy
help-contact = Contact
help-operators = Operators
help-list = Review list
help-list-public = The review list is public: anyone may read it and write to it.
help-errors-title = Error messages

help-register-lede = You write, the operators look whether it is complete, experts review it in public, and it is published for ever.
help-step-draft-html = Draft<span class="soft">You fill in the registration template of RFC 8141, Appendix A. It is private, and kept until you delete
    it.</span>
help-step-intake-html = Intake<span class="soft">After you submit it, the operators check that it is complete, usually within two business days.</span>
help-step-review-html = Expert review<span class="soft">The text goes to the public review list and to the designated experts, for about two weeks. They may
    ask; you answer or send a new text.</span>
help-step-decision-html = Decision<span class="soft">The lead of the experts approves it or declines it, with reasons.</span>
help-step-registered-html = Registered<span class="soft">The operators publish it. Its address never changes, and every later version stays readable beside
    it.</span>
help-register-button = Register a namespace
help-words = The words
help-word-nid-html = Namespace identifier: the part of a URN between <code>urn:</code> and the next colon, such as
    <code>isbn</code> (RFC 8141, 2.1).
help-word-nss = Namespace-specific string: the name itself, after that colon (RFC 8141, 2.2).
help-word-components-term = r-, q-, f-component
help-word-components-html = What may follow a name after <code>?+</code> (for resolvers), <code>?=</code> (for the thing named) and
    <code>#</code> (a place in it). None of them is part of the name when URNs are compared (RFC 8141, 2.3).
help-word-formal-term = Formal, informal
help-word-formal-html = A formal namespace has the name you choose; an informal one gets the next number, such as <code>urn-7</code>
    (RFC 8141, 5).
help-word-fast-term = Fast track
help-word-fast = Standards organizations that the IESG recognises register without a decision of the experts, who advise (RFC 8141,
    6.3).

help-e400 = 400: cannot be read
help-e400-about = The address or the form has a part this registry does not know.
help-e401 = 401: sign in
help-e401-about = Your session has ended. What you typed stays on the page.
help-e403 = 403: not yours to do
help-e403-about = You may look at this, but another role acts on it. The message says which.
help-e404 = 404: not found
help-e404-about = There is no such page, or it is not public.
help-e409 = 409: something has changed
help-e409-about = Someone else, or another window of yours, was first. Nothing was overwritten.
help-e413 = 413: too large
help-e413-about = A form takes 4 MiB, a document with a template 8 MiB, its text 1 MiB, a list of URNs 1 MiB.
help-e422 = 422: there is a problem
help-e422-about = What you typed must change first. The page says what, and by which clause.
help-e429 = 429: too many attempts
help-e429-about = Wait a quarter of an hour.
help-e503 = 503: try again in a moment
help-e503-about = The registry is busy. Nothing was changed.

help-accessibility-about = These pages aim at WCAG 2.2, level AA. They work without JavaScript, with the keyboard alone, at 320 pixels and at 400 % zoom, in light
    and dark colours, and on paper. An automatic check of every page is part of the tests. Tell the operators what does not work for you.
