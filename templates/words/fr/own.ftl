# Une autre adresse, et ce qu’on fait de son propre compte.

own-address = Une autre adresse pour un compte
own-address-undo = Annuler un changement d’adresse
own-address-changed = L’adresse a été changée
own-address-done = Le compte a sa nouvelle adresse : connectez-vous avec celle-ci. L’ancienne adresse a été avertie.
own-address-undone = Le changement a été annulé
own-address-back = Le compte a de nouveau son ancienne adresse. Toutes les sessions, tous les jetons et toutes les connexions ailleurs ont pris fin, et le mot de passe n’est plus valable. Nous vous avons envoyé un lien pour en choisir un nouveau.
own-address-nothing = Rien n’a été changé
own-address-taken = L’adresse ne peut pas être utilisée : un autre compte l’a. Le compte garde l’adresse qu’il avait. Si vous avez besoin d’aide, adressez-vous aux opérateurs.
own-address-new-lede-html = { $name } souhaite utiliser cette adresse, <b class="any">{ $address }</b>, pour un compte ici.
own-address-new-about = Si c’est vous, confirmez-le au plus tard le { $until }. Si vous ne l’avez pas demandé, ne faites rien : l’adresse n’est alors pas utilisée.
own-address-undo-lede-html = Le compte de { $name } avait l’adresse <b class="any">{ $address }</b>, et en a reçu une autre.
own-address-undo-about = Si vous ne l’avez pas demandé, annulez-le au plus tard le { $until }. Le compte retrouve alors cette adresse. Toutes ses sessions, tous ses jetons et toutes ses connexions ailleurs prennent fin, et vous choisissez un nouveau mot de passe.
own-address-undo-do = Annuler le changement
own-name = Changer votre nom
own-name-do = Changer le nom
own-address-change = Changer votre adresse
own-address-is-html = C’est <b class="any">{ $address }</b>. Elle change dès que vous le confirmez par le lien que nous envoyons à la nouvelle adresse. Toutes vos sessions prennent fin alors ; les jetons de programmes restent. L’ancienne adresse est avertie et peut annuler le changement pendant { $days } jours.
own-address-asked-html = Vous avez demandé <b class="any">{ $email }</b>. Confirmez-le au plus tard le { $until } par le lien de l’e‑mail envoyé à cette adresse.
own-address-keep = Garder l’ancienne adresse
own-address-send = Envoyer le lien
own-data = Ce que ce registre détient sur vous
own-data-about-html = Un fichier JSON avec votre compte, vos sessions, demandes, textes, commentaires, positions, et tout ce que vous avez fait ici. <a href="/help/privacy">Ce qui est détenu, pourquoi et combien de temps</a>
own-data-do = Télécharger le fichier
own-erasure = Demander l’effacement
own-erasure-about-html = Ce qui fait partie du dossier public, comme un commentaire, ne peut pas être supprimé par vous-même. <a href="/erasure">Demandez l’effacement</a> : les opérateurs répondent dans le mois. <a href="/help/privacy#rights">Ce que vous pouvez demander</a>
own-close = Fermer votre compte
own-close-about = Votre adresse, votre mot de passe, votre second facteur, vos sessions et vos jetons sont supprimés, et aucun e‑mail ne vous est plus envoyé. Ce que vous avez dit en public reste avec votre nom : cela fait partie du dossier d’un espace de noms. Les brouillons restent à leurs équipes. Un compte fermé ne peut pas être rouvert, mais vous pouvez en ouvrir un nouveau avec la même adresse.
own-close-do = Fermer le compte
own-f-name-hint = Tel qu’il doit figurer en public à côté de ce que vous écrivez, et aussi de ce que vous avez déjà écrit
own-f-close = Saisissez « close my account »
own-f-address = Nouvelle adresse
own-f-address-hint = Nous y envoyons un lien
