# Was die Prüfung über eine Namensraum-Kennung sagt, und Hinweise dazu für die Fachgutachter.

finding-nid-empty = Geben Sie die Namensraum-Kennung ein (RFC 8141, 2)
finding-nid-too-short = Die Namensraum-Kennung muss 3 bis 32 Zeichen lang sein (RFC 8141, 2)
finding-nid-too-long = Die Namensraum-Kennung muss 3 bis 32 Zeichen lang sein; diese hat { $len } (RFC 8141, 2)
finding-nid-character = Die Namensraum-Kennung darf nur Buchstaben von a bis z, Ziffern und Bindestriche enthalten; Zeichen { $at } ist { $found } (RFC 8141, 2)
finding-nid-starts-with-hyphen = Die Namensraum-Kennung darf nicht mit einem Bindestrich beginnen (RFC 8141, 2)
finding-nid-ends-with-hyphen = Die Namensraum-Kennung darf nicht mit einem Bindestrich enden (RFC 8141, 2)
finding-nid-scheme = Geben Sie die Namensraum-Kennung ohne urn: ein (RFC 8141, 2)
finding-nid-spaces = Leerzeichen vor oder nach der Namensraumkennung wurden ignoriert
finding-nid-unknown = „{ $text }“ ist ein Platzhalter. Geben Sie die gewünschte Namensraumkennung ein
finding-nid-other-text = Geben Sie nur die Namensraum-Kennung ein; bei Zeichen { $at } steht anderer Text (RFC 8141, 2)
finding-nid-meant = { $wrong }. Meinten Sie { $nid }? (RFC 8141, 2)
finding-nid-two-characters = Die Namensraum-Kennung muss 3 bis 32 Zeichen lang sein (RFC 8141, 5.1)
finding-nid-urn-hyphen = Namen mit „urn-“ werden der Reihe nach vergeben. Beantragen Sie einen informellen Namensraum, um den
    nächsten zu erhalten (RFC 8141, 5.1)
finding-nid-country = Die Namensraum-Kennung darf nicht mit zwei Buchstaben und einem Bindestrich beginnen, weil solche Namen für
    Ländercodes reserviert sind (RFC 8141, 5.1)
finding-nid-alabel = Die Namensraum-Kennung darf nicht mit zwei Buchstaben und zwei Bindestrichen beginnen, weil solche Namen für
    A-Labels wie xn-- reserviert sind (RFC 8141, 5.1)
finding-nid-experimental = Namen mit „X-“ werden nicht mehr verwendet (RFC 8141, 5.1)
finding-nid-urn = „urn“ ist der Name des Schemas selbst und kann keine Namensraum-Kennung sein (RFC 2141, 2.1)
finding-nid-reserved = { $nid } ist reserviert: { $reason }
finding-nid-taken = { $nid } ist bereits registriert (RFC 8141, 5.1)
finding-nid-taken-by = { $nid } ist bereits registriert, und zwar für { $by } (RFC 8141, 5.1)
finding-nid-informal = Eine informelle Namensraum-Kennung besteht aus urn- und einer Zahl ohne führende Null
finding-nid-informal-clause = Eine informelle Namensraum-Kennung besteht aus urn- und einer Zahl ohne führende Null (RFC 8141, 5.2)

note-requested = { $nid } wurde in einem anderen offenen Antrag beantragt
note-country-3 = { $nid } ist der Alpha-3-Code nach ISO 3166-1 für { $country }
note-country-2 = { $code } ist der Alpha-2-Code nach ISO 3166-1 für { $country }
note-country-prefix = { $nid } beginnt mit { $code } und einem Bindestrich, dem Alpha-3-Code nach ISO 3166-1 für { $country }
note-uri-scheme = Die IANA führt ein URI-Schema namens { $nid }: { $nid }: und urn:{ $nid }: sind zweierlei
note-like-hyphens = { $nid } ähnelt { $other }: Nur Bindestriche sind anders
note-like-digits = { $nid } ähnelt { $other }: Nur Ziffern, die wie Buchstaben aussehen, sind anders
note-like-one-edit = { $nid } ähnelt { $other }: Ein Zeichen ist anders
note-general-word = { $nid } ist ein allgemeines Wort, das viele Organisationen beanspruchen könnten
note-in-use = { $nid } wird nach „urn:“ in { $place } verwendet, zum Beispiel { $example }, ist aber nicht registriert.

finding-suggestion = Vorschlag
finding-line = (Zeile { $line })
finding-about = zu: { $what }

finding-status-statement = Geben Sie eine Erklärung ein, warum sich der Status ändert und was Nutzer tun sollen
finding-status-already = urn:{ $nid } ist bereits { $status ->
    [active] aktiv
    [deprecated] überholt
    [obsolete] aufgegeben
   *[other] { $status }
}
finding-status-successor = { $nid } kann diesen Namensraum nicht ersetzen: Es ist kein anderer registrierter Namensraum
