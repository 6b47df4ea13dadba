//! The review of one request, in the order in which each minute is worth something if it is the last: the conflict question, the
//! checks, what changed, the fields one by one, the position, the decision.

use super::reading_minutes;
use crate::finding::Finding;
use crate::history;
use crate::people;
use crate::refusal::{Fault, Refusal};
use crate::registry;
use crate::requests::actions::{Seen, see};
use crate::requests::appeals::{self, Outcome, Stage as AppealStage};
use crate::requests::decisions;
use crate::requests::pages::{
    DiffRun, EventRow, Fact, FindingRow, Hands, Said, Step, ThreadCard, diff_cards, event_rows, facts_of, finding_rows,
    overlay_rows, said, steps,
};
use crate::requests::workflow::Move;
use crate::requests::{self, Party, State, Way, guidance};
use crate::reviews::actions::{self, NewComment};
use crate::reviews::experts::{self, Assignment, Disclosure, Interest, Reply as Answer};
use crate::reviews::{Stance, Verdict, drafts, queries};
use crate::template::{Field, Template};
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::form::{ActForm, FormField};
use crate::web::problem::Problem;
use crate::web::shell::{Nav, Shell};
use askama::Template as View;

struct DraftRow {
    id: String,
    about: &'static str,
    quote: String,
    body: String,
    suggestion: Option<String>,
}

/// One field: what it says or what changed, what was said of it, and what the reader can do.
struct Card {
    key: &'static str,
    label: &'static str,
    changed: bool,
    seen: bool,
    runs: Vec<DiffRun>,
    text: String,
    prompts: &'static [&'static str],
    threads: Vec<ThreadCard>,
    drafts: Vec<DraftRow>,
}

#[derive(View)]
#[template(path = "reviews/show.html")]
struct ReviewPage {
    shell: Shell,
    faults: Vec<Fault>,
    done: &'static str,
    facts: Vec<Fact>,
    number: String,
    title: String,
    kind: &'static str,
    way: &'static str,
    fast: bool,
    turn: Option<&'static str>,
    steps: Vec<Step>,
    overlays: Vec<(&'static str, String, Option<String>)>,
    snapshot: i64,
    minutes: usize,
    note: String,
    conflicted: bool,
    in_review: bool,
    is_open: bool,
    can_decide: bool,
    can_decline: bool,
    can_report: bool,
    quorum: String,
    /// What a lead may read and nobody else: who the unnamed experts are.
    unnamed: Vec<String>,
    checks: Vec<FindingRow>,
    base: String,
    seen_count: usize,
    cards: Vec<Card>,
    general: Vec<ThreadCard>,
    general_drafts: Vec<DraftRow>,
    said: Said,
    asked: Vec<String>,
    drafted: usize,
    stance: String,
    position_reasons: FormField,
    reasons: FormField,
    proposal: Option<(String, bool)>,
    comment: FormField,
    acts: Vec<ActForm>,
    history: Vec<EventRow>,
}

struct Loaded {
    seen: Seen,
    /// The registrant of the registered version.
    registered: Option<String>,
    base: Option<(String, Template)>,
    findings: Vec<Finding>,
    said: Said,
    assigned: Vec<Assignment>,
    disclosures: Vec<(Disclosure, String)>,
    marks: Vec<(String, i64)>,
    drafted: Vec<queries::Drafted>,
    kept: Option<(String, String)>,
    proposal: Option<queries::Proposal>,
    appeal: Option<appeals::Appeal>,
    quorum: Result<(), Refusal>,
    history: Vec<EventRow>,
}

fn not_for_registrants(seen: &Seen) -> Result<(), Refusal> {
    if seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("This is your own request; you follow it on its public page"));
    }
    Ok(())
}

