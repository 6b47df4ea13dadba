# Pourquoi une chose n’a pas été faite : acts.
thing-account = Le compte
thing-link = Ce lien
thing-namespace = L’espace de noms { $nid }
thing-token = Ce jeton
thing-invitation = Cette invitation
thing-person = Cette personne
thing-suggestion = Cette suggestion
thing-comment = Ce commentaire
thing-list-post = Ce message de la liste d’examen
thing-email = Cet e‑mail
thing-sign-in = Cette connexion
refusal-own-address = Votre compte a déjà cette adresse
refusal-address-asks = Vous avez demandé une nouvelle adresse { $times } fois en un jour. Réessayez demain
refusal-sign-in-shut = Ce compte est suspendu. Si vous pensez que c’est une erreur, écrivez aux opérateurs
refusal-open-link-first = Ouvrez d’abord le lien de l’e‑mail que nous vous avons envoyé. Il confirme votre adresse
refusal-mail-published = Cet e‑mail est déjà publié et ne peut pas être retiré
refusal-mail-withdrawn = Cet e‑mail a été retiré et n’a pas été publié
refusal-mail-waits = Cet e‑mail attend les opérateurs. Écrivez-leur
refusal-follows-anyway = Vous participez à cette demande et recevez déjà des e‑mails à son sujet
refusal-third-party-max = Le registre a envoyé { $count } e‑mails de ce type à cette adresse ces dernières 24 heures, ce qui est le maximum. Réessayez demain
refusal-mail-arrives = Les e‑mails à votre adresse sont remis. Vous n’avez rien à faire
refusal-who-comments = Seuls le titulaire, les experts et les opérateurs peuvent commenter ici. Chacun peut commenter sur la liste
    d’examen
refusal-comment = Saisissez un commentaire
refusal-comments-closed = Vous ne pouvez commenter que tant qu’une demande est ouverte
refusal-other-window = Ce brouillon a été enregistré depuis une autre fenêtre après que vous avez ouvert cette page
refusal-section-window = Cette section a été enregistrée depuis une autre fenêtre après que vous avez ouvert cette page
refusal-source-url = L’URL de la source doit être une URL https de { $most } caractères au plus, sans nom d’utilisateur
refusal-source-commit = Le commit de la source doit être l’identifiant complet du commit : 40 ou 64 chiffres hexadécimaux
refusal-name-settled = L’identifiant de cette demande ne peut plus être changé
refusal-no-correction = Cette demande n’est pas une correction
refusal-only-revision = Seule une nouvelle version part d’une version enregistrée
refusal-only-owner-deletes = Seul le propriétaire d’un brouillon peut le supprimer
refusal-sent-in = Cette demande a été soumise. Vous pouvez la retirer, mais pas la supprimer
refusal-only-registrant-name = Seul le titulaire de cette demande peut en choisir l’identifiant
refusal-rename-conflict = Vous ne pouvez choisir un autre identifiant qu’avant une décision, et seulement si une autre demande a le même ou l’a enregistré
refusal-another-name = Choisissez un autre identifiant d’espace de noms que celui qui est disputé
refusal-linked = Cette connexion externe est déjà liée à un compte
refusal-most-sign-ins = Votre compte a { $most } connexions externes. Supprimez-en d’abord une
refusal-only-way-in = C’est la seule façon de vous connecter à votre compte. Choisissez d’abord un mot de passe :
    déconnectez-vous, puis sélectionnez « Mot de passe oublié ? »
refusal-same-browser = Ouvrez ce lien dans le navigateur où vous avez commencé à vous connecter. Si vous n’avez rien commencé,
    ignorez l’e‑mail : le lien ne peut être utilisé par personne d’autre
refusal-code = Ce code est faux ou a déjà servi. Saisissez le code actuel, ou un code de récupération non utilisé
refusal-code-set-up = Ce n’est pas le code actuel de l’authentificateur. Vérifiez que l’heure de votre téléphone est juste, et
    saisissez le code actuel
