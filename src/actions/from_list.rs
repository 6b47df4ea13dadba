//! Messages from the public review list are shown with their request. They are already public, so there is no delay. If their origin or
//! their request is uncertain, they are passed to the operators.

use crate::action_context::ActionContext;
use crate::actions::names;
use crate::history::{Event, EventKind, log};
use crate::mail::MailConfig;
use crate::mail::inbound::Incoming;
use crate::mail::listed::{ListHeaders, UNNAMED, queries, subscription_address};
use crate::mail::queries::InboundEmail;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::notify::email_team;
use crate::requests::viewer::load_view;
use crate::requests::{Party, Request, queries as requests};
use crate::store::AnyConnection;
use crate::users;
use crate::users::{Account, Actor, PersonName};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::template::characters;

/// How to handle a message from a list.
pub(crate) enum ListMessageHandling {
    /// It is about this request.
    On(Box<Request>),
    /// This registry sent the message, and the list returned it.
    Ours,
    /// An operator must review it, for this reason.
    Held(String),
    /// It continues a thread that an operator discarded.
    Ignored,
    /// It is from another list.
    OtherList,
}

/// Determines how to handle a message from a list.
pub(crate) fn classify_list_message(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    incoming: &mut Incoming,
    list: &ListHeaders,
) -> Result<ListMessageHandling, Refusal> {
    let Some(reply) = &mail.reply else { return Ok(ListMessageHandling::OtherList) };
    let subscribed = subscription_address(reply);
    if !incoming.to.iter().any(|to| to.eq_ignore_ascii_case(&subscribed)) {
        // Mentioning the name of the list in a message does not prove that it came from there.
        let claims = list.names.contains(&mail.review_list.to_lowercase())
            || list.names.contains(&mail.review_list.to_lowercase().replace('@', "."));
        let reason = Phrase::new("record-list-unauthenticated");
        return Ok(if claims { ListMessageHandling::Held(reason.to_string()) } else { ListMessageHandling::OtherList });
    }
    // A list adds these headers to everything it sends; what remains are automatic replies.
    let of_the_list =
        |reason: &String| reason.starts_with("Precedence: ") || reason == "List-Id" || reason == "X-Auto-Response-Suppress";
    if incoming.automatic.as_ref().is_some_and(|reason| !of_the_list(reason)) {
        return Ok(ListMessageHandling::OtherList);
    }
    let ours = format!("@{}", mail.host);
    if incoming.message_id.ends_with(&ours) || incoming.from.eq_ignore_ascii_case(&mail.from) {
        return Ok(ListMessageHandling::Ours);
    }
    let Some(request) = request_of_message(conn, mail, incoming, list)? else {
        if queries::is_any_discarded(conn, &list.answers)? {
            return Ok(ListMessageHandling::Ignored);
        }
        return Ok(ListMessageHandling::Held(Phrase::new("record-list-unknown").to_string()));
    };
    let reason = if let Some(reason) = incoming.closed.as_ref().or(incoming.doubt.as_ref()) {
        reason.clone()
    } else if incoming.body.is_empty() {
        Phrase::new("email-no-text")
    } else if let Err(reason) = characters::check_disallowed(&incoming.body, true) {
        Phrase::new("email-characters").arg("why", reason)
    } else if request.private {
        // Nothing about this request was sent to the list, so the sender guessed the number or found it in another place.
        Phrase::new("record-list-private").arg("number", request.number)
    } else if !request.state.is_open() {
        Phrase::new("record-list-closed").arg("number", request.number)
    } else {
        return Ok(ListMessageHandling::On(Box::new(request)));
    }
    .to_string();
    Ok(ListMessageHandling::Held(reason))
}

/// The request of a message: that of the email it replies to, or else the one whose number is in the subject.
fn request_of_message(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    incoming: &mut Incoming,
    list: &ListHeaders,
) -> Result<Option<Request>, Refusal> {
    for id in &list.answers {
        if let Some((request, text)) = queries::email_by_message_id(conn, id)? {
            incoming.separate_quotation(&text);
            return Ok(requests::by_id(conn, &request)?);
        }
        // The thread itself: <R-2026-0001@registry.example>.
        if let Some(number) = id.strip_suffix(&format!("@{}", mail.host))
            && let Ok(number) = number.to_uppercase().parse()
            && let Some(request) = requests::by_number(conn, number)?
        {
            return Ok(Some(request));
        }
    }
    let apart = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    let number = incoming.subject.split(apart).filter(|word| word.starts_with("R-")).find_map(|word| word.parse().ok());
    match number {
        Some(number) => Ok(requests::by_number(conn, number)?),
        None => Ok(None),
    }
}

/// The author as shown. Readers must not take a subscriber for the registry or a person with a role, so such a name is marked, unless a
/// mail server authenticated the address of that person as the sender. A name that cannot be displayed is not shown.
fn shown_author(conn: &mut AnyConnection, sender: Option<&str>, list: &ListHeaders) -> Result<String, Refusal> {
    let name = &list.author;
    if PersonName::parse(name).is_err() || characters::check_disallowed(name, false).is_err() {
        return Ok(UNNAMED.to_owned());
    }
    let sender = match sender {
        Some(address) => users::queries::by_email(conn, &address.to_lowercase())?.filter(Account::can_act),
        None => None,
    };
    let (own, roles) = sender.as_ref().map_or((None, &[][..]), |sender| (Some(&sender.id), &sender.roles));
    if names::is_reserved(conn, name, own, roles)? {
        return Ok(Phrase::new("record-marked-author").arg("unnamed", UNNAMED).arg("name", name).to_string());
    }
    Ok(name.clone())
}

/// Stores the message with its request, and notifies the people involved. `sender` is the authenticated address of its sender.
pub(crate) fn store_list_message(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    message: &InboundEmail,
    sender: Option<&str>,
    list: &ListHeaders,
    request: &Request,
) -> Result<(), Refusal> {
    let author = shown_author(conn, sender, list)?;
    queries::insert(
        conn,
        &queries::NewPost {
            inbound_id: &message.id,
            request_id: &request.id,
            author: &author,
            body: &message.body,
            archive: list.archive.as_deref(),
            posted_at: now.into(),
        },
    )?;
    let event = Event::about_request(EventKind::ListPosted, &request.id, Party::Clock.name()).with_detail(&author);
    let event = log::record(conn, now, &Actor::Clock, event)?;
    let program = Account::of_system();
    let ctx = ActionContext { who: &program, now, mail };
    let view = load_view(conn, request.number, None, now)?;
    email_team(
        conn,
        ctx,
        &event,
        &view,
        &Notification::Comment {
            by: Phrase::new("record-list-author").arg("author", author),
            position: String::new(),
            comment: message.body.clone(),
        },
    )
}
