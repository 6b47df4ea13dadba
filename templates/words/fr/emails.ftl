# Phrases que les actions insèrent dans les e‑mails. D’abord : ce qui a changé sur un compte.
email-name-changed = Le nom de votre compte est maintenant { $new }. C’était { $old }.
email-data-downloaded = Une copie de toutes les données que ce registre conserve sur vous a été téléchargée.
email-account-closed = Votre compte a été fermé, comme vous l’avez demandé. Vos contributions publiques restent accessibles sous votre nom.
email-account-closed-by-admin = Un administrateur a fermé votre compte. Vos contributions publiques restent accessibles sous votre nom. Vous ne recevrez plus d’e‑mails à son sujet. Motif : { $reason }
email-token-created = Un jeton nommé « { $name } » a été créé. Avec lui, un programme peut agir pour vous.
email-password-changed = Le mot de passe de votre compte a été changé. Toutes les sessions et tous les jetons ont pris fin ; connectez-vous à nouveau.{ $external ->
    [yes] { " " }Les connexions externes ont été retirées. Liez-les à nouveau si elles sont à vous.
   *[no] { "" }
}{ $address ->
    [yes] { " " }Un changement d’adresse e‑mail qui avait été demandé a été annulé. Demandez-le à nouveau s’il venait de vous.
   *[no] { "" }
}
email-sessions-ended = Un administrateur a mis fin à toutes vos sessions. Connectez-vous à nouveau. Si vous avez des questions, adressez-vous à l’administrateur.
email-roles = Vos rôles sont maintenant : { $roles }. Toutes les sessions ont pris fin ; connectez-vous à nouveau.
email-appointed = Vous avez été nommé : { $text }. Toutes les sessions ont pris fin ; connectez-vous à nouveau.
email-represents = Vous représentez maintenant { $body } dans la procédure accélérée. Toutes les sessions ont pris fin ; connectez-vous à nouveau.
email-represents-no-longer = Vous ne représentez plus { $body } dans la procédure accélérée.
email-body-no-longer = { $body } ne figure plus sur la liste des organismes reconnus et n’a plus de représentants.
email-address-refused = L’adresse que vous avez demandée ne peut pas être utilisée. Votre compte conserve son adresse actuelle.
email-address-changed = Cette adresse est désormais celle de votre compte. Utilisez-la pour vous connecter. Toutes les sessions ont pris fin. Les jetons d’API restent valables.
email-address-released = La modification de l’adresse e‑mail d’un compte a été annulée, et cette adresse n’est plus associée au compte. Toutes les sessions et tous les jetons ont pris fin.
email-address-restored = C’est de nouveau l’adresse de votre compte. Toutes les sessions, tous les jetons et toutes les connexions externes ont pris fin, et le mot de passe n’est plus valable : choisissez-en un nouveau à l’aide du lien de notre autre e‑mail.
email-sign-in-linked = Une connexion externe par { $provider } ({ $name }) a été liée à votre compte et peut maintenant servir à se connecter. Si ce n’était pas vous, choisissez un nouveau mot de passe. Cela retire la connexion externe.
email-sign-in-removed = La connexion externe par { $provider } ({ $name }) ne permet plus de se connecter à votre compte.
email-recovery-code-used = Un code de récupération a servi à se connecter à votre compte ou à confirmer une action. Codes restants : { $left }.
email-factor-set = Un second facteur a été mis en place pour votre compte. Désormais, la connexion demande aussi un code. Toutes les autres sessions ont pris fin.
email-factor-codes = De nouveaux codes de récupération ont été créés pour votre compte ; les anciens ne sont plus valables.
email-factor-removed = Le second facteur de votre compte a été retiré. Toutes les sessions ont pris fin.
email-factor-reset = Le second facteur de votre compte a été réinitialisé. Toutes les sessions ont pris fin ; à votre prochaine connexion, vous en mettrez un nouveau en place.
email-factor-reset-requested = { $name } a demandé la réinitialisation du second facteur de votre compte. Un autre administrateur doit la confirmer.
email-factor-new-key = Le registre a une nouvelle clé. Votre second facteur fonctionne encore, mais mettez-en bientôt un nouveau en place : retirez l’authentificateur sur la page de votre compte et connectez-vous à nouveau.

# Pourquoi un e‑mail reçu n’est pas publié, après « Le motif : ».
email-encrypted = l’e‑mail est chiffré
email-sealed = l’e‑mail est chiffré ou signé en entier (S/MIME), son texte ne peut donc pas être lu
email-winmail = le texte de l’e‑mail est dans winmail.dat, un format d’Outlook que ce registre ne peut pas lire
email-charset = l’e‑mail n’utilise pas le jeu de caractères qu’il déclare, ou en utilise un inconnu
email-too-large = l’e‑mail dépasse 1 Mio
email-no-text = l’e‑mail ne contient que du texte cité ou aucun texte
email-may-stop = l’e‑mail demande peut-être seulement l’arrêt des e‑mails
email-several-authors = l’e‑mail indique plusieurs auteurs dans son en-tête
email-forwards = l’e‑mail transmet l’e‑mail de quelqu’un d’autre
email-characters = le texte de l’e‑mail ne peut pas être publié tel quel : { $why }
