//! Reviews: assignments, conflicts of interest, comments on passages, and positions (RFC 8141 §6.2; RFC 8126 §5). The decision itself,
//! which changes the state of the request, is in `actions/decide.rs`.

pub mod citations;
pub(crate) mod drafts;
pub mod experts;
pub mod queries;
pub mod search;

use crate::history::{EventKind, RecordedEvent};
pub use crate::ids::RevisionNumber;
use crate::ids::{AccountId, CommentId, ThreadId};
use crate::store::schema::{accounts, answers, comments, positions, retractions};
use crate::store::typed::stored_enum;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::template::shape::{LineKind, blocks};
use urn_registry::template::{Field, Template};

stored_enum! {
    /// An expert's position on one revision.
    PositionKind as "position" {
        /// In favor.
        Approve = "approve" => "word-approve";
        NoObjection = "no_objection" => "word-no-objection";
        /// A change is required first; needs reasons.
        Discuss = "discuss" => "word-discuss";
    }
}

/// The result of a review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Comments without a position.
    CommentOnly,
    Position(PositionKind),
    /// The expert withdraws from the review because of a conflict of interest.
    Recuse,
}

impl Verdict {
    /// Parses a stored identifier.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "comment" => Some(Self::CommentOnly),
            "recuse" => Some(Self::Recuse),
            other => PositionKind::from_name(other).map(Self::Position),
        }
    }

    /// The stored identifier.
    pub fn name(self) -> &'static str {
        match self {
            Self::CommentOnly => "comment",
            Self::Recuse => "recuse",
            Self::Position(position) => position.name(),
        }
    }
}

/// A recorded position. Permanent; a later one by the same expert replaces it in effect.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = positions)]
pub struct Position {
    /// Database key.
    pub id: String,
    /// The expert's account.
    pub expert_id: AccountId,
    /// The displayed name.
    #[diesel(select_expression = accounts::name)]
    pub expert: String,
    /// The revision it was recorded on.
    pub revision_number: RevisionNumber,
    /// The position.
    #[diesel(column_name = position)]
    pub kind: PositionKind,
    pub reasons: String,
    /// When it was recorded.
    pub recorded_at: Timestamp,
    /// The lead's answer to a Discuss.
    #[diesel(select_expression = diesel::NullableExpressionMethods::nullable(answers::body))]
    #[diesel(select_expression_type = diesel::dsl::Nullable<answers::body>)]
    pub answer: Option<String>,
}

impl Position {
    /// In which capacity it was recorded, according to the events of its request.
    pub(crate) fn role<'a>(&self, events: &'a [RecordedEvent]) -> &'a str {
        let recorded = events.iter().find(|event| {
            matches!(event.act, EventKind::PositionTaken | EventKind::ReviewSent)
                && event.at == self.recorded_at
                && event.by == self.expert
        });
        recorded.map_or("expert", |event| event.role.as_str())
    }
}

/// The current status of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionStatus {
    pub position: Position,
    /// Whether it still applies to the current revision.
    pub live: bool,
    /// Whether its expert is still in office; the Discuss of an expert who has left does not block.
    pub in_office: bool,
}

impl PositionStatus {
    /// Whether it is an open objection. An objection is open until its expert records another position or the lead answers it. A new
    /// revision does not close it.
    pub fn is_open_objection(&self) -> bool {
        self.in_office && self.position.kind == PositionKind::Discuss && self.position.answer.is_none()
    }
}

/// The subject of a thread.
#[derive(Debug, Clone, PartialEq, Eq, Default, diesel::Queryable, serde::Serialize, serde::Deserialize)]
pub struct ThreadAnchor {
    /// The field; `None` for the whole request.
    pub field: Option<Field>,
    /// The quoted passage; empty for the whole field.
    pub quote: String,
}

/// Whether an anchor is found in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnchorMatch {
    /// The anchor is a whole request or a whole field.
    Whole,
    /// The passage is in the text.
    There,
    /// The passage has changed.
    Gone,
}

