//! Detects common review comments: vague equivalence, obsolete RFCs, unstable references, invalid example URNs.
//! These are advisories and never block.

use super::fields::claims_fast_track;
use super::rules::{
    COMPONENTS_RULE, FAST_TRACK_RULE, FREE_MAIL_RULE, LOOSE_EQUIVALENCE_RULE, OBSOLETE_RFC_RULE, R_COMPONENT_RULE,
    UNSTABLE_REFERENCE_RULE,
};
use super::text_kind::TextKind;
use crate::finding::{Finding, Level};
use crate::i18n::Phrase;
use crate::rfcs::current_replacement;
use crate::template::characters::{Place, invalid_urns, places};
use crate::template::grammar::EXAMPLES_RULE;
use crate::template::sentences::sentences;
use crate::template::statements::{has_no_content, violates_rule};
use crate::template::{Field, Template};
use crate::urn::find::find;
use std::collections::{HashMap, HashSet};

pub(super) fn check_wording(template: &Template, kind: TextKind<'_>, flats: &Flats<'_>, found: &mut Vec<Finding>) {
    if kind != TextKind::Registered {
        check_obsolete_rfcs(flats, found);
        check_fast_track_elsewhere(template, flats, found);
    }
    check_equivalence_wording(flats, found);
    check_unstable_references(flats, found);
    check_reference_classes(template, found);
    check_free_mail(flats, found);
    check_r_components(flats, found);
    check_invalid_examples(template, found);
    check_bare_question_marks(template, found);
    check_spaces_in_examples(template, found);
    check_equivalent_examples(template, found);
}

/// The maximum number of URNs of a line that are compared with the others.
const URNS_OF_LINE_MAX: usize = 20;

/// The first two example URNs of the Syntax section that differ only in their components, so that they are the same name.
fn check_equivalent_examples(template: &Template, found: &mut Vec<Finding>) {
    let Some(nid) = template.nid() else { return };
    let mut seen: HashMap<&str, &str> = HashMap::new();
    for (index, line) in template.text(Field::Syntax).lines().enumerate() {
        for name in find(line).filter(|name| name.urn.nid().eq_ignore_ascii_case(nid.as_str())).take(URNS_OF_LINE_MAX) {
            let (own, whole) = (name.urn.assigned_name(), name.urn.as_str());
            if own.len() == whole.len() {
                continue;
            }
            let one = *seen.entry(own).or_insert(whole);
            if one != whole {
                let phrase = Phrase::new("finding-equivalent-examples").arg("one", one).arg("other", whole);
                let mut finding = Finding::new(&COMPONENTS_RULE, phrase).on_field(Field::Syntax.key()).at_line(index + 1);
                finding.clause = "RFC 8141 §3.1";
                found.push(finding);
                return;
            }
        }
    }
}

/// The first URN of the namespace at the beginning of a line that continues after a space or "|", which a name cannot contain.
fn check_spaces_in_examples(template: &Template, found: &mut Vec<Finding>) {
    let Some(nid) = template.nid() else { return };
    for field in [Field::Syntax, Field::Assignment] {
        for (index, line) in template.text(field).lines().enumerate() {
            let trimmed = line.trim_start_matches([' ', '-', '*', '\t']);
            let is_alone =
                find(trimmed).next().is_some_and(|name| name.at == 0 && name.urn.nid().eq_ignore_ascii_case(nid.as_str()));
            // A description of the name is set apart by two spaces, a dash or a parenthesis, or begins in lower case.
            let mut words = trimmed.split(' ').skip(1);
            let is_time = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit() || byte == b':');
            let is_part = |word: &str| {
                word.contains(':')
                    && !word.ends_with(':')
                    && !word.contains("://")
                    && word.len() <= WORD_OF_NAME_MAX
                    && !is_time(word)
            };
            let continues = words.next().is_some_and(|word| {
                let is_first = word.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
                is_first && (is_part(word) || words.next().is_some_and(is_part))
            });
            let is_form = trimmed.contains(['(', '[', '{', '<', '^']);
            let rest = find(trimmed).next().and_then(|name| trimmed.get(name.urn.as_str().len()..)).unwrap_or_default();
            let has_bar = rest.starts_with(['|', '\\']) && rest.chars().nth(1).is_some_and(char::is_alphanumeric);
            if is_alone && (continues || has_bar && !is_form) && find(trimmed).nth(1).is_none() {
                let message = if continues { "finding-space-in-example" } else { "finding-bar-in-example" };
                let phrase = Phrase::new(message)
                    .arg("text", trimmed.trim_end())
                    .arg("character", rest.get(..1).unwrap_or_default())
                    .arg("encoded", if rest.starts_with('|') { "%7C" } else { "%5C" });
                found.push(Finding::new(&EXAMPLES_RULE, phrase).on_field(field.key()).at_line(index + 1));
                return;
            }
        }
    }
}

