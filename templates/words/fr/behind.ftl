# Pages derrière les liens d’e‑mails : si quelqu’un parle pour un espace de noms, l’effacement, et ce que devient un e‑mail.

speaks-page = Demande sur votre espace de noms
speaks-title = Cette personne est-elle habilitée à agir pour urn:{ $nid } ?
speaks-title-outsider = Êtes-vous d’accord avec ce changement de urn:{ $nid } ?
speaks-lede = { $by } a demandé une modification d’un espace de noms dont l’enregistrement indique votre adresse comme contact : { $what }, { $number }, { $title }.
speaks-about = Ce registre ne connaît pas le demandeur comme contact de cet espace de noms. La demande ne peut pas être
    enregistrée avant que vous ou un opérateur ne confirmiez qu’il est habilité à agir pour lui.
speaks-about-outsider = La demande ne peut pas être enregistrée avant que vous ne donniez votre accord ou qu’un opérateur ne consigne d’autres preuves.
speaks-ended = La demande est close. Aucune réponse n’est nécessaire.
speaks-undoubted = L’habilitation du demandeur pour cet espace de noms n’est pas mise en question.
speaks-denied = Un contact a répondu non. Vous pouvez encore répondre oui.
speaks-confirmed = Un contact a répondu oui. Vous pouvez encore répondre non.
speaks-yes = Oui, elle est habilitée
speaks-no = Non, elle n’est pas habilitée
speaks-yes-outsider = Oui, je suis d’accord
speaks-no-outsider = Non, je ne suis pas d’accord
speaks-public-html = La demande est publique : <a href="/requests/{ $number }">{ $number }</a>. Votre réponse l’est aussi, mais votre adresse
    n’est pas affichée avec elle. Pour commenter le texte, écrivez à la liste d’examen publique.
speaks-private = La demande reste privée jusqu’à ce qu’un contact réponde oui, qu’un opérateur consigne d’autres preuves ou qu’il
    ouvre l’examen. Votre réponse devient alors publique avec elle, mais votre adresse n’est pas affichée.
speaks-relation-contact = Le demandeur déclare être un contact de cet espace de noms.
speaks-relation-successor = Le demandeur déclare que son organisation est devenue responsable de cet espace de noms.
speaks-relation-outsider = Le demandeur déclare proposer ce changement sans être responsable de cet espace de noms.
speaks-proposed = Texte proposé
speaks-changes = Modifications du texte enregistré

mailed-waiting = Cet e‑mail est publié comme votre commentaire le { $due }, sauf si vous le retirez.
mailed-to-confirm = Cet e‑mail n’est pas publié avant que vous le confirmiez. Sans confirmation, les opérateurs en sont avertis le
    { $due }.
mailed-unproved = Cet e‑mail n’est publié que si vous le confirmez, car notre serveur n’a pas pu vérifier que vous l’avez écrit. Sinon, les opérateurs sont avertis le { $due }.
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
