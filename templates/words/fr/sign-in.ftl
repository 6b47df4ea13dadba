# Se connecter, et montrer encore une fois qui l’on est.

sign-in-join = Se connecter pour rejoindre
sign-in-join-lede = Vous êtes invité à collaborer à { $number } ({ $title }). Connectez-vous ou créez un compte, et acceptez
    l’invitation.
sign-in-about = Connectez-vous pour enregistrer, examiner ou commenter. Lire et vérifier ne demandent pas de compte.
sign-in-safe = Se connecter pour continuer. Votre saisie est enregistrée
sign-in-safe-lede = Votre saisie n’a pas encore été envoyée. Connectez-vous, relisez-la, puis envoyez-la.
sign-in-keep = Rester connecté pendant 30 jours
sign-in-with = Se connecter avec { $name }
sign-in-other-tab = Pour utiliser une connexion externe, ouvrez la page de connexion dans un autre onglet de ce navigateur et
    connectez-vous là. Envoyez ensuite de nouveau ce formulaire.
sign-in-new = Nouveau dans ce registre ?
sign-in-forgot = Mot de passe oublié ?
sign-in-done-password = Votre nouveau mot de passe est en place, et toutes vos sessions ont pris fin. Connectez-vous avec le
    nouveau mot de passe.
sign-in-done-setup = Le compte d’administration a été créé. Connectez-vous à ce compte.
sign-in-done-closed = Votre compte est fermé. Vos contributions publiques restent, avec votre nom.
sign-in-done-factor = Votre second facteur a été supprimé, et toutes vos sessions ont pris fin. Connectez-vous de nouveau.
sign-in-f-password = Mot de passe
sign-in-code = Saisir un code
sign-in-code-lede = Votre mot de passe est correct. Saisissez un code de votre second facteur.
sign-in-code-lost = Authentificateur et codes de récupération perdus ? Écrivez aux administrateurs. Deux d’entre eux peuvent
    ensemble réinitialiser votre second facteur.
sign-in-f-code = Code
sign-in-f-code-hint = Le code à six chiffres de votre authentificateur, ou l’un de vos codes de récupération
sign-in-confirm = Confirmer votre identité
sign-in-confirm-lede = L’action ne s’annule pas facilement, et vous avez confirmé votre identité il y a plus de { $minutes }
    minutes. Rien n’a encore été envoyé. Votre saisie est enregistrée.
sign-in-confirm-none-html = Votre compte n’a pas de mot de passe. Déconnectez-vous, reconnectez-vous et revenez dans les
    { $minutes } minutes, ou <a href="/account/reset">choisissez un mot de passe par e‑mail</a>.
sign-in-confirm-do = Confirmer
sign-in-kept = Votre saisie est enregistrée
sign-in-kept-lede = Vous êtes connecté. Votre saisie n’a pas encore été envoyée.
sign-in-kept-send = Envoyer maintenant
