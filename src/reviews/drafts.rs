//! The unsent review of an expert. It is private, and stored as one JSON value for each request and expert.

use crate::ids::{RevisionNumber, ThreadId};
use crate::reviews::ThreadAnchor;
use crate::store::typed::stored_as_json;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An unsent comment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CommentDraft {
    pub id: String,
    /// The revision it was written on.
    pub revision_number: RevisionNumber,
    /// The thread it replies to.
    pub thread_id: Option<ThreadId>,
    pub anchor: ThreadAnchor,
    pub body: String,
    pub suggestion: Option<String>,
}

/// An unsent review.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReviewDraft {
    /// The comments, oldest first.
    pub comments: Vec<CommentDraft>,
    /// The name of the verdict, and its reasons.
    pub verdict: Option<(String, String)>,
    /// The revision in which each field was marked as viewed, by its key.
    pub viewed: BTreeMap<String, RevisionNumber>,
}

stored_as_json!(ReviewDraft as "review draft");