impl ThreadAnchor {
    /// Looks for the anchor in a text. Line breaks and spaces are ignored, because prose is rewrapped.
    pub fn find_in(&self, template: &Template) -> AnchorMatch {
        let Some(field) = self.field.filter(|_| !self.quote.trim().is_empty()) else { return AnchorMatch::Whole };
        if collapse_whitespace(template.text(field)).contains(&collapse_whitespace(&self.quote)) {
            AnchorMatch::There
        } else {
            AnchorMatch::Gone
        }
    }
}

fn collapse_whitespace(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text of a field with the suggested change applied; `None` if the passage is not found.
pub fn with_suggestion(text: &str, quote: &str, suggestion: &str) -> Option<String> {
    if quote.trim().is_empty() {
        return Some(suggestion.to_owned());
    }
    // A suggestion without indentation replaces the words after it.
    let quote = if suggestion.starts_with([' ', '\t']) { quote } else { quote.trim_start() };
    if text.contains(quote) {
        return Some(text.replacen(quote, suggestion, 1));
    }
    // The passage may be wrapped differently: find its start and end by its words.
    let wanted: Vec<&str> = quote.split_whitespace().collect();
    let message: Vec<(usize, &str)> =
        text.split_whitespace().map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word)).collect();
    let first = message.windows(wanted.len()).find(|window| window.iter().map(|(_, word)| *word).eq(wanted.iter().copied()))?;
    let (from, _) = first.first()?;
    let (last, word) = first.last()?;
    Some(format!("{}{suggestion}{}", text.get(..*from)?, text.get(last + word.len()..)?))
}

/// The first later revision in which a suggested change is in the text; `None` if there is none. `texts` are the texts of the field in
/// all revisions, oldest first. Line breaks and spaces are ignored.
pub fn applied_in_revision(
    texts: &[(RevisionNumber, &str)],
    since: RevisionNumber,
    quote: &str,
    suggestion: &str,
) -> Option<RevisionNumber> {
    let (quote, wanted) = (collapse_whitespace(quote), collapse_whitespace(suggestion));
    texts.windows(2).find_map(|pair| {
        let [(_, before), (number, after)] = pair else { return None };
        let (before, after) = (collapse_whitespace(before), collapse_whitespace(after));
        let count = |text: &str, part: &str| text.matches(part).count();
        let applied = if quote.is_empty() {
            after == wanted && before != wanted
        } else if wanted.contains(&quote) {
            count(&after, &wanted) > count(&before, &wanted)
        } else {
            after.contains(&wanted) && count(&after, &quote) < count(&before, &quote)
        };
        (*number > since && applied).then_some(*number)
    })
}

/// A passage of a field to which a comment can refer: a paragraph, a list item, or a line of a grammar, an example, a table or an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// Its lines.
    pub text: String,
    /// Whether a blank line precedes it.
    pub apart: bool,
}

impl Passage {
    /// Whether a comment with this quote is about the passage: one contains the other. Line breaks and spaces are ignored.
    pub fn is_quoted(&self, quote: &str) -> bool {
        let (own, quote) = (collapse_whitespace(&self.text), collapse_whitespace(quote));
        !quote.is_empty() && (own.contains(&quote) || quote.contains(&own))
    }
}

/// The passages of a field, as numbered on the comment form.
pub fn passages(field: Field, text: &str) -> Vec<Passage> {
    let mut list: Vec<Passage> = Vec::new();
    let mut apart = false;
    for block in blocks(field, text) {
        if block.kind == LineKind::Blank {
            apart = !list.is_empty();
        } else {
            list.push(Passage { text: block.lines.join("\n"), apart });
            apart = false;
        }
    }
    list
}

