//! Rules that a registrant writes, tried before anybody relies on them: can they be used, what do they say of the names that
//! should pass and fail, which names do they make up, and what would they change for names that are in use.
//!
//! RFC 8141 §6.4.2 asks for the structure of the names, and §5.1 for a commitment to let old URNs stay valid: a rule that refuses
//! names that were given out breaks them. The seed and one budget for everything are passed in.
//!
//! ```
//! use nidreg::grammar::Budget;
//! use nidreg::profile::{About, Testable};
//! use nidreg::verdict::try_out;
//!
//! let rules = Testable { abnf: "nss = 2DIGIT".into(), start: "nss".into(), pass: "17\n7".into(), ..Testable::default() };
//! let about = About { nid: "lamp", registrant: None, purpose: "Lamps.", source: "here", first_registered: None };
//! let tried = try_out(&rules, &about, 1, &mut Budget::new(1_000_000));
//! assert!(tried.is_usable() && tried.names[0].agrees());
//! assert_eq!(tried.names[1].said, "after \"7\", the name is incomplete; a digit is expected next");
//! ```

use super::answer::Answer;
use super::rules::{Rules, Unusable};
use crate::grammar::{self, Budget, Within, compare};
use crate::profile::{About, Fault, Profile, Testable};
use crate::urn::Urn;
use serde::{Deserialize, Serialize};

/// Names made up for people to look at.
const SAMPLES: usize = 10;
/// Names told on which two grammars differ, of each kind.
const TOLD: usize = 10;
/// Issued names told one by one.
const BROKEN_TOLD: usize = 50;
/// Repairs told.
const REPAIRS_TOLD: usize = 10;
/// Names made up of each side where the grammars alone do not decide.
const DRAWN: usize = 300;

/// What came of trying rules.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tried {
    /// Why they cannot be used, each a sentence without its full stop; none when they can.
    pub problems: Vec<String>,
    /// What had to be put right to read the grammar.
    pub repairs: Vec<String>,
    /// Names the grammar produces that no URN can have (RFC 8141 §2).
    pub strangers: Vec<String>,
    /// The names that should pass and fail.
    pub names: Vec<TriedName>,
    /// Whole URNs made up by the rules.
    pub samples: Vec<String>,
}

/// A name with what the rules say of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TriedName {
    /// Whole.
    pub urn: String,
    /// Whether it should pass.
    pub wanted: bool,
    /// Whether it passes; unknown when it took too long.
    pub passes: Option<bool>,
    /// Why not.
    pub said: String,
}

impl TriedName {
    /// Whether the rules say of it what its author says.
    pub fn agrees(&self) -> bool {
        self.passes == Some(self.wanted)
    }
}

impl Tried {
    /// Whether the rules can be used.
    pub fn is_usable(&self) -> bool {
        self.problems.is_empty()
    }

    /// Names of which the rules say otherwise than their author, or nothing.
    pub fn disagreeing(&self) -> usize {
        self.names.iter().filter(|name| !name.agrees()).count()
    }
}

/// The profile that rules come to, ready to be asked.
///
/// # Errors
/// Why they cannot be used, each with the name of the field: `abnf`, `start`, `same`, `check`, `title`, `summary`, `topics`.
pub fn usable(rules: &Testable, about: &About<'_>) -> Result<(Profile, Rules), Vec<(String, String)>> {
    let said = |faults: Vec<Fault>| faults.into_iter().map(|fault| (fault.key, fault.message.to_string())).collect::<Vec<_>>();
    let profile = rules.profile(about).map_err(said)?;
    match Rules::new(&profile) {
        Ok(rules) => Ok((profile, rules)),
        Err(error @ Unusable::Grammar(_)) => Err(vec![("abnf".to_owned(), error.to_string())]),
        Err(error @ Unusable::Start(_)) => Err(vec![("start".to_owned(), error.to_string())]),
        Err(error @ Unusable::NoSuchRule(_)) => Err(vec![("same".to_owned(), error.to_string())]),
    }
}

