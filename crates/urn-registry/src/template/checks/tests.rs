//! Tests each rule with a text that violates it and one that does not.

use super::fields::REQUIRED_FIELDS;
use super::*;
use crate::i18n::Lang;
use jiff::civil::date as day;

fn whole() -> Template {
    let mut template = Template::default();
    for field in REQUIRED_FIELDS {
        template.set(field, "A sentence about it.");
    }
    template
        .with_field(Field::NamespaceId, "demo")
        .with_field(Field::Registrant, "Demo Org\nEmail: names@demo.example")
        .with_field(Field::Syntax, "urn:demo:{letters}, case-insensitive; see ^urn:demo:[a-z]+$")
        .with_field(Field::Resolution, "Names are not resolved.")
        .with_field(Field::Documentation, "RFC 9999")
}

const TODAY: jiff::civil::Date = day(2026, 11, 21);

fn formal(template: &Template) -> Vec<Finding> {
    check(template, TextKind::NewFormal, TODAY)
}

fn ids(findings: &[Finding]) -> Vec<&str> {
    findings.iter().map(|finding| finding.id).collect()
}

/// The findings of one rule.
fn said(template: &Template, kind: TextKind<'_>, id: &str) -> Vec<(Level, String)> {
    let found = check(template, kind, TODAY).into_iter().filter(|finding| finding.id == id);
    found.map(|finding| (finding.level, finding.message.to_string())).collect()
}

/// The findings of one rule for a new formal template with this text in a field.
fn of(field: Field, text: &str, id: &str) -> Vec<(Level, String)> {
    said(&whole().with_field(field, text), TextKind::NewFormal, id)
}

/// The rule has exactly this finding.
#[track_caller]
fn one(found: &[(Level, String)], level: Level, words: &str) {
    assert!(found.len() == 1 && found[0].0 == level && found[0].1.contains(words), "{words}: {found:?}");
}

#[track_caller]
fn none(field: Field, id: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(of(field, text, id), [], "{text}");
    }
}

#[test]
fn complete_template_passes_and_each_missing_part_is_reported() {
    assert!(formal(&whole()).is_empty());
    let missing = whole().with_field(Field::Resolution, "");
    let found = formal(&missing);
    assert_eq!(found[0].message, "Say whether names can be resolved, even if the answer is no (RFC 8141, 6.4.6)");
    assert_eq!(ids(&formal(&whole().with_field(Field::Purpose, "TBD"))), ["T19"]);
    assert_eq!(ids(&check(&whole(), TextKind::NewInformal, TODAY)), ["T20"]);
    assert_eq!(ids(&check(&whole(), TextKind::Revision { current: Some(&whole()) }, TODAY)), ["T14"]);
    assert_eq!(ids(&formal(&whole().with_field(Field::Date, "2027-01-01"))), ["T2"]);
    assert!(check(&missing, TextKind::Registered, TODAY).iter().all(|finding| finding.level != Level::Error));
}

#[test]
fn each_rule_has_its_own_message() {
    one(&of(Field::Version, "3", "T1"), Level::Error, "must be 1");
    let fourth = whole().with_field(Field::Version, "4");
    one(
        &said(&whole().with_field(Field::Version, "4"), TextKind::Revision { current: Some(&fourth) }, "T1"),
        Level::Error,
        "must be 5",
    );
    one(&of(Field::Date, "2 May 2026", "T2"), Level::Error, "YYYY-MM-DD");
    for registrant in ["Demo Org", "Demo Org, names@demo", "Demo Org, @, &"] {
        one(&of(Field::Registrant, registrant, "T3"), Level::Error, "was found");
    }
    let reachable = [
        "A <names@demo.example>", "A, names at demo.example", "A, names&demo.example", "A\nTel: +49 30 123456",
        "A\nPostal: 1 Street", "names AT demo DOT example",
    ];
    none(Field::Registrant, "T3", &reachable);
    let fast = "Body, names@body.example; requests the Fast-Track procedure";
    one(&of(Field::Registrant, fast, "T4"), Level::Warning, "6.3");
    one(
        &said(&whole().with_field(Field::Registrant, fast).with_field(Field::Documentation, ""), TextKind::NewFormal, "T5"),
        Level::Error,
        "requires",
    );
    one(&of(Field::Documentation, "", "T5"), Level::Warning, "recommended");
    one(&of(Field::Interoperability, "N/A", "T7"), Level::Warning, "N/A");
    one(&of(Field::Purpose, "See Section 3 of RFC 8458.", "T8"), Level::Note, "contains only");
    let rules = "case-insensitive; no q-component\n\nname = \"urn:demo:\" 1*DIGIT\n\nFor example";
    one(&of(Field::Syntax, &format!("{rules} urn:demo:x1"), "T10"), Level::Warning, "does not match");
    none(Field::Syntax, "T10", &[&format!("{rules} urn:demo:12")]);
    one(&of(Field::Syntax, "case-insensitive; no q-component; urn:other:x", "T10"), Level::Warning, "not in the namespace");
    one(&of(Field::Syntax, "case-insensitive, no q-component\n\na = \"b\" | \"c\"", "T9"), Level::Warning, "not |");
    let informal = whole().with_field(Field::Syntax, "case-insensitive; no q-component\n\nlamp = \"urn:{{NID}}:\" 1*DIGIT\n");
    assert_eq!(said(&informal, TextKind::NewInformal, "T9"), []);
    one(&of(Field::Syntax, "case-insensitive; urn:demo:x?+abc", "T11"), Level::Warning, "r-component");
    one(
        &of(Field::Syntax, "urn:demo:digits. The fragment is part of the name.", "T13"),
        Level::Warning,
        "without r-, q- and f-components",
    );
    let dashed = "urn:demo:12, case-insensitive, no q-component\n\ndemo\u{2011}no = \"urn:demo:\" 2DIGIT";
    one(
        &of(Field::Syntax, dashed, "T22"),
        Level::Warning,
        "U+2011 (no-break hyphen) is in a rule or an example at line 3, column 5; use - instead",
    );
    // It is reported once, and the rule is parsed as intended, without a false alarm about the example.
    for id in ["T9", "T10", "T16"] {
        none(Field::Syntax, id, &[dashed]);
    }
    none(Field::Purpose, "T16", &["From 1\u{2013}9, \u{201c}so\u{201d}, \u{3053}\u{308c}"]);
    none(Field::Registrant, "T16", &["\u{c4}nne, a@demo.example"]);
    one(&of(Field::Syntax, "case-insensitive, no q-component, \u{e4} and \u{3053}", "T16"), Level::Note, "percent-encoded");
    one(&of(Field::Purpose, "A\u{1b}[31mB\u{1b}", "T21"), Level::Error, "\u{241b} U+001B");
    one(&of(Field::Purpose, "A\nb\u{202e}c", "T21"), Level::Error, "at line 2, column 2, which changes the order");
    let table = format!("One\n|{}|\nthree", "word ".repeat(20));
    one(&of(Field::Purpose, &table, "T17"), Level::Note, "1 line of grammar");
    none(Field::Purpose, "T17", &[&"word ".repeat(90)]);
    one(&of(Field::Purpose, "Named XXXX for now", "T19"), Level::Error, "XXXX");
    one(&of(Field::Purpose, "See urn:{{NID}}:x", "T20"), Level::Error, "informal number");
}

