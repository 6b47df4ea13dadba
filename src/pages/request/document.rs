//! The text as an expert reads it: one document, with the threads, draft comments and findings of each section beside it.

use crate::clock;
use crate::history::redactions::GAP;
use crate::pages::partials::cautions::{Caution, cautions};
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::fields::{TextRun, text_runs};
use crate::pages::partials::threads::ThreadList;
use crate::pages::request::loaded::ReviewData;
use crate::requests::guidance;
use crate::requests::viewer::RequestView;
use crate::reviews::drafts::CommentDraft;
use crate::reviews::{Passage, passages};
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// A comment that is not submitted yet.
pub(super) struct DraftCommentRow {
    pub(super) id: String,
    pub(super) about: Phrase,
    pub(super) quote: String,
    pub(super) body: String,
    pub(super) suggestion: Option<String>,
    /// Notes that it was redacted; empty otherwise.
    pub(super) redacted: String,
}

/// A passage with the open threads that quote it.
pub(super) struct PassageRow {
    pub(super) text: String,
    pub(super) runs: Vec<TextRun>,
    pub(super) apart: bool,
    pub(super) open: usize,
    /// The first of these threads.
    pub(super) first: String,
}

/// A section with what belongs to it.
pub(super) struct SectionCard {
    pub(super) key: &'static str,
    pub(super) label: &'static str,
    pub(super) changed: bool,
    pub(super) viewed: bool,
    /// Whether the registrant writes it; the other sections are set by the procedure.
    pub(super) written: bool,
    pub(super) runs: Vec<TextRun>,
    pub(super) passages: Vec<PassageRow>,
    pub(super) prompts: &'static [&'static str],
    pub(super) cautions: Vec<Caution>,
    /// The number of automatic findings.
    pub(super) checks: usize,
    pub(super) threads: ThreadList,
    pub(super) drafts: Vec<DraftCommentRow>,
}

/// The sections of a revision.
#[derive(Default)]
pub(super) struct ReviewDocument {
    /// The changes since the revision that the text is compared with.
    pub(super) changes: Vec<DiffCard>,
    pub(super) cards: Vec<SectionCard>,
    /// Sections that are empty or "None", unchanged, and without comments.
    pub(super) blank: Vec<SectionCard>,
}

impl ReviewDocument {
    /// The number of sections written by the registrant that are marked as seen, and the number of all such sections.
    pub(super) fn viewed(&self) -> (usize, usize) {
        let written = || self.cards.iter().filter(|card| card.written);
        (written().filter(|card| card.viewed).count(), written().count())
    }
}

/// Whether a section has no content.
fn is_empty_text(text: &str) -> bool {
    let text = text.trim().trim_end_matches('.').to_ascii_lowercase();
    matches!(text.as_str(), "" | "none" | "n/a" | "not applicable")
}

/// Notes that an operator redacted unsent text; empty if nothing was removed from it.
pub(super) fn redaction_note(texts: &[&str], review: &ReviewData) -> String {
    match review.redacted_on {
        Some(on) if texts.iter().any(|text| text.contains(GAP)) => {
            Phrase::new("review-draft-redacted").arg("gap", GAP).arg("at", clock::spelled(on)).to_string()
        }
        _ => String::new(),
    }
}

pub(super) fn draft_comment_row(draft: &CommentDraft, review: &ReviewData) -> DraftCommentRow {
    DraftCommentRow {
        redacted: redaction_note(&[&draft.anchor.quote, &draft.body, draft.suggestion.as_deref().unwrap_or_default()], review),
        id: draft.id.clone(),
        about: draft.anchor.field.map_or_else(|| Phrase::new("word-general-comment"), |field| field.label().into()),
        quote: draft.anchor.quote.clone(),
        body: draft.body.clone(),
        suggestion: draft.suggestion.clone(),
    }
}

fn passage_row(field: Field, passage: Passage, threads: &ThreadList) -> PassageRow {
    let on: Vec<_> = threads.open.iter().filter(|thread| passage.is_quoted(&thread.quote.to_string())).collect();
    PassageRow {
        open: on.len(),
        first: on.first().map(|thread| thread.id.clone()).unwrap_or_default(),
        runs: text_runs(field, &passage.text),
        text: passage.text,
        apart: passage.apart,
    }
}

/// The current revision, section by section. Removes the threads of the sections from the discussion.
pub(super) fn review_document(
    (view, review): (&RequestView, &ReviewData),
    findings: &[Finding],
    threads: &mut ThreadList,
) -> ReviewDocument {
    let Some(current) = view.revisions.first().map(|current| &current.template) else { return ReviewDocument::default() };
    let mut document = ReviewDocument {
        changes: review.base.as_ref().map(|(_, base)| diff_cards(base, current)).unwrap_or_default(),
        ..ReviewDocument::default()
    };
    for field in Field::ALL {
        let text = current.text(field).to_owned();
        let own = threads.take(Some(field));
        let drafts = review.drafted.iter().filter(|draft| draft.anchor.field == Some(field));
        let drafts: Vec<_> = drafts.map(|draft| draft_comment_row(draft, review)).collect();
        let changed = document.changes.iter().any(|card| card.key == field.key());
        let marked = review.viewed.get(field.key()).copied();
        let same_as_marked = marked
            .and_then(|marked| view.revisions.iter().find(|revision| revision.number == marked))
            .is_some_and(|revision| revision.template.text(field) == text);
        let is_blank = is_empty_text(&text) && !changed && own.is_empty() && drafts.is_empty();
        let card = SectionCard {
            key: field.key(),
            label: field.label(),
            changed,
            viewed: marked == Some(view.newest_revision_number()) || same_as_marked,
            written: Field::REGISTRANT_FIELDS.contains(&field),
            passages: passages(field, &text).into_iter().map(|passage| passage_row(field, passage, &own)).collect(),
            runs: text_runs(field, &text),
            prompts: guidance::for_field(field).map_or(&[][..], |guidance| guidance.prompts),
            cautions: cautions(field),
            checks: findings.iter().filter(|finding| finding.field == Some(field.key())).count(),
            threads: own,
            drafts,
        };
        if is_blank { document.blank.push(card) } else { document.cards.push(card) }
    }
    document
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_empty_sections_and_sections_with_none_are_blank() {
        assert!(["", " \n", "None", "none.", "N/A", "Not applicable."].into_iter().all(is_empty_text));
        assert!(["None of the names is resolved.", "1", "No"].into_iter().all(|text| !is_empty_text(text)));
    }
}
