//! Redactions of the public record, which need two operators.

use crate::actions::redact;
use crate::history::redactions::{Class, RequestedRedaction};
use crate::http::addresses::OPERATOR_REDACTIONS_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::pages::partials::list::{ListPage, ListRow, perform_action};
use crate::refusal::at;
use urn_registry::i18n::Phrase;

const DATA_URL: Field = Field::text(at::ADDRESS, "word-url-of-the-data");
const DATA_CLASS: Field = Field::question(at::CLASS, "word-type-of-data");
const REASON: Field = Field::area(at::REASON, "redaction-reason", 3);

const REMOVED_TEXT: Field = Field::text("removed", "redaction-removed").hint("redaction-removed-hint");

/// The form that confirms a redaction.
pub const CONFIRM_REDACTION_FIELDS: &[Field] = &[REMOVED_TEXT];

/// The form that proposes a redaction.
pub const PROPOSE_REDACTION_FIELDS: &[Field] = &[DATA_URL, DATA_CLASS, REASON];

const PAGE_PATH: &str = OPERATOR_REDACTIONS_PATH;

/// `GET /operator/redactions`
pub fn redactions_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let waiting = cx.read(redact::open_redactions)?;
    let viewer = cx.signed_in_account()?;
    let said = |ask: &RequestedRedaction| format!("{}. {}", ask.action.class.phrase(), ask.reason);
    let mut acts = Vec::new();
    for ask in &waiting {
        let what = format!("{}: {}", ask.action.place, said(ask));
        if ask.can_be_confirmed_by(&viewer.id, cx.now) {
            let at = format!("{PAGE_PATH}/{}/confirm", ask.id);
            acts.push(
                ActionForm::new("word-confirm-redaction", at, "word-redact-permanently")
                    .intro(what.clone())
                    .submitted_field(REMOVED_TEXT, cx)
                    .expanded(),
            );
        }
        acts.push(
            ActionForm::new("word-reject-redaction", format!("{PAGE_PATH}/{}/drop", ask.id), "word-reject-redaction").intro(what),
        );
    }
    acts.push(
        ActionForm::new("word-redact-personal-data", PAGE_PATH.to_owned(), "word-request-redaction")
            .intro(Phrase::new("redaction-ask-about"))
            .submitted_field(DATA_URL.hint("redaction-place-hint"), cx)
            .question(DATA_CLASS, Class::ALL.map(|class| (class.name(), class.phrase().capital())), cx)
            .submitted_field(REASON, cx),
    );
    let rows = waiting.iter().map(|ask| ListRow::new(&ask.action.place, said(ask)));
    let intro = Phrase::new("redaction-about");
    ListPage::for_operators(cx, Phrase::new("word-redactions"), intro)?
        .with_forms(acts)
        .with_rows("now", "word-waiting-for-confirmation", rows)
        .to_response(cx)
}

/// `POST /operator/redactions`: proposes a redaction to a second operator.
pub fn propose_redaction(cx: &RequestContext) -> Result<Response, HttpError> {
    let Some(class) = Class::from_name(DATA_CLASS.value_in(&cx.form)) else {
        return cx.show_form_again(redactions_form, DATA_CLASS.fault(Phrase::new("select-data-type")));
    };
    let (address, reason) = (DATA_URL.value_in(&cx.form), REASON.value_in(&cx.form));
    perform_action(cx, PAGE_PATH, redactions_form, |conn, ctx| redact::propose_redaction(conn, ctx, address, class, reason))
}

/// `POST /operator/redactions/{id}/confirm`: redacts, and lists where the data remains. Only copies of the redacted text are removed with
/// it, not other sentences that contain the same name.
pub fn confirm_redaction(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, id, removed) = (cx.action_context()?, cx.param("id"), REMOVED_TEXT.value_in(&cx.form).trim());
    if removed.is_empty() {
        return cx.show_form_again(redactions_form, REMOVED_TEXT.fault(Phrase::new("redaction-removed-missing")));
    }
    let place =
        cx.read(redact::open_redactions)?.into_iter().find(|ask| ask.id == id).map(|ask| ask.action.place).unwrap_or_default();
    if let Err(refusal) = cx.write(|conn| redact::confirm_redaction(conn, ctx, id)) {
        return cx.show_form_again(redactions_form, refusal);
    }
    let found = cx.read(|conn| redact::remaining_occurrences(conn, &place, removed))?;
    let intro = if found.is_empty() { Phrase::new("redaction-done") } else { Phrase::new("redaction-left") };
    let rows = found.into_iter().map(|(what, href)| ListRow { href, ..ListRow::new(Phrase::new(what).to_string(), "") });
    ListPage::for_operators(cx, Phrase::new("word-redacted"), intro)?
        .with_parent_page(PAGE_PATH, "word-redactions")
        .with_rows("left", "redaction-remaining", rows)
        .to_response(cx)
}

/// `POST /operator/redactions/{id}/drop`
pub fn drop_proposed_redaction(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, PAGE_PATH, redactions_form, |conn, ctx| redact::cancel_redaction(conn, ctx, cx.param("id")))
}