/// Tries rules on themselves and on the names of their author.
pub fn try_out(rules: &Testable, about: &About<'_>, seed: u64, budget: &mut Budget) -> Tried {
    let mut tried = Tried::default();
    if let Ok(read) = grammar::read(&rules.abnf) {
        tried.repairs = read.repairs.iter().take(REPAIRS_TOLD).map(ToString::to_string).collect();
    }
    let ready = match usable(rules, about) {
        Ok((_, ready)) => ready,
        Err(problems) => {
            tried.problems = problems.into_iter().map(|(field, why)| format!("{}: {why}", label(&field))).collect();
            return tried;
        }
    };
    tried.names = rules
        .names(about.nid)
        .into_iter()
        .map(|(wanted, _, urn)| {
            let (passes, said) = asked(&urn, about.nid, &ready, budget);
            TriedName { urn, wanted, passes, said }
        })
        .collect();
    if let Within::No(strangers) = ready.grammar().within_nss(seed, budget) {
        tried.strangers = strangers;
    }
    let samples = ready.samples(SAMPLES, seed, budget).into_iter();
    tried.samples = samples.map(|nss| format!("urn:{}:{nss}", about.nid)).filter(|urn| Urn::parse(urn).is_ok()).collect();
    tried
}

/// A field by what stands over it.
fn label(field: &str) -> &str {
    match field {
        "abnf" => "Rules",
        "start" => "Start rule",
        "same" => "Same name",
        "check" => "Value rule",
        "title" => "Title",
        "summary" => "What such a name names",
        "topics" => "Topics",
        "homepage" => "Home page",
        "r" => "r-component",
        "q" => "q-component",
        "f" => "f-component",
        other => other,
    }
}

/// Whether a text is a name that the rules let pass, and why not.
fn asked(text: &str, nid: &str, rules: &Rules, budget: &mut Budget) -> (Option<bool>, String) {
    let urn = match Urn::parse(text) {
        Ok(urn) if urn.nid().eq_ignore_ascii_case(nid) => urn,
        Ok(urn) => return (Some(false), format!("it is a name of {}, not of {nid}", urn.nid())),
        Err(error) => return (Some(false), format!("it is no URN: {} ({})", error.message(), error.clause())),
    };
    let judged = rules.weigh(&urn, budget).judged(&urn);
    let passes = match judged.answer {
        Answer::Yes => Some(true),
        Answer::No => Some(false),
        Answer::Undecided | Answer::Unregistered => None,
    };
    let said = judged.fault.map(|fault| fault.message.to_string());
    (passes, said.unwrap_or_else(|| if passes.is_none() { "it took too long to check".to_owned() } else { String::new() }))
}

/// What new rules do to the names of the old ones.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Breaks {
    /// Names that the old rules allow and the new ones refuse, whole, shortest first.
    pub lost: Vec<String>,
    /// The other way round.
    pub gained: Vec<String>,
    /// Whether an empty list means that there are none; otherwise names were only tried.
    pub exact: bool,
}

/// Finds names on which two sets of rules of one namespace differ: exact where both grammars are regular and only they
/// differ, by trying names otherwise.
pub fn breaks(nid: &str, old: &Rules, new: &Rules, seed: u64, budget: &mut Budget) -> Breaks {
    let difference = compare(old.grammar(), new.grammar(), TOLD, seed, budget);
    let (lost, all_lost) = kept(difference.lost, old, new, budget);
    let (gained, all_gained) = kept(difference.gained, new, old, budget);
    let exact = difference.exact && all_lost && all_gained && old.has_the_check_of(new);
    let mut found = Breaks { lost, gained, exact };
    if !exact {
        draw(old, new, seed, budget, &mut found.lost);
        draw(new, old, seed, budget, &mut found.gained);
    }
    for list in [&mut found.lost, &mut found.gained] {
        for nss in list {
            *nss = format!("urn:{nid}:{nss}");
        }
    }
    found
}

