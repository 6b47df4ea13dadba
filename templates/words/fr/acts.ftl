# Ce que quelqu’un a fait, après son nom.

acts-words = { $act ->
    [account_opened] a ouvert un compte
    [account_asked_again] a tenté de créer un compte qui existe déjà
    [verify_link_sent] a reçu un lien pour confirmer l’adresse
    [address_verified] a confirmé l’adresse
    [signed_in] s’est connecté
    [signed_out] s’est déconnecté
    [session_ended] a mis fin à une session
    [sessions_ended] a mis fin à toutes les sessions d’un compte
    [reset_link_sent] a reçu un lien pour choisir un nouveau mot de passe
    [password_changed] a changé le mot de passe
    [roles_changed] a modifié les rôles
    [account_shut] a suspendu le compte
    [account_closed] a fermé le compte
    [name_changed] a changé son nom
    [address_change_asked] a demandé un changement d’adresse e‑mail
    [address_change_ended] a annulé un changement d’adresse e‑mail en cours
    [address_changed] a changé l’adresse e‑mail
    [address_change_undone] a annulé un changement d’adresse e‑mail déjà fait
    [data_taken] a téléchargé une copie de ses données
    [account_reopened] a réactivé le compte
    [token_made] a créé un jeton
    [token_ended] a révoqué un jeton
    [elsewhere_linked] a lié une connexion externe
    [elsewhere_ended] a supprimé une connexion externe
    [elsewhere_link_sent] a reçu un lien pour poursuivre une connexion externe
    [second_factor_set] a mis en place un second facteur
    [second_factor_removed] a retiré le second facteur
    [second_factor_reset_asked] a demandé à un autre administrateur de réinitialiser un second facteur
    [second_factor_reset] a réinitialisé le second facteur
    [recovery_codes_made] a créé de nouveaux codes de récupération
    [recovery_code_used] a utilisé un code de récupération
    [new_device] a signalé une connexion depuis un nouveau navigateur
    [failed_sign_ins] a signalé de nombreuses connexions échouées
    [identity_confirmed] a confirmé son identité
    [first_admin_link_made] a créé le lien pour le premier administrateur
    [key_made] a créé une nouvelle clé du registre ; l’ancienne reste valable
    [key_dropped] a supprimé l’ancienne clé du registre
    [imported] a importé un état du registre de l’IANA
    [import_undone] a annulé une importation
    [registry_loaded] a chargé le registre de l’IANA
    [went_on_from_copy] a repris depuis une sauvegarde après un sinistre
    [draft_started] a commencé un brouillon
    [draft_saved] a enregistré le brouillon
    [draft_deleted] a supprimé le brouillon
    [member_invited] a invité un collaborateur
    [invitation_ended] a retiré une invitation
    [member_joined] participe désormais à la demande
    [member_left] a quitté la demande
    [became_version] a fait de la correction une nouvelle version
    [corrected] a publié une correction
    [rebased] a pris comme base la dernière version enregistrée
    [submitted] a soumis la demande
    [review_opened] a commencé l’examen
    [experts_asked] a affecté d’autres experts
    [assignment_declined] a refusé l’affectation
    [assignment_taken_up] a repris l’examen
    [asked] a demandé des informations au demandeur
    [answered] a répondu
    [answer_to_confirm] a été invité à confirmer une réponse envoyée par e‑mail
    [snapshot_sent] a soumis une nouvelle révision
    [commented] a commenté
    [commented_by_mail] a commenté par e‑mail
    [comment_struck] a rétracté un commentaire
    [review_sent] a soumis une relecture
    [position_taken] a rendu un avis
    [discuss_answered] a répondu à un avis « à discuter »
    [thread_done] a marqué un fil comme traité
    [thread_resolved] a clos un fil
    [thread_reopened] a rouvert un fil
    [suggestion_used] a appliqué une modification suggérée
    [disclosed] a déclaré ne pas avoir de conflit d’intérêts
    [conflict_declared] a déclaré un conflit d’intérêts
    [waiver_asked] a déclaré un conflit d’intérêts et demandé une dérogation
    [conflict_waived] a accordé une dérogation pour un conflit d’intérêts
    [authority_confirmed] a consigné la preuve que le demandeur est habilité à agir pour l’espace de noms
    [authority_vouched] a confirmé la demande par le lien envoyé au contact publié
    [authority_denied] a rejeté la demande par le lien envoyé au contact publié
    [approved] a approuvé la demande
    [decline_proposed] a proposé de refuser la demande
    [declined] a approuvé le refus ; la demande est refusée
    [reported] a envoyé le rapport des experts à l’organisme de normalisation
    [paper_filed] a ajouté un document au dossier
    [paper_struck] a rétracté un document versé par erreur
    [directed] a consigné l’instruction de l’organisme de normalisation
    [body_asked] a consigné que l’organisme de normalisation demande des modifications
    [body_declined] a consigné que l’organisme de normalisation refuse
    [recognition_asked] a demandé à l’IESG si l’organisme est reconnu
    [recognised] a consigné que l’IESG reconnaît l’organisme
    [recognition_refused] a consigné que l’IESG ne reconnaît pas l’organisme ; la demande suit l’examen par la communauté
    [specification_named] a indiqué le document
    [completion_asked] a demandé l’achèvement
    [track_changed] a changé la procédure
    [sent_back] a renvoyé la demande à l’examen
    [withdrawn] a retiré la demande
    [lapsed] a clos la demande comme caduque
    [called_duplicate] a clos la demande comme doublon
    [duplicate_taken_back] a rétabli une demande close comme doublon
    [end_taken_back] a rétabli la demande
    [track_taken_back] a annulé le changement de procédure
    [disclosure_taken_back] a retiré le conflit d’intérêts déclaré
    [reopened] a rouvert la demande
    [name_conflict] a signalé un conflit de noms avec une autre demande
    [renamed] a choisi un autre nom
    [name_conflict_ended] a consigné la fin du conflit de noms avec une autre demande
    [appealed] a fait appel
    [appeal_decided] a consigné la décision sur l’appel
    [disputed] a consigné un litige de propriété
    [put_on_hold] a suspendu la demande
    [hold_ended] a mis fin à la suspension
    [accepted] a accepté le transfert de l’enregistrement
    [transfer_declined] a refusé le transfert de l’enregistrement
    [escalated] a fait remonter la demande
    [reminded] a envoyé un rappel
    [appointed] a nommé un expert
    [appointment_ended] a mis fin à une nomination
    [away_noted] a indiqué une absence
    [away_cancelled] a mis fin à une absence
    [body_listed] a inscrit un organisme sur la liste des organismes reconnus
    [representative_named] a désigné un représentant
    [representative_ended] a supprimé un représentant
    [body_ended] a retiré un organisme de la liste des organismes reconnus
    [desk_noted] a ajouté une note privée
    [desk_note_dropped] a supprimé une note privée
    [nid_reserved] a réservé un identifiant d’espace de noms
    [reservation_ended] a mis fin à une réservation
    [status_changed] a modifié le statut de l’espace de noms
    [mail_held] a mis de côté un e‑mail entrant pour les opérateurs
    [mail_settled] a traité un e‑mail entrant
    [mail_discarded] a écarté un e‑mail entrant
    [mail_placed] a ajouté un e‑mail entrant à la demande
    [address_paused] a suspendu l’envoi à une adresse qui n’accepte pas les e‑mails
    [address_resumed] a repris l’envoi à une adresse
    [list_posted] a ajouté un message de la liste d’examen
    [email_cancelled] a annulé un e‑mail en attente
    [following_changed] a commencé ou cessé de suivre une demande
    [email_sent_again] a renvoyé un e‑mail
    [email_waits] a envoyé un e‑mail qui sera publié
    [email_withdrawn] a retiré un e‑mail avant sa publication
    [status_marked] a annoté le statut d’un espace de noms sans titulaire
    [consent_asked] a demandé le consentement à une correction de fond
    [consent_given] a consenti à la correction
    [consent_taken_back] a retiré son consentement
    [error_marked] a annoté si un enregistrement a été fait par erreur
    [redaction_asked] a demandé l’occultation de données personnelles ; un second opérateur doit la confirmer
    [redacted] a occulté des données personnelles
    [redaction_dropped] a rejeté une occultation
    [resolver_changed] a modifié une entrée de l’annuaire des résolveurs
    [contact_asked] a demandé aux contacts d’un espace de noms s’ils sont toujours exacts
    [contact_confirmed] a noté qu’un contact d’un espace de noms est toujours exact
    [old_list_answered] a répondu à un e‑mail envoyé à l’ancienne adresse de la liste
    [publication_prepared] a préparé la publication ; un second opérateur doit la confirmer
    [preparation_withdrawn] a annulé la publication préparée
    [registration_upheld] a confirmé l’enregistrement après réexamen
   *[registered] a enregistré l’espace de noms
}
