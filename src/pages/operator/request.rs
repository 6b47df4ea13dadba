//! The page of a request in the operator queue.

use crate::cases::moves::Move;
use crate::cases::prepared::{Standing, takes_two};
use crate::cases::{Overlay, Party, State, Subject};
use crate::history::Act;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::i18n::Phrase;
use crate::ids::{AccountId, SnapshotNo};
use crate::pages::operator::assignment::{AssigneeCard, assignee_card};
use crate::pages::operator::file::{AskedRow, NoteRow, asked_rows};
use crate::pages::operator::forms;
use crate::pages::operator::loaded::{Loaded, load};
use crate::pages::operator::offers::{acts, exceptional};
use crate::pages::operator::preview::confirm_field;
use crate::pages::partials::consent::ConsentCard;
use crate::pages::partials::diff::{DiffCard, comparison};
use crate::pages::partials::discussion::Discussion;
use crate::pages::partials::fields::{FieldText, field_texts};
use crate::pages::partials::notice::{Notice, notice};
use crate::pages::partials::rows::{EventRow, Fact, FindingRow, facts_of, finding_rows, overlay_rows};
use crate::pages::partials::rules::RulesCard;
use crate::pages::partials::steps::Step;
use crate::refusal::Fault;
use crate::registry::{Class, Version};
use askama::Template as View;

#[derive(View)]
#[template(path = "requests/operator_request.html")]
struct OperatorRequestPage {
    shell: Shell,
    /// The result of the viewer's action that led here.
    notice: Option<Notice>,
    faults: Vec<Fault>,
    number: String,
    title: String,
    kind: &'static str,
    state: State,
    state_words: &'static str,
    turn: Option<&'static str>,
    /// Whether the viewer has prepared the publication, so that another operator must confirm it.
    awaits_another: bool,
    steps: Vec<Step>,
    facts: Vec<Fact>,
    overlays: Vec<(Phrase, Phrase, Option<String>)>,
    order_pending: bool,
    /// The assignee; `None` if the request is closed.
    assignee: Option<AssigneeCard>,
    /// The next task in the operator queue: URL and description.
    next: Option<(String, String)>,
    checks: Vec<FindingRow>,
    rules: Option<RulesCard>,
    experts: Vec<ExpertChoice>,
    asked: Vec<AskedRow>,
    list: String,
    confirm: FormField,
    snapshot: SnapshotNo,
    /// The page on which a ready request is registered.
    preview_href: Option<String>,
    /// Why a ready request cannot be registered.
    not_ready: Option<String>,
    is_correction: bool,
    prepared: Option<PreparedNote>,
    /// Whether two operators are required, and the reason for publishing without the second.
    two: bool,
    alone: FormField,
    consent: Option<ConsentCard>,
    /// The type of the correction, which follows from its changes.
    class: Option<&'static str>,
    reason: FormField,
    on_file: Option<(bool, bool)>,
    acts: Vec<ActForm>,
    exceptional: Vec<ActForm>,
    fields: Vec<FieldText>,
    diff_title: crate::i18n::Phrase,
    diff: Vec<DiffCard>,
    discussion: Discussion,
    notes: Vec<NoteRow>,
    note: FormField,
    history: Vec<EventRow>,
}

/// The prepared publication: a sentence, and whether it waits for this operator.
struct PreparedNote {
    words: String,
    holds: bool,
    own: bool,
}

fn prepared_note(cx: &Cx, desk: &Loaded) -> Option<PreparedNote> {
    let (prepared, standing, by) = desk.prepared.as_ref()?;
    let (what, until) = (&prepared.action.content.words, prepared.ends().strftime("%Y-%m-%d"));
    let words = match standing {
        Standing::Holds => format!("{by} prepared {what}. A second operator must confirm by {until}."),
        Standing::Over => {
            format!("{by} prepared {what}, but no second operator confirmed in time. Prepare the publication again.")
        }
        Standing::Changed(since) => format!("{by} prepared {what}. Since then, {since}. Prepare the publication again."),
    };
    let own = cx.viewer().is_some_and(|viewer| viewer.id == prepared.filed_by);
    Some(PreparedNote { words, holds: *standing == Standing::Holds, own })
}

/// Whether a publication that this operator prepared waits for another operator.
fn awaits_another(cx: &Cx, desk: &Loaded) -> bool {
    let own = |by: &AccountId| cx.viewer().is_some_and(|viewer| viewer.id == *by);
    desk.prepared.as_ref().is_some_and(|(prepared, standing, _)| *standing == Standing::Holds && own(&prepared.filed_by))
}

struct ExpertChoice {
    id: AccountId,
    name: String,
    note: String,
    disabled: bool,
    chosen: bool,
}

/// The main facts for an operator: the procedure, the requester, and whether the same person requested the registered version.
fn operator_facts(desk: &Loaded) -> Vec<Fact> {
    let fact = |term: &'static str, words: String| Fact { term: term.into(), words: words.into(), href: None };
    let mut facts = facts_of(&desk.seen);
    facts.push(fact("Requested by", desk.asker.clone()));
    match &desk.before {
        Some((_, true)) => facts.push(fact("Last requested by", "the same person".to_owned())),
        Some((who, false)) => facts.push(fact(
            "Last requested by",
            format!("{who}. Check that the current requester is authorized to act for the namespace. The contacts in the registration have been notified"),
        )),
        None => {}
    }
    facts
}