/// What the current text is compared with: the one the reader saw last, else the registered version, else nothing.
fn base_of(conn: &mut crate::store::AnyConnection, seen: &Seen, reader: &str) -> Result<Option<(String, Template)>, Refusal> {
    if let Some(last) = actions::last_seen(conn, seen, reader)?
        && let Some(snapshot) = seen.snapshots.iter().find(|snapshot| snapshot.number == last)
    {
        return Ok(Some((format!("text {last}, which you saw last"), snapshot.template.clone())));
    }
    let Some((nid, base)) = seen.request.subject.registered() else { return Ok(None) };
    if matches!(seen.request.subject, requests::Subject::StatusChange { .. }) {
        return Ok(None);
    }
    let versions = registry::queries::versions_of(conn, nid)?;
    let text = versions.iter().find(|version| version.number == base).and_then(registry::Version::wording);
    Ok(text.map(|text| (format!("version {base}, which is registered"), text.template.clone())))
}

fn load(cx: &Cx) -> Result<Loaded, Problem> {
    let account = cx.person()?;
    let loaded = cx.read(|conn| {
        let seen = see(conn, cx.param("number"), Some(account), cx.now)?;
        let Some(current) = seen.current() else { return Err(Refusal::not_found(format!("Request {}", cx.param("number")))) };
        not_for_registrants(&seen)?;
        let id = seen.request.id.clone();
        let mut disclosures = Vec::new();
        for disclosure in experts::queries::disclosures_of(conn, &id)? {
            let name = people::queries::by_id(conn, &disclosure.expert_id)?.map_or_else(String::new, |account| account.name);
            disclosures.push((disclosure, name));
        }
        let registered = match seen.request.subject.registered() {
            Some((nid, _)) => registry::queries::by_nid(conn, nid)?.and_then(|namespace| namespace.registrant),
            None => None,
        };
        Ok(Loaded {
            registered,
            base: base_of(conn, &seen, &account.id)?,
            findings: requests::actions::findings(conn, cx.now, &seen.request, &current.template)?,
            said: said(
                &seen.request,
                &current.template,
                queries::threads_of(conn, &id)?,
                actions::standing_positions(conn, &seen, cx.now)?,
                Hands::of(&seen, Some(&account.id)),
            ),
            assigned: experts::queries::assignments_of(conn, &id)?,
            disclosures,
            marks: queries::seen_by(conn, &id, &account.id)?,
            drafted: queries::drafted(conn, &id, &account.id)?,
            kept: queries::kept_position(conn, &id, &account.id)?,
            proposal: queries::proposal(conn, &id)?,
            appeal: appeals::queries::of_request(conn, &id)?.pop().filter(|appeal| appeal.decided.is_none()),
            quorum: actions::quorum(conn, &seen, &account.id, cx.now),
            history: event_rows(history::queries::of_request(conn, &id)?),
            seen,
        })
    })?;
    Ok(loaded)
}

#[derive(View)]
#[template(path = "reviews/disclose.html")]
struct DisclosePage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: String,
    kind: &'static str,
    registrant: String,
    minutes: usize,
    asked: bool,
    declined: bool,
    is_lead: bool,
    interest: String,
    anonymous: bool,
    reason: FormField,
    acts: Vec<ActForm>,
}

/// Who is registrant, and who would become it, by the first line of the field.
fn registrants(loaded: &Loaded) -> String {
    let first = |template: &Template| template.text(Field::Registrant).lines().next().unwrap_or_default().to_owned();
    let present = loaded.registered.clone().unwrap_or_default();
    let asks = loaded.seen.current().map(|current| first(&current.template)).unwrap_or_default();
    match (present.is_empty(), asks.is_empty() || asks == present) {
        (true, _) => asks,
        (false, true) => present,
        (false, false) => format!("{present}; in this text {asks}"),
    }
}

