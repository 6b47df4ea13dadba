//! The criteria of RFC 8141 §5.1 and §6.4: as a form for the lead, and next to a decision.

use crate::http::cx::RequestContext;
use crate::http::field::Field;
use crate::requests::criteria::{CRITERIA, CriteriaJudgments, Criterion, Judgment};
use urn_registry::i18n::Phrase;

/// The criteria as form fields.
pub(crate) const CRITERION_FIELDS: [Field; CRITERIA.len()] = {
    const fn field(point: Criterion) -> Field {
        Field::question(point.key, point.message)
    }
    let [a, b, c, d, e, f, g, h, i, j] = CRITERIA;
    [field(a), field(b), field(c), field(d), field(e), field(f), field(g), field(h), field(i), field(j)]
};

/// A criterion for the lead to judge.
pub(crate) struct CriterionRow {
    pub(crate) key: &'static str,
    pub(crate) clause: &'static str,
    pub(crate) text: Phrase,
    /// The judgments with their labels, and whether each is selected.
    pub(crate) choices: Vec<(&'static str, Phrase, bool)>,
}

/// The judgments in the submitted form.
pub(crate) fn submitted_judgments(cx: &RequestContext) -> CriteriaJudgments {
    CriteriaJudgments::from_form(|key| cx.form.get(key))
}

/// The judgments of those criteria that the submitted form has.
pub(crate) fn judgments_in_form(cx: &RequestContext) -> Vec<(Criterion, Option<Judgment>)> {
    let here = CRITERIA.into_iter().filter(|point| cx.form.has(point.key));
    here.map(|point| (point, Judgment::from_name(cx.form.get(point.key)))).collect()
}

/// A criterion as a form field, with the selected judgment.
pub(crate) fn criterion_row((point, said): (Criterion, Option<Judgment>)) -> CriterionRow {
    CriterionRow {
        key: point.key,
        clause: point.clause,
        text: point.phrase(),
        choices: Judgment::ALL.map(|one| (one.name(), one.phrase(), said == Some(one))).into(),
    }
}

/// The form, with the selected values.
pub(crate) fn criterion_rows(judged: &CriteriaJudgments) -> Vec<CriterionRow> {
    judged.by_criterion().map(criterion_row).collect()
}

/// A judged criterion: its text, its clause, the judgment, and the color of its tag.
pub(crate) struct JudgmentRow {
    pub(crate) text: Phrase,
    pub(crate) clause: &'static str,
    pub(crate) said: Phrase,
    pub(crate) tag: &'static str,
}

/// The judgments; empty if there are none.
pub(crate) fn judgment_rows(judged: &CriteriaJudgments) -> Vec<JudgmentRow> {
    let row = |(point, said): (Criterion, Option<Judgment>)| {
        let said = said?;
        let tag = match said {
            Judgment::Met => "ok",
            Judgment::Partly => "warn",
            Judgment::NotMet => "stop",
            Judgment::DoesNotApply => "",
        };
        Some(JudgmentRow { text: point.phrase(), clause: point.clause, said: said.phrase(), tag })
    };
    judged.by_criterion().filter_map(row).collect()
}
