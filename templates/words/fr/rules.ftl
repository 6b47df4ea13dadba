# Les pages des règles. Ce que peut écrire un expert reste en anglais : cela va à la liste d’examen.

rules-title = Règles d’examen
rules-lede = Chaque constat automatique cite l’une de ces règles. Seuls les constats marqués « { finding-must-fix } » bloquent une
    demande.
rules-group-decides = Identifiants d’espaces de noms : exigences
rules-group-notes = Identifiants d’espaces de noms : remarques pour les experts
rules-rule = Règle
rules-weight = Gravité
rules-fires = Cas
rules-one = Règle { $id }
rules-count = { $count } sur { $all }
rules-fired = Cette règle s’applique à { $count } des { $all } enregistrements sur lesquels elle a été testée.
rules-model = Commentaire suggéré aux experts :

rules-rule-title = { $id ->
    [N1] Un identifiant n’a que les lettres de a à z, des chiffres et des traits d’union, commence et finit par une lettre ou un chiffre, et compte 32 caractères au plus
    [N2] Un identifiant formel a plus de deux caractères
    [N3] Un identifiant formel ne commence pas par urn-
    [N4] Un identifiant ne commence pas par deux lettres et un trait d’union
    [N5] Un identifiant ne commence pas par X-
    [N6] Un identifiant enregistré ne peut pas l’être une seconde fois
    [N7] Une autre demande du même identifiant est en cours
    [N8] L’identifiant est un code de pays ISO 3166-1, ou commence par l’un d’eux là où ces noms sont réservés
    [N9] Un schéma d’URI porte le même nom
    [N10] L’identifiant se confond facilement avec un autre
    [N11] Un identifiant informel est formé de urn- et d’un nombre sans zéro initial
    [N12] L’identifiant urn ne peut pas être enregistré
    [N13] L’identifiant n’est pas sur la liste des noms réservés
    [N14] L’identifiant commence par un code de pays et un trait d’union
    [N15] L’identifiant est en usage sans être enregistré, ou se confond facilement avec un tel nom
    [N16] L’identifiant est un mot courant
    [T1] Les numéros de version commencent à 1 et augmentent de 1
    [T2] La date s’écrit AAAA-MM-JJ, n’est ni antérieure à 1997 ni dans l’avenir
    [T3] Le titulaire donne les coordonnées d’une personne : e‑mail, téléphone ou adresse postale
    [T4] Une demande de procédure accélérée est indiquée dans Registrant
    [T5] Un document stable décrit l’espace de noms
    [T6] Registrant, Purpose, Syntax, Assignment, Security and Privacy, Interoperability et Resolution ne sont pas vides
    [T7] Chaque section dit quelque chose de son sujet
    [T8] La section renvoie seulement à un autre document
    [T9] Les règles de Syntax sont en ABNF valable, toutes définies et utilisées, et ne produisent que des caractères admis dans un URN
    [T10] Les URN donnés en exemple sont des URN de l’espace de noms et respectent ses règles de syntaxe
    [T11] Les r‑components ne sont pas encore utilisés
    [T13] Les composants r, q et f ne font pas partie du nom
    [T14] Une nouvelle version décrit ce qui a changé
    [T15] Une correction ne change pas le sens ; un changement de sens exige une nouvelle version
    [T16] Les caractères hors de l’ASCII sont encodés par pourcentage dans un nom
    [T17] Les lignes de grammaire, d’exemples, de tableaux et d’adresses tiennent en 72 colonnes
    [T19] Il ne reste ni texte à compléter ni note de rédaction
    [T20] {"{{NID}}"} ne figure que dans le texte d’une demande informelle
    [T21] Il n’y a ni caractères de commande, ni commandes de direction, ni points de code non attribués
    [T22] La grammaire et les exemples utilisent les guillemets, traits d’union et espaces de l’ASCII
    [T23] Les RFC citées sont à jour
    [T24] Syntax indique clairement si deux graphies sont le même nom
    [T25] Les noms sont uniques, restent valides et ne sont jamais réattribués
    [T26] Security and Privacy tient compte des noms qui identifient une personne
    [T27] Le document cité est stable
    [T28] L’adresse de contact appartient au titulaire
    [T29] Le texte peut être vérifié en entier
    [T31] Le rapport avec un autre système est décrit si les noms en contiennent les identifiants
    [T36] Deux affirmations ne se contredisent pas
    [T37] Le texte est en anglais
    [T38] Le texte indique ce qui se passe quand un nom de domaine expire ou change de titulaire
    [T40] Les noms servent au-delà d’une organisation ou d’un réseau
   *[T41] Les noms de la version actuelle restent valides dans une nouvelle version
}

