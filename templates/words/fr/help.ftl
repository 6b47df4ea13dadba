# Aide et contact, comment un espace de noms est enregistré, ce que signifient les erreurs, accessibilité.

help-to-register = Enregistrement
help-how = Comment un espace de noms est enregistré
help-checked = Vérification des demandes
help-who-decides = Décisions
help-experts = Les experts désignés
help-guide-experts = Guide des experts désignés (en anglais)
help-guide-operators = Guide des opérateurs (en anglais)
help-bodies = Organismes reconnus (procédure accélérée)
help-how-long = Délais de traitement
help-reading = Lire et utiliser
help-api = Référence de l’API (en anglais)
help-site = À propos de ce site
help-list = Liste d’examen
help-list-public = La liste d’examen est publique. Chacun peut la lire et y écrire.
help-errors-title = Messages d’erreur

help-register-lede = Vous rédigez l’enregistrement, les opérateurs vérifient qu’il est complet, des experts l’examinent en public,
    et il est publié de façon permanente.
help-step-draft-html = Brouillon<span class="soft">Vous remplissez le modèle d’enregistrement de la RFC 8141, annexe A. Il est privé, et conservé jusqu’à ce que vous le
    supprimiez.</span>
help-step-intake-html = Vérification à la réception<span class="soft">Après la soumission, les opérateurs vérifient que la demande est complète, en général sous deux jours ouvrés.</span>
help-step-review-html = Examen par les experts<span class="soft">Le texte est envoyé à la liste d’examen publique et examiné par
    les experts désignés. La discussion dure { $days }. Ils peuvent poser des questions. Vous répondez ou soumettez une nouvelle
    révision.</span>
help-step-decision-html = Décision<span class="soft">Le responsable des experts approuve la demande ou la refuse, avec ses motifs.</span>
help-step-registered-html = Enregistrement<span class="soft">Les opérateurs publient l’enregistrement. Son lien permanent ne
    change jamais, et les versions antérieures restent disponibles.</span>
help-words = Glossaire
help-word-nid-html = Identifiant d’espace de noms (namespace identifier) : la partie d’un URN entre <code>urn:</code> et le deux-points suivant, par exemple
    <code>isbn</code> (RFC 8141, 2.1).
help-word-nss = Chaîne propre à l’espace de noms (namespace-specific string) : la partie d’un URN après ce deux-points (RFC 8141,
    2.2).
help-word-components-term = r-component, q-component, f-component
help-word-components-html = Composants facultatifs après <code>?+</code> (pour les résolveurs), <code>?=</code> (pour la ressource
    nommée) et <code>#</code> (un endroit dans la ressource). Ils ne font pas partie du nom quand des URN sont comparés (RFC 8141,
    2.3).
help-word-formal-term = Formel, informel
help-word-formal-html = Vous choisissez l’identifiant d’un espace de noms formel. Un espace de noms informel reçoit le numéro
    suivant, par exemple <code>urn-7</code> (RFC 8141, 5).
help-word-fast = Les organismes de normalisation reconnus par l’IESG peuvent enregistrer sans décision des experts, qui ne font
    que conseiller (RFC 8141, 6.3).

help-e400 = 400 : requête non valable
help-e400-about = L’URL ou le formulaire contient quelque chose que ce registre ne prend pas en charge.
help-e401 = 401 : connectez-vous
help-e401-about = Votre session a pris fin. La page montre encore ce que vous avez saisi.
help-e403 = 403 : action non autorisée
help-e403-about = Vous pouvez voir cette page, mais l’action exige un autre rôle. Le message indique lequel.
help-e404 = 404 : introuvable
help-e404-about = Cette page n’existe pas, ou n’est pas publique.
help-e409 = 409 : les données ont changé
help-e409-about = Les données ont été modifiées par quelqu’un d’autre ou dans une autre fenêtre. Rien n’a été écrasé.
help-e413 = 413 : trop volumineux
help-e413-about = Les limites sont de 4 Mio pour un formulaire, 8 Mio pour un document contenant un modèle, 1 Mio pour son texte,
    et 1 Mio pour une liste d’URN.
