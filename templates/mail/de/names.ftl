# E-Mails zu Namenskonflikten und Dubletten.

name_conflict = In { $number } wird urn:{ $nid } beantragt, ebenso in { $others }. { $waits ->
        [true] Ein früher eingereichter Antrag läuft weiter, und { $number } kann nicht gebilligt oder registriert werden, solange der frühere offen ist (RFC 8141, Abschnitt 6.2). Der Registrant des späteren Antrags kann auf dessen Seite eine andere Namensraum-Kennung wählen.
       *[false] { $number } wurde zuerst eingereicht und läuft weiter. Der andere Antrag kann ihn nicht aufhalten (RFC 8141, Abschnitt 6.2).
    }
    .subject = Namenskonflikt mit einem anderen Antrag
    .act = Lesen Sie den Antrag

name_conflict_ended = { $ended ->
        [registered] { $other } wurde als urn:{ $nid } registriert. { $number } kann nur mit einer anderen Namensraum-Kennung weiterlaufen, die Sie auf der oben verlinkten Seite wählen können.
        [renamed] { $other } läuft mit einer anderen Namensraum-Kennung weiter.
       *[closed] { $other }, der ebenfalls urn:{ $nid } beantragt hatte, wurde geschlossen.
    } { $ended ->
        [registered] {""}
       *[other] { $waits ->
            [true] Ein weiterer früherer Antrag auf urn:{ $nid } ist noch offen.
           *[false] Kein früherer Antrag auf urn:{ $nid } ist offen, und { $number } läuft damit weiter.
        }
    }
    .subject = { $ended ->
        [registered] die Namensraum-Kennung wurde von einem anderen Antrag registriert
       *[other] Namenskonflikt mit { $other } beendet
    }
    .act = Lesen Sie den Antrag
