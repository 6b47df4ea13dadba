//! The compiled rules of one namespace.

use super::answer::{LazyJudgment, MatchedSegment, UntestedRule, UnwordedFault};
use super::unaffected::EquivalenceOctets;
use crate::checks::{self, ValueRule};
use crate::grammar::{self, Budget, Compiled, Limits, MatchResult as Fits, RuleMarker};
use crate::profile::{EquivalenceRule, GrammarCoverage, Profile};
use crate::urn::Urn;
use std::ops::Range;
use std::sync::OnceLock;

/// The maximum number of segments of a name that are reported.
const SEGMENTS_MAX: usize = 40;

/// Why a profile has no usable rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnusableReason {
    /// The grammar cannot be parsed.
    #[error("the grammar cannot be read: {0}")]
    Grammar(String),
    /// The grammar cannot be compiled with this start rule.
    #[error(transparent)]
    Start(#[from] grammar::Uncompiled),
    /// An equivalence rule refers to a grammar rule that does not exist.
    #[error("ignore-case-of:{0} names a rule that the grammar does not have")]
    NoSuchRule(String),
}

/// Grammar, value rule and equivalence rules of a namespace.
#[derive(Debug)]
pub struct Rules {
    grammar: Compiled,
    check: Option<ValueRule>,
    /// The name of the value rule.
    checks: Option<String>,
    same: Vec<EquivalenceRule>,
    /// Marks the text of grammar rules in which case is ignored; built on first use.
    caseless: OnceLock<Option<RuleMarker>>,
    touched: EquivalenceOctets,
    start: String,
    forbidden: [bool; 3],
    fit: GrammarCoverage,
    /// The names that an inexact grammar tests completely.
    exact_for: Option<Compiled>,
    /// The rule that is not tested; empty if the profile does not name it.
    untested: String,
}

impl Rules {
    /// Parses and compiles the rules of a profile.
    ///
    /// # Errors
    /// [`UnusableReason`], worded for the author of the profile.
    pub fn new(profile: &Profile) -> Result<Self, UnusableReason> {
        let syntax = &profile.syntax;
        let read = grammar::read(&syntax.abnf).map_err(|error| UnusableReason::Grammar(error.to_string()))?;
        for same in &syntax.equivalence {
            if let EquivalenceRule::IgnoreCaseOf(rule) = same
                && read.grammar.rule(rule).is_none()
            {
                return Err(UnusableReason::NoSuchRule(rule.clone()));
            }
        }
        let grammar = read.grammar.compile(Some(&syntax.start), &Limits::default())?;
        let exact_for = syntax.exact_for.as_deref();
        let exact_for = exact_for.map(|rule| read.grammar.compile(Some(rule), &Limits::default())).transpose()?;
        let is_forbidden = |says: &Option<String>| says.as_deref() == Some("forbidden");
        let parts = &profile.components;
        Ok(Self {
            grammar,
            check: syntax.check.as_deref().and_then(checks::by_name),
            checks: syntax.check.clone(),
            same: syntax.equivalence.clone(),
            caseless: OnceLock::new(),
            touched: EquivalenceOctets::by(&syntax.equivalence),
            start: syntax.start.clone(),
            forbidden: [is_forbidden(&parts.r), is_forbidden(&parts.q), is_forbidden(&parts.f)],
            fit: syntax.fit,
            exact_for,
            untested: syntax.untested.clone().unwrap_or_default(),
        })
    }

    /// The declared equivalence rules.
    pub fn equivalence_rules(&self) -> &[EquivalenceRule] {
        &self.same
    }

    pub(super) fn affected_octets_of_rules(&self) -> &EquivalenceOctets {
        &self.touched
    }

    /// The ranges of an NSS in which case is ignored.
    pub(super) fn caseless(&self, nss: &str, budget: &mut Budget) -> Vec<Range<usize>> {
        let rules = || self.same.iter().filter_map(EquivalenceRule::rule).collect::<Vec<&str>>();
        match self.caseless.get_or_init(|| self.grammar.rule_marker(&rules(), &Limits::default())) {
            Some(marked) => marked.marked_ranges(nss),
            None => match &rules()[..] {
                [] => Vec::new(),
                rules => self.grammar.ranges_of_rules(rules, nss, budget),
            },
        }
    }

    /// Whether the registration gives a syntax; if not, every NSS passes.
    pub fn are_known(&self) -> bool {
        self.fit != GrammarCoverage::Unknown
    }

