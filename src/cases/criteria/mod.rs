//! The points that experts judge one by one: who registers (RFC 8141 §5.1) and what the registration says (§6.4). The lead ticks them off,
//! and the list becomes a part of the report to a standards body, and of a decision when the lead gives one with it.

pub(crate) mod queries;

use std::fmt::Write as _;

/// A point to be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Point {
    /// The machine word.
    pub key: &'static str,
    /// Where it is asked for.
    pub clause: &'static str,
    /// What is asked.
    pub words: &'static str,
}

const fn point(key: &'static str, clause: &'static str, words: &'static str) -> Point {
    Point { key, clause, words }
}

/// All points, in the order of the RFC.
pub const POINTS: [Point; 10] = [
    point(
        "stability",
        "5.1",
        "The organization is stable and able to maintain the namespace for a long time, or it is clear how the namespace remains usable without the organization",
    ),
    point(
        "competence",
        "5.1",
        "The organization is competent to assign names: its procedures ensure uniqueness and are described",
    ),
    point("commitment", "5.1", "The organization commits to never reassign a name and to keep old names valid"),
    point("purpose", "6.4.1", "Purpose describes what is named, for whom, and why no registered namespace is sufficient"),
    point(
        "syntax",
        "6.4.2",
        "Syntax defines the form of names, which names are equivalent, and the meaning of q- and f-components",
    ),
    point("assignment", "6.4.3", "Assignment describes who assigns names, how, and how uniqueness is ensured over time"),
    point("security", "6.4.4", "Security and Privacy describes what names reveal and how they could be misused"),
    point(
        "interoperability",
        "6.4.5",
        "Interoperability names the identifiers that could be confused with these, and explains how both relate",
    ),
    point("resolution", "6.4.6", "Resolution states whether and how names are resolved"),
    point("information", "6.4.7", "Other necessary information is in the text or in a stable document"),
];

/// What the lead says of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judgement {
    /// It is met.
    Met,
    /// It is met with a reservation, which the advice explains.
    Partly,
    /// It is not met.
    NotMet,
    /// It does not apply to this request.
    DoesNotApply,
}

impl Judgement {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Met, Self::Partly, Self::NotMet, Self::DoesNotApply];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Met => "met",
            Self::Partly => "partly",
            Self::NotMet => "not_met",
            Self::DoesNotApply => "does_not_apply",
        }
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Met => "Met",
            Self::Partly => "Partly met",
            Self::NotMet => "Not met",
            Self::DoesNotApply => "Not applicable",
        }
    }

    /// The judgement with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|judgement| judgement.name() == name)
    }
}

/// What the lead said of each point; none where nothing was said yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Judged([Option<Judgement>; POINTS.len()]);

impl Judged {
    /// The same said of every point.
    pub fn all(judgement: Judgement) -> Self {
        Self([Some(judgement); POINTS.len()])
    }

    /// What a form says, which is asked for each point by its machine word.
    pub fn of<'a>(said: impl Fn(&str) -> &'a str) -> Self {
        Self(POINTS.map(|point| Judgement::from_name(said(point.key))))
    }

    /// Each point with what was said of it.
    pub fn points(&self) -> impl Iterator<Item = (Point, Option<Judgement>)> {
        POINTS.into_iter().zip(self.0)
    }

    /// The first point of which nothing was said.
    pub fn missing(&self) -> Option<Point> {
        self.points().find_map(|(point, judgement)| judgement.is_none().then_some(point))
    }

    /// Whether anything was said.
    pub fn is_begun(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    /// The first point that is not met.
    pub fn not_met(&self) -> Option<Point> {
        self.points().find_map(|(point, judgement)| (judgement == Some(Judgement::NotMet)).then_some(point))
    }

    /// The part of the report.
    pub fn written(&self) -> String {
        let mut out = "6. Criteria of RFC 8141\n\n".to_owned();
        for (point, judgement) in self.points() {
            let said = judgement.map_or("not assessed", Judgement::words);
            // Writing to a String cannot fail.
            let _ = writeln!(out, "   [{said}] {} ({})", point.words, point.clause);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_judged_before_the_list_is_whole() {
        let judged = Judged::of(|key| if key == "commitment" { "" } else { "met" });
        assert_eq!(judged.missing().map(|point| point.key), Some("commitment"));
        assert_eq!(Judged::all(Judgement::Met).missing(), None);
        let written = Judged::of(|key| if key == "purpose" { "not_met" } else { "met" }).written();
        assert!(written.contains("[Not met] Purpose describes") && written.contains("(6.4.1)"));
        assert_eq!(written.lines().filter(|line| line.contains("[Met]")).count(), POINTS.len() - 1);
    }
}
