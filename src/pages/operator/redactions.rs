//! Redactions of the public record, which need two operators.

use crate::actions::redact;
use crate::history::redactions::{Ask, Class};
use crate::http::addresses::OPERATOR_REDACTIONS;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::response::Response;
use crate::pages::partials::list::{ListPage, Row, perform};
use crate::refusal::at;
use urn_registry::i18n::Phrase;

const PLACE: Field = Field::text(at::ADDRESS, "URL of the data");
const CLASS: Field = Field::question(at::CLASS, "Type of data");
const REASON: Field = Field::area(at::REASON, "Reason (public; do not repeat the data)", 3);

const REMOVED: Field = Field::text("removed", "Name or text that must not remain")
    .hint("It is not stored. The next page lists where it still occurs in the request.");

/// The form that confirms a redaction.
pub const CONFIRM: &[Field] = &[REMOVED];

/// The form that proposes a redaction.
pub const FILE: &[Field] = &[PLACE, CLASS, REASON];

const AT: &str = OPERATOR_REDACTIONS;

/// `GET /operator/redactions`
pub fn form(cx: &RequestContext) -> Result<Response, HttpError> {
    let waiting = cx.read(redact::open)?;
    let viewer = cx.person()?;
    let said = |ask: &Ask| format!("{}. {}", ask.action.class.label(), ask.reason);
    let mut acts = Vec::new();
    for ask in &waiting {
        let what = format!("{}: {}", ask.action.place, said(ask));
        if ask.waits_for(&viewer.id, cx.now) {
            let at = format!("{AT}/{}/confirm", ask.id);
            acts.push(
                ActForm::new("Confirm redaction", at, "Redact permanently").intro(what.clone()).typed(REMOVED, cx).unfolded(),
            );
        }
        acts.push(ActForm::new("Reject redaction", format!("{AT}/{}/drop", ask.id), "Reject redaction").intro(what));
    }
    acts.push(
        ActForm::new("Redact personal data", AT.to_owned(), "Request redaction")
            .intro("The entire comment, revision or email at the URL is redacted. A notice with the type of data and your reason replaces it. This cannot be undone.")
            .typed(PLACE.hint("For a comment or a history entry, copy the link of its date. For a version, use a URL such as …/gauge/1.0."), cx)
            .asked(CLASS, Class::ALL.map(|class| (class.name(), Phrase::from(class.label()).capital())), cx)
            .typed(REASON, cx),
    );
    let rows = waiting.iter().map(|ask| Row::new(&ask.action.place, said(ask)));
    let intro = "Two operators together can redact personal data that should not be in the public record. Copies of the text in comments, positions, emails and documents of the same request are removed too.";
    ListPage::of_operators(cx, "Redactions", intro)?.acts(acts).rows("now", "Waiting for confirmation", rows).reply(cx)
}

/// `POST /operator/redactions`: proposes a redaction to a second operator.
pub fn file(cx: &RequestContext) -> Result<Response, HttpError> {
    let Some(class) = Class::from_name(CLASS.of(&cx.form)) else {
        return cx.again(form, CLASS.wrong("Select the type of data"));
    };
    let (address, reason) = (PLACE.of(&cx.form), REASON.of(&cx.form));
    perform(cx, AT, form, |conn, ctx| redact::file(conn, ctx, address, class, reason))
}

/// `POST /operator/redactions/{id}/confirm`: redacts, and lists where the data remains. Only copies of the redacted text are removed with
/// it, not other sentences that contain the same name.
pub fn confirm(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, id, removed) = (cx.action_context()?, cx.param("id"), REMOVED.of(&cx.form).trim());
    if removed.is_empty() {
        return cx.again(form, REMOVED.wrong("Enter the name or text, so that its other occurrences are found"));
    }
    let place = cx.read(redact::open)?.into_iter().find(|ask| ask.id == id).map(|ask| ask.action.place).unwrap_or_default();
    if let Err(refusal) = cx.write(|conn| redact::confirm(conn, ctx, id)) {
        return cx.again(form, refusal);
    }
    let found = cx.read(|conn| redact::remaining_occurrences(conn, &place, removed))?;
    let intro = if found.is_empty() {
        "The text was redacted. What you entered does not occur in any other text of the request."
    } else {
        "The text was redacted. What you entered still occurs in these texts of the request. Request a redaction of each, or ask its author to retract it."
    };
    let rows = found.into_iter().map(|(what, href)| Row { href, ..Row::new(what, "") });
    ListPage::of_operators(cx, "Redacted", intro)?.below(AT, "Redactions").rows("left", "Still there", rows).reply(cx)
}

/// `POST /operator/redactions/{id}/drop`
pub fn drop_ask(cx: &RequestContext) -> Result<Response, HttpError> {
    perform(cx, AT, form, |conn, ctx| redact::drop_ask(conn, ctx, cx.param("id")))
}
