# Die Seite eines Antrags.
request-feed = Was mit { $number } geschieht
request-crumb = In Begutachtung
request-question = Die Frage an Sie
request-answer = Antworten
request-room = Die Seite, auf der das geklärt wird
request-waits = Was auf Sie wartet
request-work = Am Text arbeiten
request-decision-page = Diese Entscheidung auf einer eigenen Seite, mit Stellungnahmen und Diskussion
request-draft-private = Bis Sie den Antrag einreichen, sehen nur Sie diese Seite.
request-so-far = Bisher { $time }
request-in-all = Insgesamt { $time }
request-review = Begutachten
request-desk = Im Arbeitsbereich
request-registered-version = Zur registrierten Version
request-next-html = Als Nächstes an der Reihe: <a href="{ $href }">{ $what }</a>
request-comment = Kommentar
request-send-comment = Kommentar senden
request-report = Bericht an { $body }
request-pledges = Was der Registrant zusagt
request-rules = Regeln neben dem Text
request-text = Text { $text }
request-compare = Zwei beliebige vergleichen
request-note = Was sich geändert hat, in den Worten des Registranten:
request-your-draft = Ihr Entwurf
request-revision-digest-html = SHA-256 des <a href="/requests/{ $number }/revisions/{ $text }.txt">eingereichten Textes</a>: <code>{ $fingerprint }</code>
request-record = Vollständige Akte (JSON)
request-history = Verlauf
request-history-find = In diesem Verlauf suchen
request-history-hint = Ein Wort, ein Name, eine Zahl, ein Tag
request-find = Suchen
request-history-none-html = Hier steht nirgends „{ $words }“. <a href="{ $href }">Alles zeigen</a>
request-delete = Diesen Entwurf löschen
request-delete-about = Er wurde nie eingereicht. Das Löschen entfernt alles, was Sie geschrieben haben.
request-withdraw = Zurückziehen
request-withdraw-button = Diesen Antrag zurückziehen
request-where = Wo der Antrag steht
request-facts = Angaben
request-take-part = Sich beteiligen
request-list = Auf der öffentlichen Begutachtungsliste darf jeder kommentieren: { $list }.
request-follow = Diesem Antrag folgen (Atom)
request-overlay = { $overlay ->
    [contended] Name umstritten
    [escalated] Weitergereicht
    [under_appeal] Einspruch eingelegt
   *[court_hold] Gerichtlich gesperrt
}
request-waits-position = { $expert } möchte vor der Billigung etwas geändert sehen (Klärungsbedarf, zu Text { $text })
request-waits-threads = { $count ->
    [one] Ein Gesprächsfaden wartet auf Ihre Antwort oder einen geänderten Text
   *[other] { $count } Gesprächsfäden warten auf Ihre Antwort oder einen geänderten Text
}
request-next-correction = Der Betrieb sieht die Berichtigung an und veröffentlicht sie, meist binnen zwei Arbeitstagen.
request-next-corrected = Fertig. Der berichtigte und der ältere Wortlaut haben ihre dauerhaften Adressen.
request-next-draft = Der Entwurf ist privat. Reichen Sie ihn ein, wenn er fertig ist.
request-next-intake = Der Betrieb prüft, ob er vollständig ist, und eröffnet die Begutachtung, meist binnen zwei Arbeitstagen.
request-next-advice = Die Liste und die Fachgutachter beraten; das antragstellende Gremium entscheidet, wann es so weit ist, und bittet um den Abschluss (RFC 8141, 6.3).
request-next-asked-back = Aus der Begutachtung ist noch etwas unbeantwortet: in einem Gesprächsfaden unten oder in einer Stellungnahme mit Klärungsbedarf. Der Registrant antwortet dort oder sendet einen neuen Text; die Fachgutachter machen inzwischen weiter.
request-next-standards = Die Fachgutachter kommentieren und nehmen Stellung; dann berichtet ihre Leitung dem Normungsgremium, das entscheidet (RFC 8141, 6.2).
request-next-review = Die Fachgutachter kommentieren und nehmen Stellung; dann entscheidet ihre Leitung. Auf der Begutachtungsliste darf jeder kommentieren.
request-next-answer = Der Registrant wurde gefragt und antwortet oder sendet einen neuen Text. Bleibt eine Antwort 90 Tage aus, verfällt der Antrag.
request-next-body = Das Normungsgremium hat den Bericht. Registriert wird, wenn seine Anweisung und eine Kopie des Berichts bei den Akten sind (RFC 8141, 6.2).
request-next-ready = Der Betrieb registriert ihn, meist binnen zwei Arbeitstagen.
request-next-status = Fertig. Der Namensraum hat seinen neuen Status; seine URNs bleiben gültig.
request-next-registered = Fertig. Die Version hat ihre dauerhafte Adresse.
request-next-declined = Betroffene können binnen zwei Monaten Einspruch einlegen. Der Registrant kann den Antrag auch in einem neuen Entwurf wieder aufnehmen.
request-next-withdrawn = Der Registrant hat ihn zurückgezogen und kann ihn in einem neuen Entwurf wieder aufnehmen.
request-next-lapsed = 90 Tage lang hat niemand geantwortet. Der Registrant kann ihn binnen 12 Monaten wieder aufnehmen.
request-next-duplicate = Ein anderer Antrag betrifft dasselbe und läuft weiter.
request-unconfirmed = Vorgeschlagen von jemandem, dessen Befugnis für diesen Namensraum hier nicht bestätigt ist.{ $denied }{ $holds }
request-unconfirmed-denied = {" "}Ein veröffentlichter Kontakt hat am { $day } gesagt, dass diese Person nicht für ihn spricht.
request-unconfirmed-recorded = {" "}Registriert wird erst, wenn der Betrieb festgehalten hat, worauf sich die Befugnis stützt.
request-unconfirmed-asked = {" "}Registriert wird erst, wenn einer der im registrierten Text genannten Kontakte, die alle gefragt wurden, oder der Betrieb es bestätigt hat.
request-fact-procedure = Verfahren
request-fact-decided-by = Entschieden von
request-fact-body = Antragstellendes Gremium
request-fact-specification = Spezifikation
request-fact-not-named = noch nicht genannt
request-fact-status = Neuer Status
request-fact-successors = Tritt an seine Stelle
request-fact-from = Ausgegangen von
request-fact-notice = Öffentliche Bekanntmachung
request-fact-until = bis { $day }
request-fact-duplicate = Dublette von
request-fact-takes-up = Nimmt wieder auf
request-rename = Einen anderen Namen wählen
request-rename-about = Ihr Text läuft unter einem anderen Namen weiter, und der andere Antrag behält diesen.
request-rename-button = Diesen Namen nehmen
request-f-wish = Namensraum-Kennung (Namespace ID)
request-appeal = Einspruch einlegen
request-appeal-about = Betroffene können Einspruch einlegen. Er geht { $stage ->
    [lead] an die Leitung der Fachgutachter
   *[iesg] an die IESG
}, wird veröffentlicht und muss bis { $until } eingehen.
request-appeal-button = Einspruch senden
request-f-grounds = Warum die Entscheidung anders ausfallen sollte
request-reopen = Wieder aufnehmen
request-reopen-about = Der neue Entwurf nennt diesen Antrag.
request-reopen-button = Mit diesem Text einen neuen Entwurf beginnen
request-go-on = Doch weiterlaufen lassen
request-go-on-about = Er läuft dort weiter, wo er stand, mit seiner Diskussion, seinen Stellungnahmen und seiner Nummer. Das ist bis { $until } möglich.
request-go-on-button = Weiterlaufen lassen
request-f-reason = Grund, wird veröffentlicht
request-heir = Registrant werden
request-heir-about = Sie werden gebeten, von nun an für diesen Namensraum verantwortlich zu sein. Lesen Sie unten, was der Text über Sie sagt.
request-heir-button = Ich nehme an
request-complete = Um den Abschluss bitten
request-complete-about = Sie sprechen für { $body }. Der Rat der Fachgutachter steht unten; was davon zu befolgen ist und wann der Antrag reif ist, entscheidet das Gremium selbst (RFC 8141, 6.3).
request-complete-button = Um die Registrierung bitten
contention-title = Wer hat urn:{ $nid }
contention-crumb = Anträge
contention-heading-html = Wer bekommt <span class="nid big">urn:{ $nid }</span>
contention-settled = Entschieden.
contention-lede = Diese Anträge wünschen denselben Namen, seit { $since }. Keiner wird gebilligt oder registriert, bis ein Ausgang festgehalten ist (RFC 8141, 6.2).
contention-ways = Auswege: Ein Registrant wählt einen anderen Namen oder zieht zurück (auf der Seite seines Antrags); alle Registranten sagen unten dasselbe; die Leitung und ein weiterer Fachgutachter entscheiden; ein Gericht ordnet es an.
contention-said = Was gesagt wurde
contention-said-about = Nur die Registranten, die Fachgutachter und der Betrieb können diese Seite lesen; der Ausgang ist öffentlich.
contention-nothing = Noch nichts.
contention-should = { $winner } soll den Namen haben.
contention-note = An die anderen schreiben
contention-note-button = Senden
contention-f-note = Text
contention-f-winner = Welcher Antrag läuft mit diesem Namen weiter?
contention-f-words = Warum; wird mit dem Ausgang veröffentlicht
contention-has = { $number } hat den Namen
contention-say = Sagen, wer den Namen haben soll
contention-say-button = Festhalten
contention-as-operator = Der Betrieb hält nur eine gerichtliche Anordnung fest; zwei Personen vom Betrieb entscheiden damit den Streit.
contention-as-registrant = Sagen die Registranten aller Anträge dasselbe, so ist das der Ausgang.
contention-as-expert = Sagen die Leitung und ein weiterer Fachgutachter dasselbe, so ist das der Ausgang.
contention-row = { $who }, gesendet { $since }
contention-row-yours = { $who } (Ihr Antrag), gesendet { $since }
