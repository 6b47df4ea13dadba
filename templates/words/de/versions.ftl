# Versionen eines Namensraums, sein Verlauf, und was sich zwischen zweien oder zwei Tagen unterscheidet.

versions-title = { $nid }: Versionen
versions-since = Registriert: { $day }
versions-heading-html = Alle Versionen von <span class="nid big">{ $nid }</span>
versions-on-html = Veröffentlicht bis zum <time datetime="{ $day }">{ $day }</time>. <a href="{ $latest }/versions">Alle
    Versionen</a>
versions-known = { $count ->
    [one] { $count } Version ist bekannt. Jede hat einen Permalink.
   *[other] { $count } Versionen sind bekannt. Jede hat einen Permalink.
}
versions-in-time = Zeitachse der Versionen von { $nid }
versions-bar = Version { $name }, { $date }
versions-of = Versionen von { $nid }
versions-version = Version
versions-shown-on = An der Quelle veröffentlicht
versions-shown-by = spätestens am { $day }
versions-learned-on = Hier aufgenommen
versions-current = aktuell
versions-in-error = irrtümlich
versions-what-changed-html = Änderungen<span class="vh"> in { $name }</span>
versions-compare-two = Versionen vergleichen
versions-pair = { $a } und { $b }
versions-first-last = erste und letzte
versions-profile = Maschinenlesbare Regeln
versions-profile-about = Die Regeln, nach denen Namen geprüft werden. Der Text der Registrierung hat Vorrang.
versions-edition = Ausgabe
versions-date = Datum
versions-in-force = aktuell
versions-edition-named = Ausgabe { $number }
versions-edition-of = Ausgabe { $number } zu Version { $version }
versions-whose-editors = von der Redaktion des Verzeichnisses geliefert

# Wie ein Wortlaut heißt und woher er kommt.

versions-unnumbered = ohne Nummer
versions-called = Version { $name }
versions-called-unnumbered = der Text ohne Nummer
versions-called-bare = die Registrierung (Text hier nicht verfügbar)
versions-from-iana = von der IANA importiert
versions-from-request = Antrag { $number }
versions-correction = Berichtigung: { $reason }

# Der Verlauf.

versions-history-title = { $nid }: Verlauf
versions-history-heading-html = Verlauf von <span class="nid big">{ $nid }</span>
versions-history-on-html = Ereignisse bis zum <time datetime="{ $day }">{ $day }</time>.
    <a href="{ $latest }/history">Vollständiger Verlauf</a>,
    <a href="{ $latest }/compare?from={ $day }&amp;to={ $today }">verglichen mit heute</a>
versions-history-none-html = Keine Ereignisse passen zu „{ $q }“. <a href="{ $latest }/history">Alle anzeigen</a>
versions-history-changes = Änderungen der Registrierung
versions-history-serial = Nummer
versions-history-here = in diesem Verzeichnis vorgenommen
versions-history-compare-html = vergleichen<span class="vh"> mit dem Tag vor Änderung { $serial }</span>
versions-history-acts = Zugehörige Ereignisse

# Zwei Fassungen.

versions-diff-title = { $nid }: { $a } und { $b }
versions-diff-both-html = <a href="{ $a_href }">Version { $a }</a> und <a href="{ $b_href }">Version
    { $b }</a>
versions-diff-heading = Änderungen von Version { $a } zu Version { $b }
versions-diff-nothing = Keine inhaltlichen Änderungen.
versions-diff-substance = Inhaltliche Änderungen: { $fields }.
versions-diff-side = Nebeneinander
versions-diff-inline = Untereinander
versions-diff-patch = Patch
versions-diff-texts = { $label }, beide Texte
versions-diff-about = Eingefügte Wörter sind unterstrichen und beginnen mit +, gelöschte sind durchgestrichen und beginnen mit −. Texte werden Wort für Wort verglichen. Reine Änderungen des Zeilenumbruchs werden ignoriert.
versions-block-contact = Nur die Kontaktangaben des Registranten haben sich geändert.
versions-block-same = { $count ->
    [one] { $count } Zeile unverändert
   *[other] { $count } Zeilen unverändert
}
versions-block-away-to = Verschoben nach { $field }:
versions-block-away = An eine andere Stelle verschoben:
versions-block-here-from = Hierher verschoben aus { $field }, unverändert:
versions-block-here = Hierher verschoben, unverändert:
versions-block-here-changed = Hierher verschoben und geändert:
versions-rules-differ = Geänderte Grammatikregeln:
versions-rule-added = neu
versions-rule-removed = entfernt
versions-rule-changed = geändert
versions-rule-renamed = umbenannt

