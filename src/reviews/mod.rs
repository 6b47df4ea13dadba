//! Review work: who was asked to look, who must not, what they said of which passage, and their positions (RFC 8141 §6.2; RFC
//! 8126 §5). The decision itself moves the request and stands in `acts/decide.rs`.

pub mod citations;
pub mod experts;
pub mod queries;
pub mod unread;

pub use crate::ids::SnapshotNo;
use crate::ids::{AccountId, CommentId, ThreadId};
use crate::store::typed::kept_words;
use crate::template::{Field, Template};
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

/// With what a review is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Comments, no position.
    CommentOnly,
    /// A position.
    Position(Stance),
    /// The expert steps back because of a conflict of interest.
    Recuse,
}

impl Verdict {
    /// The verdict with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "comment" => Some(Self::CommentOnly),
            "recuse" => Some(Self::Recuse),
            other => Stance::from_name(other).map(Self::Position),
        }
    }

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::CommentOnly => "comment",
            Self::Recuse => "recuse",
            Self::Position(stance) => stance.name(),
        }
    }
}

/// A position that was taken. Permanent; a later one by the same expert replaces it in effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// Key.
    pub id: String,
    /// By whom.
    pub expert_id: AccountId,
    /// The name that is shown.
    pub expert: String,
    /// On which snapshot.
    pub snapshot_number: SnapshotNo,
    /// What it is.
    pub stance: Stance,
    /// Why.
    pub reasons: String,
    /// When.
    pub taken_at: Timestamp,
    /// The lead's answer to a position to discuss.
    pub answer: Option<String>,
}

/// A position as it stands now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The position.
    pub position: Position,
    /// Whether it is still about the current text.
    pub live: bool,
    /// Whether its expert still holds an appointment; a position to discuss by one who left does not block.
    pub in_office: bool,
}

impl Standing {
    /// Whether it is an open objection: until its holder takes another position or the lead answers it on the record. A new text
    /// does not answer it.
    pub fn objects(&self) -> bool {
        self.in_office && self.position.stance == Stance::Discuss && self.position.answer.is_none()
    }
}

/// What a thread is about.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Anchor {
    /// The field; none is the whole request.
    pub field: Option<Field>,
    /// The passage quoted; empty is the whole field.
    pub quote: String,
}

/// How an anchor stands to the current text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hold {
    /// It is about the whole request or a whole field.
    Whole,
    /// The passage is there.
    There,
    /// The text this refers to has changed.
    Gone,
}

impl Anchor {
    /// How it stands to a text; line breaks and blanks do not count, because prose is wrapped again.
    pub fn hold(&self, template: &Template) -> Hold {
        let Some(field) = self.field.filter(|_| !self.quote.trim().is_empty()) else { return Hold::Whole };
        if flat(template.text(field)).contains(&flat(&self.quote)) { Hold::There } else { Hold::Gone }
    }
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A field's text with a suggested wording in the place of the passage it is for; `None` when the passage is not there.
pub fn with_suggestion(text: &str, quote: &str, suggestion: &str) -> Option<String> {
    if quote.trim().is_empty() {
        return Some(suggestion.to_owned());
    }
    if text.contains(quote) {
        return Some(text.replacen(quote, suggestion, 1));
    }
    // The same words wrapped otherwise: find where they begin and end.
    let wanted: Vec<&str> = quote.split_whitespace().collect();
    let words: Vec<(usize, &str)> =
        text.split_whitespace().map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word)).collect();
    let first = words.windows(wanted.len()).find(|window| window.iter().map(|(_, word)| *word).eq(wanted.iter().copied()))?;
    let (from, _) = first.first()?;
    let (last, word) = first.last()?;
    Some(format!("{}{suggestion}{}", text.get(..*from)?, text.get(last + word.len()..)?))
}

/// The passages of a field: its paragraphs, as they are numbered for those who comment.
pub fn passages(text: &str) -> Vec<String> {
    let mut list: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        if line.trim().is_empty() {
            open = false;
        } else if let Some(last) = list.last_mut().filter(|_| open) {
            last.push('\n');
            last.push_str(line);
        } else {
            list.push(line.to_owned());
            open = true;
        }
    }
    list
}