rules-rule-why = { $id ->
    [N1] Tout analyseur d’URN impose cette forme. D’autres caractères ne peuvent pas être encodés dans un identifiant d’espace de noms (§2.1).
    [N2] Les noms de deux caractères sont réservés parce qu’ils ressemblent à des codes de pays ISO 3166.
    [N3] Les noms qui commencent par urn- sont informels. Ils sont attribués dans l’ordre : demandez un espace de noms informel pour obtenir le suivant.
    [N4] Deux lettres et un trait d’union sont réservés aux enregistrements nationaux fondés sur les codes ISO 3166 alpha-2. Deux lettres et deux traits d’union (xn--) sont réservés aux A-labels du DNS.
    [N5] La RFC 3406 permettait à chacun d’utiliser des noms en X- pour des essais. Ils ne doivent pas être confondus avec des noms enregistrés (voir aussi la RFC 6648).
    [N6] Un URN doit toujours désigner la même ressource. Les identifiants sont comparés sans tenir compte de la casse (§2.1), et un identifiant n’est jamais réattribué.
    [N7] Les demandes du même nom sont décidées ensemble. Les experts résolvent de tels conflits (RFC 8141 §6.2).
    [N8] Un code de pays peut être pris pour un enregistrement au nom de ce pays. Les noms de deux lettres, et ceux qui commencent par deux lettres et un trait d’union, sont réservés pour cette raison. Cette remarque indique à quel pays le code appartient.
    [N9] urn:xmpp: et xmpp: sont des choses différentes (RFC 8141 §4.4) ; les lecteurs peuvent s’attendre à un lien entre elles.
    [N10] Des noms qui ne diffèrent que par un caractère, par des traits d’union ou par un chiffre semblable à une lettre se confondent facilement.
    [N11] L’IANA attribue le numéro suivant de la série. Le titulaire ne le choisit pas.
    [N12] La RFC 2141 a réservé urn pour qu’il ne puisse pas être confondu avec le schéma ; urn:urn: causerait cette confusion. La RFC 8141 n’en dit rien, et ce registre garde urn réservé.
    [N13] Les opérateurs publient une courte liste de noms qui ne peuvent pas être demandés, avec le motif de chacun.
    [N14] Un code alpha-3 suivi d’un trait d’union peut se lire comme l’espace de noms de ce pays, comme les formes alpha-2 réservées.
    [N15] Des documents et des logiciels emploient après urn: des noms qui n’ont jamais été enregistrés, et d’autres systèmes d’identifiants ont des noms semblables. Enregistrer un tel nom peut aider ses utilisateurs actuels ou entrer en conflit avec eux. Indiquez dans la demande ce qu’il en est.
    [N16] Un mot courant ne montre pas à qui est l’espace de noms, et aucune autre organisation ne peut plus l’utiliser ensuite. Expliquez pourquoi il convient à cet espace de noms, ou ajoutez une partie qui identifie l’organisation.
    [T1] Un lecteur doit pouvoir dire quelle version est la plus récente et qu’il n’en manque aucune. Le numéro est fixé à l’enregistrement de la demande.
    [T2] La date est le jour où l’enregistrement a été demandé ; le registre la fixe à l’enregistrement de la demande.
    [T3] Les enregistrements survivent aux personnes. Une personne doit être joignable quand une question se pose des années plus tard. Une adresse de fonction dure le plus longtemps.
    [T4] La procédure accélérée est destinée aux organismes de normalisation que l’IESG reconnaît. Les opérateurs demandent cette reconnaissance à l’IESG. Sans elle, la demande passe par l’examen des experts comme toute autre.
    [T5] Ce n’est pas exigé, mais « registrants SHOULD provide a stable specification ». Dans la procédure accélérée, c’est exigé (§6.3, point 2).
    [T6] Chaque section répond à une question que se poseront les utilisateurs de l’espace de noms. Si rien ne s’applique, dites-le en une phrase.
    [T7] Si une section dit seulement « None », « To be defined » ou « See above », les experts demanderont pourquoi. Une phrase d’explication fait gagner du temps.
    [T8] C’est permis, mais qui ne lit que le modèle ne verra pas la réponse, et le renvoi doit rester stable.
    [T9] Des programmes sont écrits d’après ces règles. Si une règle est illisible, inutilisée ou admet une espace, chaque programme se comportera différemment.
    [T10] Un exemple avec un autre identifiant est en général un reste d’un texte copié. Si un exemple ne respecte pas les règles, l’exemple ou les règles sont faux.
    [T11] « r-components SHOULD NOT be used for URNs before their semantics have been standardized. »
    [T13] Les noms sont comparés sans leurs composants et sans tenir compte de la casse de l’identifiant d’espace de noms (RFC 8141 §3.1). Un enregistrement peut seulement dire ce que signifient les composants q et f.
    [T14] « A revised registration MUST describe differences from prior versions. »
    [T15] La version augmente de 1 à chaque nouvelle version. Une correction sous le même numéro ne peut changer que la forme : mise en page, orthographe, références et coordonnées. Un changement de Purpose, Syntax, Assignment, Security and Privacy, Interoperability ou Resolution (RFC 8141, 6.4), ou du titulaire, exige une nouvelle version, qui est examinée.
    [T16] Un URN est fait de caractères ASCII. La prose peut être écrite dans toute langue, et les noms de personnes et de lieux sont justes tels quels ; une lettre comme ä dans un URN s’écrit par ses octets UTF-8, %C3%A4.
    [T17] La prose trop longue est remise en lignes. Une règle, un exemple, une ligne de tableau ou d’adresse, ou une ligne en retrait est publiée telle quelle, quelle que soit sa longueur, parce que la couper en changerait le sens ; sur papier et dans un terminal, elle peut être tronquée.
    [T19] TBD, TODO, XXXX, « Requested of IANA » et des textes à remplacer entre chevrons sont des notes pour la rédaction. Un enregistrement publié est définitif.
    [T20] Le numéro d’un espace de noms informel est attribué à l’enregistrement. Le registre remplace alors chaque {"{{NID}}"} par ce numéro.
    [T21] Un enregistrement est lu dans des terminaux et en XML, de façon permanente. Un caractère de commande peut colorer ou effacer l’écran, une commande de direction peut afficher un nom à l’envers, et un point de code non attribué peut recevoir un sens plus tard. Chacun est énuméré avec sa position, et un bouton le supprime.
    [T22] Les traitements de texte remplacent guillemets et traits d’union par des signes typographiques et ajoutent des espaces invisibles. Des programmes sont écrits d’après la grammaire et les exemples sont copiés ; ces caractères y causent des erreurs. Un bouton les remplace par les caractères de l’ASCII.
    [T23] La RFC 8141 a remplacé les RFC 2141 et 3406 en 2017. Une citation doit mener aux règles actuelles. Si vous visez l’ancien document, indiquez qu’il est obsolète.
    [T24] « Usually written in upper case » ou « case-insensitive in processing » n’indique pas si urn:demo:a et urn:demo:A désignent la même ressource. Deux programmes trancheront différemment. Indiquez quelles différences sont ignorées. Sans une telle règle, toute différence compte (§3.1).
    [T25] « Never assigned to more than one resource and never reassigned to a different resource » : ni après des années, ni quand la ressource n’existe plus. Si votre système réutilise des numéros, ajoutez une partie qui rend le nom unique, par exemple l’année.
    [T26] Si un URN contient le numéro d’un appareil, d’un patient ou d’un compte, tous ceux qui voient l’URN voient ce numéro, de façon permanente. Décrivez ce que le numéro révèle et comment la personne est protégée.
    [T27] Un Internet-Draft expire après six mois, et une page d’un dépôt change à chaque commit. Citez un document publié, ou une version qui ne changera pas.
    [T28] L’adresse d’une seule personne chez un fournisseur de messagerie a souvent disparu quand une question se pose des années plus tard. Une adresse de fonction au sein de l’organisation dure le plus longtemps.
    [T29] La vérification s’arrête après un nombre limité d’étapes. Elle indique alors ce qui a été vérifié, et les experts examinent eux-mêmes le reste. Un texte plus court, ou des règles plus simples, se lisent aussi plus facilement.
    [T31] Un UUID, un ISBN ou un IMEI dans un URN est déjà un nom. Indiquez dans Interoperability si urn:uuid: ou un espace de noms semblable désigne la même ressource, lequel des deux doit être cité, et ce qui se passe quand l’un d’eux change.
    [T36] Si une phrase dit que la casse est significative et une autre qu’elle est ignorée, deux programmes décideront différemment. Il en va de même d’une grammaire et d’une expression régulière, d’un exemple ou d’une phrase qui ne lui correspond pas. Gardez l’une des deux, ou indiquez à quelle partie du nom chacune s’applique.
    [T37] Les experts et la liste de discussion lisent l’anglais. Le programme reconnaît un texte dans une autre langue à ses mots les plus fréquents. Il ne vérifie alors pas si les questions de la RFC ont une réponse.
    [T38] Si le titulaire d’un nom de domaine attribue des noms, le titulaire suivant pourrait attribuer de nouveau le même nom. Exigez une date dans chaque nom ou un registre des titulaires, ou indiquez une autre règle qui garantit l’unicité des noms.
    [T40] RFC 8141 §5.1 : un espace de noms formel ne convient pas à des noms qui ne servent que dans un réseau privé ou qui dépendent d’un fournisseur. Pour des essais, il existe des noms sans enregistrement.
   *[T41] Un programme a comparé les grammaires des deux versions. Un nom qui ne correspond plus serait invalide, alors qu’il est utilisé.
}
