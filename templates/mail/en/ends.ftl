# Emails about requests that end without a registration or are on hold.

declined =
    The designated experts have declined { $number } ({ $title }):

    { QUOTE($reasons) }

    The registrant can address these reasons in a new request. Anyone affected can appeal until { $until } to the IESG.
    .subject = declined
    .act = Read the decision, respond or appeal

appeal =
    { $by } has appealed the decision on { $number } ({ $title }):

    { QUOTE($grounds) }
    .subject = appeal
    .act = Read the appeal
    .decline = If you have nothing to add, you do not need to do anything.

appeal_decided =
    The IESG has decided on the appeal against the decision on { $number } ({ $title }): { $granted ->
        [yes] the appeal is granted. A decided request returns to review; a registration remains in force and is annotated
       *[no] the appeal is rejected. The decision stands
    }. The reasons:

    { QUOTE($text) }
    .subject = appeal: { $granted ->
        [yes] the appeal is granted
       *[no] the appeal is rejected
    }
    .act = Read the decision

lapse_warning = { $number } ({ $title }) has been waiting for your reply for { $days } days. Without a reply, the request lapses on { $until }. You can reopen a lapsed request within 12 months.
    .subject = please reply by { $until }, or the request lapses
    .act = Reply
    .decline = If you do not want to continue, withdraw the request on its page, or let it lapse.

closed =
    { $state ->
        [withdrawn] The registrant has withdrawn { $number } ({ $title }) and can reopen it until { $until }.
        [lapsed] { $number } ({ $title }) has lapsed because it received no reply. Nothing has been deleted. The registrant can reopen it until { $until }.
        [duplicate] { $number } ({ $title }) has been closed as a duplicate of { $other }:
       *[obsolete] { $number } ({ $title }) has been closed as obsolete:
    }

    { QUOTE($reason) }
    .subject = closed: { $state ->
        [withdrawn] withdrawn
        [lapsed] lapsed
        [duplicate] duplicate of { $other }
       *[obsolete] obsolete
    }
    .act = Read the request

reopened =
    { $number } ({ $title }) had been closed: { $state ->
        [withdrawn] withdrawn
        [lapsed] lapsed
        [duplicate] duplicate
       *[obsolete] obsolete
    }. It has been reopened:

    { QUOTE($reason) }

    { $number } continues with its discussion and its positions.
    .subject = reopened
    .act = Read the request

operator_message = { $by }, an operator, has written to you about { $number } ({ $title }). All due dates stay the same.

    { QUOTE($text) }
    .subject = message from the operators
    .act = Read the request

hold = { $ended ->
        [yes] { $number } ({ $title }) is no longer on hold. The reason:
       *[no] { $number } ({ $title }) has been put on hold. It cannot be approved or registered until an operator ends the hold, and until then nothing is due. The reason:
    }

    { QUOTE($reason) }
    .subject = { $ended ->
        [yes] no longer on hold
       *[no] on hold
    }
    .act = Read the request