/// A comment in a thread. Permanent.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = comments)]
pub struct Comment {
    /// Database key.
    pub id: CommentId,
    /// The author's account.
    pub author_id: AccountId,
    /// The displayed name.
    #[diesel(select_expression = accounts::name)]
    pub author: String,
    /// The author's role.
    #[diesel(column_name = author_role)]
    pub role: String,
    /// The revision it was written on.
    pub revision_number: RevisionNumber,
    /// The text.
    pub body: String,
    /// A suggested replacement for the passage of the thread.
    pub suggestion: Option<String>,
    /// Whether it was received by email.
    pub by_mail: bool,
    /// When it was written.
    pub written_at: Timestamp,
    /// Why its author retracted it.
    #[diesel(select_expression = diesel::NullableExpressionMethods::nullable(retractions::reason))]
    #[diesel(select_expression_type = diesel::dsl::Nullable<retractions::reason>)]
    pub retraction_reason: Option<String>,
}

/// A thread of comments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thread {
    /// Database key.
    pub id: ThreadId,
    /// The revision on which it was opened.
    pub revision_number: RevisionNumber,
    pub anchor: ThreadAnchor,
    /// The account that opened it.
    pub opened_by: AccountId,
    /// When the registrant marked it as addressed.
    pub done_at: Option<Timestamp>,
    /// When it was resolved.
    pub resolved_at: Option<Timestamp>,
    /// The position that it answers.
    pub position_id: Option<String>,
    /// The comments, oldest first.
    pub comments: Vec<Comment>,
}

impl Thread {
    /// The last comment that was not retracted.
    pub fn last_comment(&self) -> Option<&Comment> {
        self.comments.iter().rfind(|comment| comment.retraction_reason.is_none())
    }
}

/// The newest position of each expert.
pub fn newest_positions(positions: &[Position]) -> Vec<&Position> {
    let mut newest: Vec<&Position> = Vec::new();
    for position in positions {
        newest.retain(|other| other.expert_id != position.expert_id);
        newest.push(position);
    }
    newest
}

stored_enum! {
    /// A decision.
    DecisionOutcome as "outcome of a decision" {
        /// Approved (T6).
        Approved = "approved",
        /// Declined (T10).
        Declined = "declined",
        /// Reported to the standards body.
        Reported = "reported",
        /// Completed on the fast track.
        Completed = "completed",
    }
}

/// Whether a position still applies: only version, date and contact have changed since the revision it was recorded on (T5).
pub fn still_applies(
    position: &Position,
    current_revision: RevisionNumber,
    substance_changed_since: impl Fn(RevisionNumber) -> bool,
) -> bool {
    position.revision_number == current_revision || !substance_changed_since(position.revision_number)
}

