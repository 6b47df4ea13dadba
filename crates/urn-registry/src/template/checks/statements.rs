//! Findings about what the sentences of a template state: what RFC 8141 excludes, what contradicts another sentence, and sections without
//! content. Each finding quotes the sentence.

use super::rules::{
    BARE_NONE_RULE, COMPONENTS_RULE, CONTACT_RULE, CONTRADICTION_RULE, DOMAIN_AUTHORITY_RULE, LANGUAGE_RULE, LEFTOVERS_RULE,
    PERSONAL_NAMES_RULE, PRIVATE_USE_RULE, REASSIGNMENT_RULE, UNSTABLE_REFERENCE_RULE,
};
use super::text_kind::TextKind;
use crate::finding::{Finding, Rule};
use crate::i18n::Phrase;
use crate::template::characters::places;
use crate::template::language::is_english;
use crate::template::statements::{Fact, Statement, has_no_content, statements};
use crate::template::{Field, Template};

/// The facts about which two sentences of a text must agree.
const CONSISTENT_FACTS: [Fact; 5] = [Fact::Case, Fact::Resolution, Fact::Assigners, Fact::List, Fact::Encoding];

pub(super) fn check_statements(template: &Template, kind: TextKind<'_>, found: &mut Vec<Finding>) {
    if let Some(field) = section_in_another_language(template) {
        found.push(
            Finding::new(&LANGUAGE_RULE, Phrase::new("finding-language").arg("field", field.localized_label()))
                .on_field(field.key()),
        );
        let prose = [Field::Purpose, Field::Assignment, Field::SecurityAndPrivacy, Field::Interoperability, Field::Resolution];
        if !is_english(&prose.map(|field| template.text(field))) {
            return;
        }
    }
    check_empty_sections(template, found);
    check_security_is_about_names(template, found);
    check_personal_registrant(template, kind, found);
    let stated = statements(template);
    let of = |fact: Fact| stated.iter().filter(move |statement| statement.fact == fact);
    let first = |fact: Fact| of(fact).next();
    // RFC 8141 §5 item 1 and §5.1 item 3: names are unique, and remain bound to their resources.
    let name_rules = [
        (Fact::Reassigned, "finding-reassigned", "RFC 8141 §5 item 1"),
        (Fact::Renamed, "finding-renamed", "RFC 8141 §5.1 item 3"),
        (Fact::Expiring, "finding-expiring", "RFC 8141 §5.1 item 3"),
        (Fact::NotUnique, "finding-not-unique", "RFC 8141 §5 item 1"),
    ];
    let mut quoted: Vec<&str> = Vec::new();
    for (fact, message, clause) in name_rules {
        let new = of(fact).find(|statement| !quoted.contains(&statement.sentence.text.as_str()));
        found.extend(new.map(|statement| {
            quoted.push(&statement.sentence.text);
            let mut finding = quoting(&REASSIGNMENT_RULE, message, template, statement);
            finding.clause = clause;
            finding
        }));
    }
    found.extend(first(Fact::Private).map(|statement| quoting(&PRIVATE_USE_RULE, "finding-private-use", template, statement)));
    let components = first(Fact::Component).or_else(|| first(Fact::NidCase));
    found.extend(components.map(|statement| {
        let mut finding = quoting(&COMPONENTS_RULE, "finding-component-compared", template, statement);
        finding.clause = "RFC 8141 §3.1";
        finding.level = crate::finding::Level::Warning;
        finding
    }));
    for (fact, message) in [(Fact::Promised, "finding-promised"), (Fact::Restricted, "finding-restricted")] {
        let new = of(fact).find(|statement| !quoted.contains(&statement.sentence.text.as_str()));
        found.extend(new.map(|statement| {
            quoted.push(&statement.sentence.text);
            quoting(&UNSTABLE_REFERENCE_RULE, message, template, statement)
        }));
    }
    if first(Fact::DomainLapse).is_none() {
        found
            .extend(first(Fact::Domain).map(|statement| quoting(&DOMAIN_AUTHORITY_RULE, "finding-domains", template, statement)));
    }
    check_people(template, &stated, found);
    check_contradictions(template, &stated, found);
}

/// The first section whose text is not in English.
fn section_in_another_language(template: &Template) -> Option<Field> {
    let read = Field::REGISTRANT_FIELDS
        .into_iter()
        .filter(|field| !matches!(field, Field::Registrant | Field::Syntax | Field::Documentation));
    read.into_iter().find(|field| !is_english(&[template.text(*field)]))
}

/// A finding with the sentence that it is about, at its position.
fn quoting(rule: &Rule, message: &'static str, template: &Template, statement: &Statement) -> Finding {
    let phrase = Phrase::new(message).arg("field", statement.field.localized_label()).arg("text", quoted_text(statement));
    at_sentence(Finding::new(rule, phrase), template, statement)
}

/// The sentence without its period; of a table, only the cell with the words of the statement.
fn quoted_text(statement: &Statement) -> &str {
    let text = statement.sentence.text.as_str();
    let cell = text.split('|').find(|cell| cell.to_lowercase().contains(&statement.words));
    cell.filter(|_| text.contains(" | ")).map_or(text, str::trim).trim_end_matches('.')
}

