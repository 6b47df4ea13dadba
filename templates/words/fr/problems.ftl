# Les pages qui disent pourquoi quelque chose n’a pas pu être fait.
problem-done-before = Déjà fait
problem-old-link = Ce lien n’est plus valable
problem-old-link-why = Ces liens fonctionnent une fois et pour un temps limité. Celui-ci a servi, a expiré, ou n’a pas été copié
    en entier
problem-sign-in-first = Connectez-vous pour continuer
problem-foreign-form = Ce formulaire n’a pas été envoyé depuis une page de ce registre ; rien n’a donc été modifié
problem-too-large-why = Les données envoyées dépassent la limite de { $kib } Kio de cette page. Votre texte est encore dans votre
    navigateur : revenez à la page précédente, et raccourcissez-le ou divisez-le
problem-busy = Le serveur est surchargé en ce moment
problem-no-room = Le registre reçoit trop de données en ce moment. Votre texte est encore dans votre navigateur : revenez à la
    page précédente, et renvoyez-le plus tard
problem-too-slow-why = La requête a mis trop de temps à arriver
problem-method-why = Cette URL ne prend pas en charge { $method }
problem-internal = Une erreur interne s’est produite. Rien n’a été modifié. Réessayez, et écrivez aux opérateurs si l’erreur
    persiste
problem-unclear = On ignore si votre changement a été enregistré
problem-unclear-why = La connexion à la base de données a été perdue pendant l’enregistrement du changement ; le résultat n’est donc pas connu
problem-next-unclear = Rechargez cette page pour envoyer de nouveau le même formulaire. Cela ne peut pas faire le changement deux fois : s’il a été enregistré, vous en voyez le résultat.
problem-next-unclear-read = Vérifiez si le changement a été fait avant de réessayer.
problem-behind-why = La base de données est une copie ancienne. Vous pouvez lire le registre, mais rien ne peut être changé avant que les opérateurs aient réparé la base
problem-maintenance = Le registre est en maintenance
problem-maintenance-why = Vous pouvez lire le registre. Les modifications seront de nouveau possibles après la maintenance
problem-maintenance-message = Vous pouvez lire le registre, mais rien modifier. Message des administrateurs : { $message }
problem-upgrade = Le registre est en cours de mise à jour
problem-upgrade-why = Vous pouvez lire le registre comme d’habitude. Les modifications seront de nouveau possibles après la mise à
    jour
problem-standby-why = Vous pouvez lire le registre comme d’habitude. Les modifications seront de nouveau possibles dès que la base de
    données principale sera disponible
problem-away = Le registre est occupé, ou sa base de données est indisponible
problem-not-now = Cette action n’est pas possible maintenant
problem-somebody-first = Quelqu’un d’autre l’a déjà fait
problem-400 = Requête non valable
problem-401 = Connexion
problem-token = Jeton d’accès requis
problem-403 = Vous n’êtes pas autorisé à faire cela
problem-scope = Le jeton n’a pas la portée requise
problem-404 = Page introuvable
problem-408 = Délai de la requête dépassé
problem-405 = Méthode non autorisée
problem-409 = Les données ont changé
problem-410 = N’est plus disponible
problem-412 = Modifié entre-temps
problem-413 = Requête trop volumineuse
problem-415 = Type de contenu non pris en charge
problem-422 = Il y a un problème
problem-428 = If-Match manque
problem-429 = Trop de tentatives
problem-503 = Temporairement indisponible
problem-500 = Erreur interne
problem-next-link = Si le lien servait à une action unique, elle est probablement faite : connectez-vous pour vérifier. Sinon,
    demandez un nouveau lien sur la page où vous avez demandé celui-ci ; pour un nouveau mot de passe, sous « Mot de passe
    oublié ? ».
problem-next-404 = Vérifiez l’URL, ou partez de la page du registre ou de vos demandes.
problem-next-403 = Si vous pensez que vous devriez pouvoir le faire, écrivez aux opérateurs.
problem-next-done = Votre envoi a été reçu. Vérifiez la demande, ou la page d’où vous venez.
problem-next-nothing = Rien n’a été modifié.
problem-next-409 = Revenez en arrière, rechargez la page et vérifiez l’état actuel avant de réessayer.
problem-next-fix = Revenez en arrière et corrigez le problème. Rien n’a été modifié.
problem-next-wait = Attendez un peu et réessayez. Rien n’a été modifié.
problem-next-maintenance = Rien n’a été modifié. Réessayez après la maintenance.
problem-reference-html = Si vous écrivez aux opérateurs, indiquez cette référence : <code class="any">{ $reference }</code>
problem-back = Retour à { $number }
problem-registry = Parcourir le registre
problem-kept-lost = Rien n’est perdu. Vous pouvez copier votre texte d’ici.
