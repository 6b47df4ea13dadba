# Commencer une demande : la page de départ, le choix de la procédure, une nouvelle version ou une correction.

start-title = Enregistrer un espace de noms
start-lede = Environ deux heures en tout ; la plupart des gens s’y prennent en plusieurs fois. Vos réponses sont conservées jusqu’à ce que vous les supprimiez.
start-all-requests = Toutes les demandes publiques
start-new = Un nouvel espace de noms
start-need = Il vous faut :
start-need-who = le nom et l’adresse du titulaire, et quelqu’un que l’on puisse joindre
start-need-idea = une idée de la façon dont les noms sont formés, attribués et gardés uniques
start-need-document = un document qui en dise davantage, s’il existe ; il est exigé pour la procédure accélérée
start-now = Commencer
start-check-template = Vérifier un modèle sans compte
start-check-name = Vérifier un nom
start-change = Changer le titulaire ou le statut d’un espace de noms
start-none-yet = Aucune pour l’instant.
start-sign-in-html = <a href="/sign-in?next=/register">Connectez-vous</a> pour reprendre une demande enregistrée.
start-after = La suite
start-step-submit = Vous soumettez la demande
start-step-submit-about = Les opérateurs vérifient qu’elle est complète, en général sous deux jours ouvrés.
start-step-discussion = Discussion
start-step-discussion-about = Le texte part sur la liste d’examen publique ; les experts désignés le commentent, en général pendant deux semaines.
start-step-answer = Vous répondez
start-step-answer-about = aux questions et envoyez de nouveaux textes ; rien de ce que vous avez écrit n’est perdu.
start-step-decision = Le responsable des experts décide
start-step-decision-about = en donnant ses raisons.
start-step-registered = L’espace de noms est enregistré
start-step-registered-about = et reçoit son adresse permanente.
start-procedure = En savoir plus sur la procédure
start-account-first-html = <a href="/sign-in?next={ $here }">Connectez-vous</a> ou <a href="/account/new?next={ $here }">créez un
    compte</a> d’abord ; vous reviendrez à cette page.

# Le choix de la procédure, une question par page.

start-question = Question { $number } sur { $of }
start-continue = Continuer
start-unsure = Je ne sais pas
start-no = Non
start-yes = Oui
start-q-public = Des personnes extérieures à votre organisation rencontreront-elles ces noms ?
start-q-public-hint = Un espace de noms formel profite aux utilisateurs de l’Internet public (RFC 8141, 5.1). Il n’est pas nécessaire qu’ils puissent résoudre les noms.
start-q-public-yes = Oui, sur l’Internet public
start-q-public-no = Non, seulement au sein d’une organisation
start-q-name = Voulez-vous choisir le nom ?
start-q-name-hint = Dans urn:isbn:0451450523, le nom est isbn. Un espace de noms informel reçoit le numéro suivant, par exemple urn-9 ; il est tout aussi permanent.
start-q-name-formal = Oui : un espace de noms formel
start-q-name-informal = Non, le numéro suivant suffit : un espace de noms informel
start-q-fast = Parlez-vous au nom d’un organisme de normalisation reconnu qui demande la procédure accélérée ?
start-q-fast-hint = L’avis des experts n’y retarde pas l’enregistrement. Il faut une spécification et la reconnaissance de l’IESG (RFC 8141, 6.3).

# L’aboutissement.

start-path-title = Votre procédure
start-path-informal = Enregistrer un espace de noms informel
start-path-fast = Enregistrer un espace de noms formel par la procédure accélérée
start-path-formal = Enregistrer un espace de noms formel
start-path-informal-about = Vous recevez le numéro suivant. Les experts examinent le texte ; le nom n’est jamais choisi.
start-path-fast-about = Les experts conseillent votre organisation et ne retardent rien (RFC 8141, 6.3). Les opérateurs demandent si l’IESG la
    reconnaît ; sinon, la demande suit son cours comme les autres.
start-path-formal-about = Vous choisissez le nom ; les experts examinent le texte en public (RFC 8141, 6.2).
start-private = Seulement au sein d’une organisation
start-private-about-html = Des noms que personne ne rencontre à l’extérieur n’ont pas besoin de leur propre enregistrement : <code>urn:uuid:</code> et <code>urn:oid:</code> sont ouverts à tous,
    et <code>urn:example:</code> est fait pour les documents. Vous pouvez continuer quand même ; les experts poseront la question.