/// The question that comes before any text.
fn disclose_page(cx: &Cx, loaded: &Loaded, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let seen = &loaded.seen;
    let account = cx.person()?;
    let number = seen.request.number.clone();
    let mine = loaded.assigned.iter().find(|asked| asked.expert_id == account.id);
    let declined = mine.is_some_and(|asked| matches!(asked.reply, Answer::Declined(_)));
    let acts = match mine {
        Some(_) if declined => Vec::new(),
        Some(_) => vec![
            ActForm::new("I cannot review it", format!("/reviews/{number}/decline-assignment"), "Decline")
                .intro("The operators ask somebody else. You can take it up after all.")
                .field(
                    FormField::text("decline_reason", "Why, for the operators only", cx.form.get("decline_reason"))
                        .faults(&faults),
                ),
        ],
        None => Vec::new(),
    };
    let current = seen.current();
    Reply::page_with(
        status,
        &DisclosePage {
            shell: Shell::new(cx, format!("Review {number}"), Nav::Review).with_errors(!faults.is_empty()),
            title: seen.request.subject.title(),
            kind: seen.request.subject.words(),
            registrant: registrants(loaded),
            minutes: current.map_or(1, |current| reading_minutes(&current.canonical)),
            asked: mine.is_some(),
            declined,
            is_lead: seen.is(Party::Lead),
            interest: cx.form.get("interest").to_owned(),
            anonymous: cx.form.get("anonymous") == "yes",
            reason: FormField::text("reason", "What the conflict is", cx.form.get("reason"))
                .hint("Published; only when you have one")
                .faults(&faults),
            number,
            acts,
            faults,
        },
    )
}

fn draft_row(draft: &queries::Drafted) -> DraftRow {
    DraftRow {
        id: draft.id.clone(),
        about: draft.anchor.field.map_or("The request", Field::label),
        quote: draft.anchor.quote.clone(),
        body: draft.body.clone(),
        suggestion: draft.suggestion.clone(),
    }
}

/// The fields of the text, changed ones first told by their difference.
fn cards(loaded: &mut Loaded) -> Vec<Card> {
    let Some(current) = loaded.seen.snapshots.first().map(|current| current.template.clone()) else { return Vec::new() };
    let number = loaded.seen.current().map_or(0, |current| current.number);
    let differences = loaded.base.as_ref().map(|(_, base)| diff_cards(base, &current));
    let mut threads = std::mem::take(&mut loaded.said.threads);
    let mut list = Vec::new();
    let mut differences = differences.unwrap_or_default();
    for field in Field::ALL {
        let text = current.text(field).to_owned();
        let changed = differences.iter().position(|card| card.key == field.key()).map(|at| differences.swap_remove(at));
        let (own, others): (Vec<_>, Vec<_>) = threads.into_iter().partition(|thread| thread.field == Some(field));
        threads = others;
        if text.trim().is_empty() && changed.is_none() && own.is_empty() {
            continue;
        }
        let marked = loaded.marks.iter().find(|(key, _)| key == field.key()).map(|(_, snapshot)| *snapshot);
        let same_as_marked = marked
            .and_then(|marked| loaded.seen.snapshots.iter().find(|snapshot| snapshot.number == marked))
            .is_some_and(|snapshot| snapshot.template.text(field) == text);
        list.push(Card {
            key: field.key(),
            label: field.label(),
            changed: changed.is_some() || loaded.base.is_none(),
            seen: marked == Some(number) || same_as_marked,
            runs: changed.map(|card| card.runs).unwrap_or_default(),
            text,
            prompts: guidance::of(field).map_or(&[][..], |guidance| guidance.prompts),
            threads: own,
            drafts: loaded.drafted.iter().filter(|draft| draft.anchor.field == Some(field)).map(draft_row).collect(),
        });
    }
    loaded.said.threads = threads;
    list
}

