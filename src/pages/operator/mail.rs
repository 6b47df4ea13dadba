//! Emails for operators: the outbox, and incoming email.

use crate::actions::{incoming_mail, resend};
use crate::http::addresses;
use crate::http::addresses::{OPERATOR_INBOX_PATH, OPERATOR_OUTBOX_PATH, incoming_email_path};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::{ActionForm, FormField};
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::mail::answering::ReplyEffect;
use crate::mail::encoded_parts::without_reply_addresses;
use crate::mail::queries::{Disposition, OutboxFilter};
use crate::mail::templates::reply_effect_of;
use crate::mail::{Delivery, InboundDisposition, queries};
use crate::pages::partials::list::{ListFilter, perform_action};
use crate::pages::partials::notice::{ActionNotice, action_notice_with_undo};
use crate::pages::partials::pager;
use crate::pages::partials::repairs::RepairCard;
use crate::pages::partials::rows::time;
use crate::pages::partials::table::{Cell, Table};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use askama::Template;
use urn_registry::i18n::Phrase;
use urn_registry::template;
use urn_registry::template::characters::escape;

const ADDRESS: Field = Field::choice(at::ADDRESS);

/// Resumes delivery to an address.
pub const RESUME_DELIVERY_FIELDS: &[Field] = &[ADDRESS];

const REQUEST_NUMBER: Field = Field::text(at::NUMBER, "word-request").hint("request-number-hint");
const REPAIR_FIELD: Field = Field::choice(at::REPAIR);

/// Publishes an email on a request.
pub const PUBLISH_EMAIL_FIELDS: &[Field] = &[REQUEST_NUMBER, REPAIR_FIELD];

/// The value that means all repairs.
const REPAIR_ALL: &str = "all";

const REASON: Field = Field::text(at::REASON, "word-reason").hint("word-visible-only-to-operators");

/// Discards an email.
pub const DISCARD_EMAIL_FIELDS: &[Field] = &[REASON];

const SELECTED_EMAILS: Field = Field::multiple_choice(at::EMAILS);

/// Marks several emails as handled.
pub const MARK_HANDLED_FIELDS: &[Field] = &[SELECTED_EMAILS, REASON];

/// The columns of the latest incoming emails.
const RECENT_EMAIL_COLUMNS: &[(&str, &str)] =
    &[("work-what", ""), ("word-sender", "any"), ("decision-on", "nowrap"), ("word-outcome", "any")];

/// The maximum number of emails in a list, newest first.
const EMAILS_SHOWN_MAX: i64 = 200;

struct OutgoingEmailRow {
    id: String,
    /// Whether it can be sent again.
    again: bool,
    /// Whether it can still be canceled.
    waits: bool,
    recipient: String,
    subject: String,
    written: String,
    tag: &'static str,
    disposition: Phrase,
}

#[derive(Template)]
#[template(path = "operator/mail_outbox.html")]
struct OutboxPage {
    shell: Shell,
    notice: Option<ActionNotice>,
    emails: Vec<OutgoingEmailRow>,
    failing: Vec<FailingAddressRow>,
    chips: Vec<ListFilter>,
    q: String,
    disposition: &'static str,
    /// The next page, with earlier emails.
    next: Option<String>,
}

struct FailingAddressRow {
    address: String,
    text: Phrase,
}

fn outgoing_email_row(email: crate::mail::Outgoing) -> OutgoingEmailRow {
    let waits = matches!(email.delivery, Delivery::Waiting { .. });
    let is_canceled = matches!(email.delivery, Delivery::Canceled(_));
    let (tag, disposition) = match email.delivery {
        Delivery::Bounced { at, reason } => ("tag-stop", Phrase::new("outbox-bounced").arg("at", time(at)).arg("why", reason)),
        Delivery::Sent(at) => ("tag-ok", Phrase::new("outbox-sent").arg("at", time(at))),
        Delivery::Canceled(at) => ("", Phrase::new("outbox-canceled").arg("at", time(at))),
        Delivery::Failed { at, reason } => ("tag-stop", Phrase::new("outbox-undelivered").arg("at", time(at)).arg("why", reason)),
        Delivery::Waiting { attempts: 0, last_error: Some(reason) } => {
            ("tag-warn", Phrase::new("outbox-waiting-reason").arg("why", reason))
        }
        Delivery::Waiting { attempts: 0, last_error: None } => ("", Phrase::new("outbox-waiting")),
        Delivery::Waiting { attempts, last_error } => {
            let reason = last_error.map_or(Phrase::new("outbox-being-sent"), Phrase::from);
            ("tag-warn", Phrase::new("outbox-attempts").arg("attempts", attempts).arg("why", reason))
        }
    };
    OutgoingEmailRow {
        again: tag == "tag-stop" || is_canceled,
        waits,
        id: email.id,
        recipient: email.recipient,
        subject: email.subject,
        written: time(email.created_at),
        tag,
        disposition,
    }
}

