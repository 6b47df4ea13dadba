# Les pages des règles. Ce que peut écrire un expert reste en anglais : cela va à la liste d’examen.

rules-crumb = Règles
rules-title = Ce qui est vérifié dans une demande
rules-lede = Chaque constat automatique nomme l’une de ces règles. Seul « { finding-must-fix } » fait obstacle à une demande.
rules-group-decides = Identifiants d’espaces de noms : ce qui décide
rules-group-notes = Identifiants d’espaces de noms : remarques aux experts
rules-group-template = Le modèle d’enregistrement
rules-rule = Règle
rules-says = Ce qu’elle dit
rules-where = Où elle est écrite
rules-weight = Poids
rules-fires = S’applique à
rules-written = Écrite dans
rules-one = Règle { $id }
rules-count = { $count } sur { $all }
rules-fired = Elle s’applique à { $count } des { $all } enregistrements sur lesquels elle a été essayée.
rules-model = Ce que peut écrire un expert :

rules-rule-title = { $id ->
    [N1] Lettres de a à z, chiffres et traits d’union ; une lettre ou un chiffre aux deux bouts ; 32 caractères au plus
    [N2] Un identifiant formel a plus de deux caractères
    [N3] Un identifiant formel ne commence pas par urn-
    [N4] Un identifiant ne commence pas par deux lettres et un trait d’union
    [N5] Un identifiant ne commence pas par X-
    [N6] Un identifiant enregistré ne peut pas l’être une seconde fois
    [N7] Une autre demande du même identifiant est en cours
    [N8] L’identifiant est un code de pays ISO 3166-1, ou commence par l’un d’eux là où ces noms sont tenus en réserve
    [N9] Un schéma d’URI porte le même nom
    [N10] L’identifiant ressemble à un autre
    [N11] Un identifiant informel est formé de urn- et d’un nombre sans zéro initial
    [N12] L’identifiant urn ne peut pas être enregistré
    [N13] L’identifiant n’est pas sur la liste des noms réservés
    [N14] L’identifiant commence par un code de pays et un trait d’union
    [N15] L’identifiant est en usage, ou ressemble à un nom en usage, sans être enregistré
    [N16] L’identifiant est un mot général
    [T1] Les numéros de version commencent à 1 et augmentent de 1
    [T2] La date s’écrit AAAA-MM-JJ et n’est pas dans l’avenir
    [T3] Le titulaire donne un moyen de joindre une personne : e‑mail, téléphone ou adresse postale
    [T4] Qui demande la procédure accélérée le dit dans Registrant
    [T5] Un document stable décrit l’espace de noms
    [T6] Registrant, Purpose, Syntax, Assignment, Security and Privacy, Interoperability et Resolution ont un texte
    [T7] « None » seul dit peu dans Security and Privacy ou Interoperability
    [T8] La section renvoie seulement à un autre document
    [T9] Les règles de Syntax sont en ABNF, définies, utilisées, et ne produisent que des caractères d’un URN
    [T10] Les URN donnés en exemple sont des URN de l’espace de noms et suivent ses règles
    [T11] Les r-components ne doivent pas encore être utilisés
    [T12] Syntax dit quand deux URN sont équivalents
    [T13] Syntax dit ce que signifient les q-components et f-components, ou les laisse indéfinis
    [T14] Une révision décrit ce qui a changé
    [T15] Une correction garde le sens ; un texte qui signifie autre chose est une nouvelle version
    [T16] Les lettres hors de l’ASCII sont encodées par pourcentage dans un nom
    [T17] Les lignes de grammaire, d’exemples, de tableaux et d’adresses tiennent en 72 colonnes
    [T19] Il ne reste aucune note de rédaction
    [T20] {"{{NID}}"} figure dans le texte d’une demande informelle, et nulle part ailleurs
    [T21] Pas de caractères de commande, de commandes de direction ni de points de code sans signification
    [T22] La grammaire et les exemples sont écrits avec les guillemets, les traits d’union et les espaces de l’ASCII
    [T23] Les RFC citées sont en vigueur
    [T24] Syntax dit clairement si deux graphies sont un même nom
    [T25] Un nom n’est jamais donné à une autre chose
    [T26] Les noms qui mènent à une personne sont pris en compte dans Security and Privacy
    [T27] Le document nommé demeure
    [T28] L’adresse de contact appartient au titulaire
    [T29] Le texte peut être vérifié en entier
    [T30] Une correction qui change ce que dit le texte a le consentement de deux opérateurs et d’un expert
    [T31] Si des noms sont formés d’identifiants d’un autre système, le texte dit comment les deux se rapportent l’un à l’autre
    [T32] Qui donne des parties de l’espace de noms à d’autres dit selon quelles règles
   *[T33] Si une résolution est promise, son service est nommé
}