refusal-has-factor = Votre compte a déjà un second facteur. Supprimez-le d’abord
refusal-no-factor = Votre compte n’a pas de second facteur
refusal-has-roles = Votre compte a des rôles. Demandez d’abord à un administrateur de vous les retirer
refusal-open-requests = Vous êtes responsable de demandes ouvertes : { $open }. Retirez-les d’abord, ou attendez qu’elles soient
    closes
refusal-only-registrant = Seul le titulaire de cette demande peut le faire
refusal-only-owner-team = Seul le propriétaire de cette demande peut en changer les collaborateurs
refusal-request-ended = La demande est close
refusal-invited-often = { $email } a été invité { $times } fois en un jour. Réessayez demain
refusal-invited-many = Vous avez invité { $count } personnes en un jour. Réessayez demain
refusal-daily-submissions = Un compte peut déposer au plus { $most } nouvelles demandes en 24 heures. Votre brouillon est enregistré. Déposez-le
    après { $until }
refusal-daily-contributions = Un compte peut faire au plus { $most } brouillons, commentaires et autres contributions en 24 heures. Continuez après
    { $until }
refusal-address-owner = Connectez-vous au compte qui a demandé ce changement, puis ouvrez de nouveau le lien
refusal-team-max = Une demande peut avoir au plus { $most } collaborateurs
refusal-in-team = Cette personne est déjà collaboratrice
refusal-invited = Cette adresse a déjà été invitée
refusal-invited-another = Cette invitation a été envoyée à une autre adresse que celle de votre compte. Connectez-vous avec le
    compte de cette adresse, ou demandez une invitation à votre adresse
refusal-reviewer-team = Vous êtes expert de cette demande. Un expert ne peut pas en modifier le texte
refusal-only-registrant-done = Seul le titulaire de cette demande peut marquer un fil comme traité
refusal-who-resolves = Seuls la personne qui a ouvert un fil et le responsable peuvent le clore
refusal-passage-gone = Le passage de cette suggestion n’est plus dans votre brouillon. Faites la modification à la main
refusal-record-stale = L’entrée a été modifiée après l’ouverture de ce formulaire. La valeur actuelle est : { $now }
refusal-record-same = Vous n’avez modifié aucune valeur. Modifiez-en au moins une
refusal-record-line = Saisissez une ligne de { $most } caractères au plus, sans [ ni ]
refusal-record-references = Saisissez de 1 à { $most } références
refusal-record-empty = Cette valeur peut être modifiée, mais pas supprimée. Saisissez une valeur
refusal-record-date = Saisissez un jour ou un mois, de mai 1997 à aujourd’hui, par exemple 2027-01-04 ou 2027-01
refusal-token-name = Saisissez un nom pour le jeton
refusal-token-line = Le nom doit tenir sur une ligne d’au plus { $most } caractères
refusal-token-scopes = Choisissez au moins une portée
refusal-token-days = Choisissez la durée de validité du jeton
refusal-token-most = Vous avez { $most } jetons. Révoquez-en d’abord un
refusal-procedure-settled = La procédure est fixée ; tant que la demande est ouverte, seule la spécification peut être nommée, et un opérateur peut changer une fois de procédure
refusal-only-author = Seul l’auteur d’un commentaire peut le rétracter
refusal-struck = Ce commentaire est déjà barré
refusal-asked-email = Saisissez votre adresse e‑mail
refusal-email-form = Saisissez une adresse e‑mail de la forme nom@example.org
refusal-enter-name = Saisissez votre nom
refusal-name-control = Le nom ne doit pas contenir de sauts de ligne ni d’autres caractères de commande
refusal-name-letter = Saisissez un nom avec au moins une lettre
refusal-name-link = Un nom ne peut pas contenir d’URL, de nom de domaine ni d’adresse e‑mail. Mettez une espace après un point
refusal-name-reserved = Choisissez un autre nom. Celui-ci ressemble au nom du registre, d’un rôle ou d’une personne qui a un rôle ici
refusal-name-long = Le nom ne doit pas dépasser { $most } caractères
