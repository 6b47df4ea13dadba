//! Collaborators on a request, invitations, and the private link to its preview.

use crate::actions::team;
use crate::cases;
use crate::cases::team::Member;
use crate::http::addresses;
use crate::http::addresses::{REGISTER, draft};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::AccountId;
use crate::pages::partials::about::title_of;
use crate::pages::partials::narrow::NarrowPage;
use crate::pages::registrant::check::preview_of;
use crate::pages::registrant::forms::INTENT;
use crate::pages::registrant::whole::own;
use crate::refusal::at;
use askama::Template as View;
use urn_registry::i18n::Phrase;

const EMAIL: Field = Field::email(at::EMAIL, "team-f-email").hint("team-f-email-hint").localized();

/// Invites a collaborator, or revokes an invitation; and manages the private link.
pub const INVITE: &[Field] = &[EMAIL];
pub const SHARE: &[Field] = &[INTENT];

#[derive(View)]
#[template(path = "requests/team.html")]
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
    shared: bool,
    /// The new private link, which is only shown once.
    link: Option<String>,
}

fn page(cx: &Cx, link: Option<String>) -> Result<Reply, Problem> {
    let seen = own(cx)?;
    let request = &seen.request;
    let me = cx.person()?;
    let (members, invited, shared, owner) = cx.read(|conn| {
        Ok((
            cases::team::members::members_of(conn, &request.id)?,
            cases::team::members::invited(conn, &request.id, cx.now)?,
            team::is_shared(conn, &request.id)?,
            crate::users::queries::by_id(conn, &request.owner_id)?.map(|account| account.name).unwrap_or_default(),
        ))
    })?;
    cx.page(&TeamPage {
        shell: Shell::new(cx, Phrase::new("team-title").with("number", request.number.to_string()), Nav::Register),
        number: request.number.to_string(),
        title: title_of(&request.subject),
        owner,
        is_owner: me.id == request.owner_id,
        me: me.id.clone(),
        members,
        invited,
        field: EMAIL.shown(cx),
        shared,
        link,
    })
}

/// `GET /requests/{number}/edit/team`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, None)
}

fn back(cx: &Cx) -> Reply {
    Reply::see_other(addresses::edit_team(cx.param("number")))
}

/// `POST /requests/{number}/edit/team`: invites an address.
pub fn invite(cx: &Cx) -> Result<Reply, Problem> {
    own(cx)?;
    let turn = cx.turn()?;
    let invited = cx.write(|conn| team::invite(conn, turn, cx.number()?, EMAIL.of(&cx.form)));
    cx.answer(invited, addresses::edit_team(cx.param("number")), show)
}

/// `POST /requests/{number}/edit/team/uninvite`
pub fn uninvite(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    cx.write(|conn| team::uninvite(conn, turn, cx.number()?, EMAIL.of(&cx.form)))?;
    Ok(back(cx))
}

/// `POST /requests/{number}/edit/team/{id}/remove`
pub fn remove(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let id = AccountId::typed(cx.param("id"));
    cx.write(|conn| team::remove(conn, turn, cx.number()?, &id))?;
    if id == turn.who.id { Ok(Reply::see_other(REGISTER)) } else { Ok(back(cx)) }
}

/// `POST /requests/{number}/edit/share`: creates the private link, or revokes it.
pub fn share(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    if INTENT.equals(&cx.form, "end") {
        cx.write(|conn| team::unshare(conn, turn, cx.number()?))?;
        return Ok(back(cx));
    }
    let token = cx.write(|conn| team::share(conn, turn, cx.number()?))?;
    page(cx, Some(turn.link(&draft(token.secret()))))
}

/// `GET /drafts/{token}`: the preview, for everyone with the private link.
pub fn shared(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let request = cx.read(|conn| team::shared(conn, &token))?;
    // The URL is a secret: it must not be sent to other sites or cached.
    Ok(preview_of(cx, &request, false)?.header("Cache-Control", "no-store").header("Referrer-Policy", "no-referrer"))
}

/// `GET /join/{token}`
pub fn join_form(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let request = cx.read(|conn| team::invitation(conn, &token, cx.now))?;
    let title = Phrase::new("team-join-title").with("number", request.number.to_string());
    let lede = Phrase::new("team-join-lede").with("title", title_of(&request.subject));
    NarrowPage::new(cx, Nav::Register, title, lede)
        .text(Phrase::new("team-join-about"))
        .form(ActForm::plain("", Phrase::new("team-join")))
        .reply(cx)
}

/// `POST /join/{token}`
pub fn join(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let turn = cx.turn()?;
    let request = cx.write(|conn| team::join(conn, turn, &token))?;
    Ok(Reply::see_other(addresses::edit(request.number)))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/registrant/team.rs"]
mod samples;
