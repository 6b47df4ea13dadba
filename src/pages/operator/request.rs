//! The operators' desk.

use crate::acts::{hold, papers, register};
use crate::cases::bodies::list;
use crate::cases::guards::{checks, standards};
use crate::cases::see::Seen;
use crate::cases::see::see;
use crate::cases::table::Move;
use crate::cases::{Overlay, Party, State, Subject, Way, about, appeals, candidates, guards, see};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards::appeal::outcomes;
use crate::pages::cards::diff::{DiffCard, comparison};
use crate::pages::cards::fields::{FieldText, field_texts};
use crate::pages::cards::rows::{EventRow, Fact, FindingRow, event_rows, facts_of, finding_rows, overlay_rows};
use crate::pages::cards::rules::{Depth, RulesCard, sent_card};
use crate::pages::cards::said::{Hands, Said, said};
use crate::pages::cards::steps::{Step, steps};
use crate::pages::operator::file::{AskedRow, NoteRow, asked_rows, authority_form, note_rows, strike_form};
use crate::refusal::{Fault, Refusal};
use crate::registry::{Class, Version};
use crate::reviews::experts;
use crate::reviews::experts::office;
use crate::template::diff;
use crate::{cases, history, mail, people, registry, reviews};
use askama::Template as View;

#[derive(View)]
#[template(path = "requests/desk_request.html")]
struct DeskRequestPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: String,
    kind: &'static str,
    state: State,
    state_words: &'static str,
    turn: Option<&'static str>,
    steps: Vec<Step>,
    facts: Vec<Fact>,
    overlays: Vec<(&'static str, String, Option<String>)>,
    order_waits: bool,
    checks: Vec<FindingRow>,
    rules: Option<RulesCard>,
    experts: Vec<ExpertChoice>,
    asked: Vec<AskedRow>,
    list: String,
    confirm: FormField,
    snapshot: i64,
    preview: Option<Preview>,
    not_ready: Option<String>,
    is_correction: bool,
    classes: Vec<(&'static str, &'static str)>,
    class: String,
    reason: FormField,
    on_file: Option<(bool, bool)>,
    acts: Vec<ActForm>,
    exceptional: Vec<ActForm>,
    fields: Vec<FieldText>,
    diff_title: String,
    diff: Vec<DiffCard>,
    said: Said,
    notes: Vec<NoteRow>,
    note: FormField,
    history: Vec<EventRow>,
}

struct ExpertChoice {
    id: String,
    name: String,
    note: String,
    disabled: bool,
    chosen: bool,
}

/// A public output that registering changes.
struct Output {
    name: &'static str,
    lines: Vec<(bool, String)>,
}

/// What registering would publish: made by the act itself, in a transaction that is taken back.
struct Preview {
    address: String,
    words: String,
    text: String,
    outputs: Vec<Output>,
    /// Recipient and subject of each letter.
    letters: Vec<(String, String)>,
    button: String,
}

struct Desk {
    seen: Seen,
    candidates: Vec<candidates::Candidate>,
    asked: Vec<experts::Assignment>,
    versions: Vec<Version>,
    findings: Vec<crate::finding::Finding>,
    rules: Option<RulesCard>,
    hold: Option<(String, String)>,
    hold_end: Option<(String, String)>,
    appeal: Option<appeals::Appeal>,
    /// Who the unnamed experts are: read only while an appeal to the IESG is open.
    unnamed: Vec<String>,
    on_file: (Option<String>, bool),
    recognised: bool,
    others: Vec<String>,
    asker: String,
    before: Option<(String, bool)>,
    authority_is_open: bool,
    history: Vec<EventRow>,
    strikable: Vec<cases::papers::Filed>,
    notes: Vec<NoteRow>,
    said: Said,
}

