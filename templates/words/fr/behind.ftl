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

erase-crumb = Confidentialité
erase-title = Demander un effacement
erase-lede = Quelque chose dans ce registre vous concerne et ne devrait pas y être. Les opérateurs répondent dans le mois.
erase-about-html = Un enregistrement et la trace des raisons qui l’ont motivé sont permanents ; ce qu’ils contiennent de personnel et qui n’est pas nécessaire est retiré par deux
    opérateurs. Une fois votre demande traitée, ni elle ni votre adresse ne sont conservées.
erase-by-link-html = Nous envoyons un lien pour confirmer votre adresse. Une adresse reçoit trois liens par jour au plus ; si quelqu’un
    d’autre les demande à votre place et que le vôtre n’arrive pas, <a href="/help/privacy">écrivez-nous</a>.
erase-ask = Demander l’effacement
erase-send = Envoyer le lien
erase-f-wish = Ce qui doit être effacé, où cela se trouve, et pourquoi
erase-f-wish-hint = Par exemple : mon numéro de téléphone dans un commentaire, avec l’adresse de la page et la partie après #. Ne répétez pas la donnée ici. Si vous ne connaissez pas l’adresse de la page, dites-le
erase-f-email = Adresse e‑mail
erase-f-email-hint = Nous envoyons un lien et le résultat à cette adresse
erase-sent-title = Consultez votre messagerie
erase-sent = Nous avons envoyé un lien à { $email }. Utilisez-le pour confirmer que l’adresse est la vôtre. D’ici là, votre
    demande n’est pas lue. Après { $days } jours, elle est effacée.
erase-yours = Votre demande d’effacement
erase-confirmed = Les opérateurs vous répondent par e‑mail au plus tard le { $until }.
erase-press = Appuyez sur le bouton si cette demande est de vous. Elle attend alors les opérateurs, qui répondent dans le mois.
erase-what = Ce qui doit être effacé
erase-confirm = Cette demande est de moi
erase-not-you = Si elle n’est pas de vous, ne faites rien : elle est effacée au bout de quelques jours.

mailed-waiting = Cet e‑mail est publié comme votre commentaire le { $due }, sauf si vous le retirez.
mailed-named = Ce texte contient votre nom ou votre adresse, mais vous êtes anonyme sur cette demande. Il n’est publié que si vous
    le décidez. Sans décision de votre part, les opérateurs en sont avertis le { $due }.
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
mailed-as-it-is = Le publier tel quel
mailed-as-answer = Le publier comme ma réponse
mailed-now = Le publier maintenant
mailed-withdraw = Le retirer
mailed-withdraw-instead = Plutôt le retirer
mailed-publish-instead = Plutôt le publier
mailed-position-title = Confirmer votre avis
mailed-position-waits = Cet avis n’est rendu qu’après votre confirmation. Si vous ne le confirmez pas avant le { $due }, les opérateurs en
    sont avertis.
mailed-position-refused = Cet avis ne peut pas être rendu. { $why }.
mailed-position-record = Rendre l’avis
mailed-position-on = { $position }, sur la révision { $snapshot }
mailed-position-comment = Commentaire sans avis, sur la révision { $snapshot }
mailed-position-drafts = { $count ->
    [one] Votre commentaire non envoyé de la page d’examen sera publié avec cet avis.
   *[other] Vos { $count } commentaires non envoyés de la page d’examen seront publiés avec cet avis.
}
mailed-position-declares-html = Vous déclarez ainsi que vous n’avez pas de conflit d’intérêts sur cette demande. Si vous en avez un, ou si vous voulez rester anonyme, utilisez plutôt la <a href="{ $href }">page d’examen</a>.
mailed-position-page = Ouvrir la page d’examen
mailed-read-as-html = Sur <a href="{ $href }">{ $number }</a>, le public verra, de { $name } :
mailed-cut = Citation ou signature omise à la fin
