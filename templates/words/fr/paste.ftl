# Un modèle rempli, collé ou téléversé : ce qui est allé où.

paste-title = Coller ou téléverser un modèle rempli
paste-page = Coller un modèle rempli
paste-lede = Vous pouvez vérifier où chaque partie a été placée avant que rien ne soit enregistré.
paste-read-as = Reconnu comme { $form }. Vérifiez que tout est dans la bonne section.
paste-form-8141 = RFC 8141, annexe A
paste-form-3406 = l’ancienne forme de la RFC 3406
paste-repaired = { $count ->
    [one] { $count } caractère est réparé ci-dessous. Le texte que vous avez collé n’est pas modifié.
   *[other] { $count } caractères sont réparés ci-dessous. Le texte que vous avez collé n’est pas modifié.
}
paste-repair-first = Réparez les { $count } caractères qui ne peuvent pas être publiés, en commençant par { $place }
paste-unrepair = Annuler les réparations
paste-filled = { $field } a été rempli avec le texte à partir de la ligne { $line }.
paste-filled-heading = { $field } a été rempli avec le texte de « { $heading } » (ligne { $line }).
paste-put-back-html = Le retirer<span class="vh"> de
    { $field }</span>
paste-sections = Sections non reconnues
paste-sections-about = Choisissez un champ vide pour chaque section à utiliser. Le texte est copié tel quel.
paste-section = Section à la ligne { $line }
paste-no-heading = Texte sans titre
paste-line = ligne { $line }
paste-its-text-html = Texte<span class="vh">, ligne { $line }</span>
paste-text-of-section = Texte de la section à la ligne { $line }
paste-put-html = Déplacer dans { $field }<span class="vh">, ligne { $line }</span>
paste-put-other-html = Déplacer dans un autre champ vide<span class="vh">, ligne { $line }</span>
paste-put-any-html = Déplacer dans un champ vide<span class="vh">, ligne { $line }</span>
paste-target-html = { $field }<span class="vh">, ligne { $line }</span>
paste-found = À corriger : { $errors }. Suggestions : { $suggestions }. Le brouillon les affiche.
paste-use = Utiliser ce texte
paste-kind = Type de demande
paste-kind-revision = Une nouvelle version d’un espace de noms enregistré
paste-which = Pour quel identifiant d’espace de noms ?
paste-which-hint = Le texte ne l’indique pas clairement. Inutile pour un espace de noms informel.
paste-more-lines = { $count ->
    [one] et { $count } autre ligne
   *[other] et { $count } autres lignes
}
paste-none-of-these = Aucun de ceux-ci
paste-use-draft = Créer un brouillon
paste-pasted = Texte collé
paste-or-file = Ou téléverser un fichier
paste-file-hint = Word (.docx), OpenDocument (.odt), HTML, e-mail (.eml), texte brut, RFCXML ou Markdown
paste-read = Lire le modèle
paste-read-again = Relire
paste-f-text-hint = Collez le modèle entier, sous la forme de la RFC 8141 ou l’ancienne de la RFC 3406. Il peut se trouver dans
    une RFC ou un Internet-Draft
paste-f-nid-hint = Gardez l’identifiant trouvé, ou corrigez-le. Inutile pour un espace de noms informel
paste-f-other-nid = Un autre identifiant d’espace de noms
paste-f-other-nid-hint = Pour « Aucun de ceux-ci » : lettres, chiffres et traits d’union, de 3 à 32 caractères

# D’où vient un champ.

paste-found-at = ligne { $line } : { $label }
paste-put-here = déplacé ici depuis la ligne { $line }
paste-not-found = pas trouvé
paste-unplaced = { $count ->
    [one] { $count } ligne n’a été affectée à aucun champ
   *[other] { $count } lignes n’ont été affectées à aucun champ
}
paste-unplaced-line-html = Ligne { $line } : <code>{ $text }</code>
paste-unsure = Le texte n’indique pas clairement de quel espace de noms il s’agit
paste-unsure-offered = Le texte n’indique pas clairement de quel espace de noms il s’agit. Ce pourrait être { $offered }
paste-or = { $one } ou { $other }

