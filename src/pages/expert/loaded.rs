//! Loads the data of a review page, with the text as an expert reads it: one document, with the threads, draft comments and findings of
//! each section beside it.

use crate::cases::candidates::Candidate;
use crate::cases::case::{Case, Fact};
use crate::cases::criteria::Judged;
use crate::cases::decide::{AvailableActions, acts_now};
use crate::cases::gather::{checks, gather, positions};
use crate::cases::guards::quorum::POSITIONS;
use crate::cases::input::Input;
use crate::cases::syntax::Understood;
use crate::cases::viewer::{RequestView, load_view_with_holder};
use crate::cases::{Party, State, candidates, criteria, guidance, syntax};
use crate::history::redactions::GAP;
use crate::http::addresses::review_act;
use crate::http::cx::RequestContext;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::ids::{AccountId, RevisionNumber};
use crate::pages::partials::cautions::{Caution, cautions};
use crate::pages::partials::contact_answers;
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::discussion::{Discussion, ThreadPermissions, discussion};
use crate::pages::partials::points::{PointRow, point_row};
use crate::pages::partials::request::Head;
use crate::pages::partials::rows::{EventRow, event_rows};
use crate::pages::partials::threads::Talk;
use crate::refusal::Refusal;
use crate::reviews::drafts::{CommentDraft, ReviewDraft};
use crate::reviews::experts::{Assignment, Disclosure};
use crate::reviews::{Passage, PositionStatus, experts, passages, queries};
use crate::{cases, clock, history, registry, users};
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap};
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template};

/// The data of a review page.
pub(super) struct Loaded {
    pub(super) view: RequestView,
    /// The registrant of the registered version.
    pub(super) registered: Option<String>,
    pub(super) base: Option<(String, Template)>,
    /// For a change of status: the registered text whose status changes, with its version.
    pub(super) unchanged: Option<(String, String)>,
    pub(super) findings: Vec<Finding>,
    pub(super) rules: Option<Understood>,
    /// The viewer's newest position.
    pub(super) own: Option<PositionStatus>,
    /// The number of open Discuss positions.
    pub(super) discusses: usize,
    pub(super) discussion: Discussion,
    /// The form to decide without the contacts of the registration, if the viewer is the lead and the request depends on them.
    pub(super) contacts: Option<ActForm>,
    /// The notice about the answers of the contacts, as on the public page.
    pub(super) contact_notice: Option<Phrase>,
    pub(super) assigned: Vec<Assignment>,
    /// The experts whom the lead can assign; empty for other users.
    pub(super) candidates: Vec<Candidate>,
    /// Users who are away, with the last day.
    pub(super) away: HashMap<AccountId, Date>,
    pub(super) disclosures: Vec<(Disclosure, String)>,
    pub(super) viewed: BTreeMap<String, RevisionNumber>,
    pub(super) drafted: Vec<CommentDraft>,
    pub(super) kept: Option<(String, String)>,
    /// The viewer's judgments of the criteria while reading.
    pub(super) judged: Judged,
    /// The lead's proposal to decline, with its judgments on the criteria.
    pub(super) proposal: Option<(queries::Proposal, Judged)>,
    /// Whether there is a decision.
    pub(super) is_decided: bool,
    /// The date of the last redaction that can affect drafts.
    pub(super) redacted_on: Option<Date>,
    /// The actions that the viewer can take now.
    pub(super) acts: AvailableActions,
    /// The reason why a decision is not possible yet.
    pub(super) quorum: Option<Refusal>,
    /// Whether an appeal was granted since the last decision.
    pub(super) is_reopened: bool,
    pub(super) head: Head,
    pub(super) history: Vec<EventRow>,
}

pub(crate) fn not_for_registrants(view: &RequestView) -> Result<(), Refusal> {
    if view.is(Party::Registrant) {
        return Err(Refusal::not_permitted("This is your own request. Follow it on its public page"));
    }
    Ok(())
}

/// The text that the current revision is compared with: the revision that the reader saw last, or else the registered version, or nothing.
fn base_of(
    conn: &mut crate::store::AnyConnection,
    view: &RequestView,
    reader: &AccountId,
    since: Option<&str>,
) -> Result<Option<(String, Template)>, Refusal> {
    if let Some(number) = since {
        let wanted = view.revisions.iter().find(|sent| sent.number.to_string() == number);
        let wanted = wanted.ok_or_else(|| Refusal::not_found(format!("Revision {number}")))?;
        return Ok(view.readable(wanted.number).map(|old| (format!("revision {}", old.number), old.template.clone())));
    }
    if let Some(last) = positions::last_seen(conn, view, reader)?
        && let Some(old) = view.readable(last)
    {
        let viewed = if old.number == last { " (last viewed by you)" } else { "" };
        return Ok(Some((format!("revision {}{viewed}", old.number), old.template.clone())));
    }
    let Some((nid, base)) = view.request.subject.registered() else { return Ok(None) };
    if matches!(view.request.subject, cases::Subject::StatusChange { .. }) {
        return Ok(None);
    }
    let versions = registry::queries::versions_of(conn, nid)?;
    let text = versions.iter().find(|version| version.number == base).and_then(registry::Version::wording);
    Ok(text.map(|text| (format!("version {base} (registered)"), text.template.clone())))
}