rules-rule-why = { $id ->
    [N1] Tous les analyseurs d’URN du monde exigent cette forme. Il n’y a aucun moyen d’encoder d’autres caractères dans un identifiant d’espace de noms (§2.1).
    [N2] Les noms de deux caractères sont tenus en réserve parce qu’ils se lisent comme des codes de pays ISO 3166.
    [N3] Les noms qui commencent par urn- sont informels. Ils sont attribués dans l’ordre : choisissez la voie informelle pour obtenir le suivant.
    [N4] De tels noms sont tenus en réserve pour des enregistrements nationaux fondés sur les codes ISO 3166 alpha-2 ; avec deux traits d’union (xn--), pour les A-labels du DNS.
    [N5] La RFC 3406 laissait chacun utiliser des noms en X- pour des essais ; ils ne doivent pas être confondus avec des noms enregistrés (voir aussi la RFC 6648).
    [N6] Un URN doit toujours signifier la même chose. Les identifiants sont comparés sans tenir compte de la casse (§2.1), et aucun n’est attribué deux fois.
    [N7] Les demandes d’un même nom sont décidées ensemble ; les experts veillent à ces cas de concurrence (RFC 8141 §6.2).
    [N8] Un code de pays peut être pris pour un enregistrement au nom de ce pays. Les noms de deux lettres, et ceux de deux lettres suivies d’un trait d’union, sont tenus en réserve pour cette raison ; cette remarque dit de quel pays il s’agirait.
    [N9] urn:xmpp: et xmpp: sont des choses différentes (RFC 8141 §4.4) ; les lecteurs peuvent s’attendre à un lien entre elles.
    [N10] Des noms qui ne diffèrent que par un caractère, par des traits d’union ou par un chiffre semblable à une lettre se confondent facilement.
    [N11] L’IANA attribue le numéro suivant de la série. Le titulaire ne le choisit pas.
    [N12] La RFC 2141 a réservé urn pour qu’il ne soit pas confondu avec le schéma ; urn:urn: y inviterait précisément. La RFC 8141 n’en dit rien, et ce registre le garde réservé.
    [N13] Les opérateurs tiennent une courte liste publique de noms qui ne sont pas attribués, chacun avec sa raison.
    [N14] Un code alpha-3 suivi d’un trait d’union peut se lire comme l’espace de noms de ce pays, comme les formes alpha-2 réservées.
    [N15] Des documents et des logiciels écrivent après urn: des noms que personne n’a enregistrés, et d’autres systèmes d’identifiants ont des noms identiques. Enregistrer un tel nom peut servir ceux qui l’utilisent déjà, ou entrer en conflit avec eux : dites dans la demande ce qu’il en est.
    [N16] Un mot que beaucoup pourraient revendiquer dit peu de l’espace de noms auquel il appartient, et personne d’autre ne l’obtient ensuite. Dites pourquoi il convient à celui-ci, ou ajoutez ce qui montre à qui il appartient.
    [T1] Un lecteur doit pouvoir dire quel texte est le plus récent et qu’il n’en manque aucun. Le numéro est fixé à l’enregistrement de la demande.
    [T2] La date est le jour où l’enregistrement a été demandé ; le registre la fixe à l’enregistrement de la demande.
    [T3] Les enregistrements survivent aux personnes. Quelqu’un doit être joignable quand une question se pose des années plus tard ; une adresse de fonction dure le plus longtemps.
    [T4] La procédure accélérée est destinée aux organismes de normalisation que l’IESG reconnaît. Les opérateurs demandent cette reconnaissance ; sans elle, la demande passe par l’examen des experts comme toute autre.
    [T5] Ce n’est pas exigé, mais « registrants SHOULD provide a stable specification ». Dans la procédure accélérée, c’est exigé (§6.3, point 2).
    [T6] Chaque section répond à une question que se poseront les utilisateurs de l’espace de noms. Dites-le en une phrase quand rien ne s’applique.
    [T7] Les experts demandent pourquoi il n’y a rien à considérer ; une phrase épargne un échange d’e‑mails.
    [T8] C’est permis. Qui ne lit que le modèle ne verra pas la réponse, et le renvoi doit rester stable.
    [T9] Des programmes sont écrits d’après ces règles. Une règle qui ne peut être lue, que rien n’utilise ou qui laisse passer une espace rend chacun d’eux différent.
    [T10] Un exemple sous un autre identifiant est en général un reste du texte dont il a été copié ; un exemple que les règles ne produisent pas montre que l’exemple ou les règles sont faux.
    [T11] « r-components SHOULD NOT be used for URNs before their semantics have been standardized. »
    [T12] Sans règle, seul le §3.1 s’applique : toute différence de casse fait un autre nom.
    [T13] Sauf si l’enregistrement décrit leur sémantique, celle-ci est indéfinie.
    [T14] « A revised registration MUST describe differences from prior versions. »
    [T15] La version augmente de 1 à chaque nouvelle version. Sous le même numéro, seule la forme est corrigée : mise en page, orthographe, références, et comment joindre quelqu’un. Ce que disent Purpose, Syntax, Assignment, Security and Privacy, Interoperability et Resolution (RFC 8141, 6.4) et l’identité du titulaire changent avec une nouvelle version, qui est examinée.
    [T16] Un URN est fait de caractères ASCII. La prose peut être écrite dans toute langue, et les noms de personnes et de lieux sont justes tels quels ; une lettre comme ä dans un URN s’écrit par ses octets UTF-8, %C3%A4.
    [T17] La prose trop longue est remise en lignes. Une règle, un exemple, une ligne de tableau ou d’adresse, ou une ligne en retrait est publiée telle quelle, quelle que soit sa longueur, parce que la couper en changerait le sens ; sur papier et dans un terminal, elle peut être tronquée.
    [T19] TBD, XXXX et « Requested of IANA » sont des notes adressées à quelqu’un ; un enregistrement publié est définitif.
    [T20] Le numéro d’un espace de noms informel est attribué à l’enregistrement ; le registre l’écrit alors partout où figure {"{{NID}}"}.
    [T21] Un enregistrement est lu dans des terminaux, en XML et par des personnes, pour toujours. Un caractère de commande peut colorer ou effacer l’écran d’un lecteur, une commande de direction peut montrer un nom à l’envers, et un point de code sans signification peut en recevoir une plus tard. Chacun est nommé avec sa place ; un clic l’enlève.
    [T22] Les traitements de texte remplacent guillemets et traits d’union par des signes typographiques et ajoutent des espaces invisibles. Des programmes sont écrits d’après la grammaire et copient les exemples : là, un tel caractère est une erreur. Un clic écrit celui de l’ASCII.
    [T23] Les RFC 2141 et 3406 ont été remplacées par la RFC 8141 en 2017. Un lecteur qui suit une citation doit arriver aux règles en vigueur. Si c’est l’ancien document qui est visé, dites qu’il est obsolète.
    [T24] « Usually written in upper case » ou « case-insensitive in processing » laisse indécis si urn:demo:a et urn:demo:A nomment la même chose. Deux programmes trancheront différemment. Dites quelles différences ne comptent pas ; sans règle, toutes comptent (§3.1).
    [T25] « Never assigned to more than one resource and never reassigned to a different resource » : ni après des années, ni quand la chose n’existe plus. Si des numéros sont réutilisés dans votre système, ajoutez ce qui rend le nom unique, par exemple une année.
    [T26] Le numéro d’un appareil, d’un patient ou d’un compte qui figure dans un URN est vu par tous ceux qui voient cet URN, et pour toujours. Dites ce que l’on peut en apprendre et ce qui protège la personne.
    [T27] Un Internet-Draft expire après six mois, et une page d’un dépôt de code change à chaque commit. Nommez un document publié, ou une version de celui-ci qui ne changera pas.
    [T28] L’adresse d’une seule personne chez un fournisseur de messagerie a souvent disparu quand une question se pose des années plus tard. Une adresse de fonction au sein de l’organisation dure le plus longtemps.
    [T29] Une vérification se fait en un nombre limité d’étapes. Là où elles ne suffisent pas, elle dit ce qui a été vérifié ; les experts lisent le reste sans son aide. Un texte plus court, ou des règles plus simples, se lisent aussi plus facilement.
    [T30] Parfois, ce qui a été publié n’est pas ce qui a été approuvé : une ligne a été perdue, un texte plus ancien a été pris. Dites-le avec la correction. Elle est publiée sous la même version quand deux opérateurs, dont celui qui la publie, et un expert consentent à ce texte exact ; leurs noms et leurs raisons sont publics. Tout autre changement de sens est une nouvelle version.
    [T31] Un UUID, un ISBN ou un IMEI dans un URN est déjà un nom. Dites dans Interoperability si urn:uuid: ou un nom semblable désigne la même chose, lequel des deux doit être cité, et ce qui se passe quand l’un change.
    [T32] Quand des membres ou des bureaux attribuent des noms dans une partie qui leur est propre, chacun doit garder ses noms uniques et n’en réattribuer aucun. Dites selon quelles règles ils sont choisis et à quoi ils sont tenus, où ils sont répertoriés, et ce que devient une partie dont le détenteur a disparu.
   *[T33] Les lecteurs veulent savoir où mène un nom : nommez le service ou le document qui le décrit, ou dites que les noms ne sont pas résolus publiquement. Les deux conviennent.
}
