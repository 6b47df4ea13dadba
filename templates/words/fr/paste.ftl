# Un modèle rempli, collé ou téléversé : ce qui est allé où.

paste-title = Coller ou téléverser un modèle rempli
paste-page = Coller un modèle rempli
paste-lede = Vous voyez où chaque partie est placée avant que rien ne soit enregistré.
paste-read-as = Lu comme { $form }. Vérifiez que tout est à sa place.
paste-form-8141 = RFC 8141, annexe A
paste-form-3406 = l’ancienne forme de la RFC 3406
paste-repaired = { $count ->
    [one] { $count } caractère est réparé ci-dessous ; le texte que vous avez collé reste tel quel.
   *[other] { $count } caractères sont réparés ci-dessous ; le texte que vous avez collé reste tel quel.
}
paste-repair-first = Réparez les caractères qui ne peuvent pas être publiés, { $count } en tout ; le premier : { $place }
paste-unrepair = Annuler les réparations
paste-filled = { $field } a le texte à partir de la ligne { $line }.
paste-filled-heading = { $field } a le texte de « { $heading } » (ligne { $line }).
paste-put-back-html = Le retirer<span class="vh"> de
    { $field }</span>
paste-what-went-where = Où chaque partie a été placée
paste-sections = Sections qui n’appartiennent à aucun champ
paste-sections-about = Un clic place une section, telle quelle, dans un champ vide.
paste-section = Section à la ligne { $line }
paste-no-heading = Texte sans titre
paste-line = ligne { $line }
paste-its-text-html = Son texte<span class="vh">, ligne { $line }</span>
paste-text-of-section = Texte de la section à la ligne { $line }
paste-put-html = Mettre dans { $field }<span class="vh">, ligne { $line }</span>
paste-put-other-html = Mettre dans un autre champ vide<span class="vh">,
    ligne { $line }</span>
paste-put-any-html = Mettre dans un champ vide<span class="vh">,
    ligne { $line }</span>
paste-target-html = { $field }<span class="vh">, ligne { $line }</span>
paste-use = L’utiliser
paste-kind = De quoi s’agit-il ?
paste-kind-formal = Un nouvel espace de noms formel
paste-kind-informal = Un nouvel espace de noms informel
paste-kind-revision = Une nouvelle version d’un espace de noms enregistré
paste-which = De quel identifiant d’espace de noms s’agit-il ?
paste-which-hint = Le texte ne le dit pas avec certitude. Inutile pour un espace informel.
paste-more-lines = { $count ->
    [one] et { $count } autre ligne
   *[other] et { $count } autres lignes
}
paste-none-of-these = Aucun de ceux-ci
paste-use-draft = L’utiliser comme brouillon
paste-pasted = Le texte que vous avez collé
paste-or-file = Ou un fichier
paste-file-hint = Word (.docx), HTML, texte brut, RFCXML ou Markdown
paste-read = Lire
paste-read-again = Relire
paste-f-text = Modèle
paste-f-text-hint = Le texte entier, sous la forme de la RFC 8141 ou l’ancienne ; une RFC ou un Internet-Draft autour ne gêne pas
paste-f-nid = Identifiant d’espace de noms
paste-f-nid-hint = Laissez-le tel qu’il a été trouvé, ou corrigez-le ; inutile pour un espace informel
paste-f-other-nid = Un autre identifiant d’espace de noms
paste-f-other-nid-hint = Pour « Aucun de ceux-ci » : lettres, chiffres et traits d’union, de 3 à 32 caractères

# D’où vient un champ.

paste-found-at = ligne { $line } : { $label }
paste-put-here = placé ici à partir de la ligne { $line }
paste-not-found = pas trouvé
paste-unplaced = { $count ->
    [one] { $count } ligne n’appartient à aucun champ
   *[other] { $count } lignes n’appartiennent à aucun champ
}
paste-unplaced-line-html = Ligne { $line } : <code>{ $text }</code>
paste-unsure = Le texte ne dit pas avec certitude de quel espace de noms il s’agit
paste-unsure-offered = Le texte ne dit pas avec certitude de quel espace de noms il s’agit ; ce pourrait être { $offered }
paste-or = { $one } ou { $other }

# Ce qui a été fait en lisant un modèle, et qu’il faut savoir. Un point suit.

paste-note-quoted = Les marques de citation d’un e‑mail ont été laissées de côté
paste-note-marked = L’indicateur d’ordre des octets au début a été laissé de côté
paste-note-feeds = { $count ->
    [one] { $count } saut de page a été laissé de côté
   *[other] { $count } sauts de page ont été laissés de côté
}
paste-note-running = Le texte n’a pas de retours à la ligne ; ses intitulés ont été cherchés dans le texte courant
paste-note-breaks = { $count ->
    [one] { $count } saut de page a été laissé de côté
   *[other] { $count } sauts de page ont été laissés de côté
}
paste-note-no-label = Aucun intitulé d’un modèle d’enregistrement n’a été trouvé
paste-note-furniture = Les en-têtes et pieds de page ont été laissés de côté
paste-note-again = Ligne { $line } : « { $label } » revient ; son texte a été ajouté au premier
paste-note-utf-16 = Le texte était en UTF-16 et a été converti en UTF-8
paste-note-utf-16-unmarked = Le texte était en UTF-16 sans marque et a été converti en UTF-8
paste-note-encoding = Le texte a été lu comme { $encoding }, qu’il déclare lui-même
paste-note-lost = { $count ->
    [one] { $count } endroit n’est pas en UTF-8 ; U+FFFD figure là où un caractère a été perdu
   *[other] { $count } endroits ne sont pas en UTF-8 ; U+FFFD figure là où un caractère a été perdu
}
paste-note-latin = Le texte n’est pas en UTF-8 ; il a été lu comme { $encoding }. Regardez les lettres accentuées
paste-note-rfcxml = Lu comme RFCXML ; son balisage et ses commentaires ont été laissés de côté
paste-note-html-page = Lu comme HTML ; son balisage, ses scripts et ses styles ont été laissés de côté
paste-note-markdown = Lu comme Markdown ; ses marques ont été laissées de côté
paste-note-word = Lu comme un document Word ; les lignes comptées sont ses paragraphes
paste-note-and = { $one }. { $other }
paste-note-deleted = Le texte marqué comme supprimé a été omis
paste-note-struck = Le texte barré a été omis
paste-note-broken = Le XML est défectueux à la ligne { $line } : { $error } ; le reste a été lu comme du texte brut
paste-note-hidden = Le texte masqué a été omis
paste-note-footnotes = Les notes de bas de page ont été omises
