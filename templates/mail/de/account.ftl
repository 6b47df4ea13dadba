# E-Mails zu Konten und personenbezogenen Daten.

verify =
    Jemand hat diese Adresse angegeben, um im Verzeichnis der URN-Namensräume ein Konto anzulegen. Wenn Sie das waren, öffnen Sie den Link oben, um ein Passwort zu wählen und sich anzumelden. Der Link funktioniert einmal, innerhalb von 7 Tagen.

    Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Das Konto kann erst benutzt werden, wenn dieser Link geöffnet wurde.
    .subject = Bestätigen Sie Ihre E-Mail-Adresse
    .act = Wählen Sie ein Passwort, und schließen Sie das Anlegen Ihres Kontos ab

account_exists =
    Jemand hat versucht, mit dieser E-Mail-Adresse ein Konto anzulegen. Sie haben bereits ein Konto.

    Wenn Sie das nicht waren, brauchen Sie nichts zu tun.
    .subject = Sie haben bereits ein Konto
    .act = Melden Sie sich an oder setzen Sie Ihr Passwort zurück

reset = Mit diesem Link können Sie ein neues Passwort wählen. Er funktioniert einmal, innerhalb von 24 Stunden. Ihr jetziges Passwort bleibt gültig, bis Sie ein neues wählen. Wenn Sie das nicht beantragt haben, ignorieren Sie diese E-Mail.
    .subject = Wählen Sie ein neues Passwort
    .act = Wählen Sie ein neues Passwort

oidc_join =
    Jemand hat sich bei { $provider } angemeldet und diese Adresse angegeben. Wenn Sie das waren, öffnen Sie den Link oben im selben Browser. Die Anmeldung wird dann mit dem Konto mit dieser Adresse verknüpft; wenn es kein solches Konto gibt, wird eines angelegt. Der Link funktioniert einmal, innerhalb von { $hours } Stunden.

    Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. In einem anderen Browser funktioniert der Link nicht.
    .subject = Setzen Sie Ihre Anmeldung über { $provider } fort
    .act = Machen Sie im selben Browser weiter

security =
    { $what }

    Wenn Sie das nicht waren, wenden Sie sich sofort an den Betrieb.
    .subject = Ihr Konto wurde geändert
    .act = Prüfen Sie Ihr Konto

address_new = Jemand möchte diese Adresse für ein Konto in diesem Verzeichnis verwenden. Wenn Sie das sind, bestätigen Sie es über den Link oben bis zum { $until }. Wenn Sie das nicht beantragt haben, ignorieren Sie diese E-Mail. Ohne Ihre Bestätigung wird die Adresse nicht verwendet.
    .subject = Bestätigen Sie Ihre neue Adresse bis zum { $until }
    .act = Bestätigen Sie, dass diese Adresse Ihnen gehört

address_leaves =
    die Adresse Ihres Kontos wurde in { $address } geändert. Die Änderung wurde von der neuen Adresse aus bestätigt, und E-Mails werden ab jetzt dorthin gesendet. Alle Sitzungen Ihres Kontos wurden beendet.

    Wenn Sie das beantragt haben, müssen Sie nichts tun.

    Wenn Sie das nicht beantragt haben, machen Sie die Änderung über den Link oben bis zum { $until } rückgängig. Damit werden diese Adresse wiederhergestellt, alle Sitzungen beendet und alle Token widerrufen, und Sie bekommen einen Link, um ein neues Passwort zu wählen.
    .subject = Ihre E-Mail-Adresse wurde geändert; Sie können das bis zum { $until } rückgängig machen
    .act = Machen Sie die Änderung rückgängig, wenn Sie sie nicht beantragt haben

address_in_use = Jemand hat Ihre Adresse für ein anderes Konto in diesem Verzeichnis angegeben. Sie haben bereits ein Konto mit dieser Adresse; sie kann daher nicht für ein zweites verwendet werden. Es wurde nichts geändert. Wenn Sie das beantragt haben, melden Sie sich in Ihrem bestehenden Konto an; sonst ignorieren Sie diese E-Mail.
    .subject = Ihre Adresse wurde für ein anderes Konto angegeben
    .act = Melden Sie sich in Ihrem Konto an

draft_deleted = { $by } hat den Entwurf { $draft } gelöscht, an dem Sie mitgewirkt haben. Der Entwurf wurde nie eingereicht. Sein Text, die Liste der Mitwirkenden und seine Links wurden endgültig gelöscht.
    .subject = Der Entwurf { $draft } wurde gelöscht
    .act = Sehen Sie sich Ihre anderen Entwürfe an

new_device =
    in Ihrem Konto gab es eine neue Anmeldung mit einem Browser, der dafür noch nicht benutzt wurde: { $device }, { $at }.

    Wenn Sie das waren, müssen Sie nichts tun. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort, wodurch alle Sitzungen und Token enden, und prüfen Sie Ihr Konto.
    .subject = Neue Anmeldung in Ihrem Konto
    .act = Prüfen Sie Ihr Konto

failed_sign_ins =
    jemand hat innerhalb eines Tages { $count } Mal versucht, sich mit einem falschen Passwort in Ihrem Konto anzumelden. Keiner dieser Versuche war erfolgreich.

    Wenn Sie das nicht waren, prüfen Sie, ob Sie Ihr Passwort auch anderswo verwenden, und richten Sie einen zweiten Faktor ein.
    .subject = Viele fehlgeschlagene Anmeldungen in Ihrem Konto
    .act = Prüfen Sie Ihr Konto