fn load(cx: &Cx) -> Result<Desk, Problem> {
    let account = cx.person()?;
    let desk = cx.read(|conn| {
        let seen = see(conn, cx.param("number"), Some(account), cx.now)?;
        let Some(current) = seen.current() else {
            return Err(Refusal::not_found(format!("Request {}", cx.param("number"))));
        };
        if seen.is(Party::Registrant) {
            return Err(Refusal::not_permitted("This is your own request; you follow it on its public page"));
        }
        let versions = match seen.request.subject.nid().and_then(|nid| crate::nid::Nid::parse(nid).ok()) {
            Some(nid) => registry::queries::versions_of(conn, &nid)?,
            None => Vec::new(),
        };
        let body = seen.request.track.body().unwrap_or_default();
        Ok(Desk {
            candidates: candidates::candidates(conn, &seen, cx.now)?,
            asked: experts::queries::assignments_of(conn, &seen.request.id)?,
            findings: if seen.request.state.is_open() {
                checks::findings(conn, cx.now, &seen.request, &current.template)?
            } else {
                Vec::new()
            },
            rules: sent_card(
                cases::testable::queries::sent(conn, &seen.request.id, current.number)?.as_ref(),
                &seen,
                Depth::Brief,
            ),
            hold: hold::hold_to_confirm(conn, &seen.request.id)?,
            hold_end: hold::end_to_confirm(conn, &seen.request.id)?,
            appeal: appeals::queries::of_request(conn, &seen.request.id)?.pop().filter(|appeal| appeal.decided.is_none()),
            unnamed: office::unnamed_on(conn, &seen.request.id)?,
            on_file: standards::on_file(conn, &seen)?,
            recognised: list::recognised(conn, body, crate::clock::day(cx.now))?.is_some(),
            others: about::others_about(conn, &seen.request)?,
            asker: people::queries::by_id(conn, &seen.request.owner_id)?
                .map_or_else(String::new, |owner| format!("{} <{}>", owner.name, owner.email)),
            before: see::asked_before(conn, &seen.request)?,
            authority_is_open: see::authority_is_open(conn, &seen.request)?,
            history: event_rows(
                history::queries::of_request(conn, &seen.request.id)?,
                &cases::papers::queries::all_of(conn, &seen.request.id)?,
            ),
            strikable: papers::strikable(conn, &seen.request.id)?,
            notes: note_rows(cx, cases::notes::queries::of_request(conn, &seen.request.id)?),
            said: said(
                &seen.request,
                &current.template,
                reviews::queries::threads_of(conn, &seen.request.id)?,
                guards::quorum::standing_positions(conn, &seen, cx.now)?,
                Hands { reviews: false, ..Hands::of(&seen, Some(&account.id)) },
            ),
            versions,
            seen,
        })
    })?;
    Ok(desk)
}

/// Registers in a transaction that is taken back, and compares every public file before and after.
fn preview(cx: &Cx, desk: &Desk) -> Result<Result<Preview, Refusal>, Problem> {
    use crate::acts::register::Registered;
    let number = desk.seen.request.number.as_str();
    let turn = cx.turn()?;
    let before = cx.app.store.read(|conn| registry::files::all(conn, &cx.post().public_url))?;
    let rehearsed = cx.app.store.rehearse(|conn| {
        let registered = register::rehearse(conn, turn, number)?;
        let letters = mail::queries::written_at(conn, &crate::store::stored(cx.now))?;
        let after = registry::files::all(conn, &cx.post().public_url)?;
        let nid = match &registered {
            Registered::Version(version) => version.nid.clone(),
            Registered::Status(nid) => nid.clone(),
        };
        let namespace =
            registry::queries::by_nid(conn, &nid)?.ok_or_else(|| Refusal::not_found(format!("The namespace {nid}")))?;
        Ok::<_, Refusal>((after, registered, namespace, letters))
    });
    let (after, registered, namespace, letters) = match rehearsed {
        Ok(rehearsed) => rehearsed,
        Err(refusal @ (Refusal::Store(_) | Refusal::Outside(_))) => return Err(refusal.into()),
        Err(refusal) => return Ok(Err(refusal)),
    };
    let outputs = before
        .iter()
        .zip(&after)
        .filter(|((_, old), (_, new))| old != new)
        .map(|((name, old), (_, new))| Output { name, lines: diff::changed_lines(old, new) })
        .collect();
    let nid = &namespace.nid;
    Ok(Ok(match registered {
        Registered::Version(version) => Preview {
            address: addresses::version(namespace.kind, nid, version.number),
            words: format!("urn:{nid}, version {}", version.number),
            text: version.text.map(|text| text.canonical).unwrap_or_default(),
            outputs,
            letters,
            button: format!("Register urn:{nid} and publish"),
        },
        Registered::Status(_) => Preview {
            address: addresses::namespace(namespace.kind, nid),
            words: format!("urn:{nid} is {}", namespace.status.name()),
            text: desk.seen.current().map(|current| current.canonical.clone()).unwrap_or_default(),
            outputs,
            letters,
            button: format!("Change the status of urn:{nid} and publish"),
        },
    }))
}

