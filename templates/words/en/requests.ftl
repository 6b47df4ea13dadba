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
statistics-title = Closed requests
statistics-lede = Outcomes of closed requests, and the median days with each party, by the year of closure.
statistics-csv = CSV
statistics-none = No requests have been closed.
statistics-by-year = Closed requests by year
statistics-year = Year
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
