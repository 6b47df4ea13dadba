//! Sample values for the views in `address.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(AddressPage);

impl Sample for AddressPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            title: "Confirm your new address".into(),
            name: "Rita Lindgren".into(),
            is_own: true,
            is_new: true,
            address: "rita@lights.example".into(),
            until: "4 March 2027".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        vec![
            ("full", Self::sample()),
            ("undo", Self { is_new: false, ..Self::sample() }),
            ("another", Self { is_own: false, ..Self::sample() }),
        ]
    }
}
