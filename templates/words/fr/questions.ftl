# Les questions de RFC 8141 sur un espace de noms, et les réponses.

question = { $id ->
    [resources] Que désignent les noms ?
    [users] Qui utilise les noms ?
    [networks] Les noms sont-ils utilisés sur l’Internet public ou seulement dans des réseaux privés ?
    [benefit] Qu’apporte l’espace de noms à la communauté ?
    [alternatives] Pourquoi un espace de noms existant, un schéma d’URI ou un sous-espace ne suffit-il pas ?
    [structure] Quelle est la structure d’un nom ?
    [characters] Quels caractères un nom peut-il contenir, et comment les autres sont-ils écrits ?
    [equivalence] Quand deux URN sont-ils équivalents ?
    [components] Que signifient les composants r, q et f ?
    [assigners] Qui attribue les noms, et selon quelles règles ?
    [delegation] Si d’autres organisations attribuent des noms, quelles règles doivent-elles suivre ?
    [uniqueness] Qu’est-ce qui garantit que deux ressources n’ont jamais le même nom ?
    [reassignment] Un nom peut-il être attribué un jour à autre chose ?
    [persistence] Combien de temps les noms restent-ils valides, et que se passe-t-il si le titulaire n’existe plus ?
    [comparison] Que peut-il arriver si deux noms sont mal comparés ?
    [privacy] Que révèle un nom sur une personne, un appareil ou un lieu ?
    [threats] Les noms peuvent-ils être devinés, collectés ou falsifiés, et est-ce important ?
    [confusion] Avec quels autres identifiants les noms pourraient-ils être confondus, et quels logiciels pourraient avoir des difficultés ?
    [resolution] Les noms peuvent-ils être résolus, et où ?
    [documentation] Quelle version de quel document public définit l’espace de noms ?
    [registrant] Quelle organisation est le titulaire, et quelle adresse de contact restera valable ?
   *[old_names] Tous les noms existants restent-ils valides ?
}
question-open = Ouverte
question-answered = Répondue par le titulaire
question-accepted = Acceptée par un expert
question-may-answer = Ceci est peut-être votre réponse :
question-most-important = Les plus importantes pour l’examen
question-accepted-by = Acceptée par { $expert }
question-counts = { $open } ouvertes, { $answered } répondues, { $accepted } acceptées
questions-title = Questions sur la RFC 8141
questions-of-section = Questions sur la RFC 8141, { $open ->
    [0] toutes répondues
   *[other] { $open } ouvertes
}
questions-others = { $count ->
    [one] Une autre question ouverte
   *[other] { $count } autres questions ouvertes
}
question-use = Utiliser comme réponse
question-write = Écrire une phrase
question-sentence = Votre phrase
question-add = Ajouter à la section
question-no-sentence = Saisissez une phrase
question-one-sentence = Saisissez une seule phrase. Vous pouvez en ajouter d’autres dans la section elle-même
question-long-sentence = La phrase doit compter { $most } caractères au plus
question-sentence-missing = Cette phrase ne figure plus dans la section
question-open-title = Questions ouvertes
question-open-about = Vous pouvez soumettre la demande maintenant. Les experts peuvent poser ces questions.
question-back = Retour au brouillon
question-answer-changed = Le titulaire a choisi une autre phrase. Examinez-la avant de l’accepter
question-not-accepted = Il n’y a rien à retirer : vous n’avez pas accepté cette réponse, ou votre acceptation a déjà été retirée
question-accepted-kept = Un expert a accepté une autre phrase. Pour la remplacer, modifiez ou supprimez d’abord cette phrase dans la section
question-unsaved = Ajoutez cette phrase ou videz le champ
