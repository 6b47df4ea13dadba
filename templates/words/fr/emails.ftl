# Phrases que les actions insèrent dans les e‑mails. D’abord : ce qui a changé sur un compte.
email-name-changed = Le nom de votre compte est maintenant { $new }. C’était { $old }.
email-data-downloaded = Une copie de toutes les données que ce registre conserve sur vous a été téléchargée.
email-account-closed = Votre compte a été fermé, comme vous l’avez demandé. Vos contributions publiques restent, avec votre nom.
email-account-closed-by-admin = Un administrateur a fermé votre compte. Vos contributions publiques restent, avec votre nom. Vous ne recevrez plus d’e‑mails à son sujet. Motif : { $reason }
email-token-created = Un jeton nommé « { $name } » a été créé. Avec lui, un programme peut agir pour vous.
email-password-changed = Le mot de passe de votre compte a été changé. Toutes les sessions et tous les jetons ont pris fin ; connectez-vous à nouveau.{ $external ->
    [yes] { " " }Les connexions par d’autres fournisseurs ne l’ouvrent plus ; liez-les à nouveau si elles sont à vous.
   *[no] { "" }
}{ $address ->
    [yes] { " " }Un changement d’adresse demandé a été annulé. Demandez-le à nouveau s’il venait de vous.
   *[no] { "" }
}
email-sessions-ended = Un administrateur a mis fin à toutes vos sessions. Connectez-vous à nouveau ; si vous vous demandez pourquoi, posez la question.
email-roles = Vos rôles sont maintenant : { $roles }. Toutes les sessions ont pris fin ; connectez-vous à nouveau.
email-appointed = Vous avez été nommé : { $words }. Toutes les sessions ont pris fin ; connectez-vous à nouveau.
email-represents = Vous représentez maintenant { $body } dans la procédure accélérée. Toutes les sessions ont pris fin ; connectez-vous à nouveau.
email-represents-no-longer = Vous ne représentez plus { $body } dans la procédure accélérée.
email-body-no-longer = { $body } ne figure plus sur la liste des organismes reconnus et n’a plus de représentants.
email-address-refused = L’adresse que vous avez demandée ne peut pas être utilisée. Votre compte garde l’adresse qu’il avait.
email-address-changed = Cette adresse est désormais celle de votre compte : connectez-vous avec elle. Toutes les sessions ont pris fin ; les jetons des programmes restent.
email-address-released = La modification de l’adresse e‑mail d’un compte a été annulée, et cette adresse n’est plus associée au compte. Toutes les sessions et tous les jetons ont pris fin.
email-address-restored = C’est de nouveau l’adresse de votre compte. Toutes les sessions, tous les jetons et toutes les connexions externes ont pris fin, et le mot de passe n’est plus valable : choisissez-en un nouveau par le lien de notre autre e‑mail.
email-sign-in-linked = Une connexion par { $provider } ({ $name }) a été liée à votre compte : qui s’y connecte avec elle entre ici. Si ce n’était pas vous, choisissez un nouveau mot de passe : cela y met fin.
email-sign-in-removed = La connexion par { $provider } ({ $name }) n’ouvre plus votre compte.
email-recovery-code-used = Un code de récupération a servi à se connecter à votre compte ou à confirmer une action. Il en reste { $left }.
email-factor-set = Un second facteur a été mis en place pour votre compte : désormais, la connexion demande aussi un code. Toutes les autres sessions ont pris fin.
email-factor-codes = De nouveaux codes de récupération ont été créés pour votre compte ; les anciens ne sont plus valables.
email-factor-removed = Le second facteur de votre compte a été retiré. Toutes les sessions ont pris fin.
email-factor-reset = Le second facteur de votre compte a été réinitialisé. Toutes les sessions ont pris fin ; à votre prochaine connexion, vous en mettrez un nouveau en place.
email-factor-reset-requested = { $name } a demandé la réinitialisation du second facteur de votre compte. Un autre administrateur doit la confirmer.
email-factor-new-key = Le registre a une nouvelle clé. Votre second facteur fonctionne encore, mais mettez-en bientôt un nouveau en place : retirez l’authentificateur sur la page de votre compte et connectez-vous à nouveau.

# Pourquoi un e‑mail reçu n’est pas publié, après « Le motif : ».
email-reveals-author = votre nom ou votre adresse y figure, et vous répondez sans votre nom. Publiez-le tel quel, ou retirez-le et écrivez à nouveau. Au bout de { $days } jours, les opérateurs en sont avertis, et il n’est toujours pas publié
email-encrypted = il est chiffré
email-sealed = il est chiffré ou signé en entier (S/MIME), son texte ne peut donc pas être lu ici
email-winmail = son texte est dans winmail.dat, un format d’Outlook qui n’est pas lu ici
email-charset = il n’est pas dans le jeu de caractères qu’il annonce, ou dans un jeu inconnu
email-too-large = il dépasse 1 Mio
email-no-text = il ne contient que du texte cité ou aucun texte
email-may-stop = il demande peut-être seulement la fin de nos e‑mails
email-forwards = il transmet l’e‑mail de quelqu’un d’autre
email-away = il se lit comme un message d’absence
email-characters = son texte ne peut pas être publié tel quel : { $why }
