# Pages derrière les liens d’e‑mails : si quelqu’un parle pour un espace de noms, l’effacement, et ce que devient un e‑mail.

speaks-page = Cette personne parle-t-elle pour votre espace de noms ?
speaks-title = Cette personne parle-t-elle pour urn:{ $nid } ?
speaks-lede-html = { $by } demande une modification de l’espace de noms dont le texte enregistré indique votre adresse : { $what },
    <a href="/requests/{ $number }">{ $number }</a>, { $title }.
speaks-about = La personne qui demande n’est pas connue ici pour cet espace de noms. Tant que ni vous ni un opérateur de ce registre n’avez confirmé qu’elle parle pour lui, rien
    n’en est enregistré, et les lecteurs en sont avertis. Votre réponse est publique ; votre adresse n’est pas répétée à côté.
speaks-ended = La demande est close ; il n’y a plus rien à dire.
speaks-undoubted = Personne ne doute de qui parle pour cet espace de noms.
speaks-denied = Il a été dit que cette personne ne parle pas pour lui. Vous pouvez encore dire le contraire.
speaks-confirmed = Il est confirmé que cette personne parle pour lui. Vous pouvez encore dire le contraire.
speaks-yes = Oui, elle parle pour lui
speaks-no = Non, elle ne parle pas pour lui
speaks-text = Ce que vous pensez du texte lui-même a sa place sur la liste d’examen, où chacun peut commenter.

erase-crumb = Confidentialité
erase-title = Demander un effacement
erase-lede = Quelque chose dans ce registre vous concerne et ne devrait pas y être. Les opérateurs répondent dans le mois.
erase-about-html = Un enregistrement et la trace des raisons qui l’ont motivé sont permanents ; ce qu’ils contiennent de personnel et qui n’est pas nécessaire est retiré par deux
    opérateurs. Une fois votre demande traitée, ni elle ni votre adresse ne sont conservées.
erase-by-link-html = Nous envoyons un lien pour confirmer votre adresse. Une adresse reçoit trois liens par jour au plus ; si quelqu’un
    d’autre les demande à votre place et que le vôtre n’arrive pas, <a href="/help/privacy">écrivez-nous</a>.
erase-ask = Demander l’effacement
erase-send = Envoyer le lien
erase-f-wish = Ce qui doit être effacé, où cela se trouve, et pourquoi
erase-f-wish-hint = Par exemple : mon numéro de téléphone dans un commentaire, avec l’adresse de la page et la partie après #. Ne répétez pas la donnée ici. Si vous ne connaissez pas l’adresse de la page, dites-le
erase-f-email = Adresse e‑mail
erase-f-email-hint = Nous y envoyons un lien, et vous disons ce qu’il advient de votre demande
erase-sent-title = Consultez votre messagerie
erase-sent = Un lien est en route vers { $email }. Confirmez par ce lien que l’adresse est la vôtre ; d’ici là, personne ne lit votre demande, et après { $days } jours elle est effacée.
erase-yours = Votre demande d’effacement
erase-confirmed = Les opérateurs vous répondent par e‑mail au plus tard le { $until }.
erase-press = Appuyez sur le bouton si cette demande est de vous. Elle attend alors les opérateurs, qui répondent dans le mois.
erase-what = Ce qui doit être effacé
erase-confirm = Cette demande est de moi
erase-not-you = Si elle n’est pas de vous, ne faites rien : elle est effacée au bout de quelques jours.

mailed-waiting = Il est publié comme votre commentaire le { $due }, sauf si vous le retirez.
mailed-named = Votre nom ou votre adresse figure dans ce texte, et vous répondez sans votre nom. Il n’est publié que si vous le dites. Sans réponse de votre part, les opérateurs en sont avertis le { $due }.
mailed-to-confirm = Il n’est pas publié avant que vous le confirmiez. Sans réponse de votre part, les opérateurs en sont avertis le { $due }.
mailed-published = Il est publié, et le reste.
mailed-withdrawn = Vous l’avez retiré. Il n’est pas publié.
mailed-held = Il n’est pas publié. Les opérateurs l’ont.
mailed-publish-title = Publier votre e‑mail
mailed-confirm-title = Confirmer votre réponse
mailed-withdraw-title = Retirer votre e‑mail
mailed-as-it-is = Le publier tel quel
mailed-as-answer = Le publier comme ma réponse
mailed-now = Le publier maintenant
mailed-withdraw = Le retirer
mailed-withdraw-instead = Plutôt le retirer
mailed-publish-instead = Plutôt le publier
mailed-read-as-html = Sur <a href="{ $href }">{ $number }</a>, chacun le lit sous le nom de { $name } :
mailed-cut = Ce qui est laissé de côté : une citation ou une signature à la fin
