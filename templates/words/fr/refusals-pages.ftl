# Pourquoi une chose n’a pas été faite : pages.
thing-page = Cette page
thing-rule = Cette règle
thing-language = Cette langue
thing-this-text = Ce texte
thing-this-namespace = Cet espace de noms
thing-version = Cette version
thing-form = Ce format
thing-file = Ce fichier
thing-provider = Ce fournisseur
thing-parts-register = Un registre des parties de cet espace de noms
thing-text-of-request = Un texte de cette demande
thing-text-number = Le texte { $number }
thing-decision-here = Une décision sur cette demande
thing-named = Un espace de noms de ce nom
thing-earlier-text = Un texte antérieur
thing-version-text = Le texte de la version { $version }
thing-on-day = urn:{ $nid } au { $day }
refusal-long-email = Aucune adresse e‑mail n’est aussi longue
refusal-sign-in-wrong = L’adresse e‑mail ou le mot de passe est incorrect
refusal-six-digits = Saisissez les six chiffres affichés par votre authentificateur, ou un code de récupération
refusal-not-password = Ce n’est pas votre mot de passe
refusal-not-current = Ce n’est pas votre mot de passe actuel
refusal-one-click = Un logiciel de messagerie envoie ici List-Unsubscribe=One-Click (RFC 8058)
refusal-type-close = Saisissez « { $word } » afin que personne ne le ferme par mégarde
refusal-page-characters = Cette page accepte au plus { $most } caractères
refusal-list-text = La liste doit être du texte brut en UTF-8
refusal-results-gone = Ce résultat n’existe pas. Les résultats sont conservés { $days } jours
refusal-claim-answer = Le formulaire ne dit pas ce que vous répondez
refusal-days-from = from manque : le jour auquel comparer
refusal-days-order = from est le jour le plus ancien, et { $from } suit { $to }
refusal-text-number = { $name } est le numéro d’un texte, par exemple 1
refusal-name-bytes = Cette page accepte un nom d’au plus { $most } octets
refusal-same-every-day = Cela est identique chaque jour ; le paramètre on s’emploie à l’adresse de l’espace de noms
refusal-part-unknown = Aucune partie { $prefix } de { $nid } n’est connue
refusal-whole-page = page est un nombre entier à partir de 1
refusal-turns = turn est l’un de operators, experts, registrant, body et ended
refusal-views = Les vues sont inline et side
refusal-text-seen = Le formulaire ne dit pas quel texte a été vu
refusal-who-asks = Dites qui demande
refusal-status = Choisissez le nouveau statut
refusal-what-changed = Le formulaire ne dit pas ce qui doit être changé
refusal-parameter = Cette page ne connaît pas le paramètre « { $name } »
refusal-which-namespace = Le texte ne dit pas avec certitude de quel espace de noms il s’agit : choisissez son identifiant
refusal-kind = Choisissez ce que vous voulez enregistrer
refusal-question-unanswered = { $question } Choisissez aussi une réponse
refusal-not-sure = Choisissez une réponse ; « Je ne sais pas » en est une
refusal-revised = Saisissez l’espace de noms à réviser
refusal-enter-nid = Saisissez l’identifiant d’espace de noms
refusal-meaning = Choisissez si le sens change
refusal-paste-text = Le texte de { $nid } n’est pas conservé ici. Collez-le pour partir de lui, ou commencez sans lui
refusal-place-in-list = L’adresse désigne un endroit de la liste qui n’existe pas
refusal-paste-or-file = Collez le modèle ou choisissez son fichier
refusal-no-field-found = Aucun champ d’un modèle d’enregistrement n’a été trouvé dans ce texte ; ses étiquettes ressemblent à « Namespace ID: » et « Purpose: »
refusal-procedure = Choisissez une procédure
refusal-day = Saisissez un jour, comme 2026-12-24
refusal-field-bytes = Le champ « { $name } » contient des octets qui ne sont pas du texte : NUL, ou de l’UTF-8 invalide. Ils sont marqués { $mark } ci-dessous
refusal-form-field = Le formulaire a un champ que cette page ne connaît pas : « { $name } »
refusal-form-twice = Le champ « { $name } » figure deux fois dans le formulaire
refusal-broke-off = L’envoi s’est interrompu avant la fin
refusal-form-broken = Le formulaire n’a pas pu être lu : ses parties sont endommagées
refusal-form-fields = Le formulaire a plus de { $most } champs
refusal-address-bytes = L’adresse contient des octets qui ne sont pas du texte
refusal-go = go vaut 1, ou est omis
refusal-urn-bytes = Cette adresse accepte un URN d’au plus { $most } octets
refusal-query = La requête n’est pas de l’UTF-8 encodé par pourcentage
refusal-day-form = { $name } est un jour, écrit AAAA-MM-JJ, par exemple 2019-06-01
refusal-day-to-come = { $day } est encore à venir, et personne ne connaît le registre de ce jour. Nous sommes le { $today } (UTC)
refusal-enter-password = Saisissez un mot de passe
refusal-password-short = Le mot de passe doit compter au moins { $least } caractères
refusal-password-long = Le mot de passe doit compter au plus { $most } caractères
refusal-password-listed = Ce mot de passe figure sur la liste de ceux qui ne sont pas admis ici
refusal-password-own = Ce mot de passe n’est guère plus que votre nom ou votre adresse. Prenez plusieurs mots sans rapport entre eux, ou laissez un gestionnaire de mots de passe en créer un
refusal-status-already = urn:{ $nid } a déjà le statut { $status }
refusal-nothing-corrected = Rien ne diffère du texte publié
refusal-newer-version = { $nid } en est à la version { $now }, et cette demande partait de la version { $base }. Le titulaire doit d’abord reprendre le texte plus récent
refusal-cannot-correct = Le texte de { $nid } n’est pas conservé ici et ne peut donc pas être corrigé ; une nouvelle version peut être enregistrée
refusal-conflict-words = Dites en quelques mots quel est le conflit
refusal-password-easy = Ce mot de passe est trop facile à deviner.{ $why ->
   *[other] {""}
} Prenez plusieurs mots sans rapport entre eux, ou laissez un gestionnaire de mots de passe en créer un
refusal-attempts = Trop de tentatives échouées depuis votre emplacement. Attendez { $minutes } { $minutes ->
    [1] minute
   *[other] minutes
}, ou choisissez un nouveau mot de passe
refusal-requests = Trop de requêtes sont venues de { $from ->
    [account] votre compte
   *[place] votre emplacement
}. Réessayez dans { $seconds } secondes
