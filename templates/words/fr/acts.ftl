# Ce que quelqu’un a fait, après son nom.

acts-words = { $act ->
    [account_opened] a ouvert un compte
    [account_asked_again] a demandé un compte qui existe déjà
    [verify_link_sent] a envoyé un lien pour confirmer l’adresse
    [address_verified] a confirmé l’adresse
    [signed_in] s’est connecté
    [signed_out] s’est déconnecté
    [session_ended] a mis fin à une session
    [sessions_ended] a mis fin à toutes les sessions d’un compte
    [reset_link_sent] a envoyé un lien pour choisir un nouveau mot de passe
    [password_changed] a changé le mot de passe
    [roles_changed] a modifié les rôles
    [account_shut] a fermé l’accès au compte
    [account_closed] a fermé le compte
    [name_changed] a changé son nom
    [address_change_asked] a demandé une autre adresse
    [address_change_ended] a mis fin à un changement d’adresse
    [address_help_asked] a demandé à un administrateur de confirmer une autre adresse
    [address_changed] a changé l’adresse
    [address_change_undone] a annulé un changement d’adresse déjà fait
    [merge_asked] a demandé de fusionner ce compte avec un autre
    [merge_confirmed] a confirmé la fusion de deux comptes
    [merge_ended] a renoncé à fusionner deux comptes
    [accounts_merged] a fusionné deux comptes d’une même personne
    [erasure_link_sent] a envoyé un lien pour confirmer une demande d’effacement
    [erasure_asked] a demandé l’effacement
    [erasure_ended] a retiré une demande d’effacement
    [erasure_answered] a répondu à une demande d’effacement
    [data_taken] a pris une copie de ses données
    [account_reopened] a rouvert le compte
    [token_made] a créé un jeton
    [token_ended] a mis fin à un jeton
    [elsewhere_linked] a lié une connexion chez un autre fournisseur
    [elsewhere_ended] a mis fin à une connexion chez un autre fournisseur
    [elsewhere_link_sent] a envoyé un lien pour continuer depuis un autre fournisseur
    [second_factor_set] a mis en place un second facteur
    [second_factor_removed] a retiré le second facteur
    [second_factor_reset_asked] a demandé à un autre administrateur de réinitialiser un second facteur
    [second_factor_reset] a réinitialisé le second facteur
    [recovery_codes_made] a créé de nouveaux codes de récupération
    [recovery_code_used] a utilisé un code de récupération
    [new_device] a noté une connexion depuis un nouveau navigateur
    [identity_confirmed] a confirmé son identité
    [first_admin_link_made] a créé le lien pour le premier administrateur
    [key_made] a créé une nouvelle clé du registre ; l’ancienne reste valable à côté
    [key_dropped] a abandonné l’ancienne clé du registre
    [imported] a repris un état du registre de l’IANA
    [import_undone] a annulé une importation
    [registry_loaded] a chargé le registre de l’IANA
    [went_on_from_copy] a repris depuis une copie après un sinistre
    [draft_started] a commencé un brouillon
    [draft_saved] a enregistré le brouillon
    [draft_deleted] a supprimé le brouillon
    [member_invited] a invité quelqu’un à travailler sur la demande
    [invitation_ended] a retiré une invitation
    [member_joined] a rejoint la demande
    [member_left] a quitté la demande
    [preview_shared] a créé un lien privé vers l’aperçu
    [preview_ended] a mis fin au lien privé
    [became_version] a fait de la correction une nouvelle version
    [corrected] a publié une correction
    [rebased] a pris pour base la dernière version enregistrée
    [submitted] a soumis la demande
    [review_opened] a ouvert l’examen
    [experts_asked] a sollicité d’autres experts
    [assignment_accepted] a accepté d’examiner
    [assignment_declined] a refusé d’examiner
    [assignment_taken_up] reprend finalement l’examen
    [asked] a posé une question au demandeur
    [answered] a répondu
    [answer_to_confirm] a demandé de confirmer la réponse envoyée par e‑mail
    [snapshot_sent] a envoyé un nouveau texte
    [commented] a commenté
    [commented_by_mail] a commenté par e‑mail
    [comment_withdrawn] a retiré un commentaire avant que quiconque l’ait lu
    [comment_struck] a barré un de ses commentaires
    [review_sent] a envoyé des commentaires
    [position_taken] a pris position
    [discuss_answered] a répondu à une position à discuter
    [thread_done] a marqué un fil comme traité
    [thread_resolved] a clos un fil
    [thread_reopened] a rouvert un fil
    [suggestion_used] a repris une formulation proposée
    [disclosed] n’a pas de conflit d’intérêts
    [conflict_declared] a déclaré un conflit d’intérêts
    [waiver_asked] a déclaré un conflit d’intérêts et demande une dérogation
    [conflict_waived] a accordé une dérogation pour un conflit d’intérêts
    [authority_confirmed] a consigné ce qui prouve que le demandeur parle pour l’espace de noms
    [authority_vouched] a confirmé par le lien envoyé au contact publié que le demandeur parle pour l’espace de noms
    [authority_denied] a dit par le lien envoyé au contact publié que le demandeur ne parle pas pour l’espace de noms
    [approved] a approuvé la demande
    [decline_proposed] a proposé de refuser la demande
    [declined] a donné son accord : la demande est refusée
    [reported] a envoyé le rapport des experts à l’organisme de normalisation
    [paper_filed] a versé une pièce au dossier
    [paper_struck] a barré une pièce versée par erreur
    [directed] a consigné l’instruction de l’organisme de normalisation
    [body_asked] a consigné que l’organisme de normalisation demande des modifications
    [body_declined] a consigné que l’organisme de normalisation refuse
    [recognition_asked] a demandé à l’IESG si l’organisme est reconnu
    [recognised] a consigné que l’IESG reconnaît l’organisme
    [recognition_refused] a consigné que l’IESG ne reconnaît pas l’organisme ; la communauté décide
    [specification_named] a indiqué la spécification
    [completion_asked] a demandé l’achèvement
    [track_changed] a changé de procédure
    [sent_back] a renvoyé la demande à l’examen
    [withdrawn] a retiré la demande
    [lapsed] a laissé la demande devenir caduque
    [called_duplicate] a qualifié la demande de doublon
    [duplicate_taken_back] a annulé la qualification de doublon
    [end_taken_back] a annulé la fin de la demande
    [track_taken_back] a annulé le changement de procédure
    [disclosure_taken_back] a retiré le conflit d’intérêts déclaré
    [reopened] a repris la demande
    [contended] a noté qu’une autre demande veut le même nom
    [renamed] a choisi un autre nom
    [verdict_given] a dit qui devrait avoir le nom
    [room_noted] a écrit dans l’espace des demandes concurrentes
    [contention_settled] a consigné l’issue du différend
    [appealed] a fait appel
    [appeal_decided] a consigné la décision sur l’appel
    [disputed] a versé au dossier une note sur un litige de propriété
    [hold_ordered] a versé une décision de justice au dossier ; elle vaut provisoirement jusqu’à ce qu’un second opérateur la confirme
    [hold_confirmed] a confirmé la décision de justice
    [hold_end_asked] a consigné que la décision de justice est levée
    [hold_ended] a consigné la fin de la suspension
    [accepted] a accepté de devenir le titulaire
    [escalated] a transmis la demande à l’échelon supérieur
    [reminded] a envoyé un rappel
    [digest_sent] a envoyé le récapitulatif
    [appointed] a nommé un expert
    [appointment_ended] a mis fin à une nomination
    [away_noted] a indiqué une absence
    [away_cancelled] a mis fin à une absence
    [deputy_named] a désigné un suppléant (version antérieure)
    [deputy_declined] a refusé d’être suppléant (version antérieure)
    [deputy_ended] a mis fin à une suppléance (version antérieure)
    [body_listed] a inscrit un organisme sur la liste des organismes reconnus
    [representative_named] a désigné un représentant
    [representative_ended] a mis fin au mandat d’un représentant
    [body_ended] a retiré un organisme de la liste des organismes reconnus
    [desk_noted] a écrit une note privée
    [desk_note_dropped] a retiré une note privée
    [desk_taken] a pris une demande au bureau
    [desk_given] a confié une demande à un collègue au bureau
    [desk_given_back] a rendu une demande au bureau
    [nid_reserved] a réservé un identifiant d’espace de noms
    [reservation_ended] a mis fin à une réservation
    [status_changed] a modifié le statut de l’espace de noms
    [mail_held] a gardé un e‑mail pour les opérateurs
    [mail_settled] a traité un e‑mail
    [mail_discarded] a écarté un e‑mail
    [mail_placed] a rattaché un e‑mail à la demande
    [address_paused] a suspendu l’envoi à une adresse où les e‑mails n’arrivent pas
    [address_resumed] a repris l’envoi à une adresse
    [list_posted] a repris ce qui a été dit sur la liste d’examen
    [email_cancelled] a annulé un e‑mail en attente
    [emails_chosen] a choisi quels e‑mails recevoir
    [email_sent_again] a renvoyé un e‑mail
    [email_waits] a envoyé un e‑mail qui attend d’être publié
    [email_withdrawn] a retiré un e‑mail avant sa publication
    [status_mark_filed] a noté le statut d’un espace de noms dont le titulaire n’existe plus ; un second opérateur le confirme
    [status_mark_confirmed] a confirmé le statut d’un espace de noms dont le titulaire n’existe plus
    [status_mark_dropped] a abandonné une note de statut
    [consent_asked] a demandé le consentement à une correction qui change ce que dit le texte
    [consent_given] a consenti à la correction
    [consent_taken_back] a retiré son consentement
    [error_mark_filed] a signalé ce qui a été enregistré par erreur ; un second opérateur le confirme
    [error_mark_confirmed] a confirmé ce qui est dit d’un enregistrement par erreur
    [error_mark_dropped] a abandonné le signalement d’un enregistrement par erreur
    [redaction_asked] a demandé de retirer des données personnelles du dossier ; un second opérateur le confirme
    [redacted] a retiré des données personnelles du dossier
    [redaction_dropped] a renoncé à retirer quelque chose du dossier
    [keeper_named] a désigné qui tient un registre de parties d’un espace de noms
    [keeper_ended] a mis fin au mandat de qui tient un registre de parties d’un espace de noms
    [part_added] a ajouté une partie d’un espace de noms
    [part_changed] a modifié une partie d’un espace de noms
    [part_ended] a mis fin à une partie d’un espace de noms ; son préfixe n’est jamais redonné
    [names_gone] a inscrit des noms dont la ressource a disparu
    [names_gone_taken_back] a retiré un fichier de noms dont la ressource a disparu
    [light_asked] a demandé une petite modification
    [light_granted] a accordé une petite modification
    [light_declined] a refusé une petite modification
    [light_withdrawn] a retiré la demande d’une petite modification
    [resolver_changed] a modifié une entrée de l’annuaire des résolveurs
    [proposed_changed] a modifié un registre proposé en 2012
    [in_use_changed] a modifié la liste des noms en usage sans être enregistrés
    [contact_invited] a invité un contact à confirmer les engagements d’un espace de noms
    [contact_ended] a cessé d’interroger un contact sur les engagements d’un espace de noms
    [contact_asked] a demandé à un contact si les engagements d’un espace de noms valent toujours
    [contact_silent] a noté qu’un contact ne répond plus
    [promises_confirmed] a noté qu’un contact a confirmé les engagements d’un espace de noms
    [contact_written] a écrit à un contact au sujet d’une adresse que nomme le registre
    [old_list_answered] a répondu à un e‑mail envoyé à l’ancienne adresse de la liste
    [publication_prepared] a préparé la publication ; un second opérateur la confirme
    [preparation_withdrawn] a retiré ce qui était préparé pour la publication
   *[registered] a enregistré l’espace de noms
}
