# Une section d’un brouillon : à quoi elle sert, ce que cherchent les experts, et sa page.

field-label = { $field ->
    [namespace_id] Identifiant d’espace de noms (Namespace ID)
    [version] Version
    [date] Date
    [registrant] Titulaire (Registrant)
    [purpose] Objet (Purpose)
    [syntax] Syntaxe (Syntax)
    [assignment] Attribution (Assignment)
    [security_and_privacy] Sécurité et vie privée (Security and Privacy)
    [interoperability] Interopérabilité (Interoperability)
    [resolution] Résolution (Resolution)
    [documentation] Documentation
    [additional_information] Informations complémentaires (Additional Information)
   *[revision_information] Informations de révision (Revision Information)
}
field-label-optional = { $label }, facultatif
field-appendix = RFC 8141, annexe A

field-saved = Enregistré.
field-taken = La formulation proposée est dans votre texte, et pas encore envoyée. Envoyez un nouveau texte depuis la liste des sections.
field-number-html = Écrivez <code>{"{{NID}}"}</code> là où figurera le numéro, par exemple
    <code>urn:{"{{NID}}"}:a1</code> ; le registre l’inscrira.
field-nothing-to-fix = Rien à corriger dans cette section.
field-drafted = Sections modifiées : { $drafted } Récrivez ceci avec vos propres mots.
field-done = J’ai terminé cette section
field-save-next = Enregistrer et continuer
field-save-list = Enregistrer et revenir à la liste
field-said = Ce que les examinateurs disent de cette section
field-answer-there = Répondre sur la page de la demande
field-beside-html = <a href="{ $href }">{ $words }</a> : { $about }. Facultatif.
field-beside-testable = La rendre vérifiable
field-beside-testable-about = des règles sous forme de données, essayées sur des noms, et ce qu’un changement exclurait
field-beside-pledges = Dire ce que vous promettez
field-beside-pledges-about = cinq courtes réponses sur qui garde les noms et pour combien de temps, montrées à côté de l’enregistrement
field-drawn = Vos règles, dessinées
field-what-rfc-asks = Ce que demande la RFC
field-rfc-asks = La RFC demande
field-say-each = { $clause }. Dites quelque chose sur chaque point :
field-how-others = Comment d’autres l’ont dit
field-answers = Réponses à lire
field-answers-about = Tirées de douze modèles de notre cru, d’autant de métiers.
field-answer-poor = à éviter
field-text-of = Le texte de la version { $version }
field-stale-about = Cette section a été enregistrée depuis une autre fenêtre, ou par une personne avec qui vous travaillez, après que vous l’avez ouverte. Rien n’a été
    écrasé ; les deux textes sont ici.
field-stale-yours = Le vôtre
field-f-lines-hint = Texte brut ; les lignes jusqu’à 72 colonnes restent telles que vous les coupez

# À quoi servent les sections.