start-paths = Les procédures côte à côte
start-fast-track = Procédure accélérée
start-paths-question = Question
start-paths-name = Le nom
start-paths-chosen = vous le choisissez
start-paths-number = le numéro suivant, par exemple urn-9
start-paths-whom = Pour qui
start-paths-whom-formal = quiconque propose des noms utiles aux utilisateurs d’Internet
start-paths-whom-fast = les organismes de normalisation que l’IESG reconnaît
start-paths-whom-informal = tout le monde
start-paths-experts = examinent en public ; leur responsable décide
start-paths-experts-fast = conseillent ; l’organisme décide
start-paths-specification = Une spécification
start-paths-recommended = recommandée
start-paths-required = exigée
start-paths-permanent = Permanence
start-paths-for-ever = pour toujours
start-application = Commencer la demande
start-answer-again = Répondre à nouveau

# Une nouvelle version ou une correction.

start-revise-title = Réviser un espace de noms enregistré
start-revise-lede = Vous partez du texte enregistré, s’il est conservé ici. Chaque version antérieure garde son adresse.
start-revise-at-iana-html = Le texte de { $nid } n’est pas conservé ici. Collez-le ci-dessous pour partir de lui. Il se trouve auprès de l’<a href="{ $href }">IANA</a>.
start-revise-stands-in = Le texte de { $nid } n’est pas conservé ici. Collez-le ci-dessous pour partir de lui. Il se trouve dans
start-manner = Le sens change-t-il ?
start-manner-version-html = <strong>Oui : une nouvelle version.</strong> Elle est de nouveau examinée et dit ce qui a changé
start-manner-correction-html = <strong>Non : une correction.</strong> Une faute de frappe, une adresse, un lien. La version reste ; les opérateurs la publient
    sans examen
start-revise-no-correction = Une correction est comparée au texte enregistré. Comme il n’est pas conservé ici, un opérateur doit d’abord le
    reprendre ; d’ici là, on peut proposer une nouvelle version.
start-from-this = Partir de ce texte
start-file-hint = Texte brut, Word, HTML, RFCXML ou Markdown
start-go-on = Continuer
start-without-text = Commencer sans le texte
start-start = Commencer
start-f-wished = Identifiant d’espace de noms souhaité
start-f-wished-hint = Lettres, chiffres et traits d’union, de 3 à 32 caractères
start-f-revised = Espace de noms à réviser
start-f-revised-hint = Son identifiant, par exemple nbn
start-f-text = Le texte enregistré
start-f-text-hint = Le texte entier de l’enregistrement ; il est signalé comme collé par vous et non confirmé

# Un autre titulaire, ou un autre statut.

start-change-page = Modifier un enregistrement
start-change-title = Changer qui répond d’un espace de noms, ou son statut
start-change-lede-html = Pour un autre texte, <a href="/register/revise">révisez l’espace de noms</a>.
start-change-registrant = Un autre titulaire
start-change-registrant-about = Le titulaire actuel le demande, le nouveau accepte par e‑mail ; 14 jours d’avis public. Quand personne ne répond pour le titulaire actuel : des preuves, 30 jours, deux experts.
start-change-registrant-start = Commencer un changement de titulaire
start-change-status = Un autre statut
start-change-status-about = Les URN restent valables quel que soit le statut.
start-change-status-start = Commencer un changement de statut
start-f-nid = Identifiant d’espace de noms
start-f-heir = Adresse e‑mail du nouveau titulaire
start-f-present = Qui demande ?
start-f-present-agrees = Je suis le titulaire actuel, ou j’agis pour lui
start-f-present-unreachable = Le titulaire actuel est injoignable
start-f-registered-hint = Il n’est pas conservé ici. Collez le texte entier ; il est signalé comme collé par vous et non confirmé
start-f-registered-of = Le texte enregistré de { $nid }
start-f-status = Que devient le statut ?
start-f-status-deprecated = Déconseillé : valable, mais plus recommandé
start-f-status-obsolete = Obsolète : abandonné
start-f-status-active = De nouveau actif
start-f-successors = Espaces de noms qui prennent sa place (facultatif)
start-f-successors-hint = Séparés par des espaces
