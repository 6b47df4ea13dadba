# Roles, offices, scopes, browsers.

role-expert = Designated expert
role-lead = Lead of the experts
role-operator = Operator
role-representative = Representative of a recognized body
role-liaison = Liaison of a standards body
role-admin = Administrator
scope-drafts = read, create and edit your drafts
scope-submit = submit drafts
scope-reviews = read reviews
scope-comments = comment in your name, and retract comments
browser-iphone = an iPhone
browser-ipad = an iPad
browser-mac = a Mac
browser-on = { $browser } on { $system }
browser-some = A browser on { $system }
browser-unknown = An unknown browser
