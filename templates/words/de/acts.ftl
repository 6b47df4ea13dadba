# Was jemand getan hat, hinter dem Namen.

acts-words = { $act ->
    [account_opened] hat ein Konto eröffnet
    [account_asked_again] hat versucht, ein Konto anzulegen, das es schon gibt
    [verify_link_sent] hat einen Link zur Bestätigung der Adresse erhalten
    [address_verified] hat die Adresse bestätigt
    [signed_in] hat sich angemeldet
    [signed_out] hat sich abgemeldet
    [session_ended] hat eine Sitzung beendet
    [sessions_ended] hat alle Sitzungen eines Kontos beendet
    [reset_link_sent] hat einen Link für ein neues Passwort erhalten
    [password_changed] hat das Passwort geändert
    [roles_changed] hat die Rollen geändert
    [account_shut] hat das Konto gesperrt
    [account_closed] hat das Konto geschlossen
    [name_changed] hat den eigenen Namen geändert
    [address_change_asked] hat eine Änderung der E-Mail-Adresse beantragt
    [address_change_ended] hat eine Änderung der E-Mail-Adresse abgebrochen
    [address_changed] hat die E-Mail-Adresse geändert
    [address_change_undone] hat eine Änderung der E-Mail-Adresse rückgängig gemacht
    [data_taken] hat eine Kopie der eigenen Daten heruntergeladen
    [account_reopened] hat das Konto wieder freigegeben
    [token_made] hat ein Token erstellt
    [token_ended] hat ein Token widerrufen
    [elsewhere_linked] hat eine externe Anmeldung verknüpft
    [elsewhere_ended] hat eine externe Anmeldung entfernt
    [elsewhere_link_sent] hat einen Link erhalten, um eine externe Anmeldung fortzusetzen
    [second_factor_set] hat einen zweiten Faktor eingerichtet
    [second_factor_removed] hat den zweiten Faktor entfernt
    [second_factor_reset_asked] hat einen anderen Administrator gebeten, einen zweiten Faktor zurückzusetzen
    [second_factor_reset] hat den zweiten Faktor zurückgesetzt
    [recovery_codes_made] hat neue Wiederherstellungscodes erstellt
    [recovery_code_used] hat einen Wiederherstellungscode verwendet
    [new_device] hat eine Anmeldung mit einem neuen Browser gemeldet
    [failed_sign_ins] hat viele fehlgeschlagene Anmeldungen gemeldet
    [identity_confirmed] hat die eigene Identität bestätigt
    [first_admin_link_made] hat den Link für den ersten Administrator erstellt
    [key_made] hat einen neuen Schlüssel des Verzeichnisses erstellt; der alte gilt weiter
    [key_dropped] hat den alten Schlüssel des Verzeichnisses entfernt
    [imported] hat einen Stand des IANA-Verzeichnisses importiert
    [import_undone] hat einen Import rückgängig gemacht
    [registry_loaded] hat das Verzeichnis der IANA geladen
    [went_on_from_copy] hat nach einem Notfall aus einer Sicherung weitergearbeitet
    [draft_started] hat einen Entwurf begonnen
    [draft_saved] hat den Entwurf gespeichert
    [draft_deleted] hat den Entwurf gelöscht
    [member_invited] hat eine mitwirkende Person eingeladen
    [invitation_ended] hat eine Einladung zurückgezogen
    [member_joined] wirkt nun am Antrag mit
    [member_left] wirkt nicht mehr am Antrag mit
    [became_version] hat aus der Berichtigung eine neue Version gemacht
    [corrected] hat eine Berichtigung veröffentlicht
    [rebased] hat die neueste registrierte Version als Grundlage genommen
    [submitted] hat den Antrag eingereicht
    [review_opened] hat die Begutachtung begonnen
    [experts_asked] hat weitere Fachgutachter zugewiesen
    [assignment_declined] hat die Zuweisung abgelehnt
    [assignment_taken_up] hat die Begutachtung wieder aufgenommen
    [asked] hat Angaben von der antragstellenden Seite angefordert
    [answered] hat geantwortet
    [answer_to_confirm] wurde gebeten, eine per E-Mail gesendete Antwort zu bestätigen
    [snapshot_sent] hat eine neue Revision eingereicht
    [commented] hat kommentiert
    [commented_by_mail] hat per E-Mail kommentiert
    [comment_struck] hat einen Kommentar widerrufen
    [review_sent] hat ein Gutachten eingereicht
    [position_taken] hat eine Stellungnahme abgegeben
    [discuss_answered] hat auf einen Klärungsbedarf geantwortet
    [thread_done] hat einen Gesprächsfaden als bearbeitet markiert
    [thread_resolved] hat einen Gesprächsfaden geschlossen
    [thread_reopened] hat einen Gesprächsfaden wieder geöffnet
    [suggestion_used] hat einen Änderungsvorschlag übernommen
    [disclosed] hat erklärt, keinen Interessenkonflikt zu haben
    [conflict_declared] hat einen Interessenkonflikt erklärt
    [waiver_asked] hat einen Interessenkonflikt erklärt und eine Ausnahme beantragt
    [conflict_waived] hat für einen Interessenkonflikt eine Ausnahme zugelassen
    [authority_confirmed] hat Belege dafür festgehalten, dass die antragstellende Seite berechtigt ist, für den Namensraum zu handeln
    [authority_vouched] hat den Antrag über den Link an den veröffentlichten Kontakt bestätigt
    [authority_denied] hat den Antrag über den Link an den veröffentlichten Kontakt abgelehnt
    [approved] hat den Antrag gebilligt
    [decline_proposed] hat vorgeschlagen, den Antrag abzulehnen
    [declined] hat der Ablehnung zugestimmt; der Antrag ist abgelehnt
    [reported] hat den Bericht der Fachgutachter an das Normungsgremium gesendet
    [paper_filed] hat ein Dokument zur Akte hinzugefügt
    [paper_struck] hat ein irrtümlich abgelegtes Dokument widerrufen
    [directed] hat die Anweisung des Normungsgremiums festgehalten
    [body_asked] hat festgehalten, dass das Normungsgremium Änderungen verlangt
    [body_declined] hat festgehalten, dass das Normungsgremium ablehnt
    [recognition_asked] hat die IESG gefragt, ob das Gremium anerkannt ist
    [recognised] hat festgehalten, dass die IESG das Gremium anerkennt
    [recognition_refused] hat festgehalten, dass die IESG das Gremium nicht anerkennt; der Antrag wird durch die Gemeinschaft begutachtet
    [specification_named] hat das Dokument angegeben
    [completion_asked] hat um den Abschluss gebeten
    [track_changed] hat das Verfahren geändert
    [sent_back] hat den Antrag in die Begutachtung zurückgegeben
    [withdrawn] hat den Antrag zurückgezogen
    [lapsed] hat den Antrag als verfallen geschlossen
    [called_duplicate] hat den Antrag als Dublette geschlossen
    [duplicate_taken_back] hat einen als Dublette geschlossenen Antrag wieder in Kraft gesetzt
    [end_taken_back] hat den Antrag wieder in Kraft gesetzt
    [track_taken_back] hat die Änderung des Verfahrens rückgängig gemacht
    [disclosure_taken_back] hat den erklärten Interessenkonflikt zurückgezogen
    [reopened] hat den Antrag wieder eröffnet
    [name_conflict] hat einen Namenskonflikt mit einem anderen Antrag gemeldet
    [renamed] hat einen anderen Namen gewählt
    [name_conflict_ended] hat festgehalten, dass der Namenskonflikt mit einem anderen Antrag beendet ist
    [appealed] hat Einspruch eingelegt
    [appeal_decided] hat die Entscheidung über den Einspruch festgehalten
    [disputed] hat einen Streit um die Inhaberschaft festgehalten
    [put_on_hold] hat den Antrag ausgesetzt
    [hold_ended] hat die Aussetzung beendet
    [accepted] hat die Übertragung der Registrierung angenommen
    [transfer_declined] hat die Übertragung der Registrierung abgelehnt
    [escalated] hat den Antrag eskaliert
    [reminded] hat eine Erinnerung gesendet
    [appointed] hat eine Person als Fachgutachter berufen
    [appointment_ended] hat eine Berufung beendet
    [away_noted] hat eine Abwesenheit eingetragen
    [away_cancelled] hat eine Abwesenheit beendet
    [body_listed] hat ein Gremium in die Liste der anerkannten Gremien aufgenommen
    [representative_named] hat eine vertretungsberechtigte Person benannt
    [representative_ended] hat eine vertretungsberechtigte Person entfernt
    [body_ended] hat ein Gremium aus der Liste der anerkannten Gremien entfernt
    [desk_noted] hat eine private Notiz hinzugefügt
    [desk_note_dropped] hat eine private Notiz entfernt
    [nid_reserved] hat eine Namensraum-Kennung reserviert
    [reservation_ended] hat eine Reservierung beendet
    [status_changed] hat den Status des Namensraums geändert
    [mail_held] hat eine eingehende E-Mail für den Betrieb zurückgestellt
    [mail_settled] hat eine eingehende E-Mail bearbeitet
    [mail_discarded] hat eine eingehende E-Mail verworfen
    [mail_placed] hat eine eingehende E-Mail dem Antrag hinzugefügt
    [address_paused] hat den Versand an eine Adresse ausgesetzt, die keine E-Mails annimmt
    [address_resumed] hat den Versand an eine Adresse wieder aufgenommen
    [list_posted] hat einen Beitrag der Begutachtungsliste hinzugefügt
    [email_cancelled] hat eine wartende E-Mail abgebrochen
    [following_changed] folgt einem Antrag oder folgt ihm nicht mehr
    [email_sent_again] hat eine E-Mail noch einmal gesendet
    [email_waits] hat eine E-Mail gesendet, die veröffentlicht wird
    [email_withdrawn] hat eine E-Mail vor der Veröffentlichung zurückgezogen
    [status_marked] hat den Status eines Namensraums ohne Registranten vermerkt
    [consent_asked] hat um Zustimmung zu einer inhaltlichen Berichtigung gebeten
    [consent_given] hat der Berichtigung zugestimmt
    [consent_taken_back] hat die Zustimmung zurückgezogen
    [error_marked] hat vermerkt, ob eine Registrierung irrtümlich erfolgt ist
    [redaction_asked] hat eine Schwärzung personenbezogener Daten beantragt; eine zweite Person des Betriebs muss dies bestätigen
    [redacted] hat personenbezogene Daten geschwärzt
    [redaction_dropped] hat eine Schwärzung abgelehnt
    [resolver_changed] hat einen Eintrag des Resolver-Verzeichnisses geändert
    [contact_asked] hat die Kontakte eines Namensraums gefragt, ob sie noch richtig sind
    [contact_confirmed] hat festgehalten, dass ein Kontakt eines Namensraums noch richtig ist
    [old_list_answered] hat eine E-Mail an die frühere Adresse der Liste beantwortet
    [publication_prepared] hat die Veröffentlichung vorbereitet; eine zweite Person des Betriebs muss sie bestätigen
    [preparation_withdrawn] hat die vorbereitete Veröffentlichung abgebrochen
    [registration_upheld] hat die Registrierung nach erneuter Prüfung bestätigt
   *[registered] hat den Namensraum registriert
}