/// The small forms of this reader: answering positions, waivers, questions, appeals, stepping back.
fn acts(cx: &Cx, loaded: &Loaded, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &loaded.seen;
    let number = &seen.request.number;
    let at = |path: &str| format!("/reviews/{number}/{path}");
    let mut list = Vec::new();
    let lead = seen.is(Party::Lead);
    let in_review = seen.request.state == State::Review;
    let area = |name: &'static str, label: &str, rows: u8| FormField::area(name, label, cx.form.get(name), rows).faults(faults);
    if lead && in_review && seen.request.track.way() != Way::FastTrack {
        let open = loaded.said.positions.iter().find(|it| it.stance == Stance::Discuss.words() && it.live && it.answer.is_none());
        if let Some(position) = open {
            list.push(
                ActForm::new("Answer the position to discuss", at("answer"), "Record the answer")
                    .intro(format!(
                        "{} wants to discuss; the request is approved only after your recorded answer.",
                        position.expert
                    ))
                    .hidden("position", &position.id)
                    .field(area("answer", "Your answer, published", 4))
                    .unfolded(),
            );
        }
    }
    if lead && let Some((wish, name)) = loaded.disclosures.iter().find(|(it, _)| it.interest == Interest::WaiverAsked) {
        list.push(
            ActForm::new("Waive a conflict of interest", at("waive"), "Waive it")
                .intro(format!("{name} asks for it: {}", wish.reason))
                .hidden("expert", &wish.expert_id)
                .field(area("waive_reason", "Reason, published", 3)),
        );
    }
    if lead && loaded.appeal.as_ref().is_some_and(|appeal| appeal.stage == AppealStage::Lead) {
        let grounds = loaded.appeal.as_ref().map(|appeal| appeal.grounds.clone()).unwrap_or_default();
        list.push(
            ActForm::new("Decide on the appeal", at("appeal"), "Record the decision")
                .intro(format!("The registrant says: {grounds}"))
                .choice(
                    "outcome",
                    "What do you decide?",
                    [Outcome::Upheld, Outcome::Granted].map(|it| (it.name(), it.words())),
                    cx.form.get("outcome"),
                    faults,
                )
                .field(area("words", "Reasons, published", 4))
                .unfolded(),
        );
    }
    if seen.permit(Move::Ask).is_ok() {
        list.push(
            ActForm::new("Ask the registrant", at("ask"), "Send the question")
                .intro("The request goes to them until they answer. A comment does not stop the review; a question does.")
                .field(area("question", "Question to the registrant", 4)),
        );
    }
    list
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let mut loaded = load(cx)?;
    let asks_first = loaded.seen.is(Party::Expert) && loaded.seen.disclosure.is_none() && loaded.seen.request.state.is_open();
    if asks_first {
        return disclose_page(cx, &loaded, status, faults);
    }
    let cards = cards(&mut loaded);
    let account = cx.person()?;
    let seen = &loaded.seen;
    let current = seen.current();
    let in_review = seen.request.state == State::Review;
    let is_lead = seen.is(Party::Lead);
    let way = seen.request.track.way();
    let kept = loaded.kept.clone().unwrap_or_default();
    let typed = cx.path().ends_with("/position");
    let acts = acts(cx, &loaded, &faults);
    let unnamed = |it: &&(Disclosure, String)| it.0.anonymous;
    Reply::page_with(
        status,
        &ReviewPage {
            shell: Shell::new(cx, format!("Review {}", seen.request.number), Nav::Review).with_errors(!faults.is_empty()),
            done: match cx.query.get("done") {
                "sent" => "Your review is sent.",
                "kept" => "Your review is kept, and not sent.",
                _ => "",
            },
            facts: facts_of(seen),
            number: seen.request.number.clone(),
            title: seen.request.subject.title(),
            kind: seen.request.subject.words(),
            way: way.words(),
            fast: way == Way::FastTrack,
            turn: seen.request.turn(),
            steps: steps(&seen.request),
            overlays: overlay_rows(seen),
            snapshot: current.map_or(0, |snapshot| snapshot.number),
            minutes: current.map_or(1, |snapshot| reading_minutes(&snapshot.canonical)),
            note: current.map(|snapshot| snapshot.note.clone()).unwrap_or_default(),
            conflicted: seen.is(Party::Conflicted),
            in_review: in_review && seen.is(Party::Expert),
            is_open: seen.request.state.is_open() && seen.is(Party::Expert),
            can_decide: seen.permit(Move::Approve).is_ok(),
            can_decline: seen.permit(Move::ProposeDecline).is_ok(),
            can_report: seen.permit(Move::Report).is_ok(),
            quorum: loaded.quorum.as_ref().err().map(ToString::to_string).unwrap_or_default(),
            unnamed: if is_lead {
                loaded.disclosures.iter().filter(unnamed).map(|(_, name)| name.clone()).collect()
            } else {
                Vec::new()
            },
            checks: finding_rows(&loaded.findings),
            base: loaded.base.as_ref().map(|(words, _)| words.clone()).unwrap_or_default(),
            seen_count: cards.iter().filter(|card| card.seen).count(),
            general: std::mem::take(&mut loaded.said.threads),
            general_drafts: loaded.drafted.iter().filter(|draft| draft.anchor.field.is_none()).map(draft_row).collect(),
            asked: loaded.assigned.iter().map(|asked| if is_lead { asked.name.clone() } else { asked.expert.clone() }).collect(),
            drafted: loaded.drafted.len(),
            stance: if typed { cx.form.get("stance").to_owned() } else { kept.0 },
            position_reasons: FormField::area(
                "reasons",
                "Reasons",
                if typed { cx.form.get("reasons").to_owned() } else { kept.1 },
                4,
            )
            .hint("Public. Needed for Discuss and Recuse")
            .faults(&faults),
            reasons: FormField::area("decision", "Reasons for the decision", cx.form.get("decision"), 4)
                .hint("Public. To decline, cite what they rest on")
                .faults(&faults),
            proposal: loaded
                .proposal
                .as_ref()
                .map(|proposal| (proposal.reasons.clone(), proposal.lead_id != account.id && seen.is(Party::Expert))),
            comment: FormField::area("comment", "Comment", cx.form.get("comment"), 4).faults(&faults),
            acts,
            history: loaded.history,
            said: loaded.said,
            cards,
            faults,
        },
    )
}

