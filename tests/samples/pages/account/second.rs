//! Sample values for the views in `second.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(SetUpPage, HasPage, CodesPage);

impl Sample for SetUpPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            needed: true,
            field: FormField::text("code", "Code", "123456").complete("one-time-code"),
            continuation: sample(),
            qr: "M0 0h1v1H0z".into(),
            qr_side: 33,
            secret: "ABCD EFGH IJKL MNOP".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { needed: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for HasPage {
    fn sample() -> Self {
        Self { shell: sample(), left: 3, needed: true, old_key: true }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { needed: false, old_key: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for CodesPage {
    fn sample() -> Self {
        Self { shell: sample(), codes: vec!["k3n7-x9pq".into()], continuation: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { codes: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
