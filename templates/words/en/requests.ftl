# The list of requests, and their duration.
requests-title-found = Requests: { $text }
requests-feed-moves = Recent activity
requests-lede = All submitted requests, with their text, discussion and current action holder.
requests-search = Number, namespace ID or words of a comment
requests-found = Search results
requests-comments = Comments
requests-none-found = No requests match your search.
requests-earlier = Earlier requests
requests-later = Later requests
requests-longest = Longest in the same state first
requests-none-open-html = None. <a href="/register">Register a
    namespace</a>
requests-ended = Closed
requests-last-first = Most recent first
requests-open = Open
requests-action-holder = { $whose ->
    [operators] Waiting for operators
    [experts] Waiting for experts
    [registrant] Waiting for registrant
   *[body] Waiting for standards body
}
statistics-title = Requests by year and month
statistics-lede = Requests received and closed, and the median number of days that the requests closed in the period waited for each party.
statistics-csv = CSV by year
statistics-csv-months = CSV by month
statistics-none = No request has been submitted.
statistics-by-year = Requests by year
statistics-by-month = Requests by month
statistics-period = Period
statistics-received = Received
statistics-goals = Goals: the operators act within { $operators } business days, the experts within { $experts } days.
statistics-registered = Registered
statistics-declined = Declined
statistics-others = Other
statistics-days-operators = Operators, days
statistics-days-review = Review, days
statistics-days-registrant = Registrant, days
statistics-days-body = Standards body, days
statistics-picture = Chart: median days with each party by year
statistics-picture-about = One bar for each year. Its parts are the median days with each party. The figures are in the table below
statistics-holder = { $holder ->
    [operators] Operators
    [experts] Review
    [registrant] Registrant
   *[body] Standards body
}