/// `GET /reviews/{number}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

fn after(cx: &Cx, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    match done {
        Ok(()) => Ok(Reply::see_other(addresses::review(cx.param("number")))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// The same, and the page says what was done.
fn said_so(cx: &Cx, what: &str, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    match done {
        Ok(()) => Ok(Reply::see_other(format!("{}?done={what}", addresses::review(cx.param("number"))))),
        refused => after(cx, refused),
    }
}

pub(super) fn snapshot_seen(cx: &Cx) -> Result<i64, Problem> {
    cx.form.get("snapshot").parse().map_err(|_| Problem::bad_request("The form does not say which text was seen"))
}

/// The act names its own field; a form with several acts calls it otherwise.
fn rename(refusal: Refusal, from: &str, to: &'static str) -> Refusal {
    match refusal {
        Refusal::Faults(faults) => Refusal::Faults(
            faults.into_iter().map(|fault| if fault.field == from { Fault { field: to, ..fault } } else { fault }).collect(),
        ),
        other => other,
    }
}

/// `POST /reviews/{number}/disclose`
pub fn disclose(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["interest", "reason", "anonymous"], &[])?;
    let turn = cx.turn()?;
    let anonymous = cx.form.get("anonymous") == "yes";
    let Some(interest) = Interest::from_name(cx.form.get("interest")) else {
        return page(cx, 422, vec![Fault::new("interest", "Say whether you have a conflict of interest")]);
    };
    let reason = cx.form.get("reason");
    after(cx, cx.write(|conn| actions::disclose(conn, turn, cx.param("number"), interest, reason, anonymous)))
}

/// `POST /reviews/{number}/decline-assignment`
pub fn decline_assignment(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["decline_reason"], &[])?;
    let turn = cx.turn()?;
    let reason = cx.form.get("decline_reason");
    after(cx, cx.write(|conn| actions::decline_assignment(conn, turn, cx.param("number"), reason)))
}

/// `POST /reviews/{number}/take-up`
pub fn take_up(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| actions::take_up_assignment(conn, turn, cx.param("number"))))
}

#[derive(View)]
#[template(path = "reviews/write.html")]
struct WritePage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    about: &'static str,
    field: String,
    thread: String,
    snapshot: i64,
    text: String,
    said: Vec<(String, String)>,
    quote: FormField,
    comment: FormField,
    suggestion: FormField,
}

