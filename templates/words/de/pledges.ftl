# Was ein Registrant zusagt.

pledges-stability = Ist die Organisation beständig und in der Lage, den Namensraum lange zu pflegen?
pledges-competence = Versteht sie es, Namen so zu vergeben, dass keiner zweimal vergeben wird?
pledges-never-reassign = Sagt sie zu, einen Namen nie einer anderen Ressource zu geben und alte Namen gültig zu lassen?
pledges-after-the-end = Ist geregelt, was aus den Namen wird, wenn es die Organisation nicht mehr gibt?
pledges-successor = Gibt es jemanden, der sie übernehmen würde?
pledges-clause-stability = RFC 8141 §5.1, erstes Kriterium für die Organisation
pledges-clause-competence = RFC 8141 §5.1, zweites Kriterium für die Organisation
pledges-clause-never-reassign = RFC 8141 §5.1, drittes Kriterium für die Organisation
pledges-clause-after-the-end = RFC 8141 §5: Namen bleiben eindeutig und gleichbedeutend, auch wenn es die Organisation nicht mehr gibt
pledges-yes = Ja
pledges-partly = Zum Teil
pledges-no = Nein
pledges-none = Nicht beantwortet
pledges-not-since = Seit { $day } nicht bestätigt.
pledges-not-since-registered = Nicht bestätigt seit { $day }, als Version { $version } registriert wurde.
pledges-given = Angegeben am { $day }, mit Version { $version }.
pledges-confirmed = Angegeben mit Version { $version }, von einem Kontakt am { $day } bestätigt.
pledges-holds = Ein Kontakt hat am { $day } bestätigt, dass die Registrierung noch gilt.
pledges-silent = { $standing } Ein Kontakt hat seither nicht geantwortet ({ $day }).
