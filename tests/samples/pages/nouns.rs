//! Sample values for types of lower layers that pages show.

use crate::actions::answers::Answer;
use crate::cases::team::Member;
use crate::http::sample::{Sample, sample};
use crate::ids::RequestNumber;
use crate::mail::InboundFate;
use crate::mail::single::queries::Missing;
use crate::registry::marks::Statement;
use jiff::civil::date;
use urn_registry::resolution::caution::Note;

impl Sample for Answer {
    fn sample() -> Self {
        Self {
            number: RequestNumber::new(2026, 17),
            fate: InboundFate::ALL[0],
            unproved: false,
            position: None,
            body: "Yes, the list holds lightships.".into(),
            cut: "> Does the list hold lightships?".into(),
            name: "Rita Lindgren".into(),
            due_at: Some(sample()),
        }
    }
}

impl Sample for Member {
    fn sample() -> Self {
        Self { id: "0190".into(), name: "Ada Lund".into(), email: "ada@lights.example".into() }
    }
}

impl Sample for Missing {
    fn sample() -> Self {
        Self { count: 2, why: "5.1.1 no such person".into(), paused: true }
    }
}

impl Sample for Statement {
    fn sample() -> Self {
        Self { reason: "The society uses another one.".into(), since: date(2026, 12, 1) }
    }
}

impl Sample for Note {
    fn sample() -> Self {
        Self {
            code: "percent",
            at: Some(18),
            message: "A percent sign begins a code of two digits.".into(),
            clause: "RFC 8141 section 2",
        }
    }
}
