# E-Mails zu Konten und personenbezogenen Daten.

verify =
    Jemand hat diese Adresse angegeben, um im Verzeichnis der URN-Namensräume ein Konto anzulegen. Wenn Sie das waren, öffnen Sie den Link oben, um ein Passwort zu wählen und sich anzumelden. Der Link gilt einmal, 7 Tage lang.

    Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Das Konto kann erst benutzt werden, wenn dieser Link geöffnet wird.
    .subject = Bestätigen Sie Ihre E-Mail-Adresse
    .act = Wählen Sie ein Passwort und stellen Sie Ihr Konto fertig

account_exists =
    Jemand hat versucht, mit dieser E-Mail-Adresse ein Konto anzulegen. Sie haben bereits ein Konto.

    Wenn Sie das nicht waren, brauchen Sie nichts zu tun.
    .subject = Sie haben bereits ein Konto
    .act = Melden Sie sich an oder setzen Sie Ihr Passwort zurück

reset = Mit diesem Link wählen Sie ein neues Passwort. Der Link gilt einmal, 2 Stunden lang. Bis dahin bleibt Ihr jetziges Passwort gültig. Wenn Sie das nicht beantragt haben, ignorieren Sie diese E-Mail.
    .subject = Wählen Sie ein neues Passwort
    .act = Wählen Sie ein neues Passwort

elsewhere =
    Jemand hat sich bei { $provider } angemeldet und diese Adresse angegeben. Wenn Sie das waren, öffnen Sie den Link oben im selben Browser. Die Anmeldung wird dann mit dem Konto mit dieser Adresse verknüpft; wenn es keines gibt, wird eines angelegt. Der Link gilt einmal, { $hours } Stunden lang.

    Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. In einem anderen Browser funktioniert der Link nicht.
    .subject = Setzen Sie Ihre Anmeldung über { $provider } fort
    .act = Machen Sie in dem Browser weiter, in dem Sie begonnen haben

security =
    { $what }

    Wenn Sie das nicht waren, wenden Sie sich sofort an den Betrieb.
    .subject = Ihr Konto wurde geändert
    .act = Prüfen Sie Ihr Konto

address_new = { $name } möchte diese Adresse für ein Konto in diesem Verzeichnis verwenden. Wenn Sie das sind, bestätigen Sie es über den Link oben bis zum { $until }. Wenn Sie das nicht beantragt haben, ignorieren Sie diese E-Mail. Ohne Ihre Bestätigung wird die Adresse nicht verwendet.
    .subject = Bestätigen Sie Ihre neue Adresse bis zum { $until }
    .act = Bestätigen Sie, dass diese Adresse Ihnen gehört

address_leaves =
    die Adresse Ihres Kontos wurde in { $address } geändert. Die neue Adresse hat die Änderung bestätigt, und E-Mails werden ab jetzt dorthin gesendet. Alle Sitzungen Ihres Kontos wurden beendet.

    Wenn Sie das beantragt haben, müssen Sie nichts tun.

    Wenn Sie das nicht beantragt haben, machen Sie die Änderung über den Link oben bis zum { $until } rückgängig. Ihr Konto hat dann wieder diese Adresse, alle seine Sitzungen und Token enden, und Sie bekommen einen Link, um ein neues Passwort zu wählen.
    .subject = Ihre E-Mail-Adresse wurde geändert; Sie können das bis zum { $until } rückgängig machen
    .act = Machen Sie die Änderung rückgängig, wenn Sie sie nicht beantragt haben

address_in_use = Jemand hat Ihre Adresse für ein anderes Konto in diesem Verzeichnis angegeben. Sie haben bereits ein Konto mit dieser Adresse; sie kann daher nicht für ein zweites verwendet werden. Es wurde nichts geändert. Wenn Sie das beantragt haben, melden Sie sich in Ihrem bestehenden Konto an; sonst ignorieren Sie diese E-Mail.
    .subject = Ihre Adresse wurde für ein anderes Konto angegeben
    .act = Melden Sie sich an, um Ihr Konto zu prüfen

erasure_confirm =
    Jemand hat beantragt, dass dieses Verzeichnis seine personenbezogenen Daten löscht, und diese Adresse angegeben. Wenn Sie das waren, bestätigen Sie den Antrag über den Link oben bis zum { $until }. Der Betrieb antwortet dann binnen eines Monats.

    Wenn Sie das nicht waren, tun Sie nichts. Der Antrag wird dann gelöscht, ohne gelesen zu werden.
    .subject = Bestätigen Sie Ihren Löschantrag bis zum { $until }
    .act = Bestätigen Sie den Antrag

name_invited =
    urn:{ $nid } wird verwendet ({ $place }) und ist nicht registriert. { $by } vom Verzeichnis der URN-Namensräume lädt Sie ein, den Namen zu registrieren. Die Registrierung ist kostenlos. Sie macht die Namen bekannt und verhindert, dass andere sie für etwas anderes verwenden (RFC 8141, 5.1).

    Die oben verlinkte Seite erklärt das Verfahren und öffnet einen Entwurf mit diesem Namen. Wenn jemand anderes für die Namen verantwortlich ist, leiten Sie diese E-Mail bitte weiter.
    .subject = Sie sind eingeladen, diesen Namen zu registrieren
    .act = Lesen Sie, wie Sie den Namen registrieren können
    .decline = Wenn Sie den Namen nicht registrieren möchten, tun Sie nichts.

erasure_answered =
    { $erased ->
        [yes] Die Daten, deren Löschung Sie verlangt haben, wurden gelöscht.
       *[no] Die Daten, deren Löschung Sie verlangt haben, bleiben gespeichert. Sie können sich an den Betrieb wenden und bei der Datenschutzbehörde Ihres Wohnorts Beschwerde einlegen.
    }

    { $words }
    .subject = Ihr Löschantrag ist beantwortet
    .act = Lesen Sie, was Sie tun können

draft_deleted = { $by } hat den Entwurf { $draft } gelöscht, an dem Sie mitgewirkt haben. Er wurde nie eingereicht; sein Text, die Mitwirkenden und seine Links sind gelöscht, und niemand kann sie wiederherstellen.
    .subject = Der Entwurf { $draft } wurde gelöscht
    .act = Sehen Sie Ihre anderen Entwürfe

new_device =
    in Ihrem Konto gab es eine neue Anmeldung von einem Browser aus, der dafür noch nicht benutzt wurde: { $device }, { $at }.

    Wenn Sie das waren, müssen Sie nichts tun. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort, womit alle Sitzungen und Token enden, und prüfen Sie Ihr Konto.
    .subject = Neue Anmeldung in Ihrem Konto
    .act = Prüfen Sie Ihr Konto
