//! Findings about the procedure of a request: what its text must say about the fast track (RFC 8141 §6.3 and Appendix A).

use crate::clock;
use crate::refusal::Refusal;
use crate::requests::bodies::list;
use crate::requests::{Procedure, Request};
use crate::store::AnyConnection;
use jiff::Timestamp;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::template::checks::{FAST_TRACK_RULE, claims_fast_track};
use urn_registry::template::{Field, Template};

/// What is known of the body that a request names.
#[derive(Debug, Clone, PartialEq, Eq)]
enum NamedBodyStatus {
    /// The IESG recognizes it.
    Recognized,
    /// It is not on the list; the entries with a similar name.
    Unlisted(Vec<String>),
}

/// Replaces what the check of the text alone says about the fast track by findings that also consider the procedure of the request.
pub(super) fn with_procedure_findings(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    template: &Template,
    mut findings: Vec<Finding>,
) -> Result<Vec<Finding>, Refusal> {
    let procedure = request.procedure.kind();
    if procedure != Procedure::FastTrack && !claims_fast_track(template) {
        return Ok(findings);
    }
    let body = request.procedure.body().unwrap_or_default();
    let named = match list::find_recognized_body(conn, body, clock::day(now))? {
        Some(_) => NamedBodyStatus::Recognized,
        None => NamedBodyStatus::Unlisted(list::similar_body_names(conn, body, clock::day(now))?),
    };
    findings.retain(|finding| finding.id != FAST_TRACK_RULE.id);
    let after_registrant =
        |finding: &Finding| finding.field.and_then(Field::from_key).is_some_and(|field| field > Field::Registrant);
    let at = findings.iter().position(after_registrant).unwrap_or(findings.len());
    findings.splice(at..at, procedure_findings(procedure, claims_fast_track(template), body, &named));
    Ok(findings)
}

fn procedure_findings(procedure: Procedure, claims: bool, body: &str, named: &NamedBodyStatus) -> Vec<Finding> {
    let advice = |phrase: Phrase| Finding::new(&FAST_TRACK_RULE, phrase);
    if procedure != Procedure::FastTrack {
        return if claims { vec![advice(Phrase::new("finding-fast-track-not-chosen"))] } else { Vec::new() };
    }
    let mut found = Vec::new();
    match named {
        _ if body.is_empty() => {
            let mut missing = advice(Phrase::new("finding-fast-track-body"));
            missing.level = Level::Error;
            found.push(missing);
        }
        NamedBodyStatus::Recognized => {}
        NamedBodyStatus::Unlisted(similar) if similar.is_empty() => {
            found.push(advice(Phrase::new("finding-fast-track-unlisted").arg("body", body)));
        }
        NamedBodyStatus::Unlisted(similar) => {
            let phrase = Phrase::new("finding-fast-track-similar").arg("body", body).arg("similar", similar.join(", "));
            found.push(advice(phrase));
        }
    }
    if !claims {
        found.push(advice(Phrase::new("finding-fast-track-unstated")));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_track_is_stated_in_registrant_and_its_body_is_named() {
        let unlisted = NamedBodyStatus::Unlisted(Vec::new());
        let similar = NamedBodyStatus::Unlisted(vec!["OASIS".to_owned()]);
        let advice = |phrase: Phrase| Some((phrase, Level::Warning));
        let not_chosen = || advice(Phrase::new("finding-fast-track-not-chosen"));
        let rows = [
            (Procedure::Community, false, "", &unlisted, None),
            (Procedure::Community, true, "", &unlisted, not_chosen()),
            (Procedure::Standards, true, "OASIS", &NamedBodyStatus::Recognized, not_chosen()),
            (Procedure::FastTrack, true, "OASIS", &NamedBodyStatus::Recognized, None),
            (
                Procedure::FastTrack,
                false,
                "OASIS",
                &NamedBodyStatus::Recognized,
                advice(Phrase::new("finding-fast-track-unstated")),
            ),
            (Procedure::FastTrack, true, "", &unlisted, Some((Phrase::new("finding-fast-track-body"), Level::Error))),
            (
                Procedure::FastTrack,
                true,
                "Bakers",
                &unlisted,
                advice(Phrase::new("finding-fast-track-unlisted").arg("body", "Bakers")),
            ),
            (
                Procedure::FastTrack,
                true,
                "OASIS Open",
                &similar,
                advice(Phrase::new("finding-fast-track-similar").arg("body", "OASIS Open").arg("similar", "OASIS")),
            ),
        ];
        for (procedure, claims, body, named, expected) in rows {
            let found = procedure_findings(procedure, claims, body, named);
            let found: Vec<_> = found.into_iter().map(|finding| (finding.message, finding.level)).collect();
            assert_eq!(found, expected.into_iter().collect::<Vec<_>>(), "{procedure:?} {claims} {body}");
        }
    }
}