/// The maximum length of a word of a name, in bytes.
const WORD_OF_NAME_MAX: usize = 60;

/// The first URN followed by "?" without "+" or "=", which begins no component.
fn check_bare_question_marks(template: &Template, found: &mut Vec<Finding>) {
    for field in Field::REGISTRANT_FIELDS {
        let names =
            template.text(field).lines().enumerate().flat_map(|(i, line)| find(line).map(move |name| (i + 1, line, name)));
        let bare = names.into_iter().find_map(|(number, line, name)| {
            let rest = line.get(name.at + name.urn.as_str().len()..)?;
            let word = rest.split(char::is_whitespace).next()?;
            let is_bare = word.starts_with('?') && word.chars().nth(1).is_some_and(char::is_alphanumeric);
            let column = line.get(..name.at)?.chars().count() + 1;
            is_bare.then(|| (number, column, [name.urn.as_str(), word].concat()))
        });
        if let Some((number, column, word)) = bare {
            let phrase = Phrase::new("finding-bare-question-mark").arg("word", word);
            found.push(Finding::new(&EXAMPLES_RULE, phrase).on_field(field.key()).at_line(number).at_column(column));
        }
    }
}

/// The texts of a template, each flattened once.
pub(super) struct Flats<'a>([Flat<'a>; 13]);

/// A text, and its lower-case form with every run of white space replaced by one space, so that matches do not depend on line
/// breaks.
pub(super) struct Flat<'a> {
    text: &'a str,
    flat: String,
}

impl<'a> Flats<'a> {
    pub(super) fn of(template: &'a Template) -> Self {
        Self(Field::ALL.map(|field| Flat::of(template.text(field))))
    }

    pub(super) fn get(&self, field: Field) -> Option<&Flat<'a>> {
        self.0.get(field as usize)
    }
}

impl<'a> Flat<'a> {
    fn of(text: &'a str) -> Self {
        let mut flat = String::with_capacity(text.len());
        flat.extend(flat_characters(text).map(|(_, c)| c));
        Self { text, flat }
    }

    /// The position in the text of byte `at` of the flattened form.
    fn place(&self, at: usize) -> Option<Place> {
        let mut reached = 0;
        let origin = flat_characters(self.text).find_map(|(origin, c)| {
            reached += c.len_utf8();
            (reached > at).then_some(origin)
        })?;
        places(self.text, &[origin]).first().copied()
    }
}

/// The characters of the flattened form, each with its byte offset in the text.
fn flat_characters(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut after_blank = false;
    text.char_indices().filter_map(move |(at, c)| {
        let c = if c.is_whitespace() { ' ' } else { c.to_ascii_lowercase() };
        let doubled = c == ' ' && after_blank;
        after_blank = c == ' ';
        (!doubled).then_some((at, c))
    })
}

