//! Sample values for the views in `experts.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(AppointmentsPage);

impl Sample for AppointmentsPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: None,
            rows: sample(),
            people: vec![("0190".into(), "Edda Berg".into(), true)],
            registry: "urn".into(),
            lead: "Lena Ortiz".into(),
            since: FormField::area("since", "Since", "1 December 2026", 4),
            until: FormField::area("until", "Until", "4 March 2027", 4),
            request: FormField::area("request", "Request", "R-2026-0017", 4),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { rows: vec![], people: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for AppointmentRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            name: "Edda Berg".into(),
            words: "designated expert of formal namespaces since 1 December 2026".into(),
            in_force: true,
        }
    }
}
