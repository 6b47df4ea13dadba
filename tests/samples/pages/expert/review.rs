//! Sample values for the views of `review.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ReviewPage, DisclosePage);

impl Sample for ReviewPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            script: "/static/review.js".into(),
            faults: sample(),
            done: "Saved.",
            notice: sample(),
            state: "Declined",
            closed_since: Some("4 December 2026".into()),
            decision_href: Some("/requests/R-2026-0017/decision".into()),
            facts: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            kind: "formal",
            way: "expert review",
            fast: true,
            turn: Some("experts"),
            steps: sample(),
            overlays: vec![("On hold".into(), "until 4 March 2027".into(), Some("/contention/lighthouse".into()))],
            snapshot: 2.into(),
            minutes: 3,
            note: "Names of before 1900 have no year.".into(),
            conflicted: true,
            waiver_asked: true,
            in_review: true,
            is_open: true,
            can_decide: true,
            can_decline: true,
            can_report: true,
            decides_appeal: true,
            quorum: "One more position is needed.".into(),
            early: "The discussion was scheduled until 15 December 2026.".into(),
            unnamed: vec!["Sven Dahl".into()],
            checks: sample(),
            map: sample(),
            base: "1".into(),
            bases: vec![2.into(), SnapshotNo::FIRST],
            only_open: true,
            first_open: Some("syntax".into()),
            sections_seen: (3, 10),
            document: sample(),
            own: sample(),
            discusses: 1,
            open: 3,
            position_wrong: true,
            general: sample(),
            general_drafts: sample(),
            beside: (sample(), sample()),
            discussion: sample(),
            asked: vec!["Does the list hold lightships?".into()],
            drafted: 3,
            stance: "approve".into(),
            position_reasons: FormField::area("position_reasons", "Position reasons", "", 4),
            position_redacted: "An operator redacted part of this draft.".into(),
            reasons: FormField::area("reasons", "Reasons", "The syntax is clear, and names are never given twice.", 4),
            assessed: (3, 10),
            proposal: Some(DeclineProposal { reasons: "Edda Berg".into(), outdated: None, may_concur: true, points: sample() }),
            is_approved: true,
            comment: FormField::area("comment", "Comment", "The draft says so in section 2", 4),
            acts: sample(),
            history: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            faults: vec![],
            facts: vec![],
            fast: false,
            turn: None,
            steps: vec![],
            overlays: vec![],
            notice: None,
            state: "Expert review",
            closed_since: None,
            decision_href: None,
            conflicted: false,
            waiver_asked: false,
            in_review: false,
            is_open: false,
            can_decide: false,
            can_decline: false,
            can_report: false,
            decides_appeal: false,
            unnamed: vec![],
            checks: vec![],
            map: AnswerCard::of_field(&Template::default(), Field::Registrant),
            bases: vec![],
            only_open: false,
            first_open: None,
            document: Document::default(),
            own: None,
            discusses: 0,
            open: 0,
            position_wrong: false,
            general_drafts: vec![],
            asked: vec![],
            position_redacted: String::new(),
            assessed: (0, 10),
            proposal: None,
            acts: vec![],
            history: vec![],
            ..Self::sample()
        };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("to-review", Self { faults: vec![], conflicted: false, can_report: false, done: "", ..Self::sample() }),
            ("to-report", Self { faults: vec![], conflicted: false, can_decide: false, done: "", ..Self::sample() }),
        ]
    }
}

impl Sample for DisclosePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: None,
            faults: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            kind: "formal",
            registrant: "Society of Lighthouse Keepers".into(),
            minutes: 3,
            asked: true,
            declined: true,
            is_lead: true,
            interest: "none".into(),
            anonymous: true,
            reason: FormField::area("reason", "Reasons", "The old list named it twice.", 4),
            acts: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            faults: vec![],
            asked: false,
            declined: false,
            is_lead: false,
            anonymous: false,
            acts: vec![],
            ..Self::sample()
        };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("asked", Self { faults: vec![], declined: false, interest: String::new(), ..Self::sample() }),
        ]
    }
}

impl Sample for OwnPosition {
    fn sample() -> Self {
        Self { stance: "Discuss".into(), snapshot: SnapshotNo::FIRST, live: true, objects: true }
    }
}
