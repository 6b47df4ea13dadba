# What surrounds every email: the greeting, what a reply does, and why the recipient gets it.

greeting = Hello { $name },
greeting-nobody = Hello,
colon = :
goes-to = Sent to { $to }.
asks-besides = Action required: { HAS($day) ->
    [yes] { $asks }, by { $day }
   *[no] { $asks }
}:

answer-operators = Replies to this email go to the operators and are not published.
answer-comment = Replies to this email are published as your comment on { $number }. You can withdraw a comment within { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
answer-position = To record a position by email, begin your reply with Approve, No objection, Discuss: and your reason, Clear, or Comment. Then confirm it on the page linked in our reply. Other replies to this email are published as your comment on { $number }. You can withdraw a comment within { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
answer-answer = Replies to this email are published as your answer on { $number } after you confirm them.

why-informs = You received this email because you are involved in this request or registration.
why-follows =
    You received this email because you follow this request. To unfollow it:
    { $link }
why-follows-write = You received this email because you follow this request. To stop following it, open the request and sign in.
why-asks = You received this email because it requires your action. You cannot unsubscribe from such emails.
why-account = You received this email because you have an account in this registry. Operators: { $from }
why-given = You received this email because someone entered your address in this registry.
why-invites = You received this email because someone entered your address in this registry. You will not be asked again.
why-wrote = You received this email because you wrote to this registry.
why-duty = You received this email because you are an operator of this registry.
why-contact = You received this email because this address is listed as a contact of the namespace.
