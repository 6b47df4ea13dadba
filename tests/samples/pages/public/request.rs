//! Sample values for the views in `request.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ShowPage);

impl Sample for ShowPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            kind: "formal".into(),
            state: "Under review".into(),
            turn: Some("experts"),
            steps: sample(),
            next: "The experts take positions.".into(),
            sent: Some(("Your answer was sent.".into(), Some("The discussion lasts until 1 January.".into()))),
            mine: true,
            is_draft: true,
            may_edit: true,
            may_withdraw: true,
            may_delete: true,
            question: "Does the list hold lightships?".into(),
            comment: FormField::area("comment", "Comment", "The draft says so in section 2", 4),
            waits: vec!["12 days".into()],
            unconfirmed: Some("The answer of 4 December is not confirmed.".into()),
            is_private: true,
            decline_proposed: true,
            decision: sample(),
            faults: sample(),
            list: "urn@lists.registry.example".into(),
            edit_href: "/requests/R-2026-0017/edit".into(),
            can_review: true,
            can_operate: true,
            queued: Some(("/desk/R-2026-0018".into(), "urn:buoy".into())),
            registered_href: Some("/namespaces/lighthouse/1".into()),
            facts: sample(),
            overlays: vec![("On hold".into(), "until 4 March 2027".into(), Some("/contention/lighthouse".into()))],
            strip: sample(),
            acts: sample(),
            report: Some(("International Association of Lighthouses".into(), "The names are persistent.".into())),
            snapshot: Some(2.into()),
            texts: vec![2.into(), SnapshotNo::FIRST],
            note: "Names of before 1900 have no year.".into(),
            fields: sample(),
            diff_title: "What is different from text 1".into(),
            diff: sample(),
            pledges: sample(),
            rules: sample(),
            consent: sample(),
            discussion: sample(),
            history: sample(),
            follow: "start",
            searched: "/find?q=lighthouse".into(),
            whole_history: "/requests/R-2026-0017#history".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            decline_proposed: false,
            turn: None,
            steps: vec![],
            mine: false,
            is_draft: false,
            may_edit: false,
            may_withdraw: false,
            may_delete: false,
            waits: vec![],
            unconfirmed: None,
            decision: None,
            faults: vec![],
            can_review: false,
            can_operate: false,
            queued: None,
            registered_href: None,
            facts: vec![],
            overlays: vec![],
            strip: None,
            acts: vec![],
            report: None,
            snapshot: None,
            texts: vec![],
            fields: vec![],
            diff: vec![],
            pledges: None,
            rules: None,
            consent: None,
            history: vec![],
            follow: "sign-in",
            ..Self::sample()
        };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            (
                "in-public",
                Self {
                    is_draft: false,
                    mine: false,
                    may_edit: false,
                    may_withdraw: false,
                    may_delete: false,
                    faults: vec![],
                    can_review: false,
                    can_operate: false,
                    ..Self::sample()
                },
            ),
        ]
    }
}
