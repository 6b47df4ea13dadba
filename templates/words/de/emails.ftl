# Sätze, die Aktionen in E-Mails einsetzen. Zuerst: was sich an einem Konto geändert hat, klein nach der Anrede.
email-name-changed = der Name Ihres Kontos ist jetzt { $new }. Er war { $old }.
email-data-downloaded = eine Kopie aller Daten, die dieses Verzeichnis über Sie speichert, wurde heruntergeladen.
email-account-closed = Ihr Konto wurde auf Ihren Wunsch geschlossen. Ihre öffentlichen Beiträge bleiben mit Ihrem Namen bestehen.
email-account-closed-by-admin = ein Administrator hat Ihr Konto geschlossen. Ihre öffentlichen Beiträge bleiben mit Ihrem Namen bestehen. Sie erhalten dazu keine weiteren E-Mails. Grund: { $reason }
email-token-created = ein Token namens „{ $name }“ wurde erstellt. Damit kann ein Programm für Sie handeln.
email-password-changed = das Passwort Ihres Kontos wurde geändert. Alle Sitzungen und Token wurden beendet; melden Sie sich neu an.{ $external ->
    [yes] { " " }Externe Anmeldungen wurden entfernt. Verknüpfen Sie sie neu, wenn es Ihre sind.
   *[no] { "" }
}{ $address ->
    [yes] { " " }Eine beantragte Änderung Ihrer E-Mail-Adresse wurde abgebrochen. Beantragen Sie sie erneut, wenn sie von Ihnen war.
   *[no] { "" }
}
email-sessions-ended = ein Administrator hat alle Ihre Sitzungen beendet. Melden Sie sich neu an. Wenn Sie Fragen haben, wenden Sie sich an den Administrator.
email-roles = Ihre Rollen sind jetzt: { $roles }. Alle Sitzungen wurden beendet; melden Sie sich neu an.
email-appointed = Sie wurden berufen: { $text }. Alle Sitzungen wurden beendet; melden Sie sich neu an.
email-represents = Sie vertreten jetzt { $body } im Schnellverfahren. Alle Sitzungen wurden beendet; melden Sie sich neu an.
email-represents-no-longer = Sie vertreten { $body } nicht mehr im Schnellverfahren.
email-body-no-longer = { $body } steht nicht mehr auf der Liste der anerkannten Gremien und hat keine Vertreter mehr.
email-address-refused = die gewünschte Adresse kann nicht verwendet werden. Ihr Konto behält seine bisherige Adresse.
email-address-changed = dies ist jetzt die Adresse Ihres Kontos. Melden Sie sich damit an. Alle Sitzungen wurden beendet. API-Token bleiben gültig.
email-address-released = die Änderung der E-Mail-Adresse eines Kontos wurde rückgängig gemacht. Diese Adresse gehört nicht mehr zu dem Konto. Alle Sitzungen und Token wurden beendet.
email-address-restored = dies ist wieder die Adresse Ihres Kontos. Alle Sitzungen, Token und externen Anmeldungen wurden beendet, und das Passwort gilt nicht mehr: Wählen Sie ein neues über den Link in unserer anderen E-Mail.
email-sign-in-linked = eine externe Anmeldung bei { $provider } ({ $name }) wurde mit Ihrem Konto verknüpft und kann jetzt zum Anmelden verwendet werden. Wenn Sie das nicht waren, wählen Sie ein neues Passwort. Damit wird die externe Anmeldung entfernt.
email-sign-in-removed = die externe Anmeldung bei { $provider } ({ $name }) kann nicht mehr zum Anmelden in Ihrem Konto verwendet werden.
email-recovery-code-used = ein Wiederherstellungscode wurde verwendet, um sich in Ihrem Konto anzumelden oder eine Aktion zu bestätigen. Verbleibende Codes: { $left }.
email-factor-set = für Ihr Konto wurde ein zweiter Faktor eingerichtet. Ab jetzt ist zur Anmeldung auch ein Code nötig. Alle anderen Sitzungen wurden beendet.
email-factor-codes = für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.
email-factor-removed = der zweite Faktor Ihres Kontos wurde entfernt. Alle Sitzungen wurden beendet.
email-factor-reset = der zweite Faktor Ihres Kontos wurde zurückgesetzt. Alle Sitzungen wurden beendet; bei der nächsten Anmeldung richten Sie einen neuen ein.
email-factor-reset-requested = { $name } hat beantragt, den zweiten Faktor Ihres Kontos zurückzusetzen. Ein anderer Administrator muss das bestätigen.
email-factor-new-key = das Verzeichnis hat einen neuen Schlüssel. Ihr zweiter Faktor funktioniert noch, aber richten Sie bald einen neuen ein: Entfernen Sie den Authenticator auf der Seite Ihres Kontos, und melden Sie sich neu an.

# Warum eine eingehende E-Mail nicht veröffentlicht wird, nach „Der Grund:“.
email-encrypted = Die E-Mail ist verschlüsselt
email-sealed = Die E-Mail ist als Ganzes verschlüsselt oder signiert (S/MIME); ihr Text ist daher nicht lesbar
email-winmail = Der Text der E-Mail steht in winmail.dat, einem Outlook-Format, das dieses Verzeichnis nicht lesen kann
email-charset = Die E-Mail verwendet nicht den angegebenen Zeichensatz oder einen unbekannten
email-too-large = Die E-Mail ist größer als 1 MiB
email-no-text = Die E-Mail enthält nur zitierten oder gar keinen Text
email-may-stop = Die E-Mail bittet vielleicht nur darum, E-Mails abzubestellen
email-several-authors = Die E-Mail nennt in ihrem Kopf mehrere Absender
email-forwards = Die E-Mail leitet die E-Mail einer anderen Person weiter
email-characters = Der Text der E-Mail kann nicht unverändert veröffentlicht werden: { $why }
