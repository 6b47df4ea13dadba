# Ein Konto anlegen und ein neues Passwort wählen.

sign-up-f-name = Ihr Name
sign-up-f-name-hint = Wird öffentlich neben Ihren Beiträgen angezeigt
sign-up-f-email-hint = Wird nicht öffentlich angezeigt. Wir senden Ihnen einen Link
sign-up-f-new = Neues Passwort
sign-up-f-current = Derzeitiges Passwort
sign-up-f-password-hint = Mindestens { $least } Zeichen. Sie können ein Passwort aus einem Passwortmanager einfügen
sign-up-f-reset-hint = Mindestens { $least } Zeichen
sign-up-title = Ein Konto anlegen
sign-up-lede = Um einen Namensraum zu registrieren oder eine neue Version vorzuschlagen, brauchen Sie ein Konto. Lesen und Prüfen
    geht ohne.
sign-up-lede-request-html = Ihre Angaben sind gespeichert. <a href="/sign-in?next={ $next }">Melden Sie sich an</a>, wenn Sie schon ein Konto haben.
sign-up-do = Konto anlegen
sign-up-mailed-to = Wir haben eine E-Mail an { $email } gesendet. Öffnen Sie den Link darin, um ein Passwort zu wählen und sich anzumelden.
sign-up-verify = Konto fertigstellen
sign-up-verify-lede = Dieses Konto gehört zur Adresse { $email }. Geben Sie Ihren Namen ein und wählen Sie ein Passwort; danach sind Sie angemeldet.
sign-up-verify-do = Konto anlegen und anmelden
sign-up-verify-lede-request = Dieses Konto gehört zur Adresse { $email }.
sign-up-verify-do-request = Konto anlegen und Entwurf beginnen
sign-up-ask-reset = Passwort zurücksetzen
sign-up-ask-reset-lede = Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen. Er gilt 24 Stunden.
sign-up-look-for = Falls es ein Konto mit der Adresse { $email } gibt, haben wir einen Link dorthin gesendet.
sign-up-reset = Neues Passwort wählen
sign-up-reset-lede = Mit dem neuen Passwort enden alle Ihre Sitzungen. Melden Sie sich danach neu an.
sign-up-reset-do = Passwort setzen
sign-up-setup = Verzeichnis einrichten
sign-up-setup-lede = Legen Sie das erste Administratorkonto an. Dieser Link gilt einmal.
sign-up-setup-do = Administratorkonto anlegen
