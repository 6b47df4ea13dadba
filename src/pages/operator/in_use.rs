//! The list of unregistered namespaces in use.

use crate::actions::names_in_use;
use crate::clock;
use crate::http::addresses::{IN_USE, OPERATOR_IN_USE, OPERATOR_IN_USE_INVITATION, operator_in_use};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::partials::list::{ListPage, Row, perform};
use crate::pages::partials::meant::MEANT;
use crate::pages::public::name_report::{EXAMPLE, NID, SINCE, SOURCE, WHERE, name_field, typed};
use crate::refusal::at;
use crate::registry::lists::current;
use jiff::Timestamp;
use urn_registry::nid::in_use::{Evidence, InUse};

const HOW_KNOWN: Field = Field::question(at::EVIDENCE, "Type of evidence");
const REASON: Field = Field::text(at::REASON, "Reason (public)");

/// An entry of the list.
pub const PUT: &[Field] = &[HOW_KNOWN, NID, MEANT, WHERE, EXAMPLE, SOURCE, SINCE, REASON];

const WHY: Field = Field::text(at::WHY, "Reason (public)");

/// Removes an entry, or rejects a report.
pub const REMOVE: &[Field] = &[WHY];

const NAME: Field = Field::text(at::NAME, "Name on the list");
const WHOM: Field = Field::text(at::WHOM, "Who is invited (public)");
const EMAIL: Field = Field::email(at::EMAIL, "Email address (not published)");

/// Invites those who use a name to register it.
pub const INVITE: &[Field] = &[NAME, WHOM, EMAIL];

const EVIDENCE: [(&str, &str, Evidence); 3] = [
    ("known", "Widely used", Evidence::Known),
    ("thread", "Public discussion", Evidence::Thread),
    ("trade", "Trade name", Evidence::Trade),
];

/// The details of an entry in addition to its sentence.
fn more(name: &InUse) -> String {
    let said = [("Evidence: ", &name.source), ("In use since ", &name.since), ("Invited to register: ", &name.invited)];
    said.into_iter()
        .filter(|(_, text)| !text.is_empty())
        .map(|(what, text)| format!(" {what}{text}."))
        .collect::<Vec<_>>()
        .concat()
}

/// `GET /desk/in-use`
pub fn names(cx: &Cx) -> Result<Reply, Problem> {
    let (listed, reported) = cx.read(|conn| Ok((current::in_use(conn)?, current::reported(conn)?)))?;
    let waiting = reported.iter().map(|(name, at)| {
        let act = ActForm::new("Reject report", operator_in_use(format!("{}/reject", name.nid)), "Reject report");
        let words = format!("Reported on {} and not public. {}{}", clock::day(*at), name.sentence(), more(name));
        Row::new(&name.nid, words).act(act)
    });
    let rows = listed.into_iter().map(|name| {
        let act = ActForm::new("Remove from list", operator_in_use(&name.nid), "Remove name from list");
        Row::new(&name.nid, format!("{}{}", name.sentence(), more(&name))).act(act)
    });
    let chosen = if HOW_KNOWN.came(&cx.form) { HOW_KNOWN.of(&cx.form) } else { "known" };
    let put = ActForm::new("Add or change a name", OPERATOR_IN_USE.to_owned(), "Save name")
        .chosen(HOW_KNOWN, EVIDENCE.map(|(word, words, _)| (word, words)), chosen, cx)
        .field(name_field(cx))
        .typed(WHERE, cx)
        .typed(EXAMPLE, cx)
        .typed(SOURCE, cx)
        .typed(SINCE, cx)
        .typed(REASON, cx)
        .unfolded();
    let invite = ActForm::new("Invite to register", OPERATOR_IN_USE_INVITATION.to_owned(), "Send invitation")
        .intro("Sends an email with a link to the registration form with this name filled in. The list shows who was invited, without the address.")
        .typed(NAME, cx)
        .typed(WHOM, cx)
        .typed(EMAIL, cx);
    let accept = |(name, _): &(InUse, Timestamp)| {
        ActForm::new(
            format!("Accept the report of urn:{}", name.nid),
            operator_in_use(format!("{}/accept", name.nid)),
            "Add name to list",
        )
        .intro(format!("{}{}", name.sentence(), more(name)))
    };
    let intro = "Names used after urn: without registration, and trade names. A request for one of them or a similar name gets an advisory (RFC 8141, 5.1); it is not blocked. Public reports appear here for your decision.";
    ListPage::of_operators(cx, "Unregistered namespaces in use", intro)?
        .link(IN_USE, "Public list")
        .acts(reported.iter().map(accept).chain([put, invite]))
        .rows("now", "On the list", waiting.chain(rows))
        .reply(cx)
}

/// `POST /desk/in-use`. The record of an invitation to register the name remains.
pub fn put(cx: &Cx) -> Result<Reply, Problem> {
    let evidence =
        EVIDENCE.into_iter().find(|(word, ..)| HOW_KNOWN.equals(&cx.form, word)).map_or(Evidence::Known, |(.., it)| it);
    let name = typed(cx, evidence);
    perform(cx, OPERATOR_IN_USE, names, |conn, turn| names_in_use::put(conn, turn, &name, REASON.of(&cx.form)))
}

/// `POST /desk/in-use/{nid}`
pub fn remove(cx: &Cx) -> Result<Reply, Problem> {
    perform(cx, OPERATOR_IN_USE, names, |conn, turn| names_in_use::remove(conn, turn, cx.param("nid"), WHY.of(&cx.form)))
}

/// `POST /desk/in-use/{nid}/accept`: adds a reported name to the list.
pub fn accept(cx: &Cx) -> Result<Reply, Problem> {
    perform(cx, OPERATOR_IN_USE, names, |conn, turn| names_in_use::accept(conn, turn, cx.param("nid")))
}

/// `POST /desk/in-use/{nid}/reject`
pub fn reject(cx: &Cx) -> Result<Reply, Problem> {
    perform(cx, OPERATOR_IN_USE, names, |conn, turn| names_in_use::reject(conn, turn, cx.param("nid"), WHY.of(&cx.form)))
}

/// `POST /desk/in-use-invitation`
pub fn invite(cx: &Cx) -> Result<Reply, Problem> {
    let (name, whom, email) = (NAME.of(&cx.form).trim(), WHOM.of(&cx.form), EMAIL.of(&cx.form));
    perform(cx, OPERATOR_IN_USE, names, |conn, turn| names_in_use::invite(conn, turn, name, whom, email))
}
