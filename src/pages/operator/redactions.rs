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

const PLACE: Field = Field::text(at::ADDRESS, "word-url-of-the-data");
const CLASS: Field = Field::question(at::CLASS, "word-type-of-data");
const REASON: Field = Field::area(at::REASON, "redaction-reason", 3);

const REMOVED: Field = Field::text("removed", "redaction-removed").hint("redaction-removed-hint");

/// The form that confirms a redaction.
pub const CONFIRM: &[Field] = &[REMOVED];

/// The form that proposes a redaction.
pub const FILE: &[Field] = &[PLACE, CLASS, REASON];

const AT: &str = OPERATOR_REDACTIONS;

/// `GET /operator/redactions`
pub fn form(cx: &RequestContext) -> Result<Response, HttpError> {
    let waiting = cx.read(redact::open)?;
    let viewer = cx.person()?;
    let said = |ask: &Ask| format!("{}. {}", ask.action.class.phrase(), ask.reason);
    let mut acts = Vec::new();
    for ask in &waiting {
        let what = format!("{}: {}", ask.action.place, said(ask));
        if ask.waits_for(&viewer.id, cx.now) {
            let at = format!("{AT}/{}/confirm", ask.id);
            acts.push(
                ActForm::new("word-confirm-redaction", at, "word-redact-permanently")
                    .intro(what.clone())
                    .typed(REMOVED, cx)
                    .unfolded(),
            );
        }
        acts.push(ActForm::new("word-reject-redaction", format!("{AT}/{}/drop", ask.id), "word-reject-redaction").intro(what));
    }
    acts.push(
        ActForm::new("word-redact-personal-data", AT.to_owned(), "word-request-redaction")
            .intro(Phrase::new("redaction-ask-about"))
            .typed(PLACE.hint("redaction-place-hint"), cx)
            .asked(CLASS, Class::ALL.map(|class| (class.name(), class.phrase().capital())), cx)
            .typed(REASON, cx),
    );
    let rows = waiting.iter().map(|ask| Row::new(&ask.action.place, said(ask)));
    let intro = Phrase::new("redaction-about");
    ListPage::of_operators(cx, Phrase::new("word-redactions"), intro)?
        .acts(acts)
        .rows("now", "word-waiting-for-confirmation", rows)
        .reply(cx)
}

/// `POST /operator/redactions`: proposes a redaction to a second operator.
pub fn file(cx: &RequestContext) -> Result<Response, HttpError> {
    let Some(class) = Class::from_name(CLASS.of(&cx.form)) else {
        return cx.again(form, CLASS.wrong(Phrase::new("select-data-type")));
    };
    let (address, reason) = (PLACE.of(&cx.form), REASON.of(&cx.form));
    perform(cx, AT, form, |conn, ctx| redact::file(conn, ctx, address, class, reason))
}

/// `POST /operator/redactions/{id}/confirm`: redacts, and lists where the data remains. Only copies of the redacted text are removed with
/// it, not other sentences that contain the same name.
pub fn confirm(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, id, removed) = (cx.action_context()?, cx.param("id"), REMOVED.of(&cx.form).trim());
    if removed.is_empty() {
        return cx.again(form, REMOVED.wrong(Phrase::new("redaction-removed-missing")));
    }
    let place = cx.read(redact::open)?.into_iter().find(|ask| ask.id == id).map(|ask| ask.action.place).unwrap_or_default();
    if let Err(refusal) = cx.write(|conn| redact::confirm(conn, ctx, id)) {
        return cx.again(form, refusal);
    }
    let found = cx.read(|conn| redact::remaining_occurrences(conn, &place, removed))?;
    let intro = if found.is_empty() { Phrase::new("redaction-done") } else { Phrase::new("redaction-left") };
    let rows = found.into_iter().map(|(what, href)| Row { href, ..Row::new(Phrase::new(what).to_string(), "") });
    ListPage::of_operators(cx, Phrase::new("word-redacted"), intro)?
        .below(AT, "word-redactions")
        .rows("left", "redaction-remaining", rows)
        .reply(cx)
}

/// `POST /operator/redactions/{id}/drop`
pub fn drop_ask(cx: &RequestContext) -> Result<Response, HttpError> {
    perform(cx, AT, form, |conn, ctx| redact::drop_ask(conn, ctx, cx.param("id")))
}
