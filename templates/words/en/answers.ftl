# The answers before they are sent, what is promised, and the page after.

answers-title = Check your answers
answers-lede = As it will be published.
answers-lede-draft = Nothing is sent before you press the button at the end.
answers-must-fix = Must fix
answers-worth = Worth a look
answers-consent = It changes what the text says
answers-consent-about = A change of meaning is a new version, which the experts review. Only when the published text is not the one that was approved can
    it be corrected under the same version: say why, and two operators and an expert have to consent to it.
answers-make-version = Make it a new
    version
answers-save-grounds = Save the grounds
answers-f-grounds = Why the published text is not the one that was approved. Everybody can read this
answers-notes = { $count ->
    [one] { $count } more note stands beside the
        sections.
   *[other] { $count } more notes stand beside the
        sections.
}
answers-template = The template
answers-change-html = Change<span class="vh">
    { $label }</span>
answers-empty = (empty)
answers-change-rules = Change the rules
answers-pledges = What you promise
answers-change-pledges = Change the answers
answers-letter = The email to the review list
answers-letter-about = What goes to { $list } when the operators open the review
answers-ask-correction = Ask for the correction
answers-submit = Submit
answers-next-correction = The operators look at it and publish it, usually within two business days.
answers-next = The operators check that it is complete and post it to the review list.
answers-public = The text and your name become public. You can answer, correct and withdraw afterwards.
answers-submit-number = Submit { $number }
answers-back = Back to the list
answers-preview = Preview: { $title }
answers-preview-lede = Not registered, and it may change. Version and date are set when it is registered.
answers-plain = As plain text
answers-pledges-lede = RFC 8141 asks what stands behind a namespace. Your answers are shown beside the registration, and readers can choose
    namespaces by them. None is required; say how in your own words, at most { $most } bytes each.
answers-pledges-none = No answer
answers-pledges-how-html = How<span class="vh">: { $question }</span>
answers-pledges-save = Save the answers

submitted-title = Submitted
submitted-reference-html = Your reference is <strong>{ $number }</strong>
submitted-lede = { $title }. We sent an email to confirm it.
submitted-next = What happens next
submitted-complete = The operators check that it is complete, usually within two business days.
submitted-correction = They publish the correction. The older wording stays at its address.
submitted-posted = They post it to { $list } and ask the experts. A first reply usually takes two weeks.
submitted-told = You are told when someone asks or comments; it is your turn only then.
submitted-nothing-html = Nothing is asked of you now. <a href="/requests/{ $number }">See the public page</a>, or
    <a href="/requests/{ $number }/edit/preview">print what you sent</a>.
submitted-where = Where it stands
submitted-done = {"Done: "}
submitted-now = {"Now: "}
submitted-since-html = since <time>{ $day }</time>
submitted-step-draft = Draft
submitted-step-intake = Intake
submitted-step-review = Expert review
submitted-step-advisory = Advisory review
submitted-step-body = With the body
submitted-step-ready = Ready to register
submitted-step-registered = Registered
submitted-step-published = Published

# The points that experts judge one by one.

answers-points = The points of RFC 8141, one by one
answers-point-stability = The organization is stable and able to maintain the namespace for a long time, or it is clear how the namespace stays usable without it
answers-point-competence = The organization is competent to assign names: its procedures keep them unique and are described
answers-point-commitment = The organization commits itself never to reassign a name and to let old names stay valid
answers-point-purpose = Purpose says what is named, for whom, and why no namespace that is registered will do
answers-point-syntax = Syntax gives the form of names, which of them are equivalent, and what q- and f-components mean
answers-point-assignment = Assignment says who gives names, how, and how uniqueness is kept over time
answers-point-security = Security and Privacy considers what names tell and what can be done with them
answers-point-interoperability = Interoperability names the identifiers that could be mistaken for these, and how both relate
answers-point-resolution = Resolution says whether and how names are resolved
answers-point-information = What else a reader has to know stands in the text or in a stable document
answers-point-met = Met
answers-point-partly = Met with a reservation
answers-point-not-met = Not met
answers-point-does-not-apply = Does not apply
