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

question =
    { $by } has a question about { $number } ({ $title }):

    { QUOTE($question) }

    Please reply or submit a new revision. Without a reply, the request lapses on { $until }.
    .subject = question, please reply by { $until }
    .act = Answer the question
    .decline = If you do not want to continue with the request, withdraw it on its page.

opened =
    The operators have sent { $number } ({ $title }) to the public review list and to the experts. Comments are welcome until { $until }.

    You will get an email when someone comments, asks a question or makes a decision. You do not need to do anything until then.
    .subject = under review until { $until }
    .act = Follow the review

action_required =
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
    { $by } has retracted one of their comments on { $number } ({ $title }). The reason:

    { QUOTE($reason) }

    The comment remains readable, is marked as retracted, and no longer has any effect.
    .subject = comment retracted
    .act = Read the request

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

procedure_changed =
    The procedure for { $number } ({ $title }) has changed to: { $procedure }. The reason:

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

    { KEPT($text) }

    The full texts are on the request page.
    .subject = activity on a request that you follow
    .act = Read the request
