# Ce qui a été dit d’une demande : fils, positions, ce qui s’est passé, et la décision.
talk-list = La liste d’examen
talk-list-label = Ce qui a été dit sur la liste d’examen
talk-from-list = de la liste
talk-request = La demande
talk-position = Une position
talk-nobody = personne
talk-label = Fil sur { $about }, ouvert par { $by }
talk-position-quote = { $expert } : { $stance }. { $reasons }
talk-stance = { $stance ->
    [approve] Approbation
    [no_objection] Pas d’objection
   *[discuss] À discuter
}
talk-role = { $role ->
    [registrant] titulaire
    [expert] expert
    [lead] responsable des experts
    [operator] opérateur
    [representative] représentant de l’organisme
    [clock] horloge
    [conflicted] expert en conflit d’intérêts
    [person] personne
   *[public] public
}
talk-all = La demande entière
talk-resolved = clos
talk-done = traité, dit le titulaire
talk-open = ouvert
talk-line = { $about }, { $by } :
talk-on-text = sur le texte { $text }
talk-gone = Le texte dont il s’agit a changé.
talk-by-email = { $role }, par e‑mail
talk-archive = dans son archive
talk-struck-own = barré par son auteur
talk-struck = barré
talk-suggested = Formulation proposée :
talk-use-html = Reprendre cette formulation<span class="vh"> pour { $about }</span>
talk-unread = Personne ne l’a encore lu. L’e‑mail part le { $until }, si vous ne le retirez pas avant.
talk-take-back-html = Retirer<span class="vh"> : votre commentaire dans { $label }</span>
talk-strike-html = Barrer<span class="vh"> : votre commentaire dans { $label }</span>
talk-why = Pourquoi ; c’est publié
talk-stays = Il reste lisible, barré, avec votre motif.
talk-answer-html = Répondre<span class="vh"> à { $label }</span>
talk-mark-done-html = Marquer comme traité<span class="vh"> : { $label }</span>
talk-open-again-html = Rouvrir<span class="vh"> : { $label }</span>
talk-resolve-html = Clore<span class="vh"> : { $label }</span>
talk-next-html = Suivant ouvert<span class="vh"> après { $label }</span>
talk-reply-html = Répondre<span class="vh"> : { $label }</span>
talk-your-answer = Votre réponse
talk-send-html = Envoyer la réponse<span class="vh"> : { $label }</span>
talk-in-discussion = (dans la discussion)
talk-count-resolved = { $count ->
    [one] { $count } clos
   *[other] { $count } clos
}
talk-count-open = { $count ->
    [one] { $count } ouvert
   *[other] { $count } ouverts
}
talk-none-open = aucun ouvert
talk-earlier = { $count } événements antérieurs
talk-advice = Avis des experts
talk-positions = Positions
talk-earlier-positions = { $count ->
    [one] 1 avis antérieur
   *[other] { $count } avis antérieurs
}
talk-advice-about = En procédure accélérée, il ne retarde pas l’enregistrement (RFC 8141, 6.3).
talk-holds = ouverte : elle retient la décision
talk-outdated = dépassée : le texte a changé
talk-left = ne bloque pas : cet expert a quitté ses fonctions
talk-lead-answered = Le responsable a répondu :
talk-merged-html = Fusionnée avec cette demande : <a href="{ $href }">{ $number }</a>. Ce qui y a été dit y reste.
talk-merged-said-html = Fusionnée avec cette demande : <a href="{ $href }">{ $number }</a>, avec { $threads }. Ce qui y a été dit y reste.
talk-thread-resolved = 1 fil, clos
talk-thread-open = 1 fil ouvert
talk-threads = { $all } fils, dont { $open } ouverts
talk-discussion = Discussion
talk-colon = {" : "}
decision-by = Décidé par
decision-on = Le
decision-about = Sur
decision-text = Texte { $text }
decision-reasons = Motifs
decision-cite = Les motifs citent :
decision-title = Décision sur { $number }
decision-eyebrow = Décision
decision-open = { $count ->
    [0] Aucun fil n’est resté ouvert.
    [one] Un fil est resté ouvert.
   *[other] { $count } fils sont restés ouverts.
}
decision-discussion = Discussion
decision-discussion-day = Jour { $day } sur { $days } ; annoncée jusqu’au { $date }
decision-positions = Avis au moment de la décision
decision-objection = objection ouverte
decision-threads = Fils ouverts au moment de la décision
decision-record = Cette page montre ce qui a été enregistré avec la décision. Les changements ultérieurs ne la modifient pas. SHA-256 de l’enregistrement :
decision-not-recorded = Une version antérieure a enregistré cette décision sans les avis ni les fils de ce jour.
decision-all = Toutes les décisions sur cette demande
decision-request = Demande et discussion
decision-overturned = Annulée en appel le { $date }.
decision-ended = N’est plus en vigueur depuis le { $date } : la demande a été rouverte.
decision-early = La discussion a été annoncée jusqu’au { $date }. { $count ->
    [0] Aucun fil n’est ouvert.
    [one] Un fil est ouvert.
   *[other] { $count } fils sont ouverts.
} Vos motifs sont publiés avec la décision, qui mentionne aussi ces deux faits.
decision-early-threads = { $count ->
    [one] Un fil est ouvert.
   *[other] { $count } fils sont ouverts.
} La décision le mentionnera.
decision-what = { $act ->
    [approved] Approuvée par les experts désignés
    [declined] Refusée par les experts désignés
    [reported] Transmise avec un rapport à l’organisme de normalisation, qui décide
    [directed] À enregistrer, sur instruction de l’organisme de normalisation
    [body_declined] Refusée par l’organisme de normalisation
    [completion_asked] Menée à terme en procédure accélérée par l’organisme qui la demande
    [called_duplicate] Close comme doublon
    [lapsed] Caduque
    [withdrawn] Retirée
    [appeal_decided] Décision sur un recours
    [contention_settled] Conflit de nom réglé
    [consent_given] Accord sur la correction
    [status_changed] Statut de l’espace de noms modifié
   *[corrected] Publiée comme correction
}
decision-by-lead-acting = { $lead }, responsable des experts par intérim pour { $away }, avec l’accord de { $second }
decision-by-lead = { $lead }, responsable des experts, avec l’accord de { $second }
decision-by-acting = { $name }, responsable par intérim pour { $away }
decision-by-clock = personne : le délai a expiré
decision-by-role = { $name }, { $role }
decision-rfc = RFC { $rfc }{ $year }
decision-rfc-obsoleted = RFC { $rfc }{ $year }, rendue obsolète par { $by }
decision-rfc-and = { $first } et { $next }
decision-rfc-newer = RFC { $rfc } (plus récente que la liste tenue ici)
decision-rfc-never = RFC { $rfc } (elle n’existe pas)
consent-heading = Consentement
consent-about = Cette correction change ce que dit le texte publié. Deux opérateurs, y compris celui qui la publie, et un expert doivent y consentir.
consent-grounds = Les motifs du titulaire :
consent-office = { $office ->
    [operator] opérateur
   *[expert] expert
}
consent-missing = Elle peut être publiée quand { $missing }.
consent-back = Retirer votre consentement
consent-back-button = Le retirer
consent-give = Consentir à la correction
consent-give-button = Consentir
consent-as-operator = Vous consentez en tant qu’opérateur. Un autre opérateur la publie, quand un expert y consent aussi.
consent-as-expert = Vous consentez en tant qu’expert, à ce texte exactement. Deux opérateurs doivent y consentir aussi.
consent-f-reason = Motif, publié
consent-f-reason-why = Pourquoi cela peut être corrigé sans nouvelle version ; publié avec votre nom
