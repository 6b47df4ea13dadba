# Kleine Änderungen, über die eine zweite Person entscheidet.

asked-title = Kleine Änderungen
asked-intro = Was für ein Register oder das Resolver-Verzeichnis beantragt ist; eine zweite Person entscheidet darüber.
asked-crumb = Register, die Sie führen
asked-waiting = Wartet auf Sie
asked-own = Was Sie beantragt haben
asked-nothing = Nichts.
asked-row = { $wish }, { $time }
asked-take-back-html = Zurücknehmen<span
    class="vh">: { $what }</span>
asked-granted = genehmigt { $time }
asked-declined = abgelehnt { $time }
asked-withdrawn = zurückgenommen { $time }
asked-outcome-words = { $outcome }: { $words }
asked-words-html = Mitteilung an die antragstellende Person (zum Ablehnen nötig)<span class="vh">, zu { $what }</span>
asked-grant = Genehmigen
asked-decline = Ablehnen
asked-entries = Einträge, die geändert werden können

# Was beantragt wird.

asked-wish-resolver = Resolver { $id }: { $template } ({ $service })
asked-wish-resolver-ends = das Ende des Resolvers { $id }
asked-wish-proposed = { $change } ({ $evidence })
asked-wish-part = der Teil { $prefix } für { $holder }
asked-wish-part-changes = andere Angaben zum Teil { $prefix }, zuständig: { $holder }
asked-wish-part-ends = das Ende des Teils { $prefix }
asked-wish-keyword-new = das Schlüsselwort { $name } ({ $purpose })
asked-wish-keyword = andere Angaben zum Schlüsselwort { $name } ({ $purpose })
asked-wish-unsupported = dass { $nid } das Schlüsselwort { $name } nicht mehr unterstützt
asked-wish-supported = { $nid } unterstützt das Schlüsselwort { $name }: { $reference }
asked-wish-service = der Auflösungsdienst { $name } ({ $purpose })
asked-wish-status = der Status { $status } des Auflösungsdienstes { $name }

# Bitten.

asked-ask = Eine Änderung beantragen
asked-ask-button = Beantragen
asked-new-entry = Einen neuen Eintrag beantragen
asked-change-entry = Eine Änderung beantragen
asked-end-entry = Sein Ende beantragen
asked-resolvers-of = Resolver von { $register }
asked-resolver = Resolver { $id }
asked-resolvers-intro = Jemand vom Betrieb sieht sich an, was Sie beantragen, bevor es gilt. Ein Eintrag für einen Teil steht nur für die Namen dieses Teils.
asked-in-public = Öffentliche Ansicht
asked-part-title = Einen Teil von { $register } beantragen
asked-part-intro = Es entscheidet, wer das Register führt: Dort weiß man, wer darunter Namen vergeben darf. Ein einmal vergebenes Präfix wird nie wieder vergeben.
asked-part-register = Das Register
asked-part-add = Ein eigener Teil
asked-part-change = Andere Angaben zu einem Teil
asked-part-end = Das Ende eines Teils
asked-proposed-title = Ändern, was 2012 vorgeschlagen wurde
asked-proposed-intro = Hier gelten die Regeln aus Abschnitt 9.2 des Entwurfs, obwohl niemand ihn angenommen hat; jemand vom Betrieb prüft die Belege.
asked-proposed-public = Die Verzeichnisse
asked-change-supported = Ein Namensraum unterstützt ein Schlüsselwort (ohne Referenz: nicht mehr)
asked-change-new-keyword = Ein neues Schlüsselwort
asked-change-keyword = Anderer Zweck oder andere Referenz eines Schlüsselworts
asked-change-new-service = Ein neuer Auflösungsdienst
asked-change-status = Ein anderer Status eines Auflösungsdienstes

# Felder.

asked-f-id = Ein Name für den Eintrag
asked-f-id-hint = Kurz, in Kleinbuchstaben, zum Beispiel nbn-fi
asked-f-gives = Was er liefert
asked-f-template = URI-Vorlage (RFC 6570)
asked-f-template-hint = Mit {"{"}urn{"}"}, {"{"}nss{"}"} oder {"{"}nid{"}"}: https://resolver.example/{"{"}+urn{"}"}
asked-f-service = Dienst
asked-f-service-hint = I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N oder I2Ns (RFC 2483)
asked-f-run-by = Wer ihn betreibt
asked-f-source = Wo er dokumentiert ist
asked-f-since = Seit (freiwillig)
asked-f-q = Umgang mit der Abfrage laut Dokumentation (freiwillig)
asked-f-q-hint = append, replace oder keep (RFC 8141, 2.3.2)
asked-f-example = Ein Name, für den er antwortet
asked-f-note = Anmerkung für Leser (freiwillig)
asked-f-pattern = Nur für Namen, die passen (freiwillig)
asked-f-pattern-hint = Ein regulärer Ausdruck über das, was auf die Namensraum-Kennung folgt
asked-f-why = Begründung, wird veröffentlicht
asked-f-what-of-part = Was Sie beantragen
asked-f-part = Präfix des Teils
asked-f-part-hint = Wie das Register es schreibt, zum Beispiel fi:lb
asked-f-holder = Die Organisation, die dafür zuständig ist
asked-f-holder-hint = Ohne Belang für das Ende eines Teils
asked-f-policy = Deren Vergaberegeln, mit Titel oder Adresse (freiwillig)
asked-f-register = Wo seine eigenen Teile registriert sind (freiwillig)
asked-f-what-changes = Was sich ändert
asked-f-name = Schlüsselwort oder Name des Dienstes
asked-f-name-hint = Groß- und Kleinschreibung zählt
asked-f-nid = Namensraum (wenn es darum geht, wer ein Schlüsselwort unterstützt)
asked-f-purpose = Zweck (für einen neuen Eintrag oder andere Angaben)
asked-f-scope = Geltung eines Schlüsselworts
asked-f-scope-hint = global oder specific
asked-f-status = Status eines Dienstes
asked-f-status-hint = std, exp, provisional oder deprecated
asked-f-document = Maßgebliches Dokument, oder wo der Namensraum es sagt
asked-f-document-hint = rfc9999 oder draft-name; bei Unterstützung in Worten
asked-f-section = Sein Abschnitt
asked-f-evidence = Was das Verfahren verlangt
asked-f-evidence-hint = Globales Schlüsselwort: der RFC. Spezifisches: der Antrag des Namensraums, R-2026-0001. Dienst: der RFC, den sein Status nennt, bei „provisional“ der Entwurf, bei „deprecated“ die Adresse der Zustimmung der IESG. Unterstützung: wo der Namensraum es sagt.
