//! Review work: who was asked to look, who must not, what they said, and the lead's decision (RFC 8141 §6.2; RFC 8126 §5).

pub mod actions;
pub mod pages;
pub mod queries;

use jiff::Timestamp;

/// An expert's position on one snapshot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stance {
    /// In favour.
    Approve,
    /// Nothing against it.
    NoObjection,
    /// Something must change first; needs reasons.
    Discuss,
}

impl Stance {
    /// All stances.
    pub const ALL: [Self; 3] = [Self::Approve, Self::NoObjection, Self::Discuss];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Approve => "approve",
            Self::NoObjection => "no_objection",
            Self::Discuss => "discuss",
        }
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Approve => "Approve",
            Self::NoObjection => "No objection",
            Self::Discuss => "Discuss",
        }
    }

    /// The stance with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stance| stance.name() == name)
    }
}

/// A position that was taken. Permanent; a later one by the same expert replaces it in effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// By whom.
    pub expert_id: String,
    /// Their name.
    pub expert: String,
    /// On which snapshot.
    pub snapshot_number: i64,
    /// What it is.
    pub stance: Stance,
    /// Why.
    pub reasons: String,
    /// When.
    pub taken_at: Timestamp,
}

/// A comment on a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// By whom.
    pub author: String,
    /// In which capacity.
    pub role: String,
    /// On which snapshot.
    pub snapshot_number: i64,
    /// The text.
    pub body: String,
    /// When.
    pub written_at: Timestamp,
}

/// The newest position of each expert.
pub fn latest(positions: &[Position]) -> Vec<&Position> {
    let mut newest: Vec<&Position> = Vec::new();
    for position in positions {
        newest.retain(|other| other.expert_id != position.expert_id);
        newest.push(position);
    }
    newest
}

/// Whether a position is still about the text it was taken on: nothing but version, date and contact changed since.
pub fn is_live(position: &Position, current_snapshot: i64, substance_changed_since: impl Fn(i64) -> bool) -> bool {
    position.snapshot_number == current_snapshot || !substance_changed_since(position.snapshot_number)
}

/// Whether the lead may decide for the request (T6), or what is missing. `assigned` are the experts asked, without those in
/// conflict; `live` the live positions; `answered` whether the lead has answered a position to discuss.
pub fn may_approve(
    assigned: &[String],
    lead_id: &str,
    live: &[&Position],
    answered: impl Fn(&Position) -> bool,
) -> Result<(), String> {
    if let Some(open) = live.iter().find(|position| position.stance == Stance::Discuss && !answered(position)) {
        return Err(format!("{} wants to discuss it first; answer that with a comment", open.expert));
    }
    let has = |id: &str| live.iter().any(|position| position.expert_id == id);
    let all_assigned = !assigned.is_empty() && assigned.iter().all(|id| has(id));
    let lead_and_one_more = has(lead_id) && live.iter().any(|position| position.expert_id != lead_id);
    if all_assigned || lead_and_one_more {
        return Ok(());
    }
    Err("Positions are missing: every assigned expert, or the lead and one more expert, must have taken one on the current text"
        .to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(expert: &str, snapshot: i64, stance: Stance) -> Position {
        Position {
            expert_id: expert.into(),
            expert: expert.into(),
            snapshot_number: snapshot,
            stance,
            reasons: String::new(),
            taken_at: Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn a_quorum_is_everybody_asked_or_the_lead_and_one_more() {
        let approve = |expert| position(expert, 1, Stance::Approve);
        let (a, b, lead, discuss) = (approve("a"), approve("b"), approve("lead"), position("b", 1, Stance::Discuss));
        let asked = ["a".to_owned(), "b".to_owned()];
        assert!(may_approve(&asked, "lead", &[&a], |_| false).is_err());
        assert!(may_approve(&asked, "lead", &[&a, &b], |_| false).is_ok());
        assert!(may_approve(&asked, "lead", &[&a, &lead], |_| false).is_ok());
        assert!(may_approve(&asked, "lead", &[&lead], |_| false).is_err());
        assert!(may_approve(&asked, "lead", &[&a, &lead, &discuss], |_| false).is_err());
        assert!(may_approve(&asked, "lead", &[&a, &lead, &discuss], |_| true).is_ok());
        assert!(may_approve(&[], "lead", &[], |_| false).is_err());
    }

    #[test]
    fn the_newest_position_of_each_counts_and_only_on_its_text() {
        let all = [position("a", 1, Stance::Discuss), position("b", 1, Stance::Approve), position("a", 2, Stance::Approve)];
        let newest = latest(&all);
        assert_eq!(newest.len(), 2);
        assert!(is_live(newest[1], 2, |_| true));
        assert!(!is_live(newest[0], 2, |_| true));
        assert!(is_live(newest[0], 2, |_| false));
    }
}
