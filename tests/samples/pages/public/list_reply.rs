//! Sample values for the views of `list_reply.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ListReplyPage);

impl Sample for ListReplyPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            post: ListedEmail {
                id: "0190".into(),
                author: "Lou Reader".into(),
                body: "The names overlap with those of lightships.".into(),
                archive: Some("https://lists.registry.example/urn/2026/12/17".into()),
                at: jiff::Timestamp::UNIX_EPOCH,
            },
            at: "2026-12-04 10:20".into(),
            comment: sample(),
            action: "/requests/R-2026-0017/list/0190".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let mut bare = Self::sample();
        bare.post.archive = None;
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
