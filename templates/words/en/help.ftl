# Help and contact, how a namespace is registered, what errors mean, accessibility.

help-to-register = Registering
help-how = How a namespace is registered
help-checked = How requests are checked
help-who-decides = Decisions
help-experts = The designated experts
help-guide-experts = Guide for designated experts
help-guide-operators = Guide for operators
help-bodies = Recognized bodies (fast track)
help-how-long = Processing times
help-reading = Reading and using
help-api = API reference
help-site = About this site
help-list = Review list
help-list-public = The review list is public. Anyone can read it and post to it.
help-errors-title = Error messages

help-register-lede = You write the registration, the operators check whether it is complete, experts review it in public, and it is published permanently.
help-step-draft-html = Draft<span class="soft">You fill in the registration template of RFC 8141, Appendix A. The draft is private and stored until you delete
    it.</span>
help-step-intake-html = Validating request<span class="soft">After you submit the request, the operators check whether it is complete, usually within two business days.</span>
help-step-review-html = Expert review<span class="soft">The text is posted to the public review list and reviewed by the designated experts.
    The discussion takes { $days }. They may ask questions. You reply or submit a new revision.</span>
help-step-decision-html = Decision<span class="soft">The lead of the experts approves or declines the request and gives reasons.</span>
help-step-registered-html = Registered<span class="soft">The operators publish the registration. Its permanent link never changes, and earlier versions remain
    available.</span>
help-words = Glossary
help-word-nid-html = Namespace identifier: the part of a URN between <code>urn:</code> and the next colon, such as
    <code>isbn</code> (RFC 8141, 2.1).
help-word-nss = Namespace-specific string: the part of a URN after that colon (RFC 8141, 2.2).
help-word-components-term = r-, q-, f-component
help-word-components-html = Optional components after <code>?+</code> (for resolvers), <code>?=</code> (for the named resource) and
    <code>#</code> (a location in the resource). They are not part of the name when URNs are compared (RFC 8141, 2.3).
help-word-formal-term = Formal, informal
help-word-formal-html = You choose the namespace ID of a formal namespace. An informal namespace gets the next number, such as <code>urn-7</code>
    (RFC 8141, 5).
help-word-fast = Standards organizations recognized by the IESG can register without a decision by the experts, who only give advice (RFC 8141,
    6.3).

help-e400 = 400: invalid request
help-e400-about = The URL or the form contains something that this registry does not support.
help-e401 = 401: sign in
help-e401-about = Your session has ended. The page still shows what you typed.
help-e403 = 403: not allowed
help-e403-about = You can view this page, but the action requires a different role. The message says which one.
help-e404 = 404: not found
help-e404-about = The page does not exist or is not public.
help-e409 = 409: the data has changed
help-e409-about = The data was changed by someone else or in another window. Nothing was overwritten.
help-e413 = 413: too large
help-e413-about = The limits are 4 MiB for a form, 8 MiB for a document with a template, 1 MiB for its text, and 1 MiB for a list of URNs.
help-e422 = 422: there is a problem
help-e422-about = Something you typed must be corrected. The page says what is wrong and cites the rule.
help-e429 = 429: too many attempts
help-e429-about = Wait 15 minutes before you try again.
help-e503 = 503: temporarily unavailable
help-e503-about = The registry is busy. Nothing was changed, unless the page says that the outcome is not known.

help-accessibility-about = These pages aim to meet WCAG 2.2, level AA. They work without JavaScript, with the keyboard only, at 320 pixels and 400 % zoom, in light
    and dark mode, and in print. Every page is tested automatically. If something does not work for you, contact the operators.

help-scheme-title = The urn scheme
help-scheme-about-html = All URN namespaces belong to one URI scheme, <code>urn</code>. RFC 8141, section 7.1, registers it as a permanent scheme. The IETF
    controls changes. IANA’s registry of URI schemes is the authoritative record.
help-scheme-meaning = A Uniform Resource Name identifies a resource persistently and independently of its location (RFC 8141, section 1). Its syntax
    is defined in section 2, and its security considerations are in section 8.
help-scheme-urn-html = A namespace cannot be named <code>urn</code>. This namespace ID is <a href="/reserved">permanently reserved</a>, so that
    <code>urn:urn:</code> never has a meaning (RFC 2141, 2.1).
help-draft-title = Query parameters proposed in 2012
help-draft-about = In 2012, draft-ietf-urnbis-rfc2141bis-urn-03 proposed directives in the query of a URN, and two registries for them (section 9.2). They were
    not adopted: RFC 8141 has no query directives, and these were never IANA registries. Documents and data of that time still contain such names.
help-draft-keywords-html = The draft has two keywords: <code>s</code> selects a resolution service, such as <code>I2L</code> for a URL or <code>I2C</code> for a
    description, and <code>c</code> selects a component of the resource.
help-draft-resolve-html = <a href="/resolve">Resolve</a> and <a href="/check">Validate</a> read them if you select the syntax profile of the draft. In new URNs,
    use the r-component and q-component of RFC 8141 (sections 2.3.1 and 2.3.2).

help-means-title = What a registration means
help-means-lede = A registration says who is responsible for a namespace and how its names are formed and assigned. It is information, not a guarantee.
help-means-promises = What you can rely on
help-means-nid = The namespace ID is never given to another namespace, even if the registration becomes obsolete. URNs that were assigned remain valid.
help-means-unique = The registrant must assign each name to one resource only (RFC 8141, section 5).
help-means-text = Every version and every correction has a permanent link, and its text does not change.
help-means-not = What a registration does not promise
help-means-advisory = The information in a registration is advisory (RFC 8141, section 8). The registrant supplies it, and the registry does not verify that it
    is true. A valid URN does not prove that the named resource exists or is what someone says it is.
help-means-resolve = A registration does not promise that names can be resolved. Registrants say in the Resolution section whether they intend it.
help-means-several = A resource can have more than one URN, in one namespace or in several (RFC 8141, section 5). For example, a book can have an ISBN and
    an NBN. Different URNs therefore do not show that the resources differ.
help-means-fees = Names can cost a fee, and a private or proprietary registry can assign them (RFC 8141, section 5.1). This registry registers namespaces
    free of charge; it does not assign names within them.
help-means-rights = A registration grants no trademark and no other right to a name.
