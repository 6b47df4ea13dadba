//! Sample values for the views of `mail.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(OutboxPage, IncomingPage, MessagePage);

impl Sample for OutboxPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: sample(),
            emails: sample(),
            failing: sample(),
            chips: sample(),
            q: "lighthouse".into(),
            fate: "failed",
            next: Some("/requests?after=0190".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { notice: None, emails: vec![], failing: vec![], chips: vec![], next: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for IncomingPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: sample(),
            rows: sample(),
            all: sample(),
            subscribe: Some(("urn-request@lists.registry.example".into(), "urn@lists.registry.example".into())),
            reason: FormField::text("reason", "Reason", "Replied by telephone"),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare =
            Self { notice: None, rows: vec![], all: Table::english("Recent emails", RECENT), subscribe: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for MessagePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: sample(),
            row: sample(),
            cut: "> What becomes of the name?".into(),
            repairs: sample(),
            raw: Some("From: rita@lights.example\nSubject: Re: lightships\n\nYes.".into()),
            request: Some("R-2026-0017".into()),
            acts: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { notice: None, raw: None, request: None, acts: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for EmailRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            again: true,
            waits: true,
            recipient: "rita@lights.example".into(),
            subject: "[R-2026-0017] urn:lighthouse: answer a question".into(),
            written: "2026-12-04 10:20".into(),
            tag: "ok",
            fate: "sent".into(),
        }
    }
}

impl Sample for FailingRow {
    fn sample() -> Self {
        Self { address: "rita@lights.example".into(), words: "5.1.1 no such person, since 1 December 2026".into() }
    }
}

impl Sample for IncomingRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            sender: "rita@lights.example".into(),
            subject: "[R-2026-0017] urn:lighthouse: answer a question".into(),
            body: "What becomes of the name of a lighthouse that was taken down?".into(),
            why: "it answers nothing that is known here".into(),
            told: true,
            received: "2026-12-04 10:20".into(),
            fate: "held",
            long: true,
            chosen: true,
        }
    }
}
