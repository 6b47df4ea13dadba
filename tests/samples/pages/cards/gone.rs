//! Made-up values of what is shown in `gone.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for GoneCard {
    fn sample() -> Self {
        Self {
            name: "Rita Lindgren".into(),
            gone: "1 December 2026".into(),
            reason: "The old list named it twice.".into(),
            surrogate: Some(("https://lights.example/gone/utsira".into(), "https://lights.example/gone/utsira".into())),
            part: "no".into(),
            register: "https://lights.example/no/register".into(),
            recorded: "1 December 2026".into(),
            page: "/gone?urn=urn:lighthouse:no:utsira".into(),
        }
    }
}
