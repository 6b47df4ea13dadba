# Sätze, die Aktionen in E-Mails einsetzen. Zuerst: was sich an einem Konto geändert hat.
email-name-changed = Der Name Ihres Kontos ist jetzt { $new }. Er war { $old }.
email-data-downloaded = Eine Kopie aller Daten, die dieses Verzeichnis über Sie speichert, wurde heruntergeladen.
email-account-closed = Ihr Konto wurde auf Ihren Wunsch geschlossen. Ihre öffentlichen Beiträge bleiben mit Ihrem Namen.
email-account-closed-by-admin = Ein Administrator hat Ihr Konto geschlossen. Ihre öffentlichen Beiträge bleiben mit Ihrem Namen. Sie erhalten dazu keine weiteren E-Mails. Grund: { $reason }
email-token-created = Ein Token namens „{ $name }“ wurde erstellt. Damit kann ein Programm für Sie handeln.
email-password-changed = Das Passwort Ihres Kontos wurde geändert. Alle Sitzungen und Token wurden beendet; melden Sie sich neu an.{ $external ->
    [yes] { " " }Anmeldungen bei anderen Anbietern öffnen es nicht mehr; verknüpfen Sie sie neu, wenn es Ihre sind.
   *[no] { "" }
}{ $address ->
    [yes] { " " }Eine beantragte Änderung Ihrer E-Mail-Adresse wurde abgebrochen. Beantragen Sie sie erneut, wenn sie von Ihnen war.
   *[no] { "" }
}
email-sessions-ended = Ein Administrator hat alle Ihre Sitzungen beendet. Melden Sie sich neu an; wenn Sie den Grund wissen möchten, fragen Sie nach.
email-roles = Ihre Rollen sind jetzt: { $roles }. Alle Sitzungen wurden beendet; melden Sie sich neu an.
email-appointed = Sie wurden berufen: { $words }. Alle Sitzungen wurden beendet; melden Sie sich neu an.
email-represents = Sie vertreten jetzt { $body } im Schnellverfahren. Alle Sitzungen wurden beendet; melden Sie sich neu an.
email-represents-no-longer = Sie vertreten { $body } nicht mehr im Schnellverfahren.
email-body-no-longer = { $body } steht nicht mehr auf der Liste der anerkannten Gremien und wird nicht mehr vertreten.
email-address-refused = Die gewünschte Adresse kann nicht verwendet werden. Ihr Konto hat weiter die bisherige Adresse.
email-address-changed = Das ist ab jetzt die Adresse Ihres Kontos: Melden Sie sich damit an. Alle Sitzungen wurden beendet; Token von Programmen bleiben.
email-address-released = Die Änderung der E-Mail-Adresse eines Kontos wurde rückgängig gemacht. Diese Adresse gehört nicht mehr zu dem Konto. Alle Sitzungen und Token wurden beendet.
email-address-restored = Dies ist wieder die Adresse Ihres Kontos. Alle Sitzungen, Token und externen Anmeldungen wurden beendet, und das Passwort gilt nicht mehr: Wählen Sie ein neues über den Link in unserer anderen E-Mail.
email-sign-in-linked = Eine externe Anmeldung bei { $provider } ({ $name }) wurde mit Ihrem Konto verknüpft und kann jetzt zum Anmelden verwendet werden. Wenn Sie das nicht waren, wählen Sie ein neues Passwort. Damit wird die externe Anmeldung entfernt.
email-sign-in-removed = Die externe Anmeldung bei { $provider } ({ $name }) kann nicht mehr zum Anmelden in Ihrem Konto verwendet werden.
email-recovery-code-used = Mit einem Wiederherstellungscode wurde eine Anmeldung in Ihrem Konto oder eine Aktion bestätigt. Verbleibende Codes: { $left }.
email-factor-set = Für Ihr Konto wurde ein zweiter Faktor eingerichtet: Ab jetzt braucht die Anmeldung auch einen Code. Alle anderen Sitzungen wurden beendet.
email-factor-codes = Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.
email-factor-removed = Der zweite Faktor Ihres Kontos wurde entfernt. Alle Sitzungen wurden beendet.
email-factor-reset = Der zweite Faktor Ihres Kontos wurde zurückgesetzt. Alle Sitzungen wurden beendet; bei der nächsten Anmeldung richten Sie einen neuen ein.
email-factor-reset-requested = { $name } hat beantragt, den zweiten Faktor Ihres Kontos zurückzusetzen. Eine andere Person aus der Administration muss das bestätigen.
email-factor-new-key = Das Verzeichnis hat einen neuen Schlüssel. Ihr zweiter Faktor gilt noch, aber richten Sie bald einen neuen ein: Entfernen Sie den Authenticator auf der Seite Ihres Kontos, und melden Sie sich neu an.

# Warum eine eingehende E-Mail nicht veröffentlicht wird, nach „Der Grund:“.
email-reveals-author = Ihr Name oder Ihre Adresse steht darin, und Sie antworten ohne Namen. Veröffentlichen Sie sie so, wie sie ist, oder ziehen Sie sie zurück und schreiben Sie neu. Nach { $days } Tagen erfährt es der Betrieb, und sie ist immer noch nicht veröffentlicht
email-encrypted = sie ist verschlüsselt
email-sealed = Sie ist als Ganzes verschlüsselt oder signiert (S/MIME), daher ist ihr Text hier nicht lesbar
email-winmail = Ihr Text steckt in winmail.dat, einem Format von Outlook, das hier nicht gelesen wird
email-charset = Sie hat nicht den Zeichensatz, den sie angibt, oder einen unbekannten
email-too-large = Sie ist größer als 1 MiB
email-no-text = sie enthält nur zitierten oder gar keinen Text
email-may-stop = Vielleicht bittet sie nur darum, dass unsere E-Mails aufhören
email-forwards = Sie leitet die E-Mail von jemand anderem weiter
email-away = Sie liest sich wie eine Abwesenheitsnotiz
email-characters = ihr Text kann nicht unverändert veröffentlicht werden: { $why }