field-namespace-task = Choisir un nom
field-namespace-hint = Vérifié aussitôt d’après les règles et le registre
field-namespace-about = L’identifiant d’espace de noms suit urn: dans chaque nom. Majuscules et minuscules y sont équivalentes, et personne d’autre ne le reçoit jamais.
field-namespace-ask-1 = de trois à 32 lettres, chiffres et traits d’union
field-namespace-ask-2 = ni deux lettres suivies d’un trait d’union, ni urn-, ni X-
field-namespace-ask-3 = un nom que l’on associera à vous : un sigle que d’autres emploient aussi appelle des questions
field-registrant-task = Dire qui vous êtes
field-registrant-hint = Titulaire, contact, adresse
field-registrant-about = Nommez la personne ou l’organisation qui enregistre, et quelqu’un que l’on puisse joindre. Tout est publié, aussi longtemps que le registre existe ; donnez donc une adresse publique, qui peut différer de celle avec laquelle vous vous connectez.
field-registrant-ask-1 = nom et adresse postale de l’organisation
field-registrant-ask-2 = nom d’une personne à contacter, ou mieux, d’une fonction qui survit aux personnes
field-registrant-ask-3 = adresse e‑mail, téléphone ou adresse postale du contact
field-registrant-ask-4 = si vous demandez la procédure accélérée en tant qu’organisme de normalisation reconnu (6.3)
field-purpose-task = Expliquer l’objet
field-purpose-hint = Environ 200 mots dans la plupart des enregistrements
field-purpose-about = Dites ce qui est nommé, pour qui, et ce que l’on y gagne. On doit voir pourquoi cet espace de noms est nécessaire à côté de ceux qui existent.
field-purpose-ask-1 = quelles sortes de choses les noms identifient
field-purpose-ask-2 = qui les utilisera : un pays, un secteur, une technologie, une seule organisation ; sur des réseaux publics ou privés
field-purpose-ask-3 = ce que cette communauté, et l’Internet en général, gagne à utiliser ou à résoudre les noms
field-purpose-ask-4 = comment l’espace de noms se situe par rapport aux autres espaces de noms URN, schémas d’URI et systèmes d’identifiants, et les complète
field-purpose-ask-5 = quelles sortes de logiciels peuvent utiliser ou résoudre les noms
field-purpose-ask-6 = s’il y a ou s’il y aura des services de résolution, et lesquels
field-purpose-ask-7 = s’il doit faire partie d’une norme de l’IETF ou d’un autre organisme
field-syntax-task = Définir la syntaxe
field-syntax-hint = Structure, encodage, équivalence, q‑component et f‑component
field-syntax-about = Décrivez comment un nom est formé, afin que l’on puisse distinguer un nom correct d’un nom faux. Les lignes qui ressemblent à de l’ABNF sont vérifiées, et les exemples de noms sont essayés.
field-syntax-ask-1 = la structure : ABNF, un algorithme, une expression rationnelle, ou le fait qu’elle soit opaque
field-syntax-ask-2 = les règles particulières d’encodage des caractères
field-syntax-ask-3 = quand deux noms sont les mêmes : casse, traits d’union, guillemets ; une comparaison ne devrait jamais dire différent un même nom
field-syntax-ask-4 = comment les noms d’un système existant s’écrivent avec les caractères d’un URN, par exemple par encodage par pourcentage
field-syntax-ask-5 = ce que signifient les q‑components et f‑components, le cas échéant
field-syntax-ask-6 = quelques exemples de noms
field-assignment-task = Expliquer l’attribution
field-assignment-hint = Qui attribue les noms et comment ils restent uniques
field-assignment-about = Dites qui attribue les noms et ce qui empêche deux choses de recevoir le même. Les noms durent toujours : dites ce qui empêche de les réutiliser.
field-assignment-ask-1 = si l’attribution est ouverte à tous, fermée ou déléguée
field-assignment-ask-2 = si elle est limitée, comment on devient attributeur ou comment on demande un nom
field-assignment-ask-3 = comment l’unicité est garantie : par une suite, par des parties confiées à d’autres, par un algorithme
field-security-task = Réfléchir à la sécurité et à la vie privée
field-security-hint = Une phrase épargne un échange de courrier, même s’il y a peu à dire
field-security-about = Dites ce qui pourrait mal tourner pour ceux qui attribuent, utilisent ou résolvent les noms. Si rien ne le peut, dites pourquoi.
field-security-ask-1 = ce qui arrive quand deux noms sont pris à tort pour le même, ou pour différents
field-security-ask-2 = si un nom révèle quelque chose de privé en circulant sur l’Internet public
field-security-ask-3 = si l’on peut deviner les noms l’un après l’autre pour moissonner un annuaire
field-security-ask-4 = les questions des RFC 3552 et 6973
field-interoperability-task = Réfléchir à l’interopérabilité
field-interoperability-hint = Exigé, même si rien ne s’y oppose
field-interoperability-about = Dites ce qui peut gêner l’usage de ces noms avec d’autres. La RFC 8141 exige cette section.
field-interoperability-ask-1 = si les noms peuvent être confondus avec d’autres espaces de noms URN, systèmes d’identifiants ou schémas d’URI
field-interoperability-ask-2 = si des caractères à encoder par pourcentage posent des difficultés
field-interoperability-ask-3 = si le domaine recoupe celui d’un autre espace de noms
field-resolution-task = Dire si les noms sont résolus
field-resolution-hint = Exigé, même si la réponse est non
field-resolution-about = Dites si les noms peuvent être résolus, maintenant ou plus tard. Si oui, dites qui tient le service.
field-resolution-ask-1 = si la résolution est prévue ou attendue
field-resolution-ask-2 = si vous tenez ou recommandez un service de résolution
field-resolution-ask-3 = ce qui est demandé à un service avant que vous ne l’annonciez
field-resolution-ask-4 = comment traiter les r‑components, une fois qu’ils seront normalisés
field-documentation-task = Renvoyer à la documentation
field-documentation-hint = Une spécification stable ; exigée pour la procédure accélérée
field-documentation-about = Nommez un document qui en dise davantage : une RFC, une norme, ou un autre texte qui restera où il est.
field-documentation-ask-1 = une RFC, une spécification d’un organisme de normalisation ou un autre document stable
field-documentation-ask-2 = une adresse qui durera
field-additional-task = Ajouter autre chose
field-additional-hint = Facultatif
field-additional-about = Tout ce qui aide à comprendre cet enregistrement, par exemple une comparaison avec des espaces de noms qui semblent se recouper.
field-additional-ask-1 = les liens avec d’autres enregistrements
field-revision-task = Décrire ce qui a changé
field-revision-hint = Exigé pour une nouvelle version, avec vos propres mots
field-revision-about = Dites ce qui diffère de la version enregistrée, et pourquoi. Nous préparons une liste des sections modifiées ; elle doit être récrite.
field-revision-ask-1 = toute différence qui compte pour qui utilise les noms
field-revision-ask-2 = les changements de q‑, r‑ ou f‑component, du contact ou de la technique font l’objet d’une note particulière (6.2)
field-example-system = le nom d’un système
field-example-organization = le nom d’une organisation
field-example-role = une organisation avec une adresse de fonction
field-example-fast-track = demande la procédure accélérée
field-example-short = court
field-example-long = long
field-example-abnf = avec de l’ABNF
field-example-equivalence = long, avec l’équivalence
field-example-standard = une norme
field-example-specification = une spécification
field-example-relations = des liens
field-example-documents = d’autres documents

