# The recipients of each kind of email, as stated at its end.
mails-to = { $kind ->
    [verify] à vous seul
    [account_exists] à vous seul
    [reset] à vous seul
    [oidc_join] à vous seul
    [address_new] à cette adresse
    [address_leaves] à l’ancienne adresse ; la nouvelle reçoit un autre e‑mail
    [address_in_use] à vous seul
    [draft_deleted] aux personnes qui y ont travaillé
    [security] à vous seul
    [new_device] à vous seul
    [failed_sign_ins] à vous seul
    [email_waits] à vous seul
    [confirm_answer] à vous seul
    [not_published] à vous seul
    [stopped] à vous seul
    [invitation] à vous seul
    [received] à la personne qui a soumis la demande ; les opérateurs reçoivent un autre e‑mail
    [question] au titulaire et aux collaborateurs
    [opened] au titulaire et aux collaborateurs ; les experts affectés reçoivent un autre e‑mail
    [action_required] aux personnes qui doivent maintenant agir
    [discuss] au titulaire et aux collaborateurs
    [followed] aux personnes qui suivent la demande
    [comment] au titulaire et aux collaborateurs ou, quand le titulaire a commenté, aux experts affectés
    [retracted] au titulaire et aux collaborateurs ou, quand le titulaire a commenté, aux experts affectés
    [approved] au titulaire, aux collaborateurs, aux experts et aux opérateurs
    [sent_back] aux experts qui ont été affectés ou ont rendu un avis, au titulaire et aux collaborateurs
    [procedure_changed] au titulaire, aux collaborateurs et aux experts affectés
    [registered] au titulaire, aux collaborateurs et aux experts affectés
    [reported] au titulaire, aux collaborateurs et aux opérateurs ; les agents de liaison reçoivent le rapport
    [directed] au titulaire, aux collaborateurs et aux experts affectés
    [body_answered] au titulaire, aux collaborateurs et aux experts affectés
    [recognition_answered] au titulaire et aux collaborateurs
    [completion_asked] au titulaire, aux collaborateurs et aux opérateurs
    [declined] au titulaire, aux collaborateurs, aux experts, au responsable et aux opérateurs
    [appeal] aux responsables, aux opérateurs, aux collaborateurs et aux experts de la demande, et aux agents de liaison
    [appeal_decided] à la personne qui a fait appel, aux collaborateurs et aux experts de la demande
    [lapse_warning] au titulaire et aux collaborateurs
    [closed] à toutes les personnes qui travaillent sur la demande ; pour un doublon, aux titulaires et experts des deux demandes
    [reopened] à toutes les personnes qui travaillent sur la demande ; pour un doublon, aux titulaires et experts des deux demandes
    [operator_message] au titulaire et aux collaborateurs, ou aux experts qui ont été affectés ou ont rendu un avis
    [hold] au titulaire, aux collaborateurs et aux responsables
    [name_conflict] aux titulaires des deux demandes et aux experts affectés
    [name_conflict_ended] aux titulaires des autres demandes pour l’identifiant
    [heir_asked] à l’adresse du nouveau titulaire ; les contacts de l’espace de noms reçoivent un avis
    [accepted] au titulaire, aux collaborateurs et aux opérateurs
    [corrected] au titulaire et aux collaborateurs
    [status_notice] à la liste d’examen publique, au titulaire et aux collaborateurs
    [contact_asked] à vous seul
    [contact_answered] au titulaire, aux collaborateurs, aux responsables et aux opérateurs
   *[escalation] aux responsables, puis aux opérateurs, puis aux administrateurs
}
