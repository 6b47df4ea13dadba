//! Extracts a registration template from the texts in which it arrives in practice.
//!
//! The reader processes lines: it skips page headers and footers of RFCs and Internet-Drafts, finds the lines that are labels
//! ([`super::labels`]), and assigns to each field the lines up to the next label. In a text that lost its line breaks, it finds
//! the same labels within the running text. Every non-blank line ends up in a field or in `unplaced`; nothing is dropped.
//!
//! The work is linear in the length of the text; longer texts than [`super::MAX_BYTES`] or [`super::MAX_LINES`] are rejected
//! first.

mod bytes;
mod collect;
mod inline;
mod label;
mod lines;
mod reading;
mod sections;
#[cfg(test)]
mod tests;
mod text;

pub use bytes::{UPLOAD_MAX, UploadReading, read_bytes};
pub use reading::{
    FoundLabel, NidCandidatesJson, OutsideSection, Reading, ReadingJson, SectionForEmptyField, TemplateForm, Unplaced, Unreadable,
};
pub use text::{read, read_submitted};
