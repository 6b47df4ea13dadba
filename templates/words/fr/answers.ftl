# Les réponses avant l’envoi, ce qui est promis, et la page d’après.

answers-title = Vérifier vos réponses
answers-lede = Tel que cela sera publié.
answers-lede-draft = Rien n’est envoyé avant que vous n’appuyiez sur le bouton, à la fin.
answers-must-fix = À corriger
answers-worth = À regarder
answers-consent = Elle change ce que dit le texte
answers-consent-about = Un changement de sens est une nouvelle version, que les experts examinent. Ce n’est que si le texte publié n’est pas celui qui a été
    approuvé qu’il peut être corrigé sous la même version : dites pourquoi ; deux opérateurs et un expert doivent y consentir.
answers-make-version = En faire une nouvelle version
answers-save-grounds = Enregistrer les motifs
answers-f-grounds = Pourquoi le texte publié n’est pas celui qui a été approuvé. Tout le monde peut le lire
answers-notes = { $count ->
    [one] { $count } autre remarque figure à côté des sections.
   *[other] { $count } autres remarques figurent à côté des sections.
}
answers-template = Le modèle
answers-change-html = Modifier<span class="vh"> :
    { $label }</span>
answers-empty = (vide)
answers-change-rules = Modifier les règles
answers-pledges = Ce que vous promettez
answers-change-pledges = Modifier les réponses
answers-letter = L’e‑mail à la liste d’examen
answers-letter-about = Ce qui part à { $list } quand les opérateurs ouvrent l’examen
answers-ask-correction = Demander la correction
answers-submit = Soumettre
answers-next-correction = Les opérateurs la relisent et la publient, en général sous deux jours ouvrés.
answers-next = Les opérateurs vérifient que tout est complet et envoient le texte à la liste d’examen.
answers-public = Le texte et votre nom deviennent publics. Vous pourrez ensuite répondre, corriger et retirer.
answers-submit-number = Soumettre { $number }
answers-back = Retour à la liste
answers-preview = Aperçu : { $title }
answers-preview-lede = Pas enregistré, et cela peut changer. La version et la date sont inscrites à l’enregistrement.
answers-plain = En texte brut
answers-pledges-lede = La RFC 8141 demande ce qu’il y a derrière un espace de noms. Vos réponses sont montrées à côté de l’enregistrement, et l’on peut
    choisir des espaces de noms d’après elles. Aucune n’est exigée ; dites comment avec vos propres mots, en { $most } octets au plus pour chacune.
answers-pledges-none = Pas de réponse
answers-pledges-how-html = Comment<span class="vh"> : { $question }</span>
answers-pledges-save = Enregistrer les réponses

submitted-title = Demande soumise
submitted-reference-html = Votre référence est <strong>{ $number }</strong>
submitted-lede = { $title }. Nous vous avons envoyé un e‑mail de confirmation.
submitted-next = La suite
submitted-complete = Les opérateurs vérifient que tout est complet, en général sous deux jours ouvrés.
submitted-correction = Ils publient la correction. L’ancien texte reste à son adresse.
submitted-posted = Ils l’envoient à { $list } et sollicitent les experts. Une première réponse prend en général deux semaines.
submitted-told = Vous êtes averti quand quelqu’un pose une question ou commente ; ce n’est qu’alors à vous d’agir.
submitted-nothing-html = On ne vous demande rien pour l’instant. <a href="/requests/{ $number }">Voyez la page publique</a>, ou
    <a href="/requests/{ $number }/edit/preview">imprimez ce que vous avez envoyé</a>.
submitted-where = Où en est la demande
submitted-done = {"Fait : "}
submitted-now = {"En cours : "}
submitted-since-html = depuis le <time>{ $day }</time>
submitted-step-draft = Brouillon
submitted-step-intake = Réception
submitted-step-review = Examen par les experts
submitted-step-advisory = Examen consultatif
submitted-step-body = Auprès de l’organisme
submitted-step-ready = Prête à être enregistrée
submitted-step-registered = Enregistrée
submitted-step-published = Publiée

# Les points que les experts jugent un à un.

answers-points = Les points de la RFC 8141, un à un
answers-point-stability = L’organisation est stable et capable de tenir longtemps l’espace de noms, ou l’on sait comment il reste utilisable sans elle
answers-point-competence = L’organisation sait attribuer des noms : ses procédures les gardent uniques et sont décrites
answers-point-commitment = L’organisation s’engage à ne jamais réattribuer un nom et à laisser valables les anciens
answers-point-purpose = « Purpose » dit ce qui est nommé, pour qui, et pourquoi aucun espace de noms enregistré ne convient
answers-point-syntax = « Syntax » donne la forme des noms, lesquels sont équivalents, et ce que signifient les q‑components et f‑components
answers-point-assignment = « Assignment » dit qui attribue les noms, comment, et comment l’unicité est gardée dans le temps
answers-point-security = « Security and Privacy » examine ce que les noms révèlent et ce que l’on peut en faire
answers-point-interoperability = « Interoperability » nomme les identifiants que l’on pourrait confondre avec ceux-ci, et leur rapport
answers-point-resolution = « Resolution » dit si et comment les noms sont résolus
answers-point-information = Ce qu’il faut savoir de plus se trouve dans le texte ou dans un document stable
answers-point-met = Rempli
answers-point-partly = Rempli avec une réserve
answers-point-not-met = Pas rempli
answers-point-does-not-apply = Sans objet
