# Se connecter, et montrer encore une fois qui l’on est.

sign-in-join = Se connecter pour rejoindre
sign-in-join-lede = Vous êtes invité à travailler sur { $number } ({ $title }). Connectez-vous, ou créez un compte, et confirmez que vous rejoignez la demande.
sign-in-title = Se connecter
sign-in-about = Pour enregistrer, examiner ou commenter. Lire et vérifier ne demandent pas de compte.
sign-in-safe = Se connecter pour continuer. Votre texte est conservé
sign-in-safe-lede = Rien n’a encore été envoyé. Connectez-vous, relisez votre texte, puis envoyez-le.
sign-in-keep = Rester connecté pendant 30 jours
sign-in-or-elsewhere = Ou se connecter ailleurs
sign-in-with = Se connecter avec { $name }
sign-in-other-tab = Pour vous connecter ailleurs, ouvrez la page de connexion dans un autre onglet de ce navigateur, connectez-vous là, puis envoyez de nouveau ce formulaire.
sign-in-new = Nouveau ici ?
sign-in-forgot = Mot de passe oublié ?
sign-in-done-password = Votre nouveau mot de passe est en place, et toutes vos sessions ont été fermées. Connectez-vous avec lui.
sign-in-done-setup = Le compte d’administration est créé. Connectez-vous avec lui.
sign-in-done-closed = Votre compte est fermé. Ce que vous avez dit en public reste, avec votre nom.
sign-in-done-factor = Votre second facteur a été supprimé, et toutes vos sessions ont été fermées. Connectez-vous de nouveau.
sign-in-f-email = Adresse e‑mail
sign-in-f-password = Mot de passe
sign-in-code = Saisir un code
sign-in-code-lede = Votre mot de passe était juste. Maintenant, le second facteur.
sign-in-code-lost = Vous avez perdu votre authentificateur et vos codes de récupération ? Écrivez aux administrateurs : deux d’entre eux peuvent ensemble réinitialiser votre second facteur.
sign-in-f-code = Code
sign-in-f-code-hint = Les six chiffres que montre votre authentificateur, ou l’un de vos codes de récupération
sign-in-confirm = Confirmez que c’est bien vous
sign-in-confirm-lede = Ce que vous allez faire ne s’annule pas simplement, et vous avez montré qui vous êtes il y a plus de { $minutes } minutes. Rien n’a encore été envoyé ; ce que vous avez saisi est conservé.
sign-in-confirm-none-html = Votre compte n’a pas de mot de passe à demander. Déconnectez-vous, reconnectez-vous, et revenez dans les { $minutes } minutes ; ou <a href="/account/reset">choisissez un mot de passe par e‑mail</a>.
sign-in-confirm-do = Confirmer
sign-in-kept = Votre texte est conservé
sign-in-kept-lede = Vous êtes connecté. Rien n’a encore été envoyé ; voici ce que vous aviez saisi.
sign-in-kept-send = L’envoyer maintenant
