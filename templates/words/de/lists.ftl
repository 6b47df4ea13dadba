# Fachgutachter, anerkannte Gremien und ein Text eines Antrags.

lists-experts = Fachgutachter
lists-experts-intro = Die Fachgutachter begutachten jeden Antrag (RFC 8141, 6.2); ihre Leitung entscheidet. Berufungen sind datiert und bleiben in dieser Liste.
lists-experts-formal = Formelle Namensräume
lists-experts-informal = Informelle Namensräume
lists-experts-vacant = Die Leitung ist unbesetzt.
lists-experts-none = Es gibt keine Fachgutachter.
lists-experts-formal-label = Formell: Berufungen
lists-experts-informal-label = Informell: Berufungen
lists-experts-name = Name
lists-experts-as = Berufen als
lists-experts-from = Von
lists-experts-until = Bis
lists-experts-open = offen
lists-experts-not-today = (heute
    nicht)
lists-experts-lead = Leitung
lists-experts-expert = Fachgutachter

lists-bodies = Anerkannte Gremien
lists-bodies-intro = Diese Gremien können das Schnellverfahren beantragen (RFC 8141, 6.3). Wer anerkannt ist, entscheidet die IESG; nach einem Gremium, das hier nicht steht, wird
    gefragt, wenn es einen Antrag stellt.
lists-bodies-body = Gremium
lists-bodies-since = Seit
lists-bodies-by = Durch
lists-bodies-speaks = Spricht hier für das Gremium
lists-bodies-nobody = noch niemand
lists-bodies-off = seit { $day } nicht mehr in der Liste

lists-text-title = { $number }, Text { $text }
lists-text-crumb = In Begutachtung
lists-text-sent = gesendet { $time }
lists-text-heading = Text { $text }: { $title }
lists-text-newer-html = Dies ist nicht der neueste Text; das ist <a href="/requests/{ $number }/texts/{ $newest }">Text
    { $newest }</a>.
lists-text-other = Text { $text }
lists-text-compare = Zwei beliebige vergleichen
lists-text-note = Was sich geändert hat, in den Worten des Registranten:
lists-text-text = Der Text
lists-text-since = Was sich seit Text { $text } geändert hat
lists-text-since-version = Was sich seit Version { $version } geändert hat
lists-text-compared = Fließtext wird Wort für Wort verglichen, Grammatik, Listen und Adressen Zeile für Zeile. Ein Absatz, der nur neu umbrochen wurde, gilt als derselbe.
lists-text-changes = Was sich ändert
lists-text-section = Was sich in diesem Abschnitt geändert hat
