//! Sample values for fields and collapsible forms and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(FormField, ActForm);

impl Sample for FormField {
    fn sample() -> Self {
        Self { error: Some("Say why".into()), ..Self::area("reason", "Reasons", "", 4).hint("One sentence is enough") }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let line = Self::text("name", "Your name", "Rita Lindgren").complete("name");
        vec![("full", Self::sample()), ("line", line)]
    }
}

impl Sample for Choice {
    fn sample() -> Self {
        Self { value: "registrant".into(), words: "As the registrant".into(), chosen: true }
    }
}

impl Sample for ActForm {
    fn sample() -> Self {
        Self {
            title: "Withdraw the request".into(),
            intro: "Everybody can read why.".into(),
            action: "/requests/R-2026-0017/withdraw".into(),
            hidden: vec![("revision", "3".into())],
            choice: ("role", "As whom".into(), sample()),
            choice_error: Some("Choose one".into()),
            fields: sample(),
            button: "Withdraw it".into(),
            open: true,
        }
    }
}
