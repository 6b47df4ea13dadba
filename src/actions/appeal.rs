//! Appeals against a decision, and their outcome.

use crate::action_context::ActionContext;
use crate::history::{EventId, EventKind};
use crate::ids::{AccountId, RequestNumber};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, OperatorText, RegisteredNid};
use crate::refusal::Refusal;
use crate::registry::publish::annotate_granted_appeal;
use crate::requests::action::Action;
use crate::requests::appeals::{self, Outcome};
use crate::requests::conditions::span;
use crate::requests::gather::published_namespace;
use crate::requests::input::Input;
use crate::requests::notify::{experts_of, notify, operators_of, published_contact_emails, team_of};
use crate::requests::run::{Granted, Written, run};
use crate::requests::tasks;
use crate::requests::viewer::RequestView;
use crate::requests::{Condition, Party, State};
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::users;
use crate::users::{Account, Role};
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

/// The people notified of an appeal: the registrant and collaborators, the experts, and the appellant, each once.
fn people_to_notify(
    conn: &mut AnyConnection,
    view: &RequestView,
    appellant: Option<&AccountId>,
) -> Result<Vec<Account>, Refusal> {
    let mut list = team_of(conn, view)?;
    let mut others = experts_of(conn, view)?;
    if let Some(id) = appellant {
        others.extend(users::queries::by_id(conn, id)?.filter(Account::is_live));
    }
    for person in others {
        if !list.iter().any(|known| known.id == person.id) {
            list.push(person);
        }
    }
    Ok(list)
}

/// Submits an appeal; anyone with an account can.
pub fn appeal(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, grounds: &str) -> Result<(), Refusal> {
    let input = Input::saying(grounds);
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let grounds = input.tidy();
        let by = match granted.party {
            Party::Registrant => Phrase::new("record-registrant"),
            party => ctx.acting(party.name()),
        };
        span::begin(
            conn,
            &granted.request().id,
            Condition::UnderAppeal,
            &Phrase::new("record-appeals").with("by", by).to_string(),
            ctx.now,
        )?;
        Ok(Written::new(EventKind::Appealed, grounds.clone(), grounds))
    };
    run(conn, ctx, (number, Action::Appeal), &input, write, |conn, granted, event, grounds| {
        notify_of_appeal(conn, granted, event, grounds)
    })
    .map(drop)
}

fn notify_of_appeal(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, grounds: &str) -> Result<(), Refusal> {
    let (ctx, view) = (granted.ctx, granted.view());
    let email = Notification::Appeal { by: ctx.acting(granted.party.name()), grounds: grounds.to_owned() };
    let mut recipients: Vec<Account> = Vec::new();
    let mut people = operators_of(conn, &view.request.id)?;
    people.extend(office::leads(conn, view.request.subject.registry(), &view.request.id, ctx.now)?);
    people.extend(people_to_notify(conn, view, None)?);
    people.extend(users::queries::with_role(conn, Role::Liaison)?);
    for person in people {
        if person.id != ctx.who.id && !recipients.iter().any(|known| known.id == person.id) {
            recipients.push(person);
        }
    }
    notify(conn, ctx, event, Some(&view.thread()), &recipients, &email)
}

/// Records the outcome of an appeal. If it is granted, a decided request returns to review, and a registration is annotated.
pub fn decide(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    outcome: Outcome,
    reasons: &str,
) -> Result<(), Refusal> {
    let input = Input::saying(reasons);
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let request = granted.request();
        span::end(conn, &request.id, Condition::UnderAppeal, outcome.name(), ctx.now)?;
        let appellant = appeals::newest_appeal(conn, &request.id)?.map(|appeal| appeal.by);
        let mut annotated = None;
        match outcome {
            Outcome::Rejected => granted.state = granted.request().state,
            Outcome::Granted if request.state == State::Registered => {
                annotated = published_namespace(conn, request)?;
                if let Some(nid) = &annotated {
                    annotate_granted_appeal(conn, ctx.now, (nid, number))?;
                }
            }
            Outcome::Granted => {}
        }
        Ok(Written::new(outcome.act(), input.tidy(), (appellant, annotated)))
    };
    run(conn, ctx, (number, Action::DecideAppeal), &input, write, |conn, granted, event, (appellant, annotated)| {
        let recipients = people_to_notify(conn, granted.view(), appellant.as_ref())?;
        notify(
            conn,
            ctx,
            event,
            Some(&granted.view().thread()),
            &recipients,
            &Notification::AppealDecided { granted: outcome == Outcome::Granted, text: input.tidy() },
        )?;
        if let Some(nid) = annotated {
            notify_of_annotation(conn, ctx, event, granted.view(), (nid, &input.tidy()))?;
        }
        // If the appeal is rejected, nothing changes.
        if outcome == Outcome::Granted {
            tasks::notify::notify(conn, ctx, event, number)?;
            tasks::notify::notify_of_missing_expert(conn, ctx, event, number)?;
        }
        Ok(())
    })
    .map(drop)
}

/// Notifies the published contacts and the review list that a registration was annotated.
fn notify_of_annotation(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    (nid, reasons): (&Nid, &str),
) -> Result<(), Refusal> {
    let email = Notification::StatusMark {
        namespace: RegisteredNid::new(nid),
        what: OperatorText::new(&Phrase::new("record-appeal-granted").to_string()),
        reason: OperatorText::new(reasons),
        because: "appeal",
        link: Link::new(ctx.mail, &format!("/assignments/urn-{}/{nid}", nid.iana_table_segment())),
    };
    let mut to = published_contact_emails(conn, nid)?;
    to.push(ctx.mail.review_list.clone());
    let thread = view.thread();
    to.iter().try_for_each(|address| outbox::queue(conn, ctx.mail, ctx.now, event, Some(&thread), address, &email))
}