help-e422 = 422 : il y a un problème
help-e422-about = Quelque chose que vous avez saisi doit être corrigé. La page dit quoi, et cite la règle.
help-e429 = 429 : trop de tentatives
help-e429-about = Attendez 15 minutes avant de réessayer.
help-e503 = 503 : temporairement indisponible
help-e503-about = Le registre est surchargé. Rien n’a été modifié, sauf si la page indique que le résultat n’est pas connu.

help-accessibility-about = Ces pages visent les WCAG 2.2, niveau AA. Elles fonctionnent sans JavaScript, au clavier seul, à 320
    pixels et avec un zoom de 400 %, en mode clair et sombre, et à l’impression. Chaque page est vérifiée automatiquement. Si
    quelque chose ne fonctionne pas pour vous, écrivez aux opérateurs.

help-scheme-title = Le schéma urn
help-scheme-about-html = Tous les espaces de noms URN appartiennent à un seul schéma d’URI, <code>urn</code>. La RFC 8141, section 7.1, l’enregistre comme schéma
    permanent. L’IETF est responsable des modifications. Le registre des schémas d’URI de l’IANA fait foi.
help-scheme-meaning = Un Uniform Resource Name identifie une ressource de manière durable et indépendante de son emplacement (RFC 8141, section 1). Sa syntaxe
    est définie à la section 2 et les considérations de sécurité figurent à la section 8.
help-scheme-urn-html = Aucun espace de noms ne peut s’appeler <code>urn</code>. Cet identifiant est <a href="/reserved">réservé définitivement</a>, afin que
    <code>urn:urn:</code> n’ait jamais de sens (RFC 2141, 2.1).
help-draft-title = Paramètres de requête proposés en 2012
help-draft-about = En 2012, draft-ietf-urnbis-rfc2141bis-urn-03 a proposé des directives dans la requête d’un URN et deux registres pour celles-ci (section 9.2).
    Ils n’ont pas été adoptés : la RFC 8141 ne prévoit pas de directives de requête, et l’IANA n’a jamais tenu ces registres. Des documents et des données de cette époque contiennent encore de tels noms.
help-draft-keywords-html = Le projet définit deux mots-clés : <code>s</code> choisit un service de résolution, par exemple <code>I2L</code> pour une URL ou
    <code>I2C</code> pour une description, et <code>c</code> choisit une partie de la ressource.
help-draft-resolve-html = <a href="/resolve">Résoudre</a> et <a href="/check">Valider</a> les lisent si vous choisissez le profil de syntaxe du projet. Dans les
    nouveaux URN, utilisez les composants r et q de la RFC 8141 (sections 2.3.1 et 2.3.2).

help-means-title = Ce que signifie un enregistrement
help-means-lede = Un enregistrement indique qui est responsable d’un espace de noms et comment ses noms sont formés et attribués. C’est une information, pas une
    garantie.
help-means-promises = Ce sur quoi vous pouvez compter
help-means-nid = L’identifiant d’espace de noms n’est jamais donné à un autre espace de noms, même si l’enregistrement devient obsolète. Les URN attribués restent valides.
help-means-unique = Le titulaire doit attribuer chaque nom à une seule ressource (RFC 8141, section 5).
help-means-text = Chaque version et chaque correction a un lien permanent, et son texte ne change pas.
help-means-not = Ce qu’un enregistrement ne promet pas
help-means-advisory = Les informations d’un enregistrement sont données à titre indicatif (RFC 8141, section 8). Elles viennent du titulaire, et le registre ne
    vérifie pas leur exactitude. Un URN valide ne prouve pas que la ressource désignée existe ni qu’elle est ce qu’on en dit.
help-means-resolve = Un enregistrement ne promet pas que les noms puissent être résolus. Le titulaire indique dans la section « Resolution » si c’est prévu.
help-means-several = Une ressource peut avoir plusieurs URN, dans un ou plusieurs espaces de noms (RFC 8141, section 5). Un livre peut par exemple avoir un ISBN
    et un NBN. Des URN différents n’indiquent donc pas que les ressources diffèrent.
help-means-fees = Les noms peuvent être payants et attribués par un registre privé ou propriétaire (RFC 8141, section 5.1). Ce registre enregistre les espaces de
    noms gratuitement ; il n’y attribue pas de noms.
help-means-rights = Un enregistrement ne confère aucune marque ni aucun autre droit sur un nom.
