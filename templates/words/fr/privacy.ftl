# Données personnelles : qui en répond, ce qui est conservé, combien de temps, et ce que l’on peut demander.

privacy-lede = Qui répond ici des données personnelles, ce qui est conservé, pourquoi, pendant combien de temps, et ce que vous pouvez demander.
privacy-who = À qui s’adresser
privacy-who-named = { $controller } tient ce registre et répond des données
    personnelles qu’il contient.
privacy-who-unnamed = La personne ou l’organisme qui tient ce registre répond des données personnelles qu’il contient.
privacy-write-html = Écrivez à
    <a href="mailto:{ $contact }">{ $contact }</a>. La réponse vient dans le mois. Vous pouvez aussi saisir l’autorité de protection des données
    de votre lieu de résidence.
privacy-public = Public
privacy-public-about = Tout ce qui est dans le registre, et chaque demande soumise : ses textes, ses commentaires, ses positions et son historique,
    avec les noms de leurs auteurs.
privacy-why = Pourquoi cela reste
privacy-why-about = Un enregistrement est permanent, comme la trace des raisons qui l’ont motivé. Rien de ce qui est publié n’est modifié ; les versions
    ultérieures s’ajoutent à côté.
privacy-why-purpose = Le but est un registre public de noms faits pour durer (RFC 8141) : qui a demandé un nom, qui a examiné la demande et pourquoi la décision a été prise doit rester
    accessible à tous ceux qui s’y fient. Un compte sert à agir ici et à recevoir des messages à ce sujet. Rien n’est utilisé à d’autres fins, vendu ni
    cédé ; les e‑mails passent par les serveurs de messagerie qui les acheminent.
privacy-private = Non public
privacy-private-about = Les brouillons, les adresses des comptes, les sessions et jusqu’à quand un expert ou un opérateur est absent :
    seuls les experts et les opérateurs le voient. Quatre cookies : l’un maintient votre connexion, un autre
    reconnaît votre navigateur à la connexion suivante, un autre, pendant une semaine après votre inscription, vous permet d’ouvrir le lien que nous vous envoyons, et le dernier, un jour au plus, vous ramène de chez un autre
    fournisseur. Les mots de passe sont conservés sous forme d’empreintes argon2id.
privacy-private-oidc = Si vous vous connectez par un fournisseur externe, celui-ci apprend que vous utilisez ce registre. Nous en recevons un numéro qui vous désigne chez lui, votre nom, et
    votre adresse s’il l’a vérifiée. Nous gardons le numéro et l’une des deux autres données, pour que vous reconnaissiez la connexion externe, jusqu’à ce que vous la supprimiez sur la page de votre
    compte. Le fournisseur n’apprend rien d’autre, pas même que vous vous déconnectez.
privacy-long = Combien de temps
privacy-yours = Ce qui est conservé sur vous
privacy-yours-html = Sur la page
    <a href="/account/own">de votre nom et de vos données</a>, vous changez votre nom et votre adresse, téléchargez tout
    ce que ce registre conserve sur vous, et fermez votre compte. Un brouillon se supprime sur sa propre page. Ce que vous avez dit en public reste.
privacy-yours-copied = Sur
    la page de votre nom et de vos données, vous changez votre nom et votre adresse, téléchargez tout
    ce que ce registre conserve sur vous, et fermez votre compte. Un brouillon se supprime sur sa propre page. Ce que vous avez dit en public reste.
privacy-rights = Ce que vous pouvez demander
privacy-right-copy = Ce qui est conservé sur vous, et une copie : par vous-même, aussitôt
privacy-right-correct = Une rectification : votre nom et votre adresse, par vous-même ; un texte, par une correction ou une nouvelle version
privacy-right-erase = Un effacement : ce qui n’appartient pas au dossier public, en fermant votre compte. Ce qui en fait partie est pesé au cas par cas : la raison pour laquelle
    cela doit rester, contre la vôtre. Ce qui doit partir est retiré par deux opérateurs, comme ci-dessous.
    Écrivez à l’adresse ci-dessus : la réponse vient dans le mois par e‑mail
privacy-right-object = Que les données ne soient pas utilisées pendant cet examen, et une opposition pour des raisons qui vous sont propres : écrivez à l’adresse ci-dessus
privacy-out = Des données personnelles qui ne devraient pas être là
privacy-out-html = Écrivez aux opérateurs (<a href="/help">aide et
    contact</a>). Deux d’entre eux peuvent occulter un commentaire, un avis, une révision, une version antérieure ou un e‑mail,
    ainsi que ses copies dans d’autres commentaires et e‑mails. Une mention avec la raison remplace le contenu occulté. Le texte actuel doit d’abord être modifié par une nouvelle version ou une correction.

kept-emails = E-mails entrants et texte des e‑mails envoyés
kept-emails-long = { $days } jours. Les liens qui servent à vous inscrire, à changer un mot de passe ou à confirmer quelque chose
    sont effacés dès que l’e‑mail est parti. Les e‑mails à la liste d’examen publique restent dans le dossier de leur demande
kept-refused = Connexions échouées et autres actions refusées, avec le réseau d’origine
kept-sessions = Sessions
kept-sessions-long = { $days } jours au plus ; { $hours } heures pour les experts, les opérateurs et les administrateurs. Le fait
    qu’une session a existé : { $more } jours de plus
kept-oidc = Une connexion externe qui n’a pas été achevée
kept-oidc-long = 15 minutes, ou un jour après l’envoi d’un lien
kept-browser = Un identifiant d’un navigateur avec lequel vous vous êtes connecté
kept-browser-long = { $days } jours après la dernière connexion, ou jusqu’au changement de votre mot de passe
kept-links = Liens expirés d’e‑mails, avec l’adresse d’une personne invitée
kept-links-long = { $days } jours après la fin du lien
kept-unconfirmed = Nom et adresse d’une inscription qui n’a pas été confirmée
kept-forms = Une empreinte des formulaires envoyés, pour détecter les envois en double
kept-hours = { $hours } heures
kept-closed = L’adresse, les sessions, le second facteur et les connexions externes d’un compte fermé
kept-closed-long = Supprimés à la fermeture du compte
kept-address = Une nouvelle adresse demandée qui n’a pas été confirmée
kept-address-long = Jusqu’à la fin de la demande
kept-former = L’ancienne adresse d’un compte, pour qu’un changement d’adresse puisse être annulé
kept-former-long = { $days } jours après le changement
kept-draft = Un brouillon supprimé par son propriétaire
kept-draft-long = Supprimé aussitôt. Le numéro et le fait qu’un brouillon a existé sont conservés de façon permanente
kept-backups = Sauvegardes
kept-backups-long = 30 jours, sauf si les opérateurs ont choisi une autre durée
kept-record = Comptes, demandes soumises, révisions, commentaires, historique
kept-record-long = De façon permanente
