//! Made-up values of what is shown in `decision.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for DecisionCard {
    fn sample() -> Self {
        Self {
            what: "approved".into(),
            by: "Edda Berg".into(),
            when: "4 December 2026".into(),
            text: Some(2.into()),
            text_href: "/requests/R-2026-0017/texts/2".into(),
            fingerprint: "9f86d081884c7d65".into(),
            href: "/requests/R-2026-0017".into(),
            reasons: "The syntax is clear, and names are never given twice.".into(),
            cited: vec![("RFC 8141 section 6.4.2".into(), "https://www.rfc-editor.org/rfc/rfc8141#section-6.4.2".into())],
            points: sample(),
        }
    }
}
