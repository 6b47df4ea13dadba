//! Sample values for narrow pages, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(NarrowPage);

impl Sample for NarrowPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            title: "Reset password".into(),
            lede: "Enter the address of your account.".into(),
            text: vec!["The link is valid for one hour.".into()],
            form: Some(ActForm { title: Phrase::default(), action: String::new(), ..sample() }),
            link: Some(("/sign-in".into(), "Sign in".into())),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { text: vec![], form: None, link: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