#[test]
fn r_component_is_found_in_every_section_and_in_prose() {
    for (field, text, words) in [
        (
            Field::Resolution,
            "Names resolve at our server. Use ?+s=I2L for the location.",
            "Resolution uses an r-component: \"?+s=i2l\"",
        ),
        (Field::Purpose, "Copies are found by ?+CCResolve:cc=uk.", "Purpose uses an r-component"),
        (
            Field::Syntax,
            "Case-insensitive; no q-component. The r-component selects the resolver.",
            "the r-component selects the resolver",
        ),
        (Field::Resolution, "R-components may be used to choose a mirror.", "r-components may be used"),
    ] {
        let said = of(field, text, "T11");
        assert!(said.first().is_some_and(|said| said.1.contains(words)), "{words}: {said:?}");
    }
}

#[test]
fn placeholders_are_found_in_every_field_but_ordinary_prose_is_accepted() {
    for (field, text, words) in [
        (Field::Registrant, "Example Society\nContact: TODO", "TODO"),
        (Field::Registrant, "<your organization>\nEmail: names@society.example", "<your organization>"),
        (Field::Documentation, "FIXME: cite the handbook", "FIXME"),
        (Field::SecurityAndPrivacy, "To be determined.", "To be determined"),
        (Field::Assignment, "By {{organization}} alone", "{{organization}}"),
        (Field::Resolution, "...", "..."),
        (Field::Purpose, "To name lamps.\n- [x] I have read the rules", "- [x] I have read the rules"),
        (Field::Syntax, "<!-- paste the ABNF here -->", "<!-- paste the ABNF here -->"),
        (Field::Interoperability, "[insert related namespaces]", "[insert related namespaces]"),
        (Field::Assignment, "Described under Section 6.4.3 of this document.", "Described under Section 6.4.3"),
        (Field::Documentation, "No response", "No response"),
        (Field::Purpose, "To be written.", "To be written."),
        (Field::Assignment, "To be supplied.", "To be supplied."),
        (Field::Resolution, "Will be supplied later.", "Will be supplied later."),
        (Field::Interoperability, "Will be added later.", "Will be added later."),
        (Field::SecurityAndPrivacy, "This section is intentionally left blank.", "This section is intentionally left blank."),
        (Field::Assignment, "See above.", "See above."),
        (Field::Purpose, "Lorem ipsum dolor sit amet, consectetur.", "Lorem ipsum dolor sit amet"),
    ] {
        one(&of(field, text, "T19"), Level::Error, words);
    }
    for (field, text) in [
        (Field::Assignment, "Names are to be assigned by the registrar, who keeps a to-do list."),
        (Field::Assignment, "Names are assigned by the office; for the syntax, see above. More rules will be added later."),
        (Field::Purpose, "To name todos of <https://example.org/title> and mastodons."),
        (Field::Registrant, "Example Society\nEmail: <names@society.example>"),
        (Field::Syntax, "name = <any octet> / <title of the work>"),
        (Field::Syntax, "name = [insert ] *DIGIT"),
        (Field::Assignment, "Names are described under [RFC8141], Section 6.4, and in [your-rules]."),
    ] {
        none(field, "T19", &[text]);
    }
}

