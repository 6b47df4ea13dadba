# Registres des parties d’espaces de noms, et ce qui est dit d’une partie.

registers-prefix = Préfixe
registers-holder = Détenteur
registers-source = Source
registers-historic = historique
registers-in-use = en usage

# Ce qui est dit d’une partie.

registers-part = Partie
registers-own-parts-html = Ses propres parties<span class="vh"> de { $prefix }</span>
registers-country = Pays
registers-policy = Règles d’attribution
registers-register = Registre de ses parties
registers-resolver = Résolveur
registers-case = Casse
registers-case-insensitive = la casse ne compte pas
registers-case-sensitive = la casse compte
registers-case-unknown = il n’est pas dit si la casse compte ; elle est tenue pour significative
registers-note = Note
registers-state = { $holder }, { $status }
registers-state-policy = { $before } ; règles d’attribution : { $text }
registers-state-register = { $before } ; registre : { $text }
registers-state-resolver = { $before } ; résolveur : { $text }
registers-state-note = { $before } ; note : { $text }
