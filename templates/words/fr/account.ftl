# Son compte : sessions, second facteur, jetons.

factor-title = Mettre en place un second facteur
factor-needed = Votre rôle en exige un : un mot de passe seul ne doit pas suffire pour modifier le registre.
factor-free = Avec lui, un mot de passe volé n’ouvre rien à lui seul.
factor-authenticator = Il vous faut un authentificateur sur votre téléphone ou votre ordinateur, n’importe lequel qui produit des codes à six chiffres.
factor-scan = Scannez cette image avec l’authentificateur, ou saisissez-y la clé.
factor-qr = Code QR de la clé ci-dessous
factor-type = Saisissez le code qu’il affiche.
factor-do = Le mettre en place
factor-yours = Votre second facteur
factor-is-set = Un authentificateur est en place.
factor-left = { $count ->
    [0] Il ne vous reste aucun code de récupération.
    [one] Il vous reste un code de récupération.
   *[other] Il vous reste { $count } codes de récupération.
}
factor-old-key = Le registre a une nouvelle clé. Cet authentificateur fonctionne jusqu’à l’abandon de l’ancienne : supprimez-le ici, et mettez-en un en place à la prochaine connexion.
factor-codes = Codes de récupération
factor-codes-about = Chacun sert une fois, quand l’authentificateur n’est pas à portée de main. Les nouveaux mettent fin aux anciens.
factor-codes-new = Créer de nouveaux codes de récupération
factor-another = Un autre authentificateur
factor-remove-needed = Votre rôle exige un second facteur : à la prochaine connexion, vous en mettez un nouveau en place.
factor-remove-free = Sans lui, votre mot de passe ouvre à lui seul votre compte.
factor-sessions-end = Toutes vos sessions prennent fin.
factor-remove = Supprimer l’authentificateur
factor-codes-yours = Vos codes de récupération
factor-codes-keep = Imprimez-les ou gardez-les dans un gestionnaire de mots de passe, pas sur le téléphone avec l’authentificateur. Chacun sert une fois. Ils ne sont montrés que cette fois.
factor-codes-send = Je les ai gardés. L’envoyer maintenant
factor-codes-kept = Je les ai gardés
factor-f-code-hint = Les six chiffres que votre authentificateur affiche maintenant
account-title = Votre compte
account-missing = Les e‑mails qui vous sont adressés n’arrivent pas
account-missing-count-html = { $count ->
    [one] Un e‑mail
   *[other] { $count } e‑mails
} à <span class="any">{ $email }</span> { $count ->
    [one] n’est pas arrivé.
   *[other] ne sont pas arrivés.
}
account-paused = L’envoi à cette adresse est suspendu : ce que nous vous écrivons attend.
account-not-paused = Nous continuons d’en envoyer d’autres.
account-server-said = Le serveur de messagerie a dit :
account-missing-help-html = Vérifiez que la boîte existe encore, qu’elle n’est pas pleine et qu’elle accepte les e‑mails de { $from }. Si c’est le cas, appuyez sur le bouton : ce qui attend est envoyé. Si l’adresse n’est plus la vôtre, écrivez aux opérateurs depuis la nouvelle (<a href="/help">aide et contact</a>).
account-works-again = Mon adresse fonctionne de nouveau
account-name = Nom
account-email = E‑mail
account-roles = Rôles
account-sessions = Où vous êtes connecté
account-this = Celle-ci
account-session-used = Depuis le { $since }, dernière utilisation le { $seen }
account-session-end-html = Mettre fin<span class="vh"> à la session { $number }</span>
account-elsewhere = Connexions ailleurs
account-elsewhere-none = Aucune pour le moment. Liez-en une, et vous pourrez aussi vous connecter avec elle.
account-since = Depuis le { $since }
account-end-html = Mettre fin<span class="vh"> à { $provider }, { $called }</span>
account-link = Lier une connexion chez { $name }
account-not-there = Vous déconnecter ici ne vous déconnecte pas là-bas.
account-password = Changer le mot de passe
account-no-password-html = Votre compte n’a pas de mot de passe. <a href="/account/reset">Choisissez-en un par e‑mail</a> si vous voulez un autre accès. Les connexions ailleurs sont alors à lier de nouveau.
account-yours = À vous
account-requests = Vos demandes
account-own = Votre nom, votre adresse et vos données
account-away = Absence
account-factor = Second facteur
account-letters = E‑mails que vous recevez
account-activity = Activité récente
account-tokens = Jetons pour des programmes
account-everyone = Comptes et rôles de tous
account-security = Journal de sécurité
account-sign-out = Se déconnecter
account-listed = { $first }, { $next }
tokens-title = Jetons
tokens-lede = Avec un jeton, un programme agit pour vous par l’API, dans les limites que vous fixez et jusqu’à la fin du jeton.
tokens-made = Le jeton, montré cette seule fois. Gardez-le comme un mot de passe :
tokens-yours = Vos jetons
tokens-none = Vous n’en avez aucun.
tokens-row = Peut : { $scopes }. Valable jusqu’au { $until }, dernière utilisation : { $used }
tokens-end-html = Mettre fin<span class="vh"> à { $name }</span>
tokens-make = En créer un
tokens-may = Que peut-il faire ?
tokens-long = Combien de temps est-il valable ?
tokens-days = { $days } jours
tokens-do = Créer un jeton
tokens-f-name-hint = Auquel vous le reconnaîtrez, par exemple le programme qui l’utilise
tokens-listed = { $first } ; { $next }
tokens-never = jamais
