# Eine andere Adresse, und was man mit dem eigenen Konto tut.

own-address = Änderung der E-Mail-Adresse
own-address-undo = Adressänderung rückgängig machen
own-address-changed = E-Mail-Adresse geändert
own-address-done = Ihr Konto hat seine neue E-Mail-Adresse. Melden Sie sich ab jetzt damit an. Wir haben eine E-Mail an die alte
    Adresse gesendet.
own-address-undone = Die Änderung wurde rückgängig gemacht
own-address-back = Das Konto hat wieder seine bisherige Adresse. Alle Sitzungen, Token und externen Anmeldungen wurden beendet,
    und das Passwort gilt nicht mehr. Wir haben Ihnen einen Link gesendet, um ein neues zu wählen.
own-address-nothing = Nichts wurde geändert
own-address-taken = Diese E-Mail-Adresse kann nicht verwendet werden, weil ein anderes Konto sie hat. Ihr Konto behält seine
    aktuelle Adresse. Wenn Sie Hilfe brauchen, wenden Sie sich an den Betrieb.
own-address-new-lede-html = Jemand möchte diese Adresse, <b class="any">{ $address }</b>, für ein Konto in diesem Verzeichnis
    verwenden.
own-address-new-about = Wenn Sie das sind, bestätigen Sie die Änderung bis zum { $until }. Wenn Sie sie nicht beantragt haben, tun
    Sie nichts. Die Adresse wird dann nicht verwendet.
own-address-owner-html = Um die Änderung zu bestätigen, <a href="/sign-in">melden Sie sich</a> mit dem Konto an, für das sie verlangt wurde,
    und mit dessen bisheriger Adresse. Öffnen Sie dann diesen Link noch einmal. Wenn Sie hier kein Konto haben, hat jemand
    anderes die Änderung verlangt: Sie müssen nichts tun.
own-address-undo-lede-html = Das Konto von { $name } hatte die Adresse <b class="any">{ $address }</b> und hat eine andere bekommen.
own-address-undo-about = Wenn Sie das nicht beantragt haben, machen Sie es bis zum { $until } rückgängig. Das Konto hat dann wieder diese Adresse. Alle seine Sitzungen, Token und Anmeldungen bei anderen Anbietern enden, und Sie wählen ein neues Passwort.
own-address-undo-do = Die Änderung rückgängig machen
own-name = Ihren Namen ändern
own-name-do = Namen ändern
own-address-change = E-Mail-Adresse ändern
own-address-is-html = Ihre Adresse ist <b class="any">{ $address }</b>. Sie ändert sich, wenn Sie den Link bestätigen, den wir an
    die neue Adresse senden. Dann enden alle Ihre Sitzungen; API-Token gelten weiter. Wir benachrichtigen die alte Adresse; von
    dort lässt sich die Änderung { $days } Tage lang rückgängig machen.
own-address-asked-html = Sie haben eine Änderung in <b class="any">{ $email }</b> beantragt. Bestätigen Sie sie bis zum { $until }
    mit dem Link in der E-Mail an diese Adresse.
own-address-keep = Die alte Adresse behalten
own-data = Ihre Daten
own-data-about-html = Eine JSON-Datei mit Ihrem Konto, Sitzungen, Anträgen, Revisionen, Kommentaren, Stellungnahmen und allen
    Ihren Aktionen in diesem Verzeichnis. <a href="/help/privacy">Welche Daten gespeichert werden, warum und wie lange</a>
own-data-do = Datei herunterladen
own-close = Ihr Konto schließen
own-close-about = Ihre Adresse, das Passwort, der zweite Faktor, Sitzungen und Token werden gelöscht, und Sie bekommen keine
    E-Mails mehr. Ihre öffentlichen Beiträge bleiben mit Ihrem Namen, weil sie zur Akte eines Namensraums gehören. Entwürfe
    bleiben bei ihren Mitwirkenden. Ein geschlossenes Konto lässt sich nicht wieder öffnen, aber Sie können mit derselben Adresse
    ein neues anlegen.
own-close-do = Konto schließen
own-f-name-hint = Wird öffentlich mit allem angezeigt, was Sie schreiben, auch mit dem, was Sie schon geschrieben haben
own-f-close = Geben Sie „close my account“ ein
own-f-address = Neue Adresse
own-f-address-hint = Wir senden einen Link an diese Adresse
