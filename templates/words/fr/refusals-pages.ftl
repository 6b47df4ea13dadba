# Pourquoi une chose n’a pas été faite : pages.
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
thing-text-of-request = Une révision de cette demande
thing-text-number = La révision { $number }
thing-decision-here = Une décision sur cette demande
thing-named = Un espace de noms de ce nom
thing-earlier-text = Une révision antérieure
thing-version-text = Le texte de la version { $version }
thing-on-day = urn:{ $nid } au { $day }
thing-on-day-between = urn:{ $nid } au { $day } (inconnu : la liste du { $list } ne le contient pas, et la liste suivante disponible est celle du { $next })
thing-on-day-before = urn:{ $nid } au { $day } (inconnu : l’historique de ce registre commence le { $first })
thing-registry-on = Le registre au { $day }
thing-registry-before = Le registre au { $day } (l’état connu le plus ancien est du { $first })
refusal-long-email = L’adresse e‑mail est trop longue
refusal-sign-in-wrong = L’adresse e‑mail ou le mot de passe est incorrect
refusal-six-digits = Saisissez le code à six chiffres de votre authentificateur, ou un code de récupération
refusal-not-password = Ce n’est pas votre mot de passe
refusal-not-current = Ce n’est pas votre mot de passe actuel
refusal-one-click = Un logiciel de messagerie envoie ici List-Unsubscribe=One-Click (RFC 8058)
refusal-type-close = Saisissez « { $word } » afin que personne ne le ferme par mégarde
refusal-page-characters = Cette page accepte au plus { $most } caractères
refusal-list-text = La liste doit être du texte brut en UTF-8
refusal-contact-answer = Le formulaire ne contient pas de réponse
refusal-days-from = Saisissez la date à laquelle comparer
refusal-days-order = La première date ({ $from }) est postérieure à la seconde ({ $to }). Saisissez une première date antérieure
refusal-days-before = Saisissez le { $first } ou une date ultérieure. L’historique de ce registre commence ce jour-là
refusal-text-number = { $name } doit être le numéro d’une révision, par exemple 1
refusal-name-bytes = Cette page accepte un URN d’au plus { $most } octets
refusal-same-every-day = Cette page ne dépend pas d’une date. Utilisez le paramètre « on » à l’URL de l’espace de noms
refusal-part-unknown = Le sous-espace de noms { $prefix } de { $nid } est inconnu
refusal-whole-page = Le paramètre « page » doit être un nombre entier à partir de 1
refusal-filter-of-page = Ce format contient toujours toute la liste. Pour filtrer, utilisez la page HTML ou /api/v1/namespaces
refusal-lines-not-json = application/json n’est pas accepté. Envoyez un URN par ligne en text/plain, ou une chaîne JSON par ligne en application/x-ndjson
refusal-action-holder = La valeur doit être operators, experts, registrant, body ou ended
refusal-views = La vue doit être inline ou side
refusal-text-seen = Le formulaire n’indique pas quelle révision a été examinée
refusal-status = Choisissez le nouveau statut
refusal-what-changed = Le formulaire n’indique pas ce qui doit être changé
refusal-parameter-one = Le paramètre « { $name } » doit être l’une de ces valeurs : { $values }
refusal-which-namespace = Le texte n’indique pas clairement de quel espace de noms il s’agit. Choisissez son identifiant
refusal-kind = Choisissez ce que vous voulez enregistrer
refusal-not-sure = Choisissez une réponse. Vous pouvez choisir « Je ne sais pas »
refusal-revised = Saisissez l’identifiant d’un espace de noms enregistré
refusal-enter-nid = Saisissez l’identifiant d’espace de noms
refusal-meaning = Choisissez si le sens change
refusal-paste-text = Le texte de { $nid } n’est pas disponible dans ce registre. Collez-le pour partir de lui, ou commencez sans
    lui
refusal-place-in-list = L’URL désigne un endroit de la liste qui n’existe pas
refusal-paste-or-file = Collez le modèle ou choisissez un fichier
refusal-no-field-found = Aucun champ d’un modèle d’enregistrement n’a été trouvé dans ce texte. Les champs ont des intitulés
    anglais tels que « Namespace ID: » et « Purpose: »
refusal-procedure = Choisissez une procédure
refusal-day = Saisissez une date de la forme 2026-12-24
refusal-field-bytes = Le champ « { $name } » contient des octets NUL ou de l’UTF-8 non valable. Supprimez les caractères marqués { $mark } ci-dessous
refusal-form-field = Le formulaire contient un champ inconnu : « { $name } »
refusal-form-twice = Le formulaire contient deux fois le champ « { $name } »
refusal-broke-off = La requête s’est interrompue de façon inattendue
refusal-form-broken = Le formulaire n’a pas pu être lu
refusal-form-fields = Le formulaire a plus de { $most } champs
refusal-address-bytes = L’URL contient un octet NUL (%00) ou des octets qui ne sont pas de l’UTF-8 valable. Supprimez-les et réessayez
refusal-go = Le paramètre « go » doit valoir 1, ou être omis
refusal-urn-bytes = Cette URL accepte un URN d’au plus { $most } octets
refusal-query = La requête n’est pas de l’UTF-8 encodé par pourcentage
refusal-day-form = { $name } doit être une date de la forme AAAA-MM-JJ, par exemple 2019-06-01
refusal-day-to-come = Le { $day } est dans le futur. Nous sommes le { $today } (UTC)
refusal-enter-password = Saisissez un mot de passe
refusal-password-short = Le mot de passe doit compter au moins { $least } caractères
refusal-password-long = Le mot de passe doit compter au plus { $most } caractères
refusal-password-listed = Ce mot de passe figure sur la liste des mots de passe non admis
refusal-password-own = Ce mot de passe est trop proche de votre nom ou de votre adresse. Utilisez plusieurs mots sans rapport
    entre eux, ou un gestionnaire de mots de passe
refusal-status-already = urn:{ $nid } a déjà le statut { $status }
refusal-password-easy = Ce mot de passe est trop facile à deviner.{ $why ->
   *[other] {""}
} Utilisez plusieurs mots sans rapport entre eux, ou un gestionnaire de mots de passe
refusal-attempts-account = Trop de tentatives échouées pour ce compte. Attendez { $minutes } { $minutes ->
    [1] minute
   *[other] minutes
}
refusal-attempts = Trop de tentatives échouées depuis votre réseau. Attendez { $minutes } { $minutes ->
    [1] minute
   *[other] minutes
}, ou réinitialisez votre mot de passe
refusal-requests = Trop de requêtes sont venues de { $from ->
    [account] votre compte
   *[place] votre réseau
}. Réessayez dans { $seconds } { $seconds ->
    [1] seconde
   *[other] secondes
}
refusal-not-found = { $what } est introuvable
refusal-something = Corrigez d’abord les problèmes
refusal-registered = { $nid } est déjà enregistré, { $by }, depuis { $since } (RFC 8141, 5.1)
refusal-repeated = Cela a déjà été envoyé et exécuté. Rien n’a été fait une seconde fois
refusal-outside = Les données dont cela dépend changent trop vite. Réessayez
