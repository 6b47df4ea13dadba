# Petites modifications qu’une seconde personne décide.

asked-title = Petites modifications
asked-intro = Ce qui est demandé à un registre ou à l’annuaire des résolveurs, et qu’une seconde personne décide.
asked-crumb = Registres que vous tenez
asked-waiting = En attente de vous
asked-own = Ce que vous avez demandé
asked-nothing = Rien.
asked-row = { $wish }, { $time }
asked-take-back-html = Retirer<span
    class="vh"> : { $what }</span>
asked-granted = accordé le { $time }
asked-declined = refusé le { $time }
asked-withdrawn = retiré le { $time }
asked-outcome-words = { $outcome } : { $words }
asked-words-html = Message à la personne
    qui a demandé (obligatoire pour refuser)<span class="vh">, sur { $what }</span>
asked-grant = Accorder
asked-decline = Refuser
asked-entries = Entrées qui peuvent être modifiées

# Ce qui est demandé.

asked-wish-resolver = le résolveur { $id } : { $template } ({ $service })
asked-wish-resolver-ends = la fin du résolveur { $id }
asked-wish-proposed = { $change } ({ $evidence })
asked-wish-part = la partie { $prefix } pour { $holder }
asked-wish-part-changes = une autre description de la partie { $prefix }, détenue par { $holder }
asked-wish-part-ends = la fin de la partie { $prefix }
asked-wish-keyword-new = le mot-clé { $name } ({ $purpose })
asked-wish-keyword = une autre description du mot-clé { $name } ({ $purpose })
asked-wish-unsupported = que { $nid } ne prenne plus en charge le mot-clé { $name }
asked-wish-supported = { $nid } prend en charge le mot-clé { $name } : { $reference }
asked-wish-service = le service de résolution { $name } ({ $purpose })
asked-wish-status = le statut { $status } du service de résolution { $name }

# Demander.

asked-ask = Demander
asked-ask-button = Le demander
asked-new-entry = Demander une nouvelle entrée
asked-change-entry = Demander de la modifier
asked-end-entry = Demander qu’elle prenne fin
asked-resolvers-of = Résolveurs de { $register }
asked-resolver = Résolveur { $id }
asked-resolvers-intro = Un opérateur examine ce que vous demandez avant que cela ne compte. Une entrée pour une partie ne répond que des noms de cette partie.
asked-in-public = Vue publique
asked-part-title = Demander une partie de { $register }
asked-part-intro = C’est la personne qui tient le registre qui décide : elle sait qui peut attribuer des noms en dessous. Un préfixe donné une fois n’est jamais redonné.
asked-part-register = Le registre
asked-part-add = Une partie propre
asked-part-change = Une autre description d’une partie
asked-part-end = La fin d’une partie
asked-proposed-title = Modifier ce qui a été proposé en 2012
asked-proposed-intro = Les règles de la section 9.2 du projet s’appliquent ici, bien que personne ne l’ait adopté ; un opérateur examine les preuves.
asked-proposed-public = Les registres
asked-change-supported = Un espace de noms prend en charge un mot-clé (sans référence : plus maintenant)
asked-change-new-keyword = Un nouveau mot-clé
asked-change-keyword = Un autre but ou une autre référence d’un mot-clé
asked-change-new-service = Un nouveau service de résolution
asked-change-status = Un autre statut d’un service de résolution

# Champs.

asked-f-id = Un nom pour l’entrée
asked-f-id-hint = Court, en minuscules, par exemple nbn-fi
asked-f-gives = Ce qu’il donne
asked-f-template = Modèle d’URI (RFC 6570)
asked-f-template-hint = Avec {"{"}urn{"}"}, {"{"}nss{"}"} ou {"{"}nid{"}"} : https://resolver.example/{"{"}+urn{"}"}
asked-f-service = Service
asked-f-service-hint = I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N ou I2Ns (RFC 2483)
asked-f-run-by = Qui l’exploite
asked-f-source = Où il est documenté
asked-f-since = Depuis (facultatif)
asked-f-q = Traitement de la requête qu’il documente (facultatif)
asked-f-q-hint = append, replace ou keep (RFC 8141, 2.3.2)
asked-f-example = Un nom pour lequel il répond
asked-f-note = Note pour les lecteurs (facultatif)
asked-f-pattern = Seulement pour les noms qui correspondent (facultatif)
asked-f-pattern-hint = Une expression rationnelle sur ce qui suit l’identifiant de l’espace de noms
asked-f-why = Motif, publié
asked-f-what-of-part = Ce que vous demandez
asked-f-part = Préfixe de la partie
asked-f-part-hint = Tel que le registre l’écrit, par exemple fi:lb
asked-f-holder = L’organisme qui en répond
asked-f-holder-hint = Sans importance pour la fin d’une partie
asked-f-policy = Ses règles d’attribution, par titre ou adresse (facultatif)
asked-f-register = Où ses propres parties sont enregistrées (facultatif)
asked-f-what-changes = Ce qui change
asked-f-name = Mot-clé, ou nom du service
asked-f-name-hint = La casse compte
asked-f-nid = Espace de noms (pour dire qui prend en charge un mot-clé)
asked-f-purpose = But (pour une nouvelle entrée, ou une autre description)
asked-f-scope = Portée d’un mot-clé
asked-f-scope-hint = global ou specific
asked-f-status = Statut d’un service
asked-f-status-hint = std, exp, provisional ou deprecated
asked-f-document = Document qui le définit, ou là où l’espace de noms le dit
asked-f-document-hint = rfc9999 ou draft-name ; pour une prise en charge, en toutes lettres
asked-f-section = Sa section
asked-f-evidence = Ce que la procédure demande
asked-f-evidence-hint = Mot-clé global : la RFC. Mot-clé spécifique : la demande de l’espace de noms, R-2026-0001. Service : la RFC qu’indique son statut, le projet s’il est « provisional », l’adresse de l’approbation de l’IESG s’il est « deprecated ». Prise en charge : là où l’espace de noms le dit.