/// Of names that only the grammar of `one` produces those that are names by all its rules, and whether these are all.
fn kept(names: Vec<String>, one: &Rules, other: &Rules, budget: &mut Budget) -> (Vec<String>, bool) {
    let count = names.len();
    let mut list: Vec<String> = Vec::new();
    for nss in names {
        let Some(nss) = one.put_right(nss).filter(|nss| !list.contains(nss) && Urn::parse(&format!("urn:nid:{nss}")).is_ok())
        else {
            continue;
        };
        if one.passes(&nss, budget) == Some(true) && other.passes(&nss, budget) == Some(false) {
            list.push(nss);
        }
    }
    let all = list.len() == count;
    (list, all)
}

/// Adds names made up by one that the other refuses.
fn draw(one: &Rules, other: &Rules, seed: u64, budget: &mut Budget, found: &mut Vec<String>) {
    let mut share = Budget::new(budget.left() / 3);
    let given = share.left();
    let mut names = one.samples(DRAWN, seed, &mut share);
    budget.take(given - share.left());
    names.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
    for nss in names {
        if found.len() >= TOLD {
            break;
        }
        let is_urn = Urn::parse(&format!("urn:nid:{nss}")).is_ok();
        if is_urn && !found.contains(&nss) && other.passes(&nss, budget) == Some(false) {
            found.push(nss);
        }
    }
    found.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
}

/// A list of names that were issued, tried.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Issued {
    /// How many.
    pub count: usize,
    /// Those that pass the rules before; none when there were no rules.
    pub passed: Option<usize>,
    /// Those that pass the new rules.
    pub pass: usize,
    /// Those that took too long to try on the new rules.
    pub undecided: usize,
    /// Those that pass the rules before and not the new ones; where there were none before, those that do not pass.
    pub broken: usize,
    /// The first of these: line, name, why.
    pub first: Vec<(usize, String, String)>,
}

