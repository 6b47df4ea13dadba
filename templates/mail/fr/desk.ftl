# E‑mails sur les tâches dues.

reminder = au sujet de { $number } ({ $title }) : échéance le { $due }, votre avis.
    .subject = échéance le { $due }, votre avis
    .act = Faites-le

reminders =
    vous avez des tâches dues ou en retard.

    { KEPT($words) }
    .subject = { $count } rappels : { $first }, et { $more } autres
    .act = Voyez toutes vos tâches
