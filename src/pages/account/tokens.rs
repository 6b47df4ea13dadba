//! API tokens of the user: creation, list, revocation.

use crate::actions::tokens::{NewToken, create_token, end};
use crate::http::addresses::ACCOUNT_TOKENS_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::refusal::at;
use crate::users::tokens::{DAYS, Listed, Scope, queries};
use askama::Template;
use urn_registry::i18n::Phrase;

const NAME: Field = Field::text(at::NAME, "word-name").hint("tokens-f-name-hint");
const SCOPES: Field = Field::choices(at::SCOPES).hidden_if_refused();
/// The validity in days.
const VALIDITY_DAYS: Field = Field::mark(at::DAYS);

/// A new token.
pub const CREATE_TOKEN_FIELDS: &[Field] = &[NAME, VALIDITY_DAYS, SCOPES];

#[derive(Template)]
#[template(path = "account/tokens.html")]
struct TokensPage {
    shell: Shell,
    field: FormField,
    scopes: Vec<(&'static str, Phrase, bool)>,
    scopes_error: Option<Phrase>,
    days: Vec<(i64, bool)>,
    tokens: Vec<Row>,
    made: Option<String>,
}

struct Row {
    id: String,
    name: String,
    prefix: String,
    scopes: Phrase,
    until: String,
    used: Phrase,
}

fn row(token: Listed) -> Row {
    let text = token.scopes.iter().map(|scope| scope.phrase());
    Row {
        id: token.id,
        name: token.name,
        prefix: token.prefix,
        scopes: Phrase::listed(text, "listed-apart"),
        until: token.expires_at.strftime("%Y-%m-%d").to_string(),
        used: token.last_used_at.map_or_else(|| Phrase::new("tokens-never"), |at| at.strftime("%Y-%m-%d").to_string().into()),
    }
}

fn tokens_page(cx: &RequestContext, made: Option<String>) -> Result<Response, HttpError> {
    let account = cx.person()?;
    let tokens = cx.read(|conn| Ok(queries::of_account(conn, &account.id, cx.now.into())?))?;
    let chosen = SCOPES.all_of(&cx.form);
    let keep = made.is_none();
    cx.page(&TokensPage {
        shell: Shell::new(cx, Phrase::new("word-api-tokens"), NavSection::Account),
        field: NAME.with(if keep { NAME.of(&cx.form) } else { "" }, cx),
        scopes: Scope::ALL
            .into_iter()
            .map(|scope| (scope.name(), scope.phrase(), keep && chosen.iter().any(|one| one == scope.name())))
            .collect(),
        scopes_error: SCOPES.error(cx.faults()),
        days: DAYS.into_iter().map(|days| (days, days == VALIDITY_DAYS.of(&cx.form).parse().unwrap_or(90))).collect(),
        tokens: tokens.into_iter().map(row).collect(),
        made,
    })
}

/// `GET /account/tokens`
pub fn show_tokens(cx: &RequestContext) -> Result<Response, HttpError> {
    tokens_page(cx, None)
}

/// `POST /account/tokens`
pub fn create(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    let scopes: Vec<Scope> = SCOPES.all_of(&cx.form).iter().filter_map(|name| Scope::from_name(name)).collect();
    let wish = NewToken { name: NAME.of(&cx.form), scopes: &scopes, days: VALIDITY_DAYS.of(&cx.form).parse().unwrap_or(0) };
    match cx.write(|conn| create_token(conn, cx.mail(), cx.now, account, &wish)) {
        Ok(text) => tokens_page(cx, Some(text)),
        Err(refusal) => cx.again(show_tokens, refusal),
    }
}

/// `POST /account/tokens/{id}/end`
pub fn finish(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    cx.write(|conn| end(conn, cx.now, account, cx.param("id")))?;
    Ok(Response::see_other(ACCOUNT_TOKENS_PATH))
}
