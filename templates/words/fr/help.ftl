# Aide et contact, comment un espace de noms est enregistré, ce que signifient les erreurs, accessibilité.

help-crumb = Aide
help-title = Aide et contact
help-to-register = Pour enregistrer
help-how = Comment un espace de noms est enregistré
help-checked = Ce qui est vérifié dans une demande
help-emails = Les e‑mails qu’envoie ce registre
help-who-decides = Qui décide
help-experts = Les experts désignés
help-bodies = Organismes reconnus (procédure accélérée)
help-reserved = Noms réservés
help-how-long = Combien de temps prennent les demandes
help-site = Ce site
help-errors = Ce que signifient les erreurs
help-accessibility = Accessibilité
help-privacy = Confidentialité
help-contact = Contact
help-operators = Opérateurs
help-list = Liste d’examen
help-list-public = La liste d’examen est publique : chacun peut la lire et y écrire.
help-errors-title = Messages d’erreur

help-register-lede = Vous rédigez, les opérateurs vérifient que tout est complet, des experts examinent le texte en public, et il est publié pour toujours.
help-step-draft-html = Brouillon<span class="soft">Vous remplissez le modèle d’enregistrement de la RFC 8141, annexe A. Il est privé, et conservé jusqu’à ce que vous le
    supprimiez.</span>
help-step-intake-html = Vérification à la réception<span class="soft">Après la soumission, les opérateurs vérifient que la demande est complète, en général sous deux jours ouvrés.</span>
help-step-review-html = Examen par les experts<span class="soft">Le texte va à la liste d’examen publique et aux experts désignés, pendant deux semaines environ. Ils peuvent
    poser des questions ; vous répondez ou envoyez un nouveau texte.</span>
help-step-decision-html = Décision<span class="soft">Le responsable des experts approuve la demande ou la refuse, avec ses motifs.</span>
help-step-registered-html = Enregistrement<span class="soft">Les opérateurs publient le texte. Son adresse ne change jamais, et chaque version ultérieure reste lisible à côté de
    lui.</span>
help-register-button = Enregistrer un espace de noms
help-words = Les termes
help-word-nid-html = Identifiant d’espace de noms (namespace identifier) : la partie d’un URN entre <code>urn:</code> et le deux-points suivant, par exemple
    <code>isbn</code> (RFC 8141, 2.1).
help-word-nss = Chaîne propre à l’espace de noms (namespace-specific string) : le nom lui-même, après ce deux-points (RFC 8141, 2.2).
help-word-components-term = r-component, q-component, f-component
help-word-components-html = Ce qui peut suivre un nom après <code>?+</code> (pour les résolveurs), <code>?=</code> (pour la chose nommée) et
    <code>#</code> (un endroit dans celle-ci). Aucun d’eux ne fait partie du nom quand des URN sont comparés (RFC 8141, 2.3).
help-word-formal-term = Formel, informel
help-word-formal-html = Un espace de noms formel porte le nom que vous choisissez ; un espace informel reçoit le numéro suivant, par exemple <code>urn-7</code>
    (RFC 8141, 5).
help-word-fast-term = Procédure accélérée
help-word-fast = Les organismes de normalisation que l’IESG reconnaît enregistrent sans décision des experts, qui conseillent (RFC 8141,
    6.3).

help-e400 = 400 : illisible
help-e400-about = L’adresse ou le formulaire contient une partie que ce registre ne connaît pas.
help-e401 = 401 : connectez-vous
help-e401-about = Votre session a pris fin. Ce que vous avez saisi reste sur la page.
help-e403 = 403 : cela ne vous revient pas
help-e403-about = Vous pouvez regarder, mais c’est un autre rôle qui agit ici. Le message dit lequel.
help-e404 = 404 : introuvable
help-e404-about = Cette page n’existe pas, ou n’est pas publique.
help-e409 = 409 : quelque chose a changé
help-e409-about = Quelqu’un d’autre, ou une autre de vos fenêtres, a été plus rapide. Rien n’a été écrasé.
help-e413 = 413 : trop volumineux
help-e413-about = Un formulaire accepte 4 Mio, un document contenant un modèle d’enregistrement 8 Mio, son texte 1 Mio, une liste d’URN 1 Mio.
help-e422 = 422 : il y a un problème
help-e422-about = Ce que vous avez saisi doit d’abord être modifié. La page dit quoi, et selon quelle clause.
help-e429 = 429 : trop de tentatives
help-e429-about = Attendez un quart d’heure.
help-e503 = 503 : réessayez dans un instant
help-e503-about = Le registre est occupé. Rien n’a été modifié.

help-accessibility-about = Ces pages visent les WCAG 2.2, niveau AA. Elles fonctionnent sans JavaScript, au clavier seul, à 320 pixels et avec un zoom de 400 %, en couleurs claires
    et sombres, et sur papier. Une vérification automatique de chaque page fait partie des tests. Dites aux opérateurs ce qui ne fonctionne pas pour vous.
