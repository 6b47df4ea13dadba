//! The lists that operators maintain: reserved names, recognized standards bodies and their representatives.

use crate::actions::bodies;
use crate::http::addresses::{
    END_BODY_PATH, END_REPRESENTATIVE_PATH, OPERATOR_BODIES_PATH, OPERATOR_REPRESENTATIVES_PATH, OPERATOR_RESERVED_PATH,
    STANDARDS_BODIES_PATH, operator_reserved_path,
};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::ids::AccountId;
use crate::pages::partials::list::{ListPage, ListRow, perform_action};
use crate::refusal::at;
use crate::{actions, registry, requests};
use urn_registry::i18n::Phrase;

const NID: Field = Field::text(at::NID, "word-namespace-id");
const REASON: Field = Field::area(at::REASON, "word-reason-public", 3);
const PUBLIC_REASON: Field = Field::text(at::PUBLIC_REASON, "word-reason-public");

const BODY_NAME: Field = Field::text(at::BODY, "word-name");
const WEBSITE: Field = Field::text("website", "word-website-optional");
const IESG_DECISION: Field = Field::area(at::SOURCE, "word-iesg-decision", 3);
const REPRESENTED_BODY: Field = Field::text(at::REPRESENTATIVE_OF, "word-body");
const REPRESENTATIVE_EMAIL: Field = Field::email(at::EMAIL, "word-email-address");
/// The representative to be removed.
const REPRESENTATIVE_ACCOUNT: Field = Field::choice(at::ACCOUNT);

/// Reserves a name, and ends a reservation.
pub const RESERVE_NID_FIELDS: &[Field] = &[NID, REASON];
pub const END_RESERVATION_FIELDS: &[Field] = &[PUBLIC_REASON];

/// Adds a recognized body and its representatives, and removes either.
pub const RECOGNIZE_BODY_FIELDS: &[Field] = &[BODY_NAME, WEBSITE, IESG_DECISION];
pub const ADD_REPRESENTATIVE_FIELDS: &[Field] = &[REPRESENTED_BODY, REPRESENTATIVE_EMAIL];
pub const REMOVE_REPRESENTATIVE_FIELDS: &[Field] = &[BODY_NAME, REPRESENTATIVE_ACCOUNT, PUBLIC_REASON];
pub const REMOVE_BODY_FIELDS: &[Field] = &[BODY_NAME, PUBLIC_REASON];

/// `GET /operator/reserved`
pub fn reserved_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let (rows, requested) =
        cx.read(|conn| Ok((registry::queries::reservations(conn)?, registry::ledger::queries::requested_nids(conn, None)?)))?;
    let rows = rows.into_iter().filter(|(.., ended)| ended.is_none()).map(|(nid, reason, ..)| {
        let act = ActionForm::new("word-end-reservation", operator_reserved_path(&nid), "word-end-reservation");
        let open = requested.iter().filter(|(name, _)| *name == nid).map(|(_, number)| number.to_string());
        let open = open.collect::<Vec<_>>().join(", ");
        let more = match open.as_str() {
            "" => Phrase::default(),
            open => Phrase::new("reserved-requests").arg("open", open),
        };
        ListRow { more, ..ListRow::new(nid, reason) }.with_form(act)
    });
    let reserve = ActionForm::new("word-reserve-a-name", OPERATOR_RESERVED_PATH.to_owned(), "word-reserve-name")
        .submitted_field(NID, cx)
        .submitted_field(REASON, cx)
        .expanded();
    ListPage::for_operators(cx, Phrase::new("word-reserved-namespace-ids"), Phrase::new("reserved-about"))?
        .with_forms([reserve])
        .with_rows("now", "word-on-the-list", rows)
        .to_response(cx)
}

/// `POST /operator/reserved`
pub fn reserve(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, OPERATOR_RESERVED_PATH, reserved_form, |conn, ctx| {
        actions::reserve::reserve(conn, ctx.now, ctx.who, NID.value_in(&cx.form), REASON.value_in(&cx.form))
    })
}

