# Commencer une demande : la page de départ, le choix de la procédure, une nouvelle version ou une correction.

start-title = Enregistrer un espace de noms
start-lede = Un enregistrement prend environ deux heures en tout, en plusieurs fois si vous voulez. Vos réponses sont conservées
    jusqu’à ce que vous les supprimiez.
start-all-requests = Toutes les demandes publiques
start-new = Un nouvel espace de noms
start-need = Il vous faut :
start-need-who = le nom et l’adresse du titulaire, et quelqu’un que l’on puisse joindre
start-need-idea = un plan de la façon dont les noms sont formés, attribués et gardés uniques
start-need-document = une spécification, s’il y en a une (exigée en procédure accélérée)
start-language = Rédigez le modèle d’enregistrement en anglais : c’est la langue commune des experts et des lecteurs de tous les pays. Ces pages et les
    e‑mails que vous recevez peuvent être dans votre langue.
start-now = Commencer
start-check-template = Vérifier un modèle sans compte
start-check-name = Vérifier un identifiant d’espace de noms
start-change = Changer le titulaire ou le statut d’un espace de noms
start-none-yet = Aucune pour l’instant.
start-sign-in-html = <a href="/sign-in?next=/register">Connectez-vous</a> pour reprendre un brouillon enregistré.
start-after = Après la soumission
start-step-submit = Vous soumettez la demande
start-step-submit-about = Les opérateurs vérifient qu’elle est complète, en général sous deux jours ouvrés.
start-step-discussion = Discussion
start-step-discussion-about = Le texte est envoyé à la liste d’examen publique. Les experts désignés le commentent, en général
    pendant deux semaines.
start-step-answer = Vous répondez
start-step-answer-about = aux questions et soumettez de nouvelles révisions.
start-step-decision = Le responsable des experts décide
start-step-decision-about = et donne ses motifs.
start-step-registered = L’espace de noms est enregistré
start-step-registered-about = et reçoit un lien permanent.
start-procedure = En savoir plus sur la procédure
start-account-first-html = <a href="/sign-in?next={ $here }">Connectez-vous</a> ou <a href="/account/new?next={ $here }">créez un
    compte</a> d’abord. Vous reviendrez à cette page.

# Le choix de la procédure, une question par page.

start-question = Question { $number } sur { $of }
start-continue = Continuer
start-unsure = Je ne sais pas
start-no = Non
start-yes = Oui
start-q-public = Les noms seront-ils utilisés hors de votre organisation ?
start-q-public-hint = Un espace de noms formel profite aux utilisateurs de l’Internet public (RFC 8141, 5.1). Les noms n’ont pas
    besoin de pouvoir être résolus.
start-q-public-yes = Oui, sur l’Internet public
start-q-public-no = Non, seulement au sein d’une organisation
start-q-name = Voulez-vous choisir l’identifiant d’espace de noms ?
start-q-name-hint = Dans urn:isbn:0451450523, l’identifiant est isbn. Un espace de noms informel reçoit le numéro suivant, par
    exemple urn-9, et est tout aussi permanent.
start-q-name-formal = Oui : un espace de noms formel
start-q-name-informal = Non, le prochain numéro libre convient : un espace de noms informel
start-q-fast = Représentez-vous un organisme de normalisation reconnu qui demande la procédure accélérée ?
start-q-fast-hint = En procédure accélérée, l’avis des experts ne bloque pas l’enregistrement. Il faut une spécification et la
    reconnaissance de l’IESG (RFC 8141, 6.3).

# L’aboutissement.

start-path-title = Procédure recommandée
start-path-informal = Enregistrer un espace de noms informel
start-path-fast = Enregistrer un espace de noms formel par la procédure accélérée
start-path-formal = Enregistrer un espace de noms formel
start-path-informal-about = Vous recevez le prochain numéro libre. Les experts examinent le texte. L’identifiant n’est jamais
    choisi.
start-path-fast-about = Les experts conseillent votre organisation ; leur avis ne bloque pas l’enregistrement (RFC 8141, 6.3). Les
    opérateurs demandent si l’IESG reconnaît votre organisation. Sinon, la demande suit l’examen par la communauté.
