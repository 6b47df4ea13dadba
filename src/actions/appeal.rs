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
use crate::requests::input::ActionInput;
use crate::requests::notify::{email_people, experts_of, operators_of, published_contact_emails, team_of};
use crate::requests::run::{ActionOutcome, GrantedAction, run_action};
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
        others.extend(users::queries::by_id(conn, id)?.filter(Account::can_act));
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
    let input = ActionInput::with_text(grounds);
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let grounds = input.tidy_text();
        let by = match granted.party {
            Party::Registrant => Phrase::new("record-registrant"),
            party => ctx.acting(party.name()),
        };
        span::begin(
            conn,
            &granted.request().id,
            Condition::UnderAppeal,
            &Phrase::new("record-appeals").arg("by", by).to_string(),
            ctx.now,
        )?;
        Ok(ActionOutcome::new(EventKind::Appealed, grounds.clone(), grounds))
    };
    run_action(conn, ctx, (number, Action::Appeal), &input, write, |conn, granted, event, grounds| {
        notify_of_appeal(conn, granted, event, grounds)
    })
    .map(drop)
}

fn notify_of_appeal(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    grounds: &str,
) -> Result<(), Refusal> {
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
    email_people(conn, ctx, event, Some(&view.email_thread()), &recipients, &email)
}

/// Records the outcome of an appeal. If it is granted, a decided request returns to review, and a registration is annotated.
pub fn decide_appeal(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    outcome: Outcome,
    reasons: &str,
) -> Result<(), Refusal> {
    let input = ActionInput::with_text(reasons);
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
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
        Ok(ActionOutcome::new(outcome.event_kind(), input.tidy_text(), (appellant, annotated)))
    };
    run_action(conn, ctx, (number, Action::DecideAppeal), &input, write, |conn, granted, event, (appellant, annotated)| {
        let recipients = people_to_notify(conn, granted.view(), appellant.as_ref())?;
        email_people(
            conn,
            ctx,
            event,
            Some(&granted.view().email_thread()),
            &recipients,
            &Notification::AppealDecided { granted: outcome == Outcome::Granted, text: input.tidy_text() },
        )?;
        if let Some(nid) = annotated {
            notify_of_annotation(conn, ctx, event, granted.view(), (nid, &input.tidy_text()))?;
        }
        // If the appeal is rejected, nothing changes.
        if outcome == Outcome::Granted {
            tasks::notify::notify_assignees(conn, ctx, event, number)?;
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
    let thread = view.email_thread();
    to.iter().try_for_each(|address| outbox::queue(conn, ctx.mail, ctx.now, event, Some(&thread), address, &email))
}