/// The first of `phrases` in the text, as whole words, that is not negated, with its position.
pub(super) fn find_phrase<'a>(text: Option<&Flat<'_>>, phrases: &[&'a str]) -> Option<(&'a str, Place)> {
    /// The number of characters before a phrase that are searched for "not" or "never".
    const DENIED_WITHIN: usize = 40;
    let text = text?;
    let flat = text.flat.as_str();
    let denied = |at: usize| {
        let mut start = at.saturating_sub(DENIED_WITHIN);
        while !flat.is_char_boundary(start) {
            start += 1;
        }
        let before = flat.get(start..at).unwrap_or_default();
        let sentence = format!(" {}", before.rsplit(['.', ';']).next().unwrap_or_default());
        [
            " not ", " never ", " no ", " cannot ", " nor ", " neither ", " unlike ", " instead of ", " rather than ",
            " similar to ", " differs from ", " differ from ", " without ",
        ]
        .iter()
        .any(|word| sentence.contains(word))
    };
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    // Only whole words: "guidelines" does not mention a GUID.
    let whole = |at: usize, phrase: &str| {
        let before = flat.get(..at).and_then(|before| before.chars().next_back());
        let after = flat.get(at + phrase.len()..).and_then(|after| after.chars().next());
        let joined_before = letter(before) && phrase.starts_with(char::is_alphanumeric);
        let joined_after = letter(after) && phrase.ends_with(char::is_alphanumeric);
        !joined_before && !joined_after
    };
    let hit = |phrase: &&'a str| {
        let mut places = flat.match_indices(*phrase).map(|(at, _)| at);
        places.find(|at| whole(*at, phrase) && !denied(*at)).map(|at| (*phrase, at))
    };
    let (phrase, at) = phrases.iter().filter_map(hit).min_by_key(|(_, at)| *at)?;
    Some((phrase, text.place(at)?))
}

fn check_equivalence_wording(flats: &Flats<'_>, found: &mut Vec<Finding>) {
    const LOOSE: [&str; 11] = [
        "case-insensitive in processing",
        "case insensitive in processing",
        "usually case-insensitive",
        "generally case-insensitive",
        "preferably in lower",
        "preferably in upper",
        "usually written in",
        "may be treated as equivalent",
        "might be treated as equivalent",
        "can be regarded as equivalent",
        "may be considered equivalent",
    ];
    if let Some((phrase, place)) = find_phrase(flats.get(Field::Syntax), &LOOSE) {
        let message = Phrase::new("finding-loose-equivalence").arg("text", phrase);
        found.push(Finding::new(&LOOSE_EQUIVALENCE_RULE, message).at_line(place.line).at_column(place.column));
    }
}

/// References that only name a title, and pages without a version or date.
fn check_reference_classes(template: &Template, found: &mut Vec<Finding>) {
    /// Signs of a document that can be identified: a number, a date, an edition.
    const IDENTIFIED: [&str; 16] = [
        "rfc", "iso", "iec", "isbn", "issn", "doi", "urn:", "version", "edition", "revision", "release", "draft-", "itu-t",
        "etsi", "/tr/", "w3c",
    ];
    let text = template.text(Field::Documentation);
    if has_no_content(text) || found.iter().any(|finding| finding.id == UNSTABLE_REFERENCE_RULE.id) {
        return;
    }
    let entries = text.split("\n\n").filter(|entry| entry.chars().any(char::is_alphabetic));
    let before = found.len();
    let mut has_page = false;
    for entry in entries {
        if found.len() - before >= REFERENCES_REPORTED_MAX {
            return;
        }
        let lower = entry.to_lowercase();
        let has_year =
            lower.split(|c: char| !c.is_ascii_digit()).any(|word| word.len() == 4 && matches!(word.get(..2), Some("19" | "20")));
        let is_web = lower.contains("://") || lower.contains("www.");
        let is_quoted = sentences(entry).iter().any(|sentence| violates_rule(Field::Documentation, &sentence.text));
        // "Issue 2.2", "v4.0"
        let has_version =
            lower.as_bytes().windows(3).any(|three| matches!(three, [a, b'.', b] if a.is_ascii_digit() && b.is_ascii_digit()));
        let is_identified = has_year || has_version || IDENTIFIED.iter().any(|sign| lower.contains(sign));
        let is_citation = if is_web { !has_page } else { lower.split_whitespace().nth(2).is_some() && !is_sentence(&lower) };
        if is_quoted || is_identified || !is_citation {
            continue;
        }
        let shown: String = entry.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(SHOWN_MAX).collect();
        let message = if is_web { "finding-reference-undated" } else { "finding-reference-title" };
        let mut finding = Finding::new(&UNSTABLE_REFERENCE_RULE, Phrase::new(message).arg("text", shown));
        if is_web {
            finding.level = Level::Note;
            has_page = true;
        }
        found.push(finding);
    }
}

