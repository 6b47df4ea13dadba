# Rollen, Ämter, Rechte, Browser.

role-expert = Fachgutachter
role-lead = Leitung der Fachgutachter
role-operator = Betreiber
role-representative = Vertretung eines anerkannten Gremiums
role-liaison = Verbindungsperson eines Normungsgremiums
role-admin = Administrator
scope-drafts = Ihre Entwürfe lesen, erstellen und bearbeiten
scope-submit = Entwürfe einreichen
scope-reviews = Begutachtungen lesen
scope-comments = in Ihrem Namen kommentieren, Kommentare widerrufen
browser-iphone = einem iPhone
browser-ipad = einem iPad
browser-mac = einem Mac
browser-on = { $browser } auf { $system }
browser-some = Ein Browser auf { $system }
browser-unknown = Ein unbekannter Browser
