//! What somebody types with an act, as far as a guard looks at it. Each act says what of it counts.

use crate::cases::Track;
use crate::cases::criteria::Judged;
use crate::people::AccountId;
use crate::reviews::SnapshotNo;

/// What is typed with an act.
#[derive(Debug, Clone, Copy, Default)]
pub struct Input<'a> {
    /// The reason, question or answer, as it came.
    pub words: &'a str,
    /// The text that was before their eyes.
    pub snapshot: SnapshotNo,
    /// The revision of the draft that was before their eyes.
    pub revision: i64,
    /// Whether the draft goes with it.
    pub draft: bool,
    /// The experts who are asked.
    pub experts: &'a [AccountId],
    /// What is said of each point (RFC 8141 §5.1, §6.4).
    pub judged: Judged,
    /// What is typed to confirm a publication.
    pub confirm: &'a str,
    /// The number of another request.
    pub other: &'a str,
    /// The procedure that is chosen; none for the one before.
    pub track: Option<&'a Track>,
}

impl<'a> Input<'a> {
    /// Words and nothing else.
    pub fn saying(words: &'a str) -> Self {
        Self { words, ..Self::default() }
    }

    /// About a text and nothing else.
    pub fn on(snapshot: SnapshotNo) -> Self {
        Self { snapshot, ..Self::default() }
    }

    /// The words as they are kept.
    pub fn tidy(&self) -> String {
        crate::template::tidy(self.words)
    }
}
