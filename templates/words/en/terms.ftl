# States of the registry, as several pages say them.

terms-formal = Formal
terms-informal = Informal
terms-formal-word = formal
terms-informal-word = informal
terms-active = active
terms-deprecated = deprecated
terms-obsolete = obsolete
terms-active-words = in use
terms-deprecated-words = still valid, no longer recommended
terms-obsolete-words = no longer used; its URNs stay valid

terms-by-list = as IANA's list prints it
terms-by-registration = as registered here
terms-by-text = as its template says

terms-added = added from IANA's list
terms-registered = registered
terms-revised = revised
terms-corrected = corrected
terms-version-found = version found at IANA
terms-wording-found = another wording found at IANA
terms-listing-changed = changed in IANA's list
terms-unlisted = no longer on IANA's list
terms-listed-again = on IANA's list again
terms-status-changed = status changed
terms-import-undone = an import was undone

terms-slip = slip of the pen
terms-contact = contact details
terms-reference = reference or link
terms-layout = layout
terms-other = other

terms-topic = { $topic ->
    [publications] publications
    [archives-libraries] archives and libraries
    [film-audio-video] film and audio and video
    [broadcasting] broadcasting
    [telecom] telecom
    [internet] internet
    [web] web
    [security] security
    [software] software
    [geo] geo
    [maritime-aviation] maritime and aviation
    [weather-environment] weather and environment
    [health] health
    [finance-trade] finance and trade
    [energy] energy
    [government-law] government and law
    [defence] defence
    [education-research] education and research
    [standards] standards
    [documents] documents
    [devices-iot] devices and IoT
    [supply-chain] supply chain
   *[general] general
}
