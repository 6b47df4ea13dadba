# Experts, organismes reconnus, et un texte d’une demande.

lists-experts = Experts désignés
lists-experts-intro = Les experts examinent chaque demande (RFC 8141, 6.2). Le responsable décide. Les nominations passées
    restent dans cette liste.
lists-experts-formal = Espaces de noms formels
lists-experts-informal = Espaces de noms informels
lists-experts-vacant = Il n’y a pas de responsable en ce moment.
lists-experts-none = Il n’y a pas d’expert en ce moment.
lists-experts-formal-label = Formels : nominations
lists-experts-informal-label = Informels : nominations
lists-experts-as = Rôle
lists-experts-until = Au
lists-experts-open = sans date de fin
lists-experts-not-today = (pas actif aujourd’hui)
lists-experts-lead = Responsable
lists-experts-expert = Expert

lists-bodies = Organismes reconnus
lists-bodies-intro = Ces organismes peuvent demander la procédure accélérée (RFC 8141, 6.3). L’IESG décide quels organismes sont
    reconnus. Si un organisme absent de cette liste demande la procédure accélérée, les opérateurs interrogent l’IESG.
lists-bodies-search = Nom d’un organisme
lists-bodies-find = Chercher l’organisme
lists-bodies-none = Aucun organisme reconnu ne porte ce nom. S’il demande la procédure accélérée, les opérateurs interrogent l’IESG.
lists-bodies-by = Fondement
lists-bodies-speaks = Représentant
word-none-yet-lower = aucun pour le moment
lists-bodies-off = retiré le { $day }

lists-text-title = { $number }, révision { $text }
lists-text-sent = soumise le { $time }
lists-text-heading = Révision { $text } : { $title }
lists-text-newer-html = Ceci n’est pas la dernière révision. Voir la <a href="/requests/{ $number }/texts/{ $newest }">révision
    { $newest }</a>.
lists-text-note = Modifications, selon le titulaire :
lists-text-since = Modifications depuis la révision { $text }
lists-text-since-version = Modifications depuis la version { $version }
lists-text-compared = La prose est comparée mot à mot ; la grammaire, les listes et les adresses ligne par ligne. Les changements
    de retour à la ligne sont ignorés.
lists-text-changes = Modifications
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
