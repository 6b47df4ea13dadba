# Was jemand getan hat, hinter dem Namen.

acts-words = { $act ->
    [account_opened] hat ein Konto eröffnet
    [account_asked_again] hat ein Konto beantragt, das es schon gibt
    [verify_link_sent] hat einen Link zur Bestätigung der Adresse gesendet
    [address_verified] hat die Adresse bestätigt
    [signed_in] hat sich angemeldet
    [signed_out] hat sich abgemeldet
    [session_ended] hat eine Sitzung beendet
    [sessions_ended] hat alle Sitzungen eines Kontos beendet
    [reset_link_sent] hat einen Link für ein neues Passwort gesendet
    [password_changed] hat das Passwort geändert
    [roles_changed] hat die Rollen geändert
    [account_shut] hat das Konto gesperrt
    [account_closed] hat das Konto geschlossen
    [name_changed] hat den eigenen Namen geändert
    [address_change_asked] hat eine andere Adresse angegeben
    [address_change_ended] hat eine Änderung der Adresse abgebrochen
    [address_help_asked] hat einen Administrator gebeten, eine andere Adresse zu bestätigen
    [address_changed] hat die Adresse geändert
    [address_change_undone] hat eine Änderung der E-Mail-Adresse rückgängig gemacht
    [merge_asked] hat gebeten, dieses Konto mit einem anderen zusammenzulegen
    [merge_confirmed] hat bestätigt, zwei Konten zusammenzulegen
    [merge_ended] hat den Wunsch zurückgenommen, zwei Konten zusammenzulegen
    [accounts_merged] hat zwei Konten einer Person zusammengelegt
    [erasure_link_sent] hat einen Link zur Bestätigung eines Löschantrags gesendet
    [erasure_asked] hat die Löschung beantragt
    [erasure_ended] hat einen Löschantrag zurückgenommen
    [erasure_answered] hat einen Löschantrag beantwortet
    [data_taken] hat eine Kopie der eigenen Daten abgerufen
    [account_reopened] hat das Konto wieder geöffnet
    [token_made] hat ein Token erstellt
    [token_ended] hat ein Token beendet
    [elsewhere_linked] hat eine Anmeldung bei einem anderen Anbieter verknüpft
    [elsewhere_ended] hat eine Anmeldung bei einem anderen Anbieter beendet
    [elsewhere_link_sent] hat einen Link gesendet, um von einem anderen Anbieter aus weiterzumachen
    [second_factor_set] hat einen zweiten Faktor eingerichtet
    [second_factor_removed] hat den zweiten Faktor entfernt
    [second_factor_reset_asked] hat einen anderen Administrator gebeten, einen zweiten Faktor zurückzusetzen
    [second_factor_reset] hat den zweiten Faktor zurückgesetzt
    [recovery_codes_made] hat neue Wiederherstellungscodes erstellt
    [recovery_code_used] hat einen Wiederherstellungscode verwendet
    [new_device] hat eine Anmeldung aus einem neuen Browser vermerkt
    [identity_confirmed] hat die eigene Identität bestätigt
    [first_admin_link_made] hat den Link für den ersten Administrator erstellt
    [key_made] hat einen neuen Schlüssel des Verzeichnisses erstellt; der alte gilt daneben weiter
    [key_dropped] hat den alten Schlüssel des Verzeichnisses verworfen
    [imported] hat einen Stand des Verzeichnisses der IANA übernommen
    [import_undone] hat eine Übernahme zurückgenommen
    [registry_loaded] hat das Verzeichnis der IANA geladen
    [went_on_from_copy] hat nach einem Ausfall von einer Kopie aus weitergemacht
    [draft_started] hat einen Entwurf begonnen
    [draft_saved] hat den Entwurf gespeichert
    [draft_deleted] hat den Entwurf gelöscht
    [member_invited] hat jemanden zur Mitwirkung am Antrag eingeladen
    [invitation_ended] hat eine Einladung zurückgenommen
    [member_joined] wirkt nun am Antrag mit
    [member_left] wirkt nicht mehr am Antrag mit
    [preview_shared] hat einen privaten Link zur Vorschau erstellt
    [preview_ended] hat den privaten Link beendet
    [became_version] hat aus der Berichtigung eine neue Version gemacht
    [corrected] hat eine Berichtigung veröffentlicht
    [rebased] hat die neueste registrierte Version zur Grundlage genommen
    [submitted] hat den Antrag eingereicht
    [review_opened] hat die Begutachtung eröffnet
    [experts_asked] hat weitere Fachgutachter hinzugezogen
    [assignment_accepted] hat die Begutachtung angenommen
    [assignment_declined] hat die Begutachtung abgelehnt
    [assignment_taken_up] übernimmt die Begutachtung doch
    [asked] hat der antragstellenden Seite eine Frage gestellt
    [answered] hat geantwortet
    [answer_to_confirm] hat um Bestätigung der per E-Mail gesendeten Antwort gebeten
    [snapshot_sent] hat einen neuen Text gesendet
    [commented] hat kommentiert
    [commented_by_mail] hat per E-Mail kommentiert
    [comment_withdrawn] hat einen Kommentar zurückgenommen, bevor ihn jemand gelesen hatte
    [comment_struck] hat einen eigenen Kommentar gestrichen
    [review_sent] hat Kommentare gesendet
    [position_taken] hat Stellung genommen
    [discuss_answered] hat auf eine Stellungnahme mit Klärungsbedarf geantwortet
    [thread_done] hat einen Gesprächsfaden als erledigt markiert
    [thread_resolved] hat einen Gesprächsfaden geschlossen
    [thread_reopened] hat einen Gesprächsfaden wieder geöffnet
    [suggestion_used] hat einen Formulierungsvorschlag übernommen
    [disclosed] hat keinen Interessenkonflikt
    [conflict_declared] hat einen Interessenkonflikt erklärt
    [waiver_asked] hat einen Interessenkonflikt erklärt und bittet um eine Ausnahme
    [conflict_waived] hat für einen Interessenkonflikt eine Ausnahme zugelassen
    [authority_confirmed] hat festgehalten, aufgrund welcher Belege die antragstellende Seite für den Namensraum spricht
    [authority_vouched] hat über den Link an den veröffentlichten Kontakt bestätigt, dass die antragstellende Seite für den Namensraum spricht
    [authority_denied] hat über den Link an den veröffentlichten Kontakt gesagt, dass die antragstellende Seite nicht für den Namensraum spricht
    [approved] hat den Antrag gebilligt
    [decline_proposed] hat vorgeschlagen, den Antrag abzulehnen
    [declined] hat zugestimmt: Der Antrag ist abgelehnt
    [reported] hat den Bericht der Fachgutachter an das Normungsgremium gesendet
    [paper_filed] hat ein Schriftstück zu den Akten genommen
    [paper_struck] hat ein irrtümlich abgelegtes Schriftstück gestrichen
    [directed] hat die Anweisung des Normungsgremiums festgehalten
    [body_asked] hat festgehalten, dass das Normungsgremium Änderungen verlangt
    [body_declined] hat festgehalten, dass das Normungsgremium ablehnt
    [recognition_asked] hat die IESG gefragt, ob das Gremium anerkannt ist
    [recognised] hat festgehalten, dass die IESG das Gremium anerkennt
    [recognition_refused] hat festgehalten, dass die IESG das Gremium nicht anerkennt; die Gemeinschaft entscheidet
    [specification_named] hat die Spezifikation genannt
    [completion_asked] hat um den Abschluss gebeten
    [track_changed] hat das Verfahren gewechselt
    [sent_back] hat den Antrag in die Begutachtung zurückgegeben
    [withdrawn] hat den Antrag zurückgezogen
    [lapsed] hat den Antrag verfallen lassen
    [called_duplicate] hat den Antrag als Dublette bezeichnet
    [duplicate_taken_back] hat zurückgenommen, dass der Antrag eine Dublette ist
    [end_taken_back] hat das Ende des Antrags zurückgenommen
    [track_taken_back] hat den Wechsel des Verfahrens zurückgenommen
    [disclosure_taken_back] hat den erklärten Interessenkonflikt zurückgenommen
    [reopened] hat den Antrag wieder aufgenommen
    [contended] hat vermerkt, dass ein anderer Antrag denselben Namen wünscht
    [renamed] hat einen anderen Namen gewählt
    [verdict_given] hat gesagt, wer den Namen erhalten soll
    [room_noted] hat auf der Seite der konkurrierenden Anträge geschrieben
    [contention_settled] hat den Ausgang des Streits um den Namen festgehalten
    [appealed] hat Einspruch eingelegt
    [appeal_decided] hat die Entscheidung über den Einspruch festgehalten
    [disputed] hat einen Vermerk über einen Streit um die Inhaberschaft zu den Akten genommen
    [hold_ordered] hat eine gerichtliche Anordnung zu den Akten genommen; sie gilt vorläufig, bis eine zweite Person vom Betrieb sie bestätigt
    [hold_confirmed] hat die gerichtliche Anordnung bestätigt
    [hold_end_asked] hat festgehalten, dass die gerichtliche Anordnung aufgehoben ist
    [hold_ended] hat das Ende der Sperre festgehalten
    [accepted] hat zugestimmt, Registrant zu werden
    [escalated] hat den Antrag weitergereicht
    [reminded] hat eine Erinnerung gesendet
    [digest_sent] hat die Übersicht gesendet
    [appointed] hat eine Person als Fachgutachter berufen
    [appointment_ended] hat eine Berufung beendet
    [away_noted] hat eine Abwesenheit eingetragen
    [away_cancelled] hat eine Abwesenheit beendet
    [deputy_named] hat eine Vertretung benannt (frühere Version)
    [deputy_declined] hat die Vertretung abgelehnt (frühere Version)
    [deputy_ended] hat eine Vertretung beendet (frühere Version)
    [body_listed] hat ein Gremium in die Liste der anerkannten aufgenommen
    [representative_named] hat eine Vertretung für ein Gremium benannt
    [representative_ended] hat die Vertretung für ein Gremium beendet
    [body_ended] hat ein Gremium von der Liste der anerkannten genommen
    [desk_noted] hat eine private Notiz geschrieben
    [desk_note_dropped] hat eine private Notiz entfernt
    [desk_taken] hat einen Antrag in Bearbeitung genommen
    [desk_given] hat einen Antrag im Betrieb weitergegeben
    [desk_given_back] hat einen Antrag an den Betrieb zurückgegeben
    [nid_reserved] hat eine Namensraum-Kennung reserviert
    [reservation_ended] hat eine Reservierung beendet
    [status_changed] hat den Status des Namensraums geändert
    [mail_held] hat eine E-Mail für den Betrieb zurückgehalten
    [mail_settled] hat eine E-Mail erledigt
    [mail_discarded] hat eine E-Mail verworfen
    [mail_placed] hat eine E-Mail dem Antrag zugeordnet
    [address_paused] hat den Versand an eine Adresse angehalten, an der E-Mails nicht ankommen
    [address_resumed] hat den Versand an eine Adresse wieder aufgenommen
    [list_posted] hat übernommen, was auf der Begutachtungsliste gesagt wurde
    [email_cancelled] hat eine wartende E-Mail abgebrochen
    [emails_chosen] hat gewählt, welche E-Mails kommen
    [email_sent_again] hat eine E-Mail noch einmal gesendet
    [email_waits] hat eine E-Mail gesendet, die auf ihre Veröffentlichung wartet
    [email_withdrawn] hat eine E-Mail vor der Veröffentlichung zurückgezogen
    [status_mark_filed] hat den Status eines Namensraums vermerkt, dessen Registrant nicht mehr da ist; eine zweite Person vom Betrieb bestätigt den Vermerk
    [status_mark_confirmed] hat den Status eines Namensraums bestätigt, dessen Registrant nicht mehr da ist
    [status_mark_dropped] hat einen Vermerk zum Status verworfen
    [consent_asked] hat um Zustimmung zu einer Berichtigung gebeten, die den Sinn des Textes ändert
    [consent_given] hat der Berichtigung zugestimmt
    [consent_taken_back] hat die Zustimmung zurückgenommen
    [error_mark_filed] hat vermerkt, was irrtümlich registriert wurde; eine zweite Person vom Betrieb bestätigt es
    [error_mark_confirmed] hat den Vermerk über eine irrtümliche Registrierung bestätigt
    [error_mark_dropped] hat den Vermerk über eine irrtümliche Registrierung verworfen
    [redaction_asked] hat beantragt, personenbezogene Daten aus den Akten zu nehmen; eine zweite Person vom Betrieb bestätigt es
    [redacted] hat personenbezogene Daten aus den Akten genommen
    [redaction_dropped] hat die Entnahme aus den Akten verworfen
    [keeper_named] hat benannt, wer ein Register von Teilen eines Namensraums führt
    [keeper_ended] hat die Zuständigkeit für ein Register von Teilen eines Namensraums beendet
    [part_added] hat einen Teil eines Namensraums hinzugefügt
    [part_changed] hat einen Teil eines Namensraums geändert
    [part_ended] hat einen Teil eines Namensraums beendet; sein Präfix wird nie wieder vergeben
    [names_gone] hat Namen eingetragen, deren Ressource es nicht mehr gibt
    [names_gone_taken_back] hat eine Datei mit Namen zurückgenommen, deren Ressource es nicht mehr gibt
    [light_asked] hat eine kleine Änderung beantragt
    [light_granted] hat eine kleine Änderung genehmigt
    [light_declined] hat eine kleine Änderung abgelehnt
    [light_withdrawn] hat den Antrag auf eine kleine Änderung zurückgenommen
    [resolver_changed] hat einen Eintrag des Resolver-Verzeichnisses geändert
    [proposed_changed] hat ein 2012 vorgeschlagenes Verzeichnis geändert
    [in_use_changed] hat die Liste der Namen geändert, die in Gebrauch, aber nicht registriert sind
    [contact_invited] hat einen Kontakt eingeladen, die Zusagen zu einem Namensraum zu bestätigen
    [contact_ended] hat die Anfragen an einen Kontakt zu den Zusagen zu einem Namensraum beendet
    [contact_asked] hat einen Kontakt gefragt, ob die Zusagen zu einem Namensraum noch gelten
    [contact_silent] hat vermerkt, dass ein Kontakt nicht mehr antwortet
    [promises_confirmed] hat vermerkt, dass ein Kontakt die Zusagen zu einem Namensraum bestätigt hat
    [contact_written] hat einem Kontakt wegen einer Adresse geschrieben, die das Verzeichnis nennt
    [old_list_answered] hat eine E-Mail an die frühere Adresse der Liste beantwortet
    [publication_prepared] hat die Veröffentlichung vorbereitet; eine zweite Person vom Betrieb bestätigt sie
    [preparation_withdrawn] hat die vorbereitete Veröffentlichung zurückgenommen
   *[registered] hat den Namensraum registriert
}
