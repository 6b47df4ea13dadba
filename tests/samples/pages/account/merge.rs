//! Made-up values for the views of `merge.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(MergePage, SaidPage);

impl Sample for MergePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            title: "Two accounts become one".into(),
            asking: ("Rita Lindgren".into(), "rita@lights.example".into()),
            other: "r.lindgren@old.example".into(),
            is_other: true,
            ends_here: true,
            until: "4 March 2027".into(),
            from: Some("8 December 2026".into()),
            confirmed: true,
            elsewhere: true,
            sign_in: "/sign-in?next=/account".into(),
            here: "/account".into(),
            own: "/account".into(),
            object: "/account/address/object".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { is_other: false, ends_here: false, from: None, confirmed: false, elsewhere: false, ..Self::sample() };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("asked", Self { confirmed: false, from: None, elsewhere: false, ..Self::sample() }),
        ]
    }
}

impl Sample for SaidPage {
    fn sample() -> Self {
        Self { shell: sample(), title: "Look into your mailbox".into(), text: "We sent a link to rita@lights.example.".into() }
    }
}
