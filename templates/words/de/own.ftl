# Eine andere Adresse, ein Konto aus zweien.

own-address = Eine andere Adresse für ein Konto
own-confirmed = Hier bestätigt
own-address-waits = Danke. Die Änderung gilt, sobald sie auch an der anderen Adresse bestätigt ist; bis dahin bleibt alles, wie es ist.
own-address-changed = Die Adresse ist geändert
own-address-done = Beide Adressen haben es bestätigt. Ab jetzt hat das Konto seine neue Adresse: Melden Sie sich damit an.
own-address-nothing = Nichts wurde geändert
own-address-taken = Die neue Adresse kann nicht verwendet werden. Das Konto hat die Adresse, die es hatte.
own-address-kept = Das Konto behält seine Adresse, und alle seine Sitzungen wurden beendet. Wählen Sie bei der nächsten Anmeldung ein neues Passwort.
own-address-unused = Ihre Adresse wird nicht verwendet, und wer darum gebeten hat, erfährt, dass sie ihm nicht gehört. Mehr kommt nicht von uns.
own-address-same = Die Adresse ist nicht geändert
own-address-new-lede-html = { $name } möchte diese Adresse, <b class="any">{ $address }</b>, für ein Konto hier verwenden.
own-address-new-about = Wenn Sie das sind, bestätigen Sie es bis zum { $until }. Wissen Sie nichts davon, sagen Sie es: Dann wird die Adresse nicht verwendet.
own-address-old-lede-html = Jemand, der bei Ihrem Konto angemeldet ist, { $name }, möchte ihm eine andere Adresse geben: <b class="any">{ $address }</b>
own-address-old-about = Wenn Sie das sind, bestätigen Sie es bis zum { $until }. Wenn nicht, widersprechen Sie: Ihr Konto behält diese Adresse, und alle seine Sitzungen enden.
own-address-confirmed = Hier bereits bestätigt. Die andere Adresse hat es noch nicht bestätigt.
own-not-me = Das bin ich nicht
own-object = Widersprechen
own-merge-title = Ein Konto aus zweien
own-merge-waits = Danke. Beide Konten werden zusammengelegt, sobald das andere es bestätigt hat; bis dahin bleibt alles, wie es ist.
own-merge-from = Danke. Das andere Konto endet am { $day }, und sofort, wenn es über den Link in der E-Mail an seine Adresse bestätigt wird. Bis dahin kann widersprechen, wer eine der beiden Adressen liest.
own-merge-done = Beide Konten sind von nun an eines. Alles, was offen war, ist bei dem Konto, das weiterbesteht; das andere ist beendet. Beide Adressen wurden benachrichtigt.
own-merged = Die Konten sind zusammengelegt
own-merge-objected = Nichts wird zusammengelegt, und alle Sitzungen Ihres Kontos wurden beendet. Wählen Sie bei der nächsten Anmeldung ein neues Passwort.
own-merge-objected-other = Nichts wird zusammengelegt, und wer darum gebeten hat, erfährt, dass Sie widersprochen haben. Ihr Konto ist, wie es war.
own-apart = Die Konten bleiben getrennt
own-merge-other-html = { $name }, <b class="any">{ $address }</b>, sagt, dass Ihr Konto mit der Adresse <b class="any">{ $other }</b> derselben Person gehört.
own-merge-own-html = Jemand, der bei Ihrem Konto angemeldet ist, { $name }, sagt, dass auch das Konto mit der Adresse <b class="any">{ $other }</b> ihm gehört.
own-merge-ends-html = <b>Ihr Konto würde enden.</b> Alles, was es hat, ginge an das andere.
own-merge-stays = Ihr Konto würde weiterbestehen. Alles, was das andere hat, käme zu ihm.
own-merge-about = Entwürfe, Anträge, Teams, Einladungen, für wen Sie sprechen, Register, die Sie führen, und die E-Mails, die Sie abbestellt haben, gehen an das Konto, das weiterbesteht. Passwort, zweiter Faktor, Sitzungen und Token des anderen enden. Was öffentlich gesagt wurde, behält seinen Namen. Das lässt sich nicht rückgängig machen.
own-merge-effect = Das andere Konto hat es bestätigt. Es gilt ab dem { $from }, wenn niemand widerspricht.
own-merge-unless = Es ändert sich nichts, wenn Sie es nicht bis zum { $until } bestätigen, angemeldet bei diesem Konto.
own-merge-unless-other = Es ändert sich nichts, wenn das andere Konto es nicht bis zum { $until } bestätigt.
own-merge-confirmed = Hier bereits bestätigt.
own-merge-another-html = Sie sind bei einem anderen Konto angemeldet. Melden Sie sich ab, melden Sie sich mit <b class="any">{ $other }</b> an, und öffnen Sie den Link noch einmal.
own-merge-sign-in = Anmelden, um zu bestätigen
own-merge-mine = Beide Konten gehören mir
own-merge-let = Mein Konto enden lassen
own-name = Ihren Namen ändern
own-name-do = Den Namen ändern
own-address-change = Ihre Adresse ändern
own-address-is-html = Sie lautet <b class="any">{ $address }</b>. Sie ändert sich, sobald Sie es an der neuen und an der alten Adresse bestätigen. Dann enden alle Ihre Sitzungen; Token von Programmen bleiben.
own-address-asked-html = Gewünscht haben Sie <b class="any">{ $email }</b>. Neue Adresse: { $new ->
    [yes] bestätigt
   *[other] noch nicht bestätigt
}. Alte Adresse: { $old ->
    [yes] bestätigt
   *[other] noch nicht bestätigt
}. Beide müssen bis { $until } bestätigt sein.
own-address-helped = Sie haben die Administratoren gebeten, es anstelle der alten Adresse zu bestätigen; sie dürfen es ab { $from }.
own-address-keep = Die alte Adresse behalten
own-address-unread = Ich kann die alte Adresse nicht mehr lesen
own-address-send = Beide Links senden
own-merge = Aus zwei Konten eines machen
own-merge-intro = Sie haben hier ein weiteres Konto, vielleicht von einer anderen Stelle. Eines davon besteht weiter: Entwürfe, Anträge und Teams, die Namensräume, für die Sie sprechen, und die E-Mails, die Sie abbestellt haben, gehen darauf über. Das andere endet. Was Sie öffentlich gesagt haben, behält den Namen, den es hatte.
own-merge-asked-html = Sie haben darum gebeten, dieses Konto mit <b class="any">{ $email }</b> zusammenzulegen; { $ends } würde enden.
own-merge-by-link = Das andere Konto hat es bestätigt. Es gilt ab { $from }, und sofort über den Link in unserer E-Mail an diese Adresse.
own-merge-link = Wenn es ein solches Konto gibt, hat seine Adresse einen Link bekommen, der bis { $until } gilt.
own-merge-keep = Beide Konten behalten
own-merge-role = Ein Konto mit einer Rolle im Verzeichnis, etwa als Fachgutachter oder Betreiber, kann nicht das Konto sein, das endet. Zuerst nimmt ein Administrator die Rolle zurück.
own-merge-which = Welches besteht weiter?
own-data = Was dieses Verzeichnis über Sie speichert
own-data-about-html = Eine JSON-Datei mit Ihrem Konto, Sitzungen, Anträgen, Texten, Kommentaren, Stellungnahmen und allem, was Sie hier getan haben. <a href="/help/privacy">Was gespeichert wird, warum und wie lange</a>
own-data-do = Die Datei herunterladen
own-erasure = Löschung beantragen
own-erasure-about-html = Was zu den öffentlichen Akten gehört, etwa einen Kommentar, können Sie nicht allein löschen: Der Betrieb beurteilt es, und zwei Betreiber nehmen es heraus. Die Antwort kommt binnen eines Monats. <a href="/help/privacy#rights">Was Sie verlangen können</a>
own-erasure-asked = Sie haben die Löschung am { $asked } beantragt; der Betrieb antwortet bis { $due }.
own-erasure-back-html = Zurücknehmen<span class="vh">: gestellt am { $asked }</span>
own-erasure-closes = Auch mein Konto schließen, sobald niemand mehr darauf angewiesen ist
own-erasure-do = Antrag stellen
own-close = Ihr Konto schließen
own-close-about = Ihre Adresse, das Passwort, der zweite Faktor, Sitzungen und Token werden entfernt, und Sie bekommen keine E-Mails mehr. Was Sie öffentlich gesagt haben, bleibt mit Ihrem Namen: Es gehört zu den Akten eines Namensraums. Entwürfe bleiben bei ihren Teams. Ein geschlossenes Konto lässt sich nicht wieder öffnen, aber Sie können mit derselben Adresse ein neues anlegen.
own-close-do = Das Konto schließen
own-f-name-hint = So, wie er öffentlich neben dem stehen soll, was Sie schreiben, auch neben dem, was Sie schon geschrieben haben
own-f-close = Geben Sie „close my account“ ein
own-f-address = Neue Adresse
own-f-address-hint = Wir senden einen Link dorthin und einen weiteren an die Adresse, die Sie jetzt haben
own-f-other = Adresse des anderen Kontos
own-f-other-hint = Wir senden einen Link dorthin; Sie bestätigen dort, angemeldet bei jenem Konto
own-keeps-this = Dieses Konto besteht weiter, das andere endet
own-keeps-other = Das andere Konto besteht weiter, dieses endet
own-merge-that = jenes Konto
own-merge-this = dieses Konto