start-path-formal-about = Vous choisissez l’identifiant d’espace de noms. Les experts examinent le texte en public (RFC 8141,
    6.2).
start-private = Usage au sein d’une seule organisation
start-private-about-html = Des noms utilisés au sein d’une seule organisation n’ont pas besoin de leur propre espace de noms.
    Chacun peut utiliser <code>urn:uuid:</code> et <code>urn:oid:</code>, et <code>urn:example:</code> est réservé à la
    documentation. Vous pouvez continuer, mais les experts poseront la question.
start-paths = Comparaison des procédures
start-fast-track = Procédure accélérée
start-paths-question = Question
start-paths-name = Identifiant d’espace de noms
start-paths-chosen = choisi par vous
start-paths-number = prochain numéro libre, par exemple urn-9
start-paths-whom = Destinée à
start-paths-whom-formal = quiconque propose des noms utiles aux utilisateurs d’Internet
start-paths-whom-fast = les organismes de normalisation reconnus par l’IESG
start-paths-whom-informal = tout le monde
start-paths-experts = examinent en public ; leur responsable décide
start-paths-experts-fast = conseillent ; l’organisme décide
start-paths-specification = Spécification
start-paths-recommended = recommandée
start-paths-required = exigée
start-paths-permanent = Permanence
start-paths-for-ever = permanent
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
start-manner = Le sens change-t-il ?
start-manner-version-html = <strong>Oui : une nouvelle version.</strong> Elle est de nouveau examinée et décrit ce qui a changé
start-manner-correction-html = <strong>Non : une correction.</strong> Pour une faute de frappe, une adresse ou un lien. Le numéro
    de version reste, et les opérateurs la publient sans examen
start-revise-no-correction = Une correction est comparée au texte enregistré, qui n’est pas disponible dans ce registre. Un
    opérateur doit d’abord l’importer. D’ici là, vous pouvez proposer une nouvelle version.
start-from-this = Partir de ce texte
start-file-hint = Texte brut, Word, HTML, RFCXML ou Markdown
start-go-on = Continuer
start-without-text = Commencer sans le texte
start-start = Commencer
start-f-wished = Identifiant d’espace de noms demandé
start-f-wished-hint = Lettres, chiffres et traits d’union, de 3 à 32 caractères
start-f-revised = Espace de noms
start-f-revised-hint = Son identifiant, par exemple nbn
start-f-text = Le texte enregistré
start-f-text-hint = Collez le texte entier de l’enregistrement. Il sera signalé comme collé par vous et non confirmé

# Un autre titulaire, ou un autre statut.

start-change-page = Modifier un enregistrement
start-change-title = Changer le titulaire ou le statut d’un espace de noms
start-change-lede-html = Pour changer le texte, <a href="/register/revise">proposez une nouvelle version</a>.
start-change-registrant = Changement de titulaire
start-change-registrant-about = Le titulaire actuel demande le transfert et le nouveau l’accepte par e‑mail, avec 14 jours d’avis
    public. Si le titulaire actuel est injoignable, il faut des preuves, 30 jours d’avis et deux experts.
start-change-registrant-start = Commencer un changement de titulaire
start-change-status = Changement de statut
start-change-status-about = Les URN restent valables quel que soit le statut.
start-change-status-start = Commencer un changement de statut
start-f-nid = Identifiant d’espace de noms
start-f-heir = Adresse e‑mail du nouveau titulaire
start-f-present = Qui fait cette demande ?
start-f-present-agrees = Je suis le titulaire actuel, ou j’agis pour lui
start-f-present-unreachable = Le titulaire actuel est injoignable
start-f-registered-hint = Le texte n’est pas disponible dans ce registre. Collez le texte entier. Il sera signalé comme collé par
    vous et non confirmé
start-f-registered-of = Texte enregistré de { $nid }
start-f-status = Nouveau statut
start-f-status-deprecated = Déconseillé : les URN existants restent valables, mais de nouveaux ne sont pas recommandés
start-f-status-obsolete = Obsolète : abandonné
start-f-status-active = Actif
start-f-successors = Remplacé par (facultatif)
start-f-successors-hint = Identifiants d’espaces de noms, séparés par des espaces
