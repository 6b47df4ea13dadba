//! The normalized form of a name by the rules of its own namespace (RFC 8141 §3.1, last paragraph).
//!
//! It is a function of the normalized form of RFC 8141 §3.1, so URNs that are equivalent there stay equivalent: namespace rules can only
//! add equivalences. They apply to valid names of the namespace; other names keep the form of §3.1.
//!
//! Where case is ignored, the normalized form uses lower case, unless only upper case is valid: the check character of an ISSN is
//! X. The choice does not depend on anything that differs between equivalent names.

use super::index::NamespaceBook;
use super::judge::judge_with_rules;
use super::rules::Rules;
use crate::checks::publications::to_isbn_13;
use crate::grammar::Budget;
use crate::profile::EquivalenceRule;
use crate::urn::{Urn, normal};
use std::ops::Range;

/// The normalized form of a URN: by its namespace's rules if it is a valid name, otherwise by RFC 8141 §3.1 alone.
///
/// ```
/// use urn_registry::grammar::Budget;
/// use urn_registry::urn::Urn;
/// use urn_registry::verdict::{NamespaceBook, canonical};
///
/// let form = |text| canonical(&Urn::parse(text).unwrap(), NamespaceBook::builtin(), &mut Budget::new(100_000));
/// assert_eq!(form("URN:ISBN:0-395-36341-1"), "urn:isbn:9780395363416");
/// assert_eq!(form("urn:issn:0259-000X"), "urn:issn:0259000X");
/// assert_eq!(form("urn:nbn:FI-fe2010"), "urn:nbn:fi-fe2010");
/// assert_eq!(form("urn:isbn:0-395-36341-2"), "urn:isbn:0-395-36341-2"); // no ISBN
/// ```
pub fn canonical(urn: &Urn<'_>, book: &NamespaceBook, budget: &mut Budget) -> String {
    let (judged, rules) = judge_with_rules(urn, book, budget);
    if judged.answer.passes() { canonical_name(urn, rules, budget) } else { normal::normalized(urn) }
}

/// Whether two URNs are equivalent by RFC 8141 §3.1 or by the rules of their namespace.
pub fn equivalent(a: &Urn<'_>, b: &Urn<'_>, book: &NamespaceBook, budget: &mut Budget) -> bool {
    a == b
        || (a.nid().eq_ignore_ascii_case(b.nid())
            && book.rules(a.nid()).is_some_and(|rules| !rules.equivalence_rules().is_empty())
            && canonical(a, book, budget) == canonical(b, book, budget))
}

/// The normalized form of a valid name.
pub(super) fn canonical_name(urn: &Urn<'_>, rules: Option<&Rules>, budget: &mut Budget) -> String {
    let plain = normal::normalized(urn);
    let Some((head, nss)) = plain.split_at_checked(urn.nid().len() + 5) else { return plain };
    let Some(rules) = rules.filter(|rules| rules.affected_octets_of_rules().may_change(nss)) else { return plain };
    let form = CanonicalForm::of(rules, nss, budget);
    // A result that is empty or not a valid NSS is not used.
    let text = format!("{head}{}", form.to_canonical_nss(rules, budget));
    if Urn::parse(&text).is_ok() { text } else { plain }
}

/// A normalized NSS, and the differences in it that are ignored.
struct CanonicalForm<'n> {
    nss: std::borrow::Cow<'n, str>,
    /// Ranges in which case is ignored.
    caseless: Vec<Range<usize>>,
    ignored: String,
    decodes: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Small,
    Capital,
}

impl<'n> CanonicalForm<'n> {
    fn of(rules: &Rules, nss: &'n str, budget: &mut Budget) -> Self {
        let mut form = Self { nss: nss.into(), caseless: Vec::new(), ignored: String::new(), decodes: false };
        // Removals and replacements come first, so that the offsets below refer to the result.
        for same in rules.equivalence_rules() {
            match same {
                EquivalenceRule::Isbn10As13 => {
                    if let Some(digits) = to_isbn_13(&form.nss) {
                        form.nss = digits.into();
                    }
                }
                EquivalenceRule::NewsmlUpdate => form.strip_with(|nss| nss.strip_suffix(['A', 'U', 'a', 'u'])),
                EquivalenceRule::GsmaVers0 => form.strip_with(|nss| {
                    let (rest, end) = nss.split_at_checked(nss.len().checked_sub(GSMA_VERS_0.len())?)?;
                    end.eq_ignore_ascii_case(GSMA_VERS_0).then_some(rest)
                }),
                _ => {}
            }
        }
        for same in rules.equivalence_rules() {
            match same {
                EquivalenceRule::IgnoreCase => form.caseless.push(0..form.nss.len()),
                EquivalenceRule::Ignore(chars) => form.ignored.push_str(chars),
                EquivalenceRule::PercentDecode => form.decodes = true,
                _ => {}
            }
        }
        // Lower case is already the normalized form, so a name without capitals needs no matching.
        if has_capital(&form.nss) {
            let caseless = rules.caseless(&form.nss, budget);
            form.caseless.extend(caseless);
        }
        form
    }

    fn strip_with(&mut self, cut: impl Fn(&str) -> Option<&str>) {
        if let Some(rest) = cut(&self.nss).map(str::to_owned) {
            self.nss = rest.into();
        }
    }

    fn to_canonical_nss(&self, rules: &Rules, budget: &mut Budget) -> String {
        let small = self.in_case(Case::Small);
        let has_capitals = self.caseless.iter().filter_map(|range| self.nss.get(range.clone())).any(has_capital);
        if !has_capitals || rules.passes(&small, budget) != Some(false) {
            return small;
        }
        let capital = self.in_case(Case::Capital);
        if rules.passes(&capital, budget) == Some(true) { capital } else { small }
    }

    fn in_case(&self, case: Case) -> String {
        let mut out = String::with_capacity(self.nss.len());
        for (at, atom) in atoms(&self.nss) {
            let c = match atom {
                Atom::Plain(c) => c,
                Atom::Encoded(octet, _) if self.decodes && may_be_unencoded(octet, out.is_empty()) => char::from(octet),
                Atom::Encoded(_, text) => {
                    out.push_str(text);
                    continue;
                }
            };
            if self.ignored.contains(c) {
                continue;
            }
            let caseless = self.caseless.iter().any(|range| range.contains(&at));
            out.push(match case {
                Case::Small if caseless => c.to_ascii_lowercase(),
                Case::Capital if caseless => c.to_ascii_uppercase(),
                _ => c,
            });
        }
        out
    }
}

const GSMA_VERS_0: &str = ";vers=0";

fn has_capital(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_uppercase())
}

#[derive(Clone, Copy)]
enum Atom<'n> {
    Plain(char),
    Encoded(u8, &'n str),
}

/// Characters and percent-encoded octets, each with its offset.
fn atoms(nss: &str) -> impl Iterator<Item = (usize, Atom<'_>)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = nss.get(at..)?;
        let c = rest.chars().next()?;
        let start = at;
        if c == '%'
            && let Some(text) = rest.get(..3)
            && let Ok(octet) = u8::from_str_radix(text.get(1..)?, 16)
        {
            at += 3;
            return Some((start, Atom::Encoded(octet, text)));
        }
        at += c.len_utf8();
        Some((start, Atom::Plain(c)))
    })
}

/// Whether an octet is allowed unencoded in an NSS (RFC 8141 §2); "/" not as the first character.
fn may_be_unencoded(octet: u8, first: bool) -> bool {
    octet.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@".contains(&octet) || (octet == b'/' && !first)
}
