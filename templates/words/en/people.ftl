# Roles, offices, scopes, browsers.

role-registrant = Registrant
role-expert = Designated expert
role-lead = Lead of the experts
role-operator = Operator
role-representative = Representative of a recognized body
role-liaison = Liaison of a standards body
role-admin = Administrator
office-review = designated expert
office-operator = operator
office-admin = administrator
office-registrant = registrant
people-stands-for = for { $name }, who is away until { $until }
scope-drafts = read, create and edit your drafts
scope-submit = submit drafts
scope-reviews = read reviews
scope-comments = comment in your name, and withdraw or retract comments
browser-iphone = an iPhone
browser-ipad = an iPad
browser-mac = a Mac
browser-on = { $browser } on { $system }
browser-some = A browser on { $system }
browser-unknown = An unknown browser
office-acting-lead = acting lead
office-registrant-of = registrant of { $number }
office-registrant-about = registrant of { $number }, { $title }
