# E-Mails zu fälligen Aufgaben.

reminder = Ihre Stellungnahme zu { $number } ({ $title }) ist am { $due } fällig.
    .subject = Ihre Stellungnahme ist am { $due } fällig
    .act = Öffnen Sie Ihre Aufgabe
