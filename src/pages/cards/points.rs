//! The points of RFC 8141, 5.1 and 6.4: as a form that a lead fills in, and as they stand beside a decision.

use crate::cases::criteria::{Judged, Judgement, POINTS, Point};
use crate::http::cx::Cx;
use crate::http::field::Field;

/// The points as a form asks for them.
pub(crate) const POINT_FIELDS: [Field; POINTS.len()] = {
    const fn field(point: Point) -> Field {
        Field::question(point.key, point.words)
    }
    let [a, b, c, d, e, f, g, h, i, j] = POINTS;
    [field(a), field(b), field(c), field(d), field(e), field(f), field(g), field(h), field(i), field(j)]
};

/// A point that the lead judges.
pub(crate) struct PointRow {
    pub(crate) key: &'static str,
    pub(crate) clause: &'static str,
    pub(crate) words: &'static str,
    /// Each judgement with its words and whether it is chosen.
    pub(crate) choices: Vec<(&'static str, &'static str, bool)>,
}

/// What the form says of each point.
pub(crate) fn judged(cx: &Cx) -> Judged {
    Judged::of(|key| cx.form.get(key))
}

/// The form, with what was chosen.
pub(crate) fn point_rows(cx: &Cx) -> Vec<PointRow> {
    let row = |(point, said): (Point, Option<Judgement>)| PointRow {
        key: point.key,
        clause: point.clause,
        words: point.words,
        choices: Judgement::ALL.map(|one| (one.name(), one.words(), said == Some(one))).into(),
    };
    judged(cx).points().map(row).collect()
}

/// A point that was judged: its words, its clause, what was said, and the tag of it.
pub(crate) struct JudgedRow {
    pub(crate) words: &'static str,
    pub(crate) clause: &'static str,
    pub(crate) said: &'static str,
    pub(crate) tag: &'static str,
}

/// What was said of the points; empty when nothing was.
pub(crate) fn judged_rows(judged: &Judged) -> Vec<JudgedRow> {
    let row = |(point, said): (Point, Option<Judgement>)| {
        let said = said?;
        let tag = match said {
            Judgement::Met => "ok",
            Judgement::Partly => "warn",
            Judgement::NotMet => "stop",
            Judgement::DoesNotApply => "",
        };
        Some(JudgedRow { words: point.words, clause: point.clause, said: said.words(), tag })
    };
    judged.points().filter_map(row).collect()
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/points.rs"]
mod samples;