/// Whether an entry, in lower case, is a sentence about documents, or has the label of a reference, so that it cites nothing itself.
fn is_sentence(entry: &str) -> bool {
    const VERBS: [&str; 10] = ["is", "are", "can", "will", "has", "have", "provides", "publishes", "describes", "defines"];
    entry.trim_end().ends_with(':') || entry.contains('[') || entry.split_whitespace().any(|word| VERBS.contains(&word))
}

/// The maximum number of references of which each is reported.
const REFERENCES_REPORTED_MAX: usize = 5;

/// The maximum number of characters of a quoted text.
const SHOWN_MAX: usize = 120;

fn check_unstable_references(flats: &Flats<'_>, found: &mut Vec<Finding>) {
    const UNSTABLE_REFERENCES: [(&str, &str); 7] = [
        ("draft-", "finding-unstable-draft"),
        ("work in progress", "finding-unstable-progress"),
        ("github.com/", "finding-unstable-repository"),
        ("gitlab.com/", "finding-unstable-repository"),
        ("docs.google.com/", "finding-unstable-shared"),
        ("wikipedia.org/", "finding-unstable-encyclopedia"),
        ("web.archive.org/", "finding-unstable-archived"),
    ];
    let Some(text) = flats.get(Field::Documentation) else { return };
    let flat = text.flat.as_str();
    let tied = ["/blob/", "/tree/", "/releases/", "/commit/"].iter().any(|part| flat.contains(part));
    for (sign, why) in UNSTABLE_REFERENCES {
        let Some(at) = flat.find(sign) else { continue };
        if sign.starts_with("git") && tied {
            continue;
        }
        let mut finding = Finding::new(&UNSTABLE_REFERENCE_RULE, Phrase::new(why));
        if cites_stable_document(flat) {
            finding.level = Level::Note;
        }
        if let Some(place) = text.place(at) {
            finding = finding.at_line(place.line).at_column(place.column);
        }
        found.push(finding);
        return;
    }
}

/// Whether a document other than a draft or a page that changes is cited as well: an RFC, an ISO standard, a DOI, another web page.
fn cites_stable_document(flat: &str) -> bool {
    const CHANGING: [&str; 6] = [
        "github.com/",
        "gitlab.com/",
        "docs.google.com/",
        "wikipedia.org/",
        "web.archive.org/",
        "datatracker.ietf.org/doc/draft-",
    ];
    flat.split(' ').any(|word| {
        let web = word.contains("://") && !CHANGING.iter().any(|host| word.contains(host)) && !word.contains("draft-");
        web || word.contains("doi.org/") || word.starts_with("doi:")
    }) || flat.split(' ').zip(flat.split(' ').skip(1)).any(|(first, second)| {
        let series = first.trim_start_matches(['[', '(', '"']);
        matches!(series, "rfc" | "iso" | "iso/iec") && second.starts_with(|c: char| c.is_ascii_digit())
    })
}

fn check_free_mail(flats: &Flats<'_>, found: &mut Vec<Finding>) {
    const PROVIDERS: [&str; 12] = [
        "@gmail.", "@googlemail.", "@hotmail.", "@outlook.", "@live.", "@yahoo.", "@gmx.", "@web.de", "@icloud.", "@proton.",
        "@protonmail.", "@qq.",
    ];
    let Some(text) = flats.get(Field::Registrant) else { return };
    let flat = text.flat.replace('&', "@");
    let provider = |line: &str| PROVIDERS.iter().find(|provider| line.contains(**provider));
    // Another address belongs to the registrant.
    let own = flat.split(' ').any(|word| word.contains('@') && word.contains('.') && provider(word).is_none());
    if own {
        return;
    }
    let lines = text.text.lines().enumerate().map(|(i, line)| (i + 1, line, line.to_lowercase().replace('&', "@")));
    for (number, line, lower) in lines {
        let Some(provider) = provider(&lower) else { continue };
        let name = provider.trim_start_matches('@').trim_end_matches('.');
        let words = Phrase::new("finding-free-mail").arg("name", name).arg("text", line.trim());
        found.push(Finding::new(&FREE_MAIL_RULE, words).at_line(number));
        return;
    }
}