/// What an operator reads first: the procedure, who asks, and whether it is who asked for the registered version.
fn desk_facts(desk: &Desk) -> Vec<Fact> {
    let fact = |term, words: String| Fact { term, words, href: None };
    let mut facts = facts_of(&desk.seen);
    facts.push(fact("Asked for by", desk.asker.clone()));
    match &desk.before {
        Some((_, true)) => facts.push(fact("Last registered for", "the same person".to_owned())),
        Some((who, false)) => facts.push(fact(
            "Last registered for",
            format!("{who}. Check that this person may speak for the namespace; the contacts in its text were told"),
        )),
        None => {}
    }
    facts
}

pub(crate) fn area(cx: &Cx, faults: &[Fault], name: &'static str, label: &str, rows: u8) -> FormField {
    FormField::area(name, label, cx.form.get(name), rows).faults(faults)
}

/// What an operator does while a standards body has the request.
fn acts_with_body(cx: &Cx, desk: &Desk, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = &seen.request.number;
    let at = |path: &str| format!("/desk/{number}/{path}");
    let mut list = Vec::new();
    if seen.permit(Move::Direct).is_ok() {
        let body = seen.request.track.body().unwrap_or_default();
        list.push(
            ActForm::new("Put a paper on file", at("paper"), "Put the paper on file")
                .choice(
                    "kind",
                    "Which paper is it?",
                    [
                        ("direction", format!("The direction of {body}")),
                        ("report_copy", "The copy of the expert report that came with it".to_owned()),
                    ],
                    cx.form.get("kind"),
                    faults,
                )
                .field(area(cx, faults, "paper", "Its words, with sender and date", 6))
                .unfolded(),
        );
        list.push(
            ActForm::new("Direction received", at("direct"), "Make it ready to register")
                .intro("Both papers must be on file; either alone is not enough (RFC 8141, 6.2).")
                .unfolded(),
        );
        list.push(
            ActForm::new("The body answers otherwise", at("body"), "Record the answer")
                .choice(
                    "answer",
                    "What does it say?",
                    [("asks", "It asks for changes: back to the registrant"), ("declines", "It declines")],
                    cx.form.get("answer"),
                    faults,
                )
                .field(area(cx, faults, "words", "Its words, published", 4)),
        );
    }
    list
}

/// What an operator does about a body that is not recognised yet.
fn acts_on_recognition(cx: &Cx, desk: &Desk, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = &seen.request.number;
    let at = |path: &str| format!("/desk/{number}/{path}");
    let mut list = Vec::new();
    if seen.request.track.way() == Way::FastTrack
        && !desk.recognised
        && matches!(seen.request.state, State::Intake | State::Review)
    {
        list.push(
            ActForm::new("Ask the IESG about the body", at("recognition/ask"), "Ask the liaisons")
                .intro("The body is not on the list of recognised ones."),
        );
        list.push(
            ActForm::new("Record the answer on recognition", at("recognition"), "Record it")
                .choice(
                    "recognised",
                    "Is the body recognised?",
                    [("yes", "Yes: it goes on the list"), ("no", "No: the request goes on by the procedure of RFC 8141, 6.2")],
                    cx.form.get("recognised"),
                    faults,
                )
                .field(area(cx, faults, "recognition", "The words of the IESG, with their date", 3)),
        );
    }
    list
}