fn failing_address_row(one: queries::FailingAddress) -> FailingAddressRow {
    let state = match &one.paused_at {
        Some(at) => Phrase::new("outbox-paused").arg("time", time(at.time())),
        None => Phrase::new("outbox-continues"),
    };
    let text = Phrase::new("outbox-failing").arg("failures", one.failures).arg("last", time(one.last_at.time()));
    FailingAddressRow { address: one.address, text: text.arg("reason", one.reason).arg("state", state) }
}

/// `GET /operator/emails`
pub fn outbox(cx: &RequestContext) -> Result<Response, HttpError> {
    const EMAILS_PER_PAGE: usize = 50;
    let q = cx.query.get("q").trim();
    let disposition = match cx.query.get("disposition") {
        "" => None,
        word => Some(
            Disposition::from_name(word).ok_or_else(|| HttpError::bad_request(Phrase::new("problem-parameter-disposition")))?,
        ),
    };
    let wanted = OutboxFilter { delivery_outcome: disposition, text: q, before: cx.query.get("after") };
    let (mut emails, failing) = cx.read(|conn| {
        let most = i64::try_from(EMAILS_PER_PAGE + 1).unwrap_or(i64::MAX);
        Ok((queries::outgoing(conn, &wanted, most)?, queries::failing(conn)?))
    })?;
    let asked: Vec<(&str, &str)> = [("disposition", disposition.map_or("", Disposition::name)), ("q", q)]
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .collect();
    let next =
        pager::next(&mut emails, EMAILS_PER_PAGE, |last| addresses::next_page_path(OPERATOR_OUTBOX_PATH, &asked, &last.id));
    let chip = |one: Option<Disposition>| {
        ListFilter::new(
            one.map_or(Phrase::new("list-chip-all"), Disposition::phrase),
            addresses::outbox_path(one.map(Disposition::name), q),
            disposition == one,
        )
    };
    let chips = std::iter::once(None).chain(Disposition::ALL.into_iter().map(Some)).map(chip).collect();
    cx.render_page(&OutboxPage {
        shell: Shell::new(cx, Phrase::new("word-outgoing-emails"), NavSection::Operator),
        notice: action_notice_with_undo(cx)?,
        emails: emails.into_iter().map(outgoing_email_row).collect(),
        failing: failing.into_iter().map(failing_address_row).collect(),
        chips,
        q: q.to_owned(),
        disposition: disposition.map_or("", Disposition::name),
        next,
    })
}

/// `POST /operator/emails/{id}/again`: sends an email again.
pub fn resend(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, OPERATOR_OUTBOX_PATH, outbox, |conn, ctx| resend::resend(conn, ctx, cx.param("id")))
}

/// `POST /operator/emails/{id}/cancel`: cancels an email.
pub fn cancel_email(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, OPERATOR_OUTBOX_PATH, outbox, |conn, ctx| resend::cancel_email(conn, ctx, cx.param("id")))
}

/// `GET /operator/emails/{id}/message.eml`: the email as it is sent.
pub fn email_file(cx: &RequestContext) -> Result<Response, HttpError> {
    let bytes = cx.read(|conn| resend::email_file(conn, cx.mail(), cx.param("id")))?;
    Ok(Response::bytes("application/octet-stream", bytes).header("Content-Disposition", "attachment; filename=\"email.eml\""))
}

/// `POST /operator/emails/resume`: resumes delivery to an address.
pub fn resume_delivery(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, OPERATOR_OUTBOX_PATH, outbox, |conn, ctx| resend::resume_delivery(conn, ctx, ADDRESS.value_in(&cx.form)))
}

struct IncomingRow {
    id: String,
    sender: String,
    subject: String,
    body: String,
    reason: String,
    received: String,
    disposition: Phrase,
    /// Whether its text is folded.
    long: bool,
    /// Whether it is selected.
    chosen: bool,
    /// The number of its request, if it is known. It is published from the page that shows all of it.
    publishable_on: Option<String>,
}

fn incoming_row(message: queries::InboundEmail) -> IncomingRow {
    /// Longer texts are folded, so that a list of emails stays readable.
    const UNFOLDED_LINES_MAX: usize = 4;
    let disposition = message.disposition.phrase();
    let received = time(message.received_at.time());
    let named = |text: String, none| if text.is_empty() { Phrase::new(none).to_string() } else { escape(&text) };
    IncomingRow {
        long: message.body.lines().count() > UNFOLDED_LINES_MAX,
        chosen: false,
        publishable_on: None,
        id: message.id,
        sender: named(message.sender, "word-unknown-lower"),
        subject: named(message.subject, "inbox-no-subject"),
        body: escape(&message.body),
        reason: escape(&message.reason),
        received,
        disposition,
    }
}

