//! The answers of the contacts of a namespace, as text: for everybody, and for the role that can decide without them.

use crate::actions::contact_answers::deciding_party;
use crate::pages::partials::rows::time;
use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::contact_answers::agreement::agreement_of;
use crate::requests::contact_answers::{Agreement, Answer, AskedContact, queries};
use crate::requests::guards::contacts::notice_period_end;
use crate::requests::statements::Statement;
use crate::requests::viewer::RequestView;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// The notice on the pages of an open request while it depends on the contacts; `None` if it does not.
pub(crate) fn pending_contacts_notice(conn: &mut AnyConnection, view: &RequestView) -> Result<Option<Phrase>, Refusal> {
    if !view.request.state.is_open() || view.revisions.is_empty() {
        return Ok(None);
    }
    Ok(contacts_state_text(
        agreement_of(conn, &view.request)?,
        notice_period_end(&view.request, view.notices).map(crate::clock::day),
    ))
}

fn contacts_state_text(agreement: Agreement, ends: Option<jiff::civil::Date>) -> Option<Phrase> {
    let day = ends.map_or_else(Phrase::default, |day| Statement::ContactsUntil.phrase().arg("day", day.to_string()));
    match agreement {
        Agreement::NotNeeded | Agreement::Settled(_) => None,
        Agreement::Objected(at) => Some(Statement::Objected.phrase().arg("day", crate::clock::day(at).to_string())),
        Agreement::Open { known: false } => Some(Phrase::new("request-contacts-unknown").arg("until", day)),
        Agreement::Open { known: true } => Some(Phrase::new("request-contacts-registrant").arg("until", day)),
    }
}

/// The state of the answers for the role that decides without the contacts; `None` if the request does not depend on them.
pub(crate) fn override_contacts_text(conn: &mut AnyConnection, view: &RequestView) -> Result<Option<Phrase>, Refusal> {
    let request = &view.request;
    let decides = deciding_party(view);
    if !request.state.is_open()
        || view.revisions.is_empty()
        || !view.has_role(decides)
        || !agreement_of(conn, request)?.is_missing()
    {
        return Ok(None);
    }
    let addresses = decides == Party::Operator;
    let answers = contact_answers_text(&queries::asked_of(conn, &request.id)?, addresses);
    let ends = notice_period_end(request, view.notices).map(crate::clock::day);
    let until = match ends {
        Some(day) => Phrase::new("contacts-notice-ends").arg("day", day.to_string()),
        None => Phrase::new("contacts-notice-waits"),
    };
    Ok(Some(Phrase::new("contacts-needed").arg("until", until).arg("answers", answers)))
}

/// What each contact answered.
fn contact_answers_text(asked: &[AskedContact], addresses: bool) -> Phrase {
    let rows: Vec<String> = asked
        .iter()
        .enumerate()
        .map(|(i, one)| {
            let who = if addresses { one.address.as_str().into() } else { Phrase::new("contacts-nth").arg("nth", i + 1) };
            let answer = match one.answer {
                None => Phrase::new("contacts-silent").arg("who", who).arg("time", time(one.asked_at)),
                Some((Answer::Accept, at)) => Phrase::new("contacts-accepted").arg("who", who).arg("time", time(at)),
                Some((Answer::Object, at)) => {
                    Phrase::new("contacts-objected").arg("who", who).arg("time", time(at)).arg("reason", &one.reason)
                }
            };
            answer.to_string()
        })
        .collect();
    if rows.is_empty() { Phrase::new("contacts-none") } else { format!("{}.", rows.join("; ")).into() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;

    #[test]
    fn notice_says_what_is_missing_and_experts_do_not_see_addresses() {
        let at = Timestamp::UNIX_EPOCH;
        let said = |agreement| contacts_state_text(agreement, None).map(|phrase| phrase.to_string());
        assert_eq!((said(Agreement::NotNeeded), said(Agreement::Settled(at))), (None, None));
        assert!(said(Agreement::Objected(at)).unwrap().contains("objected on 1970-01-01"));
        assert!(said(Agreement::Open { known: false }).unwrap().contains("not known"));
        assert!(said(Agreement::Open { known: true }).unwrap().contains("another registrant"));
        let reason = "Not agreed.".to_owned();
        let asked =
            [AskedContact { address: "names@society.example".into(), asked_at: at, answer: Some((Answer::Object, at)), reason }];
        assert!(
            contact_answers_text(&asked, true)
                .to_string()
                .contains("names@society.example: objected on 1970-01-01 00:00 UTC (Not agreed.)")
        );
        assert!(contact_answers_text(&asked, false).to_string().starts_with("Contact 1: objected"));
    }
}
