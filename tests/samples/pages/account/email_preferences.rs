//! Sample values for the views of `email_preferences.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(PreferencesPage);

impl Sample for PreferencesPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            email: "rita@lights.example".into(),
            action: "/account/emails".into(),
            topics: sample(),
            requests: sample(),
            languages: Lang::ALL.map(|lang| (lang, lang == Lang::En)),
            always: vec!["Questions to you".into()],
            saved: true,
            account: true,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { topics: vec![], requests: vec![], always: vec![], saved: false, account: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for TopicRow {
    fn sample() -> Self {
        Self { name: "questions", words: "Questions and answers".into(), comes: true, when: "At once".into() }
    }
}
