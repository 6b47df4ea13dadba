# Emails about requests that end without a registration or are on hold.

declined =
    The designated experts have declined { $number } ({ $title }):

    { QUOTE($reasons) }

    The registrant can address these reasons and reopen the request. Anyone affected can appeal until { $until } to the IESG. You can do either on the request page.
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

    { QUOTE($words) }
    .subject = appeal: { $granted ->
        [yes] the appeal is granted
       *[no] the appeal is rejected
    }
    .act = Read the decision

lapse_warning = { $number } ({ $title }) has been waiting for your reply for { $days } days. Without a reply, the request lapses on { $until }. You can reopen a lapsed request within 12 months.
    .subject = please reply by { $until }, or the request lapses
    .act = Reply
    .decline = If you do not want to continue, withdraw the request on its page, or let it lapse.

lapsed = { $number } ({ $title }) has lapsed because it received no reply. Nothing has been deleted. You can reopen the request until { $until }.
    .subject = lapsed
    .act = Reopen the request

goes_on =
    { $number } ({ $title }) had been closed: { $ended ->
        [lapsed] lapsed
       *[withdrawn] withdrawn
    }. It has been reinstated:

    { QUOTE($reason) }

    { $number } continues with its discussion and its positions.
    .subject = reinstated
    .act = Read the request

hold = { $ended ->
        [yes] { $number } ({ $title }) is no longer on hold. The reason:
       *[no] { $number } ({ $title }) has been put on hold. It cannot be approved or registered until an operator ends the hold. The reason:
    }

    { QUOTE($reason) }
    .subject = { $ended ->
        [yes] no longer on hold
       *[no] on hold
    }
    .act = Read the request
