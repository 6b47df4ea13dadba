//! Collaborators on a request, and invitations.

use crate::actions::team;
use crate::http::addresses;
use crate::http::addresses::REGISTER_START_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::{ActionForm, FormField};
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::AccountId;
use crate::pages::partials::about::subject_title;
use crate::pages::partials::narrow::NarrowPage;
use crate::pages::registrant::sections::load_own_editable;
use crate::refusal::at;
use crate::requests;
use crate::requests::team::Member;
use askama::Template as View;
use urn_registry::i18n::Phrase;

const EMAIL: Field = Field::email(at::EMAIL, "word-email-address").hint("team-f-email-hint");

/// Invites a collaborator, or revokes an invitation.
pub const INVITE_FIELDS: &[Field] = &[EMAIL];

#[derive(View)]
#[template(path = "registrant/team.html")]
struct TeamPage {
    shell: Shell,
    number: String,
    title: Phrase,
    owner: String,
    is_owner: bool,
    me: AccountId,
    members: Vec<Member>,
    invited: Vec<String>,
    field: FormField,
}

/// `GET /requests/{number}/edit/team`
pub fn team_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let seen = load_own_editable(cx)?;
    let request = &seen.request;
    let me = cx.signed_in_account()?;
    let (members, invited, owner) = cx.read(|conn| {
        Ok((
            requests::team::members::members_of(conn, &request.id)?,
            requests::team::members::invited(conn, &request.id, cx.now)?,
            crate::users::queries::by_id(conn, &request.owner_id)?.map(|account| account.name).unwrap_or_default(),
        ))
    })?;
    cx.render_page(&TeamPage {
        shell: Shell::new(cx, Phrase::new("team-title").arg("number", request.number.to_string()), NavSection::Register),
        number: request.number.to_string(),
        title: subject_title(&request.subject),
        owner,
        is_owner: me.id == request.owner_id,
        me: me.id.clone(),
        members,
        invited,
        field: EMAIL.submitted_form_field(cx),
    })
}

fn redirect_to_team(cx: &RequestContext) -> Response {
    Response::see_other(addresses::edit_team_path(cx.param("number")))
}

/// `POST /requests/{number}/edit/team`: invites an address.
pub fn invite(cx: &RequestContext) -> Result<Response, HttpError> {
    load_own_editable(cx)?;
    let ctx = cx.action_context()?;
    let invited = cx.write(|conn| team::invite(conn, ctx, cx.number()?, EMAIL.value_in(&cx.form)));
    cx.respond_to_form(invited, addresses::edit_team_path(cx.param("number")), team_page)
}

/// `POST /requests/{number}/edit/team/uninvite`
pub fn uninvite(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    cx.write(|conn| team::uninvite(conn, ctx, cx.number()?, EMAIL.value_in(&cx.form)))?;
    Ok(redirect_to_team(cx))
}

/// `POST /requests/{number}/edit/team/{id}/remove`
pub fn remove_collaborator(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let id = AccountId::typed(cx.param("id"));
    cx.write(|conn| team::remove_collaborator(conn, ctx, cx.number()?, &id))?;
    if id == ctx.who.id { Ok(Response::see_other(REGISTER_START_PATH)) } else { Ok(redirect_to_team(cx)) }
}

/// `GET /join/{token}`
pub fn join_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    let request = cx.read(|conn| team::invited_request(conn, &token, cx.now))?;
    let title = Phrase::new("team-join-title").arg("number", request.number.to_string());
    let lede = Phrase::new("team-join-lede").arg("title", subject_title(&request.subject));
    NarrowPage::new(cx, NavSection::Register, title, lede)
        .with_text(Phrase::new("team-join-about"))
        .with_form(ActionForm::uncollapsed("", "team-join"))
        .to_response(cx)
}

/// `POST /join/{token}`
pub fn join(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    let ctx = cx.action_context()?;
    let request = cx.write(|conn| team::accept_invitation(conn, ctx, &token))?;
    Ok(Response::see_other(addresses::edit_draft_path(request.number)))
}
