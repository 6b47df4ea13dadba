//! The lists that operators maintain: reserved names, recognized standards bodies and their representatives.

use crate::actions::bodies;
use crate::http::addresses::{
    BODIES, OPERATOR_BODIES, OPERATOR_BODIES_END, OPERATOR_REPRESENTATIVES, OPERATOR_REPRESENTATIVES_END, OPERATOR_RESERVED,
    operator_reserved,
};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::response::Response;
use crate::ids::AccountId;
use crate::pages::partials::list::{ListPage, Row, perform};
use crate::refusal::at;
use crate::{actions, registry, requests};
use urn_registry::i18n::Phrase;

const NID: Field = Field::text(at::NID, "word-namespace-id");
const REASON: Field = Field::area(at::REASON, "word-reason-public", 3);
const PUBLIC_REASON: Field = Field::text(at::PUBLIC_REASON, "word-reason-public");

const BODY: Field = Field::text(at::BODY, "word-name");
const WEBSITE: Field = Field::text("website", "word-website-optional");
const SOURCE: Field = Field::area(at::SOURCE, "word-iesg-decision", 3);
const REPRESENTED: Field = Field::text(at::REPRESENTATIVE_OF, "word-body");
const EMAIL: Field = Field::email(at::EMAIL, "word-email-address");
/// The representative to be removed.
const ACCOUNT: Field = Field::choice(at::ACCOUNT);

/// Reserves a name, and ends a reservation.
pub const RESERVE: &[Field] = &[NID, REASON];
pub const END_RESERVATION: &[Field] = &[PUBLIC_REASON];

/// Adds a recognized body and its representatives, and removes either.
pub const RECOGNISE: &[Field] = &[BODY, WEBSITE, SOURCE];
pub const REPRESENT: &[Field] = &[REPRESENTED, EMAIL];
pub const END_REPRESENTATIVE: &[Field] = &[BODY, ACCOUNT, PUBLIC_REASON];
pub const END_BODY: &[Field] = &[BODY, PUBLIC_REASON];

/// `GET /operator/reserved`
pub fn reserved_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let (rows, requested) =
        cx.read(|conn| Ok((registry::queries::reservations(conn)?, registry::ledger::queries::requested(conn, None)?)))?;
    let rows = rows.into_iter().filter(|(.., ended)| ended.is_none()).map(|(nid, reason, ..)| {
        let act = ActForm::new("word-end-reservation", operator_reserved(&nid), "word-end-reservation");
        let open = requested.iter().filter(|(name, _)| *name == nid).map(|(_, number)| number.to_string());
        let open = open.collect::<Vec<_>>().join(", ");
        let more = match open.as_str() {
            "" => Phrase::default(),
            open => Phrase::new("reserved-requests").with("open", open),
        };
        Row { more, ..Row::new(nid, reason) }.act(act)
    });
    let reserve = ActForm::new("word-reserve-a-name", OPERATOR_RESERVED.to_owned(), "word-reserve-name")
        .typed(NID, cx)
        .typed(REASON, cx)
        .unfolded();
    ListPage::of_operators(cx, Phrase::new("word-reserved-namespace-ids"), Phrase::new("reserved-about"))?
        .acts([reserve])
        .rows("now", "word-on-the-list", rows)
        .reply(cx)
}

/// `POST /operator/reserved`
pub fn reserve(cx: &RequestContext) -> Result<Response, HttpError> {
    perform(cx, OPERATOR_RESERVED, reserved_form, |conn, ctx| {
        actions::reserve::reserve(conn, ctx.now, ctx.who, NID.of(&cx.form), REASON.of(&cx.form))
    })
}

/// `POST /operator/reserved/{nid}`: ends a reservation.
pub fn end_reservation(cx: &RequestContext) -> Result<Response, HttpError> {
    perform(cx, OPERATOR_RESERVED, reserved_form, |conn, ctx| {
        actions::reserve::end_reservation(conn, ctx.now, ctx.who, cx.param("nid"), PUBLIC_REASON.of(&cx.form))
    })
}

/// `GET /operator/bodies`
pub fn bodies_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let (bodies, speakers) =
        cx.read(|conn| Ok((requests::bodies::queries::all(conn)?, requests::bodies::queries::representatives(conn)?)))?;
    let end =
        |title: &'static str, action: &str, body: &str| ActForm::new(title, action.to_owned(), title).hidden(BODY.name, body);
    let speak = speakers.into_iter().map(|(body, who, id)| {
        let act = end("word-remove-representative", OPERATOR_REPRESENTATIVES_END, &body).hidden(ACCOUNT.name, id);
        Row::new(body, Phrase::new("bodies-represented").with("who", who)).act(act)
    });
    let on_list: Vec<_> = bodies.iter().filter(|body| body.ended_on.is_none()).collect();
    let rows = on_list.iter().map(|body| {
        let act = end("word-remove-body", OPERATOR_BODIES_END, &body.name);
        Row::new(&body.name, Phrase::new("bodies-since").with("since", body.recognized_on.to_string())).act(act)
    });
    let names: Vec<_> = on_list.iter().map(|body| body.name.as_str()).collect();
    let acts = [
        ActForm::new("word-add-a-representative", OPERATOR_REPRESENTATIVES.to_owned(), "word-add-representative")
            .intro(Phrase::new("bodies-names").with("names", names.join(", ")))
            .typed(REPRESENTED, cx)
            .typed(EMAIL, cx),
        ActForm::new("word-add-a-body", OPERATOR_BODIES.to_owned(), "word-add-body")
            .typed(BODY, cx)
            .typed(WEBSITE, cx)
            .typed(SOURCE, cx),
    ];
    ListPage::of_operators(cx, Phrase::new("lists-bodies"), Phrase::new("bodies-about"))?
        .link(BODIES, Phrase::new("word-public-list"))
        .acts(acts)
        .rows("now", "word-on-the-list", speak.chain(rows))
        .reply(cx)
}

/// `POST /operator/bodies`: adds a body to the list.
pub fn bodies(cx: &RequestContext) -> Result<Response, HttpError> {
    let (body, website, source) = (BODY.of(&cx.form), WEBSITE.of(&cx.form), SOURCE.of(&cx.form));
    perform(cx, OPERATOR_BODIES, bodies_form, |conn, ctx| bodies::recognize(conn, ctx, body, website, source))
}

/// `POST /operator/bodies/representatives`: adds a representative of a body.
pub fn name_representative(cx: &RequestContext) -> Result<Response, HttpError> {
    perform(cx, OPERATOR_BODIES, bodies_form, |conn, ctx| {
        bodies::name_representative(conn, ctx, REPRESENTED.of(&cx.form), EMAIL.of(&cx.form))
    })
}

/// `POST /operator/bodies/representatives/end`: removes a representative of a body.
pub fn end_representative(cx: &RequestContext) -> Result<Response, HttpError> {
    let (body, account, reason) = (BODY.of(&cx.form), AccountId::typed(ACCOUNT.of(&cx.form)), PUBLIC_REASON.of(&cx.form));
    perform(cx, OPERATOR_BODIES, bodies_form, |conn, ctx| bodies::end_representative(conn, ctx, body, &account, reason))
}

/// `POST /operator/bodies/end`: removes a body from the list.
pub fn end_body(cx: &RequestContext) -> Result<Response, HttpError> {
    perform(cx, OPERATOR_BODIES, bodies_form, |conn, ctx| {
        bodies::end_body(conn, ctx, BODY.of(&cx.form), PUBLIC_REASON.of(&cx.form))
    })
}
