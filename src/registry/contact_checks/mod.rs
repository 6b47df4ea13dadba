//! The yearly question to the contacts of a namespace that was registered here: is this contact still right? The page of the namespace
//! shows when it was last answered.

pub mod queries;

use jiff::Timestamp;
use jiff::ToSpan as _;
use jiff::civil::Date;

/// A question to a contact.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::contact_checks)]
pub struct ContactCheck {
    /// The key.
    pub id: String,
    pub nid: String,
    /// The email address, taken from the registered text.
    pub address: String,
    /// When the contact answered that it is still right.
    pub answered_at: Option<Timestamp>,
}

/// Whether the contacts of a namespace are asked: a year after its newest version was published, after they were last asked, and after one
/// of them last answered.
pub fn is_due(published: Date, asked: Option<Date>, answered: Option<Date>, today: Date) -> bool {
    let last = asked.max(answered).map_or(published, |day| day.max(published));
    last.checked_add(1.year()).is_ok_and(|due| due <= today)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn contacts_are_asked_once_a_year() {
        let published = date(2026, 11, 28);
        assert!(!is_due(published, None, None, date(2027, 11, 27)));
        assert!(is_due(published, None, None, date(2027, 11, 28)));
        assert!(!is_due(published, Some(date(2027, 11, 28)), None, date(2028, 11, 27)), "one email a year without an answer");
        assert!(!is_due(published, Some(date(2027, 11, 28)), Some(date(2028, 1, 5)), date(2028, 12, 31)));
        assert!(is_due(published, Some(date(2027, 11, 28)), Some(date(2028, 1, 5)), date(2029, 1, 5)));
        assert!(!is_due(date(2029, 1, 1), Some(date(2027, 11, 28)), None, date(2029, 6, 1)), "a new version names its contact");
    }
}