/// The registered text whose status a request changes, and its version.
fn unchanged(conn: &mut crate::store::AnyConnection, view: &RequestView) -> Result<Option<(String, String)>, Refusal> {
    let cases::Subject::StatusChange { nid, .. } = &view.request.subject else { return Ok(None) };
    let newest = registry::queries::versions_of(conn, nid)?.into_iter().next();
    Ok(newest.and_then(|version| Some((format!("urn:{nid}, version {}", version.number), version.wording()?.canonical.clone()))))
}

/// Loads the request. If the registrant asks for the review page, they are redirected to the public page.
pub(super) fn load(cx: &RequestContext) -> Result<Loaded, Problem> {
    let account = cx.person()?;
    let loaded = cx.read(|conn| {
        let mut view = load_view_with_holder(conn, cx.number()?, Some(account), cx.now)?;
        view.load_source(conn)?;
        let gone = || Refusal::not_found(format!("Request {}", cx.param("number")));
        if view.current().is_none() {
            return Err(gone());
        }
        not_for_registrants(&view)?;
        let mut case = Case::of(view, account, cx.now);
        gather(conn, &mut case, &[Fact::Positions, Fact::Quorum], &Input::default())?;
        let (acts, quorum) = (acts_now(&case), POSITIONS.known(&case).and_then(Result::err));
        let is_reopened = case.quorum().is_ok_and(|quorum| quorum.reopened.is_some());
        let Case { view, known, .. } = case;
        let Some(current) = view.current() else { return Err(gone()) };
        let standing = known.positions.unwrap_or_default();
        let id = view.request.id.clone();
        let mut disclosures = Vec::new();
        for disclosure in experts::queries::disclosures_of(conn, &id)? {
            let name = users::queries::by_id(conn, &disclosure.expert_id)?.map_or_else(String::new, |account| account.name);
            disclosures.push((disclosure, name));
        }
        let registered = match view.request.subject.registered() {
            Some((nid, _)) => registry::queries::by_nid(conn, nid)?.and_then(|namespace| namespace.registrant),
            None => None,
        };
        let events = history::queries::of_request(conn, &id)?;
        let draft = queries::draft_of(conn, &id, &account.id)?;
        let judged = criteria::drafted(&draft);
        let ReviewDraft { comments: drafted, verdict: kept, viewed, .. } = draft;
        // Only drafts with a gap state the date of the redaction.
        let texts = drafted.iter().flat_map(|draft| [Some(&draft.anchor.quote), Some(&draft.body), draft.suggestion.as_ref()]);
        let has_gap = texts.flatten().chain(kept.iter().map(|(_, reasons)| reasons)).any(|text| text.contains(GAP));
        let redacted_on = if has_gap { history::queries::last_redaction(conn, &id)?.map(clock::day) } else { None };
        Ok(Loaded {
            acts,
            quorum,
            is_reopened,
            registered,
            base: base_of(conn, &view, &account.id, Some(cx.query.get("since")).filter(|since| !since.is_empty()))?,
            unchanged: unchanged(conn, &view)?,
            findings: checks::findings(conn, cx.now, &view.request, &current.template)?,
            rules: syntax::of_revision(conn, &view.request, current)?,
            own: standing.iter().find(|one| one.position.expert_id == account.id).cloned(),
            discusses: standing.iter().filter(|one| one.objects() && view.request.state.is_open()).count(),
            contact_notice: contact_answers::notice(conn, &view)?,
            contacts: contact_answers::form(conn, cx, &view, review_act(view.request.number, "contacts"))?,
            discussion: discussion(conn, &view, standing, ThreadPermissions::of(&view, Some(&account.id)))?,
            assigned: experts::queries::assignments_of(conn, &id)?,
            candidates: if view.is(Party::Lead) && view.request.state == State::Review {
                candidates::candidates(conn, &view, cx.now)?
            } else {
                Vec::new()
            },
            away: users::queries::away(conn, clock::day(cx.now))?,
            disclosures,
            viewed,
            drafted,
            kept,
            judged,
            proposal: match queries::proposal(conn, &id)? {
                Some(proposal) => {
                    let judged = criteria::queries::of(conn, &proposal.id)?;
                    Some((proposal, judged))
                }
                None => None,
            },
            is_decided: !queries::decisions_of(conn, &id)?.is_empty(),
            redacted_on,
            head: Head::of(&view, &events),
            history: event_rows(events),
            view,
        })
    })?;
    Ok(loaded)
}

