# Seiten hinter Links aus E-Mails: ob jemand für einen Namensraum spricht, Löschung, und was aus einer E-Mail an uns wird.

speaks-page = Antrag zu Ihrem Namensraum
speaks-title = Ist diese Person berechtigt, für urn:{ $nid } zu handeln?
speaks-title-outsider = Sind Sie mit dieser Änderung von urn:{ $nid } einverstanden?
speaks-lede = { $by } hat eine Änderung des Namensraums beantragt, dessen Registrierung Ihre Adresse als Kontakt nennt: { $what }, { $number }, { $title }.
speaks-about = Die antragstellende Person ist diesem Verzeichnis nicht als Kontakt dieses Namensraums bekannt. Der Antrag kann
    erst registriert werden, wenn Sie oder der Betrieb bestätigt, dass sie berechtigt ist, für ihn zu handeln.
speaks-about-outsider = Der Antrag kann erst registriert werden, wenn Sie mit der Änderung einverstanden sind oder der Betrieb andere Belege festhält.
speaks-ended = Der Antrag ist geschlossen. Eine Antwort ist nicht nötig.
speaks-undoubted = Die Berechtigung der antragstellenden Person für diesen Namensraum wird nicht in Frage gestellt.
speaks-denied = Ein Kontakt hat mit Nein geantwortet. Sie können noch mit Ja antworten.
speaks-confirmed = Ein Kontakt hat mit Ja geantwortet. Sie können noch mit Nein antworten.
speaks-yes = Ja, diese Person ist berechtigt
speaks-no = Nein, diese Person ist nicht berechtigt
speaks-yes-outsider = Ja, ich bin einverstanden
speaks-no-outsider = Nein, ich bin nicht einverstanden
speaks-public-html = Der Antrag ist öffentlich: <a href="/requests/{ $number }">{ $number }</a>. Auch Ihre Antwort ist öffentlich; Ihre Adresse
    wird nicht dazu angezeigt. Um den Text zu kommentieren, schreiben Sie an die öffentliche Begutachtungsliste.
speaks-private = Der Antrag ist nicht öffentlich, bis ein Kontakt mit Ja antwortet, der Betrieb andere Belege festhält oder die
    Begutachtung beginnt. Ihre Antwort wird dann mit ihm öffentlich; Ihre Adresse wird nicht angezeigt.
speaks-relation-contact = Die antragstellende Person gibt an, Kontakt dieses Namensraums zu sein.
speaks-relation-successor = Die antragstellende Person gibt an, dass ihre Organisation jetzt für diesen Namensraum verantwortlich ist.
speaks-relation-outsider = Die antragstellende Person gibt an, die Änderung vorzuschlagen, ohne für diesen Namensraum verantwortlich zu sein.
speaks-proposed = Vorgeschlagener Text
speaks-changes = Änderungen am registrierten Text

mailed-waiting = Diese E-Mail wird als Ihr Kommentar veröffentlicht, wenn Sie sie nicht zurückziehen: { $due }.
mailed-to-confirm = Diese E-Mail wird erst veröffentlicht, wenn Sie sie bestätigen. Andernfalls wird der Betrieb benachrichtigt:
    { $due }.
mailed-unproved = Diese E-Mail wird erst veröffentlicht, wenn Sie sie bestätigen, weil unser Mailserver nicht prüfen konnte, ob sie von Ihnen stammt. Sonst wird am { $due } der Betrieb benachrichtigt.
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
