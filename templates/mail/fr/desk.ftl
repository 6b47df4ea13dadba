# E‑mails sur les tâches à échéance.

reminder = Votre avis sur { $number } ({ $title }) est à rendre au plus tard le { $due }.
    .subject = votre avis est à rendre au plus tard le { $due }
    .act = Ouvrez votre tâche
