# Emails to operators and administrators. They are in English only.

arrived = A new request has been submitted: { $number } ({ $title }). Start the intake review by { $until }.
    .subject = new request: start intake review by { $until }
    .act = Start the intake review

publication_waits =
    { $by } has prepared the publication of { $number } ({ $title }): { $what }.

    A second operator must review and confirm it by { $until }; it is then published. Any other action on the request before then cancels the prepared publication.
    .subject = confirm the publication by { $until }
    .act = Review and confirm the publication
    .decline = If no operator confirms it within seven days, it is not published and must be prepared again.

published_alone =
    { $by } has published { $what } ({ $number }) without a second operator. Publishing normally requires two operators. The published reason for this exception:

    { QUOTE($reason) }
    .subject = published by { $by } alone
    .act = Review the publication

unreachable =
    The registrant of { $number } ({ $title }) has been asked:

    { QUOTE($question) }

    The question could not be delivered, because the accounts of all collaborators are closed. Contact the registrant in another way. Otherwise, the request lapses on { $until }.
    .subject = registrant cannot be reached
    .act = Contact the registrant in another way

overdue = For { $number } ({ $title }), { $what } has been overdue since { $since }.
    .subject = { $what } is overdue
    .act = Open your task

escalation =
    { $number } ({ $title }) has been escalated. { $reason }

    Requests are never approved or declined automatically. This request requires your action.
    .subject = { $what }
    .act = Act on the request

held_mail =
    An incoming email from { $sender } needs review. Its subject: "{ $subject }". The reason: { $reason }.

    There may be others. You get at most one of these notifications an hour.
    .subject = An incoming email needs review
    .act = Review the email

address_fails =
    An email to { $address } could not be delivered: "{ $subject }". Reason: { $reason }. { $paused ->
        [yes] Sending to this address is paused. Emails to this address are waiting.
       *[no] Other emails still go to this address.
    }
    .subject = Emails to { $address } are not delivered
    .act = Send the email again or resume sending

assignment_declined =
    An expert has declined to review { $number } ({ $title }):

    { QUOTE($reason) }

    Please assign another expert.
    .subject = an expert declined the assignment
    .act = Assign another expert
