# Experts, organismes reconnus, et un texte d’une demande.

lists-experts = Experts désignés
lists-experts-intro = Ils examinent chaque demande (RFC 8141, 6.2) ; leur responsable décide. Les nominations sont datées et restent dans cette liste.
lists-experts-formal = Espaces de noms formels
lists-experts-informal = Espaces de noms informels
lists-experts-vacant = Le siège du responsable est vacant.
lists-experts-none = Il n’y a pas d’expert.
lists-experts-formal-label = Formels : nominations
lists-experts-informal-label = Informels : nominations
lists-experts-name = Nom
lists-experts-as = Nommé comme
lists-experts-from = Du
lists-experts-until = Au
lists-experts-open = sans terme
lists-experts-not-today = (pas
    aujourd’hui)
lists-experts-lead = Responsable
lists-experts-expert = Expert

lists-bodies = Organismes reconnus
lists-bodies-intro = Ils peuvent demander la procédure accélérée (RFC 8141, 6.3). L’IESG décide qui est reconnu ; pour un organisme absent de cette liste, la question est
    posée quand il fait une demande.
lists-bodies-body = Organisme
lists-bodies-since = Depuis
lists-bodies-by = Par
lists-bodies-speaks = Parle pour lui ici
lists-bodies-nobody = personne encore
lists-bodies-off = retiré de la liste depuis le { $day }

lists-text-title = { $number }, texte { $text }
lists-text-crumb = En cours d’examen
lists-text-sent = envoyé le { $time }
lists-text-heading = Texte { $text } : { $title }
lists-text-newer-html = Ceci n’est pas le dernier texte ; c’est le <a href="/requests/{ $number }/texts/{ $newest }">texte
    { $newest }</a>.
lists-text-other = Texte { $text }
lists-text-compare = En comparer deux
lists-text-note = Ce qui a changé, selon le titulaire :
lists-text-text = Le texte
lists-text-since = Ce qui a changé depuis le texte { $text }
lists-text-since-version = Ce qui a changé depuis la version { $version }
lists-text-compared = La prose est comparée mot à mot ; grammaire, listes et adresses ligne par ligne. Un paragraphe dont seuls les retours à la ligne ont changé compte comme identique.
lists-text-changes = Ce qui change
lists-text-section = Ce qui a changé dans cette section
