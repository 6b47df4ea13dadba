# Emails about emails that people wrote to the registry.

# The part of an incoming email that is not published.
left-out = { $left ->
    [0] { "" }
    [one] Removed from the end as a quotation or signature: 1 line. The page shows the line.
   *[other] Removed from the end as a quotation or signature: { $left } lines. The page shows the lines.
}

email_waits =
    Your email will be published as a comment on { $number } ({ $title }) in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }. A published comment is public and permanent. To withdraw it, open the link above. To publish it now:
    { $publish }

    { $reviewer ->
        [yes] This is a comment, not a position. To record a position, reply with Approve, No objection, Discuss: and your reason, or Clear as the first line.
       *[no] { "" }
    }

    The comment will read:

    { QUOTE($comment) }

    { left-out }
    .subject = your comment will be published in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    .act = Withdraw the comment

confirm_answer =
    { $comment ->
        [yes] Your email about { $number } ({ $title }) has not been published yet, because our mail server could not verify that you wrote it. Open the page linked above and confirm it to publish it as your comment. A comment is public and permanent.
       *[no] Your email has not been recorded as an answer yet. Open the page linked above and confirm the email to answer the question on { $number } ({ $title }). A confirmed answer is public and permanent.
    }

    If you have not confirmed by { $until }, the operators are notified. To withdraw your email:
    { $withdraw }

    The text:

    { QUOTE($answer) }

    { left-out }
    .subject = { $comment ->
        [yes] confirm your comment by { $until }
       *[no] confirm your answer by { $until }
    }
    .act = { $comment ->
        [yes] Confirm your comment
       *[no] Confirm your answer
    }
    .decline = If you do not confirm it, nothing is published.

confirm_position =
    Your position on { $number } ({ $title }) has not been recorded yet: { $position ->
        [approve] Approve
        [no_objection] No objection
        [discuss] Discuss
       *[comment] A comment without a position
    }, on revision { $snapshot }. Open the page linked above and use the button to record it. A recorded position is public and permanent.

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

not_published =
    { $decides ->
        [operators] Your email about { $number } ({ $title }) has not been published; the operators will review it. The reason: { $why }.
       *[you] Your email about { $number } ({ $title }) has not been published. The reason: { $why }.
    }

    { $decides ->
        [operators] You can comment on the request page instead.
        [position] You can record a position on the page linked above.
       *[you] You can decide what happens to it on the page linked above.
    }
    .subject = your email has not been published
    .act = Comment on the page of the request

stopped =
    As you requested, you no longer follow { $number } ({ $title }). Your email has not been published.
    .subject = you no longer follow this request
    .act = Read the request

old_list =
    You wrote to the former discussion list for URN namespaces, which has been replaced (RFC 8141, section 7.3). Requests for namespaces are reviewed on

    { KEPT($list) }

    Your email was not forwarded. Please send it to that list, or start a request here.
    .subject = The review list has a new address
    .act = Start a request
