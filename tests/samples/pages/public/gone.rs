//! Sample values for the views in `gone.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(GonePage);

impl Sample for GonePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            urn_value: "urn:lighthouse:no:utsira".into(),
            check: "/check?urn=urn%3Alighthouse%3Ano%3Autsira".into(),
            lead: "/resolve?urn=urn%3Alighthouse%3Ano%3Autsira".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { urn_value: String::new(), ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