# À quoi prendre garde.

field-mind-special = Dites quels caractères ont une signification particulière dans vos noms, et laquelle.
field-mind-colon = Si des deux-points divisent vos noms en parties, dites-le : sans un mot, ils ne signifient rien.
field-mind-non-ascii = Tenez-vous à l’ASCII si vous le pouvez. Sinon, limitez le répertoire et dites sous quelle forme les caractères sont encodés.
field-mind-relative = Si « / » peut figurer dans les noms, excluez « . » et « .. » entre deux barres obliques.
field-mind-q-component = Ne faites pas dépendre la résolution d’un q‑component ; dites ce que fait votre résolveur quand une adresse a déjà sa propre requête.
field-mind-f-component = Dites si des fragments peuvent être employés avec vos noms, et pour quelles sortes de ressources.
field-mind-kinds = Dites ce que donne la résolution : des adresses, seulement des descriptions, seulement pour qui y est autorisé, ou rien.
field-mind-slots = Dites où figureront vos noms. href et src veulent quelque chose à aller chercher ; xmlns ne veut qu’un nom.

# Ce que chaque réponse à lire apprend ; les textes sont dans src/template/answers.

answer-lighthouse-trade = feux d’une côte
answer-seedbank-trade = échantillons de banques de gènes
answer-herbarium-trade = spécimens d’herbiers
answer-tidegauge-trade = marégraphes et leurs séries
answer-codelist-trade = listes de codes d’un organisme de normalisation
answer-packet-loss-trade = profils de mesure pour réseaux
answer-stop-place-trade = arrêts de transports publics
answer-folk-tune-trade = airs d’archives sonores
answer-bridge-trade = ponts et leurs inspections
answer-misc-things-trade = choses de toutes sortes
answer-sundial-trade = cadrans solaires d’une liste
answer-widget-parts-trade = pièces détachées d’une entreprise
answer-lighthouse-registrant = Nomme une fonction qui survit aux personnes, avec une adresse de fonction et une adresse postale (RFC 8141, annexe A).
answer-codelist-registrant = Dit ici qu’un organisme reconnu demande la procédure accélérée, et pour quel comité il parle (RFC 8141, 6.3).
answer-sundial-registrant = Donne une boîte aux lettres et aucun nom : ensuite, plus personne ne répond des noms (RFC 8141, annexe A).
answer-seedbank-purpose = Dit ce qui est nommé, qui s’en sert, pourquoi une adresse web ne tiendrait pas, et ce que d’autres y gagnent (RFC 8141, 6.4.1).
answer-tidegauge-purpose = Montre par un exemple quelle confusion les noms évitent, et où les numéros existants ne suffisent pas (RFC 8141, 6.4.1).
answer-misc-things-purpose = Nomme tout pour tous : on ne voit ni sorte de ressource, ni communauté, ni bénéfice (RFC 8141, 6.4.1).
answer-bridge-syntax = Donne la règle du chiffre de contrôle, une équivalence au-delà de la RFC 8141, et le sens des q‑ et f‑components (6.4.2).
answer-stop-place-syntax = Dit ce que divisent les deux-points, que les numéros ne commencent pas par zéro, et qu’un arrêt n’est pas son quai (RFC 8141, 6.4.2).
answer-misc-things-syntax = Admet tout et laisse ouvert si la casse compte : nul ne sait quand deux noms sont les mêmes (RFC 8141, 6.4.2).
answer-lighthouse-assignment = Dit qui attribue, qu’aucun numéro n’est donné deux fois, et qui continue si l’autorité disparaît (RFC 8141, 6.4.3).
answer-folk-tune-assignment = Dit comment une archive adhère, ce qui distingue les numéros, et qu’un enregistrement perdu ne change aucun nom (RFC 8141, 6.4.3).
answer-sundial-assignment = Donne à un autre cadran le numéro d’un cadran perdu : un nom attribué ne doit jamais désigner autre chose (RFC 8141, 6.4.3).
answer-herbarium-security-and-privacy = Demande ce qu’un nom révèle des plantes rares et des collecteurs, et ce que ferait un zéro perdu (RFC 8141, 6.4.4).
answer-stop-place-security-and-privacy = Voit qu’un nom est anodin mais qu’une suite de noms est le trajet de quelqu’un, et dit ce que garde le résolveur (6.4.4).
answer-widget-parts-security-and-privacy = Dit « None » : rien sur les comparaisons fausses, et un pare-feu n’empêche pas des numéros de changer de sens (RFC 8141, 6.4.4).
answer-seedbank-interoperability = Dit comment les noms coexistent avec les DOI, et quels logiciels butent sur l’encodage par pourcentage (RFC 8141, 6.4.5).
answer-bridge-interoperability = Dit ce que fera mal un logiciel qui ignore la règle de casse, et ce qu’il faut lui donner (RFC 8141, 6.4.5).
answer-widget-parts-interoperability = Parle de pièces qui s’ajustent, non de noms que l’on pourrait confondre (RFC 8141, 6.4.5).
answer-packet-loss-resolution = Dit non, pourquoi, où l’on trouve le sens à la place, et que les r‑components n’y changent rien (RFC 8141, 6.4.6).
answer-herbarium-resolution = Ne promet que ce qui peut être tenu, et dit quand un service entre dans le tableau (RFC 8141, 6.4.6).
answer-misc-things-resolution = Laisse ouvert si les noms sont résolus, et par qui : cette section doit le dire (RFC 8141, 6.4.6).
answer-codelist-documentation = Nomme une version publiée d’une norme : la spécification qu’exige la procédure accélérée (RFC 8141, 6.3).
answer-tidegauge-documentation = Renvoie à une instruction numérotée et datée, qui reste à son adresse quand une autre la remplace (RFC 8141, 6.2).
answer-widget-parts-documentation = Renvoie à un catalogue de vente remplacé chaque année : une spécification doit rester (RFC 8141, 6.2).
answer-herbarium-additional-information = Trace la limite avec les collections voisines, et dit que leurs sociétés ont été consultées (RFC 8141, 6.4.7).
answer-codelist-additional-information = Répète la procédure accélérée et sa spécification, et dit qui décide des avis reçus (RFC 8141, 6.3).