/// A comment in a thread. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// Key.
    pub id: CommentId,
    /// Who wrote it; never shown, because they may answer without a name.
    pub author_id: AccountId,
    /// Whose it is now: the author, or the account that goes on for an author whose account was merged. Never shown either.
    pub owner_id: AccountId,
    /// The name that is shown.
    pub author: String,
    /// In which capacity.
    pub role: String,
    /// On which snapshot.
    pub snapshot_number: SnapshotNo,
    /// The text.
    pub body: String,
    /// Another wording for what the thread is about.
    pub suggestion: Option<String>,
    /// Whether it came by mail.
    pub by_mail: bool,
    /// When.
    pub written_at: Timestamp,
    /// Until when its author can take it back, while nobody has read it.
    pub unread_until: Option<Timestamp>,
    /// Why its author struck it.
    pub struck: Option<String>,
}

/// A thread of comments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thread {
    /// Key.
    pub id: ThreadId,
    /// On which snapshot it was opened.
    pub snapshot_number: SnapshotNo,
    /// What it is about.
    pub anchor: Anchor,
    /// Who opened it.
    pub opened_by: AccountId,
    /// When the registrant called it done.
    pub done_at: Option<Timestamp>,
    /// When it was resolved.
    pub resolved_at: Option<Timestamp>,
    /// The position that it answers.
    pub position_id: Option<String>,
    /// Oldest first.
    pub comments: Vec<Comment>,
}

