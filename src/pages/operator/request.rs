//! The operators' desk.

use crate::acts::register;
use crate::cases::{Overlay, Party, State, Subject};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards::consent::ConsentCard;
use crate::pages::cards::diff::{DiffCard, comparison};
use crate::pages::cards::fields::{FieldText, field_texts};
use crate::pages::cards::rows::{EventRow, Fact, FindingRow, facts_of, finding_rows, overlay_rows};
use crate::pages::cards::rules::RulesCard;
use crate::pages::cards::said::Said;
use crate::pages::cards::steps::{Step, steps};
use crate::pages::operator::file::{AskedRow, NoteRow, asked_rows};
use crate::pages::operator::loaded::{Desk, load};
use crate::pages::operator::offers::{acts, area, exceptional};
use crate::refusal::{Fault, Refusal};
use crate::registry::Class;
use crate::template::diff;
use crate::{mail, registry};
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
    consent: Option<ConsentCard>,
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
        Err(Refusal::Store(error)) => return Err(Refusal::Store(error).into()),
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
            consent: desk.consent,
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
