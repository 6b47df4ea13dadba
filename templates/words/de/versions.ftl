# Versionen eines Namensraums, sein Verlauf, und was sich zwischen zweien oder zwei Tagen unterscheidet.

versions-title = { $nid }: Versionen
versions-since = Registriert: { $day }
versions-history = Verlauf
versions-heading-html = Jede Version von <span class="nid big">{ $nid }</span>
versions-on-html = Was bis <time datetime="{ $day }">{ $day }</time> zu sehen war.
    <a href="{ $latest }/versions">Alle Versionen</a>
versions-known = { $count ->
    [one] { $count } Wortlaut ist bekannt. Jede Adresse bleibt auf Dauer.
   *[other] { $count } Wortlaute sind bekannt. Jede Adresse bleibt auf Dauer.
}
versions-in-time = Versionen von { $nid } im Lauf der Zeit
versions-bar = Version { $name }, { $date }
versions-of = Versionen von { $nid }
versions-version = Version
versions-shown-on = An der Quelle zu sehen seit
versions-learned-on = Hier bekannt seit
versions-source = Quelle
versions-changes = Änderungen
versions-current = aktuell
versions-in-error = irrtümlich
versions-what-changed-html = was sich geändert hat<span class="vh"> in
    { $name }</span>
versions-compare-two = Zwei vergleichen
versions-pair = { $a } und { $b }
versions-first-last = die erste und die
    letzte
versions-profile = Sein Profil
versions-profile-about = Die Regeln als Daten, nach denen Namen geprüft werden. Jede Ausgabe sagt, wessen Lesart der Registrierung sie ist; maßgeblich
    ist der Wortlaut der Registrierung.
versions-editions = Ausgaben des Profils von { $nid }
versions-edition = Ausgabe
versions-date = Datum
versions-whose = Wessen Lesart
versions-in-force = gültig
versions-request-html = , Antrag
    <a href="{ $href }">{ $number }</a>
versions-edition-named = Ausgabe { $number }
versions-edition-of = Ausgabe { $number } zu Version { $version }
versions-whose-registrant = die des Registranten, mit der Version gebilligt
versions-whose-editors = die der Redaktion des Verzeichnisses

# Wie ein Wortlaut heißt und woher er kommt.

versions-unnumbered = ohne Nummer
versions-unnumbered-wording = ohne Nummer, Wortlaut { $number }
versions-called = Version { $name }
versions-called-unnumbered = der Text ohne Nummer
versions-called-wording = Wortlaut { $number } des Textes ohne Nummer
versions-called-bare = die Registrierung, deren Text hier nicht vorliegt
versions-from-iana = von der IANA übernommen
versions-from-request = Antrag { $number }
versions-from-wording = anderer Wortlaut bei der IANA gefunden
versions-correction = Berichtigung ({ $class }): { $reason }

# Der Verlauf.

versions-history-title = { $nid }: Verlauf
versions-history-heading-html = Was mit <span class="nid big">{ $nid }</span> geschah
versions-history-on-html = Was vom <time datetime="{ $day }">{ $day }</time> und davor bekannt war.
    <a href="{ $latest }/history">Alles</a>, <a href="{ $latest }/compare?from={ $day }&amp;to={ $today }">verglichen mit
    heute</a>
versions-history-compare = Zwei beliebige Tage vergleichen
versions-history-find = In diesem Verlauf suchen
versions-history-example = Ein Wort, ein Name, eine Nummer, ein Tag
versions-history-search = Suchen
versions-history-none-html = „{ $q }“ kommt hier nicht vor. <a href="{ $latest }/history">Alles</a>
versions-history-changes = Änderungen der Registrierung
versions-history-serial = Nummer
versions-history-what = Was
versions-history-here = hier geschehen
versions-history-compare-html = vergleichen<span class="vh"> mit dem Tag vor Änderung { $serial }</span>
versions-history-acts = Was dazu führte

# Zwei Fassungen.

versions-diff-title = { $nid }: { $a } und { $b }
versions-crumb = Versionen
versions-diff-both-html = <a href="{ $a_href }">Version { $a }</a> und <a href="{ $b_href }">Version
    { $b }</a>
