# Welche E-Mails jemand bekommt.

letters-title = Welche E-Mails Sie bekommen
letters-saved = Ihre Wahl ist gespeichert.
letters-to = Sie gehen an { $email }.
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
    [duty] was am Schreibtisch wartet, wenn Sie zu den Betreibern gehören
    [contact] was einen Namensraum betrifft, dessen registrierter Text Ihre Adresse nennt
   *[given] eine Einladung, die Ihnen jemand schickt
}
letters-kind = { $kind ->
    [reminder] etwas bald oder heute fällig ist
    [overdue] etwas überfällig ist
    [escalation] Erinnerungen nicht geholfen haben oder ein befragter Fachgutachter abwesend ist
    [reminders] mehrere Erinnerungen an dieselbe Person fällig sind: Sie werden zu dieser einen, höchstens einer am Tag
    [digest] sich etwas geändert hat, einmal in der Woche
    [answered] der Registrant antwortet (T4)
    [new_snapshot] der Registrant einen neuen Text sendet (T5)
    [room_note] jemand auf der Seite der Anträge zum selben Namen schreibt
    [comment] jemand kommentiert oder ein Fachgutachter eine Begutachtung sendet
    [comment_struck] jemand einen eigenen Kommentar streicht, den andere gelesen haben
    [corrected] ein Betreiber eine Berichtigung veröffentlicht
    [status_notice] eine Änderung des Status registriert wird
    [small_change_decided] die Änderung eines Resolvers, eines Teils oder eines Registers von 2012 gewährt oder abgelehnt wird
    [registered] ein Antrag registriert wird (T12)
    [authority_answered] ein veröffentlichter Kontakt sagt, ob die anfragende Person für den Namensraum spricht
    [accepted] der neue Registrant annimmt
    [consented] ein Betreiber oder ein Fachgutachter einer Berichtigung zustimmt
    [received] ein Antrag eingereicht wird (T1)
    [opened] die Begutachtung eröffnet wird (T2)
    [approved] die Leitung annimmt (T6)
    [conflict_taken_back] ein Fachgutachter einen erklärten Interessenkonflikt zurücknimmt
    [track_changed] ein Betreiber das Verfahren wechselt
    [gathered] mehrere E-Mails, die warten können, an dieselbe Person zum selben Antrag fällig sind: Sie werden zu dieser einen
    [contention_settled] festgehalten wird, welcher Antrag einen Namen behält
    [duplicate] ein Betreiber einen Antrag für ein Duplikat erklärt (T16)
    [duplicate_taken_back] ein Betreiber zurücknimmt, dass ein Antrag ein Duplikat ist (E3)
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
   *[recognition_answered] die Antwort zur Anerkennung festgehalten wird
}
