# The list of requests, and their duration.
requests-title = Requests
requests-title-found = Requests: { $words }
requests-heading = Requests
requests-feed-moves = Recent activity
requests-how-long = Processing times
requests-feed = Feed
requests-lede = All submitted requests, with their text, discussion and current action holder.
requests-search = Number, namespace ID or words of a comment
requests-look = Search
requests-found = Search results
requests-comments = Comments
requests-all = All requests
requests-none-found = No requests match your search.
requests-earlier = Earlier requests
requests-later = Later requests
requests-longest = Longest in the same state first
requests-none-open-html = None. <a href="/register">Register a
    namespace</a>
requests-ended = Closed
requests-last-first = Most recent first
requests-none-ended = None yet.
requests-open = Open
requests-turn = { $whose ->
    [operators] Waiting for operators
    [experts] Waiting for experts
    [registrant] Waiting for registrant
   *[body] Waiting for standards body
}
statistics-title = Processing times
statistics-lede = Time spent with each party, for all requests since the registry opened.
statistics-ended-html = <b>{ $count }</b> closed
statistics-open-html = <b>{ $count }</b> open
statistics-late-html = <b>{ $count }</b> overdue
statistics-by-party = Days by party
statistics-times-ended = Processing times of closed requests
statistics-hands = Party
statistics-median = Median
statistics-ninety = 90th percentile
statistics-about = The period for operators is counted in business days. The period for reviewers is the discussion period and the escalation period after it.
    Total time is the whole time. Registry time excludes time spent with registrants and standards bodies.
statistics-by-month = By month of closure
statistics-csv = All months as
    CSV
statistics-median-months = Median times by month
statistics-times-month = Times by month
statistics-month = Month
statistics-received = Received
statistics-ended = Closed
statistics-outcome = Outcome
statistics-outcomes = { $registered } registered, { $declined } declined, { $others } other
statistics-gross-median = Median, total
statistics-net-median = Median, registry
statistics-turns-kept = Actions on time
statistics-turns-kept-broken = Actions on
    time
statistics-gross = Total time
statistics-net = Registry time
statistics-kept = { $kept } of { $all }
statistics-by-kind = By kind and procedure
statistics-times-kind = Times by kind and procedure
statistics-kind = Kind and procedure
statistics-group = { $kind }, { $way }
statistics-oldest = Open requests, longest waiting first
statistics-none-open = No requests are open.
statistics-waiting = Longest waiting
statistics-state = State
statistics-waits-for = Waiting for
statistics-axis-days = Days (median)
statistics-axis-months = Month of closure
statistics-picture = Chart: median processing time by month of closure
statistics-picture-about = One bar for each month. The front bar is registry time, the bar behind it total time. The figures are in the table below
statistics-whole = From submission to closure
statistics-holder = { $holder ->
    [operators] Operators
    [reviewers] Review
    [registrant] Registrant
   *[body] Standards body
}
