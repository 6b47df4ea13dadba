# Emails about a request from its submission to its registration.

invitation =
    Someone who works on request { $number } in the registry of URN namespaces entered this address to invite you as a collaborator. After you sign in, the page linked above shows what the request is about.

    The invitation is valid until { $until }. To accept, sign in with this address or create an account.
    .subject = invitation to collaborate, valid until { $until }
    .act = Accept the invitation
    .decline = If you do not want to collaborate, ignore this email. The invitation expires.

received =
    Your request { $number } ({ $title }) has been submitted. The operators will review it for completeness by { $until } and { $correction ->
        [yes] then publish the correction or ask you to request a new version
       *[no] then send it to the review list and to the experts
    }. You can follow the request and reply to questions on the page linked above.
    .subject = received
    .act = Follow your request

to_list =
    This is { $number }: { $title }. Comments are welcome until { $until }, on this list or on the request page.

    { KEPT($text) }
    .subject = for review until { $until }
    .act = Read the request and comment on it

list_news =
    New activity on { $number } ({ $title }):

    { KEPT($words) }

    Replies on this list are shown on the request page.
    .subject = activity in the review
    .act = Read the request and comment on it

list_reply =
    { $by } replied on { $number } ({ $title }):

    { KEPT($comment) }

    Replies on this list are shown on the request page.
    .subject = reply from { $by }
    .act = Read the discussion

assignment =
    { $by } has asked you to review { $number }: { $title }. The text has { $words }. Please record your position by { $until }.

    { HAS($help) ->
        [yes]
            This is your first review in this registry. The guide for experts takes ten minutes to read:
            { $help }
       *[no] { "" }
    }
    .subject = please review by { $until }
    .act = Review the request
    .decline = If you cannot review it or have a conflict of interest, say so on the same page. Another expert will be assigned.

assignment_declined =
    An expert has declined to review { $number } ({ $title }):

    { QUOTE($reason) }

    Please assign another expert.
    .subject = an expert declined the assignment
    .act = Assign another expert

waiver =
    { $by } has declared a conflict of interest on { $number } ({ $title }) and requests a waiver:

    { QUOTE($reason) }
    .subject = decision on a waiver required
    .act = Decide on the waiver
    .decline = If you do nothing, the conflict of interest is not waived and the expert cannot record a position.

conflict_taken_back =
    { $by } has withdrawn the conflict of interest declared on { $number } ({ $title }). The reason, which is public:

    { QUOTE($reason) }

    { $by } can now review the request like any other expert.
    .subject = { $by } withdrew a conflict of interest
    .act = See the assigned experts

question =
    { $by } has a question about { $number } ({ $title }):

    { QUOTE($question) }

    Please reply or submit a new revision. Without a reply, the request lapses on { $until }.
    .subject = question, please reply by { $until }
    .act = Answer the question
    .decline = If you do not want to continue with the request, withdraw it on its page.

answered =
    The registrant of { $number } ({ $title }) { HAS($revision) ->
        [yes] replied, with revision { $revision }
       *[no] replied
    }:

    { QUOTE($answer) }

    { HAS($revision) ->
        [yes] The text has changed. Approvals and no-objections to an earlier revision are outdated unless only the contact details changed. A Discuss remains until the expert clears it or the lead responds to it.
       *[no] The text has not changed.
    }

    { HAS($changes) ->
        [yes]
            Changes:

            { KEPT($changes) }

            Compare both revisions:
            { $compare }
       *[no] { "" }
    }
    .subject = { HAS($revision) ->
        [yes] reply from the registrant, with revision { $revision }
       *[no] reply from the registrant
    }
    .act = Read the reply in the discussion

opened =
    The operators have sent { $number } ({ $title }) to the public review list and to the experts. Comments are welcome until { $until }.

    You will get an email when someone comments, asks a question or makes a decision. You do not need to do anything until then.
    .subject = under review until { $until }
    .act = Follow the review

your_turn =
    Your action is required on { $number } ({ $title }): { HAS($day) ->
        [yes] { $asks } by { $day }
       *[no] { $asks }
    }.
    .subject = { HAS($day) ->
        [yes] { $asks } by { $day }
       *[no] { $asks }
    }
    .act = Open your task
    .decline = If you cannot do it, say so on the page of the request, or write to the operators.

discuss =
    { $by } has recorded a Discuss on { $number } ({ $title }):

    { QUOTE($comment) }

    Please reply or submit a new revision by { $until }. The request cannot be approved while this Discuss is open and has no recorded answer. The experts can still decline it.
    .subject = { $by } recorded a Discuss, please reply by { $until }
    .act = Reply or submit a new revision
    .decline = If you do not want to continue with the request, withdraw it on its page.

new_snapshot =
    The registrant of { $number } ({ $title }) has submitted revision { $snapshot }. Their summary of the changes:

    { QUOTE($note) }

    Approvals and no-objections to an earlier revision are outdated unless only the contact details changed. A Discuss remains. If yours has been addressed, record another position to clear it.

    { HAS($changes) ->
        [yes]
            Changes:

            { KEPT($changes) }

            Compare both revisions:
            { $compare }
       *[no] { "" }
    }
    .subject = revision { $snapshot } submitted
    .act = Read the new revision

comment =
    { HAS($position) ->
        [yes] { $by } recorded a position on { $number } ({ $title }):
       *[no] { $by } commented on { $number } ({ $title }):
    }

    { QUOTE($comment) }
    .subject = { HAS($position) ->
        [yes] { $position } from { $by }
       *[no] comment by { $by }
    }
    .act = Read the discussion

retracted =
    { $what ->
        [comment] { $by } has retracted one of their comments on { $number } ({ $title }).
       *[document] A document on { $number } ({ $title }) was recorded in error, and { $by } has retracted it.
    } The reason:

    { QUOTE($reason) }

    The { $what } remains readable, is marked as retracted, and no longer has any effect.
    .subject = { $what } retracted
    .act = Read the request

decision_needed =
    { $number } ({ $title }) requires your decision: { $period_over ->
        [yes] the review period has ended
       *[no] all positions have been recorded
    }.
    .subject = decision required
    .act = Decide
    .decline = If you have a conflict of interest, say so on the same page. Another lead then decides.

approved =
    The designated experts have approved { $number } ({ $title }):

    { QUOTE($reasons) }

    The operators will register the namespace by { $until }.
    .subject = approved
    .act = Read the decision

sent_back =
    The operators have returned { $number } ({ $title }) to expert review because of a defect:

    { QUOTE($defect) }

    A new decision of the experts or a new revision by the registrant is required.
    .subject = returned to expert review
    .act = Review it again
    .decline = If you cannot review it again, say so on the same page.

track_changed =
    The procedure for { $number } ({ $title }) has changed to: { $track }. The reason:

    { QUOTE($reason) }
    .subject = procedure changed
    .act = Read the request

registered =
    Version { $version } of urn:{ $nid } has been registered ({ $number }). The link above is its permanent link.

    To change the registration later, open that page and choose "Propose a new version".
    .subject = registered, version { $version }
    .act = Read the registration

followed =
    New activity on { $number } ({ $title }), which you follow:

    { KEPT($words) }

    The full texts are on the request page.
    .subject = activity on a request that you follow
    .act = Read the request
