# E-Mails zu fälligen Aufgaben.

reminder = bei { $number } ({ $title }): Ihre Stellungnahme ist bis zum { $due } fällig.
    .subject = Ihre Stellungnahme ist bis zum { $due } fällig
    .act = Erledigen Sie es

reminders =
    Sie haben fällige oder überfällige Aufgaben.

    { KEPT($words) }
    .subject = { $count } Erinnerungen: { $first }, und { $more } weitere
    .act = Sehen Sie alle Ihre Aufgaben
