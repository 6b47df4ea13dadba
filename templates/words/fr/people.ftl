# Rôles, fonctions, droits, navigateurs.

role-expert = Expert désigné
role-lead = Responsable des experts
role-operator = Opérateur
role-representative = Représentant d’un organisme reconnu
role-liaison = Agent de liaison d’un organisme de normalisation
role-admin = Administrateur
scope-drafts = lire, créer et modifier vos brouillons
scope-submit = soumettre des brouillons
scope-reviews = lire les examens
scope-comments = commenter en votre nom, rétracter des commentaires
browser-iphone = un iPhone
browser-ipad = un iPad
browser-mac = un Mac
browser-on = { $browser } sur { $system }
browser-some = Un navigateur sur { $system }
browser-unknown = Un navigateur inconnu
