//! Sample values for the view types in `parts.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for PartRow {
    fn sample() -> Self {
        Self {
            prefix: "no:".into(),
            href: "/requests/R-2026-0017".into(),
            has_parts: true,
            country: "Norway".into(),
            holder: "Society of Lighthouse Keepers".into(),
            policy: "https://lights.example/no/policy".into(),
            register: "https://lights.example/no/register".into(),
            resolver: "https://lights.example/find?{urn}".into(),
            template: "https://lights.example/{nss}".into(),
            in_use: true,
            case: "letters compare as the same".into(),
            source: "the registration".into(),
            note: "Names of before 1900 have no year.".into(),
        }
    }
}
