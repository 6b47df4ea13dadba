# Commencer une demande : la page de départ, le choix de la procédure, une nouvelle version ou une correction.

start-lede = Rédiger une demande prend environ deux heures, en plusieurs fois si vous voulez. Vos réponses sont conservées jusqu’à ce que vous les supprimiez.
start-all-requests = Toutes les demandes publiques
start-new = Un nouvel espace de noms
start-need = Ce qu’il vous faut
start-need-who = le nom et l’adresse du titulaire, et quelqu’un que l’on puisse joindre
start-need-idea = un plan de la façon dont les noms sont formés, attribués et gardés uniques
start-need-document = une spécification, s’il y en a une (exigée en procédure accélérée)
start-language = Rédigez le modèle d’enregistrement en anglais, langue commune des experts et des lecteurs. Ces pages et les e‑mails peuvent être dans votre langue.
start-check-template = Vérifier un modèle sans compte
start-sign-in-html = <a href="/sign-in?next=/register">Connectez-vous</a> pour reprendre un brouillon enregistré.
start-after = Après la soumission
start-step-submit = Vous soumettez la demande
start-step-submit-about = Les opérateurs vérifient qu’elle est complète, en général sous deux jours ouvrés.
start-step-discussion-about = Le texte est envoyé à la liste d’examen publique. La discussion avec les experts désignés dure { $days }.
start-step-answer = Vous répondez
start-step-answer-about = aux questions et soumettez de nouvelles révisions.
start-step-decision = Le responsable des experts décide
start-step-decision-about = et donne ses motifs.
start-step-registered = L’espace de noms est enregistré
start-step-registered-about = et reçoit un lien permanent.
start-procedure = En savoir plus sur la procédure
start-account-html = <a href="/sign-in?next={ $here }">Connectez-vous</a> si vous avez déjà un compte.
start-account-first-html = <a href="/sign-in?next={ $here }">Connectez-vous</a> ou <a href="/account/new?next={ $here }">créez un
    compte</a> d’abord. Vous reviendrez à cette page.

# Le choix de la procédure, une question par page.

start-question = Question { $number } sur 4
start-unsure = Je ne sais pas
start-q-need = À quoi doivent servir les noms ?
start-q-need-hint = Un URN nomme une seule chose durablement et n’est jamais réattribué (RFC 8141, 1.2). Il n’a pas besoin de pouvoir être résolu.
start-q-need-public = Pour nommer des choses durablement, au-delà de mon organisation
start-q-need-unique = Ils doivent seulement être uniques ; personne ne les attribue ni ne les recherche
start-q-need-inside = Pour nommer des choses au sein d’une seule organisation
start-q-need-domain = Ils doivent reposer sur un nom de domaine ou une URL qui m’appartient
start-q-existing = Un espace de noms existant couvre-t-il ces noms ?
start-q-existing-hint = Beaucoup d’organisations ont un espace de noms et en attribuent des parties à d’autres.
start-q-existing-no = Non
start-q-existing-ours = Oui, celui de mon organisation ou d’une organisation qui nous en attribuerait une partie
start-q-existing-ietf = Oui, ce sont des paramètres d’un protocole défini dans un document de l’IETF
start-q-name = Voulez-vous choisir l’identifiant d’espace de noms ?
start-q-name-hint = Dans urn:isbn:0451450523, l’identifiant est isbn. Un espace de noms informel reçoit le numéro suivant, par
    exemple urn-9, et est tout aussi permanent.
start-q-name-formal = Oui : un espace de noms formel
start-q-name-informal = Non, le prochain numéro libre convient : un espace de noms informel
start-q-requester = Qui demande l’enregistrement ?
start-q-requester-hint = En procédure accélérée, l’avis des experts ne bloque pas l’enregistrement. Il faut une spécification et la
    reconnaissance de l’IESG (RFC 8141, 6.3).
start-q-requester-community = Mon organisation, un projet ou moi-même
start-q-requester-standards = Un organisme de normalisation qui définit l’espace de noms dans un document
start-q-requester-fast = Un organisme de normalisation reconnu par l’IESG, en procédure accélérée

# L’aboutissement.

start-path-title = Procédure recommandée
start-path-informal = Enregistrer un espace de noms informel
start-path-fast = Enregistrer un espace de noms formel par la procédure accélérée
start-path-formal = Enregistrer un espace de noms formel
start-path-informal-about = Vous recevez le prochain numéro libre. Les experts examinent le texte. Vous ne pouvez pas
    choisir l’identifiant.
