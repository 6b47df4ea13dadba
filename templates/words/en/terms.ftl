# States of the registry, used by several pages.

terms-formal = Formal
terms-informal = Informal
terms-formal-word = formal
terms-informal-word = informal
terms-deprecated = deprecated
terms-obsolete = obsolete
terms-deprecated-words = deprecated: existing URNs remain valid, but new ones are not recommended
terms-obsolete-words = obsolete: no longer used, but existing URNs remain valid

terms-by-list = according to the IANA list
terms-by-registration = according to the registration
terms-by-operator = edited by an operator
terms-by-text = according to the template

terms-added = added from IANA's list
terms-registered = registered
terms-revised = revised
terms-corrected = corrected
terms-version-found = new version at IANA
terms-listing-changed = changed in the IANA list
terms-unlisted = removed from the IANA list
terms-listed-again = added back to the IANA list
terms-record-edited = list record edited
terms-status-changed = status changed
terms-import-undone = import undone

terms-topic = { $topic ->
    [publications] publications
    [archives-libraries] archives and libraries
    [film-audio-video] film, audio and video
    [broadcasting] broadcasting
    [telecom] telecom
    [internet] Internet
    [web] Web
    [security] security
    [software] software
    [geo] geography
    [maritime-aviation] maritime and aviation
    [weather-environment] weather and environment
    [health] health
    [finance-trade] finance and trade
    [energy] energy
    [government-law] government and law
    [defence] defense
    [education-research] education and research
    [standards] standards
    [documents] documents
    [devices-iot] devices and IoT
    [supply-chain] supply chain
   *[general] general
}
