# Registers of sub-namespaces, and the details of a sub-namespace.

registers-prefix = Prefix
registers-holder = Responsible organization
registers-historic = historic

# Details of a sub-namespace.

registers-part = Sub-namespace
registers-own-parts-html = Sub-namespaces<span class="vh"> of { $prefix }</span>
registers-country = Country
registers-policy = Policy
registers-register = Register of its sub-namespaces
registers-resolver = Resolver
registers-case = Letter case
registers-case-sensitive = case-sensitive
registers-case-unknown = not given; treated as case-sensitive
registers-note = Note
