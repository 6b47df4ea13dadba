# Why something was not done; sentences of the acts.
refusal-not-found = { $what } wurde nicht gefunden
refusal-something = Zuerst muss etwas berichtigt werden
refusal-registered = { $nid } ist bereits registriert, { $by }, seit { $since } (RFC 8141, 5.1)
refusal-repeated = Dies wurde schon einmal gesendet und ist damals ausgeführt worden; es wurde nicht noch einmal ausgeführt
refusal-outside = Was hierfür gilt, ändert sich im Augenblick zu schnell