/// A comment that is not submitted yet.
pub(super) struct DraftRow {
    pub(super) id: String,
    pub(super) about: &'static str,
    pub(super) quote: String,
    pub(super) body: String,
    pub(super) suggestion: Option<String>,
    /// Notes that it was redacted; empty otherwise.
    pub(super) redacted: String,
}

/// A passage with the open threads that quote it.
pub(super) struct PassageRow {
    pub(super) text: String,
    pub(super) apart: bool,
    pub(super) open: usize,
    /// The first of these threads.
    pub(super) first: String,
}

/// A section with what belongs to it.
pub(super) struct Card {
    pub(super) key: &'static str,
    pub(super) label: &'static str,
    pub(super) changed: bool,
    pub(super) viewed: bool,
    /// Whether the registrant writes it; the other sections are set by the procedure.
    pub(super) written: bool,
    pub(super) text: String,
    pub(super) passages: Vec<PassageRow>,
    pub(super) prompts: &'static [&'static str],
    pub(super) cautions: Vec<Caution>,
    /// The criteria that the section shows to be met or not.
    pub(super) points: Vec<PointRow>,
    /// The number of automatic findings.
    pub(super) checks: usize,
    pub(super) threads: Talk,
    pub(super) drafts: Vec<DraftRow>,
}

/// The sections of a revision.
#[derive(Default)]
pub(super) struct Document {
    /// The changes since the revision that the text is compared with.
    pub(super) changes: Vec<DiffCard>,
    pub(super) cards: Vec<Card>,
    /// Sections that are empty or "None", unchanged, and without comments.
    pub(super) blank: Vec<Card>,
}

impl Document {
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
pub(super) fn redacted_words(texts: &[&str], loaded: &Loaded) -> String {
    match loaded.redacted_on {
        Some(on) if texts.iter().any(|text| text.contains(GAP)) => {
            format!("An operator redacted part of this draft, marked “{GAP}”. Last redaction: {}.", clock::spelled(on))
        }
        _ => String::new(),
    }
}

pub(super) fn draft_row(draft: &CommentDraft, loaded: &Loaded) -> DraftRow {
    DraftRow {
        redacted: redacted_words(&[&draft.anchor.quote, &draft.body, draft.suggestion.as_deref().unwrap_or_default()], loaded),
        id: draft.id.clone(),
        about: draft.anchor.field.map_or("General comment", Field::label),
        quote: draft.anchor.quote.clone(),
        body: draft.body.clone(),
        suggestion: draft.suggestion.clone(),
    }
}

fn passage_row(passage: Passage, threads: &Talk) -> PassageRow {
    let on: Vec<_> = threads.open.iter().filter(|thread| passage.is_quoted(&thread.quote.to_string())).collect();
    PassageRow {
        open: on.len(),
        first: on.first().map(|thread| thread.id.clone()).unwrap_or_default(),
        text: passage.text,
        apart: passage.apart,
    }
}

/// The current revision, section by section, with these judgments of the criteria. Removes the threads of the sections from the loaded
/// discussion.
pub(super) fn document(loaded: &mut Loaded, judged: Judged) -> Document {
    let Some(current) = loaded.view.revisions.first().map(|current| current.template.clone()) else { return Document::default() };
    let number = loaded.view.text();
    let mut document = Document {
        changes: loaded.base.as_ref().map(|(_, base)| diff_cards(base, &current)).unwrap_or_default(),
        ..Document::default()
    };
    let mut threads = std::mem::take(&mut loaded.discussion.threads);
    for field in Field::ALL {
        let text = current.text(field).to_owned();
        let own = threads.take(Some(field));
        let drafts: Vec<_> = loaded
            .drafted
            .iter()
            .filter(|draft| draft.anchor.field == Some(field))
            .map(|draft| draft_row(draft, loaded))
            .collect();
        let changed = document.changes.iter().any(|card| card.key == field.key());
        let marked = loaded.viewed.get(field.key()).copied();
        let same_as_marked = marked
            .and_then(|marked| loaded.view.revisions.iter().find(|revision| revision.number == marked))
            .is_some_and(|revision| revision.template.text(field) == text);
        let is_blank = is_empty_text(&text) && !changed && own.is_empty() && drafts.is_empty();
        let card = Card {
            key: field.key(),
            label: field.label(),
            changed,
            viewed: marked == Some(number) || same_as_marked,
            written: Field::WRITTEN.contains(&field),
            passages: passages(field, &text).into_iter().map(|passage| passage_row(passage, &own)).collect(),
            text,
            prompts: guidance::of(field).map_or(&[][..], |guidance| guidance.prompts),
            cautions: cautions(field),
            points: judged.points().filter(|(point, _)| point.field() == field).map(point_row).collect(),
            checks: loaded.findings.iter().filter(|finding| finding.field == Some(field.key())).count(),
            threads: own,
            drafts,
        };
        if is_blank { document.blank.push(card) } else { document.cards.push(card) }
    }
    loaded.discussion.threads = threads;
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
