//! The parts of a name with everyday labels. Grammar rules have technical names, and most of them do not describe a part of a name.

use std::collections::BTreeMap;
use std::ops::Range;

/// A part of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Segment {
    /// The delimiter before it, and text that every name of this form has, such as `:std:`.
    pub before: String,
    /// The text of the segment without the delimiter.
    pub text: String,
    /// The label of the part; `None` for a part without a name.
    pub name: Option<String>,
}

/// Rule names that describe which characters a rule accepts, not what they mean.
const MEANINGLESS_RULE_NAMES: [&str; 18] = [
    "alfanum", "alnum", "alphanum", "char", "chars", "delims", "digit", "digits", "encoded", "field", "hex", "nss", "part",
    "pchar", "segment", "string", "token", "unreserved",
];

/// Adjacent parts with the same name.
struct SegmentRun<'a> {
    called: &'a str,
    range: Range<usize>,
    times: usize,
}

/// Splits a name, given as the text after `urn:NID` with its colon, into parts. `found` contains the matches of the rules, outer rules
/// before inner ones, with hyphens as spaces; the ranges are those in `text`. `words` contains the labels of the profile by rule; the label
/// of the rule `start` names the text that no other rule names. Without labels, rules with a meaningful name are used.
///
/// Adjacent parts with the same name become one part. If nothing useful is known, the whole name is one part without a name.
pub(super) fn segments(
    words: &BTreeMap<String, String>,
    start: &str,
    text: &str,
    found: &[(&str, Range<usize>)],
) -> Vec<Segment> {
    let by_rule: BTreeMap<String, &str> = words.iter().map(|(rule, said)| (rule_name_words(rule), said.as_str())).collect();
    let own = by_rule.get(&rule_name_words(start)).copied();
    let mut chosen: Vec<SegmentRun<'_>> = Vec::new();
    for (rule, range) in found {
        let called = if words.is_empty() { meaningful_rule_name(rule) } else { by_rule.get(&rule_name_words(rule)).copied() };
        let Some(called) = called else { continue };
        match chosen.last_mut() {
            // A rule inside a chosen one.
            Some(last) if range.start < last.range.end => {}
            Some(last) if last.called == called && is_delimiter(text.get(last.range.end..range.start)) => {
                last.range.end = range.end;
                last.times += 1;
            }
            _ => chosen.push(SegmentRun { called, range: range.clone(), times: 1 }),
        }
    }
    if words.is_empty() {
        // If a rule matched each character separately, it is a set of characters.
        chosen.retain(|run| run.times == 1 || run.range.len() > run.times);
    }
    let mut out = Vec::new();
    let (mut at, mut before) = (0, String::new());
    for SegmentRun { called, range, .. } in chosen {
        push_unnamed(text.get(at..range.start).unwrap_or_default(), own, &mut before, &mut out);
        let part = text.get(range.clone()).unwrap_or_default().to_owned();
        out.push(Segment { before: std::mem::take(&mut before), text: part, name: Some(called.to_owned()) });
        at = range.end;
    }
    let rest = text.get(at..).unwrap_or_default();
    if own.is_some() {
        push_unnamed(rest, own, &mut before, &mut out);
        match out.last_mut() {
            Some(last) => last.text.push_str(&before),
            None => out.push(Segment { before: String::new(), text: before, name: None }),
        }
    } else if !rest.is_empty() {
        let (mark, rest) = if out.is_empty() { rest.split_at(rest.len().min(1)) } else { ("", rest) };
        out.push(Segment { before: mark.to_owned(), text: rest.to_owned(), name: None });
    }
    out
}

/// Text between two parts. If it has no label, it belongs to the next part; if it has one, it is a part between its delimiters.
fn push_unnamed(text: &str, own: Option<&str>, before: &mut String, out: &mut Vec<Segment>) {
    let bare = text.trim_matches(|c: char| !c.is_alphanumeric());
    match (own, text.find(bare)) {
        (Some(own), Some(at)) if !bare.is_empty() => {
            before.push_str(text.get(..at).unwrap_or_default());
            out.push(Segment { before: std::mem::take(before), text: bare.to_owned(), name: Some(own.to_owned()) });
            before.push_str(text.get(at + bare.len()..).unwrap_or_default());
        }
        _ => before.push_str(text),
    }
}

fn rule_name_words(rule: &str) -> String {
    rule.replace('-', " ").to_ascii_lowercase()
}

fn is_delimiter(text: Option<&str>) -> bool {
    text.is_some_and(|text| !text.chars().any(char::is_alphanumeric))
}

