# Créer un compte et choisir un nouveau mot de passe.

sign-up-f-name = Votre nom
sign-up-f-name-hint = Affiché publiquement à côté de ce que vous écrivez
sign-up-f-email-hint = N’est pas affichée publiquement. Nous y envoyons un lien
sign-up-f-new = Nouveau mot de passe
sign-up-f-current = Mot de passe actuel
sign-up-f-password-hint = Au moins { $least } caractères. Vous pouvez coller un mot de passe depuis un gestionnaire
sign-up-f-reset-hint = Au moins { $least } caractères
sign-up-title = Créer un compte
sign-up-lede = Il faut un compte pour enregistrer un espace de noms ou en proposer une nouvelle version. Lire et vérifier n’en
    demandent pas.
sign-up-lede-request-html = Vos réponses sont conservées. <a href="/sign-in?next={ $next }">Connectez-vous</a> si vous avez déjà un compte.
sign-up-do = Créer le compte
sign-up-mailed-to = Nous avons envoyé un e‑mail à { $email }. Ouvrez le lien qu’il contient pour choisir un mot de passe et vous connecter.
sign-up-verify = Terminer la création du compte
sign-up-verify-lede = Ce compte est celui de { $email }. Indiquez votre nom et choisissez un mot de passe ; vous serez ensuite connecté.
sign-up-verify-do = Créer le compte et se connecter
sign-up-verify-lede-request = Ce compte est celui de { $email }.
sign-up-verify-do-request = Créer le compte et commencer le brouillon
sign-up-ask-reset = Réinitialiser votre mot de passe
sign-up-ask-reset-lede = Nous vous envoyons un lien pour choisir un nouveau mot de passe. Il est valable 24 heures.
sign-up-look-for = S’il existe un compte pour { $email }, nous avons envoyé un lien à cette adresse.
sign-up-reset = Choisir un nouveau mot de passe
sign-up-reset-lede = Le nouveau mot de passe met fin à toutes vos sessions. Reconnectez-vous ensuite.
sign-up-reset-do = Définir le mot de passe
sign-up-setup = Mettre en place le registre
sign-up-setup-lede = Créez le premier compte d’administration. Ce lien ne sert qu’une fois.
sign-up-setup-do = Créer le compte d’administration
