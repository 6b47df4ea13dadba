# Seiten hinter Links aus E-Mails: die Antwort eines Kontakts, und was aus einer E-Mail an uns wird.

contact-answer-page = Antrag zu Ihrem Namensraum
contact-answer-title = Änderung von urn:{ $nid }
contact-answer-lede = { $by } hat eine Änderung des Namensraums beantragt, dessen Registrierung Ihre Adresse als Kontakt nennt: { $what }, { $number }, { $title }.
contact-answer-about = Sie können die Änderung annehmen oder ihr mit einem Grund widersprechen. Wenn Sie widersprechen, wird die Änderung nicht veröffentlicht, bevor Ihr Widerspruch beantwortet ist.
contact-answer-about-unknown = Wer den Antrag stellt, ist für diesen Namensraum nicht bekannt. Sie können die Änderung annehmen oder ihr mit einem Grund widersprechen. Wenn Sie widersprechen, wird die Änderung nicht veröffentlicht, bevor Ihr Widerspruch beantwortet ist.
contact-answer-about-registrant = Der neue Text nennt einen anderen Registranten. Sie können die Änderung annehmen oder ihr mit einem Grund widersprechen. Wenn Sie widersprechen, wird die Änderung nicht veröffentlicht, bevor Ihr Widerspruch beantwortet ist.
contact-answer-ended = Der Antrag ist geschlossen. Eine Antwort ist nicht nötig.
contact-answer-objected = Sie haben der Änderung widersprochen. Sie können einen weiteren Grund nennen oder sie doch annehmen.
contact-answer-accepted = Sie haben die Änderung angenommen. Sie können ihr noch widersprechen.
contact-answer-accept = Änderung annehmen
contact-answer-object = Der Änderung widersprechen
contact-answer-f-reason = Grund des Widerspruchs (öffentlich)
contact-answer-public-html = Der Antrag ist öffentlich: <a href="/requests/{ $number }">{ $number }</a>. Auch Ihre Antwort ist öffentlich; Ihre Adresse
    wird nicht dazu angezeigt. Um den Text zu kommentieren, schreiben Sie an die öffentliche Begutachtungsliste.
contact-answer-private = Der Antrag ist nicht öffentlich, bis ein Kontakt ihn annimmt oder der Betrieb die Begutachtung beginnt. Ihre Antwort wird
    dann mit ihm öffentlich; Ihre Adresse wird nicht angezeigt.
contact-answer-proposed = Vorgeschlagener Text
contact-answer-changes = Änderungen am registrierten Text

mailed-waiting = Diese E-Mail wird als Ihr Kommentar veröffentlicht, wenn Sie sie nicht zurückziehen: { $due }.
mailed-to-confirm = Diese E-Mail wird erst veröffentlicht, wenn Sie sie bestätigen. Andernfalls wird der Betrieb benachrichtigt:
    { $due }.
mailed-unproved = Diese E-Mail wird erst veröffentlicht, wenn Sie sie bestätigen, weil unser Mailserver nicht prüfen konnte, ob sie von Ihnen stammt. Sonst wird am { $due } der Betrieb benachrichtigt.
mailed-whole-email = Wenn Sie sie als Kommentar veröffentlichen, wird Ihre ganze E-Mail veröffentlicht.
mailed-as-comment = Als meinen Kommentar veröffentlichen
mailed-published = Diese E-Mail ist dauerhaft veröffentlicht.
mailed-withdrawn = Sie haben diese E-Mail zurückgezogen. Sie wurde nicht veröffentlicht.
mailed-held = Diese E-Mail wurde nicht veröffentlicht. Der Betrieb wird sie prüfen.
mailed-publish-title = Ihre E-Mail veröffentlichen
mailed-confirm-title = Ihre Antwort bestätigen
mailed-withdraw-title = Ihre E-Mail zurückziehen
mailed-as-answer = Als meine Antwort veröffentlichen
mailed-now = Jetzt veröffentlichen
mailed-withdraw = Zurückziehen
mailed-withdraw-instead = Stattdessen zurückziehen
mailed-publish-instead = Stattdessen veröffentlichen
mailed-read-as-html = Auf <a href="{ $href }">{ $number }</a> sehen alle, von { $name }:
mailed-cut = Weggelassenes Zitat oder Signatur am Ende