/// Whether the lead can approve the request (T6); otherwise what is missing. `assigned` are the assigned experts, without those who
/// declined or have a conflict of interest; `period_over` is whether the review period is over.
pub fn may_approve(
    assigned: &[AccountId],
    lead_id: &AccountId,
    standing: &[PositionStatus],
    period_over: bool,
) -> Result<(), Phrase> {
    // The Discuss of an expert who has left office does not count at all, not even as a recorded position.
    let counts =
        |standing: &&PositionStatus| standing.live && (standing.in_office || standing.position.kind != PositionKind::Discuss);
    let live = || standing.iter().filter(counts).map(|standing| &standing.position);
    if let Some(open) = standing.iter().find(|standing| standing.is_open_objection()) {
        let reason = Phrase::new(if open.live { "refusal-open-discuss" } else { "refusal-older-open-discuss" });
        return Err(reason.arg("expert", &open.position.expert).arg("revision", open.position.revision_number));
    }
    let has = |id: &AccountId| live().any(|position| position.expert_id == *id);
    let all_assigned = !assigned.is_empty() && assigned.iter().all(&has);
    let others = || standing.iter().filter(counts).filter(|one| one.position.expert_id != *lead_id);
    let lead_and_one_more = has(lead_id) && others().next().is_some();
    let second = others().any(|one| one.position.kind != PositionKind::Discuss);
    if all_assigned || lead_and_one_more || period_over {
        return if second { Ok(()) } else { Err(Phrase::new("refusal-second-expert")) };
    }
    Err(Phrase::new("refusal-positions-missing"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(expert: &str, revision: RevisionNumber, position: PositionKind) -> Position {
        Position {
            id: format!("{expert}-{revision}"),
            expert_id: expert.into(),
            expert: expert.into(),
            revision_number: revision,
            kind: position,
            reasons: String::new(),
            recorded_at: Timestamp::UNIX_EPOCH,
            answer: None,
        }
    }

    fn standing(position: Position) -> PositionStatus {
        PositionStatus { position, live: true, in_office: true }
    }

    #[test]
    fn approval_requires_a_quorum_a_second_person_and_no_open_discuss() {
        let approve = |expert| standing(position(expert, RevisionNumber::FIRST, PositionKind::Approve));
        let discuss = standing(position("b", RevisionNumber::FIRST, PositionKind::Discuss));
        let asked = [AccountId::from("a"), AccountId::from("b")];
        let may = |standing: &[PositionStatus]| may_approve(&asked, &"lead".into(), standing, false);
        assert!(may(&[approve("a")]).is_err());
        assert!(may(&[approve("a"), approve("b")]).is_ok());
        assert!(may(&[approve("a"), approve("lead")]).is_ok());
        assert!(may(&[approve("lead")]).is_err());
        assert!(may_approve(&[], &"lead".into(), &[], false).is_err());
        // After the period, missing positions no longer count, but a second person is still required. A lead who is the only assigned
        // expert is not sufficient either.
        assert!(may_approve(&asked, &"lead".into(), &[], true).is_err());
        assert!(may_approve(&asked, &"lead".into(), &[approve("b")], true).is_ok());
        assert!(may_approve(&["lead".into()], &"lead".into(), &[approve("lead")], true).is_err());
        let open = [approve("a"), approve("lead"), discuss.clone()];
        assert!(may(&open).is_err() && may_approve(&asked, &"lead".into(), &open, true).is_err());
        let mut answered = discuss.clone();
        answered.position.answer = Some("It is said in Assignment.".into());
        assert!(may(&[approve("a"), approve("lead"), answered]).is_ok());
        let left = PositionStatus { in_office: false, ..discuss.clone() };
        assert!(may(&[approve("a"), approve("lead"), left.clone()]).is_ok());
        assert!(may(&[approve("lead"), left]).unwrap_err().to_string().starts_with("Positions are missing"));
        // A new revision invalidates a position in favor, but not an objection.
        let outdated = PositionStatus { live: false, ..discuss.clone() };
        assert!(may(&[approve("a"), approve("lead"), outdated.clone()]).unwrap_err().to_string().contains("since revision 1"));
        assert!(may(&[PositionStatus { live: false, ..approve("a") }, approve("lead")]).is_err());
        let mut answered = outdated;
        answered.position.answer = Some("The new text says it.".into());
        assert!(may(&[approve("a"), approve("lead"), answered.clone()]).is_ok());
        // Two objections that the lead has answered do not count as two positions in favor.
        let mut answered_too = standing(position("a", RevisionNumber::FIRST, PositionKind::Discuss));
        answered_too.position.answer = Some("Said in Purpose.".into());
        assert!(may(&[answered_too, approve("lead"), answered]).is_err());
    }

    #[test]
    fn latest_position_per_expert_counts_until_the_substance_changes() {
        let all = [
            position("a", RevisionNumber::FIRST, PositionKind::Discuss),
            position("b", RevisionNumber::FIRST, PositionKind::Approve),
            position("a", 2.into(), PositionKind::Approve),
        ];
        let newest = newest_positions(&all);
        assert_eq!(newest.len(), 2);
        assert!(still_applies(newest[1], 2.into(), |_| true));
        assert!(!still_applies(newest[0], 2.into(), |_| true));
        assert!(still_applies(newest[0], 2.into(), |_| false));
    }

    #[test]
    fn anchor_survives_rewrapping_and_detects_a_missing_passage() {
        let anchor = ThreadAnchor { field: Some(Field::Syntax), quote: "one to\ntwelve  digits".into() };
        let text = |syntax: &str| Template::default().with_field(Field::Syntax, syntax);
        assert_eq!(anchor.find_in(&text("A name is one\nto twelve digits: x")), AnchorMatch::There);
        assert_eq!(anchor.find_in(&text("A name is one to ten digits")), AnchorMatch::Gone);
        assert_eq!(ThreadAnchor { field: Some(Field::Syntax), quote: String::new() }.find_in(&text("x")), AnchorMatch::Whole);
    }

    #[test]
    fn suggestion_replaces_only_its_passage() {
        let text = "A name is one\nto twelve digits: 1.";
        assert_eq!(with_suggestion(text, "one to twelve", "two to ten").unwrap(), "A name is two to ten digits: 1.");
        assert_eq!(with_suggestion(text, "digits", "letters").unwrap(), "A name is one\nto twelve letters: 1.");
        assert_eq!(with_suggestion(text, "", "All of it").unwrap(), "All of it");
        assert_eq!(with_suggestion(text, "three", "four"), None);
        let rule = "Rules:\n\n   nss = 1*DIGIT";
        assert_eq!(with_suggestion(rule, "   nss = 1*DIGIT", "nss = 12DIGIT").unwrap(), "Rules:\n\n   nss = 12DIGIT");
    }

    #[test]
    fn passages_are_paragraphs_and_single_lines_of_a_grammar() {
        let text =
            "A name is a list, a dot and a number that the list gives\nout.\n\n   nss  = list \".\" number\n   list = 2*4ALPHA";
        let list = passages(Field::Syntax, text);
        let shown: Vec<(&str, bool)> = list.iter().map(|passage| (passage.text.as_str(), passage.apart)).collect();
        let lines = [("   nss  = list \".\" number", true), ("   list = 2*4ALPHA", false)];
        assert_eq!(shown, [&[("A name is a list, a dot and a number that the list gives\nout.", false)][..], &lines].concat());
        assert!(list[0].is_quoted("gives out") && list[2].is_quoted("number list = 2*4ALPHA") && !list[1].is_quoted(""));
        assert!(!list[0].is_quoted("list = 2*4ALPHA"));
    }

    #[test]
    fn suggestion_is_applied_in_the_first_revision_whose_text_has_it() {
        let at = |texts: &[&'static str]| -> Vec<(RevisionNumber, &'static str)> {
            texts.iter().zip(1_i64..).map(|(text, number)| (number.into(), *text)).collect()
        };
        let first = RevisionNumber::FIRST;
        let texts = at(&["one to\ntwelve digits", "one to twelve digits.", "one to twenty digits."]);
        assert_eq!(applied_in_revision(&texts, first, "twelve digits", "twenty digits"), Some(3.into()));
        assert_eq!(applied_in_revision(&texts, first, "twelve digits", "ten digits"), None);
        assert_eq!(applied_in_revision(&texts, 3.into(), "twelve digits", "twenty digits"), None, "older than the comment");
        // A suggestion that repeats its passage and adds to it, and one that shortens it.
        assert_eq!(applied_in_revision(&at(&["a b", "a b c"]), first, "a b", "a b c"), Some(2.into()));
        assert_eq!(applied_in_revision(&at(&["a b c", "a b"]), first, "a b c", "a b"), Some(2.into()));
        assert_eq!(applied_in_revision(&at(&["a", "b"]), first, "", "b"), Some(2.into()));
        assert_eq!(applied_in_revision(&at(&["a"]), first, "", "a"), None, "a draft is not a revision");
    }
}
