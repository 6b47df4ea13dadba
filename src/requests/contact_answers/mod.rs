//! The answers of the contacts of the present version of a namespace to a request to change it.
//!
//! Each contact gets one email with a link to accept the change or to object to it. If the requester did not register the present version,
//! or if the new text names another registrant, the change depends on them: one contact accepts it, or none of them answers within
//! the notice period and the decision says explicitly why it is made without them. An objection always needs an answer.

pub mod agreement;
pub(crate) mod ask;
pub(crate) mod queries;

use crate::requests::RequestSubject;
use crate::store::typed::stored_enum;
use jiff::Timestamp;

/// Whether a request can be decided without a further answer of the contacts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Agreement {
    /// It does not depend on the contacts, and none of them objected.
    NotNeeded,
    /// No contact answered. `known` is whether the requester registered the present version or is one of its contacts.
    Open {
        /// Whether the requester is known for the namespace.
        known: bool,
    },
    /// A contact objected, and the objection is not answered.
    Objected(Timestamp),
    /// A contact accepted, or it was recorded why the request does not depend on the contacts.
    Settled(Timestamp),
}

impl Agreement {
    /// Whether it is missing.
    pub fn is_missing(self) -> bool {
        matches!(self, Self::Open { .. } | Self::Objected(_))
    }
}

/// What it depends on.
#[derive(Debug, Clone, Copy)]
struct AgreementFacts {
    /// The requester registered the present version here.
    registered_it: bool,
    /// The address of the requester is that of a contact.
    is_contact: bool,
    /// When the text first named the new registrant; `None` if the registrant is the same.
    another_registrant: Option<Timestamp>,
}

/// The answers: the newest objection that its contact did not withdraw, the newest acceptance, and when it was recorded why the request
/// does not depend on the contacts.
#[derive(Debug, Clone, Copy, Default)]
struct Answers {
    objected: Option<Timestamp>,
    accepted: Option<Timestamp>,
    answered: Option<Timestamp>,
}

impl Answers {
    fn from_asked(asked: &[AskedContact], answered: Option<Timestamp>) -> Self {
        let when = |wanted: Answer| {
            asked.iter().filter_map(move |one| Some((&one.address, one.answer.filter(|(answer, _)| *answer == wanted)?.1)))
        };
        let is_withdrawn =
            |address: &str, at: Timestamp| when(Answer::Accept).any(|(other, later)| *other == address && later > at);
        Self {
            objected: when(Answer::Object).filter(|(address, at)| !is_withdrawn(address, *at)).map(|(_, at)| at).max(),
            accepted: when(Answer::Accept).map(|(_, at)| at).max(),
            answered,
        }
    }
}

/// An objection counts until it is answered. An acceptance does not apply to a registrant who was named later.
fn agreement(facts: AgreementFacts, answers: Answers) -> Agreement {
    let known = facts.registered_it || facts.is_contact;
    let needed = !known || (facts.another_registrant.is_some() && !facts.is_contact);
    if let Some(at) = answers.objected.filter(|at| answers.answered.is_none_or(|answered| *at > answered)) {
        return Agreement::Objected(at);
    }
    match answers.accepted.max(answers.answered) {
        _ if !needed => Agreement::NotNeeded,
        Some(at) if facts.another_registrant.is_none_or(|since| at >= since) => Agreement::Settled(at),
        _ => Agreement::Open { known },
    }
}

/// Whether a submitted request is private until a contact accepts it or the review starts: a proposal to change a namespace by someone
/// without a known relation to it could otherwise be mistaken for a proposal by its registrant. A correction can be suggested in public.
pub fn is_request_private(subject: &RequestSubject, agreement: Agreement) -> bool {
    matches!(agreement, Agreement::Open { known: false }) && !matches!(subject, RequestSubject::Correction { .. })
}

stored_enum! {
    /// The answer of a contact.
    Answer as "answer of a contact" {
        Accept = "accept",
        Object = "object",
    }
}

/// A contact who was asked.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable)]
pub struct AskedContact {
    /// The email address, taken from the registered text.
    pub address: String,
    /// When they were asked.
    pub asked_at: Timestamp,
    /// The answer, and when it was given.
    pub answer: Option<(Answer, Timestamp)>,
    /// The reason for an objection; empty otherwise.
    pub reason: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use urn_registry::nid::Nid;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).unwrap()
    }

    #[test]
    fn unknown_requesters_and_new_registrants_need_a_contact_and_objections_need_an_answer() {
        let same = |registered_it, is_contact| AgreementFacts { registered_it, is_contact, another_registrant: None };
        let other =
            |registered_it, is_contact| AgreementFacts { another_registrant: Some(at(5)), ..same(registered_it, is_contact) };
        let open = |known| Agreement::Open { known };
        for (facts, silent, early, late) in [
            (same(true, false), Agreement::NotNeeded, Agreement::NotNeeded, Agreement::NotNeeded),
            (same(false, true), Agreement::NotNeeded, Agreement::NotNeeded, Agreement::NotNeeded),
            (same(false, false), open(false), Agreement::Settled(at(1)), Agreement::Settled(at(9))),
            (other(true, false), open(true), open(true), Agreement::Settled(at(9))),
            (other(false, true), Agreement::NotNeeded, Agreement::NotNeeded, Agreement::NotNeeded),
            (other(false, false), open(false), open(false), Agreement::Settled(at(9))),
        ] {
            assert_eq!(agreement(facts, Answers::default()), silent, "{facts:?}");
            for (second, expected) in [(1, early), (9, late)] {
                let moment = Some(at(second));
                assert_eq!(agreement(facts, Answers { accepted: moment, ..Answers::default() }), expected, "{facts:?}");
                assert_eq!(agreement(facts, Answers { answered: moment, ..Answers::default() }), expected, "{facts:?}");
            }
            let objected = Answers { objected: Some(at(2)), accepted: Some(at(3)), answered: Some(at(1)) };
            assert_eq!(agreement(facts, objected), Agreement::Objected(at(2)), "{facts:?}");
        }
    }

    #[test]
    fn contact_can_withdraw_only_their_own_objection() {
        let asked = |address: &str, answer, second| AskedContact {
            address: address.into(),
            asked_at: at(0),
            answer: Some((answer, at(second))),
            reason: String::new(),
        };
        let said = Answers::from_asked(&[asked("a@x.example", Answer::Object, 1), asked("a@x.example", Answer::Accept, 2)], None);
        assert_eq!((said.objected, said.accepted), (None, Some(at(2))));
        let said = Answers::from_asked(&[asked("a@x.example", Answer::Object, 1), asked("b@x.example", Answer::Accept, 2)], None);
        assert_eq!(said.objected, Some(at(1)));
    }

    #[test]
    fn proposals_of_unknown_requesters_are_private_and_corrections_are_not() {
        let nid = Nid::parse("gauge").unwrap();
        let revision = RequestSubject::Revision { nid: nid.clone(), base: 1 };
        assert!(is_request_private(&revision, Agreement::Open { known: false }));
        for public in [Agreement::Open { known: true }, Agreement::NotNeeded, Agreement::Settled(at(1))] {
            assert!(!is_request_private(&revision, public));
        }
        assert!(!is_request_private(&RequestSubject::Correction { nid, version: 1 }, Agreement::Open { known: false }));
    }
}
