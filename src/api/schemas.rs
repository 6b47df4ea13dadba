//! The schemas of what the API answers, in the vocabulary of OpenAPI 3.1 (JSON Schema 2020-12). A key that is always there is
//! required; clients must not mind keys that they do not know. `script/api-check` holds answers against them.

use crate::template::Field;
use serde_json::{Map, Value, json};

fn text() -> Value {
    json!({ "type": "string" })
}

fn or_null(kind: &str) -> Value {
    json!({ "type": [kind, "null"] })
}

fn number() -> Value {
    json!({ "type": "integer", "minimum": 0 })
}

fn flag() -> Value {
    json!({ "type": "boolean" })
}

fn one_of(words: &[&str]) -> Value {
    json!({ "type": "string", "enum": words })
}

fn link() -> Value {
    json!({ "type": "string", "format": "uri" })
}

fn moment() -> Value {
    json!({ "type": "string", "format": "date-time" })
}

/// A day, or as much of it as is known: `2026-07-28`, `2026-07`.
fn day(null: bool) -> Value {
    json!({ "type": if null { json!(["string", "null"]) } else { json!("string") }, "examples": ["2026-07-28", "2026-07"] })
}

fn list(of: Value) -> Value {
    json!({ "type": "array", "items": of })
}

fn is(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn or_none(schema: Value) -> Value {
    json!({ "oneOf": [schema, { "type": "null" }] })
}

/// An object with keys that are always there, and some that may be.
fn object<const N: usize, const M: usize>(about: &str, always: [(&str, Value); N], sometimes: [(&str, Value); M]) -> Value {
    let required: Vec<&str> = always.iter().map(|(key, _)| *key).collect();
    let properties: Map<String, Value> =
        always.into_iter().chain(sometimes).map(|(key, schema)| (key.to_owned(), schema)).collect();
    json!({ "type": "object", "description": about, "required": required, "properties": properties })
}

/// Every schema by its name.
pub(super) fn all() -> Value {
    let mut all = Map::new();
    for (name, schema) in of_checks().into_iter().chain(of_registry()).chain(of_texts()).chain(of_requests()).chain(of_profiles())
    {
        all.insert(name.to_owned(), schema);
    }
    all.into()
}

const VERDICTS: [&str; 4] = ["yes", "no", "undecided", "unregistered"];
const KINDS: [&str; 2] = ["formal", "informal"];
const STATUSES: [&str; 3] = ["active", "deprecated", "obsolete"];
const PROFILES: [&str; 3] = ["rfc8141", "rfc2141", "rfc2141bis-03"];

fn of_checks() -> Vec<(&'static str, Value)> {
    let fault = [("code", text()), ("at", number()), ("message", text())];
    let checked = [
        ("input", text()),
        ("profile", one_of(&PROFILES)),
        ("valid", json!({ "const": true })),
        ("nid", text()),
        ("nss", text()),
        ("normalized", text()),
        ("nid_class", text()),
        ("registered", or_null("boolean")),
        ("namespace", or_none(is("Verdict"))),
    ];
    let components = [
        ("r", or_null("string")),
        ("q", or_null("string")),
        ("f", or_null("string")),
        ("query", or_null("string")),
        ("strict", flag()),
        ("directives", list(list(text()))),
        ("repeated", list(text())),
    ];
    let refused = [
        ("input", text()),
        ("profile", one_of(&PROFILES)),
        ("valid", json!({ "const": false })),
        ("error", is("SyntaxFault")),
        ("namespace", json!({ "type": "null" })),
    ];
    let [code, at, message] = fault.clone();
    vec![
        (
            "Problem",
            object(
                "Why not (RFC 9457)",
                [
                    ("type", link()),
                    ("title", text()),
                    ("status", number()),
                    ("detail", text()),
                    ("errors", list(object("A fault at a field", [("field", text()), ("message", text())], []))),
                    ("instance", text()),
                ],
                [],
            ),
        ),
        (
            "SyntaxFault",
            object("Where a text stops being a URN", [code.clone(), at.clone(), message.clone(), ("clause", text())], []),
        ),
        (
            "NameFault",
            object("Where a URN stops being a name of its namespace", [code, at, message, ("expected", list(text()))], []),
        ),
        (
            "Verdict",
            object(
                "What the namespace's own rules say",
                [
                    ("nid", text()),
                    ("registered", flag()),
                    ("verdict", one_of(&VERDICTS)),
                    ("fault", or_none(is("NameFault"))),
                    ("canonical", or_null("string")),
                ],
                [],
            ),
        ),
        ("CheckedUrn", object("A URN", checked, components)),
        ("NoUrn", object("A text that is no URN", refused, [])),
        ("UrnReport", json!({ "oneOf": [is("CheckedUrn"), is("NoUrn")] })),
        (
            "NidReport",
            object(
                "Whether a NID may be registered",
                [
                    ("input", text()),
                    ("syntax", flag()),
                    ("class", text()),
                    ("formal_ok", flag()),
                    ("informal", flag()),
                    ("normalized", or_null("string")),
                    ("status", or_null("string")),
                    ("findings", list(is("Finding"))),
                ],
                [],
            ),
        ),
        (
            "Equivalence",
            object(
                "Whether two URNs are one name",
                [
                    ("a", text()),
                    ("b", text()),
                    ("profile", one_of(&PROFILES)),
                    ("equivalent", flag()),
                    ("equivalent_by_rfc", flag()),
                    ("equivalent_in_namespace", flag()),
                    ("normalized", list(text())),
                    ("namespace", list(is("Verdict"))),
                ],
                [],
            ),
        ),
        (
            "Note",
            object("What to mind", [("code", text()), ("at", or_null("integer")), ("message", text()), ("clause", text())], []),
        ),
        (
            "Resolution",
            object(
                "Where a name leads",
                [
                    ("urn", text()),
                    ("assigned_name", text()),
                    ("nid", text()),
                    ("service", or_null("string")),
                    ("go", or_null("string")),
                    ("choices", list(is("ResolverChoice"))),
                    ("notes", list(text())),
                    ("parts", list(is("NamespacePart"))),
                    ("cautions", list(is("Note"))),
                ],
                [],
            ),
        ),
        (
            "ResolverChoice",
            object(
                "A way to follow a name",
                [
                    ("id", text()),
                    ("service", text()),
                    ("gives", text()),
                    ("kind", text()),
                    ("target", text()),
                    ("template", text()),
                    ("sure", flag()),
                    ("irregular", flag()),
                    ("holder", text()),
                    ("source", text()),
                    ("seen", or_null("string")),
                    ("since", or_null("string")),
                    ("note", or_null("string")),
                    ("query", or_none(object("What became of the query", [("strategy", text()), ("documented", flag())], []))),
                    ("r", or_none(object("What became of the r-component", [("component", text()), ("handed", flag())], []))),
                ],
                [],
            ),
        ),
        (
            "NamespacePart",
            object(
                "A part of a namespace",
                [
                    ("nid", text()),
                    ("prefix", text()),
                    ("holder", text()),
                    ("source", text()),
                    ("case", text()),
                    ("status", text()),
                ],
                [],
            ),
        ),
    ]
}

fn of_registry() -> Vec<(&'static str, Value)> {
    let said = || object("A public reason, and since when it holds", [("reason", text()), ("since", day(false))], []);
    let short = [
        ("nid", text()),
        ("kind", one_of(&KINDS)),
        ("status", one_of(&STATUSES)),
        ("in_error", flag()),
        ("listed", flag()),
        ("registered", day(true)),
        ("updated", day(true)),
        ("registrant", or_null("string")),
        ("url", link()),
    ];
    let entry = [
        ("nid", text()),
        ("kind", one_of(&KINDS)),
        ("status", one_of(&STATUSES)),
        ("listed", flag()),
        ("version", or_null("integer")),
        ("edition", number()),
        ("registered", day(true)),
        ("updated", day(true)),
        ("registrant", or_null("string")),
        ("references", list(text())),
        ("successor", or_null("string")),
    ];
    let of_list = || {
        [
            ("serial", number()),
            ("date", day(false)),
            ("license", link()),
            ("sha256", text()),
            ("namespaces", list(is("ListEntry"))),
        ]
    };
    let [serial, date, license, sha256, namespaces] = of_list();
    vec![
        (
            "NamespaceList",
            object(
                "A page of namespaces",
                [("namespaces", list(is("NamespaceShort"))), ("next_cursor", or_null("string")), ("on", day(true))],
                [],
            ),
        ),
        ("NamespaceShort", object("A namespace in a list", short, [])),
        ("Reference", object("A reference as IANA keeps it", [("type", text()), ("data", text())], [("label", text())])),
        ("Statement", said()),
        (
            "Namespace",
            object(
                "Everything the registry knows of a namespace",
                [
                    ("nid", text()),
                    ("kind", one_of(&KINDS)),
                    ("status", one_of(&STATUSES)),
                    ("status_said", or_none(is("Statement"))),
                    ("in_error", or_none(is("Statement"))),
                    ("listed", flag()),
                    ("unlisted_on", day(true)),
                    ("successor", or_null("string")),
                    ("registered", day(true)),
                    ("updated", day(true)),
                    ("registrant", or_null("string")),
                    ("registrant_source", or_null("string")),
                    ("contact", or_null("string")),
                    ("contact_source", or_null("string")),
                    ("date", day(true)),
                    ("date_source", or_null("string")),
                    ("text_shown_on", day(true)),
                    ("references", list(is("Reference"))),
                    ("license", link()),
                    ("template_url", or_null("string")),
                    ("url", link()),
                    ("current", or_none(is("Version"))),
                    ("versions", list(is("Version"))),
                ],
                [],
            ),
        ),
        ("VersionList", object("The versions of a namespace", [("nid", text()), ("versions", list(is("Version")))], [])),
        (
            "Version",
            object(
                "A version in its newest wording, or in the one that was asked for",
                [
                    ("nid", text()),
                    ("version", number()),
                    ("version_recorded", flag()),
                    ("date", day(true)),
                    ("shown_on", day(true)),
                    ("learned_at", moment()),
                    ("import_undone", flag()),
                    ("in_error", or_none(is("Statement"))),
                    ("redacted", or_none(is("Statement"))),
                    ("edition", number()),
                    ("editions", list(is("Edition"))),
                    ("fingerprint", or_null("string")),
                    ("published_at", moment()),
                    ("url", link()),
                    ("origin", text()),
                ],
                [("request", text()), ("template", or_none(is("Template")))],
            ),
        ),
        (
            "Edition",
            object(
                "Another wording of a version",
                [
                    ("edition", number()),
                    ("date", day(true)),
                    ("shown_on", day(true)),
                    ("learned_at", moment()),
                    ("import_undone", flag()),
                    ("fingerprint", text()),
                    ("origin", text()),
                ],
                [("class", text()), ("reason", text()), ("request", or_null("string"))],
            ),
        ),
        (
            "Changes",
            object(
                "Changes of the registry in the order in which it learned of them",
                [("serial", number()), ("changes", list(is("Change"))), ("next_since", or_null("integer"))],
                [],
            ),
        ),
        (
            "Change",
            object(
                "A change",
                [
                    ("serial", number()),
                    ("nid", text()),
                    ("change", text()),
                    ("detail", text()),
                    ("at", moment()),
                    ("shown_on", day(true)),
                ],
                [],
            ),
        ),
        ("Comparison", json!({ "oneOf": [is("ListComparison"), is("NamespaceComparison")] })),
        (
            "ListComparison",
            object(
                "What came, went and changed between two days",
                [
                    ("from", day(false)),
                    ("to", day(false)),
                    ("came", list(is("ThereOnDay"))),
                    ("went", list(is("ThereOnDay"))),
                    ("changed", list(is("ChangedBetween"))),
                    ("unchanged", number()),
                ],
                [],
            ),
        ),
        (
            "ThereOnDay",
            object(
                "A namespace of a day",
                [("nid", text()), ("kind", one_of(&KINDS)), ("registrant", or_null("string")), ("url", link())],
                [],
            ),
        ),
        (
            "ChangedBetween",
            object(
                "A namespace that changed",
                [
                    ("nid", text()),
                    ("kind", one_of(&KINDS)),
                    ("before", link()),
                    ("after", link()),
                    ("fields", list(is("ChangedFact"))),
                ],
                [],
            ),
        ),
        (
            "NamespaceComparison",
            object(
                "What changed of a namespace between two days",
                [
                    ("nid", text()),
                    ("from", day(false)),
                    ("to", day(false)),
                    ("before", link()),
                    ("after", link()),
                    ("fields", list(is("ChangedFact"))),
                ],
                [],
            ),
        ),
        (
            "ChangedFact",
            object("A fact on both days", [("field", text()), ("before", or_null("string")), ("after", or_null("string"))], []),
        ),
        ("ListEntry", object("What programs need of a namespace", entry, [("in_error", flag())])),
        ("NamespaceBundle", object("The list for programs that carry it with them", of_list(), [])),
        (
            "BundleDelta",
            object(
                "Entries that replace those of the same NID in an older list",
                [("from", number()), serial, date, license, sha256, namespaces],
                [],
            ),
        ),
        (
            "Freshness",
            object(
                "How far behind a list is",
                [("serial", number()), ("held", number()), ("behind", number()), ("message", text())],
                [],
            ),
        ),
        (
            "Found",
            object("Namespaces by any word", [("query", text()), ("results", list(is("Hit"))), ("meant", or_null("string"))], []),
        ),
        (
            "Hit",
            object(
                "A namespace that was found",
                [
                    ("nid", text()),
                    ("title", text()),
                    ("why", list(object("What matched", [("field", text()), ("words", list(text()))], []))),
                ],
                [("identifier", text())],
            ),
        ),
    ]
}

fn of_texts() -> Vec<(&'static str, Value)> {
    let fields: Map<String, Value> = Field::ALL.iter().map(|field| (field.key().to_owned(), or_null("string"))).collect();
    let keys: Vec<&str> = Field::ALL.iter().map(|field| field.key()).collect();
    let run = object("A piece of text", [("change", text()), ("text", text())], []);
    vec![
        (
            "Template",
            json!({ "type": "object", "description": "The thirteen fields of RFC 8141, Appendix A", "required": keys, "properties": fields }),
        ),
        (
            "TemplateFields",
            json!({ "type": "object", "description": "Fields to set; null empties one", "properties": fields, "additionalProperties": false }),
        ),
        (
            "Diff",
            object(
                "What changed between two wordings",
                [("nid", text()), ("a", text()), ("b", text()), ("fields", list(is("FieldDiff")))],
                [],
            ),
        ),
        (
            "FieldDiff",
            object(
                "A field that changed",
                [
                    ("field", text()),
                    ("substance", flag()),
                    ("runs", list(run.clone())),
                    (
                        "blocks",
                        list(object(
                            "Lines that belong together",
                            [("kind", text())],
                            [
                                ("lines", list(text())),
                                ("old", list(text())),
                                ("new", list(text())),
                                ("text", text()),
                                ("runs", list(run)),
                            ],
                        )),
                    ),
                    (
                        "rules",
                        list(object(
                            "A rule of the grammar",
                            [("kind", text()), ("old", or_null("string")), ("new", or_null("string"))],
                            [],
                        )),
                    ),
                ],
                [],
            ),
        ),
        (
            "Finding",
            object(
                "What a check has to say, with its clause",
                [
                    ("id", text()),
                    ("level", one_of(&["fail", "look", "info"])),
                    ("field", or_null("string")),
                    ("line", or_null("integer")),
                    ("column", or_null("integer")),
                    ("clause", text()),
                    ("message", text()),
                    ("help", text()),
                ],
                [],
            ),
        ),
        ("Findings", object("Every finding", [("findings", list(is("Finding")))], [])),
        (
            "TemplateReading",
            object(
                "A text read into its fields",
                [
                    ("form", one_of(&["rfc8141", "rfc3406"])),
                    ("fields", is("Template")),
                    (
                        "labels",
                        json!({ "type": "object", "additionalProperties": object("A label as it was found", [("label", text()), ("line", number())], []) }),
                    ),
                    ("unplaced", list(object("A line that no field took", [("line", number()), ("text", text())], []))),
                    (
                        "nid",
                        or_none(object("The NID, or those it may be", [], [("named", text()), ("candidates", list(text()))])),
                    ),
                    (
                        "offers",
                        list(object(
                            "A section that would fill an empty field",
                            [("field", text()), ("heading", text()), ("line", number()), ("text", text())],
                            [],
                        )),
                    ),
                    ("notes", list(text())),
                ],
                [],
            ),
        ),
    ]
}

fn of_requests() -> Vec<(&'static str, Value)> {
    let request = || {
        [
            ("number", text()),
            ("kind", text()),
            ("nid", or_null("string")),
            ("state", text()),
            ("track", text()),
            ("body", or_null("string")),
            ("turn", or_null("string")),
            ("since", moment()),
            ("url", link()),
        ]
    };
    let sent = object(
        "A text that was sent",
        [("number", number()), ("sent_at", moment()), ("note", text()), ("fingerprint", text()), ("template", is("Template"))],
        [],
    );
    let comment = object(
        "A comment",
        [
            ("thread", text()),
            ("field", or_null("string")),
            ("quote", or_null("string")),
            ("text", or_null("integer")),
            ("by", or_null("string")),
            ("role", text()),
            ("at", moment()),
            ("comment", text()),
            ("suggestion", or_null("string")),
        ],
        [],
    );
    let position = object(
        "A position",
        [("text", number()), ("by", or_null("string")), ("position", text()), ("reasons", text()), ("live", flag())],
        [],
    );
    vec![
        (
            "RequestList",
            object("A page of requests", [("requests", list(is("Request"))), ("next_cursor", or_null("string"))], []),
        ),
        ("Request", object("A request", request(), [])),
        (
            "RequestWithTexts",
            json!({ "allOf": [is("Request"), object("The texts that were sent", [("texts", list(sent))], [])] }),
        ),
        (
            "Reviews",
            object(
                "Comments and positions",
                [("number", text()), ("comments", list(comment)), ("positions", list(position))],
                [],
            ),
        ),
        (
            "Draft",
            object(
                "A draft with its findings; ETag has its revision",
                [
                    ("number", text()),
                    ("kind", text()),
                    ("nid", or_null("string")),
                    ("state", text()),
                    ("revision", number()),
                    ("template", is("Template")),
                    ("grounds", or_null("string")),
                    ("findings", list(is("Finding"))),
                    ("url", link()),
                ],
                [],
            ),
        ),
        (
            "NewDraft",
            object(
                "A draft to start",
                [("kind", one_of(&["new_formal", "new_informal", "revision", "correction"]))],
                [("nid", or_null("string")), ("template", is("TemplateFields"))],
            ),
        ),
        (
            "DraftChange",
            object(
                "What to change; the grounds are those of a correction that changes more than form",
                [],
                [("nid", or_null("string")), ("template", is("TemplateFields")), ("grounds", or_null("string"))],
            ),
        ),
        ("Submission", object("Which revision is submitted", [("revision", number())], [])),
        ("Submitted", object("A request that was submitted", [("number", text()), ("state", text()), ("url", link())], [])),
    ]
}

fn of_profiles() -> Vec<(&'static str, Value)> {
    let rules: Map<String, Value> = super::rules::KEYS
        .into_iter()
        .map(|key| {
            let schema = match key {
                "wider" => flag(),
                "topics" => list(text()),
                _ => text(),
            };
            (key.to_owned(), schema)
        })
        .collect();
    vec![
        (
            "Profile",
            object(
                "A namespace as data",
                [("nid", text()), ("summary", text()), ("topics", list(text())), ("syntax", is("ProfileSyntax"))],
                [
                    ("title", text()),
                    ("registrant", text()),
                    ("homepage", text()),
                    ("first_registered", number()),
                    ("sources", list(text())),
                    (
                        "components",
                        object("What is said of r-, q- and f-component", [], [("r", text()), ("q", text()), ("f", text())]),
                    ),
                    (
                        "example",
                        list(object(
                            "A name that passes or fails",
                            [("urn", text()), ("valid", flag()), ("from", one_of(&["registration", "known", "made"]))],
                            [("why", text())],
                        )),
                    ),
                    ("resolver", list(object("A service", [("template", text()), ("source", text())], [("service", text())]))),
                ],
            ),
        ),
        (
            "ProfileSyntax",
            object(
                "The syntax of the NSS",
                [("start", text()), ("abnf", text()), ("fit", one_of(&["exact", "wider", "unknown"]))],
                [("notes", text()), ("equivalence", list(text())), ("check", text())],
            ),
        ),
        (
            "Profiles",
            object(
                "All profiles in force",
                [
                    ("reading", text()),
                    ("note", text()),
                    ("license", link()),
                    ("registrants", list(text())),
                    ("profiles", list(is("Profile"))),
                ],
                [],
            ),
        ),
        (
            "Rules",
            json!({ "type": "object", "description": "Rules as a registrant types them; lists are one a line", "properties": rules, "additionalProperties": false }),
        ),
        (
            "DraftProfile",
            object(
                "Rules beside a draft, and what came of trying them; ETag names this state of them",
                [
                    ("number", text()),
                    ("nid", text()),
                    ("saved", flag()),
                    ("profile", is("Rules")),
                    ("usable", flag()),
                    ("results", is("RuleResults")),
                ],
                [],
            ),
        ),
        ("RuleResults", results()),
    ]
}

/// What came of trying rules.
fn results() -> Value {
    let tried_name = object(
        "A name with what the rules say of it",
        [("urn", text()), ("wanted", flag()), ("passes", or_null("boolean")), ("said", text())],
        [],
    );
    let tried = object(
        "The rules by themselves",
        [
            ("problems", list(text())),
            ("repairs", list(text())),
            ("strangers", list(text())),
            ("names", list(tried_name)),
            ("samples", list(text())),
        ],
        [],
    );
    let breaks = object("What they change for names", [("lost", list(text())), ("gained", list(text())), ("exact", flag())], []);
    let issued = object(
        "The list of issued names",
        [
            ("count", number()),
            ("passed", or_null("integer")),
            ("pass", number()),
            ("undecided", number()),
            ("broken", number()),
            ("first", list(json!({ "type": "array" }))),
        ],
        [],
    );
    let against = object("The rules they were compared with", [("version", number()), ("reading", text())], []);
    object(
        "What came of trying rules",
        [("tried", tried), ("against", or_none(against)), ("breaks", or_none(breaks)), ("issued", or_none(issued))],
        [],
    )
}