/// Reports r-components in use: `?+` before a value, or a sentence about the effect of an r-component. Sentences that leave r-components
/// open or rule them out comply with RFC 8141. URNs in Syntax with an r-component are reported as such.
fn check_r_components(flats: &Flats<'_>, found: &mut Vec<Finding>) {
    const SHOWN_MAX: usize = 60;
    for field in Field::REGISTRANT_FIELDS.into_iter().filter(|field| *field != Field::RevisionInformation) {
        let is_reported = field == Field::Syntax && found.iter().any(|finding| finding.id == R_COMPONENT_RULE.id);
        let Some(text) = flats.get(field).filter(|_| !is_reported) else { continue };
        let Some((at, said)) = find_r_component_use(&text.flat) else { continue };
        let shown: String = said.chars().take(SHOWN_MAX).collect();
        let message = Phrase::new("finding-r-component-said").arg("field", field.localized_label()).arg("text", shown);
        let mut finding = Finding::new(&R_COMPONENT_RULE, message).on_field(field.key());
        if let Some(place) = text.place(at) {
            finding = finding.at_line(place.line).at_column(place.column);
        }
        found.push(finding);
    }
}

/// The first sentence of a flattened text that uses an r-component, or the component itself, with its offset.
fn find_r_component_use(flat: &str) -> Option<(usize, &str)> {
    const USES: [&str; 14] = [
        " select", " is used", " are used", " may be used", " can be used", " may use ", " uses ", " carr", " specif",
        " identif", " indicat", " contain", " passes ", " request",
    ];
    /// Words of sentences that do not name a use.
    const NON_USE_WORDS: [&str; 24] = [
        " not", " no ", "none", "never", "undefined", "unspecified", "reserved", "ignor", "until", "once ", "future",
        "standardi", "refus", "reject", "without", "neither", " nor ", " unless", " if ", "cannot", "forbid", "exclu", "should ",
        "rfc 8141",
    ];
    let is_open = |sentence: &str| NON_USE_WORDS.iter().any(|word| format!(" {sentence}").contains(word));
    let mut start = 0;
    let ends = flat.match_indices(". ").chain(flat.match_indices("; ")).map(|(end, mark)| end + mark.len());
    let mut ends: Vec<usize> = ends.chain([flat.len()]).collect();
    ends.sort_unstable();
    for end in ends {
        let (at, sentence) = (start, flat.get(start..end)?);
        start = end;
        if is_open(sentence) {
            continue;
        }
        let value = sentence.match_indices("?+").find(|(mark, _)| {
            sentence.get(mark + 2..).is_some_and(|value| value.starts_with(|c: char| c.is_ascii_alphanumeric()))
        });
        if let Some((mark, _)) = value {
            return Some((at + mark, sentence.get(mark..)?.split(' ').next()?));
        }
        // Not the end of "other-component".
        if format!(" {sentence}").contains(" r-component") && USES.iter().any(|word| format!(" {sentence}").contains(word)) {
            return Some((at, sentence.trim_end_matches(['.', ';', ' '])));
        }
    }
    None
}

/// The fast track is requested in Registrant (Appendix A); a request elsewhere would be overlooked.
fn check_fast_track_elsewhere(template: &Template, flats: &Flats<'_>, found: &mut Vec<Finding>) {
    if claims_fast_track(template) {
        return;
    }
    for field in [Field::Purpose, Field::AdditionalInformation, Field::Documentation] {
        if let Some((_, place)) = find_phrase(flats.get(field), &["fast track", "fast-track"]) {
            found.push(
                Finding::new(&FAST_TRACK_RULE, Phrase::new("finding-fast-track-elsewhere").arg("field", field.localized_label()))
                    .on_field(field.key())
                    .at_line(place.line),
            );
            return;
        }
    }
}

