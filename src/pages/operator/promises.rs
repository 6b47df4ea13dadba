//! Contacts who are asked once a year to confirm commitments; operators invite each of them individually.

use crate::actions::confirm;
use crate::http::addresses::{OPERATOR_PROMISES, OPERATOR_PROMISES_END};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::partials::list::{ListPage, Row, perform};
use crate::pages::partials::rows::time;
use crate::refusal::at;
use crate::registry::commitments::contacts::queries::all;

const NID: Field = Field::text(at::NID, "Namespace ID");
const EMAIL: Field = Field::email(at::EMAIL, "Email address");
/// The contact to be removed, and the reason.
const ID: Field = Field::choice(at::ID);
const WHY: Field = Field::choice(at::WHY);

/// Invites a contact, and removes one.
pub const INVITE: &[Field] = &[NID, EMAIL];
pub const END: &[Field] = &[ID, WHY];

/// `GET /desk/promises`
pub fn contacts(cx: &Cx) -> Result<Reply, Problem> {
    let rows = cx.read(|conn| Ok(all(conn)?))?.into_iter().map(|contact| {
        let confirmed = contact.confirmed.map_or_else(|| "never confirmed".to_owned(), |at| format!("confirmed {}", time(at)));
        let silent = contact.silent.map_or_else(String::new, |at| format!("; no reply, emails stopped {}", time(at)));
        let words = format!("{}, invited {}, {confirmed}{silent}", contact.email, time(contact.asked));
        let act = ActForm::new("Stop confirmation emails", OPERATOR_PROMISES_END.to_owned(), "Stop confirmation emails")
            .hidden(ID.name, contact.id);
        Row::new(contact.nid, words).act(act)
    });
    let invite = ActForm::new("Invite a contact", OPERATOR_PROMISES.to_owned(), "Invite contact")
        .typed(NID, cx)
        .typed(EMAIL, cx)
        .unfolded();
    let intro = "These contacts receive an email that asks them to confirm a registration and its commitments. Contacts who confirm receive another email once a year. Contacts who never confirm receive no further emails. Invite the contacts listed in a registration one at a time.";
    ListPage::of_operators(cx, "Yearly confirmations", intro)?.acts([invite]).rows("now", "Contacts", rows).reply(cx)
}

/// `POST /desk/promises`
pub fn invite(cx: &Cx) -> Result<Reply, Problem> {
    perform(cx, OPERATOR_PROMISES, contacts, |conn, turn| confirm::invite(conn, turn, NID.of(&cx.form), EMAIL.of(&cx.form)))
}

/// `POST /desk/promises/end`
pub fn end(cx: &Cx) -> Result<Reply, Problem> {
    perform(cx, OPERATOR_PROMISES, contacts, |conn, turn| confirm::end(conn, turn, ID.of(&cx.form)))
}