/// The ordinary acts of an operator in this state.
fn acts(cx: &Cx, desk: &Desk, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = &seen.request.number;
    let at = |path: &str| format!("/desk/{number}/{path}");
    let mut list = acts_with_body(cx, desk, faults);
    list.extend(acts_on_recognition(cx, desk, faults));
    if desk.authority_is_open {
        list.push(authority_form(cx, number, faults));
    }
    if matches!(seen.request.subject, Subject::RegistrantChange { .. }) && seen.request.state.is_open() {
        list.push(
            ActForm::new("Put evidence on file", at("evidence"), "Put it on file")
                .intro("When the present registrant cannot be reached: what was tried, when, and what came of it.")
                .field(area(cx, faults, "evidence", "Evidence, published", 4)),
        );
    }
    if seen.permit(Move::SendBack).is_ok() {
        list.push(ActForm::new("Send it back to the experts", at("send-back"), "Send back to the experts").field(area(
            cx,
            faults,
            "defect",
            "The defect",
            3,
        )));
    }
    if seen.permit(Move::Ask).is_ok() {
        list.push(
            ActForm::new("Ask the registrant", at("ask"), "Send the question")
                .intro("The request goes to them until they answer.")
                .field(area(cx, faults, "question", "Question to the registrant", 4)),
        );
    }
    if desk.appeal.as_ref().is_some_and(|appeal| appeal.stage == appeals::Stage::Iesg) {
        list.push(
            ActForm::new("Record the IESG's decision on the appeal", at("appeal"), "Record it")
                .intro(if desk.unnamed.is_empty() {
                    String::new()
                } else {
                    format!("Unnamed experts, for the appeal to know only: {}.", desk.unnamed.join(", "))
                })
                .choice("outcome", "What is decided?", outcomes(), cx.form.get("outcome"), faults)
                .field(area(cx, faults, "words", "Its words, published", 4)),
        );
    }
    list
}

/// The exceptional acts: each needs a reason that is published.
fn exceptional(cx: &Cx, desk: &Desk, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = &seen.request.number;
    let at = |path: &str| format!("/desk/{number}/{path}");
    let mut list = Vec::new();
    let open = seen.request.state.is_open();
    if seen.permit(Move::CallDuplicate).is_ok() {
        let others =
            if desk.others.is_empty() { String::new() } else { format!("About the same name: {}.", desk.others.join(", ")) };
        list.push(
            ActForm::new("Call it a duplicate", at("duplicate"), "End it as a duplicate")
                .intro(others)
                .field(FormField::text("of", "Number of the request that goes on", cx.form.get("of")).faults(faults))
                .field(area(cx, faults, "duplicate_reason", "Reason, published", 3)),
        );
    }
    if seen.permit(Move::TakeBackDuplicate).is_ok() {
        list.push(
            ActForm::new("It is not a duplicate", at("take-back"), "Take it back")
                .intro("The request goes on where it was, with its discussion and its positions. Both registrants are told.")
                .field(area(cx, faults, "take_back_reason", "Reason, published", 3)),
        );
    }
    if seen.permit(Move::ChangeTrack).is_ok() && seen.request.track_changed_at.is_none() {
        let ways = Way::ALL.into_iter().filter(|way| *way != seen.request.track.way()).map(|way| (way.name(), way.words()));
        list.push(
            ActForm::new("Change the procedure", at("track"), "Change it")
                .intro("Once, before a decision.")
                .choice("track", "Which procedure?", ways, cx.form.get("track"), faults)
                .field(FormField::text("body", "The body (standards body or fast track)", cx.form.get("body")).faults(faults))
                .field(
                    FormField::text("specification", "Its specification, on the fast track", cx.form.get("specification"))
                        .faults(faults),
                )
                .field(area(cx, faults, "track_reason", "Reason, published", 3)),
        );
    }
    list.extend(strike_form(cx, number, &desk.strikable, faults));
    list.push(
        ActForm::new("Note a dispute about ownership", at("dispute"), "Put the note on file")
            .intro("A note, published; nothing else happens without a court order (RFC 8141, 5.1).")
            .field(area(cx, faults, "dispute", "Note", 4)),
    );
    if seen.has(Overlay::CourtHold) {
        let viewer = cx.viewer().map(|who| who.id.as_str()).unwrap_or_default();
        match &desk.hold_end {
            None => list.push(
                ActForm::new("The court order is lifted", at("hold/lift"), "Record it")
                    .intro("A second operator confirms it; then the hold ends.")
                    .field(area(cx, faults, "order", "Court, date, what lifts the order; published", 3)),
            ),
            Some((words, filed_by)) if filed_by != viewer => list.push(
                ActForm::new("Confirm that the order is lifted", at("hold/end"), "Confirm it: the hold ends")
                    .intro(format!("Recorded by another operator: {words}"))
                    .unfolded(),
            ),
            Some(_) => {}
        }
    } else if let Some((order, _)) = desk.hold.as_ref().filter(|(_, filed_by)| cx.viewer().is_some_and(|who| who.id != *filed_by))
    {
        list.push(
            ActForm::new("Confirm the court order", at("hold/confirm"), "Confirm it: the request is held")
                .intro(format!("Put on file by another operator: {order}"))
                .unfolded(),
        );
    } else if open && desk.hold.is_none() {
        list.push(
            ActForm::new("Put a court order on file", at("hold"), "Put the order on file")
                .intro("A second operator confirms it; then the request is held.")
                .field(area(cx, faults, "order", "Court, date, file number, what is ordered; published", 4)),
        );
    }
    list
}