# Ce qui a été fait en lisant un modèle, et qu’il faut savoir. Un point suit.

paste-note-quoted = Les marques de citation d’un e‑mail ont été supprimées
paste-note-answer = { $count ->
    [one] { $count } ligne sans signe de citation est une réponse au modèle cité et n’a été placée dans aucune section
   *[other] { $count } lignes sans signe de citation sont une réponse au modèle cité et n’ont été placées dans aucune section
}
paste-note-checklist = { $count ->
    [one] { $count } ligne d’une liste de contrôle ne fait pas partie d’un enregistrement et n’a été placée dans aucune section
   *[other] { $count } lignes d’une liste de contrôle ne font pas partie d’un enregistrement et n’ont été placées dans aucune section
}
paste-note-merged = Ligne { $line } : « { $label } » est un titre unique pour plusieurs sections. Son texte a été repris dans chacune. Répartissez-le
paste-note-order = Ligne { $line } : « { $label } » vient après « { $before } » ; dans la RFC 8141, elle vient avant. Les sections seront publiées dans l’ordre de la RFC 8141
paste-note-unknown = Ligne { $line } : « { $label } » n’est pas une section du modèle. Son texte a été lu comme partie de « { $section } »
paste-note-marked = L’indicateur d’ordre des octets au début a été supprimé
paste-note-feeds = { $count ->
    [one] { $count } saut de page a été supprimé
   *[other] { $count } sauts de page ont été supprimés
}
paste-note-running = Le texte n’a pas de retours à la ligne ; les intitulés ont donc été cherchés dans le texte courant
paste-note-breaks = { $count ->
    [one] { $count } saut de page a été supprimé
   *[other] { $count } sauts de page ont été supprimés
}
paste-note-no-label = Aucun intitulé d’un modèle d’enregistrement n’a été trouvé
paste-note-furniture = Les en-têtes et pieds de page ont été supprimés
paste-note-email = Lu comme un e-mail. L’en-tête et la signature n’ont pas été lus
paste-note-email-parts = Lu comme un e-mail. L’en-tête, la signature et ces parties n’ont pas été lus : { $parts }
paste-note-odt = Lu comme un texte OpenDocument (.odt). La mise en forme, les commentaires et le texte supprimé ont été retirés
paste-note-again = Ligne { $line } : « { $label } » apparaît de nouveau. Son texte a été ajouté à la première occurrence
paste-note-space = Ligne { $line } : { $code } à la fin de « { $label } » n’est pas une espace ASCII. Ce caractère a été supprimé
paste-note-utf-16 = Le texte était en UTF-16 et a été converti en UTF-8
paste-note-utf-16-unmarked = Le texte était en UTF-16 sans indicateur d’ordre des octets et a été converti en UTF-8
paste-note-encoding = Le texte a été décodé comme { $encoding }, qu’il déclare
paste-note-lost = { $count ->
    [one] { $count } endroit n’est pas en UTF-8 valable. Les caractères perdus sont affichés comme U+FFFD
   *[other] { $count } endroits ne sont pas en UTF-8 valable. Les caractères perdus sont affichés comme U+FFFD
}
paste-note-latin = Le texte n’est pas en UTF-8 et a été décodé comme { $encoding }. Vérifiez les lettres accentuées
paste-note-rfcxml = Lu comme RFCXML. Le balisage et les commentaires ont été supprimés
paste-note-html-page = Lu comme HTML. Le balisage, les scripts et les styles ont été supprimés
paste-note-markdown = Lu comme Markdown. Les marques de mise en forme et les commentaires ont été supprimés
paste-note-word = Lu comme un document Word. Les numéros de ligne comptent les paragraphes
paste-note-and = { $one }. { $other }
paste-note-deleted = Le texte marqué comme supprimé a été omis
paste-note-struck = Le texte barré a été omis
paste-note-broken = Le XML est mal formé à la ligne { $line } : { $error }. Le reste a été lu comme du texte brut
paste-note-hidden = Le texte masqué a été omis
paste-note-footnotes = Les notes de bas de page ont été omises