/// The name of a rule as words, if it is meaningful.
fn meaningful_rule_name(rule: &str) -> Option<&str> {
    let last = rule.rsplit(' ').next().unwrap_or_default();
    let has_meaning =
        rule.len() > 1 && !rule.starts_with("not ") && !MEANINGLESS_RULE_NAMES.contains(&last) && rule != "let dig hyp";
    has_meaning.then_some(rule)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(words: &[(&str, &str)], text: &str, found: &[(&str, Range<usize>)]) -> Vec<(String, String, String)> {
        let words = words.iter().map(|(rule, said)| ((*rule).to_owned(), (*said).to_owned())).collect();
        let all = segments(&words, "lamp-nss", text, found);
        let whole: String = all.iter().flat_map(|part| [part.before.as_str(), part.text.as_str()]).collect();
        assert_eq!(whole, text, "no character is lost or doubled");
        all.into_iter().map(|part| (part.before, part.text, part.name.unwrap_or_default())).collect()
    }

    fn part(before: &str, text: &str, name: &str) -> (String, String, String) {
        (before.to_owned(), text.to_owned(), name.to_owned())
    }

    #[test]
    fn rule_of_one_character_is_not_a_part() {
        let found: Vec<(&str, Range<usize>)> = (1..14).map(|at| ("urn char", at..at + 1)).collect();
        assert_eq!(shown(&[], ":featurephones", &found), [part(":", "featurephones", "")]);
        let found: Vec<(&str, Range<usize>)> = (1..5).map(|at| ("pchar", at..at + 1)).chain([("version", 6..7)]).collect();
        assert_eq!(shown(&[("version", "version")], ":yang:1", &found), [part(":yang:", "1", "version")]);
    }

    #[test]
    fn adjacent_parts_with_the_same_name_are_merged() {
        let letters: Vec<(&str, Range<usize>)> = (1..5).map(|at| ("letter", at..at + 1)).collect();
        assert_eq!(shown(&[], ":lamp", &letters), [part(":", "lamp", "")]);
        let found = [("number", 1..2), ("number", 3..4), ("number", 5..8)];
        assert_eq!(shown(&[], ":1.3.656", &found), [part(":", "1.3.656", "number")]);
        let found = [("code char", 1..2), ("code char", 2..3), ("check char", 3..4)];
        let words = [("code-char", "code"), ("check-char", "check character")];
        assert_eq!(shown(&words, ":X12", &found), [part(":", "X1", "code"), part("", "2", "check character")]);
        // Text between them that is not a delimiter keeps them apart.
        let found = [("number", 1..2), ("number", 5..6)];
        assert_eq!(shown(&[], ":1:a:2", &found), [part(":", "1", "number"), part(":a:", "2", "number")]);
    }

    #[test]
    fn profile_labels_determine_which_rules_are_parts() {
        let found = [("prefix", 1..6), ("iso cc", 1..3), ("subspc", 4..6), ("nbn string", 7..9)];
        let words = [("iso-cc", "country"), ("subspc", "sub-namespace"), ("nbn-string", "number")];
        assert_eq!(
            shown(&words, ":fi:ab-12", &found),
            [part(":", "fi", "country"), part(":", "ab", "sub-namespace"), part("-", "12", "number")]
        );
        // An outer rule hides the rules inside it.
        assert_eq!(shown(&[], ":fi:ab-12", &found)[0], part(":", "fi:ab", "prefix"));
    }

    #[test]
    fn start_rule_names_text_that_no_other_rule_names() {
        let words = [("lamp-nss", "serial"), ("check", "check digit")];
        assert_eq!(
            shown(&words, ":1560-1560", &[("check", 9..10)]),
            [part(":", "1560-156", "serial"), part("", "0", "check digit")]
        );
        assert_eq!(shown(&words, ":1560", &[]), [part(":", "1560", "serial")]);
        assert_eq!(shown(&words, ":a(b)", &[]), [part(":", "a(b)", "serial")]);
    }

    #[test]
    fn unmatched_text_and_literals_are_preserved() {
        assert_eq!(shown(&[], ":a:b:1", &[("kind", 1..2)]), [part(":", "a", "kind"), part("", ":b:1", "")]);
        assert_eq!(shown(&[("kind", "kind")], ":std:x", &[("kind", 5..6)]), [part(":std:", "x", "kind")]);
        assert_eq!(shown(&[], ":", &[]), [part(":", "", "")]);
    }
}
