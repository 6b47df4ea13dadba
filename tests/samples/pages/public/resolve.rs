//! Sample values for the views in `resolve.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ResolvePage);

impl Sample for ResolvePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            urn_value: "urn:lighthouse:no:utsira".into(),
            heading: "Where it is".into(),
            good: true,
            services: vec![("I2L", "Where it is".into(), true), ("I2C", "What it is".into(), false)],
            profiles: vec![("rfc8141", "RFC 8141".into(), true), ("rfc2141", "RFC 2141".into(), false)],
            fault: Some("A URN begins with urn:".into()),
            answer: sample(),
            slots: vec![("r".into(), "r-component".into(), "".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare =
            Self { good: false, services: vec![], profiles: vec![], fault: None, answer: None, slots: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Answer {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            namespace: Some("Lighthouses".into()),
            best: sample(),
            choices: sample(),
            parts: sample(),
            notes: sample(),
            wishes: vec!["a description".into()],
            refused: vec!["r: nothing takes it".into()],
            check: "/check?urn=urn:lighthouse:no:utsira".into(),
            programs: vec!["curl https://registry.example/uri-res/N2L?urn:lighthouse:no:utsira".into()],
        }
    }
}

impl Sample for ChoiceRow {
    fn sample() -> Self {
        Self {
            target: "https://lights.example/no/utsira".into(),
            service: "I2L",
            gives: "the resource".into(),
            kind: "redirects".into(),
            holder: "Society of Lighthouse Keepers".into(),
            source: "the registration".into(),
            note: "Names of before 1900 have no year.".into(),
            irregular: true,
            components: vec!["q-component passed on".into()],
        }
    }
}
