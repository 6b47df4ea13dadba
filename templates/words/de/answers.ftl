# Die Angaben, bevor sie gesendet werden, was zugesagt wird, und die Seite danach.

answers-title = Ihre Angaben prüfen
answers-lede = So wird es veröffentlicht.
answers-lede-draft = Nichts wird gesendet, bevor Sie am Ende auf den Knopf drücken.
answers-must-fix = Muss behoben werden
answers-worth = Einen Blick wert
answers-consent = Die Berichtigung ändert, was der Text sagt
answers-consent-about = Eine Änderung der Bedeutung ist eine neue Version, die die Fachgutachter begutachten. Nur wenn der veröffentlichte Text nicht der
    gebilligte ist, kann er unter derselben Version berichtigt werden: Sagen Sie, warum; zwei Personen des Betriebs und ein Fachgutachter müssen zustimmen.
answers-make-version = Eine neue Version daraus machen
answers-save-grounds = Die Gründe speichern
answers-f-grounds = Warum der veröffentlichte Text nicht der gebilligte ist. Alle können das lesen
answers-notes = { $count ->
    [one] { $count } weiterer Hinweis steht neben den Abschnitten.
   *[other] { $count } weitere Hinweise stehen neben den Abschnitten.
}
answers-template = Die Vorlage
answers-change-html = Ändern<span class="vh">:
    { $label }</span>
answers-empty = (leer)
answers-change-rules = Die Regeln ändern
answers-pledges = Was Sie zusagen
answers-change-pledges = Die Antworten ändern
answers-letter = Die E-Mail an die Begutachtungsliste
answers-letter-about = Was an { $list } geht, wenn der Betrieb die Begutachtung eröffnet
answers-ask-correction = Die Berichtigung beantragen
answers-submit = Einreichen
answers-next-correction = Der Betrieb sieht sie an und veröffentlicht sie, meist binnen zwei Arbeitstagen.
answers-next = Der Betrieb prüft, ob alles vollständig ist, und sendet den Text an die Begutachtungsliste.
answers-public = Der Text und Ihr Name werden öffentlich. Danach können Sie antworten, berichtigen und zurückziehen.
answers-submit-number = { $number } einreichen
answers-back = Zurück zur Liste
answers-preview = Vorschau: { $title }
answers-preview-lede = Nicht registriert, und es kann sich noch ändern. Version und Datum werden bei der Registrierung gesetzt.
answers-plain = Als reiner Text
answers-pledges-lede = RFC 8141 fragt, was hinter einem Namensraum steht. Ihre Antworten stehen neben der Registrierung, und man kann Namensräume danach
    auswählen. Keine ist vorgeschrieben; sagen Sie in eigenen Worten, wie, jeweils in höchstens { $most } Bytes.
answers-pledges-none = Keine Antwort
answers-pledges-how-html = Wie<span class="vh">: { $question }</span>
answers-pledges-save = Die Antworten speichern

submitted-title = Eingereicht
submitted-reference-html = Die Nummer Ihres Antrags ist <strong>{ $number }</strong>
submitted-lede = { $title }. Wir haben Ihnen zur Bestätigung eine E-Mail gesendet.
submitted-next = Wie es weitergeht
submitted-complete = Der Betrieb prüft, ob alles vollständig ist, meist binnen zwei Arbeitstagen.
submitted-correction = Er veröffentlicht die Berichtigung. Der ältere Wortlaut bleibt unter seiner Adresse.
submitted-posted = Er sendet den Text an { $list } und fragt die Fachgutachter. Eine erste Antwort dauert meist zwei Wochen.
submitted-told = Sie bekommen Nachricht, wenn jemand fragt oder kommentiert; erst dann sind Sie wieder am Zug.
submitted-nothing-html = Jetzt brauchen Sie nichts zu tun. <a href="/requests/{ $number }">Sehen Sie sich die öffentliche Seite an</a>, oder
    <a href="/requests/{ $number }/edit/preview">drucken Sie, was Sie gesendet haben</a>.
submitted-where = Wo der Antrag steht
submitted-done = {"Erledigt: "}
submitted-now = {"Jetzt: "}
submitted-since-html = seit <time>{ $day }</time>
submitted-step-draft = Entwurf
submitted-step-intake = Eingangsprüfung
submitted-step-review = Begutachtung
submitted-step-advisory = Beratende Begutachtung
submitted-step-body = Beim Gremium
submitted-step-ready = Bereit zur Registrierung
submitted-step-registered = Registriert
submitted-step-published = Veröffentlicht

# Die Punkte, die die Fachgutachter einzeln beurteilen.

answers-points = Die Punkte von RFC 8141, einer nach dem anderen
answers-point-stability = Die Organisation ist beständig und in der Lage, den Namensraum lange zu pflegen, oder es ist klar, wie er ohne sie brauchbar bleibt
answers-point-competence = Die Organisation versteht es, Namen zu vergeben: Die Verfahren halten sie eindeutig und sind beschrieben
answers-point-commitment = Die Organisation verpflichtet sich, einen Namen nie ein zweites Mal zu vergeben und alte Namen gültig zu lassen
answers-point-purpose = „Purpose“ sagt, was für wen benannt wird und warum kein registrierter Namensraum genügt
answers-point-syntax = „Syntax“ gibt die Form der Namen an, welche gleichwertig sind und was q- und f-Komponenten bedeuten
answers-point-assignment = „Assignment“ sagt, wer wie Namen vergibt und wie sie auf Dauer eindeutig bleiben
answers-point-security = „Security and Privacy“ bedenkt, was Namen verraten und was man mit ihnen anstellen kann
answers-point-interoperability = „Interoperability“ nennt die Kennungen, mit denen diese verwechselt werden könnten, und wie sich beide zueinander verhalten
answers-point-resolution = „Resolution“ sagt, ob und wie Namen aufgelöst werden
answers-point-information = Was man sonst noch wissen muss, steht im Text oder in einem beständigen Dokument
answers-point-met = Erfüllt
answers-point-partly = Mit Vorbehalt erfüllt
answers-point-not-met = Nicht erfüllt
answers-point-does-not-apply = Trifft nicht zu
