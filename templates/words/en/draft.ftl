# A draft: the list of its sections, and the whole text on one page.

task-saved = last saved { $time }
task-lede-draft = { $completed } of { $of } sections completed. Your answers are kept until you delete them; you can leave and come
    back.
task-lede-sent = What you change is saved, and nobody else sees it before you send a new text.
task-asked-html = <span class="turn registrant">Your turn</span>: you are asked a question.
task-correction = A correction
task-correction-about = A correction keeps version and meaning. If the meaning changes, make it a new version; your text stays.
task-make-version = Make it a new version
task-send-it = Send it
task-check-submit = Check your answers and
    submit
task-left = { $count ->
    [0] Ready
    [1] 1
        thing to fix
   *[other] { $count } things to fix
}
task-send-new-about = The experts get the text as it stands in the sections above.
task-send-new = Send the new
    text
task-send-answer = Send the answer
task-this-request = This request
task-preview = Preview the template
task-way = How it goes: { $way }
task-team = { $count } people work on it; invite or share
task-team-open = { $count } people work on it; a private link is
    open
task-team-alone = Work on it with others, or share a private preview
task-team-alone-open = Work on it with others, or share a private preview (a link is
    open)
task-whole = Edit the whole text on one page
task-as-text = Save as text
task-as-email = Save as an email for your own mail program
task-threads = { $count ->
    [one] { $count } open thread
   *[other] { $count } open threads
}

# Groups of sections, and how a section stands.

task-group-before = Before you start
task-group-describe = Describe the namespace
task-group-finish = Finish
task-problem = There is a problem
task-not-started = Not yet started
task-unchanged = Unchanged
task-changed-completed = Changed, completed
task-changed = Changed
task-completed = Completed
task-optional = Optional
task-filled = Filled in
task-testable = Make the syntax testable
task-testable-hint = Your rules as data, names tried on them, and what a change would break

# What a request is about, how it goes, and where it stands.

draft-about-formal = a formal namespace
draft-about-informal = the next informal namespace
draft-about-revision = urn:{ $nid }, version { $version }
draft-about-correction = urn:{ $nid }, correction of version { $version }
draft-about-registrant = urn:{ $nid }, another registrant
draft-about-status = urn:{ $nid }, status { $status }
draft-about-page = { $number }: { $title }
draft-way-community = Community (RFC 8141, 6.2)
draft-way-standards = Standards body (RFC 8141, 6.2)
draft-way-fast-track = Fast track (RFC 8141, 6.3)
draft-state-draft = Draft
draft-state-intake = Validating request
draft-state-review = Expert review
draft-state-advisory = Advisory review
draft-state-with-requester = With requester
draft-state-ready = Ready to register
draft-state-registered = Registered
draft-state-declined = Declined
draft-state-withdrawn = Withdrawn
draft-state-with-body = With the standards body
draft-state-lapsed = Lapsed
draft-state-duplicate = Duplicate

# The whole text.

draft-sections-of = { $number }: sections
draft-public = Public page
draft-saved = Saved. You can leave and come back.
draft-question = The question
draft-asks = { $who } asks: { $words }
draft-checks-say = What the checks say
draft-nothing-to-fix = Nothing to fix was found.
draft-template = The registration template
draft-template-about = The registry sets version and date when it is registered.
draft-number-html = Write <code>{"{{NID}}"}</code> where the number will stand.
draft-repaired = Repaired here, and not saved yet.
draft-send-new = Send a new text
draft-send-new-about = The experts get the text above.
draft-answer = Answer
draft-send-too = Also send the text above as a new text
draft-save = Save
draft-save-check = Save and check
draft-save-submit = Save and submit
draft-save-send = Save and send
draft-save-answer = Save and send the answer
draft-see-whole = See the whole request, or delete it
draft-public-page = Public page: comment, history,
    withdraw
draft-newer = A newer version
draft-newer-about = This revision starts from version { $base }; version { $newest } has been registered since.
    Read it, bring your text up to it, and take it as the base.
