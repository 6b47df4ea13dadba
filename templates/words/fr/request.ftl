# La page d’une demande.
request-feed = Ce qu’il advient de { $number }
request-crumb = En cours d’examen
request-question = La question qui vous est posée
request-answer = Y répondre
request-room = L’espace où cela se règle
request-waits = Ce que vous avez à faire
request-work = Travailler sur le texte
request-decision-page = Cette décision sur une page à part, avec positions et discussion
request-draft-private = Vous seul voyez cette page tant que la demande n’est pas soumise.
request-so-far = Jusqu’ici { $time }
request-in-all = En tout { $time }
request-review = Examiner
request-desk = Au bureau
request-registered-version = Voir la version enregistrée
request-next-html = Ensuite dans la file : <a href="{ $href }">{ $what }</a>
request-comment = Commentaire
request-send-comment = Envoyer le commentaire
request-report = Rapport à { $body }
request-pledges = Ce que promet le titulaire
request-rules = Règles à côté du texte
request-text = Texte { $text }
request-compare = Comparer deux textes
request-note = Ce qui a changé, selon le titulaire :
request-your-draft = Votre brouillon
request-revision-digest-html = SHA-256 du <a href="/requests/{ $number }/revisions/{ $text }.txt">texte soumis</a> : <code>{ $fingerprint }</code>
request-record = Dossier complet (JSON)
request-history = Historique
request-history-find = Chercher dans cet historique
request-history-hint = Un mot, un nom, un nombre, un jour
request-find = Chercher
request-history-none-html = Rien ici ne dit « { $words } ». <a href="{ $href }">Tout voir</a>
request-delete = Supprimer ce brouillon
request-delete-about = Il n’a jamais été soumis. La suppression efface tout ce que vous avez écrit.
request-withdraw = Retirer
request-withdraw-button = Retirer cette demande
request-where = Où en est la demande
request-facts = Données
request-take-part = Participer
request-list = Chacun peut commenter sur la liste d’examen publique : { $list }.
request-follow = Suivre cette demande (Atom)
request-overlay = { $overlay ->
    [contended] Nom disputé
    [escalated] Transmise à l’échelon supérieur
    [under_appeal] En appel
   *[court_hold] Suspendue par une décision de justice
}
request-waits-position = { $expert } demande une modification avant l’approbation (à discuter, sur le texte { $text })
request-waits-threads = { $count ->
    [one] Un fil attend votre réponse ou un texte modifié
   *[other] { $count } fils attendent votre réponse ou un texte modifié
}
request-next-correction = Les opérateurs examinent la correction et la publient, en général sous deux jours ouvrés.
request-next-corrected = C’est fait. La formulation corrigée et l’ancienne ont leurs adresses permanentes.
request-next-draft = Le brouillon est privé. Soumettez-le quand il est prêt.
request-next-intake = Les opérateurs vérifient qu’elle est complète et ouvrent l’examen par les experts, en général sous deux jours ouvrés.
request-next-advice = La liste et les experts donnent leur avis ; l’organisme demandeur décide quand la demande est prête et en demande l’achèvement (RFC 8141, 6.3).
request-next-asked-back = Une remarque de l’examen est encore sans réponse : dans un fil ci-dessous, ou dans une position à discuter. Le titulaire y répond, ou envoie un nouveau texte ; les experts poursuivent entre-temps.
request-next-standards = Les experts commentent et prennent position ; puis leur responsable fait rapport à l’organisme de normalisation, qui décide (RFC 8141, 6.2).
request-next-review = Les experts commentent et prennent position ; puis leur responsable décide. Chacun peut commenter sur la liste d’examen.
request-next-answer = Une question a été posée au titulaire, qui répond ou envoie un nouveau texte. Sans réponse pendant 90 jours, la demande devient caduque.
request-next-body = L’organisme de normalisation a le rapport. L’enregistrement a lieu quand son instruction et une copie du rapport sont au dossier (RFC 8141, 6.2).
request-next-ready = Les opérateurs l’enregistrent, en général sous deux jours ouvrés.
request-next-status = C’est fait. L’espace de noms a son nouveau statut ; ses URN restent valables.
request-next-registered = C’est fait. La version a son adresse permanente.
request-next-declined = Toute personne concernée peut faire appel dans les deux mois. Le titulaire peut aussi reprendre la demande dans un nouveau brouillon.
request-next-withdrawn = Le titulaire l’a retirée, et peut la reprendre dans un nouveau brouillon.
request-next-lapsed = Personne n’a répondu pendant 90 jours. Le titulaire peut la reprendre dans les 12 mois.
request-next-duplicate = Une autre demande porte sur la même chose et se poursuit.
request-unconfirmed = Proposé par une personne dont l’autorité sur cet espace de noms n’est pas confirmée ici.{ $denied }{ $holds }
request-unconfirmed-denied = {" "}Un contact publié a dit le { $day } qu’elle ne parle pas en son nom.
request-unconfirmed-recorded = {" "}Rien n’est enregistré avant qu’un opérateur ait consigné ce qui prouve qu’elle parle en son nom.
request-unconfirmed-asked = {" "}Rien n’est enregistré avant qu’un des contacts nommés dans le texte enregistré, tous interrogés, ou un opérateur l’ait confirmé.
request-fact-procedure = Procédure
request-fact-decided-by = Décidé par
request-fact-body = Organisme demandeur
request-fact-specification = Spécification
request-fact-not-named = pas encore indiqué
request-fact-status = Nouveau statut
request-fact-successors = Prend sa place
request-fact-from = Parti de
request-fact-notice = Avis public
request-fact-until = jusqu’au { $day }
request-fact-duplicate = Doublon de
request-fact-takes-up = Reprend
request-rename = Choisir un autre nom
request-rename-about = Votre texte continue sous un autre nom, et l’autre demande garde celui-ci.
request-rename-button = Prendre ce nom
request-f-wish = Identifiant d’espace de noms (Namespace ID)
request-appeal = Faire appel
request-appeal-about = Toute personne concernée peut faire appel. L’appel va { $stage ->
    [lead] au responsable des experts
   *[iesg] à l’IESG
}, est publié, et doit arriver au plus tard le { $until }.
request-appeal-button = Envoyer l’appel
request-f-grounds = Pourquoi la décision devrait être autre
request-reopen = La reprendre
request-reopen-about = Le nouveau brouillon mentionne cette demande.
request-reopen-button = Commencer un nouveau brouillon avec ce texte
request-go-on = La laisser se poursuivre
request-go-on-about = Elle se poursuit là où elle en était, avec sa discussion, ses positions et son numéro. C’est possible jusqu’au { $until }.
request-go-on-button = La laisser se poursuivre
request-f-reason = Motif, publié
request-heir = Devenir le titulaire
request-heir-about = On vous demande de répondre désormais de cet espace de noms. Lisez ci-dessous ce que le texte dit de vous.
request-heir-button = J’accepte
request-complete = Demander l’achèvement
request-complete-about = Vous parlez pour { $body }. L’avis des experts figure ci-dessous ; ce qu’il faut en suivre, et quand la demande est mûre, l’organisme en décide lui-même (RFC 8141, 6.3).
request-complete-button = Demander l’enregistrement
contention-title = Qui a urn:{ $nid }
contention-crumb = Demandes
contention-heading-html = Qui aura <span class="nid big">urn:{ $nid }</span>
contention-settled = Réglé.
contention-lede = Ces demandes veulent le même nom, depuis le { $since }. Aucune n’est approuvée ni enregistrée avant qu’une issue soit consignée (RFC 8141, 6.2).
contention-ways = Issues possibles : un titulaire choisit un autre nom ou se retire (sur la page de sa demande) ; tous les titulaires disent la même chose ci-dessous ; le responsable et un autre expert décident ; un tribunal l’ordonne.
contention-said = Ce qui a été dit
contention-said-about = Seuls les titulaires, les experts et les opérateurs peuvent lire cette page ; l’issue est publique.
contention-nothing = Rien encore.
contention-should = { $winner } devrait avoir le nom.
contention-note = Écrire aux autres
contention-note-button = Envoyer
contention-f-note = Texte
contention-f-winner = Quelle demande continue avec ce nom ?
contention-f-words = Pourquoi ; publié avec l’issue
contention-has = { $number } a le nom
contention-say = Dire qui devrait avoir le nom
contention-say-button = Le consigner
contention-as-operator = Les opérateurs ne consignent qu’une décision de justice ; deux d’entre eux règlent ainsi le différend.
contention-as-registrant = Quand les titulaires de toutes les demandes disent la même chose, c’est l’issue.
contention-as-expert = Quand le responsable et un autre expert disent la même chose, c’est l’issue.
contention-row = { $who }, soumise le { $since }
contention-row-yours = { $who } (votre demande), soumise le { $since }