#[test]
fn correction_is_classified_by_kind_of_change_or_rejected() {
    let registered = whole();
    let corrected =
        |field, text: &str| said(&whole().with_field(field, text), TextKind::Correction { current: &registered }, "T15");
    one(&said(&whole(), TextKind::Correction { current: &registered }, "T15"), Level::Error, "identical to the registered text");
    one(
        &corrected(Field::Syntax, "urn:demo:{words}, case-insensitive; see ^urn:demo:[a-z]+$"),
        Level::Error,
        "Syntax has substantive changes (\"urn:demo:{letters},\" changed to \"urn:demo:{words},\"). A correction must not change the meaning. \
         Request a new version instead (RFC 8141, 6.4.2)",
    );
    one(
        &corrected(Field::Purpose, "A sentense about it."),
        Level::Note,
        "Purpose has editorial changes: spelling, \"sentence\" changed to \"sentense\"",
    );
    one(&corrected(Field::Documentation, "Other"), Level::Warning, "wording, \"RFC 9999\"");
    one(
        &corrected(Field::Registrant, "Other Org\nEmail: names@demo.example"),
        Level::Error,
        "Request a new version instead (RFC 8141 Appendix A)",
    );
}

#[test]
fn common_expert_review_findings_are_detected_automatically() {
    one(&of(Field::Purpose, "Names as RFC 2141 defines them.", "T23"), Level::Warning, "RFC 2141, replaced by RFC 8141");
    one(
        &of(Field::Documentation, "RFC 2396 and RFC\n2234", "T23"),
        Level::Note,
        "RFC 2396, replaced by RFC 3986; RFC 2234, replaced by RFC 5234",
    );
    none(Field::Purpose, "T23", &["Names as RFC 8141 defines them.", "RFC 8141, which replaced RFC 2141."]);
    one(
        &of(Field::Syntax, "Names are case-insensitive in\nprocessing.", "T24"),
        Level::Warning,
        "case-insensitive in processing",
    );
    for (text, words) in [
        ("The office gives the\nnumber to the next member.", "never be assigned to another resource"),
        ("Names expire after 90 days.", "must remain valid"),
        ("Names are not unique.", "never have the same name"),
    ] {
        one(&of(Field::Assignment, text, "T25"), Level::Warning, words);
    }
    none(Field::Assignment, "T25", &["Numbers may not be reused.", "No number can be reassigned.", "Names never expire."]);
    one(&of(Field::Purpose, "Names contain the IMEI of a telephone.", "T26"), Level::Warning, "\"imei\"");
    let discussed = whole()
        .with_field(Field::Purpose, "Names contain the IMEI of a telephone.")
        .with_field(Field::SecurityAndPrivacy, "The IMEI makes a person traceable.");
    assert_eq!(said(&discussed, TextKind::NewFormal, "T26"), []);
    one(&of(Field::Purpose, "They are used only within our company.", "T40"), Level::Warning, "beyond one organization");
    one(&of(Field::Documentation, "https://github.com/demo/demo/README.md", "T27"), Level::Warning, "each commit");
    one(&of(Field::Documentation, "draft-demo-urn-00", "T27"), Level::Warning, "expires");
    one(&of(Field::Registrant, "Demo Org, demo.org@gmail.com", "T28"), Level::Note, "gmail");
    one(&of(Field::Purpose, "We ask for the fast track.", "T4"), Level::Warning, "must be requested in Registrant");
    none(Field::Registrant, "T4", &["Demo Org, names@demo.example. Fast track is not requested."]);
    one(
        &of(Field::Purpose, "Such as urn:demo:gr\u{f6}\u{df}e.", "T10"),
        Level::Warning,
        "is not a valid URN: \u{f6} must be written %C3%B6",
    );
    one(&of(Field::Registrant, "Email: names@demo.example", "T3"), Level::Warning, "does not name an organization or person");
    let built = "urn:demo:{letters}, case-insensitive; q-components are undefined. The letters are a UUID.";
    one(&of(Field::Syntax, built, "T31"), Level::Warning, "urn:uuid: can also identify these resources");
    one(&of(Field::Assignment, "Each lamp is named by its ISBN.", "T31"), Level::Warning, "ISBNs");
    none(Field::Assignment, "T31", &["Each lamp has a number, and not an ISBN."]);
}

#[test]
fn contradictory_sentences_are_quoted_with_their_sections() {
    let text = whole()
        .with_field(Field::Syntax, "urn:demo:{letters}. Names are case-insensitive.")
        .with_field(Field::Interoperability, "Names are case-sensitive.");
    let found = said(&text, TextKind::NewFormal, "T36");
    one(
        &found,
        Level::Warning,
        "Syntax says \"Names are case-insensitive.\", but Interoperability says \"Names are case-sensitive.\"",
    );
    none(Field::Syntax, "T36", &["Names are case-insensitive. Letters are lower case."]);
}

#[test]
fn section_without_content_is_reported() {
    for (field, text) in [
        (Field::SecurityAndPrivacy, "None."),
        (Field::SecurityAndPrivacy, "There are no additional security considerations."),
        (Field::Interoperability, "No known issues."),
        (Field::Resolution, "N/A"),
        (Field::Purpose, "xxx"),
        (Field::Purpose, "a"),
        (Field::Assignment, "???"),
        (Field::Assignment, "Coming soon."),
        (Field::Documentation, "None"),
    ] {
        one(&of(field, text, "T7"), Level::Warning, text.trim_end_matches('.'));
    }
    none(Field::SecurityAndPrivacy, "T7", &["None, because names are random.", "A name says nothing about a person."]);
    none(Field::Resolution, "T7", &["Names are not resolved.", "No resolution service is planned, because names are labels."]);
}

