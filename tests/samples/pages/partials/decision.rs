//! Sample values for the types of `decision.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for DecisionCard {
    fn sample() -> Self {
        Self {
            number: 2,
            what: "approved".into(),
            by: "Edda Berg".into(),
            when: "4 December 2026".into(),
            ended: "Overturned on appeal on 9 January 2027.".into(),
            text: Some(2),
            text_href: "/requests/R-2026-0017/texts/2".into(),
            plain_href: "/requests/R-2026-0017/revisions/2.txt".into(),
            fingerprint: "9f86d081884c7d65".into(),
            href: "/requests/R-2026-0017/decisions/2".into(),
            reasons: "The syntax is clear, and names are never given twice.".into(),
            cited: vec![("RFC 8141 section 6.4.2".into(), "https://www.rfc-editor.org/rfc/rfc8141#section-6.4.2".into())],
            points: sample(),
            discussion: "Day 3 of 14; scheduled until 15 December 2026".into(),
            settles: true,
            then: sample(),
        }
    }
}

impl Sample for Then {
    fn sample() -> Self {
        Self { positions: sample(), threads: sample(), sha256: Some("9f86d081884c7d65".into()) }
    }
}

impl Sample for PositionThen {
    fn sample() -> Self {
        Self {
            expert: "Edda Berg".into(),
            stance: "discuss".into(),
            tag: "tag-warn",
            snapshot: 2,
            objects: true,
            live: true,
            in_office: true,
            reasons: "The syntax allows lightships.".into(),
            answer: Some("The syntax allows no lightships now.".into()),
        }
    }
}

impl Sample for ThreadThen {
    fn sample() -> Self {
        Self { href: "/requests/R-2026-0017#t-0190".into(), about: "Syntax".into(), by: "Edda Berg".into() }
    }
}