fn write_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let typed = if cx.is_write() { &cx.form } else { &cx.query };
    let thread_id = typed.get("thread").to_owned();
    let (seen, threads) = cx.read(|conn| {
        let seen = see(conn, cx.param("number"), Some(account), cx.now)?;
        not_for_registrants(&seen)?;
        let threads = queries::threads_of(conn, &seen.request.id)?;
        Ok((seen, threads))
    })?;
    let thread = threads.into_iter().find(|thread| thread.id == thread_id);
    let field = thread.as_ref().map_or_else(|| Field::from_key(typed.get("field")), |thread| thread.anchor.field);
    let number = seen.request.number.clone();
    let current = seen.current().ok_or_else(|| Problem::not_found("The text"))?;
    let area = |name: &'static str, label: &str, rows: u8| FormField::area(name, label, typed.get(name), rows).faults(&faults);
    Reply::page_with(
        status,
        &WritePage {
            shell: Shell::new(cx, "Write a comment", Nav::Review).with_errors(!faults.is_empty()),
            about: field.map_or("The request", Field::label),
            field: field.map_or("", Field::key).to_owned(),
            snapshot: current.number,
            text: field.map_or_else(String::new, |field| current.template.text(field).to_owned()),
            said: thread
                .map(|thread| thread.comments.into_iter().map(|comment| (comment.author, comment.body)).collect())
                .unwrap_or_default(),
            thread: thread_id,
            quote: area("quote", "The passage (optional)", 3).hint("Copied from the text; empty is the whole field"),
            comment: area("comment", "Comment", 5),
            suggestion: area("suggestion", "Suggested wording (optional)", 4)
                .hint("The registrant can take it over in one press"),
            number,
            faults: faults.clone(),
        },
    )
}

/// `GET /reviews/{number}/write`: a page for one comment; also where a comment with a fault comes back to.
pub fn write(cx: &Cx) -> Result<Reply, Problem> {
    if let Some(name) = cx.query.first_unknown(&["field", "thread"]) {
        return Err(Problem::bad_request(format!("This page does not know the parameter \"{name}\"")));
    }
    write_page(cx, 200, Vec::new())
}

/// `POST /reviews/{number}/write`: keeps a comment for the review.
pub fn keep_draft(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "thread", "field", "quote", "comment", "suggestion"], &[])?;
    let turn = cx.turn()?;
    let snapshot = snapshot_seen(cx)?;
    let typed = drafts::Typed {
        snapshot,
        thread: cx.form.get("thread"),
        field: cx.form.get("field"),
        quote: cx.form.get("quote"),
        body: cx.form.get("comment"),
        suggestion: cx.form.get("suggestion"),
    };
    match cx.write(|conn| drafts::keep_comment(conn, turn, cx.param("number"), typed)) {
        Ok(()) => Ok(Reply::see_other(format!("{}#f-{}", addresses::review(cx.param("number")), typed.field))),
        Err(Refusal::Faults(faults)) => write_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /reviews/{number}/drafts/{id}`: drops a comment that was not sent.
pub fn drop_draft(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| drafts::drop_comment(conn, turn, cx.param("number"), cx.param("id"))))
}

/// `POST /reviews/{number}/seen`: marks one field, or all of them, as read. The buttons send the review's form along, so that what was
/// typed there is kept.
pub fn seen(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "field", "stance", "reasons"], &[])?;
    let turn = cx.turn()?;
    let snapshot = snapshot_seen(cx)?;
    let fields: Vec<Field> = match cx.form.get("field") {
        "all" => Field::ALL.to_vec(),
        key => vec![Field::from_key(key).ok_or_else(|| Problem::bad_request("There is no such field"))?],
    };
    let (number, reasons) = (cx.param("number"), cx.form.get("reasons"));
    let verdict = Verdict::from_name(cx.form.get("stance"));
    cx.write(|conn| {
        if let Some(verdict) = verdict.filter(|verdict| *verdict != Verdict::CommentOnly || !reasons.trim().is_empty()) {
            drafts::keep_verdict(conn, turn, number, verdict, reasons)?;
        }
        drafts::mark_seen(conn, turn, number, &fields, snapshot)
    })?;
    Ok(Reply::see_other(format!("{}#f-{}", addresses::review(number), cx.form.get("field"))))
}

/// `POST /reviews/{number}/position`: sends the review, or keeps the verdict for later.
pub fn send(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "stance", "reasons", "keep"], &[])?;
    let turn = cx.turn()?;
    let snapshot = snapshot_seen(cx)?;
    let verdict = Verdict::from_name(cx.form.get("stance"))
        .ok_or_else(|| Problem::bad_request("The form does not say which position is taken"))?;
    let (number, reasons) = (cx.param("number"), cx.form.get("reasons"));
    if cx.form.get("keep") == "yes" {
        return said_so(cx, "kept", cx.write(|conn| drafts::keep_verdict(conn, turn, number, verdict, reasons)));
    }
    said_so(cx, "sent", cx.write(|conn| actions::send_review(conn, turn, number, snapshot, verdict, reasons)))
}

/// `POST /reviews/{number}/comment`
pub fn comment(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["comment"], &[])?;
    let turn = cx.turn()?;
    let new = NewComment { body: cx.form.get("comment"), ..NewComment::default() };
    after(cx, cx.write(|conn| actions::comment(conn, turn, cx.param("number"), &new)))
}

/// `POST /requests/{number}/edit/comment`
pub fn comment_by_registrant(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["comment", "thread"], &[])?;
    let turn = cx.turn()?;
    let thread_id = Some(cx.form.get("thread")).filter(|id| !id.is_empty());
    let new = NewComment { thread_id, body: cx.form.get("comment"), ..NewComment::default() };
    match cx.write(|conn| actions::comment(conn, turn, cx.param("number"), &new)) {
        Ok(()) => Ok(Reply::see_other(addresses::request(cx.param("number")))),
        Err(Refusal::Faults(faults)) => requests::pages::show_with(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /reviews/{number}/threads/{id}`: resolves a thread, or opens it again.
pub fn resolve(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    cx.write(|conn| actions::resolve(conn, turn, cx.param("number"), cx.param("id")))?;
    Ok(Reply::see_other(format!("{}#t-{}", addresses::review(cx.param("number")), cx.param("id"))))
}

/// `POST /reviews/{number}/answer`
pub fn answer_discuss(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["position", "answer"], &[])?;
    let turn = cx.turn()?;
    let (position, text) = (cx.form.get("position"), cx.form.get("answer"));
    after(cx, cx.write(|conn| actions::answer_discuss(conn, turn, cx.param("number"), position, text)))
}

