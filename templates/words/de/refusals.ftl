# Refusals in general.
refusal-not-found = { $what } wurde nicht gefunden
refusal-something = Beheben Sie zuerst die Probleme
refusal-registered = { $nid } ist bereits registriert, { $by }, seit { $since } (RFC 8141, 5.1)
refusal-repeated = Dies wurde bereits gesendet und ausgeführt. Es wurde nicht noch einmal ausgeführt
refusal-outside = Die Daten, von denen dies abhängt, ändern sich zu schnell. Versuchen Sie es noch einmal
