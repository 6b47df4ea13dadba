# Refusals in general.
refusal-not-found = { $what } est introuvable
refusal-something = Corrigez d’abord les problèmes
refusal-registered = { $nid } est déjà enregistré, { $by }, depuis { $since } (RFC 8141, 5.1)
refusal-repeated = Cela a déjà été envoyé et exécuté. Rien n’a été fait une seconde fois
refusal-outside = Les données dont cela dépend changent trop vite. Réessayez