draft-rebase = Start from version { $version }
draft-stale = Saved from another window
draft-stale-about = This draft was saved from another window since you opened the page. Nothing was overwritten; both texts are here.
draft-stale-same = The two texts have the same words.
draft-stale-differs = What differs
draft-stale-marks = Struck out: as it is saved. Underlined: what you typed here.
draft-stale-saved = As it is saved
draft-stale-keep = Keep what is saved
draft-stale-typed = What you typed
draft-stale-save-mine = Save mine instead
draft-f-note = What did you change?
draft-f-answer = Your answer
draft-f-nid-hint = Letters, digits and hyphens, 3 to 32 characters
draft-f-nid-remark-hint = The name; a remark on it may follow on the next lines
draft-f-statement = Statement
draft-f-statement-hint = Why the status changes, and what users should do
draft-f-from-whom-hint = From whom to whom, and why
draft-f-new-registrant-hint = The new one, as the registry will print it

# Who decides.

draft-way-page = How it goes
draft-way-title = How the request goes
draft-way-lede = Most requests are decided by the designated experts. Two kinds are not (RFC 8141, 6.2 and 6.3).
draft-way-settled = The request is on its way: only the specification of a fast-track request can still be named. An operator
    can change the procedure once.
draft-way-who = Who decides?
draft-way-experts-html = <strong>The experts.</strong> The usual way
draft-way-body-html = <strong>A standards body.</strong> The namespace is to become a standard or part of one; the experts report to the
    body
draft-way-fast-html = <strong>A recognised body asks on the fast track.</strong> The experts only advise. <a href="/bodies">Which bodies are
    recognised</a>
draft-way-f-body = The body
draft-way-f-body-hint = For example IESG, or the organization that asks on the fast track
draft-way-f-specification = Its specification
draft-way-f-specification-hint = On the fast track: title and number, or an address (RFC 8141, 6.3 item 2)

# Characters that one press repairs.

draft-repair-title-needed = { $count ->
    [one] { $count } character has to be repaired
   *[other] { $count } characters have to be repaired
}
draft-repair-title = { $count ->
    [one] { $count } character only looks like another, or cannot be seen
   *[other] { $count } characters only look like others, or cannot be seen
}
draft-repair-needed = A published text has no control characters, nothing that changes its direction, and no code point
    without a meaning.
draft-repair-others-stay = The others may stay.
draft-repair-may-stay = They stand in rules or
    examples, which programs are written from. They may stay.
draft-repair-becomes-html = { $place }: <code>{ $before }</code> becomes
    <code>{ $after }</code>
draft-repair-number = , repair { $number }
draft-repair-more = And { $count } more of these.
draft-repair-all = { $count ->
    [1] Repair it
   *[other] Repair all { $count }
}
draft-repair-place = { $field }, line { $line }, column { $column }
draft-repair-remove = Remove { $found } at line { $line }
draft-repair-break = Break the line at { $found } at line { $line }
draft-repair-blank = Write a blank for { $found } at line { $line }
draft-repair-write = Write { $text } for { $found } at line { $line }

# Ending it.

draft-keep = No, keep it
draft-withdraw-page = Withdraw the request
draft-withdraw-title = Withdraw { $number }?
draft-withdraw-lede = { $title }. The request ends; what was sent stays public.
draft-withdraw = Withdraw it
draft-delete-page = Delete the draft
draft-delete-title = Delete { $number }?
draft-delete-lede = { $title }. It was never sent in. Deleting takes away, for good:
draft-delete-text = its text, with the rules and promises beside it
draft-delete-team = the work of { $names }; they are told
draft-delete-links = private links to its preview
draft-delete-invitations = { $count } open invitations, and private links to its
    preview
draft-delete-emails = the emails about it that are kept here
draft-delete-stays = What stays: its number, which nobody else gets, and that you began and deleted a draft. Copies of the database keep
    what they had until they are overwritten.
draft-delete = Delete it for good
