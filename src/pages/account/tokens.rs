//! API tokens of the user: creation, list, revocation.

use crate::actions::tokens::{self, NewToken};
use crate::http::addresses::ACCOUNT_TOKENS_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::refusal::at;
use crate::users::tokens::{ListedToken, Scope, VALIDITY_DAYS, queries};
use askama::Template;
use urn_registry::i18n::Phrase;

const NAME: Field = Field::text(at::NAME, "word-name").hint("tokens-f-name-hint");
const SCOPES: Field = Field::multiple_choice(at::SCOPES).hidden_if_refused();
/// The validity in days.
const VALIDITY_DAYS_FIELD: Field = Field::mark(at::DAYS);

/// A new token.
pub const CREATE_TOKEN_FIELDS: &[Field] = &[NAME, VALIDITY_DAYS_FIELD, SCOPES];

#[derive(Template)]
#[template(path = "account/tokens.html")]
struct TokensPage {
    shell: Shell,
    field: FormField,
    scopes: Vec<(&'static str, Phrase, bool)>,
    scopes_error: Option<Phrase>,
    days: Vec<(i64, bool)>,
    tokens: Vec<TokenRow>,
    made: Option<String>,
}

struct TokenRow {
    id: String,
    name: String,
    prefix: String,
    scopes: Phrase,
    until: String,
    used: Phrase,
}

fn token_row(token: ListedToken) -> TokenRow {
    let text = token.scopes.iter().map(|scope| scope.phrase());
    TokenRow {
        id: token.id,
        name: token.name,
        prefix: token.prefix,
        scopes: Phrase::join_phrases(text, "listed-apart"),
        until: token.expires_at.strftime("%Y-%m-%d").to_string(),
        used: token.last_used_at.map_or_else(|| Phrase::new("tokens-never"), |at| at.strftime("%Y-%m-%d").to_string().into()),
    }
}

fn tokens_page(cx: &RequestContext, made: Option<String>) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let tokens = cx.read(|conn| Ok(queries::of_account(conn, &account.id, cx.now.into())?))?;
    let chosen = SCOPES.all_values_in(&cx.form);
    let keep = made.is_none();
    cx.render_page(&TokensPage {
        shell: Shell::new(cx, Phrase::new("word-api-tokens"), NavSection::Account),
        field: NAME.form_field_with(if keep { NAME.value_in(&cx.form) } else { "" }, cx),
        scopes: Scope::ALL
            .into_iter()
            .map(|scope| (scope.name(), scope.phrase(), keep && chosen.iter().any(|one| one == scope.name())))
            .collect(),
        scopes_error: SCOPES.error_in(cx.faults()),
        days: VALIDITY_DAYS
            .into_iter()
            .map(|days| (days, days == VALIDITY_DAYS_FIELD.value_in(&cx.form).parse().unwrap_or(90)))
            .collect(),
        tokens: tokens.into_iter().map(token_row).collect(),
        made,
    })
}

/// `GET /account/tokens`
pub fn show_tokens(cx: &RequestContext) -> Result<Response, HttpError> {
    tokens_page(cx, None)
}

/// `POST /account/tokens`
pub fn create_token(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let scopes: Vec<Scope> = SCOPES.all_values_in(&cx.form).iter().filter_map(|name| Scope::from_name(name)).collect();
    let wish = NewToken {
        name: NAME.value_in(&cx.form),
        scopes: &scopes,
        days: VALIDITY_DAYS_FIELD.value_in(&cx.form).parse().unwrap_or(0),
    };
    match cx.write(|conn| tokens::create_token(conn, cx.mail(), cx.now, account, &wish)) {
        Ok(text) => tokens_page(cx, Some(text)),
        Err(refusal) => cx.show_form_again(show_tokens, refusal),
    }
}

/// `POST /account/tokens/{id}/end`
pub fn revoke_token(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    cx.write(|conn| tokens::revoke_token(conn, cx.now, account, cx.param("id")))?;
    Ok(Response::see_other(ACCOUNT_TOKENS_PATH))
}