/// `POST /reviews/{number}/waive`
pub fn waive(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["expert", "waive_reason"], &[])?;
    let turn = cx.turn()?;
    let (expert, reason) = (cx.form.get("expert"), cx.form.get("waive_reason"));
    after(cx, cx.write(|conn| actions::waive(conn, turn, cx.param("number"), expert, reason)))
}

/// `POST /reviews/{number}/ask`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["question"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| requests::actions::ask(conn, turn, cx.param("number"), cx.form.get("question"))))
}

/// `POST /reviews/{number}/approve`
pub fn approve(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "decision"], &[])?;
    let (turn, snapshot) = (cx.turn()?, snapshot_seen(cx)?);
    let decided = cx.write(|conn| decisions::approve(conn, turn, cx.param("number"), snapshot, cx.form.get("decision")));
    after(cx, decided.map_err(|refusal| rename(refusal, "reasons", "decision")))
}

/// `POST /reviews/{number}/decline`: the lead proposes it.
pub fn propose_decline(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "decision"], &[])?;
    let (turn, snapshot) = (cx.turn()?, snapshot_seen(cx)?);
    let proposed = cx.write(|conn| decisions::propose_decline(conn, turn, cx.param("number"), snapshot, cx.form.get("decision")));
    after(cx, proposed.map_err(|refusal| rename(refusal, "reasons", "decision")))
}

/// `POST /reviews/{number}/concur`: a second expert concurs, and it is declined.
pub fn concur(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot"], &[])?;
    let (turn, snapshot) = (cx.turn()?, snapshot_seen(cx)?);
    after(cx, cx.write(|conn| decisions::decline(conn, turn, cx.param("number"), snapshot)))
}

/// `POST /reviews/{number}/appeal`: the lead's decision on an appeal.
pub fn appeal_decided(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["outcome", "words"], &[])?;
    let turn = cx.turn()?;
    let Some(outcome) = Outcome::from_name(cx.form.get("outcome")) else {
        return page(cx, 422, vec![Fault::new("outcome", "Say what you decide")]);
    };
    after(cx, cx.write(|conn| appeals::decide(conn, turn, cx.param("number"), outcome, cx.form.get("words"))))
}
