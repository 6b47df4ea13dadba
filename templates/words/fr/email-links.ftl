# Pages derrière les liens d’e‑mails : la réponse d’un contact, et ce que devient un e‑mail.

contact-answer-page = Demande sur votre espace de noms
contact-answer-title = Modification d’urn:{ $nid }
contact-answer-lede = { $by } a demandé une modification d’un espace de noms dont l’enregistrement indique votre adresse comme contact : { $what }, { $number }, { $title }.
contact-answer-about = Vous pouvez accepter la modification, ou vous y opposer en donnant un motif. Si vous vous y opposez, la modification n’est pas publiée avant qu’il soit répondu à votre opposition.
contact-answer-about-unknown = Le demandeur n’est pas connu pour cet espace de noms. Vous pouvez accepter la modification, ou vous y opposer en donnant un motif. Si vous vous y opposez, la modification n’est pas publiée avant qu’il soit répondu à votre opposition.
contact-answer-about-registrant = Le nouveau texte nomme un autre titulaire. Vous pouvez accepter la modification, ou vous y opposer en donnant un motif. Si vous vous y opposez, la modification n’est pas publiée avant qu’il soit répondu à votre opposition.
contact-answer-ended = La demande est close. Aucune réponse n’est nécessaire.
contact-answer-objected = Vous vous êtes opposé à la modification. Vous pouvez ajouter un motif, ou l’accepter finalement.
contact-answer-accepted = Vous avez accepté la modification. Vous pouvez encore vous y opposer.
contact-answer-accept = Accepter la modification
contact-answer-object = S’opposer à la modification
contact-answer-f-reason = Motif de l’opposition (public)
contact-answer-public-html = La demande est publique : <a href="/requests/{ $number }">{ $number }</a>. Votre réponse l’est aussi, mais votre adresse
    n’est pas affichée avec elle. Pour commenter le texte, écrivez à la liste d’examen publique.
contact-answer-private = La demande reste privée jusqu’à ce qu’un contact l’accepte ou qu’un opérateur ouvre l’examen. Votre réponse devient alors
    publique avec elle, mais votre adresse n’est pas affichée.
contact-answer-proposed = Texte proposé
contact-answer-changes = Modifications du texte enregistré

mailed-waiting = Cet e‑mail est publié comme votre commentaire le { $due }, sauf si vous le retirez.
mailed-to-confirm = Cet e‑mail n’est pas publié avant que vous le confirmiez. Sans confirmation, les opérateurs en sont avertis le
    { $due }.
mailed-unproved = Cet e‑mail n’est publié que si vous le confirmez, car notre serveur n’a pas pu vérifier que vous l’avez écrit. Sinon, les opérateurs sont avertis le { $due }.
mailed-whole-email = Si vous le publiez comme commentaire, votre e-mail est publié en entier.
mailed-as-comment = Publier comme mon commentaire
mailed-published = Cet e‑mail est publié de façon permanente.
mailed-withdrawn = Vous avez retiré cet e‑mail. Il n’a pas été publié.
mailed-held = Cet e‑mail n’a pas été publié. Les opérateurs vont l’examiner.
mailed-publish-title = Publier votre e‑mail
mailed-confirm-title = Confirmer votre réponse
mailed-withdraw-title = Retirer votre e‑mail
mailed-as-answer = Le publier comme ma réponse
mailed-now = Le publier maintenant
mailed-withdraw = Le retirer
mailed-withdraw-instead = Plutôt le retirer
mailed-publish-instead = Plutôt le publier
mailed-read-as-html = Sur <a href="{ $href }">{ $number }</a>, le public verra, de { $name } :
mailed-cut = Citation ou signature omise à la fin
