# The page of one request.
request-feed = What happens to { $number }
request-crumb = Under review
request-question = The question to you
request-answer = Answer it
request-room = The room where this is settled
request-waits = What waits for you
request-work = Work on the text
request-decision-page = This decision on a page of its own, with positions and discussion
request-draft-private = Only you see this page until you submit the request.
request-so-far = So far { $time }
request-in-all = In all { $time }
request-review = Review it
request-desk = On the desk
request-registered-version = See the registered version
request-next-html = Next in the queue: <a href="{ $href }">{ $what }</a>
request-comment = Comment
request-send-comment = Send the comment
request-report = Report to { $body }
request-pledges = What the registrant promises
request-rules = Rules beside the text
request-text = Text { $text }
request-compare = Compare any two
request-note = What changed, in the registrant’s words:
request-your-draft = Your draft
request-history = History
request-history-find = Find in this history
request-history-hint = A word, a name, a number, a day
request-find = Find
request-history-none-html = Nothing here says “{ $words }”. <a href="{ $href }">All of it</a>
request-delete = Delete this draft
request-delete-about = It was never sent in. Deleting takes away everything you wrote.
request-withdraw = Withdraw
request-withdraw-button = Withdraw this request
request-where = Where it stands
request-facts = Facts
request-take-part = Take part
request-list = Anyone may comment on the public review list: { $list }.
request-follow = Follow this request (Atom)
request-overlay = { $overlay ->
    [contended] Contended
    [escalated] Escalated
    [under_appeal] Under appeal
   *[court_hold] Held by a court order
}
request-waits-position = { $expert } wants something changed before it is approved (Discuss, on text { $text })
request-waits-threads = { $count ->
    [one] One thread waits for your answer or for a changed text
   *[other] { $count } threads wait for your answer or for a changed text
}
request-next-correction = The operators look at the correction and publish it, usually within two business days.
request-next-corrected = Done. The corrected wording and the older one have their permanent addresses.
request-next-draft = The draft is private. Submit it when it is ready.
request-next-intake = The operators check that it is complete and open the expert review, usually within two business days.
request-next-advice = The list and the experts give advice; the requesting body decides when it is ready and asks for completion (RFC 8141, 6.3).
request-next-asked-back = Reviewers have said something that is not answered yet: in a thread below, or with a position to discuss. The registrant answers there, or sends a new text; the experts go on meanwhile.
request-next-standards = The experts comment and take positions; then their lead reports to the standards body, which decides (RFC 8141, 6.2).
request-next-review = The experts comment and take positions; then their lead decides. Anyone may comment on the review list.
request-next-answer = The registrant has been asked and answers or sends a new text. Without an answer for 90 days it lapses.
request-next-body = The standards body has the report. It is registered when its direction and a copy of the report are on file (RFC 8141, 6.2).
request-next-ready = The operators register it, usually within two business days.
request-next-status = Done. The namespace has its new status; its URNs stay valid.
request-next-registered = Done. The version has its permanent address.
request-next-declined = Anyone concerned can appeal within two months. The registrant can also take the request up again in a new draft.
request-next-withdrawn = The registrant took it back, and can take it up again in a new draft.
request-next-lapsed = Nobody answered for 90 days. The registrant can take it up again within 12 months.
request-next-duplicate = Another request is about the same and goes on.
request-unconfirmed = Proposed by somebody whose authority over this namespace is not confirmed here.{ $denied }{ $holds }
request-unconfirmed-denied = {" "}A published contact said on { $day } that they do not speak for it.
request-unconfirmed-recorded = {" "}It is not registered before an operator has recorded on what evidence they do.
request-unconfirmed-asked = {" "}It is not registered before a contact named in the registered text, all of whom were asked, or an operator has confirmed it.
request-fact-procedure = Procedure
request-fact-decided-by = Decided by
request-fact-body = Requesting body
request-fact-specification = Specification
request-fact-not-named = not named yet
request-fact-status = New status
request-fact-successors = Takes its place
request-fact-from = Started from
request-fact-notice = Public notice
request-fact-until = until { $day }
request-fact-duplicate = Duplicate of
request-fact-takes-up = Takes up
request-rename = Choose another name
request-rename-about = Your text goes on under another name, and the other request keeps this one.
request-rename-button = Take this name
request-f-wish = Namespace ID
request-appeal = Appeal
request-appeal-about = Anyone concerned can appeal. It goes { $stage ->
    [lead] to the lead of the experts
   *[iesg] to the IESG
}, is published, and must come by { $until }.
request-appeal-button = Send the appeal
request-f-grounds = Why the decision should be another one
request-reopen = Take it up again
request-reopen-about = The new draft names this request.
request-reopen-button = Start a new draft with this text
request-go-on = Let it go on after all
request-go-on-about = It goes on where it was, with its discussion, its positions and its number. This can be done until { $until }.
request-go-on-button = Let it go on
request-f-reason = Reason, published
request-heir = Become the registrant
request-heir-about = You are asked to answer for this namespace from now on. Read below what the text says of you.
request-heir-button = I accept
request-complete = Ask for completion
request-complete-about = You speak for { $body }. The advice of the experts stands below; which of it to follow, and when the request is ripe, is the body’s own decision (RFC 8141, 6.3).
request-complete-button = Ask for registration
contention-title = Who has urn:{ $nid }
contention-crumb = Requests
contention-heading-html = Who gets <span class="nid big">urn:{ $nid }</span>
contention-settled = Settled.
contention-lede = These requests want the same name, since { $since }. None of them is approved or registered until an outcome is recorded
    (RFC 8141, 6.2).
contention-ways = Ways out: one registrant chooses another name or withdraws (on the page of their request); all
    registrants say the same below; the lead and one more expert decide; a court orders it.
contention-said = What was said
contention-said-about = Only the registrants, the experts and the operators can read this page; the outcome is public.
contention-nothing = Nothing yet.
contention-should = { $winner } should have the name.
contention-note = Write to the others
contention-note-button = Send
contention-f-note = Words
contention-f-winner = Which request goes on with this name?
contention-f-words = Why, published with the outcome
contention-has = { $number } has the name
contention-say = Say who should have the name
contention-say-button = Record it
contention-as-operator = Operators record a court order only; two of them settle the contention by it.
contention-as-registrant = When the registrants of all requests say the same, that is the outcome.
contention-as-expert = When the lead and one more expert say the same, that is the outcome.
contention-row = { $who }, sent { $since }
contention-row-yours = { $who } (yours), sent { $since }
