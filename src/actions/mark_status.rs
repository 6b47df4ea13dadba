//! Annotations by an operator with a public reason: the status of a namespace whose registrant cannot be found, and error flags. They take
//! effect at once, and the known contacts and the review list are notified. Annotations do not create a registrant, and nothing is deleted.

use crate::action_context::ActionContext;
use crate::history::{Event, EventKind, log};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, OperatorText, RegisteredNid};
use crate::refusal::{Refusal, at};
use crate::registry;
use crate::registry::Status;
use crate::registry::publish::{change_status, check_error_flag_change, mark_in_error};
use crate::requests::drafts::parse_successors;
use crate::requests::guards::office::require_operator;
use crate::requests::notify::published_contact_emails;
use crate::requests::queries::about_nid;
use crate::requests::record::required_text;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::nid::written::parse_nid;

/// Refuses a status while a request for this namespace is open, because someone then acts for the namespace.
fn check_no_open_request(conn: &mut AnyConnection, nid: &Nid) -> Result<(), Refusal> {
    let open = about_nid(conn, nid.as_str())?.into_iter().find(|request| request.state.is_open());
    open.map_or(Ok(()), |request| {
        let reason = Phrase::new("refusal-mark-open-request").arg("number", request.number).arg("nid", nid.to_string());
        Err(Refusal::WrongState { reason })
    })
}

fn parse_nid_field(nid: &str, field: &'static str) -> Result<Nid, Refusal> {
    parse_nid(nid).map_err(|not| Refusal::at_field(field, not.sentence()))
}

/// Annotates the status of a namespace: the status, the namespaces that replace it (NIDs separated by spaces or commas), and the public
/// reason.
pub fn annotate_status(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    nid: &str,
    to: Status,
    successors: &str,
    reason: &str,
) -> Result<(), Refusal> {
    require_operator(ctx.who)?;
    let nid = parse_nid_field(nid, at::NID)?;
    let held = registry::queries::by_nid(conn, &nid)?
        .ok_or_else(|| Refusal::at_field(at::NID, Phrase::new("refusal-registered-nid")))?
        .status;
    if held == to {
        return Err(Refusal::at_field(
            at::STATUS,
            Phrase::new("refusal-mark-same").arg("nid", nid.to_string()).arg("to", to.name()),
        ));
    }
    let successors = parse_successors(conn, &nid, successors)?;
    let reason = required_text(reason, at::REASON, Phrase::new("refusal-mark-reason"))?;
    check_no_open_request(conn, &nid)?;
    let base = registry::queries::latest_version(conn, &nid)?.map_or(1, |newest| newest.number);
    change_status(conn, ctx.now, (&nid, base), to, &successors, &reason)?;
    let statement = format!("is {}", to.name());
    record_annotation(conn, ctx, EventKind::StatusMarked, (&nid, &statement, &reason), "status")
}

/// Sets or removes the error flag of a namespace (`version` empty) or of one of its versions.
pub fn set_error_flag(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    nid: &str,
    version: &str,
    in_error: bool,
    reason: &str,
) -> Result<(), Refusal> {
    require_operator(ctx.who)?;
    let nid = parse_nid_field(nid, at::NID_ERROR)?;
    let version = match version.trim() {
        "" => None,
        number => Some(number.parse::<u32>().map_err(|_| Refusal::at_field(at::VERSION, Phrase::new("refusal-version-number")))?),
    };
    check_error_flag_change(conn, &nid, version, in_error)?;
    let reason = required_text(reason, at::ERROR_REASON, Phrase::new("refusal-reason-published"))?;
    mark_in_error(conn, ctx.now, (&nid, version), in_error, &reason)?;
    let statement = match version {
        Some(version) => Phrase::new("record-version-in-error").arg("version", version),
        None => Phrase::new("record-in-error"),
    };
    let statement = statement.arg("in_error", in_error).to_string();
    record_annotation(conn, ctx, EventKind::ErrorMarked, (&nid, &statement, &reason), "error")
}

/// Records the annotation, and notifies every known contact and the review list.
fn record_annotation(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    act: EventKind,
    (nid, statement, reason): (&Nid, &str, &str),
    because: &'static str,
) -> Result<(), Refusal> {
    let event = Event::on_registry(act).about_nid(nid.as_str()).with_detail(&format!("urn:{nid} {statement}: {reason}"));
    let event = log::record(conn, ctx.now, &ctx.actor(), event)?;
    let email = Notification::StatusMark {
        namespace: RegisteredNid::new(nid),
        what: OperatorText::new(statement),
        reason: OperatorText::new(reason),
        because,
        link: Link::new(ctx.mail, &format!("/assignments/urn-{}/{nid}", nid.iana_table_segment())),
    };
    let mut to = published_contact_emails(conn, nid)?;
    to.push(ctx.mail.review_list.clone());
    to.iter().try_for_each(|address| outbox::queue(conn, ctx.mail, ctx.now, &event, None, address, &email))
}