fn at_sentence(finding: Finding, template: &Template, statement: &Statement) -> Finding {
    let finding = finding.on_field(statement.field.key());
    match places(template.text(statement.field), &[statement.sentence.range.start]).first() {
        Some(place) => finding.at_line(place.line).at_column(place.column),
        None => finding,
    }
}

/// Sections whose every sentence denies something, puts it off or refers to something else.
fn check_empty_sections(template: &Template, found: &mut Vec<Finding>) {
    let fields = Field::REGISTRANT_FIELDS.into_iter();
    let optional = [Field::AdditionalInformation, Field::RevisionInformation];
    for field in fields.filter(|field| !optional.contains(field)) {
        let text = template.text(field);
        let is_reported = found.iter().any(|finding| finding.id == LEFTOVERS_RULE.id && finding.field == Some(field.key()));
        if text.is_empty() || is_reported || !has_no_content(text) {
            continue;
        }
        const SHOWN_MAX: usize = 120;
        let shown: String = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(SHOWN_MAX).collect();
        let phrase = Phrase::new("finding-no-content").arg("field", field.localized_label()).arg("text", shown);
        let mut finding = Finding::new(&BARE_NONE_RULE, phrase).on_field(field.key());
        finding.clause = field.clause();
        found.push(finding);
    }
}

/// A Security and Privacy section that describes servers and never a name.
fn check_security_is_about_names(template: &Template, found: &mut Vec<Finding>) {
    const SHORT_WORDS: usize = 8;
    const ABOUT_NAMES: [&str; 12] =
        ["name", "urn", "identifier", "number", "code", "equivalen", "compar", "reveal", "namespace", "disclos", "resol", "nss"];
    let text = template.text(Field::SecurityAndPrivacy).to_lowercase();
    let is_long = text.split_whitespace().nth(SHORT_WORDS).is_some();
    let nid = template.nid().map(|nid| nid.to_string().to_lowercase());
    let has_nid = nid.is_some_and(|nid| text.contains(&nid));
    if is_long && !has_nid && !ABOUT_NAMES.iter().any(|word| text.contains(word)) {
        let field = Field::SecurityAndPrivacy;
        let mut finding = Finding::new(&BARE_NONE_RULE, Phrase::new("finding-security-without-names")).on_field(field.key());
        finding.clause = field.clause();
        found.push(finding);
    }
}

/// The registrant is only a person, and the text does not say who will continue the namespace. Informal namespaces may belong to a person.
fn check_personal_registrant(template: &Template, kind: TextKind<'_>, found: &mut Vec<Finding>) {
    let is_informal =
        kind == TextKind::NewInformal || template.nid().is_some_and(|nid| nid.to_string().to_lowercase().starts_with("urn-"));
    if is_informal {
        return;
    }
    if let Some(name) = crate::template::registrant::sole_person_name(template.text(Field::Registrant)) {
        let phrase = Phrase::new("finding-person-only").arg("text", name);
        let mut finding = Finding::new(&CONTACT_RULE, phrase);
        finding.level = crate::finding::Level::Warning;
        finding.clause = "RFC 8141 §5.1 item 1";
        found.push(finding);
    }
}

/// Identifiers of people or devices in names, unless Security and Privacy has a sentence about them.
fn check_people(template: &Template, stated: &[Statement], found: &mut Vec<Finding>) {
    let security = template.text(Field::SecurityAndPrivacy).to_lowercase();
    // What names contain comes before what the Purpose tells.
    let of_people = |is_purpose: bool| {
        stated.iter().filter(move |statement| statement.fact == Fact::People && (statement.field == Field::Purpose) == is_purpose)
    };
    for statement in of_people(false).chain(of_people(true)) {
        let is_discussed = statement.words.split_whitespace().filter(|word| word.len() > 3).any(|word| {
            let stem = word.trim_end_matches('s');
            security.contains(stem)
        });
        if !is_discussed {
            let mut finding = quoting(&PERSONAL_NAMES_RULE, "finding-personal", template, statement);
            finding.message = finding.message.clone().arg("words", statement.words.as_str());
            found.push(finding);
            return;
        }
    }
}

/// Two sentences that state different values of one fact.
fn check_contradictions(template: &Template, stated: &[Statement], found: &mut Vec<Finding>) {
    for fact in CONSISTENT_FACTS {
        let mut of_fact = stated.iter().filter(|statement| statement.fact == fact);
        let Some(one) = of_fact.next() else { continue };
        let Some(other) = of_fact.find(|other| other.value != one.value && other.sentence != one.sentence) else { continue };
        let phrase = Phrase::new("finding-contradiction")
            .arg("one", one.sentence.text.as_str())
            .arg("field", one.field.localized_label())
            .arg("other", other.sentence.text.as_str())
            .arg("second", other.field.localized_label());
        found.push(at_sentence(Finding::new(&CONTRADICTION_RULE, phrase), template, other));
    }
}
