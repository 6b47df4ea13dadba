//! Redactions of the public record, which need two operators.

use crate::actions::redact;
use crate::history::redactions::{Ask, Class};
use crate::http::addresses::OPERATOR_REDACTIONS_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::response::Response;
use crate::pages::partials::list::{ListPage, Row, perform_action};
use crate::refusal::at;
use urn_registry::i18n::Phrase;

const DATA_URL: Field = Field::text(at::ADDRESS, "word-url-of-the-data");
const DATA_CLASS: Field = Field::question(at::CLASS, "word-type-of-data");
const REASON: Field = Field::area(at::REASON, "redaction-reason", 3);

const REMOVED_TEXT: Field = Field::text("removed", "redaction-removed").hint("redaction-removed-hint");

/// The form that confirms a redaction.
pub const CONFIRM: &[Field] = &[REMOVED_TEXT];

/// The form that proposes a redaction.
pub const FILE: &[Field] = &[DATA_URL, DATA_CLASS, REASON];

const PAGE_PATH: &str = OPERATOR_REDACTIONS_PATH;

/// `GET /operator/redactions`
pub fn form(cx: &RequestContext) -> Result<Response, HttpError> {
    let waiting = cx.read(redact::open)?;
    let viewer = cx.person()?;
    let said = |ask: &Ask| format!("{}. {}", ask.action.class.phrase(), ask.reason);
    let mut acts = Vec::new();
    for ask in &waiting {
        let what = format!("{}: {}", ask.action.place, said(ask));
        if ask.can_be_confirmed_by(&viewer.id, cx.now) {
            let at = format!("{PAGE_PATH}/{}/confirm", ask.id);
            acts.push(
                ActForm::new("word-confirm-redaction", at, "word-redact-permanently")
                    .intro(what.clone())
                    .typed(REMOVED_TEXT, cx)
                    .unfolded(),
            );
        }
        acts.push(
            ActForm::new("word-reject-redaction", format!("{PAGE_PATH}/{}/drop", ask.id), "word-reject-redaction").intro(what),
        );
    }
    acts.push(
        ActForm::new("word-redact-personal-data", PAGE_PATH.to_owned(), "word-request-redaction")
            .intro(Phrase::new("redaction-ask-about"))
            .typed(DATA_URL.hint("redaction-place-hint"), cx)
            .asked(DATA_CLASS, Class::ALL.map(|class| (class.name(), class.phrase().capital())), cx)
            .typed(REASON, cx),
    );
    let rows = waiting.iter().map(|ask| Row::new(&ask.action.place, said(ask)));
    let intro = Phrase::new("redaction-about");
    ListPage::for_operators(cx, Phrase::new("word-redactions"), intro)?
        .acts(acts)
        .rows("now", "word-waiting-for-confirmation", rows)
        .reply(cx)
}

/// `POST /operator/redactions`: proposes a redaction to a second operator.
pub fn file(cx: &RequestContext) -> Result<Response, HttpError> {
    let Some(class) = Class::from_name(DATA_CLASS.of(&cx.form)) else {
        return cx.again(form, DATA_CLASS.wrong(Phrase::new("select-data-type")));
    };
    let (address, reason) = (DATA_URL.of(&cx.form), REASON.of(&cx.form));
    perform_action(cx, PAGE_PATH, form, |conn, ctx| redact::file(conn, ctx, address, class, reason))
}

/// `POST /operator/redactions/{id}/confirm`: redacts, and lists where the data remains. Only copies of the redacted text are removed with
/// it, not other sentences that contain the same name.
pub fn confirm_redaction(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, id, removed) = (cx.action_context()?, cx.param("id"), REMOVED_TEXT.of(&cx.form).trim());
    if removed.is_empty() {
        return cx.again(form, REMOVED_TEXT.wrong(Phrase::new("redaction-removed-missing")));
    }
    let place = cx.read(redact::open)?.into_iter().find(|ask| ask.id == id).map(|ask| ask.action.place).unwrap_or_default();
    if let Err(refusal) = cx.write(|conn| redact::confirm_redaction(conn, ctx, id)) {
        return cx.again(form, refusal);
    }
    let found = cx.read(|conn| redact::remaining_occurrences(conn, &place, removed))?;
    let intro = if found.is_empty() { Phrase::new("redaction-done") } else { Phrase::new("redaction-left") };
    let rows = found.into_iter().map(|(what, href)| Row { href, ..Row::new(Phrase::new(what).to_string(), "") });
    ListPage::for_operators(cx, Phrase::new("word-redacted"), intro)?
        .below(PAGE_PATH, "word-redactions")
        .rows("left", "redaction-remaining", rows)
        .reply(cx)
}

/// `POST /operator/redactions/{id}/drop`
pub fn drop_proposed_redaction(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, PAGE_PATH, form, |conn, ctx| redact::cancel_redaction(conn, ctx, cx.param("id")))
}
