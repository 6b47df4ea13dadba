# The account of the user and its activity; roles, offices, scopes and browsers.

factor-title = Mettre en place un second facteur
factor-needed = Votre rôle exige un second facteur, afin qu’un mot de passe seul ne suffise pas pour modifier le registre.
factor-free = Avec un second facteur, un mot de passe volé ne suffit pas à lui seul pour se connecter.
factor-authenticator = Il vous faut, sur votre téléphone ou votre ordinateur, une application d’authentification qui produit des
    codes à six chiffres.
factor-scan = Scannez ce code QR avec l’authentificateur, ou saisissez la clé à la main.
factor-qr = Code QR de la clé ci-dessous
factor-type = Saisissez le code qu’affiche l’authentificateur.
factor-do = Mettre en place le second facteur
factor-yours = Votre second facteur
factor-is-set = Un authentificateur est en place.
factor-left = { $count ->
    [0] Il ne vous reste aucun code de récupération.
    [one] Il vous reste un code de récupération.
   *[other] Il vous reste { $count } codes de récupération.
}
factor-old-key = Le registre a une nouvelle clé. Cet authentificateur fonctionne jusqu’à la suppression de l’ancienne.
    Supprimez-le ici, et mettez-en un nouveau en place à la prochaine connexion.
factor-codes = Codes de récupération
factor-codes-about = Chaque code sert une fois, quand vous n’avez pas l’authentificateur. De nouveaux codes invalident les
    anciens.
factor-codes-new = Créer de nouveaux codes de récupération
factor-another = Changer d’authentificateur
factor-remove-needed = Votre rôle exige un second facteur. Vous en mettrez un nouveau en place à la prochaine connexion.
factor-remove-free = Sans second facteur, votre mot de passe suffit à lui seul pour se connecter.
factor-sessions-end = Toutes vos sessions prennent fin.
factor-remove = Supprimer l’authentificateur
factor-codes-yours = Vos codes de récupération
factor-codes-keep = Imprimez ces codes ou conservez-les dans un gestionnaire de mots de passe, pas sur le téléphone avec
    l’authentificateur. Chaque code sert une fois. Ils ne sont affichés qu’une seule fois.
factor-codes-send = Je les ai enregistrés. Continuer
factor-codes-kept = Je les ai enregistrés
factor-f-code-hint = Le code à six chiffres que votre authentificateur affiche en ce moment
account-title = Votre compte
account-missing = E-mails non remis
account-missing-count-html = { $count ->
    [one] Un e‑mail adressé à <span class="any">{ $email }</span> n’a pas pu être remis.
   *[other] { $count } e‑mails adressés à <span class="any">{ $email }</span> n’ont pas pu être remis.
}
account-paused = L’envoi à cette adresse est suspendu. Les e‑mails qui vous sont destinés attendent.
account-not-paused = Les autres e‑mails continuent d’être envoyés.
account-server-said = Réponse du serveur de messagerie :
account-missing-help-html = Vérifiez que votre boîte existe, qu’elle n’est pas pleine et qu’elle accepte les e‑mails de { $from }.
    Cliquez ensuite sur le bouton pour envoyer les e‑mails en attente. Si cette adresse n’est plus la vôtre, écrivez aux
    opérateurs depuis la nouvelle (<a href="/help">aide et contact</a>).
account-works-again = Mon adresse fonctionne de nouveau
account-email = E‑mail
account-roles = Rôles
account-sessions = Sessions actives
account-session-used = Depuis le { $since }, dernière utilisation le { $seen }
account-session-end-html = Terminer<span class="vh"> la session { $number }</span>
account-oidc = Connexions externes
account-oidc-none = Aucune. Vous pouvez lier une connexion externe pour vous connecter aussi de cette façon.
account-since = Depuis le { $since }
account-end-html = Supprimer<span class="vh"> { $provider }, { $called }</span>
account-link = Lier { $name }
account-not-there = Vous déconnecter ici ne vous déconnecte pas du fournisseur externe.
account-password = Changer le mot de passe
account-no-password-html = Votre compte n’a pas de mot de passe. <a href="/account/reset">Choisissez-en un par e‑mail</a> si vous
    voulez pouvoir vous connecter autrement. Vous devrez ensuite lier de nouveau les connexions externes.
account-yours = Vos pages
account-requests = Vos demandes
account-own = Votre nom, votre adresse et vos données
account-factor = Second facteur
account-activity = Activité récente
account-sign-out = Se déconnecter
tokens-lede = Un jeton permet à un programme d’agir pour vous par l’API, dans la portée que vous choisissez, jusqu’à son
    expiration.
tokens-made = Votre jeton (affiché une seule fois). Conservez-le comme un mot de passe :
tokens-yours = Vos jetons
tokens-none = Vous n’avez aucun jeton.
tokens-row = Peut : { $scopes }. Valable jusqu’au { $until }, dernière utilisation : { $used }
tokens-end-html = Révoquer<span class="vh"> { $name }</span>
tokens-make = Créer un jeton
tokens-may = Portée
tokens-long = Durée de validité
tokens-do = Créer un jeton
tokens-f-name-hint = Par exemple le programme qui l’utilise
tokens-never = jamais
activity-own = Actions sur votre compte et tentatives refusées. Si une entrée vous est inconnue, choisissez un nouveau mot de
    passe et écrivez aux opérateurs.
activity-kept = Les tentatives refusées sont conservées { $days } jours.
activity-none = Aucune activité pour le moment.
activity-refused = Refusé
activity-line = { $by } { $what }
activity-detail = { $text } : { $detail }
activity-place = { $browser }, depuis { $network }
activity-kind = { $kind ->
    [wrong_password] Mot de passe erroné
    [not_confirmed] Mot de passe erroné d’une personne connectée
    [wrong_code] Code erroné
    [kept_out] Blocage temporaire après trop d’échecs
    [foreign_form] Formulaire d’un autre site refusé
    [no_entry] Accès à une page destinée à un autre rôle
   *[unknown_token] Programme avec un jeton non valable
}
role-expert = Expert désigné
role-lead = Responsable des experts
role-operator = Opérateur
role-representative = Représentant d’un organisme reconnu
role-liaison = Agent de liaison d’un organisme de normalisation
role-admin = Administrateur
scope-drafts = lire, créer et modifier vos brouillons
scope-submit = soumettre des brouillons
scope-reviews = lire les examens
scope-comments = commenter en votre nom, rétracter des commentaires
browser-iphone = un iPhone
browser-ipad = un iPad
browser-mac = un Mac
browser-on = { $browser } sur { $system }
browser-some = Un navigateur sur { $system }
browser-unknown = Un navigateur inconnu
