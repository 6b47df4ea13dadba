//! Grammars in ABNF (RFC 5234, RFC 7405): tolerant parsing, matching with explanations, comparison.
//!
//! The Syntax section of a registration (RFC 8141 §6.4.2) describes the names of a namespace in ABNF. This module parses such
//! rules and reports every repair ([`repair`]), provides the predefined rules ([`rules`]), splits a name into its parts
//! ([`Compiled::parts`]), reports where and why a name does not match ([`Compiled::verdict`]), generates names
//! ([`Compiled::samples`], [`Compiled::shortest`]), and finds the names on which two grammars differ ([`compare()`]).
//!
//! Rules are converted to a network of states, one small automaton per rule, in which a rule can call another. If no rule is
//! recursive, the calls are unfolded and the result is one deterministic automaton, which answers yes or no in one step per
//! character. Everything else (recursion, where a name stops matching, which rule matched which part) is computed with a chart
//! over the network (Earley's algorithm), whose work is bounded for any grammar.
//!
//! Both grammars and names are untrusted input. Every limit is a constant or an argument, and one [`Budget`] of steps is shared
//! by a whole check: if it does not suffice, the result is [`Verdict::Undecided`].
//!
//! ```
//! use urn_registry::grammar::{Budget, Limits, Verdict, read};
//!
//! let grammar = read("lamp = place \":\" number\nplace = 2ALPHA\nnumber = 1*DIGIT").unwrap().grammar;
//! let lamps = grammar.compile(None, &Limits::default()).unwrap();
//! let mut budget = Budget::new(10_000);
//! assert_eq!(lamps.verdict("fi:12", &mut budget), Verdict::Yes);
//!
//! let Verdict::No { at, expected, .. } = lamps.verdict("fi:x", &mut budget) else { panic!() };
//! assert_eq!((at, expected), (3, vec!["a digit".to_owned()]));
//!
//! let parts = lamps.rule_matches("fi:12", &mut budget);
//! assert_eq!((parts[1].rule.as_str(), parts[1].range.clone()), ("place", 0..2));
//! ```

mod automaton;
mod changes;
mod chart;
mod compare;
mod compiled;
mod extent;
mod input;
mod lean;
mod limits;
mod lines;
mod marked;
mod network;
pub mod node;
mod parse;
mod prefix;
mod read;
mod regex;
pub mod repair;
pub mod rules;
mod ruleset;
mod sample;
mod tokens;
mod verdict;

pub use changes::{Change, changes};
pub use compare::{Difference, NssCompatibility, compare};
pub use compiled::{Compiled, MatchResult};
pub use extent::Extent;
pub use limits::{Budget, DEPTH_MAX, GRAMMAR_BYTES_MAX, Limits, REPAIRS_MAX, REPEAT_MAX, RULE_BYTES_MAX, RULES_MAX};
pub use marked::RuleMarker;
pub use node::{Node, Rule};
pub(crate) use read::rule_lines;
pub use read::{FoundRules, ParsedGrammar, find_rules, read};
pub use regex::NoRegex;
pub use repair::{Error, Repair};
pub use ruleset::Grammar;
pub use verdict::{RuleMatch, Uncompiled, UndecidedReason, Verdict};