/// `POST /operator/reserved/{nid}`: ends a reservation.
pub fn end_reservation(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, OPERATOR_RESERVED_PATH, reserved_form, |conn, ctx| {
        actions::reserve::end_reservation(conn, ctx.now, ctx.who, cx.param("nid"), PUBLIC_REASON.value_in(&cx.form))
    })
}

/// `GET /operator/bodies`
pub fn bodies_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let (bodies, speakers) =
        cx.read(|conn| Ok((requests::bodies::queries::all(conn)?, requests::bodies::queries::representatives(conn)?)))?;
    let end = |title: &'static str, action: &str, body: &str| {
        ActionForm::new(title, action.to_owned(), title).hidden(BODY_NAME.name, body)
    };
    let speak = speakers.into_iter().map(|(body, who, id)| {
        let act = end("word-remove-representative", END_REPRESENTATIVE_PATH, &body).hidden(REPRESENTATIVE_ACCOUNT.name, id);
        ListRow::new(body, Phrase::new("bodies-represented").arg("who", who)).with_form(act)
    });
    let on_list: Vec<_> = bodies.iter().filter(|body| body.ended_on.is_none()).collect();
    let rows = on_list.iter().map(|body| {
        let act = end("word-remove-body", END_BODY_PATH, &body.name);
        ListRow::new(&body.name, Phrase::new("bodies-since").arg("since", body.recognized_on.to_string())).with_form(act)
    });
    let names: Vec<_> = on_list.iter().map(|body| body.name.as_str()).collect();
    let acts = [
        ActionForm::new("word-add-a-representative", OPERATOR_REPRESENTATIVES_PATH.to_owned(), "word-add-representative")
            .intro(Phrase::new("bodies-names").arg("names", names.join(", ")))
            .submitted_field(REPRESENTED_BODY, cx)
            .submitted_field(REPRESENTATIVE_EMAIL, cx),
        ActionForm::new("word-add-a-body", OPERATOR_BODIES_PATH.to_owned(), "word-add-body")
            .submitted_field(BODY_NAME, cx)
            .submitted_field(WEBSITE, cx)
            .submitted_field(IESG_DECISION, cx),
    ];
    ListPage::for_operators(cx, Phrase::new("lists-bodies"), Phrase::new("bodies-about"))?
        .with_link(STANDARDS_BODIES_PATH, Phrase::new("word-public-list"))
        .with_forms(acts)
        .with_rows("now", "word-on-the-list", speak.chain(rows))
        .to_response(cx)
}

/// `POST /operator/bodies`: adds a body to the list.
pub fn recognize_body(cx: &RequestContext) -> Result<Response, HttpError> {
    let (body, website, source) = (BODY_NAME.value_in(&cx.form), WEBSITE.value_in(&cx.form), IESG_DECISION.value_in(&cx.form));
    perform_action(cx, OPERATOR_BODIES_PATH, bodies_form, |conn, ctx| bodies::recognize(conn, ctx, body, website, source))
}

/// `POST /operator/bodies/representatives`: adds a representative of a body.
pub fn add_representative(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, OPERATOR_BODIES_PATH, bodies_form, |conn, ctx| {
        bodies::appoint_representative(conn, ctx, REPRESENTED_BODY.value_in(&cx.form), REPRESENTATIVE_EMAIL.value_in(&cx.form))
    })
}

/// `POST /operator/bodies/representatives/end`: removes a representative of a body.
pub fn end_representative(cx: &RequestContext) -> Result<Response, HttpError> {
    let (body, account, reason) = (
        BODY_NAME.value_in(&cx.form),
        AccountId::typed(REPRESENTATIVE_ACCOUNT.value_in(&cx.form)),
        PUBLIC_REASON.value_in(&cx.form),
    );
    perform_action(cx, OPERATOR_BODIES_PATH, bodies_form, |conn, ctx| {
        bodies::end_representative(conn, ctx, body, &account, reason)
    })
}

/// `POST /operator/bodies/end`: removes a body from the list.
pub fn end_body(cx: &RequestContext) -> Result<Response, HttpError> {
    perform_action(cx, OPERATOR_BODIES_PATH, bodies_form, |conn, ctx| {
        bodies::end_body(conn, ctx, BODY_NAME.value_in(&cx.form), PUBLIC_REASON.value_in(&cx.form))
    })
}
