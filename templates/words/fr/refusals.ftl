# Why something was not done; sentences of the acts.
refusal-not-found = { $what } est introuvable
refusal-something = Il faut d’abord corriger quelque chose
refusal-registered = { $nid } est déjà enregistré, { $by }, depuis { $since } (RFC 8141, 5.1)
refusal-repeated = Cela a déjà été envoyé, et exécuté alors ; rien n’a été fait une seconde fois
refusal-outside = Ce dont cela dépend change trop vite en ce moment
