# Données personnelles : qui en répond, ce qui est conservé, combien de temps, et ce que l’on peut demander.

privacy-title = Confidentialité
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
privacy-private-elsewhere = En vous connectant chez un autre fournisseur, vous lui apprenez que vous venez ici. Nous en recevons un numéro qui vous désigne chez lui, votre nom, et
    votre adresse s’il l’a vérifiée. Nous gardons le numéro et l’une des deux autres données, pour que vous le reconnaissiez, jusqu’à ce que vous y mettiez fin sur la page de votre
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
privacy-right-erase-html = Un effacement : ce qui n’appartient pas au dossier public, en fermant votre compte. Ce qui en fait partie est pesé au cas par cas : la raison pour laquelle
    cela doit rester, contre la vôtre. Ce qui doit partir est retiré par deux opérateurs, comme ci-dessous.
    <a href="/erasure">Demandez un effacement</a> : la réponse vient dans le mois par e‑mail
privacy-right-erase-copied = Un effacement : ce qui n’appartient pas au dossier public, en fermant votre compte. Ce qui en fait partie est pesé au cas par cas : la raison pour laquelle
    cela doit rester, contre la vôtre. Ce qui doit partir est retiré par deux opérateurs, comme ci-dessous.
    Écrivez à l’adresse ci-dessus : la réponse vient dans le mois par e‑mail
privacy-right-object = Que les données ne soient pas utilisées pendant cet examen, et une opposition pour des raisons qui vous sont propres : écrivez à l’adresse ci-dessus
privacy-out = Des données personnelles qui ne devraient pas être là
privacy-out-html = Écrivez aux opérateurs (<a href="/help">aide et
    contact</a>). Deux d’entre eux peuvent retirer du dossier un commentaire, un texte, une formulation plus ancienne ou un e‑mail ; une mention avec la raison reste
    à sa place. Le texte actuel est d’abord modifié par une nouvelle version ou une correction.

kept-emails = E‑mails tels que reçus, textes des e‑mails envoyés
kept-emails-long = { $days } jours. Les liens qui servent à vous inscrire, à changer un mot de passe ou à confirmer quelque chose sont effacés dès que le e‑mail est parti
kept-refused = Connexions refusées et autres refus, avec le réseau d’où ils venaient
kept-days = { $days } jours
kept-checked = Résultats de listes d’URN vérifiées, à une adresse que seule connaît la personne qui a envoyé la liste
kept-checked-long = { $days } jours. Rien ne dit qui l’a envoyée
kept-sessions = Sessions
kept-sessions-long = { $days } jours au plus ; { $hours } heures pour les experts, les opérateurs et les administrateurs. La trace de leur existence : { $more } jours de plus
kept-elsewhere = Une connexion chez un autre fournisseur que personne n’a poursuivie
kept-elsewhere-long = 15 minutes ; un jour après l’envoi d’un lien
kept-browser = La marque d’un navigateur avec lequel vous vous êtes connecté
kept-browser-long = { $days } jours après la dernière fois ; effacée aussitôt avec un nouveau mot de passe
kept-links = Liens expirés d’e‑mails à un compte, et l’empreinte d’un mot de passe saisi avec l’un d’eux
kept-links-long = { $days } jours après la fin du lien
kept-unconfirmed = Nom et adresse d’une personne qui a demandé un compte et ne l’a jamais confirmé
kept-invited = L’adresse d’une personne invitée à une demande et qui n’est pas venue
kept-invited-long = { $days } jours après la fin de l’invitation
kept-forms = Quel formulaire a été envoyé, pour que deux envois n’en fassent qu’un : une empreinte
kept-hours = { $hours } heures
kept-unread = Le fait que personne n’a encore lu votre commentaire
kept-unread-long = Jusqu’à ce que quelqu’un le lise, ou que le délai pour le retirer soit passé
kept-closed = L’adresse d’un compte fermé, ses sessions, son second facteur et ses connexions ailleurs
kept-closed-long = Supprimés à la fermeture
kept-address = Une adresse qui devait en remplacer une autre, et n’a pas été reprise
kept-address-long = Jusqu’à la fin du changement
kept-former = L’ancienne adresse d’un compte, pour qu’un changement d’adresse puisse être annulé
kept-former-long = { $days } jours après le changement
kept-erasure = Une demande d’effacement : ce qui a été demandé, et par qui
kept-erasure-long = Jusqu’à la réponse ; { $days } jours si personne ne confirme l’adresse. La date de la réponse et la réponse restent
kept-merged = Un compte fusionné avec un autre de la même personne
kept-merged-long = Son nom, à côté de ce qui a été dit avec lui ; son adresse est supprimée
kept-draft = Un brouillon que son auteur supprime
kept-draft-long = Effacé aussitôt ; son numéro et le fait qu’il a existé restent
kept-backups = Sauvegardes
kept-backups-long = 30 jours, sauf si les opérateurs ont choisi une autre durée
kept-record = Comptes, demandes soumises, textes, commentaires, historique
kept-record-long = Pour toujours
