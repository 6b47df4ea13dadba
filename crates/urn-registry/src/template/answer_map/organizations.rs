//! Words for organizations other than the registrant.

use super::words::WordClass;

/// Organizations, in the plural or after "each".
pub(super) const ORGANIZATIONS: WordClass = &[
    "members", "offices", "agencies", "libraries", "publishers", "companies", "organizations", "organisations", "partners",
    "vendors", "manufacturers", "universities", "institutions", "registrars", "subsidiaries", "parties", "centers", "centres",
    "archives", "authorities", "holders", "owners", "users", "groups", "bodies", "countries", "states", "customers", "projects",
    "implementers", "delegates", "departments", "institutes", "producers", "operators", "licensees", "developers", "committees",
    "laboratories", "affiliates", "chapters", "entities", "teams", "clubs", "hospitals", "observatories", "ministries",
    "municipalities", "tenants", "societies", "schools", "museums", "broadcasters", "registries", "subregistries",
    "administrations", "governments", "contractors", "participants", "providers", "suppliers", "facilities", "newspapers",
    "banks", "airlines", "railways", "factories", "ngos", "federations", "provinces", "firms", "churches", "courts", "airports",
    "outsiders", "assigners", "issuers", "agents", "nations", "individuals", "researchers", "authors", "networks",
    "distributors", "volunteers", "subregistrars", "franchisees", "resellers", "people", "persons", "counties", "carriers",
    "deputies", "shops", "stores",
];

/// One organization.
pub(super) const ORGANIZATION: WordClass = &[
    "member", "office", "agency", "library", "publisher", "company", "organization", "organisation", "partner", "vendor",
    "manufacturer", "university", "institution", "registrar", "subsidiary", "party", "center", "centre", "archive", "authority",
    "holder", "owner", "user", "group", "body", "country", "state", "customer", "project", "delegate", "department", "institute",
    "producer", "operator", "licensee", "developer", "committee", "laboratory", "affiliate", "chapter", "entity", "anybody",
    "anyone", "team", "club", "hospital", "observatory", "ministry", "municipality", "tenant", "school", "museum", "broadcaster",
    "subregistry", "government", "contractor", "participant", "provider", "supplier", "firm", "nation", "agent", "bank",
    "distributor", "subregistrar", "franchisee", "reseller", "person", "county", "carrier", "deputy", "shop", "store",
];

/// Roles that are not the registrant's own.
pub(super) const ROLES: WordClass = &[
    "provider", "producer", "publisher", "manufacturer", "vendor", "maker", "supplier", "distributor", "licensee", "carrier",
    "subregistrar",
];
