//! Consent to a correction that changes the meaning of the text, on the page of the request.

use crate::cases::consent::{self, Office, queries};
use crate::cases::gather::checks::findings;
use crate::cases::viewer::Seen;
use crate::cases::{Request, State};
use crate::http::addresses::request_act;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::ids::{AccountId, RequestNumber, SnapshotNo};
use crate::pages::partials::rows::time;
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::template::checks::{CONSENT, SAME_VERSION};

/// The revision consented to, and the reason.
pub(crate) const SNAPSHOT: Field = Field::mark(at::SNAPSHOT);
pub(crate) const REASON: Field = Field::area(at::CONSENT_REASON, "consent-f-reason", 3).localized();

/// Giving and withdrawing consent.
pub const GIVE: &[Field] = &[SNAPSHOT, REASON];

/// The grounds of a correction that changes the meaning.
pub(crate) const GROUNDS: Field = Field::area(at::GROUNDS, "answers-f-grounds", 5).localized();

/// One consent.
pub(crate) struct ConsentRow {
    pub(crate) name: String,
    pub(crate) office: Phrase,
    pub(crate) reason: String,
    pub(crate) at: String,
}

/// The card about consent.
pub(crate) struct ConsentCard {
    pub(crate) grounds: String,
    pub(crate) given: Vec<ConsentRow>,
    /// The roles whose consent is still missing before an operator can publish, while the request is with the operators.
    pub(crate) missing: Option<Phrase>,
    snapshot: SnapshotNo,
    /// The office in which the viewer may consent, and whether they did.
    hand: Option<(Office, bool)>,
}

/// The card of a submitted request; `None` if no grounds are given or nothing needs consent.
pub(crate) fn card(conn: &mut AnyConnection, cx: &Cx, seen: &Seen) -> Result<Option<ConsentCard>, Refusal> {
    let (Some(current), Some(grounds)) = (seen.current(), queries::grounds(conn, &seen.request.id)?) else { return Ok(None) };
    let given = queries::standing(conn, &seen.request.id, current.number)?;
    let waits = seen.request.state == State::Intake;
    if waits && !consent::is_needed(&findings(conn, cx.now, &seen.request, &current.template)?) {
        return Ok(None);
    }
    let viewer = cx.viewer().map(|viewer| &viewer.id);
    let mine = given.iter().find(|consent| Some(&consent.account_id) == viewer).map(|consent| consent.office);
    let hand = consent::offices(seen).into_iter().next().map(|office| (mine.unwrap_or(office), mine.is_some()));
    Ok(Some(ConsentCard {
        grounds,
        missing: waits.then(|| consent::missing(&given, &AccountId::PROGRAM)).as_deref().and_then(consent::missing_words),
        given: given
            .into_iter()
            .map(|consent| ConsentRow {
                name: consent.name,
                office: Phrase::new("consent-office").with("office", consent.office.name()),
                reason: consent.reason,
                at: time(consent.at),
            })
            .collect(),
        snapshot: current.number,
        hand,
    }))
}

impl ConsentCard {
    /// The form for giving or withdrawing consent; `None` without an office.
    pub(crate) fn form(&self, cx: &Cx, number: RequestNumber) -> Option<ActForm> {
        let (office, gave) = self.hand?;
        let reason = REASON.shown(cx);
        let form = if gave {
            ActForm::new(
                Phrase::new("consent-back"),
                request_act(number, "consent/take-back"),
                Phrase::new("consent-back-button"),
            )
            .field(reason)
        } else {
            ActForm::new(Phrase::new("consent-give"), request_act(number, "consent"), Phrase::new("consent-give-button"))
                .intro(Phrase::new(match office {
                    Office::Operator => "consent-as-operator",
                    Office::Expert => "consent-as-expert",
                }))
                .field(reason.labelled(Phrase::new("consent-f-reason-why")))
                .unfolded()
        };
        Some(form.marked(SNAPSHOT, self.snapshot))
    }
}

/// The field for the grounds of a correction that changes the meaning, or that already has grounds.
pub(crate) fn grounds_field(cx: &Cx, request: &Request, findings: &[Finding]) -> Result<Option<FormField>, Problem> {
    let said = cx.read(|conn| Ok(queries::grounds(conn, &request.id)?))?;
    let beyond = |finding: &Finding| {
        finding.id == CONSENT.id
            || (finding.id == SAME_VERSION.id && finding.level == Level::Fail && finding.clause != SAME_VERSION.clause)
    };
    if said.is_none() && !findings.iter().any(beyond) {
        return Ok(None);
    }
    Ok(Some(GROUNDS.shown_or(cx, &said.unwrap_or_default())))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/partials/consent.rs"]
mod samples;