impl Thread {
    /// The last word in it that was not struck.
    pub fn last_word(&self) -> Option<&Comment> {
        self.comments.iter().rfind(|comment| comment.struck.is_none())
    }
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

kept_words! {
    /// What a lead decided.
    DecisionOutcome as "outcome of a decision" {
        /// It is approved (T6).
        Approved = "approved",
        /// It is declined (T10).
        Declined = "declined",
        /// The standards body has the report.
        Reported = "reported",
        /// The fast track is completed.
        Completed = "completed",
    }
}

/// Whether a position is still about the text it was taken on: nothing but version, date and contact changed since (T5).
pub fn is_live(position: &Position, current_snapshot: SnapshotNo, substance_changed_since: impl Fn(SnapshotNo) -> bool) -> bool {
    position.snapshot_number == current_snapshot || !substance_changed_since(position.snapshot_number)
}

/// Whether the lead may decide for the request (T6), or what is missing. `assigned` are the experts asked, without those who
/// declined or have a conflict; `period_over` says that the review period is.
pub fn may_approve(assigned: &[AccountId], lead_id: &AccountId, standing: &[Standing], period_over: bool) -> Result<(), String> {
    // The Discuss of an expert who left counts for nothing, also not as one that was taken.
    let counts = |standing: &&Standing| standing.live && (standing.in_office || standing.position.stance != Stance::Discuss);
    let live = || standing.iter().filter(counts).map(|standing| &standing.position);
    if let Some(open) = standing.iter().find(|standing| standing.objects()) {
        let since = if open.live { String::new() } else { format!(", since revision {}", open.position.snapshot_number) };
        return Err(format!(
            "{} has an open Discuss{since}. Respond to the Discuss, or wait until it is cleared",
            open.position.expert
        ));
    }
    let has = |id: &AccountId| live().any(|position| position.expert_id == *id);
    let all_assigned = !assigned.is_empty() && assigned.iter().all(&has);
    let others = || standing.iter().filter(counts).filter(|one| one.position.expert_id != *lead_id);
    let lead_and_one_more = has(lead_id) && others().next().is_some();
    let second = others().any(|one| one.position.stance != Stance::Discuss);
    if all_assigned || lead_and_one_more || period_over {
        return if second {
            Ok(())
        } else {
            Err("A second expert must approve or have no objection on the current revision".to_owned())
        };
    }
    Err("Positions are missing: every assigned expert, or the lead and another expert, must record a position on the current revision, or the review period must end"
        .to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(expert: &str, snapshot: SnapshotNo, stance: Stance) -> Position {
        Position {
            id: format!("{expert}-{snapshot}"),
            expert_id: expert.into(),
            expert: expert.into(),
            snapshot_number: snapshot,
            stance,
            reasons: String::new(),
            taken_at: Timestamp::UNIX_EPOCH,
            answer: None,
        }
    }

    fn standing(position: Position) -> Standing {
        Standing { position, live: true, in_office: true }
    }

    #[test]
    fn a_quorum_is_enough_positions_a_second_person_and_no_open_objection() {
        let approve = |expert| standing(position(expert, SnapshotNo::FIRST, Stance::Approve));
        let discuss = standing(position("b", SnapshotNo::FIRST, Stance::Discuss));
        let asked = [AccountId::from("a"), AccountId::from("b")];
        let may = |standing: &[Standing]| may_approve(&asked, &"lead".into(), standing, false);
        assert!(may(&[approve("a")]).is_err());
        assert!(may(&[approve("a"), approve("b")]).is_ok());
        assert!(may(&[approve("a"), approve("lead")]).is_ok());
        assert!(may(&[approve("lead")]).is_err());
        assert!(may_approve(&[], &"lead".into(), &[], false).is_err());
        // The end of the period stands in for positions, not for the second person; nor does the lead alone, when alone asked.
        assert!(may_approve(&asked, &"lead".into(), &[], true).is_err());
        assert!(may_approve(&asked, &"lead".into(), &[approve("b")], true).is_ok());
        assert!(may_approve(&["lead".into()], &"lead".into(), &[approve("lead")], true).is_err());
        let open = [approve("a"), approve("lead"), discuss.clone()];
        assert!(may(&open).is_err() && may_approve(&asked, &"lead".into(), &open, true).is_err());
        let mut answered = discuss.clone();
        answered.position.answer = Some("It is said in Assignment.".into());
        assert!(may(&[approve("a"), approve("lead"), answered]).is_ok());
        let left = Standing { in_office: false, ..discuss.clone() };
        assert!(may(&[approve("a"), approve("lead"), left.clone()]).is_ok());
        assert!(may(&[approve("lead"), left]).unwrap_err().starts_with("Positions are missing"));
        // A new text outdates a position in favor, and no objection.
        let outdated = Standing { live: false, ..discuss.clone() };
        assert!(may(&[approve("a"), approve("lead"), outdated.clone()]).unwrap_err().contains("since revision 1"));
        assert!(may(&[Standing { live: false, ..approve("a") }, approve("lead")]).is_err());
        let mut answered = outdated;
        answered.position.answer = Some("The new text says it.".into());
        assert!(may(&[approve("a"), approve("lead"), answered.clone()]).is_ok());
        // Two who object and a lead who answers both are not two in favor.
        let mut answered_too = standing(position("a", SnapshotNo::FIRST, Stance::Discuss));
        answered_too.position.answer = Some("Said in Purpose.".into());
        assert!(may(&[answered_too, approve("lead"), answered]).is_err());
    }

    #[test]
    fn the_newest_position_of_each_counts_and_only_on_its_text() {
        let all = [
            position("a", SnapshotNo::FIRST, Stance::Discuss),
            position("b", SnapshotNo::FIRST, Stance::Approve),
            position("a", 2.into(), Stance::Approve),
        ];
        let newest = latest(&all);
        assert_eq!(newest.len(), 2);
        assert!(is_live(newest[1], 2.into(), |_| true));
        assert!(!is_live(newest[0], 2.into(), |_| true));
        assert!(is_live(newest[0], 2.into(), |_| false));
    }

    #[test]
    fn an_anchor_holds_when_prose_is_wrapped_again_and_says_when_its_passage_is_gone() {
        let anchor = Anchor { field: Some(Field::Syntax), quote: "one to\ntwelve  digits".into() };
        let text = |syntax: &str| Template::default().with(Field::Syntax, syntax);
        assert_eq!(anchor.hold(&text("A name is one\nto twelve digits: x")), Hold::There);
        assert_eq!(anchor.hold(&text("A name is one to ten digits")), Hold::Gone);
        assert_eq!(Anchor { field: Some(Field::Syntax), quote: String::new() }.hold(&text("x")), Hold::Whole);
    }

    #[test]
    fn a_suggestion_takes_the_place_of_its_passage_and_nothing_else() {
        let text = "A name is one\nto twelve digits: 1.";
        assert_eq!(with_suggestion(text, "one to twelve", "two to ten").unwrap(), "A name is two to ten digits: 1.");
        assert_eq!(with_suggestion(text, "digits", "letters").unwrap(), "A name is one\nto twelve letters: 1.");
        assert_eq!(with_suggestion(text, "", "All of it").unwrap(), "All of it");
        assert_eq!(with_suggestion(text, "three", "four"), None);
    }
}
