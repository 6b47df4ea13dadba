# Une autre adresse, un seul compte de deux.

own-address = Une autre adresse pour un compte
own-confirmed = Confirmé ici
own-address-waits = Merci. Le changement prend effet quand il est confirmé aussi à l’autre adresse ; d’ici là, rien ne change.
own-address-changed = L’adresse est changée
own-address-done = Les deux adresses l’ont confirmé. Le compte a désormais sa nouvelle adresse : connectez-vous avec celle-ci.
own-address-nothing = Rien n’a été changé
own-address-taken = La nouvelle adresse ne peut pas être utilisée. Le compte a l’adresse qu’il avait.
own-address-kept = Le compte garde son adresse, et toutes ses sessions ont été fermées. Choisissez un nouveau mot de passe à la prochaine connexion.
own-address-unused = Votre adresse n’est pas utilisée, et la personne qui l’a demandée est avertie que ce n’est pas la sienne. Vous ne recevrez rien d’autre de nous.
own-address-same = L’adresse n’est pas changée
own-address-new-lede-html = { $name } souhaite utiliser cette adresse, <b class="any">{ $address }</b>, pour un compte ici.
own-address-new-about = Si c’est vous, confirmez-le au plus tard le { $until }. Si vous n’en savez rien, dites-le : l’adresse n’est alors pas utilisée.
own-address-old-lede-html = Quelqu’un qui est connecté à votre compte, { $name }, veut lui donner une autre adresse : <b class="any">{ $address }</b>
own-address-old-about = Si c’est vous, confirmez-le au plus tard le { $until }. Sinon, opposez-vous : votre compte garde cette adresse, et toutes ses sessions prennent fin.
own-address-confirmed = Déjà confirmé ici. L’autre adresse ne l’a pas encore confirmé.
own-not-me = Ce n’est pas moi
own-object = S’opposer
own-merge-title = Fusionner deux comptes
own-merge-waits = Merci. Les deux comptes sont fusionnés quand l’autre l’a confirmé ; d’ici là, rien ne change.
own-merge-from = Merci. L’autre compte prend fin le { $day }, ou aussitôt si cela est confirmé par le lien de l’e‑mail envoyé à son adresse. D’ici là, quiconque lit l’une des deux adresses peut s’y opposer.
own-merge-done = Les deux comptes n’en font plus qu’un. Tout ce qui était ouvert est avec le compte qui continue ; l’autre a pris fin. Les deux adresses ont été averties.
own-merged = Les comptes sont fusionnés
own-merge-objected = Rien n’est fusionné, et toutes les sessions de votre compte ont été fermées. Choisissez un nouveau mot de passe à la prochaine connexion.
own-merge-objected-other = Rien n’est fusionné, et la personne qui l’a demandé est avertie que vous vous y êtes opposé. Votre compte est comme avant.
own-apart = Les comptes restent séparés
own-merge-other-html = { $name }, <b class="any">{ $address }</b>, dit que votre compte à l’adresse <b class="any">{ $other }</b> appartient à la même personne que le sien.
own-merge-own-html = Quelqu’un qui est connecté à votre compte, { $name }, dit que le compte à l’adresse <b class="any">{ $other }</b> est aussi le sien.
own-merge-ends-html = <b>Votre compte prendrait fin.</b> Tout ce qu’il a irait à l’autre.
own-merge-stays = Votre compte continuerait. Tout ce que l’autre a lui reviendrait.
own-merge-about = Brouillons, demandes, équipes, invitations, ceux pour qui vous parlez, registres que vous tenez et e‑mails que vous avez arrêtés passent au compte qui continue. Mot de passe, second facteur, sessions et jetons de l’autre prennent fin. Ce qui a été dit en public garde son nom. Cela ne peut pas être annulé.
own-merge-effect = L’autre compte l’a confirmé. Cela prend effet le { $from }, sauf opposition.
own-merge-unless = Rien ne change à moins que vous ne le confirmiez, connecté à ce compte, au plus tard le { $until }.
own-merge-unless-other = Rien ne change à moins que l’autre compte ne le confirme au plus tard le { $until }.
own-merge-confirmed = Déjà confirmé ici.
own-merge-another-html = Vous êtes connecté à un autre compte. Déconnectez-vous, connectez-vous avec <b class="any">{ $other }</b>, et ouvrez de nouveau le lien.
own-merge-sign-in = Se connecter pour confirmer
own-merge-mine = Les deux comptes sont à moi
own-merge-let = Laisser mon compte prendre fin
own-name = Changer votre nom
own-name-do = Changer le nom
own-address-change = Changer votre adresse
own-address-is-html = C’est <b class="any">{ $address }</b>. Elle change dès que vous le confirmez à la nouvelle adresse et à l’ancienne. Toutes vos sessions prennent fin alors ; les jetons de programmes restent.
own-address-asked-html = Vous avez demandé <b class="any">{ $email }</b>. Nouvelle adresse : { $new ->
    [yes] confirmée
   *[other] pas encore confirmée
}. Ancienne adresse : { $old ->
    [yes] confirmée
   *[other] pas encore confirmée
}. Les deux doivent être confirmées au plus tard le { $until }.
own-address-helped = Vous avez demandé aux administrateurs de le confirmer à la place de l’ancienne adresse ; ils le peuvent à partir du { $from }.
own-address-keep = Garder l’ancienne adresse
own-address-unread = Je ne peux plus lire l’ancienne adresse
own-address-send = Envoyer les deux liens
own-merge = Fusionner deux comptes
own-merge-intro = Vous avez un autre compte ici, d’un autre emploi peut-être. L’un d’eux continue : brouillons, demandes et équipes, espaces de noms pour lesquels vous parlez et e‑mails que vous avez arrêtés passent à lui. L’autre prend fin. Ce que vous avez dit en public garde le nom qu’il avait.
own-merge-asked-html = Vous avez demandé de fusionner ce compte avec <b class="any">{ $email }</b> ; { $ends } prendrait fin.
own-merge-by-link = L’autre compte l’a confirmé. Cela prend effet le { $from }, ou aussitôt par le lien de notre e‑mail à cette adresse.
own-merge-link = S’il existe un tel compte, son adresse a reçu un lien, valable jusqu’au { $until }.
own-merge-keep = Garder les deux comptes
own-merge-role = Un compte qui a un rôle dans le registre, comme expert ou opérateur, ne peut pas être celui qui prend fin. Un administrateur retire d’abord le rôle.
own-merge-which = Lequel continue ?
own-data = Ce que ce registre détient sur vous
own-data-about-html = Un fichier JSON avec votre compte, vos sessions, demandes, textes, commentaires, positions, et tout ce que vous avez fait ici. <a href="/help/privacy">Ce qui est détenu, pourquoi et combien de temps</a>
own-data-do = Télécharger le fichier
own-erasure = Demander l’effacement
own-erasure-about-html = Ce qui fait partie du dossier public, comme un commentaire, ne peut pas être supprimé par vous seul : les opérateurs en jugent, et deux d’entre eux le retirent. Ils répondent dans le mois. <a href="/help/privacy#rights">Ce que vous pouvez demander</a>
own-erasure-asked = Vous l’avez demandé le { $asked } ; les opérateurs répondent au plus tard le { $due }.
own-erasure-back-html = La retirer<span class="vh"> : demandée le { $asked }</span>
own-erasure-closes = Fermer aussi mon compte, dès que personne ne compte plus dessus
own-erasure-do = Demander aux opérateurs
own-close = Fermer votre compte
own-close-about = Votre adresse, votre mot de passe, votre second facteur, vos sessions et vos jetons sont supprimés, et aucun e‑mail ne vous est plus envoyé. Ce que vous avez dit en public reste avec votre nom : cela fait partie du dossier d’un espace de noms. Les brouillons restent à leurs équipes. Un compte fermé ne peut pas être rouvert, mais vous pouvez en ouvrir un nouveau avec la même adresse.
own-close-do = Fermer le compte
own-f-name-hint = Tel qu’il doit figurer en public à côté de ce que vous écrivez, et aussi de ce que vous avez déjà écrit
own-f-close = Saisissez « close my account »
own-f-address = Nouvelle adresse
own-f-address-hint = Nous y envoyons un lien, et un autre à l’adresse que vous avez maintenant
own-f-other = Adresse de l’autre compte
own-f-other-hint = Nous y envoyons un lien ; vous confirmez là-bas, connecté à ce compte
own-keeps-this = Ce compte continue, l’autre prend fin
own-keeps-other = L’autre compte continue, celui-ci prend fin
own-merge-that = cet autre compte
own-merge-this = ce compte
