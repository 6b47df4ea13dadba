//! Grammars in ABNF (RFC 5234, RFC 7405): read as people write them, matched with a reason, compared.
//!
//! The Syntax section of a registration (RFC 8141 §6.4.2) says in ABNF what the names of a namespace look like. This room
//! reads such rules, and says of every repair what it was ([`repair`]); knows the rules everybody may use ([`rules`]);
//! takes a name apart ([`Compiled::parts`]), says where and why one does not fit ([`Compiled::verdict`]), makes up names
//! ([`Compiled::samples`], [`Compiled::shortest`]), and finds the names on which two grammars differ ([`compare()`]).
//!
//! How it works: rules become a network of states, one small automaton a rule, in which a rule may call
//! another. Where no rule comes back to itself the calls are unfolded and the whole becomes one deterministic automaton,
//! which answers yes or no in a step a character. Everything else (recursion, where a name stops fitting, which rule read
//! which part) is found by a chart over the network (Earley's method), whose work is bounded for any grammar.
//!
//! A stranger writes both grammar and names. So every limit is a constant or an argument, and one [`Budget`] of steps is
//! handed through a whole check: what it does not suffice for is [`Verdict::Undecided`], never a wait.
//!
//! ```
//! use nidreg::grammar::{Budget, Limits, Verdict, read};
//!
//! let grammar = read("lamp = place \":\" number\nplace = 2ALPHA\nnumber = 1*DIGIT").unwrap().grammar;
//! let lamps = grammar.compile(None, &Limits::default()).unwrap();
//! let mut budget = Budget::new(10_000);
//! assert_eq!(lamps.verdict("fi:12", &mut budget), Verdict::Yes);
//!
//! let Verdict::No { at, expected, .. } = lamps.verdict("fi:x", &mut budget) else { panic!() };
//! assert_eq!((at, expected), (3, vec!["a digit".to_owned()]));
//!
//! let parts = lamps.parts("fi:12", &mut budget);
//! assert_eq!((parts[1].rule.as_str(), parts[1].range.clone()), ("place", 0..2));
//! ```

mod automaton;
mod changes;
mod chart;
mod compare;
mod compiled;
mod input;
mod lean;
mod limits;
mod lines;
mod marked;
mod network;
pub mod node;
mod parse;
mod read;
mod regex;
pub mod repair;
pub mod rules;
mod ruleset;
mod sample;
mod tokens;
mod verdict;

pub use changes::{Change, changes};
pub use compare::{Difference, Within, compare};
pub use compiled::{Compiled, Fit};
pub use limits::{BYTES_MAX, Budget, DEPTH_MAX, Limits, REPAIRS_MAX, REPEAT_MAX, RULE_MAX, RULES_MAX};
pub use marked::Marked;
pub use node::{Node, Rule};
pub use read::{Found, Read, find, read, rule_lines};
pub use regex::NoRegex;
pub use repair::{Error, Repair};
pub use ruleset::Grammar;
pub use verdict::{Part, Uncompiled, Verdict, Why};