fn expert_choices(cx: &Cx, desk: &Loaded) -> Vec<ExpertChoice> {
    let chosen = forms::EXPERTS.all_of(&cx.form);
    let typed = cx.is_write();
    desk.candidates
        .iter()
        // Experts who were already asked are in the list above, under the name that they use in the review.
        .filter(|candidate| candidate.not != Some("asked already"))
        .map(|candidate| {
            let mut notes: Vec<String> = Vec::new();
            notes.extend(candidate.leads.then(|| "lead".to_owned()));
            notes.extend(candidate.not.map(str::to_owned));
            notes.extend(Some(candidate.because.clone()).filter(|because| !because.is_empty()));
            notes.extend(candidate.away_until.map(|until| format!("away until {until}")));
            notes.push(match candidate.load {
                0 => "no current reviews".to_owned(),
                1 => "1 current review".to_owned(),
                load => format!("{load} current reviews"),
            });
            ExpertChoice {
                disabled: candidate.not.is_some() || candidate.away_until.is_some(),
                chosen: if typed { chosen.iter().any(|id| *id == candidate.account.id.as_str()) } else { candidate.proposed },
                note: notes.join("; "),
                id: candidate.account.id.clone(),
                name: candidate.account.name.clone(),
            }
        })
        .collect()
}

/// The class that a correction would be published with.
fn correction_class(desk: &Loaded) -> Option<Class> {
    let registered = desk.versions.first().and_then(Version::wording)?;
    let sent = desk.seen.current().filter(|_| matches!(desk.seen.request.subject, Subject::Correction { .. }))?;
    Some(Class::of(&registered.template, &sent.template))
}

/// The reason why an approved request can no longer be registered: another version was registered after it began.
fn overtaken(desk: &Loaded) -> Option<String> {
    let (nid, base) = desk.seen.request.subject.registered()?;
    let newest = desk.versions.first()?.number;
    (newest != base && !desk.seen.has(Overlay::Reconsidered)).then(|| {
        format!("urn:{nid} is at version {newest} now, and this request started from version {base}. Use “Return to expert review” below, and the registrant can submit a revision that is based on version {newest}")
    })
}

/// The action on this page that undoes it, if available.
fn undo(cx: &Cx, desk: &Loaded, act: Act) -> Option<&'static str> {
    match act {
        Act::CalledDuplicate if desk.acts.offers(Move::TakeBackDuplicate) => {
            Some("“Reinstate a request closed as a duplicate” on this page")
        }
        Act::TrackChanged if desk.track_before.is_some() => Some("“Undo the change of procedure” on this page"),
        Act::PaperFiled | Act::Disputed | Act::HoldOrdered | Act::HoldEndAsked if !desk.strikable.is_empty() => {
            Some("“Retract a document recorded in error” on this page")
        }
        Act::DeskTaken | Act::DeskGiven if desk.holder.is_some() => Some("“Unassign” on this page"),
        Act::DeskNoted if desk.notes.iter().any(|note| note.own) => Some("“Delete note” on this page"),
        Act::PublicationPrepared if awaits_another(cx, desk) => Some("“Cancel preparation” on this page"),
        _ => None,
    }
}

pub(crate) fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let desk = load(cx)?;
    let request = &desk.seen.request;
    let (diff_title, diff) = comparison(&desk.seen, &desk.versions);
    let operator = desk.seen.is(Party::Operator);
    let notice = notice(cx, |act| undo(cx, &desk, act))?;
    cx.page_with(
        status,
        &OperatorRequestPage {
            shell: Shell::new(cx, format!("{} (operator queue)", request.number), Nav::Desk).with_errors(!faults.is_empty()),
            notice,
            number: request.number.to_string(),
            title: request.subject.title().to_string(),
            kind: request.subject.words(),
            state: request.state,
            state_words: request.state_words(),
            turn: request.turn(),
            awaits_another: awaits_another(cx, &desk),
            facts: operator_facts(&desk),
            overlays: overlay_rows(&desk.seen),
            order_pending: desk.hold.is_some(),
            assignee: (operator && request.state.is_open())
                .then(|| assignee_card(cx, request.number, desk.holder.as_ref(), &desk.colleagues, &faults)),
            next: desk.next.clone(),
            checks: finding_rows(&desk.findings),
            experts: expert_choices(cx, &desk),
            asked: asked_rows(&desk.asked, &desk.away),
            list: cx.post().review_list.clone(),
            confirm: confirm_field(cx, request.subject.nid(), &faults),
            note: forms::NOTE.shown(&cx.form, &faults),
            snapshot: desk.seen.text(),
            preview_href: (desk.acts.offers(Move::Register) && overtaken(&desk).is_none())
                .then(|| addresses::operator_preview(request.number)),
            not_ready: (operator && request.state == State::Ready)
                .then(|| desk.acts.closed(Move::Register).map(ToString::to_string).or_else(|| overtaken(&desk)))
                .flatten(),
            prepared: prepared_note(cx, &desk),
            two: takes_two(),
            alone: forms::ALONE.shown(&cx.form, &faults),
            is_correction: matches!(request.subject, Subject::Correction { .. }),
            class: correction_class(&desk).map(Class::words),
            reason: forms::REASON.shown(&cx.form, &faults),
            on_file: (request.state == State::WithBody).then(|| (desk.on_file.0.is_some(), desk.on_file.1)),
            acts: if operator { acts(cx, &desk, &faults) } else { Vec::new() },
            exceptional: if operator { exceptional(cx, &desk, &faults) } else { Vec::new() },
            fields: desk.seen.current().map(|snapshot| field_texts(&snapshot.template)).unwrap_or_default(),
            faults,
            diff_title,
            diff,
            consent: desk.consent,
            rules: desk.rules,
            discussion: desk.discussion,
            notes: if operator { desk.notes } else { Vec::new() },
            history: desk.history,
            steps: desk.steps,
        },
    )
}

/// `GET /desk/{number}`
pub fn operator_request(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/request.rs"]
mod samples;