#[test]
fn invented_contact_is_reported() {
    for text in
        ["Demo Org, John Doe, names@demo.example", "Demo Org, names@example.com", "Demo Org, names@demo.example, +1 555-0100"]
    {
        one(&of(Field::Registrant, text, "T3"), Level::Warning, "looks like an example");
    }
    none(Field::Registrant, "T3", &["Demo Org, Joan Doerr, names@demo.example, +43 512 555 0176"]);
}

#[test]
fn generated_names_are_tested() {
    let syntax =
        |rules: &str| of(Field::Syntax, rules, "T9").into_iter().map(|(_, message)| message).collect::<Vec<_>>().join("; ");
    for (rules, words) in [
        ("demo = \"urn:demo:\" 4( DIGIT / \"#\" )", "is not a valid URN"),
        ("demo = \"urn:demo:\" 4( DIGIT / \"%\" )", "is not a valid URN"),
        ("demo = \"urn:demo:\" *DIGIT", "allows urn:demo:, which is not"),
        ("demo = \"urn:demo:\" 1*( ALPHA / \"/\" )", "is not a valid URN"),
        ("demo = \"urn:demo:\" 1*( pchar / \"/\" )", "is not a valid URN"),
        ("demo = \"urn:demo:\" pchar *( pchar / \"/\" )", "allows every URN"),
        ("demo = \"urn:demo:\" 1*( ALPHA / DIGIT )", "any sequence of its characters"),
        ("demo = \"urn:demo:\" part item\npart = 1*DIGIT\nitem = 1*2DIGIT", "in two ways"),
        ("demo = \"urn:demo:\" number\nnumber = <as on the label>", "contains prose, so it is not tested: number"),
        ("demo = \"urn:demo:\" 12*HEXDIG \"-\" ALPHA", "12*HEXDIG allows 12 or more"),
        ("Names are as the office writes them.", "no grammar (ABNF) or regular expression"),
    ] {
        let said = syntax(rules);
        assert!(said.contains(words), "{rules}: {said}");
    }
    for rules in [
        "demo = \"urn:demo:\" part \"-\" item\npart = 1*DIGIT\nitem = 1*2DIGIT",
        "demo = \"urn:demo:\" 4DIGIT",
        "nss = 4DIGIT [ \"-\" 2ALPHA ]",
        "Names match ^urn:demo:[0-9]{4}$.",
        "See RFC 8458, Section 4.",
    ] {
        assert_eq!(syntax(rules), "", "{rules}");
    }
}

#[test]
fn strings_that_a_regular_expression_wrongly_matches_are_reported() {
    let said = |expression: &str| {
        let text = format!("{expression}\n\nAn example is urn:demo:12-ab.");
        of(Field::Syntax, &text, "T9").into_iter().map(|(_, message)| message).collect::<Vec<_>>().join("; ")
    };
    for (expression, string) in [
        ("^urn:demo:[0-9]{2}.[a-z]{2}$", "also matches"),
        ("^urn:demo:.+$", "\"urn:demo: 2-ab\". Allow only"),
        ("urn:demo:[0-9]+.*", "Allow only the characters"),
    ] {
        assert!(said(expression).contains(string), "{expression}: {}", said(expression));
    }
    for fine in ["^urn:demo:[0-9]{2}-[a-z]{2}$", "urn:demo:[0-9]+-[a-z]+", "^[0-9]{2}-[a-z]{2}$"] {
        assert_eq!(said(fine), "", "{fine}");
    }
}

#[test]
fn hexadecimal_digits_of_an_example_match_in_either_case() {
    let rules = "demo = \"urn:demo:\" 1*( ALPHA / \"%\" 2( DIGIT / %x41-46 ) )";
    none(Field::Syntax, "T10", &[&format!("{rules}\n\n   urn:demo:a%2fb"), &format!("{rules}\n\n   urn:demo:a%2Fb")]);
    assert_eq!(of(Field::Syntax, &format!("{rules}\n\n   urn:demo:a1"), "T10").len(), 1);
}

#[test]
fn space_in_an_example_is_reported() {
    one(&of(Field::Syntax, "nss = 1*pchar\n\n   urn:demo:Upper Lake:12", "T10"), Level::Warning, "contains a space");
    one(
        &of(Field::Syntax, "nss = 1*pchar\n\n   urn:demo:ZM|0044", "T10"),
        Level::Warning,
        "contains \"|\". Remove it or write it as %7C",
    );
    for fine in [
        "urn:demo:12 the lamp at the gate",
        "urn:demo:12 at 10:30 in the hall",
        "urn:demo:12 10:30",
        "urn:demo:12 identifies ISO 3166-1:2020",
        "urn:demo:12 is doi:10.1000/182",
        "urn:demo:(a|b)",
        "urn:demo:12  Lamp: old",
        "urn:demo:12 (see http://lamps.example/a:b)",
    ] {
        none(Field::Syntax, "T10", &[&format!("nss = 1*pchar\n\n   {fine}")]);
    }
}

