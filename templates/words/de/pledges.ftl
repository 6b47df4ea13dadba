# Was ein Registrant zusagt.

pledges-stability = Ist die Organisation beständig und in der Lage, den Namensraum lange zu pflegen?
pledges-competence = Ist die Organisation in der Lage, Namen eindeutig zu vergeben?
pledges-never-reassign = Verpflichtet sich die Organisation, einen Namen nie neu zu vergeben und alte Namen gültig zu lassen?
pledges-after-the-end = Gibt es einen Plan für die Namen, falls es die Organisation nicht mehr gibt?
pledges-successor = Gibt es eine Organisation, die dem Registranten nachfolgen würde?
pledges-clause-stability = RFC 8141 §5.1, erstes Kriterium für Organisationen
pledges-clause-competence = RFC 8141 §5.1, zweites Kriterium für Organisationen
pledges-clause-never-reassign = RFC 8141 §5.1, drittes Kriterium für Organisationen
pledges-clause-after-the-end = RFC 8141 §5: Namen bleiben eindeutig und konsistent, auch wenn es die Organisation nicht mehr gibt
pledges-yes = Ja
pledges-partly = Zum Teil
pledges-no = Nein
pledges-none = Nicht beantwortet
pledges-not-since = Seit { $day } nicht bestätigt.
pledges-not-since-registered = Nicht bestätigt seit { $day }, als Version { $version } registriert wurde.
pledges-given = Abgegeben am { $day }, mit Version { $version }.
pledges-confirmed = Abgegeben mit Version { $version }, von einem Kontakt am { $day } bestätigt.
pledges-holds = Ein Kontakt hat die Registrierung am { $day } bestätigt.
pledges-silent = { $standing } Ein Kontakt hat seither nicht geantwortet ({ $day }).
