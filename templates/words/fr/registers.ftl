# Registres des parties d’espaces de noms, et ce qui est dit d’une partie.

registers-prefix = Préfixe
registers-holder = Organisation responsable
registers-historic = historique

# Ce qui est dit d’une partie.

registers-part = Sous-espace de noms
registers-own-parts-html = Sous-espaces de noms<span class="vh"> de { $prefix }</span>
registers-country = Pays
registers-policy = Règles d’attribution
registers-register = Registre de ses sous-espaces de noms
registers-resolver = Résolveur
registers-case = Casse
registers-case-sensitive = la casse compte
registers-case-unknown = non précisé ; la casse est tenue pour significative
registers-note = Note
