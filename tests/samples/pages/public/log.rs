//! Sample values for the views of `log.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(LogPage);

impl Sample for LogPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            entries: 312,
            signed: Some(SignedRow {
                origin: "registry.example/log".into(),
                size: 312,
                root: "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328".into(),
                at: "2026-12-01 10:00 UTC".into(),
                tiles: vec!["/log/tile/entries/001.p/56".into(), "/log/tile/0/001.p/56".into()],
            }),
            unsigned: None,
            key: Some("registry.example/log+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW".into()),
            home: "https://registry.example".into(),
            ended: Vec::new(),
            kinds: Kind::ALL.map(|kind| (kind.name(), kind_words(kind))).into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { signed: None, unsigned: Some("No signing key is configured.".into()), key: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
