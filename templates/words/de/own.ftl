# Eine andere Adresse, und was man mit dem eigenen Konto tut.

own-address = Eine andere Adresse für ein Konto
own-address-undo = Eine Adressänderung rückgängig machen
own-address-changed = Die Adresse wurde geändert
own-address-done = Das Konto hat seine neue Adresse: Melden Sie sich damit an. Die bisherige Adresse wurde benachrichtigt.
own-address-undone = Die Änderung wurde rückgängig gemacht
own-address-back = Das Konto hat wieder seine bisherige Adresse. Alle Sitzungen, Token und Anmeldungen bei anderen Anbietern wurden beendet, und das Passwort gilt nicht mehr. Wir haben Ihnen einen Link gesendet, um ein neues zu wählen.
own-address-nothing = Nichts wurde geändert
own-address-taken = Die Adresse kann nicht verwendet werden: Ein anderes Konto hat sie. Das Konto behält die Adresse, die es hatte. Wenn Sie Hilfe brauchen, wenden Sie sich an den Betrieb.
own-address-new-lede-html = { $name } möchte diese Adresse, <b class="any">{ $address }</b>, für ein Konto hier verwenden.
own-address-new-about = Wenn Sie das sind, bestätigen Sie es bis zum { $until }. Wenn Sie das nicht beantragt haben, tun Sie nichts: Dann wird die Adresse nicht verwendet.
own-address-undo-lede-html = Das Konto von { $name } hatte die Adresse <b class="any">{ $address }</b> und hat eine andere bekommen.
own-address-undo-about = Wenn Sie das nicht beantragt haben, machen Sie es bis zum { $until } rückgängig. Das Konto hat dann wieder diese Adresse. Alle seine Sitzungen, Token und Anmeldungen bei anderen Anbietern enden, und Sie wählen ein neues Passwort.
own-address-undo-do = Die Änderung rückgängig machen
own-name = Ihren Namen ändern
own-name-do = Den Namen ändern
own-address-change = Ihre Adresse ändern
own-address-is-html = Sie lautet <b class="any">{ $address }</b>. Sie ändert sich, sobald Sie es über den Link bestätigen, den wir an die neue Adresse senden. Dann enden alle Ihre Sitzungen; Token von Programmen bleiben. Die bisherige Adresse wird benachrichtigt und kann die Änderung { $days } Tage lang rückgängig machen.
own-address-asked-html = Gewünscht haben Sie <b class="any">{ $email }</b>. Bestätigen Sie es bis zum { $until } über den Link in der E-Mail an diese Adresse.
own-address-keep = Die alte Adresse behalten
own-address-send = Link senden
own-data = Was dieses Verzeichnis über Sie speichert
own-data-about-html = Eine JSON-Datei mit Ihrem Konto, Sitzungen, Anträgen, Texten, Kommentaren, Stellungnahmen und allem, was Sie hier getan haben. <a href="/help/privacy">Was gespeichert wird, warum und wie lange</a>
own-data-do = Die Datei herunterladen
own-erasure = Löschung beantragen
own-erasure-about-html = Was zu den öffentlichen Akten gehört, etwa einen Kommentar, können Sie nicht selbst löschen. <a href="/erasure">Löschung beantragen</a>: Der Betrieb antwortet binnen eines Monats. <a href="/help/privacy#rights">Was Sie verlangen können</a>
own-close = Ihr Konto schließen
own-close-about = Ihre Adresse, das Passwort, der zweite Faktor, Sitzungen und Token werden entfernt, und Sie bekommen keine E-Mails mehr. Was Sie öffentlich gesagt haben, bleibt mit Ihrem Namen: Es gehört zu den Akten eines Namensraums. Entwürfe bleiben bei ihren Teams. Ein geschlossenes Konto lässt sich nicht wieder öffnen, aber Sie können mit derselben Adresse ein neues anlegen.
own-close-do = Das Konto schließen
own-f-name-hint = So, wie er öffentlich neben dem stehen soll, was Sie schreiben, auch neben dem, was Sie schon geschrieben haben
own-f-close = Geben Sie „close my account“ ein
own-f-address = Neue Adresse
own-f-address-hint = Wir senden einen Link dorthin
