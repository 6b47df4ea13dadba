//! Sample values for the view in `request.rs`, and its snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ShowPage);

impl Sample for ShowPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            head: sample(),
            sent: Some(("Your answer was sent.".into(), Some("The discussion lasts until 1 January.".into()))),
            status: sample(),
            waits: vec!["12 days".into()],
            decision: sample(),
            strip: sample(),
            links: vec![("/requests/R-2026-0017/edit".into(), "Edit the text".into())],
            queued: Some(("/desk/R-2026-0018".into(), "urn:buoy".into())),
            discussion: Discussion::default(),
            comment: Some(FormField::area("comment", "Comment", "The draft says so in section 2", 4)),
            acts: sample(),
            report: Some("The names are persistent.".into()),
            changes: Changes::default(),
            beside: Beside::default(),
            text: Text {
                revisions: vec![2.into(), SnapshotNo::FIRST],
                note: "Names of before 1900 have no year.".into(),
                fields: sample(),
            },
            history: sample(),
            removal: Some(Removal::Withdraw),
            list: Some("urn@lists.registry.example".into()),
            follow: Follow::Start,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let in_public = Self {
            sent: None,
            waits: vec![],
            links: vec![],
            queued: None,
            comment: None,
            acts: vec![],
            removal: None,
            follow: Follow::SignIn,
            ..Self::sample()
        };
        let draft = Text { revisions: vec![], note: String::new(), fields: sample() };
        vec![
            ("full", Self::sample()),
            ("in-public", in_public),
            ("draft", Self { text: draft, decision: None, report: None, removal: Some(Removal::Delete), ..Self::sample() }),
            ("followed", Self { follow: Follow::Stop, list: None, strip: None, head: Head::default(), ..Self::sample() }),
            ("team", Self { follow: Follow::Anyway, ..Self::sample() }),
        ]
    }
}

impl Sample for History {
    fn sample() -> Self {
        Self { events: vec![], searched: "lightships".into(), whole: "/requests/R-2026-0017#history".into() }
    }
}
