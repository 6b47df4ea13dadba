# Seiten hinter Links aus E-Mails: ob jemand für einen Namensraum spricht, Löschung, und was aus einer E-Mail an uns wird.

speaks-page = Spricht diese Person für Ihren Namensraum?
speaks-title = Spricht diese Person für urn:{ $nid }?
speaks-lede-html = { $by } beantragt eine Änderung des Namensraums, dessen registrierter Text Ihre Adresse nennt: { $what },
    <a href="/requests/{ $number }">{ $number }</a>, { $title }.
speaks-about = Wer den Antrag stellt, ist hier nicht als zuständig für diesen Namensraum bekannt. Solange weder Sie noch der Betrieb dieses Verzeichnisses bestätigt, dass diese Person für ihn spricht, wird nichts
    davon registriert, und die Leser erfahren das. Ihre Antwort ist öffentlich; Ihre Adresse wird daneben nicht wiederholt.
speaks-ended = Der Antrag ist beendet; es gibt nichts mehr zu sagen.
speaks-undoubted = Niemand bezweifelt, wer für diesen Namensraum spricht.
speaks-denied = Es wurde gesagt, dass diese Person nicht für ihn spricht. Sie können noch sagen, dass sie es tut.
speaks-confirmed = Es ist bestätigt, dass diese Person für ihn spricht. Sie können noch sagen, dass sie es nicht tut.
speaks-yes = Ja, diese Person spricht für ihn
speaks-no = Nein, sie spricht nicht für ihn
speaks-text = Was Sie vom Text selbst halten, gehört auf die Begutachtungsliste, wo jeder Stellung nehmen kann.

erase-crumb = Datenschutz
erase-title = Löschung beantragen
erase-lede = Etwas in diesem Verzeichnis betrifft Sie und sollte dort nicht stehen. Der Betrieb antwortet binnen eines Monats.
erase-about-html = Eine Registrierung und die Aufzeichnung, warum sie erfolgt ist, sind dauerhaft; was darin personenbezogen ist und nicht gebraucht wird, nehmen zwei
    Personen des Betriebs heraus. Sobald Ihr Antrag beantwortet ist, wird weder er noch Ihre Adresse aufbewahrt.
erase-by-link-html = Wir senden einen Link, mit dem Sie Ihre Adresse bestätigen. Eine Adresse erhält höchstens drei Links am Tag; wenn jemand
    anders sie an Ihrer Stelle anfordert und Ihrer nicht kommt, <a href="/help/privacy">schreiben Sie uns</a>.
erase-ask = Löschung beantragen
erase-send = Link senden
erase-f-wish = Was gelöscht werden soll, wo es steht, und warum
erase-f-wish-hint = Zum Beispiel: meine Telefonnummer in einem Kommentar, mit der Adresse der Seite und dem Teil hinter #. Wiederholen Sie die Angabe selbst nicht. Wenn Sie die Adresse der Seite nicht kennen, schreiben Sie das
erase-f-email = E-Mail-Adresse
erase-f-email-hint = Wir senden einen Link dorthin und teilen Ihnen mit, was daraus wird
erase-sent-title = Sehen Sie in Ihrem Postfach nach
erase-sent = Ein Link ist unterwegs an { $email }. Bestätigen Sie damit, dass die Adresse Ihnen gehört; bis dahin liest niemand, was Sie verlangt haben, und nach { $days } Tagen wird es gelöscht.
erase-yours = Ihr Löschantrag
erase-confirmed = Der Betrieb antwortet Ihnen bis zum { $until } per E-Mail.
erase-press = Drücken Sie auf den Knopf, wenn Sie dies verlangt haben. Dann liegt der Antrag beim Betrieb, der binnen eines Monats antwortet.
erase-what = Was gelöscht werden soll
erase-confirm = Ich habe dies verlangt
erase-not-you = Wenn der Antrag nicht von Ihnen ist, tun Sie nichts: Er wird in einigen Tagen gelöscht.

mailed-waiting = Sie wird als Ihr Kommentar veröffentlicht, wenn Sie sie nicht zurückziehen: { $due }.
mailed-named = Ihr Name oder Ihre Adresse steht in diesem Text, und Sie antworten ohne Ihren Namen. Er wird nur veröffentlicht, wenn Sie es sagen. Tun Sie es nicht, erfährt es der Betrieb: { $due }.
mailed-to-confirm = Sie wird erst veröffentlicht, wenn Sie sie bestätigen. Tun Sie es nicht, erfährt es der Betrieb: { $due }.
mailed-published = Sie ist veröffentlicht und bleibt es.
mailed-withdrawn = Sie haben sie zurückgezogen. Sie wird nicht veröffentlicht.
mailed-held = Sie ist nicht veröffentlicht. Sie liegt beim Betrieb.
mailed-publish-title = Ihre E-Mail veröffentlichen
mailed-confirm-title = Ihre Antwort bestätigen
mailed-withdraw-title = Ihre E-Mail zurückziehen
mailed-as-it-is = So veröffentlichen
mailed-as-answer = Als meine Antwort veröffentlichen
mailed-now = Jetzt veröffentlichen
mailed-withdraw = Zurückziehen
mailed-withdraw-instead = Stattdessen zurückziehen
mailed-publish-instead = Stattdessen veröffentlichen
mailed-read-as-html = Bei <a href="{ $href }">{ $number }</a> ist sie für alle unter dem Namen { $name } zu lesen:
mailed-cut = Was weggelassen wird: ein Zitat oder eine Signatur am Ende
