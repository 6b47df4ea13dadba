# The answer map of a template.

answer-map-title = Réponses aux questions de la RFC 8141
answer-map-about = Ces phrases ont été repérées par mots-clés. Vérifiez-les : une phrase peut porter sur autre chose.
answer-map-not-answered = Sans réponse
answer-map-must = Réponse obligatoire
answer-map-should = Réponse recommandée
answer-map-describes = Réponse attendue
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
    [P7] Des services de résolution sont-ils disponibles ou prévus ?
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
    [A3] Comment une organisation peut-elle demander un nom ou le droit d’attribuer des noms ?
    [A4] Qu’est-ce qui garantit l’unicité des noms ?
    [A5] Quelles règles suivent les organisations auxquelles l’attribution est déléguée ?
    [A6] Que se passe-t-il si l’une de ces organisations se retire ou disparaît ?
    [F1] Le titulaire peut-il gérer l’espace de noms à long terme, et que se passe-t-il dans le cas contraire ?
    [F3] La réattribution d’un nom à une autre ressource est-elle exclue ?
    [F4] Les anciens noms restent-ils valides ?
    [C1] Quelles sont les conséquences d’une comparaison erronée ?
    [C2] Les noms révèlent-ils des informations privées ?
    [C3] Les noms peuvent-ils être devinés ou collectés ?
    [C4] Quels autres problèmes de sécurité existent ?
    [I1] Quels problèmes d’interopérabilité sont connus ?
    [I2] Avec quoi les noms pourraient-ils être confondus ?
    [R1] Une résolution est-elle prévue ou envisagée ?
    [R2] Le titulaire exploite-t-il ou recommande-t-il un service de résolution ?
    [R3] À quelles conditions le titulaire signale-t-il d’autres services ?
   *[R4] Comment les r‑components sont-ils traités ?
}