#[derive(Template)]
#[template(path = "operator/mail_incoming.html")]
struct InboxPage {
    shell: Shell,
    notice: Option<ActionNotice>,
    rows: Vec<IncomingRow>,
    /// The latest incoming emails.
    all: Table,
    /// The address to subscribe to the review list, and that list.
    subscribe: Option<(String, String)>,
    reason: FormField,
}

/// The number of the request of an email, unless the email is a private reply: one to a message or notification of the operators.
fn request_to_publish_on(conn: &mut AnyConnection, message: &queries::InboundEmail) -> Result<Option<String>, Refusal> {
    let answered = match &message.outbox_id {
        Some(id) => queries::email_by_id(conn, id)?,
        None => None,
    };
    let is_private =
        answered.is_some_and(|(_, _, kind, _)| matches!(reply_effect_of(&kind), ReplyEffect::Operators | ReplyEffect::Nothing));
    match &message.request_id {
        Some(id) if !is_private => Ok(crate::requests::queries::by_id(conn, id)?.map(|request| request.number.to_string())),
        _ => Ok(None),
    }
}

/// `GET /operator/mail`: incoming emails that need an operator, and the outcome of the latest ones.
pub fn inbox(cx: &RequestContext) -> Result<Response, HttpError> {
    let chosen = SELECTED_EMAILS.all_values_in(&cx.form);
    let (rows, all) = cx.read(|conn| {
        let mut rows = Vec::new();
        for message in queries::waiting_messages(conn)? {
            let publishable_on = request_to_publish_on(conn, &message)?;
            let row = incoming_row(message);
            rows.push(IncomingRow { chosen: chosen.contains(&row.id), publishable_on, ..row });
        }
        Ok((rows, queries::newest_inbound(conn, EMAILS_SHOWN_MAX)?))
    })?;
    let all = all.into_iter().map(incoming_row).map(|row| {
        let subject = Cell::link(row.subject, incoming_email_path(&row.id));
        [subject, row.sender.into(), row.received.into(), Phrase::from(format!("{}: {}", row.disposition, row.reason)).into()]
    });
    let mail = cx.mail();
    let subscribe = mail.reply.as_ref().map(|reply| (crate::mail::listed::subscription_address(reply), mail.review_list.clone()));
    cx.render_page(&InboxPage {
        shell: Shell::new(cx, Phrase::new("word-incoming-emails"), NavSection::Operator),
        notice: action_notice_with_undo(cx)?,
        rows,
        all: Table::new("word-recent-emails", RECENT_EMAIL_COLUMNS).with_rows(all),
        subscribe,
        reason: REASON.submitted_form_field(cx),
    })
}

#[derive(Template)]
#[template(path = "operator/mail_message.html")]
struct IncomingEmailPage {
    shell: Shell,
    notice: Option<ActionNotice>,
    row: IncomingRow,
    cut: String,
    /// The required repairs of its text before it can be published.
    repairs: RepairCard,
    /// The raw message, while it is stored.
    raw: Option<String>,
    request: Option<String>,
    acts: Vec<ActionForm>,
}

/// `GET /operator/mail/{id}`: one email, regardless of its outcome.
pub fn incoming_email_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let (message, raw, request, publish_on) = cx.read(|conn| {
        let message =
            queries::inbound_by_id(conn, cx.param("id"))?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-email")))?;
        let raw = queries::raw(conn, &message.id)?;
        let request = match &message.request_id {
            Some(id) => crate::requests::queries::by_id(conn, id)?.map(|request| request.number.to_string()),
            None => None,
        };
        let publish_on = request_to_publish_on(conn, &message)?;
        Ok((message, raw, request, publish_on))
    })?;
    let action = |what: &str| incoming_email_path(&message.id) + what;
    let wrong = incoming_mail::needed_repairs(&message.body).into_iter();
    let repairs =
        RepairCard::new(wrong.map(|repair| (template::Field::AdditionalInformation, message.body.as_str(), repair)), |_, _| None);
    let acts = match message.disposition {
        InboundDisposition::Held => vec![
            publish_email_form(action("/place"), repairs.needed)
                .field(REQUEST_NUMBER.submitted_form_field_or(cx, publish_on.as_deref().unwrap_or_default())),
            ActionForm::new("word-discard-email", action("/discard"), "word-discard-email")
                .intro(Phrase::new("inbox-discard-about"))
                .submitted_field(REASON, cx),
            ActionForm::new("word-mark-as-handled", action(""), "word-mark-email-as-handled")
                .intro(Phrase::new("inbox-handled-about")),
        ],
        InboundDisposition::Commented if message.account_id.is_none() => {
            vec![
                ActionForm::new("word-remove-from-request", action("/discard"), "word-remove-email-from-request")
                    .submitted_field(REASON, cx),
            ]
        }
        InboundDisposition::Settled | InboundDisposition::Discarded | InboundDisposition::Dropped => {
            vec![ActionForm::new("word-review-again", action("/again"), "word-return-to-incoming-emails")]
        }
        _ => Vec::new(),
    };
    let cut = escape(&message.removed);
    cx.render_page(&IncomingEmailPage {
        shell: Shell::new(cx, Phrase::new("word-incoming-email"), NavSection::Operator),
        notice: action_notice_with_undo(cx)?,
        row: incoming_row(message),
        cut,
        repairs,
        raw: raw.map(|bytes| {
            let bytes = without_reply_secrets(cx, &bytes);
            escape(&String::from_utf8_lossy(&bytes).chars().take(RAW_CHARACTERS_MAX).collect::<String>().replace("\r\n", "\n"))
        }),
        request,
        acts,
    })
}

