# The answer map of a template.

answer-map-title = Réponses aux questions du RFC 8141
answer-map-about = Les phrases ont été trouvées par leurs mots. Lisez-les : une phrase peut parler d’autre chose.
answer-map-not-answered = Sans réponse
answer-map-must = Réponse obligatoire
answer-map-should = Réponse recommandée
answer-map-describes = Réponse habituelle
answer-map-other-language = Le texte n’est pas en anglais. Les experts lisent l’anglais. Les réponses n’ont pas été vérifiées.
answer-map-contradiction = Ces deux phrases se contredisent :
answer-map-open = { $open } sur { $all } sans réponse

answer-map-question = { $id ->
    [P1] Quels types de ressources les noms identifient-ils ?
    [P2] Quelle communauté utilise les noms ?
    [P3] Les noms sont-ils utilisés sur des réseaux publics ou privés ?
    [P4] Quel est l’avantage pour la communauté et pour Internet ?
    [P5] Quel est le rapport avec les espaces de noms, les schémas d’URI et les autres identifiants existants ?
    [P6] Quels logiciels peuvent utiliser ou résoudre les noms ?
    [P7] Des services de résolution existent-ils, maintenant ou plus tard ?
    [P8] L’espace de noms doit-il faire partie d’une norme ?
    [S1] Quelle est la structure des noms ?
    [S2] Quels caractères sont permis, et comment sont-ils codés ?
    [S3] Quand deux noms sont-ils équivalents ?
    [S4] La casse est-elle significative ?
    [S5] Comment les identifiants existants s’adaptent-ils à la syntaxe des URN, par exemple les caractères réservés ?
    [S6] Que signifient les q‑components ?
    [S7] Que signifient les f‑components ?
    [A1] Comment, ou par quelle autorité, les noms sont-ils attribués ?
    [A2] L’attribution est-elle ouverte, fermée ou limitée ?
    [A3] Comment demander un nom ou devenir attributaire ?
    [A4] Qu’est-ce qui garantit l’unicité des noms ?
    [A5] Quelles règles suivent les organisations auxquelles l’attribution est déléguée ?
    [A6] Que se passe-t-il quand une de ces organisations disparaît ou part ?
    [F1] Le titulaire peut-il gérer l’espace de noms longtemps, et sinon, que se passe-t-il ?
    [F3] Un nom n’est-il jamais réattribué à une autre ressource ?
    [F4] Les anciens noms restent-ils valides ?
    [C1] Quelles sont les conséquences d’une comparaison erronée ?
    [C2] Les noms révèlent-ils des informations privées ?
    [C3] Les noms peuvent-ils être devinés ou collectés ?
    [C4] Quelles sont les autres questions de sécurité ?
    [I1] Quels problèmes d’interopérabilité sont connus ?
    [I2] Avec quoi les noms pourraient-ils être confondus ?
    [R1] Une résolution est-elle prévue ou envisagée ?
    [R2] Le titulaire exploite-t-il ou recommande-t-il un service de résolution ?
    [R3] Que doivent faire d’autres services pour être annoncés par le titulaire ?
   *[R4] Comment les r‑components sont-ils traités ?
}