#[test]
fn examples_that_differ_only_in_components_are_reported() {
    one(&of(Field::Syntax, "Such as urn:demo:1?=a=1 or urn:demo:1?=a=2.", "T13"), Level::Note, "are equivalent");
    none(Field::Syntax, "T13", &["Such as urn:demo:1?=a=1 or urn:demo:2?=a=2, or urn:demo:1."]);
}

#[test]
fn string_of_a_case_sensitive_grammar_that_ignores_case_is_reported() {
    let text = |rules: &str| format!("{rules}\n\nNames are case-sensitive.");
    let found = of(Field::Syntax, &text("demo = \"urn:demo:\" \"Lamp\" 4DIGIT"), "T36");
    one(&found, Level::Warning, "write %s\"Lamp\"");
    for rules in [
        "demo = \"urn:demo:\" %s\"Lamp\" 4DIGIT",
        "demo = \"urn:demo:\" 4%x41-5A",
        "demo = \"urn:\" \"demo\" \":\" 4DIGIT",
        "demo = \"urn:demo:\" \"%\" 2( DIGIT / \"B\" )",
    ] {
        none(Field::Syntax, "T36", &[&text(rules)]);
    }
    none(Field::Syntax, "T36", &["demo = \"urn:demo:\" \"Lamp\" 4DIGIT\n\nNames are case-insensitive."]);
}

#[test]
fn cell_of_a_table_is_quoted_alone() {
    let table = "| part | Name of the owner, in capitals |\n| code | Four digits                    |";
    let found = of(Field::Syntax, table, "T26");
    assert!(found.len() == 1 && found[0].1.starts_with("Syntax says \"Name of the owner, in capitals\","), "{found:?}");
}

#[test]
fn document_that_is_not_public_is_reported() {
    one(&of(Field::Documentation, "Group Standard 12 (2024), confidential.", "T27"), Level::Warning, "publicly available");
    none(
        Field::Documentation,
        "T27",
        &["Group Standard 12 (2024), publicly available on request or at https://demo.example/12."],
    );
}

#[test]
fn sentence_that_violates_two_rules_is_reported_once() {
    let text = "If you rename your account, rename your URNs as well, until someone else takes the old name.";
    one(&of(Field::Assignment, text, "T25"), Level::Warning, "never be assigned to another");
}

#[test]
fn first_registration_may_say_that_it_is_the_first() {
    for text in ["First submission.", "-", "None yet.", "This is the initial request."] {
        let found = of(Field::RevisionInformation, text, "T14");
        assert!(found.is_empty(), "{text}: {found:?}");
    }
    assert_eq!(of(Field::RevisionInformation, "The Purpose was changed.", "T14").len(), 1);
}

#[test]
fn names_that_a_new_version_no_longer_allows_come_first() {
    let version = |rules: &str| whole().with_field(Field::Version, "2").with_field(Field::Syntax, rules);
    let current = whole().with_field(Field::Version, "1").with_field(Field::Syntax, "demo = \"urn:demo:\" 4DIGIT");
    let found = |rules: &str| check(&version(rules), TextKind::Revision { current: Some(&current) }, TODAY);
    let lost = found("demo = \"urn:demo:\" 4*5( DIGIT / \"a\" )\nother = \"b\"");
    assert!(lost.iter().all(|finding| finding.id != "T41"), "{lost:?}");
    let lost = found("demo = \"urn:demo:\" 5DIGIT");
    assert_eq!((lost[0].id, lost[0].level), ("T41", Level::Warning));
    assert!(lost[0].message.to_string().contains("urn:demo:0000"), "{}", lost[0].message);
    let unread = found("demo = \"urn:demo:\" 4DIGIT suffix");
    assert_eq!((unread[0].id, unread[0].level), ("T41", Level::Note));
    assert!(unread[0].message.to_string().contains("this text has no grammar"), "{}", unread[0].message);
    let unknown = check(&version("demo = \"urn:demo:\" 4DIGIT"), TextKind::Revision { current: None }, TODAY);
    assert_eq!((unknown[0].id, unknown[0].level), ("T41", Level::Note));
    assert!(unknown[0].message.to_string().contains("not in this registry"), "{}", unknown[0].message);
}

#[test]
fn text_in_another_language_is_reported_instead_of_its_answers() {
    let german = "Die Namen werden der Reihe nach vom Amt vergeben, und ein Name, der einmal vergeben ist, wird nicht einer anderen \
                  Lampe gegeben. Das Verzeichnis ist für die Allgemeinheit und wird im Netz veröffentlicht.";
    let text =
        whole().with_field(Field::Assignment, german).with_field(Field::Purpose, german).with_field(Field::Resolution, german);
    let found = formal(&text);
    let one_section = formal(&whole().with_field(Field::Assignment, german));
    assert!(one_section.iter().any(|finding| finding.id == "T37" && finding.field == Some("assignment")), "{one_section:?}");
    assert!(ids(&found).contains(&"T37"), "{:?}", ids(&found));
}