/// The form that publishes an email on a request, with the required repairs.
fn publish_email_form(action: String, needed: usize) -> ActionForm {
    let author = Phrase::new("inbox-author");
    if needed == 0 {
        return ActionForm::new("word-add-to-a-request", action, "word-publish-as-comment").intro(author);
    }
    ActionForm::new("inbox-repair-and-add", action, "word-repair-and-publish-as-comment")
        .intro(Phrase::new("inbox-repair-about").arg("needed", needed).arg("author", author))
        .hidden_field(REPAIR_FIELD, REPAIR_ALL)
}

/// The maximum number of characters of a raw message on the page; the file is complete.
const RAW_CHARACTERS_MAX: usize = 64 * 1024;

/// A message without the signed part of reply addresses, which only the recipients of their emails may use.
fn without_reply_secrets(cx: &RequestContext, bytes: &[u8]) -> Vec<u8> {
    cx.mail().reply.as_ref().map_or_else(|| bytes.to_vec(), |reply| without_reply_addresses(reply, bytes))
}

/// `GET /operator/mail/{id}/message.eml`: the raw email.
pub fn incoming_email_file(cx: &RequestContext) -> Result<Response, HttpError> {
    let id = cx.param("id");
    let bytes = cx.read(|conn| queries::raw(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-original-email"))))?;
    let bytes = without_reply_secrets(cx, &bytes);
    Ok(Response::bytes("application/octet-stream", bytes).header("Content-Disposition", "attachment; filename=\"message.eml\""))
}

/// `POST /operator/mail`: marks the selected emails as handled.
pub fn mark_selected_handled(cx: &RequestContext) -> Result<Response, HttpError> {
    let mut ids = SELECTED_EMAILS.all_values_in(&cx.form);
    ids.sort_unstable();
    ids.dedup();
    perform_action(cx, OPERATOR_INBOX_PATH, inbox, |conn, ctx| {
        incoming_mail::mark_emails_handled(conn, ctx, &ids, REASON.value_in(&cx.form))
    })
}

/// `POST /operator/mail/{id}`: marks it as handled.
pub fn mark_email_handled(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, OPERATOR_INBOX_PATH, incoming_email_page, |conn, ctx| {
        incoming_mail::mark_email_handled(conn, ctx, cx.param("id"))
    })
}

/// `POST /operator/mail/{id}/again`: marks it as pending again.
pub fn mark_email_pending(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, &incoming_email_path(cx.param("id")), incoming_email_page, |conn, ctx| {
        incoming_mail::reopen_email(conn, ctx, cx.param("id"))
    })
}

/// `POST /operator/mail/{id}/place`: publishes it on a request.
pub fn publish_on_request(cx: &RequestContext) -> Result<Response, HttpError> {
    let repair = REPAIR_FIELD.value_equals(&cx.form, REPAIR_ALL);
    perform_action(cx, &incoming_email_path(cx.param("id")), incoming_email_page, |conn, ctx| {
        incoming_mail::add_to_request(conn, ctx, cx.param("id"), REQUEST_NUMBER.value_in(&cx.form), repair)
    })
}

/// `POST /operator/mail/{id}/discard`: discards it.
pub fn discard_email(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, OPERATOR_INBOX_PATH, incoming_email_page, |conn, ctx| {
        incoming_mail::discard_email(conn, ctx, cx.param("id"), REASON.value_in(&cx.form))
    })
}