    /// The rule of the registration that is not tested for an NSS.
    fn untested_rule(&self, nss: &str, budget: &mut Budget) -> Option<UntestedRule<'_>> {
        let rule = match self.fit {
            GrammarCoverage::Unknown if self.untested.is_empty() => UntestedRule::Form,
            _ => UntestedRule::Stated(&self.untested),
        };
        let is_exact = self.fit == GrammarCoverage::Exact
            || self.exact_for.as_ref().is_some_and(|exact| exact.matches(nss, budget) == Some(true));
        (!is_exact).then_some(rule)
    }

    /// Whether both have the same value rule, or neither has one.
    pub(super) fn has_same_value_rule(&self, other: &Self) -> bool {
        self.checks == other.checks
    }

    /// The compiled grammar.
    pub fn grammar(&self) -> &Compiled {
        &self.grammar
    }

    /// Whether an NSS satisfies grammar and value rule; `None` if the budget did not suffice.
    pub fn passes(&self, nss: &str, budget: &mut Budget) -> Option<bool> {
        let value = || checks::utf8(nss).is_ok() && self.check.is_none_or(|check| check(nss).is_ok());
        Some(self.grammar.matches(nss, budget)? && value())
    }

    /// Whether an NSS without components and without percent-encoding certainly satisfies all rules; see
    /// [`Compiled::surely_fits`].
    #[inline]
    pub(super) fn surely_valid(&self, nss: &[u8]) -> bool {
        (self.fit == GrammarCoverage::Exact || self.exact_for.as_ref().is_some_and(|exact| exact.surely_fits(nss)))
            && !nss.contains(&b'%')
            && self.grammar.surely_fits(nss)
            && self.check.is_none_or(|check| std::str::from_utf8(nss).is_ok_and(|nss| check(nss).is_ok()))
    }

    #[inline]
    pub(super) fn judge_lazily(&self, urn: &Urn<'_>, budget: &mut Budget) -> LazyJudgment<'_> {
        let nss = urn.nss();
        match self.grammar.match_name(nss, budget) {
            Fits::Yes => {}
            Fits::No { .. } if self.fits_with_capital_hex_digits(urn, budget) => {}
            Fits::No { at, expected } => return LazyJudgment::rejected(UnwordedFault::Syntax { at, expected }),
            Fits::Undecided => return LazyJudgment::undecided(UntestedRule::Rest),
        }
        if let Err(wrong) = checks::utf8(nss).and_then(|()| self.check.map_or(Ok(()), |check| check(nss))) {
            return LazyJudgment::rejected(UnwordedFault::Value(Box::new(wrong)));
        }
        match self.forbidden_component_in(urn) {
            Some(name) => LazyJudgment::rejected(UnwordedFault::Component(name)),
            None => LazyJudgment::accepted(self.untested_rule(nss, budget)),
        }
    }

    /// Whether the grammar accepts the name if `%2f` is written `%2F`, which is the same name (RFC 8141 §3.1 item 3).
    fn fits_with_capital_hex_digits(&self, urn: &Urn<'_>, budget: &mut Budget) -> bool {
        let nss = urn.nss();
        let normalized = if nss.contains('%') { urn.normalized() } else { return false };
        let from = "urn::".len() + urn.nid().len();
        normalized.get(from..).is_some_and(|same| same != nss && self.grammar.matches(same, budget) == Some(true))
    }

    /// The first component in the URN that the registration forbids.
    #[inline]
    fn forbidden_component_in(&self, urn: &Urn<'_>) -> Option<&'static str> {
        // Most names have no components.
        if urn.assigned_name().len() == urn.as_str().len() {
            return None;
        }
        let present = [urn.r(), urn.q(), urn.f()];
        let mut forbidden = self.forbidden.iter().zip(present).zip(["r", "q", "f"]);
        forbidden.find(|((forbidden, present), _)| **forbidden && present.is_some()).map(|(_, name)| name)
    }

    /// The text that each named rule except the start rule matched in a valid name; empty if there is only the start rule.
    pub(super) fn matched_segments(&self, urn: &Urn<'_>, budget: &mut Budget) -> Vec<MatchedSegment> {
        let (nss, nss_at) = (urn.nss(), urn.nid().len() + 5);
        let parts =
            self.grammar.rule_matches(nss, budget).into_iter().filter(|part| part.rule != self.start && !part.range.is_empty());
        let pieces = parts.filter_map(|part| {
            let text = nss.get(part.range.clone())?;
            Some(MatchedSegment { name: part.rule.replace('-', " "), text: text.to_owned(), at: nss_at + part.range.start })
        });
        pieces.take(SEGMENTS_MAX).collect()
    }

    /// Up to `count` distinct random NSS that satisfy every rule, deterministic for a seed. Check digits and dates that the
    /// grammar generates wrongly are corrected.
    pub fn samples(&self, count: usize, seed: u64, budget: &mut Budget) -> Vec<String> {
        // Some names cannot be corrected, some become equal, and some contain octets that are not UTF-8.
        let most = count.saturating_mul(8);
        let first = if self.check.is_some() { most } else { count };
        let found = self.drawn(first, count, seed, budget);
        if found.len() < count && first < most { self.drawn(most, count, seed, budget) } else { found }
    }

    /// The first `count` distinct valid NSS among `drawn` random ones.
    fn drawn(&self, drawn: usize, count: usize, seed: u64, budget: &mut Budget) -> Vec<String> {
        let mut found = Vec::new();
        for nss in self.grammar.samples(drawn, seed, budget) {
            let Some(nss) = self.apply_value_corrections(nss).filter(|nss| !found.contains(nss)) else { continue };
            if found.len() < count && self.passes(&nss, budget) == Some(true) {
                found.push(nss);
            }
        }
        found
    }

    /// Applies the corrections of the value rule until it reports no fault.
    pub(super) fn apply_value_corrections(&self, mut nss: String) -> Option<String> {
        const CORRECTIONS_MAX: usize = 4;
        let Some(check) = self.check else { return Some(nss) };
        for _ in 0..CORRECTIONS_MAX {
            let Err(wrong) = check(&nss) else { return Some(nss) };
            // "01 to 28": the first of a range; "0", "1", "2": the last of a list, which requires the fewest changes.
            let right = wrong.expected.last()?.split(' ').next()?.to_owned();
            let long = if wrong.code == "arc" {
                nss.get(wrong.at..)?.bytes().take_while(u8::is_ascii_digit).count()
            } else {
                right.len()
            };
            nss.get(wrong.at..wrong.at + long)?;
            nss.replace_range(wrong.at..wrong.at + long, &right);
        }
        None
    }
}
