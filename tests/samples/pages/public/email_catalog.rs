//! Sample values for the views of `email_catalog.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(EmailCatalogPage, PartPage);

impl Sample for EmailCatalogPage {
    fn sample() -> Self {
        Self { shell: sample(), count: 3, parts: sample(), fates: "published".into() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { parts: vec![], fates: Phrase::default(), ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for PartPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            title: "The review".into(),
            story: "A request comes in and is reviewed.".into(),
            ways: sample(),
            emails: sample(),
            before: Some(("/help/emails/account".into(), "Accounts".into())),
            next: Some(("/help/emails/desk".into(), "At the desk".into())),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { ways: vec![], emails: vec![], before: None, next: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for PartRow {
    fn sample() -> Self {
        Self {
            href: "/requests/R-2026-0017".into(),
            title: "Lighthouses".into(),
            story: "A request comes in and is reviewed.".into(),
            emails: sample(),
        }
    }
}

impl Sample for Line {
    fn sample() -> Self {
        Self { href: "/help/emails/review#question".into(), english: false, subject: "Answer a question".into() }
    }
}

impl Sample for WayRow {
    fn sample() -> Self {
        Self {
            from: "the registrant".into(),
            words: "Yes, the list holds lightships.",
            fate: "published".into(),
            then: "The comment is published.".into(),
            answer: sample(),
        }
    }
}

impl Sample for Shown {
    fn sample() -> Self {
        Self {
            code: "question",
            english: false,
            subject: "[R-2026-0017] urn:lighthouse: answer a question".into(),
            when: "when somebody asks".into(),
            to: "the registrant".into(),
            besides: vec!["the list".into()],
            text: "Dear Rita Lindgren,\n\nEdda Berg asks you a question.".into(),
        }
    }
}