fn expert_choices(cx: &Cx, desk: &Desk) -> Vec<ExpertChoice> {
    let chosen = cx.form.all("experts");
    let typed = cx.is_write();
    desk.candidates
        .iter()
        // Whoever was asked already stands in the list above, under the name they answer by.
        .filter(|candidate| candidate.not != Some("asked already"))
        .map(|candidate| {
            let mut notes: Vec<String> = Vec::new();
            notes.extend(candidate.leads.then(|| "lead".to_owned()));
            notes.extend(candidate.not.map(str::to_owned));
            notes.extend(Some(candidate.because.clone()).filter(|because| !because.is_empty()));
            notes.extend(candidate.away_until.map(|until| format!("away until {until}")));
            notes.push(match candidate.load {
                0 => "reviews nothing now".to_owned(),
                1 => "reviews 1 request now".to_owned(),
                load => format!("reviews {load} requests now"),
            });
            ExpertChoice {
                disabled: candidate.not.is_some(),
                chosen: if typed { chosen.contains(&candidate.account.id) } else { candidate.proposed },
                note: notes.join("; "),
                id: candidate.account.id.clone(),
                name: candidate.account.name.clone(),
            }
        })
        .collect()
}

pub(crate) fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let desk = load(cx)?;
    let request = &desk.seen.request;
    let (diff_title, diff) = comparison(&desk.seen, &desk.versions);
    let wanted = request.subject.nid().unwrap_or("next").to_owned();
    let operator = desk.seen.is(Party::Operator);
    let (preview, not_ready) = if request.state == State::Ready && operator {
        match preview(cx, &desk)? {
            Ok(preview) => (Some(preview), None),
            Err(refusal) => (None, Some(refusal.to_string())),
        }
    } else {
        (None, None)
    };
    Reply::page_with(
        status,
        &DeskRequestPage {
            shell: Shell::new(cx, format!("{} on the desk", request.number), Nav::Desk).with_errors(!faults.is_empty()),
            number: request.number.clone(),
            title: request.subject.title(),
            kind: request.subject.words(),
            state: request.state,
            state_words: request.state_words(),
            turn: request.turn(),
            steps: steps(request),
            facts: desk_facts(&desk),
            overlays: overlay_rows(&desk.seen),
            order_waits: desk.hold.as_ref().is_some_and(|_| !desk.seen.has(Overlay::CourtHold)),
            checks: finding_rows(&desk.findings),
            experts: expert_choices(cx, &desk),
            asked: asked_rows(&desk.asked),
            list: cx.post().review_list.clone(),
            confirm: FormField::text(
                "confirm",
                if wanted == "next" { "Type the word next to confirm".to_owned() } else { format!("Type {wanted} to confirm") },
                cx.form.get("confirm"),
            )
            .faults(&faults),
            note: area(cx, &faults, "note", "Note", 2),
            snapshot: desk.seen.current().map_or(0, |snapshot| snapshot.number),
            preview,
            not_ready,
            is_correction: matches!(request.subject, Subject::Correction { .. }),
            classes: Class::ALL.iter().map(|class| (class.name(), class.words())).collect(),
            class: cx.form.get("class").to_owned(),
            reason: FormField::area("reason", "Reason, published with the correction", cx.form.get("reason"), 3).faults(&faults),
            on_file: (request.state == State::WithBody).then(|| (desk.on_file.0.is_some(), desk.on_file.1)),
            acts: if operator { acts(cx, &desk, &faults) } else { Vec::new() },
            exceptional: if operator { exceptional(cx, &desk, &faults) } else { Vec::new() },
            fields: desk.seen.current().map(|snapshot| field_texts(&snapshot.template)).unwrap_or_default(),
            faults,
            diff_title,
            diff,
            rules: desk.rules,
            said: desk.said,
            notes: if operator { desk.notes } else { Vec::new() },
            history: desk.history,
        },
    )
}

/// `GET /desk/{number}`
pub fn desk_request(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}
