# Soumettre un brouillon, l’aperçu, et la page d’après.

answers-worth = Suggestions
answers-empty = (vide)
answers-ask-correction = Demander la correction
answers-next-correction = Les opérateurs relisent et publient la correction, en général sous deux jours ouvrés.
answers-next = Les opérateurs vérifient que la demande est complète et l’envoient à la liste d’examen.
answers-public = Le texte et votre nom deviennent publics. Vous pourrez ensuite répondre aux commentaires, soumettre une nouvelle révision ou retirer la demande.
answers-private = La demande reste privée jusqu’à ce qu’un contact l’accepte ou qu’un opérateur ouvre l’examen. Le texte et votre nom deviennent alors publics. Vous pouvez répondre aux commentaires, soumettre une nouvelle révision ou retirer la demande.
answers-submit-number = Soumettre { $number }
answers-preview = Aperçu : { $title }
answers-preview-lede = Pas enregistré. Le texte peut encore changer. La version est inscrite à l’enregistrement. La date est celle du dépôt de la demande.
submitted-title = Demande soumise
submitted-reference-html = Votre référence est <strong>{ $number }</strong>
submitted-lede = { $title }. Nous vous avons envoyé un e‑mail de confirmation.
submitted-next = La suite
submitted-complete = Les opérateurs vérifient que la demande est complète, en général sous deux jours ouvrés.
submitted-correction = Ils publient la correction. Le texte antérieur reste disponible à son lien permanent.
submitted-posted = Ils envoient la demande à { $list } et affectent des experts. La discussion dure { $days }.
submitted-told = Vous recevrez un e‑mail quand quelqu’un pose une question ou commente.
submitted-nothing-html = Vous n’avez rien à faire pour l’instant. Vous pouvez <a href="/requests/{ $number }">voir la page
    publique</a> ou <a href="/requests/{ $number }/edit/preview">imprimer le texte soumis</a>.
submitted-contacts = Les contacts de la version actuelle sont interrogés par e‑mail : acceptent-ils votre modification ? Si aucun ne répond dans un délai de { $days }, les experts ou les opérateurs décident sans eux.
submitted-contacts-private = Les contacts de la version actuelle sont interrogés par e‑mail : acceptent-ils votre modification ? Jusqu’à ce que l’un d’eux l’accepte, ou qu’un opérateur ouvre l’examen, la demande reste privée. Si aucun ne répond dans un délai de { $days }, les experts décident sans eux.
submitted-status = Après approbation, le registre indique le nouveau statut. Les URN restent valides.
submitted-private-html = Vous n’avez rien à faire pour l’instant. Vous pouvez <a href="/requests/{ $number }">voir la demande</a>, qui n’est pas encore publique, ou
    <a href="/requests/{ $number }/edit/preview">imprimer le texte soumis</a>.
submitted-done = {"Fait : "}
submitted-now = {"En cours : "}
submitted-since-html = depuis le <time>{ $day }</time>
submitted-step-intake = Contrôle de recevabilité
submitted-step-published = Publiée