/// Tries a registrant's list of issued names on the rules before, if there are any, and on the new ones; none when there is no
/// list.
pub fn issued(list: &Testable, nid: &str, old: Option<&Rules>, new: &Rules, budget: &mut Budget) -> Option<Issued> {
    let mut told = Issued { passed: old.map(|_| 0), ..Issued::default() };
    for (line, urn) in list.issued(nid) {
        told.count += 1;
        let (passes, why) = asked(&urn, nid, new, budget);
        let passed = old.map(|old| asked(&urn, nid, old, budget).0 == Some(true));
        if let (Some(count), Some(true)) = (&mut told.passed, passed) {
            *count += 1;
        }
        match passes {
            Some(true) => told.pass += 1,
            None => told.undecided += 1,
            Some(false) if passed != Some(false) => {
                told.broken += 1;
                if told.first.len() < BROKEN_TOLD {
                    told.first.push((line, urn, why));
                }
            }
            Some(false) => {}
        }
    }
    (told.count > 0).then_some(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about<'a>() -> About<'a> {
        About { nid: "lamp", registrant: None, purpose: "Lamps.", source: "here", first_registered: None }
    }

    fn rules(abnf: &str, check: &str) -> Rules {
        let rules = Testable { abnf: abnf.into(), start: "nss".into(), check: check.into(), ..Testable::default() };
        usable(&rules, &about()).unwrap().1
    }

    fn differ(old: (&str, &str), new: (&str, &str)) -> Breaks {
        breaks("lamp", &rules(old.0, old.1), &rules(new.0, new.1), 1, &mut Budget::new(4_000_000))
    }

    #[test]
    fn regular_grammars_are_compared_exactly() {
        let found = differ(("nss = 1*DIGIT", ""), ("nss = 2*DIGIT / \"x\"", ""));
        assert!(found.exact);
        assert_eq!(found.lost, ["urn:lamp:0"], "{found:?}");
        assert!(found.gained.iter().any(|name| name.eq_ignore_ascii_case("urn:lamp:x")), "{found:?}");
        let same = differ(("nss = 1*DIGIT", ""), ("nss = d *d\nd = %x30-39", ""));
        assert!(same.exact && same.lost.is_empty() && same.gained.is_empty());
    }

    #[test]
    fn a_value_rule_counts_too() {
        const ISSN: &str = "nss = 4DIGIT \"-\" 3DIGIT ( DIGIT / \"X\" )";
        // The grammar is the same; with the check digit only every eleventh name is left.
        let found = differ((ISSN, ""), (ISSN, "issn"));
        assert!(!found.exact && !found.lost.is_empty() && found.gained.is_empty(), "{found:?}");
        // What only the old grammar allows is a name with the right check digit.
        let found = differ((ISSN, "issn"), ("nss = \"0\" 3DIGIT \"-\" 3DIGIT ( DIGIT / \"X\" )", "issn"));
        let issn = crate::checks::by_name("issn").unwrap();
        assert!(!found.lost.is_empty() && found.lost.iter().all(|name| issn(&name[9..]).is_ok()), "{found:?}");
    }

    #[test]
    fn rules_that_cannot_be_used_say_why_by_field() {
        let tried = |rules: Testable| try_out(&rules, &about(), 1, &mut Budget::new(1_000_000)).problems;
        let base = Testable { abnf: "nss = 1*DIGIT".into(), start: "nss".into(), ..Testable::default() };
        assert_eq!(tried(base.clone()), Vec::<String>::new());
        assert_eq!(tried(Testable { start: "name".into(), ..base.clone() }), ["Start rule: there is no rule name"]);
        assert_eq!(
            tried(Testable { same: "ignore-case-of:x".into(), ..base.clone() }),
            ["Same name: ignore-case-of:x names a rule that the grammar does not have"]
        );
        assert!(tried(Testable { abnf: "nss = )".into(), ..base })[0].starts_with("Rules: the grammar cannot be read: line 1"));
    }

    #[test]
    fn names_of_others_and_no_urns_are_told_apart() {
        let rules = Testable {
            abnf: "nss = 2DIGIT".into(),
            start: "nss".into(),
            pass: "17\nurn:lamb:17".into(),
            fail: "7\n18\na b".into(),
            ..Testable::default()
        };
        let tried = try_out(&rules, &about(), 1, &mut Budget::new(1_000_000));
        let agrees: Vec<bool> = tried.names.iter().map(TriedName::agrees).collect();
        assert_eq!((agrees.as_slice(), tried.disagreeing()), ([true, false, true, false, true].as_slice(), 2));
        assert_eq!(tried.samples.len(), SAMPLES);
        let spent = try_out(&rules, &about(), 1, &mut Budget::new(0));
        assert!(spent.names[0].passes.is_none() && spent.names[0].said == "it took too long to check");
    }

    #[test]
    fn issued_names_are_counted_on_both() {
        let list = Testable { issued: "1\n22\n\nx\nurn:lamp:333".into(), ..Testable::default() };
        let (old, new) = (rules("nss = 1*DIGIT", ""), rules("nss = 2*DIGIT", ""));
        let told = issued(&list, "lamp", Some(&old), &new, &mut Budget::new(1_000_000)).unwrap();
        assert_eq!((told.count, told.passed, told.pass, told.broken), (4, Some(3), 2, 1));
        assert_eq!((told.first[0].0, told.first[0].1.as_str()), (1, "urn:lamp:1"));
        // Without rules before, each that does not pass is told.
        assert_eq!(issued(&list, "lamp", None, &new, &mut Budget::new(1_000_000)).unwrap().broken, 2);
        assert!(issued(&Testable::default(), "lamp", None, &new, &mut Budget::new(1)).is_none());
    }
}
