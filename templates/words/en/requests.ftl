# The list of requests, and how long they take.
requests-title = Requests
requests-title-found = Requests: { $words }
requests-heading = Under review
requests-feed-moves = What moves
requests-how-long = How long it takes
requests-feed = Feed
requests-lede = Everything that was submitted, in public: the texts, the discussion, and whose turn it is.
requests-search = Number or name
requests-look = Look
requests-found = Found
requests-all = All requests
requests-none-found = No request has these words in its number or its name.
requests-earlier = Earlier ones
requests-later = Later ones
requests-longest = Longest wait first
requests-none-open-html = None. <a href="/register">Register a
    namespace</a>
requests-ended = Ended
requests-last-first = The last first
requests-none-ended = None yet.
requests-open = Open
requests-turn = { $whose ->
    [operators] Operators’ turn
    [experts] Experts’ turn
    [registrant] Registrant’s turn
   *[body] Standards body’s turn
}
statistics-title = How long requests take
statistics-lede = Every day of a request is in someone’s hands. These are all requests since the registry opened.
statistics-ended-html = <b>{ $count }</b> ended
statistics-open-html = <b>{ $count }</b> open
statistics-late-html = <b>{ $count }</b> { $count ->
    [one] waits longer than its period
   *[other] wait longer than their period
}
statistics-by-party = Days by party
statistics-times-ended = Times of ended requests
statistics-hands = In whose hands
statistics-median = Median
statistics-ninety = 90th percentile
statistics-about = A turn of the operators has its period in business days, one of the reviewers the discussion and the silence after it.
    Gross is the whole time; net is without what registrants and bodies held.
statistics-by-month = By month of their end
statistics-csv = All months as
    CSV
statistics-median-months = Median times by month
statistics-times-month = Times by month
statistics-month = Month
statistics-ended = Ended
statistics-gross-median = Median, gross
statistics-net-median = Median, net
statistics-turns-kept = Turns in time
statistics-turns-kept-broken = Turns in
    time
statistics-gross = Gross
statistics-net = Net
statistics-in-time = In time
statistics-kept = { $kept } of { $all }
statistics-by-kind = By kind and procedure
statistics-times-kind = Times by kind and procedure
statistics-kind = Kind and procedure
statistics-group = { $kind }, { $way }
statistics-oldest = Open now, longest wait first
statistics-none-open = No request is open.
statistics-waiting = Waiting longest
statistics-state = State
statistics-waits-for = Waits for
statistics-picture = Median time of the requests that ended in each month
statistics-picture-about = A bar a month: in front the time without registrants and bodies, behind it the whole; the numbers stand in the table below
statistics-whole = From submission to the end
statistics-holder = { $holder ->
    [operators] Operators
    [reviewers] Review
    [registrant] Registrant
   *[body] Standards body
}
