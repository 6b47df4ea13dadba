# Welche E-Mails jemand bekommt.

letters-title = E-Mail-Einstellungen
letters-saved = Ihre Einstellungen sind gespeichert.
letters-to = E-Mails werden an { $email } gesendet.
letters-by-link = Sie können diese Einstellungen ohne Anmeldung ändern, weil Sie einem Link aus Ihrer E-Mail gefolgt sind.
letters-all = Alle Anträge
letters-when = Gesendet, wenn { $when }
letters-single = Einzelne Anträge
letters-one = Um die E-Mails zu einem Antrag abzubestellen, folgen Sie dem Link am Ende einer dieser E-Mails.
letters-save = Einstellungen speichern
letters-own-words = Beispiele aller E-Mails
letters-always = E-Mails, die immer gesendet werden
letters-topic = { $topic ->
    [discussion] Diskussion: Kommentare zu Anträgen
    [texts] Revisionen: neue Revisionen von Anträgen und Antworten auf Fragen
    [progress] Fortgang: Entscheidungen, Rücknahmen, Aussetzungen und Änderungen des Verfahrens
    [registrations] Registrierungen: neue Versionen, Berichtigungen und Statusänderungen
    [followed] Verfolgte Anträge: Neues bei Anträgen, denen Sie folgen
    [reminders] Erinnerungen: bald fällig oder überfällig
   *[digest] Wöchentliche Übersicht
}
letters-why = { $why ->
    [asks] E-Mails, die eine Aktion von Ihnen verlangen: Fragen, Begutachtungen, Entscheidungen und die Warnung, bevor ein Antrag verfällt
    [account] E-Mails zu Ihrem Konto: Adresse, Passwort, zweiter Faktor, Rollen und neue Browser
    [wrote] Bestätigungen von E-Mails, die Sie uns gesendet haben
    [duty] Aufgaben im Arbeitsbereich, wenn Sie zum Betrieb gehören
    [contact] E-Mails zu einem Namensraum, dessen Registrierung Ihre Adresse als Kontakt nennt
   *[given] Einladungen, die andere Personen senden
}
letters-kind = { $kind ->
    [reminder] eine Aufgabe bald oder heute fällig ist
    [overdue] eine Aufgabe überfällig ist
    [escalation] Erinnerungen ohne Wirkung geblieben sind oder ein zugewiesener Fachgutachter abwesend ist
    [reminders] mehrere Erinnerungen an dieselbe Person fällig sind; höchstens einmal am Tag
    [digest] es etwas Neues gab, einmal in der Woche
    [answered] der Registrant antwortet
    [followed] es bei einem Antrag, dem jemand folgt, etwas Neues gibt
    [new_snapshot] der Registrant eine neue Revision einreicht
    [room_note] jemand einen Namenskonflikt kommentiert
    [comment] jemand kommentiert oder ein Fachgutachter ein Gutachten einreicht
    [comment_struck] jemand einen eigenen Kommentar widerruft, nachdem andere ihn lesen konnten
    [corrected] ein Betreiber eine Berichtigung veröffentlicht
    [status_notice] eine Änderung des Status registriert wird
    [registered] ein Antrag registriert wird
    [authority_answered] ein veröffentlichter Kontakt einen Antrag zum Namensraum bestätigt oder ablehnt
    [accepted] der neue Registrant annimmt
    [transfer_declined] der neue Registrant ablehnt
    [consented] ein Betreiber oder ein Fachgutachter einer Berichtigung zustimmt
    [received] ein Antrag eingereicht wird
    [opened] die Begutachtung beginnt
    [approved] die Leitung den Antrag billigt
    [conflict_taken_back] ein Fachgutachter einen erklärten Interessenkonflikt zurückzieht
    [track_changed] ein Betreiber das Verfahren ändert
    [gathered] mehrere E-Mails zu einem Antrag etwa zur selben Zeit an dieselbe Person fällig sind
    [contention_settled] ein Namenskonflikt gelöst wird
    [duplicate] ein Betreiber einen Antrag als Dublette schließt
    [duplicate_taken_back] ein Betreiber einen als Dublette geschlossenen Antrag wieder in Kraft setzt
    [declined] ein zweiter Fachgutachter der Ablehnung zustimmt
    [appeal_decided] die Entscheidung über einen Einspruch festgehalten wird
    [reconsidered] über einen Antrag neu entschieden wird, der nach einem erfolgreichen Einspruch wieder eröffnet wurde
    [withdrawn] der Registrant einen eingereichten Antrag zurückzieht
    [lapsed] der Registrant 90 Tage nicht geantwortet hat
    [goes_on] ein zurückgezogener oder verfallener Antrag wieder in Kraft gesetzt wird
    [hold] eine gerichtliche Anordnung festgehalten, bestätigt, widerrufen oder aufgehoben wird
    [paper_struck] ein Betreiber ein irrtümlich abgelegtes Dokument widerruft
    [reported] die Leitung dem Normungsgremium berichtet
    [directed] die Anweisung des Gremiums und eine Kopie des Berichts festgehalten sind
    [body_answered] das Normungsgremium Änderungen verlangt oder ablehnt oder seine Verbindungsperson die Anweisung oder eine Kopie des Gutachtens sendet
    [verify] jemand ein Konto anlegt
    [account_exists] jemand versucht, ein Konto mit einer Adresse anzulegen, die schon eines hat
    [reset] jemand ein neues Passwort anfordert
    [elsewhere] sich jemand bei einem anderen Anbieter anmeldet und diese Adresse angibt
    [address_new] jemand diese Adresse für das eigene Konto beantragt
    [address_leaves] die Adresse eines Kontos geändert wurde
    [address_in_use] jemand die E-Mail-Adresse in eine ändern möchte, die schon ein Konto hat
    [erasure_confirm] jemand ohne Konto mit dieser Adresse die Löschung beantragt
    [name_invited] der Betrieb diejenigen, die einen nicht registrierten Namen verwenden, einlädt, ihn zu registrieren
    [erasure_answered] ein Löschantrag beantwortet wird
    [draft_deleted] ein Entwurf von der Person gelöscht wird, der er gehört
    [security] sich Passwort, Rollen, zweiter Faktor oder Token eines Kontos ändern
    [new_device] sich jemand mit einem Browser anmeldet, der für das Konto noch nicht benutzt wurde
    [email_waits] ein Kommentar per E-Mail kommt
    [confirm_answer] der Registrant eine Frage per E-Mail beantwortet
    [confirm_position] ein Fachgutachter auf eine E-Mail mit einer Stellungnahme antwortet
    [not_published] eine eingehende E-Mail nicht veröffentlicht werden kann und ihre Zieladresse den Absender erkennen lässt
    [stopped] jemand auf eine E-Mail zu einem Antrag nur mit „stop“ oder Ähnlichem antwortet
    [old_list] jemand an die frühere Diskussionsliste schreibt, einmal je Absender (RFC 8141, 7.3)
    [invitation] ein Registrant jemanden zur Mitwirkung an einem Antrag einlädt
    [to_list] die Begutachtung beginnt
    [list_news] es eine neue Revision, Entscheidung oder Registrierung gibt (sofort) oder neue Kommentare oder Stellungnahmen (einmal am Tag)
    [list_reply] jemand auf einen Beitrag der Begutachtungsliste antwortet
    [assignment] ein Fachgutachter zugewiesen wird
    [question] jemand den Registranten fragt
    [your_turn] durch eine Aktion jemand zuständig wird und keine andere E-Mail dazu gesendet wird
    [discuss] ein Fachgutachter Klärungsbedarf anmeldet
    [decision_needed] alle Stellungnahmen abgegeben sind oder die Begutachtungsfrist abgelaufen ist
    [waiver] ein Fachgutachter mit Interessenkonflikt eine Ausnahme beantragt
    [assignment_declined] ein Fachgutachter eine Zuweisung ablehnt
    [sent_back] ein Betreiber einen gebilligten Antrag in die Begutachtung zurückgibt
    [report] die Leitung dem Normungsgremium berichtet
    [recognition_asked] ein Betreiber fragt, ob ein Gremium anerkannt ist
    [completion_asked] das Normungsgremium um den Abschluss bittet
    [concurrence] die Leitung eine Ablehnung vorschlägt
    [appeal] eine betroffene Person Einspruch gegen eine Entscheidung einlegt
    [lapse_warning] der Registrant 14, 30, 60 oder 83 Tage nicht geantwortet hat
    [hold_waits] ein Betreiber eine gerichtliche Anordnung festhält
    [contended] ein zweiter Antrag für eine Namensraum-Kennung eingereicht wird
    [authority_asked] jemand, der nicht als Kontakt eines Namensraums bekannt ist, einen Antrag dazu einreicht
    [change_notice] die Änderung eines registrierten Namensraums beantragt wird; bei einem Wechsel des Registranten, wenn die Begutachtung beginnt
    [heir_asked] die Begutachtung eines Wechsels des Registranten beginnt
    [consent_asked] eine inhaltliche Berichtigung eingereicht wird
    [status_mark] Betreiber einen Namensraum vermerken, dessen Registrant nicht mehr besteht oder der irrtümlich registriert wurde, oder den Vermerk bestätigen oder entfernen, und wenn eine Registrierung nach einem Einspruch erneut geprüft wird
    [promise_asked] ein Betreiber einen Kontakt einlädt, die Registrierung zu bestätigen, und einmal im Jahr, wenn dieser schon bestätigt hat
    [promise_silent] ein Kontakt, der schon bestätigt hat, 60 Tage nicht geantwortet hat
    [arrived] ein Antrag eingereicht wird
    [erasure_waits] jemand die Löschung eigener personenbezogener Daten beantragt
    [unreachable] der Registrant gefragt wird, aber die Konten aller Mitwirkenden geschlossen sind
    [publication_waits] eine Veröffentlichung zwei Betreiber braucht und einer sie vorbereitet
    [published_alone] eine Veröffentlichung zwei Betreiber braucht und einer im Notfall ohne den anderen veröffentlicht
    [held_mail] eine eingehende E-Mail nicht veröffentlicht wird; höchstens einmal in der Stunde
    [address_fails] eine Frage nicht zugestellt wird oder der Versand an eine Adresse nach drei nicht zugestellten E-Mails ausgesetzt wird
   *[recognition_answered] die Entscheidung über die Anerkennung festgehalten wird
}
