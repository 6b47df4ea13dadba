//! Sample values for the view types in `rules.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for RulesCard {
    fn sample() -> Self {
        Self {
            problems: vec!["The rule nss is missing".into()],
            facts: vec![("Letters".into(), "compare as the same".into())],
            abnf: "nss = country \":\" 1*ALPHA\ncountry = 2ALPHA".into(),
            repairs: vec!["Line 2: = instead of ::=".into()],
            strangers: vec!["https://lights.example/x".into()],
            names: sample(),
            disagreeing: 3,
            samples: vec!["urn:lighthouse:no:aa".into()],
            breaks: sample(),
            effect: "Names are checked with these rules.".into(),
            not_tested: None,
            public: true,
            unfolded: true,
        }
    }
}

impl Sample for NameRow {
    fn sample() -> Self {
        Self {
            urn: "urn:lighthouse:no:utsira".into(),
            tag: "ok",
            word: "Passed".into(),
            wanted: "valid".into(),
            agrees: true,
            said: "the country is missing".into(),
        }
    }
}

impl Sample for BreakRows {
    fn sample() -> Self {
        Self {
            tag: "look",
            word: "Would break".into(),
            sentence: "Two names of the old rules are none of the new ones.".into(),
            lost: vec!["no:UTSIRA".into()],
            gained: vec!["utsira:no".into()],
        }
    }
}
