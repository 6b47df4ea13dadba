# Une autre adresse, et ce qu’on fait de son propre compte.

own-address = Changement d’adresse e‑mail
own-address-undo = Annuler un changement d’adresse
own-address-changed = Adresse e‑mail changée
own-address-done = Votre compte a sa nouvelle adresse e‑mail. Connectez-vous désormais avec elle. Nous avons envoyé un e‑mail à
    l’ancienne adresse.
own-address-undone = Le changement a été annulé
own-address-back = Le compte a de nouveau son ancienne adresse. Toutes les sessions, tous les jetons et toutes les connexions
    externes ont pris fin, et le mot de passe n’est plus valable. Nous vous avons envoyé un lien pour en choisir un nouveau.
own-address-nothing = Rien n’a été changé
own-address-taken = Cette adresse e‑mail ne peut pas être utilisée, car un autre compte l’a. Votre compte garde son adresse
    actuelle. Si vous avez besoin d’aide, adressez-vous aux opérateurs.
own-address-new-lede-html = Quelqu’un souhaite utiliser cette adresse, <b class="any">{ $address }</b>, pour un compte dans ce
    registre.
own-address-new-about = Si c’est vous, confirmez le changement au plus tard le { $until }. Si vous ne l’avez pas demandé, ne
    faites rien. L’adresse n’est alors pas utilisée.
own-address-owner-html = Pour confirmer le changement, <a href="/sign-in">connectez-vous</a> au compte qui l’a demandé, avec son adresse
    actuelle, puis ouvrez de nouveau ce lien. Si vous n’avez pas de compte ici, quelqu’un d’autre a fait cette demande : ne faites
    rien.
own-address-undo-lede-html = Le compte de { $name } avait l’adresse <b class="any">{ $address }</b>, et en a reçu une autre.
own-address-undo-about = Si vous ne l’avez pas demandé, annulez-le au plus tard le { $until }. Le compte retrouve alors cette
    adresse. Toutes ses sessions, tous ses jetons et toutes ses connexions externes prennent fin, et vous choisissez un nouveau
    mot de passe.
own-address-undo-do = Annuler le changement
own-name = Changer votre nom
own-name-do = Changer le nom
own-address-change = Changer votre adresse e‑mail
own-address-is-html = Votre adresse est <b class="any">{ $address }</b>. Elle change quand vous confirmez le lien que nous
    envoyons à la nouvelle adresse. Toutes vos sessions prennent fin alors ; les jetons d’API restent valables. L’ancienne adresse
    est avertie et peut annuler le changement pendant { $days } jours.
own-address-asked-html = Vous avez demandé un changement pour <b class="any">{ $email }</b>. Confirmez-le au plus tard le
    { $until } par le lien de l’e‑mail envoyé à cette adresse.
own-address-keep = Garder l’ancienne adresse
own-data = Vos données
own-data-about-html = Un fichier JSON avec votre compte, vos sessions, demandes, révisions, commentaires, avis, et toutes vos
    actions dans ce registre. <a href="/help/privacy">Quelles données sont conservées, pourquoi et combien de temps</a>
own-data-do = Télécharger le fichier
own-close = Fermer votre compte
own-close-about = Votre adresse, votre mot de passe, votre second facteur, vos sessions et vos jetons sont supprimés, et vous ne
    recevez plus d’e‑mails. Vos contributions publiques restent avec votre nom, car elles font partie du dossier d’un espace de
    noms. Les brouillons restent à leurs collaborateurs. Un compte fermé ne peut pas être rouvert, mais vous pouvez en créer un
    nouveau avec la même adresse.
own-close-do = Fermer le compte
own-f-name-hint = Affiché en public avec tout ce que vous écrivez, y compris ce que vous avez déjà écrit
own-f-close = Saisissez « close my account »
own-f-address = Nouvelle adresse
own-f-address-hint = Nous envoyons un lien à cette adresse
