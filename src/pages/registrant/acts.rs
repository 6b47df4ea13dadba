//! What a registrant, a new registrant and a representative do on the page of a request, each in a small form; and how a change of
//! registrant or status begins.

use crate::acts;
use crate::acts::{accept, appeal, bodies, consent, contend, draft, duplicate, go_on, track};
use crate::cases::drafts::Start;
use crate::cases::see::see;
use crate::cases::{Party, Present, State, Way};
use crate::http::addresses;
use crate::http::addresses::CHANGE;
use crate::http::cx::Cx;
use crate::http::form::{ActForm, Fields, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards::placed::posted;
use crate::pages::cards::track::typed_track;
use crate::pages::registrant::start::not_held;
use crate::refusal::{Fault, Refusal};
use crate::registry::Status;
use crate::template::Template;
use askama::Template as View;

fn after(cx: &Cx, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    match done {
        Ok(()) => Ok(Reply::see_other(addresses::request(cx.param("number")))),
        Err(Refusal::Faults(faults)) => crate::pages::public::request::show_with(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /requests/{number}/edit/rename`
pub fn rename(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["wish"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| contend::rename(conn, turn, cx.param("number"), cx.form.get("wish")).map(|_| ())))
}

/// `POST /requests/{number}/edit/appeal`
pub fn appeal(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["grounds"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| appeal::appeal(conn, turn, cx.param("number"), cx.form.get("grounds"))))
}

/// `POST /requests/{number}/edit/reopen`
pub fn reopen(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    let again = cx.write(|conn| duplicate::reopen(conn, turn, cx.param("number")))?;
    Ok(Reply::see_other(addresses::edit(&again.number)))
}

/// `POST /requests/{number}/edit/go-on`: takes back that it was withdrawn or lapsed.
pub fn go_on(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["go_on_reason"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| go_on::go_on(conn, turn, cx.param("number"), cx.form.get("go_on_reason"))))
}

/// `POST /requests/{number}/accept`
pub fn accept(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| accept::accept(conn, turn, cx.param("number"))))
}

/// `POST /requests/{number}/complete`
pub fn complete(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot"], &[])?;
    let turn = cx.turn()?;
    let snapshot =
        cx.form.get("snapshot").parse().map_err(|_| Problem::bad_request("The form does not say which text was seen"))?;
    after(cx, cx.write(|conn| bodies::complete(conn, turn, cx.param("number"), snapshot)))
}

/// The text that was seen, and the words about it.
fn word(cx: &Cx) -> Result<(i64, &str), Problem> {
    cx.form.only(&["snapshot", "consent_reason"], &[])?;
    let snapshot = cx.form.get("snapshot").parse();
    let snapshot = snapshot.map_err(|_| Problem::bad_request("The form does not say which text was seen"))?;
    Ok((snapshot, cx.form.get("consent_reason")))
}

/// `POST /requests/{number}/consent`: an operator or an expert consents to a correction that changes what the text says.
pub fn consent(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, (snapshot, reason)) = (cx.turn()?, word(cx)?);
    after(cx, cx.write(|conn| consent::give(conn, turn, cx.param("number"), snapshot, reason)))
}

/// `POST /requests/{number}/consent/take-back`
pub fn take_consent_back(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, (snapshot, reason)) = (cx.turn()?, word(cx)?);
    after(cx, cx.write(|conn| consent::take_back(conn, turn, cx.param("number"), snapshot, reason)))
}

/// `POST /requests/{number}/edit/threads/{id}`: the registrant calls it done.
pub fn done_thread(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    cx.write(|conn| acts::threads::mark_done(conn, turn, cx.param("number"), cx.param("id")))?;
    Ok(Reply::see_other(format!("{}#t-{}", addresses::request(cx.param("number")), cx.param("id"))))
}

/// `POST /requests/{number}/edit/suggestions/{id}`: takes a suggested wording over, and shows the field it went into.
pub fn use_suggestion(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    let field = cx.write(|conn| acts::threads::use_suggestion(conn, turn, cx.param("number"), cx.param("id")))?;
    Ok(Reply::see_other(format!("{}?taken=yes", addresses::edit_field(cx.param("number"), field))))
}

#[derive(View)]
#[template(path = "requests/track.html")]
struct TrackPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    way: &'static str,
    settled: bool,
    body: FormField,
    specification: FormField,
}

fn track_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let seen = cx.read(|conn| see(conn, cx.param("number"), Some(account), cx.now))?;
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("Only the registrant of this request may do that").into());
    }
    let track = &seen.request.track;
    let typed = |name: &str, held: Option<&str>| {
        if cx.is_write() { cx.form.get(name).to_owned() } else { held.unwrap_or_default().to_owned() }
    };
    let way = if cx.is_write() { Way::from_name(cx.form.get("way")).unwrap_or(track.way()) } else { track.way() };
    Reply::page_with(
        status,
        &TrackPage {
            shell: Shell::new(cx, "How it goes", Nav::Register).with_errors(!faults.is_empty()),
            number: seen.request.number.clone(),
            way: way.name(),
            settled: seen.request.state != State::Draft,
            body: FormField::text("body", "The body", typed("body", track.body()))
                .hint("For example IESG, or the organization that asks on the fast track")
                .faults(&faults),
            specification: FormField::text("specification", "Its specification", typed("specification", track.specification()))
                .hint("On the fast track: title and number, or an address (RFC 8141, 6.3 item 2)")
                .faults(&faults),
            faults,
        },
    )
}

/// `GET /requests/{number}/edit/track`
pub fn track_form(cx: &Cx) -> Result<Reply, Problem> {
    track_page(cx, 200, Vec::new())
}

/// `POST /requests/{number}/edit/track`
pub fn track(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["way", "body", "specification"], &[])?;
    let turn = cx.turn()?;
    let track = match typed_track(cx, cx.form.get("way")) {
        Ok(track) => track,
        Err(fault) => return track_page(cx, 422, vec![fault]),
    };
    match cx.write(|conn| track::choose_track(conn, turn, cx.param("number"), &track)) {
        Ok(()) => Ok(Reply::see_other(addresses::edit(cx.param("number")))),
        Err(Refusal::Faults(faults)) => track_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

#[derive(View)]
#[template(path = "requests/change.html")]
struct ChangePage {
    shell: Shell,
    faults: Vec<Fault>,
    signed_in: bool,
    here: String,
    acts: Vec<ActForm>,
}

/// The form that asks for another registrant; with a field for the registered text, where that is not held here.
fn registrant_form(cx: &Cx, typed: &Fields, faults: &[Fault]) -> Result<ActForm, Problem> {
    let nid = typed.get("nid");
    let form = ActForm::new("Another registrant", CHANGE.to_owned(), "Start a registrant change")
        .intro("The present registrant asks, the new one accepts by email; 14 days of public notice. When nobody answers for the present registrant: evidence, 30 days, two experts.")
        .hidden("kind", "registrant_change")
        .field(FormField::text("nid", "Namespace ID", nid).faults(faults))
        .field(FormField::text("heir", "Email address of the new registrant", typed.get("heir")).faults(faults))
        .choice(
            "present",
            "Who asks?",
            [("agrees", "I am the present registrant, or act for them"), ("unreachable", "The present registrant cannot be reached")],
            typed.get("present"),
            faults,
        );
    let Some(namespace) = not_held(cx, nid)? else { return Ok(form) };
    Ok(form.field(
        FormField::area("template", format!("The registered text of {}", namespace.nid), typed.get("template"), 12)
            .hint("It is not held here. Paste the whole text; it is marked as pasted by you and not confirmed")
            .faults(faults),
    ))
}

fn change_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let typed = if cx.is_write() { &cx.form } else { &cx.query };
    let nid = typed.get("nid");
    let kind = typed.get("kind").to_owned();
    let own = |wanted: &str| if kind == wanted { faults.as_slice() } else { &[] };
    let (heir, statement) = ("registrant_change", "status_change");
    let mut acts = vec![
        registrant_form(cx, typed, own(heir))?,
        ActForm::new("Another status", CHANGE.to_owned(), "Start a status change")
            .intro("URNs stay valid in every status.")
            .hidden("kind", statement)
            .field(FormField::text("of", "Namespace ID", nid).faults(own(statement)))
            .choice(
                "status",
                "What does the status become?",
                [
                    ("deprecated", "Deprecated: valid, no longer recommended"),
                    ("obsolete", "Obsolete: no longer used"),
                    ("active", "Active again"),
                ],
                typed.get("status"),
                own(statement),
            )
            .field(
                FormField::text("successors", "Namespaces that take its place (optional)", typed.get("successors"))
                    .hint("Separated by spaces")
                    .faults(own(statement)),
            ),
    ];
    for act in &mut acts {
        act.open |= act.hidden.iter().any(|(_, value)| *value == kind);
    }
    Reply::page_with(
        status,
        &ChangePage {
            shell: Shell::new(cx, "Change a registration", Nav::Register).with_errors(!faults.is_empty()),
            signed_in: cx.viewer().is_some(),
            here: addresses::query_value(&addresses::with_query(CHANGE, &[("nid", nid)])),
            acts,
            faults,
        },
    )
}

/// `GET /register/change`
pub fn change_form(cx: &Cx) -> Result<Reply, Problem> {
    change_page(cx, 200, Vec::new())
}

/// What was pasted as the registered text.
fn pasted(cx: &Cx) -> Result<Result<Option<Box<Template>>, Fault>, Problem> {
    if cx.form.get("template").trim().is_empty() {
        return Ok(Ok(None));
    }
    Ok(posted(cx)?.1.map(|reading| Some(Box::new(reading.template))))
}

/// `POST /register/change`
pub fn change(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only_with(&["kind", "nid", "of", "heir", "present", "status", "successors", "template"], &[], &["template"])?;
    let turn = cx.turn()?;
    let start = match cx.form.get("kind") {
        "registrant_change" => match Present::from_name(cx.form.get("present")) {
            Some(present) => Start::RegistrantChange {
                nid: cx.form.get("nid").trim().to_owned(),
                heir: cx.form.get("heir").to_owned(),
                present,
                pasted: match pasted(cx)? {
                    Ok(pasted) => pasted,
                    Err(fault) => return change_page(cx, 422, vec![fault]),
                },
            },
            None => return change_page(cx, 422, vec![Fault::new("present", "Say who is asking")]),
        },
        "status_change" => match Status::from_name(cx.form.get("status")) {
            Some(to) => Start::StatusChange {
                nid: cx.form.get("of").trim().to_owned(),
                to,
                successors: cx.form.get("successors").to_owned(),
            },
            None => return change_page(cx, 422, vec![Fault::new("status", "Choose what the status becomes")]),
        },
        _ => return Err(Problem::bad_request("The form does not say what is to be changed")),
    };
    match cx.write(|conn| draft::start(conn, turn, &start, None)) {
        Ok(request) => Ok(Reply::see_other(addresses::edit(&request.number))),
        Err(Refusal::Faults(mut faults)) => {
            if matches!(start, Start::StatusChange { .. }) {
                for fault in faults.iter_mut().filter(|fault| fault.field == "nid") {
                    fault.field = "of";
                }
            }
            change_page(cx, 422, faults)
        }
        Err(other) => Err(other.into()),
    }
}

#[cfg(test)]
#[path = "samples/acts.rs"]
mod samples;
