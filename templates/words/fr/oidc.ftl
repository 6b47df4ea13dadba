# Se connecter auprès d’un autre fournisseur.

oidc-f-name-hint = Affiché en public avec tout ce que vous écrivez, si vous êtes nouveau dans ce registre
oidc-away = { $name } ne répond pas correctement. Réessayez plus tard, ou connectez-vous autrement.
oidc-closed = Connexion externe indisponible
oidc-not-believed = La réponse de { $name } n’a pas pu être vérifiée ; vous n’êtes donc pas connecté. Recommencez, ou
    connectez-vous autrement.
oidc-not-in = Vous n’êtes pas connecté
oidc-lost = Cette connexion a commencé dans un autre navigateur, il y a trop longtemps, ou a déjà servi. Recommencez.
oidc-again = Connexion externe expirée
oidc-refused = { $name } ne vous a pas connecté. Recommencez, ou connectez-vous autrement.
oidc-none = Il n’y a aucune connexion externe à poursuivre, ou elle a commencé il y a trop longtemps. Recommencez.
oidc-who = Choisir votre compte
oidc-mailed = Nous avons envoyé un e‑mail à { $email }. Ouvrez le lien dans ce navigateur, dans les { $hours } heures, pour
    vous connecter.
oidc-link = Lier une connexion externe
oidc-browser = Autre navigateur
oidc-back = Retour à votre compte
oidc-who-lede-html = { $provider } vous a connecté en tant que <span class="any">{ $called }</span>. Cette connexion externe
    n’est encore liée à aucun compte.
oidc-have = Compte existant
oidc-have-about = Connectez-vous à votre compte comme d’habitude. Vous pourrez ensuite lier la connexion externe au compte.
oidc-have-do = Se connecter à votre compte
oidc-new = Nouveau compte ou mot de passe oublié
oidc-new-about = Nous envoyons un lien à votre adresse. Ouvrez-le dans ce navigateur pour vous connecter.
oidc-kept-html = Données conservées de { $provider } : votre identifiant et votre nom là-bas.
    <a href="/help/privacy">Confidentialité</a>
oidc-link-new = (nouveau)
oidc-link-about = Vous pourrez ensuite vous connecter à votre compte avec cette connexion externe. Vous pouvez supprimer le
    lien à tout moment sur la page de votre compte. Un second facteur reste exigé.
oidc-link-open = Créer un compte
oidc-link-do = Lier la connexion
oidc-link-not = Si ce n’est pas vous, ou pas votre compte, fermez cette page. Rien ne changera.
