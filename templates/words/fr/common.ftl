# Messages of several or all pages, and of their frame.

page-title = { $title } - Registre des espaces de noms URN
page-title-error = Erreur : { $title }

day-written = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

count-namespaces = { $count ->
    [one] { $count } espace de noms
   *[other] { $count } espaces de noms
}

foot-license-html = Données : <a rel="license" href="{ $href }">{ $name }</a>
listed = { $first }, { $next }
listed-apart = { $first } ; { $next }
quoted = « { $text } »
word-a-new-formal-namespace = Un nouvel espace de noms formel
word-a-new-informal-namespace = Un nouvel espace de noms informel
word-a-word-name-number-or-date = Mot, nom, numéro ou date
word-about-urns = À propos des URN
word-accessibility = Accessibilité
word-account = Compte
word-active-lower = actif
word-all-requests = Toutes les demandes
word-answer = Répondre
word-api-tokens = Jetons d’API
word-body = Organisme
word-both-texts-are-identical = Les deux textes sont identiques.
word-case-insensitive-lower = la casse ne compte pas
word-change = Modification
word-change-the-contact-registrant-or-status-of-a-namespace = Changer le contact, le titulaire ou le statut d’un espace de noms
word-changed-text-at-iana-lower = texte modifié auprès de l’IANA
word-changes = Modifications
word-check-results = Résultats des vérifications
word-check-your-email = Consultez vos e‑mails
word-compare = Comparer
word-compare-revisions = Comparer des révisions
word-compare-two-dates = Comparer deux dates
word-contact = Contact
word-continue = Continuer
word-correction = Correction
word-days = { $days } jours
word-delete-draft = Supprimer le brouillon
word-derived-from-the-registered-text-lower = tirée du texte enregistré
word-description = Description
word-details = Détails
word-discussion = Discussion
word-email-address = Adresse e‑mail
word-entries = Entrées
word-equivalence = Équivalence
word-error-reference = Liste des erreurs
word-example = Exemple
word-examples = Exemples
word-external-sign-in = Connexion externe
word-fast-track = Procédure accélérée
word-feed = Flux
word-files = Fichiers
word-for-programs = Pour les programmes
word-from = Du
word-help = Aide
word-help-and-contact = Aide et contact
word-history = Historique
word-invalid-lower = non valable
word-last-change = Dernière modification
word-letters-digits-and-hyphens-3-to-32-characters = Lettres, chiffres et traits d’union, de 3 à 32 caractères
word-list = Liste
word-more = { $count } de plus
word-must-be-fixed = À corriger
word-name = Nom
word-name-lower = nom
word-namespace = Espace de noms
word-namespace-id = Identifiant d’espace de noms
word-namespace-lower = espace de noms
word-new-status = Nouveau statut
word-next-step = Étape suivante
word-no-problems-found = Aucun problème trouvé.
word-none-yet = Aucune pour l’instant.
word-not-recorded-lower = non consigné
word-note = Remarque
word-operators = Opérateurs
word-permanent-lower = permanent
word-plain-text = Texte brut
word-privacy = Confidentialité
word-procedure = Procédure
word-question = Question
word-reason = Raison
word-reason-public = Motif (public)
word-reference = Référence
word-register-a-namespace = Enregistrer un espace de noms
word-registered = Enregistré
word-registered-text = Texte enregistré
word-registrant = Titulaire
word-registrant-supplied-rules = Règles fournies par le titulaire
word-registration-template = Modèle d’enregistrement
word-replaced-by = Remplacé par
word-request = Demande
word-requests = Demandes
word-reserved-namespace-ids = Identifiants réservés
word-resolve = Résoudre
word-resolver-directory = Annuaire des résolveurs
word-result = Résultat
word-revision = Révision { $text }
word-rules = Règles
word-save-and-submit = Enregistrer et soumettre
word-scheme-lower = schéma
word-search = Chercher
word-search-the-history = Chercher dans l’historique
word-send-link = Envoyer le lien
word-service = Service
word-sign-in = Se connecter
word-since = Depuis
word-source = Source
word-specification = Spécification
word-standards-body = Organisme de normalisation
word-statistics = Statistiques
word-status = État
word-status-change = Changement de statut
word-stop-following = Ne plus suivre
word-structure-of-a-urn = Structure d’un URN
word-sub-namespaces = Sous-espaces de noms
word-submit = Soumettre
word-submit-a-new-revision = Soumettre une nouvelle révision
word-template = Modèle
word-text = Texte
word-the-namespace-is-not-registered = L’espace de noms { $nid } n’est pas enregistré
word-the-registry-is-read-only-at-the-moment = Le registre est en lecture seule pour le moment
word-this-session = Cette session
word-topics = Thèmes
word-unknown-lower = inconnu
word-unnumbered-text-lower = texte sans numéro de version { $number }
word-urn-namespaces = Espaces de noms URN
word-valid-lower = valable
word-validate = Vérifier
word-validate-a-namespace-id = Vérifier un identifiant d’espace de noms
word-validate-a-urn = Vérifier un URN
value-rule = { $rule ->
        [isbn] 13 chiffres, qui commencent par 978 ou 979 et se terminent par un chiffre de contrôle, ou 9 chiffres et un caractère de contrôle (un chiffre ou X). Les traits d’union sont facultatifs
        [issn] 7 chiffres et un caractère de contrôle (un chiffre ou X). Le trait d’union est facultatif
        [isni] 15 chiffres et un caractère de contrôle (un chiffre ou X)
        [lei] 18 lettres ou chiffres, puis deux chiffres de contrôle
       *[other] { $rule }
    }
word-value-rule = Règle de valeur
word-version = Version { $name }
word-versions = Versions
word-waiting-for-the-standards-body = En attente de l’organisme de normalisation.
word-where-each-part-was-placed = Placement de chaque partie
word-withdraw-request = Retirer la demande
word-your-input = Votre saisie
word-your-tasks = Vos tâches
word-change-of-registrant = Changement de titulaire
error-before = {"Erreur : "}
errors-title = Il y a un problème
use-nid = Utiliser { $nid }
nav-registry = Registre
nav-register = Enregistrer
nav-waiting = Mes tâches
nav-waiting-count = Mes tâches ({ $count })
nav-waiting-more = Mes tâches ({ $count }+)
nav-label = Navigation principale
skip-to-main = Aller au contenu principal
logo = Registre des espaces de noms
copied-html = Ceci est une copie statique du <time datetime="{ $day }">{ $day }</time>. Utilisez le <a href="{ $href }/">registre
    en ligne</a> pour chercher, vérifier et soumettre des demandes.
search-label = URN, espace de noms ou mot-clé
foot-rules = Règles des identifiants
languages = Langues
crumbs = Fil d’Ariane
site-name = Registre des espaces de noms URN
about-registry = Le registre public des espaces de noms URN : les identifiants enregistrés, leurs titulaires, la syntaxe de leurs
    noms, et chaque version publiée.