/// Words that look like URNs but are invalid; the first ones of each field.
fn check_invalid_examples(template: &Template, found: &mut Vec<Finding>) {
    const LISTED_MAX: usize = 20;
    for field in Field::REGISTRANT_FIELDS {
        let lines = template.text(field).lines().enumerate();
        let words = lines.flat_map(|(i, line)| invalid_urns(line).into_iter().map(move |(range, c)| (i, line, range, c)));
        for (listed, (i, line, range, c)) in words.enumerate() {
            if listed == LISTED_MAX {
                let sentence =
                    Phrase::new("finding-no-urns-first").arg("field", field.localized_label()).arg("count", LISTED_MAX);
                let mut more = Finding::new(&EXAMPLES_RULE, sentence).on_field(field.key()).at_line(i + 1);
                more.level = Level::Note;
                found.push(more);
                break;
            }
            let word = line.get(range.clone()).unwrap_or_default();
            let encoded: String =
                c.encode_utf8(&mut [0; 4]).bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat();
            let words = Phrase::new("finding-no-urn").arg("word", word).arg("character", c.to_string()).arg("encoded", encoded);
            found.push(
                Finding::new(&EXAMPLES_RULE, words)
                    .on_field(field.key())
                    .at_line(i + 1)
                    .at_column(line.get(..range.start).unwrap_or_default().chars().count() + 1),
            );
        }
    }
}

/// One finding per field, listing all of them.
fn check_obsolete_rfcs(flats: &Flats<'_>, found: &mut Vec<Finding>) {
    const LISTED_MAX: usize = 6;
    // Descriptions of changes mention older RFCs legitimately.
    let told = [Field::RevisionInformation, Field::AdditionalInformation];
    for field in Field::REGISTRANT_FIELDS.into_iter().filter(|field| !told.contains(field)) {
        let Some(text) = flats.get(field) else { continue };
        let flat = text.flat.as_str();
        let mut listed: Vec<(u32, u32, usize)> = Vec::new();
        let mut known: HashSet<u32> = HashSet::new();
        for (at, _) in flat.match_indices("rfc") {
            let rest = flat.get(at + 3..).unwrap_or_default().trim_start_matches([' ', '-']);
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let Some(number) = rest.get(..digits).and_then(|digits| digits.parse().ok()) else { continue };
            if !known.contains(&number)
                && let Some(now) = current_replacement(number)
                && !is_said_to_be_old(flat, at)
            {
                known.insert(number);
                listed.push((number, now, at));
            }
        }
        let Some((_, _, at)) = listed.first().copied() else { continue };
        let replaced = |(old, now, _): &(u32, u32, usize)| Phrase::new("finding-replaced").arg("old", *old).arg("now", *now);
        let pairs = Phrase::join_phrases(listed.iter().take(LISTED_MAX).map(replaced), "listed-apart");
        let words = Phrase::new("finding-obsolete").arg("field", field.localized_label()).arg("list", pairs);
        let mut finding = Finding::new(&OBSOLETE_RFC_RULE, words).on_field(field.key());
        // A new request that follows the old rules should use the new ones.
        if listed.iter().any(|(_, now, _)| *now == 8141) && field != Field::Documentation {
            finding.level = Level::Warning;
        }
        if let Some(place) = text.place(at) {
            finding = finding.at_line(place.line).at_column(place.column);
        }
        found.push(finding);
    }
}

/// `obsoletes RFC 2141`, `RFC 2141 (obsolete)`, `formerly RFC 2141`.
fn is_said_to_be_old(flat: &str, at: usize) -> bool {
    const CONTEXT_BYTES: usize = 60;
    let mut from = at.saturating_sub(CONTEXT_BYTES);
    while !flat.is_char_boundary(from) {
        from += 1;
    }
    let mut to = (at + CONTEXT_BYTES).min(flat.len());
    while !flat.is_char_boundary(to) {
        to -= 1;
    }
    let near = flat.get(from..to).unwrap_or_default();
    ["obsolet", "replac", "former", "supersed", "earlier", "previous", "histor"].iter().any(|word| near.contains(word))
}