#[test]
fn grammar_of_another_namespace_is_reported() {
    let uuid = "demo = \"urn:demo:\" 8HEXDIG \"-\" 4HEXDIG \"-\" 4HEXDIG \"-\" 4HEXDIG \"-\" 12HEXDIG";
    one(&of(Field::Syntax, uuid, "T31"), Level::Warning, "the form of urn:uuid:");
    let oid = "demo = \"urn:demo:\" ( \"1\" / \"2\" ) 1*( \".\" 1*DIGIT )";
    one(&of(Field::Syntax, oid, "T31"), Level::Warning, "the form of urn:oid:");
    none(Field::Syntax, "T31", &[&uuid.replace("8HEXDIG", "7HEXDIG"), &oid.replace("\".\"", "\":\"")]);
}

#[test]
fn overlap_explained_in_interoperability_is_not_reported() {
    let text = whole()
        .with_field(Field::Assignment, "Each lamp is named by its UUID.")
        .with_field(Field::Interoperability, "The UUID of a lamp and urn:uuid: name the same lamp; urn:demo: is to be cited.");
    let reported = |text: &Template| formal(text).iter().any(|finding| finding.id == "T31");
    assert!(!reported(&text));
    // A part of another word explains nothing.
    let objects = text
        .with_field(Field::Assignment, "Each lamp has an OID .")
        .with_field(Field::Interoperability, "To avoid confusion, names are cited whole.");
    assert!(reported(&objects));
}

#[test]
fn example_marked_invalid_is_reported_only_if_it_matches_the_syntax() {
    let text = |example: &str| {
        let syntax = format!("nss = 1*DIGIT\n\nNames are case-insensitive; q-components are undefined.\n\n{example}");
        of(Field::Syntax, &syntax, "T10").into_iter().map(|(_, message)| message).collect::<Vec<_>>()
    };
    assert_eq!(
        text("   urn:demo:17 (invalid)"),
        ["urn:demo:17 is described as invalid, but matches the syntax rules of this template"]
    );
    assert!(text("   urn:demo:x17 (invalid)").is_empty());
    // Rules that are undefined or in prose stand for anything.
    let partly = |example: &str| {
        let rules = "demo = \"urn:demo:\" kind \":\" number\nkind = \"a\" / \"b\"\nnumber = <as on the label> suffix";
        of(Field::Syntax, &format!("{rules}\n\n{example}"), "T10").into_iter().map(|(_, message)| message).collect::<Vec<_>>()
    };
    assert!(partly("   urn:demo:a:17").is_empty());
    assert_eq!(partly("   urn:demo:c:17"), ["urn:demo:c:17 does not match the syntax rules of this template"]);
    assert_eq!(text("   urn:demo:x17"), ["urn:demo:x17 does not match the syntax rules of this template"]);
}

#[test]
fn check_stops_at_its_budget_and_lists_the_completed_parts() {
    let template = whole().with_field(Field::Purpose, "TBD").with_field(Field::Assignment, "RFC 2141");
    let within = |steps| check_within(&template, TextKind::NewFormal, TODAY, &mut Budget::new(steps));
    // With enough steps the result is the same as without a limit; with none, the only finding states that nothing was checked.
    assert_eq!(within(CHECK_STEPS_MAX), formal(&template));
    assert_eq!(ids(&within(CHECK_STEPS_MAX)), ["T19", "T23"]);
    let none = within(0);
    assert_eq!(ids(&none), ["T29"]);
    assert!(none[0].message.to_string().starts_with("This text is too complex to check; checked: nothing;"), "{none:?}");
    assert_eq!((none[0].level, none[0].clause, none[0].field), (Level::Warning, "RFC 8141 \u{a7}6.4", None));
    // With a budget in between, the result contains the findings so far and the list of completed parts. More steps never lead to fewer
    // findings.
    let mut parts = std::collections::BTreeSet::new();
    for steps in 0..2000 {
        let found = within(steps);
        let told = found.last().filter(|finding| finding.id == "T29");
        parts.insert(
            told.map_or(6, |finding| finding.message.to_string().split("; not checked").next().unwrap().matches(',').count()),
        );
        assert_eq!(told.is_none(), ids(&found) == ["T19", "T23"], "{found:?}");
    }
    assert!(parts.len() >= 4 && parts.contains(&6), "{parts:?}");
    let first = (0..2000).map(within).find(|found| ids(found).contains(&"T19")).unwrap();
    assert_eq!(ids(&first), ["T19", "T29"]);
    assert!(
        first[1].message.to_string().contains("checked: the required content of each section; not checked: the grammar"),
        "{first:?}"
    );
    // Matching uses the same budget.
    let syntax = "demo = \"urn:demo:\" 1*DIGIT\n\nurn:demo:12, case-insensitive, no q-component";
    let mut budget = Budget::new(CHECK_STEPS_MAX);
    check_within(&whole().with_field(Field::Syntax, syntax), TextKind::NewFormal, TODAY, &mut budget);
    let mut without = Budget::new(CHECK_STEPS_MAX);
    check_within(
        &whole().with_field(Field::Syntax, &syntax.replace("urn:demo:12", "urn-demo:12")),
        TextKind::NewFormal,
        TODAY,
        &mut without,
    );
    assert!(budget.left() < without.left());
}

#[test]
fn oversized_text_yields_a_bounded_number_of_findings() {
    beyond_every_bound(1 << 15);
}

#[test]
#[ignore = "script/test full"]
fn text_eight_times_as_long_yields_a_bounded_number_of_findings() {
    beyond_every_bound(1 << 18);
}

