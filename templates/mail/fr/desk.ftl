# E‑mails sur les tâches à échéance.

reminder = Votre avis sur { $number } ({ $title }) est à rendre au plus tard le { $due }.
    .subject = votre avis est à rendre au plus tard le { $due }
    .act = Ouvrez votre tâche

reminders =
    Vous avez des tâches à échéance ou en retard.

    { KEPT($words) }
    .subject = { $count } rappels : { $first }, et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }
    .act = Consultez vos tâches