start-path-fast-about = Les experts conseillent votre organisation ; leur avis ne bloque pas l’enregistrement (RFC 8141, 6.3). Les
    opérateurs demandent si l’IESG reconnaît votre organisation. Sinon, la demande suit l’examen par la communauté.
start-path-formal-about = Vous choisissez l’identifiant d’espace de noms. Les experts examinent le texte en public (RFC 8141,
    6.2).
start-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
start-working-days = { $days ->
    [one] { $days } jour ouvré
   *[other] { $days } jours ouvrés
}
start-costs = Temps et travail
start-check-first = Vérifier l’identifiant
start-end-generated = Utiliser urn:uuid ou urn:oid
start-end-generated-why = Chacun peut créer des noms dans urn:uuid (RFC 9562), et dans urn:oid sous un identifiant d’objet qui lui a été attribué (RFC 3061). Ils sont uniques sans nouvel enregistrement. Un espace de noms propre doit profiter aux utilisateurs de l’Internet public (RFC 8141, 5.1).
start-end-generated-costs = Quelques minutes. Rien n’est enregistré ici.
start-end-generated-example = Les entrées des flux Atom sont identifiées par des noms tels que urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a (RFC 4287).
start-end-generated-next-html = Générez un UUID et mettez <code>urn:uuid:</code> devant. Pour des noms structurés à votre façon, demandez à l’IANA un <a href="https://www.iana.org/assignments/enterprise-numbers/">numéro d’entreprise privé</a> gratuit et utilisez <code>urn:oid:</code>.
start-end-part = Utiliser une partie d’un espace de noms existant
start-end-part-why = Les titulaires peuvent attribuer une partie de leur espace de noms à une autre organisation. Il vous faut leur accord, non un enregistrement ici.
start-end-part-costs = En général, un e‑mail au contact de l’espace de noms. Le titulaire fixe les conditions.
start-end-part-example = Les bibliothèques nationales attribuent des noms dans une partie qui leur est propre, par exemple urn:nbn:fi pour la Finlande (RFC 8458).
start-end-part-next-html = <a href="/assignments/urn-namespaces">Cherchez l’espace de noms</a> et demandez une partie à son titulaire. La page d’un espace de noms indique son contact.
start-end-ietf = Utiliser urn:ietf:params
start-end-ietf-why = Les paramètres des protocoles de l’IETF sont nommés dans urn:ietf:params (RFC 3553). L’IANA attribue ces noms, pas ce registre.
start-end-ietf-costs = Une partie du travail sur le document de l’IETF. Les noms sont attribués quand le document est approuvé.
start-end-ietf-example = NETCONF nomme ses capacités urn:ietf:params:netconf:capability (RFC 6241).
start-end-ietf-next-html = Demandez les noms dans la section « IANA Considerations » de votre document (<a href="https://www.rfc-editor.org/rfc/rfc3553">RFC 3553</a>). Adressez-vous aux présidents du groupe de travail ou à <a href="mailto:iana@iana.org">iana@iana.org</a>.
start-end-review-costs = Environ deux heures de rédaction. Les opérateurs vérifient la demande en { $working }. La discussion publique dure { $discussion } ; puis les experts décident. L’enregistrement est gratuit. Ensuite, tenez les coordonnées à jour.
start-end-informal-example = identifie des services de communication dans les réseaux téléphoniques (RFC 6050).
start-end-formal-example = nomme des pages web archivées. Il a été enregistré en 2022.
start-end-standards = Enregistrer un espace de noms formel par un organisme de normalisation
start-end-standards-why = Vous choisissez l’identifiant d’espace de noms. Les experts examinent le texte en public et rendent compte à l’organisme de normalisation, qui décide (RFC 8141, 6.2). Pour les documents de l’IETF, c’est l’IESG.
start-end-standards-costs = Environ deux heures de rédaction, et le document de l’organisme de normalisation. Les opérateurs vérifient la demande en { $working }. La discussion publique dure { $discussion } ; puis l’organisme de normalisation décide à son rythme. L’enregistrement est gratuit.
start-end-standards-example = nomme des services tels que les appels d’urgence. Une norme de l’IETF le définit (RFC 5031).
start-end-fast-costs = Environ deux heures de rédaction, et une spécification publiée. Les opérateurs vérifient la demande en { $working }. Les experts conseillent ; votre organisation décide quand la demande est complète. L’enregistrement est gratuit.
start-end-fast-example = nomme des documents de l’ETSI, un organisme de normalisation (RFC 8515).
start-end-not-urn = Utiliser un autre identifiant qu’un URN
start-end-not-urn-why = Des noms fondés sur un nom de domaine n’ont pas besoin d’être des URN. Un URI tag (RFC 4151) ou un nom de domaine inversé est unique parce que le nom de domaine était à vous à une date donnée. Une adresse https peut en outre être consultée, tant que vous gardez le nom de domaine.
start-end-not-urn-costs = Quelques minutes. Rien n’est enregistré ici. Il vous faut un nom de domaine ou, pour les URI tag, une adresse électronique.
start-end-not-urn-example = YAML identifie ses types par des URI tag tels que tag:yaml.org,2002:int ; les paquets Java portent des noms de domaine inversés.
start-end-not-urn-next-html = Écrivez <code>tag:</code>, votre nom de domaine, une virgule, une date à laquelle il était à vous, un deux-points et le nom : <code>tag:example.org,2026:lamp</code> (<a href="https://www.rfc-editor.org/rfc/rfc4151">RFC 4151</a>).
start-paths = Comparaison des procédures
start-paths-chosen = choisi par vous
start-paths-number = prochain numéro libre, par exemple urn-9
start-paths-whom = Destinée à
start-paths-whom-formal = quiconque propose des noms utiles aux utilisateurs d’Internet
start-paths-whom-fast = les organismes de normalisation reconnus par l’IESG
start-paths-whom-informal = tout le monde
start-paths-experts = examinent en public ; leur responsable décide
start-paths-experts-fast = conseillent ; l’organisme décide
start-paths-recommended = recommandée
start-paths-required = exigée
start-paths-permanent = Permanence
start-application = Commencer la demande
start-answer-again = Modifier les réponses

