//! The answers of the contacts of a namespace, as text: for everybody, and for the role that can decide without them.

use crate::actions::contact_answers::decides;
use crate::cases::Party;
use crate::cases::contact_answers::agreement::agreement_of;
use crate::cases::contact_answers::{Agreement, Answer, Asked, queries};
use crate::cases::guards::contacts::notice_ends;
use crate::cases::statements::Statement;
use crate::cases::viewer::RequestView;
use crate::pages::partials::rows::time;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// The notice on the pages of an open request while it depends on the contacts; `None` if it does not.
pub(crate) fn notice(conn: &mut AnyConnection, view: &RequestView) -> Result<Option<Phrase>, Refusal> {
    if !view.request.state.is_open() || view.revisions.is_empty() {
        return Ok(None);
    }
    Ok(state_phrase(agreement_of(conn, &view.request)?, notice_ends(&view.request, view.notices).map(crate::clock::day)))
}

fn state_phrase(agreement: Agreement, ends: Option<jiff::civil::Date>) -> Option<Phrase> {
    let day = ends.map_or_else(Phrase::default, |day| Statement::ContactsUntil.phrase().with("day", day.to_string()));
    match agreement {
        Agreement::NotNeeded | Agreement::Settled(_) => None,
        Agreement::Objected(at) => Some(Statement::Objected.phrase().with("day", crate::clock::day(at).to_string())),
        Agreement::Open { known: false } => Some(Phrase::new("request-contacts-unknown").with("until", day)),
        Agreement::Open { known: true } => Some(Phrase::new("request-contacts-registrant").with("until", day)),
    }
}

/// The state of the answers for the role that decides without the contacts; `None` if the request does not depend on them.
pub(crate) fn without(conn: &mut AnyConnection, view: &RequestView) -> Result<Option<String>, Refusal> {
    let request = &view.request;
    let decides = decides(view);
    if !request.state.is_open() || view.revisions.is_empty() || !view.is(decides) || !agreement_of(conn, request)?.is_open() {
        return Ok(None);
    }
    let addresses = decides == Party::Operator;
    let answers = answers(&queries::asked_of(conn, &request.id)?, addresses);
    let ends = notice_ends(request, view.notices).map(crate::clock::day);
    let until =
        ends.map_or_else(|| "A notice is not delivered yet.".to_owned(), |day| format!("The notice period ends on {day}."));
    Ok(Some(format!(
        "This change depends on the contacts of the present version. It can be decided without their agreement after an objection, which \
         your reason answers, or if none of them replies within the notice period. {until} {answers}"
    )))
}

/// What each contact answered.
fn answers(asked: &[Asked], addresses: bool) -> String {
    let rows: Vec<String> = asked
        .iter()
        .enumerate()
        .map(|(i, one)| {
            let who = if addresses { one.address.clone() } else { format!("Contact {}", i + 1) };
            match one.answer {
                None => format!("{who}, asked on {}: no reply", time(one.asked_at)),
                Some((Answer::Accept, at)) => format!("{who}: accepted on {}", time(at)),
                Some((Answer::Object, at)) => format!("{who}: objected on {} ({})", time(at), one.reason),
            }
        })
        .collect();
    if rows.is_empty() { "The registration does not list a contact address.".to_owned() } else { format!("{}.", rows.join("; ")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;

    #[test]
    fn notice_says_what_is_missing_and_experts_do_not_see_addresses() {
        let at = Timestamp::UNIX_EPOCH;
        let said = |agreement| state_phrase(agreement, None).map(|phrase| phrase.to_string());
        assert_eq!((said(Agreement::NotNeeded), said(Agreement::Settled(at))), (None, None));
        assert!(said(Agreement::Objected(at)).unwrap().contains("objected on 1970-01-01"));
        assert!(said(Agreement::Open { known: false }).unwrap().contains("not known"));
        assert!(said(Agreement::Open { known: true }).unwrap().contains("another registrant"));
        let reason = "Not agreed.".to_owned();
        let asked = [Asked { address: "names@society.example".into(), asked_at: at, answer: Some((Answer::Object, at)), reason }];
        assert!(answers(&asked, true).contains("names@society.example: objected on 1970-01-01 00:00 UTC (Not agreed.)"));
        assert!(answers(&asked, false).starts_with("Contact 1: objected"));
    }
}
