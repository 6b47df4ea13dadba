//! The criteria that experts judge one by one: the registrant (RFC 8141 §5.1) and the content of the registration (§6.4). The lead judges
//! each one. The list becomes part of the report to a standards body, and of a decision if the lead adds it.

use crate::reviews::drafts::ReviewDraft;
use crate::store::typed::stored_enum;
use std::collections::HashMap;
use std::fmt::Write as _;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// A criterion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Criterion {
    /// The stored identifier.
    pub key: &'static str,
    /// The RFC clause that requires it.
    pub clause: &'static str,
    /// Its message: the criterion as a sentence.
    pub message: &'static str,
}

impl Criterion {
    /// The criterion as a sentence.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(self.message)
    }

    /// The section of the template that shows whether the criterion is met.
    pub fn field(self) -> Field {
        match self.key {
            "stability" | "competence" => Field::Registrant,
            "purpose" => Field::Purpose,
            "syntax" => Field::Syntax,
            "commitment" | "assignment" => Field::Assignment,
            "security" => Field::SecurityAndPrivacy,
            "interoperability" => Field::Interoperability,
            "resolution" => Field::Resolution,
            _ => Field::AdditionalInformation,
        }
    }
}

const fn point(key: &'static str, clause: &'static str, message: &'static str) -> Criterion {
    Criterion { key, clause, message }
}

/// All criteria, in the order of the RFC.
pub const CRITERIA: [Criterion; 10] = [
    point("stability", "5.1", "answers-point-stability"),
    point("competence", "5.1", "answers-point-competence"),
    point("commitment", "5.1", "answers-point-commitment"),
    point("purpose", "6.4.1", "answers-point-purpose"),
    point("syntax", "6.4.2", "answers-point-syntax"),
    point("assignment", "6.4.3", "answers-point-assignment"),
    point("security", "6.4.4", "answers-point-security"),
    point("interoperability", "6.4.5", "answers-point-interoperability"),
    point("resolution", "6.4.6", "answers-point-resolution"),
    point("information", "6.4.7", "answers-point-information"),
];

stored_enum! {
    /// The lead's judgment of a criterion.
    Judgment as "judgment" {
        Met = "met" => "answers-point-met";
        /// Met with a reservation, which the advice explains.
        Partly = "partly" => "answers-point-partly";
        NotMet = "not_met" => "answers-point-not-met";
        /// Not applicable to this request.
        DoesNotApply = "does_not_apply" => "answers-point-does-not-apply";
    }
}

/// The judgment of each criterion; `None` where it has not been judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CriteriaJudgments([Option<Judgment>; CRITERIA.len()]);

impl CriteriaJudgments {
    /// Sets the same judgment for every criterion.
    pub fn same_for_all(judgment: Judgment) -> Self {
        Self([Some(judgment); CRITERIA.len()])
    }

    /// Reads the judgments from a form. `said` returns the value for a criterion's stored identifier.
    pub fn from_form<'a>(said: impl Fn(&str) -> &'a str) -> Self {
        Self(CRITERIA.map(|point| Judgment::from_name(said(point.key))))
    }

    /// Reads the judgments stored with a decision or proposal.
    pub(crate) fn from_stored(stored: &str) -> Self {
        let stored: HashMap<String, String> = serde_json::from_str(stored).unwrap_or_default();
        Self::from_form(|key| stored.get(key).map_or("", String::as_str))
    }

    /// The judgments as stored with a decision or proposal.
    pub(crate) fn to_stored(&self) -> String {
        let judged = self.by_criterion().filter_map(|(point, judgment)| Some((point.key.to_owned(), judgment?.name().into())));
        serde_json::Value::Object(judged.collect()).to_string()
    }

    /// Replaces the given judgments and leaves the others unchanged.
    #[must_use]
    pub fn with_changes(mut self, changed: &[(Criterion, Option<Judgment>)]) -> Self {
        for (point, judgment) in CRITERIA.into_iter().zip(&mut self.0) {
            if let Some((_, said)) = changed.iter().find(|(other, _)| *other == point) {
                *judgment = *said;
            }
        }
        self
    }

    /// How many criteria were judged.
    pub fn judged_count(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Each criterion with its judgment.
    pub fn by_criterion(&self) -> impl Iterator<Item = (Criterion, Option<Judgment>)> {
        CRITERIA.into_iter().zip(self.0)
    }

    /// The first criterion without a judgment.
    pub fn first_not_judged(&self) -> Option<Criterion> {
        self.by_criterion().find_map(|(point, judgment)| judgment.is_none().then_some(point))
    }

    /// Whether any criterion was judged.
    pub fn has_any_judgment(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    /// The first criterion that is not met.
    pub fn first_not_met(&self) -> Option<Criterion> {
        self.by_criterion().find_map(|(point, judgment)| (judgment == Some(Judgment::NotMet)).then_some(point))
    }

    /// The criteria section of the report.
    pub fn report_section(&self) -> String {
        let mut out = "6. Criteria of RFC 8141\n\n".to_owned();
        for (point, judgment) in self.by_criterion() {
            let said = judgment.map_or_else(|| Phrase::from("not assessed"), Judgment::phrase);
            // Writing to a String cannot fail.
            let _ = writeln!(out, "   [{said}] {} ({})", point.phrase(), point.clause);
        }
        out
    }
}

/// The judgments in an expert's unsent review.
pub(crate) fn draft_judgments(draft: &ReviewDraft) -> CriteriaJudgments {
    CriteriaJudgments::from_form(|key| draft.points.get(key).map_or("", String::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgment_is_complete_only_when_every_criterion_is_judged() {
        let judged = CriteriaJudgments::from_form(|key| if key == "commitment" { "" } else { "met" });
        assert_eq!(judged.first_not_judged().map(|point| point.key), Some("commitment"));
        assert_eq!(CriteriaJudgments::same_for_all(Judgment::Met).first_not_judged(), None);
        let written = CriteriaJudgments::from_form(|key| if key == "purpose" { "not_met" } else { "met" }).report_section();
        assert!(written.contains("[Not met] Purpose describes") && written.contains("(6.4.1)"));
        assert_eq!(written.lines().filter(|line| line.contains("[Met]")).count(), CRITERIA.len() - 1);
    }
}