# Une nouvelle version ou une correction.

start-revise-title = Proposer une nouvelle version ou une correction
start-revise-lede = Vous partez du texte enregistré s’il est disponible dans ce registre. Les versions antérieures gardent leurs
    liens permanents.
start-revise-at-iana-html = Le texte de { $nid } n’est pas disponible dans ce registre. Collez-le ci-dessous pour partir de lui.
    Il est disponible auprès de l'<a href="{ $href }">IANA</a>.
start-revise-stands-in = Le texte de { $nid } n’est pas disponible dans ce registre. Collez-le ci-dessous pour partir de lui. Il
    fait partie de
start-change-kind = Le sens change-t-il ?
start-change-kind-version-html = <strong>Oui : une nouvelle version.</strong> Elle est de nouveau examinée et décrit ce qui a changé
start-change-kind-correction-html = <strong>Non : une correction.</strong> Pour une faute de frappe, une adresse ou un lien. Le numéro
    de version reste, et les opérateurs la publient sans examen
start-revise-no-correction = Une correction est comparée au texte enregistré, qui n’est pas disponible dans ce registre. Un
    opérateur doit d’abord l’importer. D’ici là, vous pouvez proposer une nouvelle version.
start-from-this = Partir de ce texte
start-file-hint = Texte brut, Word, HTML, RFCXML ou Markdown
start-without-text = Commencer sans le texte
start-start = Commencer
start-f-wished = Identifiant d’espace de noms demandé
start-f-revised-hint = Son identifiant, par exemple nbn
start-f-text = Le texte enregistré
start-f-text-hint = Collez le texte entier de l’enregistrement. Il sera signalé comme collé par vous et non confirmé

# Un autre titulaire, ou un autre statut.

start-change-page = Modifier un enregistrement
start-change-lede-html = Pour changer le texte, <a href="/register/revise">proposez une nouvelle version</a>.
start-change-contact = Changement de contact
start-change-contact-about = Une nouvelle adresse, fonction ou personne chez le même titulaire est une correction de la section Registrant. Les opérateurs la publient sans examen ; le numéro de version ne change pas. Le contact que vous saisissez ici remplace l’actuel dans le texte de la section. Vérifiez le texte avant de le soumettre : il mentionne peut-être encore ailleurs le contact précédent.
start-change-contact-start = Commencer un changement de contact
start-change-registrant-about = Une nouvelle version dont la section Titulaire nomme le nouveau titulaire. Les contacts de la version actuelle sont interrogés par e‑mail et peuvent s’opposer. Si aucun ne répond, les experts décident après le délai.
start-change-registrant-start = Commencer un changement de titulaire
start-change-status-about = Les URN restent valables quel que soit le statut.
start-change-status-start = Commencer un changement de statut
start-f-status-deprecated = Déconseillé : les URN existants restent valables, mais la création de nouveaux URN est déconseillée
start-f-status-obsolete = Obsolète : abandonné
start-f-status-active = Actif
start-f-successors = Remplacé par (facultatif)
start-f-successors-hint = Identifiants d’espaces de noms, séparés par des espaces
