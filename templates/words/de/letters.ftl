# Welche E-Mails jemand bekommt.

letters-title = Welche E-Mails Sie bekommen
letters-saved = Ihre Wahl ist gespeichert.
letters-to = Die E-Mails gehen an { $email }.
letters-by-link = Zum Wählen muss sich niemand anmelden: Dieser Link kam mit einer E-Mail an Sie.
letters-all = Zu allen Anträgen
letters-when = Wenn { $when }
letters-single = Zu einzelnen Anträgen
letters-one = Um die E-Mails zu einem Antrag abzubestellen, folgen Sie dem Link am Ende einer von ihnen.
letters-save = Speichern
letters-own-words = Jede E-Mail im Wortlaut
letters-always = Was immer kommt
letters-topic = { $topic ->
    [discussion] Diskussion: Kommentare zu Anträgen
    [texts] Texte: neue Texte von Anträgen und Antworten auf Fragen
    [progress] Fortgang: was entschieden, zurückgezogen, angehalten oder weitergereicht wurde
    [registrations] Registrierungen: was registriert oder berichtigt wurde, und der Status
    [reminders] Erinnerungen: was bald fällig oder überfällig ist
   *[digest] Die wöchentliche Übersicht
}
letters-why = { $why ->
    [asks] was etwas von Ihnen verlangt: Fragen, Begutachtungen, Entscheidungen und die Warnung, bevor ein Antrag verfällt
    [account] was Ihr Konto betrifft: Adresse, Passwort, zweiten Faktor, Rollen, neue Browser
    [wrote] Empfangsbestätigungen für E-Mails, die Sie uns geschrieben haben
    [duty] was im Arbeitsbereich wartet, wenn Sie zum Betrieb gehören
    [contact] was einen Namensraum betrifft, dessen registrierter Text Ihre Adresse nennt
   *[given] eine Einladung, die Ihnen jemand schickt
}
letters-kind = { $kind ->
    [reminder] etwas bald oder heute fällig ist
    [overdue] etwas überfällig ist
    [escalation] Erinnerungen nicht geholfen haben oder ein befragter Fachgutachter abwesend ist
    [reminders] mehrere Erinnerungen an dieselbe Person fällig sind: Aus ihnen wird diese eine, höchstens eine am Tag
    [digest] sich etwas geändert hat, einmal in der Woche
    [answered] der Registrant antwortet (T4)
    [new_snapshot] der Registrant einen neuen Text sendet (T5)
    [room_note] jemand auf der Seite der Anträge zum selben Namen schreibt
    [comment] jemand kommentiert oder ein Fachgutachter eine Begutachtung sendet
    [comment_struck] jemand einen eigenen Kommentar streicht, den andere gelesen haben
    [corrected] ein Betreiber eine Berichtigung veröffentlicht
    [status_notice] eine Änderung des Status registriert wird
    [registered] ein Antrag registriert wird (T12)
    [authority_answered] ein veröffentlichter Kontakt sagt, ob die antragstellende Seite für den Namensraum spricht
    [accepted] der neue Registrant annimmt
    [consented] ein Betreiber oder ein Fachgutachter einer Berichtigung zustimmt
    [received] ein Antrag eingereicht wird (T1)
    [opened] die Begutachtung eröffnet wird (T2)
    [approved] die Leitung den Antrag billigt (T6)
    [conflict_taken_back] ein Fachgutachter einen erklärten Interessenkonflikt zurücknimmt
    [track_changed] ein Betreiber das Verfahren wechselt
    [gathered] mehrere E-Mails, die warten können, an dieselbe Person zum selben Antrag fällig sind: Aus ihnen wird diese eine
    [contention_settled] festgehalten wird, welcher Antrag einen Namen behält
    [duplicate] ein Betreiber einen Antrag für eine Dublette erklärt (T16)
    [duplicate_taken_back] ein Betreiber zurücknimmt, dass ein Antrag eine Dublette ist (E3)
    [declined] ein zweiter Fachgutachter der Ablehnung zustimmt (T10)
    [appeal_decided] die Entscheidung über einen Einspruch festgehalten wird
    [withdrawn] der Registrant einen eingereichten Antrag zurückzieht (T14)
    [lapsed] der Registrant 90 Tage geschwiegen hat (T15)
    [goes_on] zurückgenommen wird, dass ein Antrag zurückgezogen wurde oder verfallen ist (E4)
    [hold] eine gerichtliche Anordnung zu den Akten kommt, bestätigt wird, wegfällt oder endet
    [paper_struck] ein Betreiber ein irrtümlich abgelegtes Schriftstück streicht
    [reported] die Leitung dem Normungsgremium berichtet (T7)
    [directed] die Anweisung des Gremiums und eine Kopie des Berichts bei den Akten sind (T8)
    [body_answered] das Normungsgremium Änderungen verlangt oder ablehnt (T9)
    [verify] jemand ein Konto eröffnet
    [account_exists] jemand ein Konto mit einer Adresse eröffnet, die schon eines hat
    [reset] jemand ein neues Passwort möchte
    [elsewhere] sich jemand bei einem anderen Anbieter anmeldet und diese Adresse angibt
    [address_new] jemand diese Adresse für sein Konto wünscht
    [address_leaves] die Adresse eines Kontos geändert wurde
    [address_in_use] jemand für sein Konto eine Adresse möchte, die ein anderes Konto hat
    [erasure_confirm] jemand ohne Konto mit dieser Adresse die Löschung beantragt
    [erasure_answered] ein Löschantrag beantwortet wird
    [draft_deleted] ein Entwurf von der Person gelöscht wird, der er gehört
    [security] sich Passwort, Rollen, zweiter Faktor oder Token eines Kontos ändern
    [new_device] sich jemand mit einem Browser anmeldet, der für das Konto noch nicht benutzt wurde
    [email_waits] ein Kommentar per E-Mail kommt
    [confirm_answer] der Registrant eine Frage per E-Mail beantwortet (T4)
    [not_published] eine E-Mail kommt, die nicht veröffentlicht werden kann, und ihre Zieladresse zeigt, wer sie geschrieben hat
    [stopped] jemand auf eine E-Mail zu einem Antrag nur mit „stop“ oder Ähnlichem antwortet
    [old_list] jemand an die Adresse der früheren Diskussionsliste schreibt, einmal an jede Person (RFC 8141, 7.3)
    [invitation] ein Registrant jemanden zur Mitwirkung an einem Antrag einlädt
    [to_list] die Begutachtung eröffnet wird (T2)
    [list_news] ein Text, eine Entscheidung oder eine Registrierung neu ist, sofort; Kommentare und Stellungnahmen, einmal am Tag gemeinsam
    [assignment] ein Fachgutachter um Begutachtung gebeten wird (T2 und später)
    [question] jemand den Registranten fragt (T3)
    [your_turn] Sie durch eine Handlung am Zug sind und keine andere E-Mail dazu es sagt
    [discuss] ein Fachgutachter Klärungsbedarf anmeldet
    [decision_needed] alle Stellungnahmen da sind oder die Frist der Begutachtung vorbei ist
    [waiver] ein Fachgutachter mit Interessenkonflikt um eine Ausnahme bittet
    [assignment_declined] ein Fachgutachter eine Begutachtung ablehnt
    [sent_back] ein Betreiber einen gebilligten Antrag zurückgibt (T13)
    [report] die Leitung dem Normungsgremium berichtet (T7)
    [recognition_asked] ein Betreiber fragt, ob ein Gremium anerkannt ist
    [completion_asked] das antragstellende Gremium um den Abschluss bittet (T11)
    [concurrence] die Leitung eine Ablehnung vorschlägt (T10)
    [appeal] eine betroffene Person Einspruch gegen eine Entscheidung einlegt
    [lapse_warning] der Registrant 14, 30, 60, 83 Tage geschwiegen hat
    [hold_waits] ein Betreiber eine gerichtliche Anordnung zu den Akten nimmt
    [contended] ein zweiter Antrag für eine Namensraum-Kennung eingereicht wird
    [authority_asked] jemand, der für einen Namensraum nicht bekannt ist, einen Antrag dazu sendet (T1)
    [change_notice] die Änderung eines registrierten Namensraums beantragt wird; bei einem anderen Registranten, wenn die Begutachtung eröffnet wird
    [heir_asked] die Begutachtung eines Registrantenwechsels eröffnet wird
    [consent_asked] eine Berichtigung gesendet wird, die ändert, was der Text sagt
    [status_mark] Betreiber den Status eines Namensraums vermerken, dessen Registrant nicht mehr da ist oder der irrtümlich registriert wurde, den Vermerk bestätigen oder fallen lassen
    [promise_asked] ein Betreiber einen Kontakt einlädt, und einmal im Jahr, wenn dieser schon bestätigt hat
    [promise_silent] ein Kontakt, der schon bestätigt hat, 60 Tage nicht geantwortet hat
    [arrived] ein Antrag eingereicht wird (T1)
    [erasure_waits] jemand die Löschung dessen beantragt, was über ihn gespeichert ist
    [unreachable] der Registrant gefragt wird und alle Konten geschlossen sind, die am Antrag mitwirken
    [desk_handed] ein Betreiber einen Antrag an jemanden im Betrieb abgibt, ihn übernimmt oder für jemanden zurückgibt
    [publication_waits] eine Veröffentlichung zwei Betreiber braucht und einer sie vorbereitet (T12, E1)
    [published_alone] eine Veröffentlichung zwei Betreiber braucht und einer im Notfall allein veröffentlicht
    [held_mail] eine E-Mail kommt, die nicht veröffentlicht wird; eine in der Stunde berichtet von allen
    [address_fails] eine Frage nicht ankommt und wenn das Senden an eine Adresse nach der dritten E-Mail, die nicht ankommt, angehalten wird
   *[recognition_answered] die Antwort zur Anerkennung festgehalten wird
}
