# Refusals in general.
refusal-not-found = { $what } was not found
refusal-something = Correct the problems first
refusal-registered = { $nid } is already registered, { $by }, since { $since } (RFC 8141, 5.1)
refusal-repeated = This was already submitted and processed. It was not processed again
refusal-outside = The data this depends on is changing too fast. Try again
