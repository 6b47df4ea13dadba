//! Sample values and snapshot tests for the views in `external_sign_in.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(LinkPage);

impl Sample for LinkPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            title: "Do the two belong together?".into(),
            action: "/sign-in/elsewhere/link".into(),
            provider: "University of Exampleton".into(),
            called: "rita.lindgren".into(),
            email: "rita@lights.example".into(),
            is_new: true,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { is_new: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
