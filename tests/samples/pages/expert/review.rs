//! Sample values for the views of `review.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ReviewPage, DisclosePage);

impl Sample for ReviewPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            script: "/static/review.js".into(),
            done: "Saved.",
            notice: sample(),
            head: sample(),
            unchanged: None,
            glance: sample(),
            status: sample(),
            closed: Some(("Declined, 4 December 2026".into(), Some("/requests/R-2026-0017/decision".into()))),
            conflict: Some(Conflict::WaiverAsked),
            comparison: sample(),
            checks: sample(),
            beside: Beside::default(),
            document: sample(),
            general: (sample(), sample()),
            discussion: Discussion { index: sample(), positions: sample(), ..Discussion::default() },
            proposal: sample(),
            decision: sample(),
            acts: sample(),
            comment: Some(CommentForm {
                is_approved: true,
                field: FormField::area("comment", "Comment", "The draft says so in section 2", 4),
            }),
            position: sample(),
            history: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            done: "",
            notice: None,
            head: Head::default(),
            glance: Glance { open: 0, first_open: None, discusses: 0, own: None, minutes: 1 },
            closed: None,
            conflict: None,
            comparison: None,
            checks: vec![],
            document: Document::default(),
            general: (Talk::default(), vec![]),
            discussion: Discussion::default(),
            proposal: None,
            decision: None,
            acts: vec![],
            comment: None,
            position: None,
            history: vec![],
            ..Self::sample()
        };
        let decides = Some(DecisionForm { report: false, quorum: String::new(), ..sample() });
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("to-review", Self { conflict: None, decision: decides, comment: None, ..Self::sample() }),
            ("in-conflict", Self { conflict: Some(Conflict::Declared), decision: None, position: None, ..Self::sample() }),
        ]
    }
}

impl Sample for Glance {
    fn sample() -> Self {
        let own = OwnPosition { stance: "Discuss".into(), snapshot: SnapshotNo::FIRST, live: true, objects: true };
        Self { minutes: 3, open: 3, first_open: Some("syntax".into()), discusses: 1, own: Some(own) }
    }
}

impl Sample for Comparison {
    fn sample() -> Self {
        let bases = vec![2.into(), SnapshotNo::FIRST];
        Self { map: sample(), base: "1".into(), bases, note: "Names of before 1900 have no year.".into() }
    }
}

impl Sample for DeclineProposal {
    fn sample() -> Self {
        Self { reasons: "Edda Berg".into(), outdated: None, may_concur: true, points: sample() }
    }
}

impl Sample for DecisionForm {
    fn sample() -> Self {
        Self {
            approve: true,
            decline: true,
            report: true,
            quorum: "One more position is needed.".into(),
            early: "The discussion was scheduled until 15 December 2026.".into(),
            reasons: FormField::area("reasons", "Reasons", "The syntax is clear, and names are never given twice.", 4),
            appeal_answer: Some(FormField::area("appeal_answer", "Answer to the grounds of the appeal", "", 4)),
            assessed: (3, 10),
        }
    }
}

impl Sample for PositionForm {
    fn sample() -> Self {
        Self {
            fast: true,
            is_wrong: true,
            drafted: 3,
            stance: "approve".into(),
            reasons: FormField::area("position_reasons", "Position reasons", "", 4),
            redacted: "An operator redacted part of this draft.".into(),
            is_secondary: true,
        }
    }
}

impl Sample for DisclosePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: None,
            head: sample(),
            registrant: "Society of Lighthouse Keepers".into(),
            minutes: 3,
            asked: true,
            declined: true,
            interest: "none".into(),
            reason: FormField::area("reason", "Reasons", "The old list named it twice.", 4),
            acts: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { asked: false, declined: false, acts: vec![], ..Self::sample() };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("asked", Self { declined: false, interest: String::new(), ..Self::sample() }),
        ]
    }
}