fn beyond_every_bound(bytes: usize) {
    // No time is measured: with a quadratic algorithm, this test would not finish.
    for piece in ["urn:lamp:1 ", "urn:", "urn:a:", "a\n", "a = b\n", "urn:demo:\u{f6}\n", "RFC 2141, ", ")", "urn:x1:y?+z\n"] {
        let text = piece.repeat(bytes / piece.len());
        for field in [Field::Purpose, Field::Syntax] {
            let found = formal(&whole().with_field(field, &text));
            assert!(found.len() < 450 && !ids(&found).contains(&"T29"), "{piece}: {} {:?}", found.len(), found.last());
        }
    }
    let found = formal(&whole().with_field(Field::Purpose, &"word ".repeat(10 << 20)));
    assert_eq!(ids(&found), ["T29"]);
}

#[test]
fn repeated_problem_is_reported_once() {
    let twice = whole().with_field(Field::Syntax, "urn:other:x\nand urn:other:x, case-insensitive, no q-component");
    let found = formal(&twice);
    assert_eq!(ids(&found).iter().filter(|id| **id == "T10").count(), 1);
}

#[test]
fn non_latin_text_gets_one_advisory_per_field_about_names() {
    let japanese = "\u{6e2f}\u{306e}\u{706f}\u{53f0}\u{306b}\u{540d}\u{524d}\u{3092}\u{4ed8}\u{3051}\u{308b}\u{3002}\n\
        \u{305d}\u{308c}\u{306f}\u{3044}\u{3064}\u{307e}\u{3067}\u{3082}\u{5909}\u{308f}\u{3089}\u{306a}\u{3044}\u{3002}";
    let mut template = whole();
    // A first registration has no Revision Information.
    for field in Field::REGISTRANT_FIELDS.into_iter().filter(|field| *field != Field::RevisionInformation) {
        let before = template.text(field).to_owned();
        template.set(field, &format!("{before}\n{japanese}"));
    }
    let template =
        template.with_field(Field::Registrant, "Bj\u{f6}rn \u{c5}ngstr\u{f6}m, F\u{e4}r\u{f6}\nEmail: names@demo.example");
    let before: Vec<String> = ids(&formal(&whole())).into_iter().map(str::to_owned).collect();
    let found = formal(&template);
    let new: Vec<(&str, Option<&str>)> =
        found.iter().filter(|it| !before.iter().any(|id| id == it.id)).map(|it| (it.id, it.field)).collect();
    // Only in fields about names; not in prose, and not for the name of a person.
    assert_eq!(new, [("T16", Some("syntax")), ("T16", Some("assignment"))], "{found:?}");
    for note in found.iter().filter(|it| it.id == "T16") {
        assert_eq!(note.level, Level::Note);
        assert!(
            note.message.to_string().ends_with("Prose can contain them, but in names they must be percent-encoded"),
            "{}",
            note.message
        );
    }
}

#[test]
fn long_line_findings_name_the_kind_of_line() {
    let long = "words that go on and on and on and on and on and on and on and on and on and on";
    for (field, text, what) in [
        (Field::Syntax, format!("Words:\n\n   {long}"), "of indented text"),
        (Field::Syntax, format!("1. lamp = {long}"), "of grammar"),
        (
            Field::Registrant,
            "Lamp Society, Department of Charts and Notices, Lamp Street 12, Helsinki, Finland".to_owned(),
            "of an address",
        ),
    ] {
        let found = of(field, &text, "T17");
        assert!(found.iter().any(|finding| finding.1.contains(what)), "{text}: {found:?}");
    }
}

#[test]
fn findings_are_localized_for_the_reader() {
    let broken = whole().with_field(Field::Purpose, "A\u{1b}B").with_field(Field::Resolution, "");
    let found = formal(&broken);
    let said = |id: &str, lang: Lang| found.iter().find(|it| it.id == id).map(|it| it.sentence().text(lang)).unwrap_or_default();
    assert_eq!(
        said("T21", Lang::De),
        "„Zweck (Purpose)“ enthält das Zeichen \u{241b} U+001B (Escape) in Zeile 1, Spalte 2, ein Steuerzeichen"
    );
    assert_eq!(said("T6", Lang::Fr), "Indiquez si les noms peuvent être résolus, même si la réponse est non");
}

