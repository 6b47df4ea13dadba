# E-Mails zu fälligen Aufgaben.

reminder = Ihre Stellungnahme zu { $number } ({ $title }) ist am { $due } fällig.
    .subject = Ihre Stellungnahme ist am { $due } fällig
    .act = Öffnen Sie Ihre Aufgabe

reminders =
    Sie haben fällige oder überfällige Aufgaben.

    { KEPT($words) }
    .subject = { $count } Erinnerungen: { $first }, und { $more } weitere
    .act = Sehen Sie sich Ihre Aufgaben an
