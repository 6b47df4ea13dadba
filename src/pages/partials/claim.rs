//! The status of a requester's authority: for readers on the request, for operators in the operator queue.

use crate::cases::claims::{Answer, Asked, Claim, holds_up, queries};
use crate::cases::viewer::claim_of;
use crate::cases::{Relation, Request};
use crate::pages::partials::rows::time;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// The text for readers while the requester's authority over the namespace is unconfirmed; `None` if it does not need confirmation.
pub(crate) fn for_readers(conn: &mut AnyConnection, request: &Request) -> Result<Option<Phrase>, Refusal> {
    let claim = claim_of(conn, request)?;
    if !request.state.is_open() || !claim.is_open() {
        return Ok(None);
    }
    let asked = queries::asked_of(conn, &request.id)?;
    Ok(Some(words(claim, (request.relation, holds_up(&request.subject)), &asked)))
}

/// "yes" if the requester proposes the change as an outsider: the contacts are asked whether they agree, not about the requester's authority.
pub(crate) fn outsider(relation: Option<Relation>) -> &'static str {
    if relation == Some(Relation::Outsider) { "yes" } else { "no" }
}

fn words(claim: Claim, (relation, holds_up): (Option<Relation>, bool), asked: &[Asked]) -> Phrase {
    let denied = match claim {
        Claim::Denied(at) => Phrase::new("request-unconfirmed-denied")
            .with("day", at.strftime("%Y-%m-%d").to_string())
            .with("outsider", outsider(relation)),
        _ => Phrase::default(),
    };
    let holds = match (holds_up, asked) {
        (false, _) => Phrase::default(),
        (true, []) => Phrase::new("request-unconfirmed-recorded"),
        (true, _) => Phrase::new("request-unconfirmed-asked"),
    };
    Phrase::new("request-unconfirmed").with("outsider", outsider(relation)).with("denied", denied).with("holds", holds)
}

/// Additional information for operators: who was asked, when, and the answers.
pub(crate) fn for_operators(asked: &[Asked]) -> String {
    let rows: Vec<String> = asked
        .iter()
        .map(|one| {
            let said = match one.answer {
                None => "no reply".to_owned(),
                Some((Answer::Yes, at)) => format!("confirmed on {}", time(at)),
                Some((Answer::No, at)) => format!("denied on {}", time(at)),
            };
            format!("{}, contacted on {}: {said}", one.address, time(one.asked_at))
        })
        .collect();
    match rows.as_slice() {
        [] => "The registration does not list a contact address.".to_owned(),
        rows => format!("Contacts in the registration: {}.", rows.join("; ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;

    #[test]
    fn unconfirmed_claim_is_explained_without_exposing_addresses() {
        let at = Timestamp::UNIX_EPOCH;
        let asked = [Asked { address: "names@society.example".into(), asked_at: at, answer: None }];
        let said = words(Claim::Open, (None, true), &asked).to_string();
        assert!(said.contains("not been confirmed") && said.contains("All contacts have been asked") && !said.contains('@'));
        assert!(words(Claim::Open, (None, true), &[]).to_string().contains("an operator records evidence"));
        assert!(
            words(Claim::Denied(at), (None, false), &asked)
                .to_string()
                .contains("the requester is not authorized to act for the namespace.")
        );
        let outside = words(Claim::Denied(at), (Some(Relation::Outsider), true), &asked).to_string();
        assert!(outside.contains("do not agree to the change") && !outside.contains("authori"), "{outside}");
        assert!(for_operators(&asked).contains("names@society.example, contacted on 1970-01-01 00:00 UTC: no reply"));
    }
}
