# The recipients of each kind of email, as stated at its end.
mails-to = { $kind ->
    [verify] Sie allein
    [account_exists] Sie allein
    [reset] Sie allein
    [elsewhere] Sie allein
    [address_new] diese Adresse
    [address_leaves] die bisherige Adresse; die neue bekommt eine andere E-Mail
    [address_in_use] Sie allein
    [draft_deleted] die Personen, die daran mitgewirkt haben
    [security] Sie allein
    [new_device] Sie allein
    [failed_sign_ins] Sie allein
    [email_waits] Sie allein
    [confirm_answer] Sie allein
    [confirm_position] nur Sie
    [not_published] Sie allein
    [stopped] Sie allein
    [old_list] Sie allein
    [invitation] Sie allein
    [received] die Person, die den Antrag eingereicht hat; der Betrieb bekommt eine eigene E-Mail
    [to_list] die öffentliche Begutachtungsliste
    [list_news] die öffentliche Begutachtungsliste
    [list_reply] die öffentliche Begutachtungsliste
    [assignment] die zugewiesenen Fachgutachter
    [question] den Registranten und die Mitwirkenden
    [answered] die Person, die gefragt hat, und die Fachgutachter oder den Betrieb, je nachdem, wer als Nächstes handelt
    [opened] den Registranten und die Mitwirkenden; die zugewiesenen Fachgutachter bekommen eine eigene E-Mail
    [your_turn] alle, die jetzt handeln müssen
    [discuss] den Registranten und die Mitwirkenden
    [followed] alle, die dem Antrag folgen
    [new_snapshot] die Fachgutachter, die zugewiesen sind oder eine Stellungnahme abgegeben haben
    [comment] den Registranten und die Mitwirkenden, oder, wenn der Registrant kommentiert hat, die zugewiesenen Fachgutachter
    [retracted] den Registranten und die Mitwirkenden, oder, wenn der Registrant kommentiert hat, die zugewiesenen Fachgutachter
    [decision_needed] die Leitung
    [approved] den Registranten, die Mitwirkenden, die Fachgutachter und den Betrieb
    [waiver] die Leitung
    [conflict_taken_back] die Leitung und den Betrieb
    [assignment_declined] den Betrieb
    [sent_back] die Fachgutachter, die zugewiesen sind oder eine Stellungnahme abgegeben haben, den Registranten und die Mitwirkenden
    [track_changed] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [registered] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [report] die Verbindungspersonen
    [reported] den Registranten, die Mitwirkenden und den Betrieb; die Verbindungspersonen bekommen den Bericht
    [directed] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [body_answered] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter, und den Betrieb, wenn eine Verbindungsperson ein Dokument gesendet hat
    [recognition_asked] die Verbindungspersonen
    [recognition_answered] den Registranten und die Mitwirkenden
    [completion_asked] den Registranten, die Mitwirkenden und den Betrieb
    [concurrence] die zugewiesenen Fachgutachter
    [declined] den Registranten, die Mitwirkenden, die Fachgutachter, die Leitung und den Betrieb
    [appeal] die Leitung, den Betrieb, die Mitwirkenden und die Fachgutachter des Antrags; in der zweiten Stufe auch die Verbindungspersonen
    [appeal_decided] die Person, die Einspruch eingelegt hat, die Mitwirkenden und die Fachgutachter des Antrags
    [reconsidered] die Person, die Einspruch eingelegt hat, und, wenn die Registrierung bestätigt wird, die Mitwirkenden und die Fachgutachter des Antrags
    [withdrawn] die zugewiesenen Fachgutachter und den Betrieb
    [lapse_warning] den Registranten und die Mitwirkenden
    [lapsed] den Registranten und die Mitwirkenden
    [goes_on] den Registranten, die Mitwirkenden, die Fachgutachter und den Betrieb
    [hold] den Registranten, die Mitwirkenden und die Leitung
    [name_conflict] die Registranten beider Anträge und die zugewiesenen Fachgutachter
    [name_conflict_ended] die Registranten der anderen Anträge auf die Namensraum-Kennung
    [duplicate] die Registranten, Mitwirkenden und Fachgutachter beider Anträge
    [duplicate_taken_back] die Registranten, Mitwirkenden und Fachgutachter beider Anträge
    [authority_asked] alle Kontakte, die die Registrierung nennt
    [authority_answered] die antragstellende Person, die Mitwirkenden und den Betrieb
    [change_notice] alle Kontakte, die die Registrierung nennt
    [heir_asked] die Adresse des neuen Registranten; die Kontakte des Namensraums bekommen eine Mitteilung
    [accepted] den Registranten, die Mitwirkenden und den Betrieb
    [transfer_declined] den Registranten, die Mitwirkenden und den Betrieb
    [consent_asked] die Fachgutachter des Verzeichnisses
    [consented] den Betrieb, den Registranten und die Mitwirkenden
    [corrected] den Registranten und die Mitwirkenden
    [status_notice] die öffentliche Begutachtungsliste, den Registranten und die Mitwirkenden
    [status_mark] alle Kontakte, die die Registrierung nennt, und die öffentliche Begutachtungsliste
    [contact_asked] Sie allein
    [arrived] den Betrieb; die Person, die den Antrag gesendet hat, bekommt eine Empfangsbestätigung
    [unreachable] den Betrieb
    [publication_waits] die anderen Betreiber, von denen einer die Veröffentlichung bestätigt
    [published_alone] alle Betreiber und Administratoren
    [held_mail] den Betrieb
    [address_fails] den Betrieb
    [reminder] den zugewiesenen Fachgutachter allein
    [overdue] die Person, die handeln muss
   *[escalation] die Leitung, dann den Betrieb, dann die Administratoren
}
