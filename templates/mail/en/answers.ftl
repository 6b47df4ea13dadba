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

not_published =
    { $decides ->
        [operators] Your email about { $number } ({ $title }) has not been published; the operators will review it. The reason: { $reason }.
       *[you] Your email about { $number } ({ $title }) has not been published. The reason: { $reason }.
    }

    { $decides ->
        [operators] You can comment on the request page instead.
        [position] You can record a position on the page linked above.
       *[you] You can decide what happens to it on the page linked above.
    }

    Your text:

    { QUOTE($text) }
    .subject = your email has not been published
    .act = Comment on the page of the request

stopped =
    As you requested, you no longer follow { $number } ({ $title }). Your email has not been published.
    .subject = you no longer follow this request
    .act = Read the request