versions-diff-heading = Was sich von Version { $a } zu Version { $b } geändert hat
versions-diff-same = Der Wortlaut ist derselbe.
versions-diff-nothing = Inhaltlich hat sich
    nichts geändert.
versions-diff-substance = Inhaltlich geändert: { $fields }.
versions-diff-side = Nebeneinander
versions-diff-inline = Untereinander
versions-diff-plain = Reiner Text
versions-diff-patch = Patch
versions-diff-texts = { $label }, beide Texte
versions-diff-column = Version { $name }
versions-diff-about = Texte werden Wort für Wort verglichen. Ein Absatz, der nur neu umbrochen wurde, gilt als
    derselbe.
versions-block-contact = Nur die Kontaktangaben des Registranten haben sich geändert.
versions-block-same = { $count ->
    [one] { $count } Zeile unverändert
   *[other] { $count } Zeilen unverändert
}
versions-block-away-to = Verschoben nach { $field }:
versions-block-away = Von hier verschoben:
versions-block-here-from = Hierher verschoben aus { $field }, unverändert:
versions-block-here = Hierher verschoben, unverändert:
versions-block-here-changed = Hierher verschoben und geändert:
versions-rules-differ = Regeln der Grammatik, die sich unterscheiden:
versions-rule-added = neu
versions-rule-removed = entfernt
versions-rule-changed = geändert
versions-rule-renamed = umbenannt

# Zwei Tage.

versions-days-title = Was sich zwischen zwei Tagen unterscheidet
versions-days-title-one = { $nid }: was sich zwischen zwei Tagen unterscheidet
versions-days-heading-html = <span class="nid big">{ $nid }</span>: was sich zwischen zwei Tagen unterscheidet
versions-days-from = Von
versions-days-to = Bis
versions-days-compare = Vergleichen
versions-days-counts-html = Von <a href="{ $from_href }">{ $from }</a> bis <a href="{ $to_href }">{ $to }</a>: { $came } hinzugekommen,
    { $went } weggefallen, { $changed } geändert, { $unchanged } unverändert.
versions-days-added = Hinzugekommen
versions-days-removed = Weggefallen
versions-days-changed = Geändert
versions-days-what-changed = Was sich geändert hat
versions-days-namespace = Namensraum
versions-days-what = Was
versions-days-link-html = vergleichen<span class="vh"> { $nid }</span>
versions-days-facts-label = Was anders lautet
versions-days-range-html = Von <a href="{ $from_href }">{ $from }</a> bis <a href="{ $to_href }">{ $to }</a>.
versions-days-nothing-html = Von <a href="{ $from_href }">{ $from }</a> bis <a href="{ $to_href }">{ $to }</a>
    lautet nichts anders.
versions-days-registry = Im Verzeichnis
versions-days-text = Im Text
versions-days-texts-html = Der Text des ersten Tages ist { $a }, der des zweiten { $b }:
    <a href="{ $href }">nebeneinander, als Text, als Patch</a>.
versions-days-same-text = An beiden Tagen gilt derselbe Text, { $a }.
versions-days-no-text = Die Texte beider Tage liegen hier nicht vor und lassen sich deshalb nicht vergleichen.
versions-fact-list = Liste
versions-fact-status = Status
versions-fact-registrant = Registrant
versions-fact-contact = Kontakt
versions-fact-registered = Registriert
versions-fact-updated = Geändert
versions-fact-references = Referenz
versions-fact-template = Vorlage
versions-fact-contact-column = Kontakt laut der Liste
versions-fact-successor = Übernommen von
versions-fact-text = Hier vorliegender Text
versions-listed = in der Liste
versions-not-listed = spätestens seit { $day } nicht mehr in der Liste

# Zwei Texte eines Antrags.

versions-texts-title = { $number }: Text { $from } und Text { $to }
versions-texts-crumb = Anträge
versions-texts-heading = Was sich von Text { $from } zu Text { $to } geändert hat
versions-texts-from = Von Text
versions-texts-to = zu Text
versions-texts-link = Text { $number }
