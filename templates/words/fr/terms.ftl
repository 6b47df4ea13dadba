# États du registre, tels que plusieurs pages les nomment.

terms-formal = Formel
terms-informal = Informel
terms-formal-word = formel
terms-informal-word = informel
terms-active = actif
terms-deprecated = déconseillé
terms-obsolete = obsolète
terms-active-words = en usage
terms-deprecated-words = toujours valable, mais déconseillé
terms-obsolete-words = abandonné ; ses URN restent valables

terms-by-list = selon la liste de l’IANA
terms-by-registration = tel qu’enregistré ici
terms-by-text = selon son modèle

terms-added = repris de la liste de l’IANA
terms-registered = enregistré
terms-revised = révisé
terms-corrected = corrigé
terms-version-found = version trouvée auprès de l’IANA
terms-wording-found = autre formulation trouvée auprès de l’IANA
terms-listing-changed = modifié dans la liste de l’IANA
terms-unlisted = désormais absent de la liste de l’IANA
terms-listed-again = de nouveau dans la liste de l’IANA
terms-status-changed = statut modifié
terms-import-undone = une importation a été annulée

terms-slip = coquille
terms-contact = coordonnées
terms-reference = référence ou lien
terms-layout = mise en page
terms-other = autre

terms-topic = { $topic ->
    [publications] publications
    [archives-libraries] archives et bibliothèques
    [film-audio-video] film, son et vidéo
    [broadcasting] radio et télévision
    [telecom] télécommunications
    [internet] Internet
    [web] Web
    [security] sécurité
    [software] logiciels
    [geo] géographie
    [maritime-aviation] mer et aviation
    [weather-environment] météo et environnement
    [health] santé
    [finance-trade] finance et commerce
    [energy] énergie
    [government-law] administration et droit
    [defence] défense
    [education-research] éducation et recherche
    [standards] normes
    [documents] documents
    [devices-iot] appareils et IoT
    [supply-chain] chaînes d’approvisionnement
   *[general] généralités
}
