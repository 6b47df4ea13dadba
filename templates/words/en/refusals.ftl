# Why something was not done; sentences of the acts.
refusal-not-found = { $what } was not found
refusal-something = Something must be fixed first
refusal-registered = { $nid } is already registered, { $by }, since { $since } (RFC 8141, 5.1)
refusal-repeated = This was sent before, and it was done then; it was not done again
refusal-outside = What this follows from changes too fast at the moment
