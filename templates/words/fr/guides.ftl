# Les guides pour les lecteurs des enregistrements et pour les programmes. Le code de la page pour les programmes est le même dans chaque langue.

guide-urns-lede = Un URN est un nom qui reste le même quand la ressource change de place. Cette page explique comment lire un enregistrement,
    et comment vérifier, résoudre et citer des URN.
guide-urns-what-html = Dans <code>urn:isbn:0451450523</code>, <code>isbn</code> est l’identifiant d’espace de noms (NID). Il indique de qui les règles
    s’appliquent, ici celles de l’International ISBN Agency. <code>0451450523</code> est la chaîne propre à l’espace de noms (NSS) : le nom dans cet espace.
guide-urns-registered = Ce registre enregistre des identifiants d’espaces de noms, pas des noms isolés. Les noms sont attribués par l’organisation responsable de l’espace
    de noms, ou par celles qu’elle autorise. Un nom attribué n’est jamais attribué à autre chose.
guide-urns-components-html = Après le nom, un URN peut avoir des composants : <code>?+</code> pour le résolveur, <code>?=</code> pour la ressource nommée, <code>#</code> pour un
    endroit dans celle-ci. Ils ne font pas partie du nom quand des URN sont comparés. Les majuscules ne comptent pas dans <code>urn:</code> ni dans l’identifiant ; elles comptent
    dans le reste, sauf si l’espace de noms a d’autres règles (RFC 8141, 3.1).
guide-urns-read = Lire un enregistrement
guide-urns-read-facts-html = <b>Détails</b> : qui a enregistré l’espace de noms, à qui s’adresser, depuis quand il est enregistré, et son statut. La marque † indique qu’une
    information n’était pas dans le texte enregistré, et d’où elle vient. Les noms restent valables quand un espace de noms devient déconseillé ou obsolète.
guide-urns-read-rules-html = <b>Règles et exemples</b> : comment les noms sont formés, sous forme de données que des programmes peuvent vérifier. Un programme ou les rédacteurs de
    ce registre les ont tirées du texte ; le titre le précise. Si elles diffèrent du texte enregistré, c’est le texte qui vaut.
guide-urns-read-text-html = <b>Texte enregistré</b> : les treize sections du modèle d’enregistrement, dans les mots du titulaire. Si le texte n’est pas disponible dans ce
    registre, la page indique où il se trouve.
guide-urns-read-versions-html = <b>Versions</b> : chaque version garde son lien permanent. Un numéro comme 2.1 est une correction de la version 2. Vous pouvez comparer deux versions.
guide-urns-check = Vérifier
guide-urns-check-html = <a href="/check">Vérifier</a> teste trois choses : la syntaxe de tous les URN, si l’espace de noms est enregistré, et les règles de l’espace de noms, avec les chiffres de contrôle
    quand ils sont connus. Un URN valable n’a pas forcément été attribué ; seule l’organisation responsable le sait. Vous pouvez aussi comparer deux URN, ou vérifier <a href="/check/list">une liste</a>.
guide-urns-resolve = Résoudre
guide-urns-resolve-html = <a href="/resolve">Résoudre</a> montre quels services transforment un URN en URL, pour les espaces de noms qui en ont un. Beaucoup n’en ont pas : un URN peut être un bon
    nom sans être résoluble. Ce registre ne conserve aucune ressource. Si une ressource a disparu, <a href="/gone">demandez à l’organisation responsable</a>.
guide-urns-cite = Citer
guide-urns-cite-html = Citez une ressource par son URN complet, qui commence par <code>urn:</code>. Citez un enregistrement par son lien permanent, qui mène toujours au même texte. Chaque page d’espace de
    noms donne la référence prête sous « Citer », aussi pour les logiciels bibliographiques.
guide-urns-next-html = Voir aussi : <a href="/help/programs">Pour les programmes</a>, <a href="/help/register">Comment un espace de noms est enregistré</a>

guide-programs-lede = Tout ce qui est public dans ce registre peut être lu par des programmes, sans compte et sans clé.
guide-programs-rules = Avant de commencer
guide-programs-many-html = Pour vérifier beaucoup de noms, envoyez-les en une seule requête à <code>/api/v1/check/urns</code>, un par ligne. Pour vérifier sans interroger ce serveur, utilisez les expressions
    régulières (<a href="/regexes.json">regexes.json</a>) et les vecteurs de test (<a href="/vectors.ndjson">vectors.ndjson</a>).
guide-programs-copy-html = Pour connaître tous les espaces de noms, conservez <code>/api/v1/list</code> une fois et mettez-la à jour avec <code>/api/v1/list/delta</code>. Les réponses ont un ETag : renvoyez-le,
    et la réponse est 304 si rien n’a changé.
    L’en-tête <code>Nidreg-Epoch</code> de chaque réponse donne l’époque du registre. Si elle change, des modifications ont été perdues : supprimez la copie et relisez la liste.
guide-programs-errors-html = Les erreurs sont des documents JSON de type <code>application/problem+json</code> (RFC 9457). Les paramètres inconnus sont refusés avec 400. Après 429 ou 503, attendez le temps
    qu’indique <code>Retry-After</code>. <a href="/help/errors">Liste des erreurs</a>
guide-programs-origin = Les pages d’autres sites peuvent lire les adresses publiques depuis un navigateur (CORS).
guide-programs-token-html = Pour travailler sur des brouillons, des commentaires et des examens, un programme a besoin d’<a href="/account/tokens">un jeton de votre compte</a>.
guide-programs-reference-html = Toutes les opérations : <a href="/api/v1">référence de l’API (en anglais)</a>. Pour des clients générés : <a href="/openapi.json">document OpenAPI</a>.
guide-programs-run = Les tests de ce programme exécutent ces exemples. Ce que chaque ligne affiche est indiqué à côté.
guide-programs-shell = Ligne de commande
guide-programs-python = Python
guide-programs-python-about = Python 3.8 ou plus récent, sans autre paquet.
guide-programs-javascript = JavaScript
guide-programs-javascript-about = Node.js 18 ou plus récent, et navigateurs.
guide-programs-files-html = Le registre entier est disponible aux mêmes adresses que les fichiers de l’IANA : <a href="/assignments/urn-namespaces/urn-namespaces.xml">XML</a>,
    <a href="/assignments/urn-namespaces/urn-namespaces-1.csv">CSV</a>, <a href="/assignments/urn-namespaces/urn-namespaces.txt">texte</a>. La page de chaque espace de noms est aussi disponible avec
    <code>.json</code>, <code>.jsonld</code>, <code>.txt</code>, <code>.atom</code> et <code>.bib</code> après son adresse. Les modèles de langage trouvent un aperçu dans <a href="/llms.txt">llms.txt</a>.
    Les liens vers d’autres registres (<code>same_as</code>) sont déduits : l’autre registre décrit les mêmes identifiants, mais la source du lien ne mentionne pas l’espace de noms URN.
