# The recipients of each kind of email, as stated at its end.
mails-to = { $kind ->
    [verify] Sie allein
    [account_exists] Sie allein
    [reset] Sie allein
    [oidc_join] Sie allein
    [address_new] diese Adresse
    [address_leaves] die bisherige Adresse; die neue bekommt eine andere E-Mail
    [address_in_use] Sie allein
    [draft_deleted] die Personen, die daran mitgewirkt haben
    [security] Sie allein
    [new_device] Sie allein
    [failed_sign_ins] Sie allein
    [email_waits] Sie allein
    [confirm_answer] Sie allein
    [not_published] Sie allein
    [stopped] Sie allein
    [invitation] Sie allein
    [received] die Person, die den Antrag eingereicht hat; der Betrieb bekommt eine eigene E-Mail
    [question] den Registranten und die Mitwirkenden
    [opened] den Registranten und die Mitwirkenden; die zugewiesenen Fachgutachter bekommen eine eigene E-Mail
    [action_required] alle, die jetzt handeln müssen
    [discuss] den Registranten und die Mitwirkenden
    [followed] alle, die dem Antrag folgen
    [comment] den Registranten und die Mitwirkenden, oder, wenn der Registrant kommentiert hat, die zugewiesenen Fachgutachter
    [retracted] den Registranten und die Mitwirkenden, oder, wenn der Registrant kommentiert hat, die zugewiesenen Fachgutachter
    [approved] den Registranten, die Mitwirkenden, die Fachgutachter und den Betrieb
    [sent_back] die Fachgutachter, die zugewiesen sind oder eine Stellungnahme abgegeben haben, den Registranten und die Mitwirkenden
    [procedure_changed] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [registered] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [reported] den Registranten, die Mitwirkenden und den Betrieb; die Verbindungspersonen bekommen den Bericht
    [directed] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [body_answered] den Registranten, die Mitwirkenden und die zugewiesenen Fachgutachter
    [recognition_answered] den Registranten und die Mitwirkenden
    [completion_asked] den Registranten, die Mitwirkenden und den Betrieb
    [declined] den Registranten, die Mitwirkenden, die Fachgutachter, die Leitung und den Betrieb
    [appeal] die Leitung, den Betrieb, die Mitwirkenden und die Fachgutachter des Antrags und die Verbindungspersonen
    [appeal_decided] die Person, die Einspruch eingelegt hat, die Mitwirkenden und die Fachgutachter des Antrags
    [lapse_warning] den Registranten und die Mitwirkenden
    [closed] alle, die an dem Antrag arbeiten; bei einer Dublette die Registranten und Fachgutachter beider Anträge
    [reopened] alle, die an dem Antrag arbeiten; bei einer Dublette die Registranten und Fachgutachter beider Anträge
    [operator_message] den Registranten und die Mitwirkenden oder die Fachgutachter, die zugewiesen sind oder eine Stellungnahme abgegeben haben
    [hold] den Registranten, die Mitwirkenden und die Leitung
    [name_conflict] die Registranten beider Anträge und die zugewiesenen Fachgutachter
    [name_conflict_ended] die Registranten der anderen Anträge auf die Namensraum-Kennung
    [heir_asked] die Adresse des neuen Registranten; die Kontakte des Namensraums bekommen eine Mitteilung
    [accepted] den Registranten, die Mitwirkenden und den Betrieb
    [corrected] den Registranten und die Mitwirkenden
    [status_notice] die öffentliche Begutachtungsliste, den Registranten und die Mitwirkenden
    [contact_asked] Sie allein
    [contact_answered] den Registranten, die Mitwirkenden, die Leitung und den Betrieb
   *[escalation] die Leitung, dann den Betrieb, dann die Administratoren
}
