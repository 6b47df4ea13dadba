# Se connecter auprès d’un autre fournisseur.

elsewhere-f-name-hint = Affiché en public avec tout ce que vous écrivez, si vous êtes nouveau dans ce registre
elsewhere-away = { $name } ne répond pas correctement. Réessayez plus tard, ou connectez-vous autrement.
elsewhere-closed = Connexion externe indisponible
elsewhere-not-believed = La réponse de { $name } n’a pas pu être vérifiée ; vous n’êtes donc pas connecté. Recommencez, ou
    connectez-vous autrement.
elsewhere-not-in = Vous n’êtes pas connecté
elsewhere-lost = Cette connexion a commencé dans un autre navigateur, il y a trop longtemps, ou a déjà servi. Recommencez.
elsewhere-again = Connexion externe expirée
elsewhere-refused = { $name } ne vous a pas connecté. Recommencez, ou connectez-vous autrement.
elsewhere-none = Il n’y a aucune connexion externe à poursuivre, ou elle a commencé il y a trop longtemps. Recommencez.
elsewhere-who = Choisir votre compte
elsewhere-mailed = Nous avons envoyé un e‑mail à { $email }. Ouvrez le lien dans ce navigateur, dans les { $hours } heures, pour
    vous connecter.
elsewhere-link = Lier une connexion externe
elsewhere-browser = Autre navigateur
elsewhere-back = Retour à votre compte
elsewhere-who-lede-html = { $provider } vous a connecté en tant que <span class="any">{ $called }</span>. Cette connexion externe
    n’est encore liée à aucun compte.
elsewhere-have = Compte existant
elsewhere-have-about = Connectez-vous à votre compte comme d’habitude. Vous pourrez ensuite lier la connexion externe au compte.
elsewhere-have-do = Se connecter à votre compte
elsewhere-new = Nouveau compte ou mot de passe oublié
elsewhere-new-about = Nous envoyons un lien à votre adresse. Ouvrez-le dans ce navigateur pour vous connecter.
elsewhere-kept-html = Données conservées de { $provider } : votre identifiant et votre nom là-bas.
    <a href="/help/privacy">Confidentialité</a>
elsewhere-link-new = (nouveau)
elsewhere-link-about = Vous pourrez ensuite vous connecter à votre compte avec cette connexion externe. Vous pouvez supprimer le
    lien à tout moment sur la page de votre compte. Un second facteur reste exigé.
elsewhere-link-open = Créer un compte
elsewhere-link-do = Lier la connexion
elsewhere-link-not = Si ce n’est pas vous, ou pas votre compte, fermez cette page. Rien ne changera.
