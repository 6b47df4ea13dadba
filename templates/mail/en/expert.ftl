# Emails to experts. They are in English only.

confirm_position =
    Your position on { $number } ({ $title }) has not been recorded yet: { $position ->
        [approve] Approve
        [no_objection] No objection
        [discuss] Discuss
       *[comment] A comment without a position
    }, on revision { $revision }. { $near ->
        [yes] Your first line was read as this position.
       *[no] { "" }
    } Open the page linked above to record it{ $near ->
        [yes] {" "}or to publish your email as a comment
       *[no] { "" }
    }. A recorded position is public and permanent.

    Nothing is recorded until you confirm. If you do not confirm by { $until }, the operators will be notified. To withdraw your email:
    { $withdraw }

    { HAS($reasons) ->
        [yes] Your reasons:
       *[no] { "" }
    }

    { QUOTE($reasons) }

    { left-out }
    .subject = confirm your position by { $until }
    .act = Confirm your position
    .decline = If you do not confirm it, nothing is recorded.

reminder = For { $number } ({ $title }), your position is due on { $due }.
    .subject = your position is due on { $due }
    .act = Open your task

concurrence =
    { $by } proposes to decline { $number } ({ $title }):

    { QUOTE($reasons) }

    The request is declined if a second expert agrees.
    .subject = do you agree to decline it?
    .act = Agree or disagree
    .decline = If you disagree, say why on the same page.

assignment =
    { $by } has asked you to review { $number }: { $title }. The text has { $text }. Please record your position by { $until }.

    { HAS($help) ->
        [yes]
            This is your first review in this registry. The guide for experts takes ten minutes to read:
            { $help }
       *[no] { "" }
    }

    Revision { $revision }:

    { KEPT($template) }
    .subject = please review by { $until }
    .act = Review the request
    .decline = If you cannot review it or have a conflict of interest, say so on the same page. Another expert will be assigned.

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

new_revision =
    The registrant of { $number } ({ $title }) has submitted revision { $revision }. Their summary of the changes:

    { QUOTE($note) }

    Approvals and no-objections to an earlier revision are outdated unless only the contact details changed. A Discuss remains. If yours has been addressed, record another position to clear it.

    { HAS($changes) ->
        [yes]
            Changes since revision { $seen }:

            { KEPT($changes) }

            Compare both revisions:
            { $compare }
       *[no] { "" }
    }
    .subject = revision { $revision } submitted
    .act = Read the new revision

decision_needed =
    { $number } ({ $title }) requires your decision: { $period_over ->
        [yes] the review period has ended
       *[no] all positions have been recorded
    }.
    .subject = decision required
    .act = Decide
    .decline = If you have a conflict of interest, say so on the same page. Another lead then decides.