#[test]
fn new_version_names_each_section_that_changed() {
    let current = whole().with_field(Field::Version, "1").with_field(Field::RevisionInformation, "Older words.");
    let changed = [Field::Syntax, Field::Resolution, Field::SecurityAndPrivacy, Field::Registrant];
    let next = |information: &str| {
        let start = current.clone().with_field(Field::Version, "2").with_field(Field::RevisionInformation, information);
        let next = changed.into_iter().fold(start, |all, field| {
            let text = format!("{} And more.", current.text(field));
            all.with_field(field, &text)
        });
        said(&next, TextKind::Revision { current: Some(&current) }, "T14").into_iter().next().map(|finding| finding.1)
    };
    let unnamed = [
        ("Many things are better now.", "Registrant, Syntax, Security and Privacy, Resolution."),
        ("Syntax is wider.", "Registrant, Security and Privacy, Resolution."),
        ("SYNTAX and resolution changed.", "Registrant, Security and Privacy."),
        ("Syntax, Resolution, Privacy.", "Registrant."),
        ("Syntactic sugar, a resolution, Security Considerations, contact.", "Syntax."),
        ("The registrantship, Syntax, Resolution, privacy", "Registrant."),
        ("Registrant, Syntax, Security", "Resolution."),
        ("Registrant, Resolution, Security", "Syntax."),
    ];
    for (information, fields) in unnamed {
        let said = next(information).unwrap_or_default();
        assert!(
            said.starts_with(&format!("Changed, but not mentioned in Revision Information: {fields}")),
            "{information}: {said}"
        );
    }
    for information in [
        "Registrant, Syntax, Security and Privacy and Resolution say more.",
        "The registrant's address; the SYNTAX; security & privacy; the resolver.",
        "Declared registrant of the namespace, Rules for Lexical Equivalence, Security Considerations, Process for identifier resolution.",
        "Contact, grammar, privacy, resolvers.",
        "E-mail, ABNF, security, resolution.",
        "The telephone number; lexical equivalence; privacy considerations; how names are resolved.",
        "Contacts, examples, security: more words. Resolution: the same.",
        "New organization; syntax; security;\nresolution.",
    ] {
        assert_eq!(next(information), None, "{information}");
    }
    // Nothing was changed yet, or only the description of changes.
    let alone = |information: &str| {
        let next = current.clone().with_field(Field::Version, "2").with_field(Field::RevisionInformation, information);
        let found = said(&next, TextKind::Revision { current: Some(&current) }, "T14");
        found.into_iter().next().map(|finding| finding.1).unwrap_or_default()
    };
    for untouched in ["Older words.", ""] {
        assert!(alone(untouched).starts_with("Nothing differs from the registered version"), "{}", alone(untouched));
    }
    assert!(alone("Newer words.").starts_with("Only Revision Information differs"));
    // A first registration has none; a change of registrant alone is described in any words.
    let first = of(Field::RevisionInformation, "Nothing changed.", "T14");
    assert!(first.iter().any(|finding| finding.0 == Level::Warning), "{first:?}");
    none(Field::RevisionInformation, "T14", &["None", "None.", "N/A", "n/a.", "Not applicable."]);
    let heir = current.clone().with_field(Field::Version, "2").with_field(Field::Registrant, "Other Org\nEmail: a@other.example");
    let heir = heir.with_field(Field::RevisionInformation, "The other society takes over.");
    assert_eq!(said(&heir, TextKind::Revision { current: Some(&current) }, "T14"), []);
}

#[test]
fn draft_of_revision_information_describes_each_difference_and_must_be_edited() {
    let current = whole()
        .with_field(Field::Version, "1")
        .with_field(Field::Syntax, "Names have 2 digits.")
        .with_field(Field::Resolution, "Names cannot be resolved. They are labels.")
        .with_field(Field::AdditionalInformation, "");
    let next = current
        .clone()
        .with_field(Field::Version, "2")
        .with_field(Field::Syntax, "Names have 3 digits.")
        .with_field(Field::Resolution, "Names cannot be resolved.")
        .with_field(Field::AdditionalInformation, "There is a handbook.");
    let drafted = draft_revision_information(&current, &next);
    assert_eq!(
        drafted,
        "Syntax: \"2\" is now \"3\". Resolution: \"They are labels.\" was removed. Additional Information was added."
    );
    let revision = |information: &str| {
        let next = next.clone().with_field(Field::RevisionInformation, information);
        said(&next, TextKind::Revision { current: Some(&current) }, "T14").into_iter().next().map(|finding| finding.1)
    };
    assert!(revision(&drafted).is_some_and(|said| said.contains("still the drafted text")));
    assert_eq!(revision(&format!("{drafted} Two digits were not enough.")), None);
    assert_eq!(draft_revision_information(&current, &current), "");
}

#[test]
fn version_is_a_number_and_date_is_a_possible_day() {
    let said = |field: Field, text: &str, kind: TextKind<'_>| {
        let found = check(&whole().with_field(field, text), kind, TODAY);
        found.into_iter().find(|finding| ["T1", "T2"].contains(&finding.id)).map(|finding| finding.message.to_string())
    };
    for text in ["1.0", "-1", "one", "01", "0", "Version 1", "1, 2020-01-01", "2.1"] {
        let sentence = said(Field::Version, text, TextKind::NewFormal).unwrap_or_default();
        assert!(sentence.contains("must be a whole number") && sentence.contains(text), "{text}: {sentence}");
        let registered = said(Field::Version, text, TextKind::Registered);
        assert_eq!(registered, None, "{text}: a registered version is not checked");
    }
    assert_eq!(said(Field::Version, "1", TextKind::NewFormal), None);
    for (text, words) in [
        ("1996-12-31", "before 1997"),
        ("2026-11-22", "in the future"),
        ("1 May 2026", "YYYY-MM-DD"),
        ("2026-13-01", "YYYY-MM-DD"),
        ("today", "YYYY-MM-DD"),
    ] {
        let sentence = said(Field::Date, text, TextKind::NewFormal).unwrap_or_default();
        assert!(sentence.contains(words), "{text}: {sentence}");
    }
    for text in ["1997-01-01", "2026-11-21"] {
        assert_eq!(said(Field::Date, text, TextKind::NewFormal), None, "{text}");
    }
}
