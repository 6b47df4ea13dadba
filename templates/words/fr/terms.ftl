# États du registre, tels que plusieurs pages les nomment.

terms-formal = Formel
terms-informal = Informel
terms-formal-word = formel
terms-informal-word = informel
terms-deprecated = déconseillé
terms-obsolete = obsolète
terms-deprecated-words = déconseillé : les URN existants restent valables, mais la création de nouveaux URN est déconseillée
terms-obsolete-words = obsolète : plus utilisé, mais les URN existants restent valables

terms-by-list = selon la liste de l’IANA
terms-by-registration = selon l’enregistrement
terms-by-operator = modifié par un opérateur
terms-by-text = selon le modèle

terms-added = ajouté depuis la liste de l’IANA
terms-registered = enregistré
terms-revised = révisé
terms-corrected = corrigé
terms-version-found = nouvelle version auprès de l’IANA
terms-listing-changed = modifié dans la liste de l’IANA
terms-unlisted = retiré de la liste de l’IANA
terms-listed-again = remis dans la liste de l’IANA
terms-record-edited = entrée de la liste modifiée
terms-status-changed = statut modifié
terms-import-undone = importation annulée

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
