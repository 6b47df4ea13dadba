# Se connecter auprès d’un autre fournisseur.

elsewhere-f-name-hint = Tel qu’il doit figurer en public à côté de ce que vous écrivez, si vous êtes nouveau ici
elsewhere-away = { $name } ne répond pas comme il faut. Réessayez plus tard, ou connectez-vous autrement.
elsewhere-closed = Cet accès est fermé pour le moment
elsewhere-not-believed = La réponse de { $name } n’était pas crédible ; rien n’a donc été fait. Recommencez, ou connectez-vous autrement.
elsewhere-not-in = Vous n’êtes pas connecté
elsewhere-lost = Cette connexion a commencé dans un autre navigateur, il y a trop longtemps, ou a déjà servi. Recommencez.
elsewhere-again = Recommencez
elsewhere-refused = { $name } ne vous a pas connecté. Recommencez, ou connectez-vous autrement.
elsewhere-none = Il n’y a ici aucune connexion à poursuivre, ou elle a commencé il y a trop longtemps.
elsewhere-who = Qui êtes-vous ici ?
elsewhere-mailed = Nous avons envoyé un e‑mail à { $email }. Ouvrez le lien qu’il contient, dans ce navigateur, dans les { $hours } heures : vous serez alors connecté.
elsewhere-link = Lier cette connexion à votre compte ?
elsewhere-browser = C’est un autre navigateur
elsewhere-back = Retour à votre compte
elsewhere-who-lede-html = { $provider } vous a connecté en tant que <span class="any">{ $called }</span>. Personne n’a encore cette connexion ici.
elsewhere-have = Vous avez un compte ici
elsewhere-have-about = Connectez-vous-y une fois comme d’habitude. Il vous est alors demandé si les deux vont ensemble.
elsewhere-have-do = Se connecter à votre compte
elsewhere-new = Vous êtes nouveau ici, ou avez oublié votre mot de passe
elsewhere-new-about = Nous envoyons un lien à votre adresse. Ouvrez-le dans ce navigateur, et vous êtes connecté.
elsewhere-kept-html = Ce que nous gardons de { $provider } : qui vous y êtes, et comment vous y êtes appelé. <a href="/help/privacy">Confidentialité</a>
elsewhere-new-send = Envoyer le lien
elsewhere-link-sign-in = Connexion
elsewhere-link-account = Compte
elsewhere-link-new = (nouveau)
elsewhere-link-about = Dès lors, quiconque s’y connecte avec elle entre ici. Vous pouvez y mettre fin à tout moment sur la page de votre compte. Un second facteur reste demandé ici.
elsewhere-link-open = Ouvrir le compte
elsewhere-link-do = La lier
elsewhere-link-not = Si ce n’est pas vous, ou pas votre compte, fermez cette page : rien ne change.