# Zwei Tage.

versions-days-title = Vergleich zweier Stichtage
versions-days-title-one = { $nid }: Vergleich zweier Stichtage
versions-days-heading-html = <span class="nid big">{ $nid }</span>, Vergleich zweier Stichtage
versions-days-to = Bis
versions-days-first-html = Die Aufzeichnungen dieses Verzeichnisses beginnen am <time datetime="{ $day }">{ $day }</time>. Frühere Tage lassen sich nicht vergleichen.
versions-days-counts-html = Von <a href="{ $from_href }">{ $from }</a> bis <a href="{ $to_href }">{ $to }</a>: { $came } hinzugekommen,
    { $went } weggefallen, { $changed } geändert, { $unchanged } unverändert.
versions-days-counts-known-html = Von <a href="{ $from_href }">{ $from }</a> bis <a href="{ $to_href }">{ $to }</a>: { $came } hinzugekommen,
    { $went } weggefallen, { $changed } geändert, { $unchanged } ohne bekannte Änderung.
versions-days-between-html = Für den <time datetime="{ $day }">{ $day }</time> liegt die Liste vom <time datetime="{ $list }">{ $list }</time> vor,
    die nächste erst wieder vom <time datetime="{ $next }">{ $next }</time>. Änderungen dazwischen sind nur bekannt, wenn eine Liste oder ein Text ihr Datum nennt.
versions-days-added = Hinzugekommen
versions-days-removed = Weggefallen
versions-days-changed = Geändert
versions-days-learned = Neu erfasste Angaben
versions-days-learned-about = Diese Angaben wurden zwischen den beiden Stichtagen in diesem Verzeichnis erfasst. Die Namensräume selbst haben sich nicht geändert.
versions-days-learned-show = Angaben ({ $count })
versions-days-link-html = vergleichen<span class="vh"> { $nid }</span>
versions-days-facts-label = Geänderte Angaben
versions-days-range-html = Von <a href="{ $from_href }">{ $from }</a> bis <a href="{ $to_href }">{ $to }</a>.
versions-days-nothing-html = Zwischen <a href="{ $from_href }">{ $from }</a> und <a href="{ $to_href }">{ $to }</a> gibt es keine
    Unterschiede.
versions-days-registry = Im Verzeichnis
versions-days-text = Im Text
versions-days-texts-html = Der Text am ersten Stichtag ist { $a }, am zweiten { $b }: <a href="{ $href }">nebeneinander, als Text
    oder als Patch vergleichen</a>.
versions-days-same-text = Der Text ist an beiden Stichtagen derselbe: { $a }.
versions-days-no-text = Die Texte dieser Stichtage sind in diesem Verzeichnis nicht verfügbar und lassen sich deshalb nicht
    vergleichen.
versions-fact-status = Status
versions-fact-contact-column = Kontakt in der Liste der IANA
versions-fact-text = Hier verfügbarer Text
versions-listed = in der Liste
versions-not-listed = spätestens am { $day } entfernt

# Zwei Texte eines Antrags.

versions-texts-title = { $number }: Revisionen { $from } und { $to }
versions-texts-heading = Änderungen von Revision { $from } zu Revision { $to }
versions-texts-from = Von Revision
versions-texts-to = zu Revision
versions-texts-link = Revision { $number }
versions-texts-redacted = Eine geschwärzte Revision hat keinen Text, der verglichen werden könnte.
