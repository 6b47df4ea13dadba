//! What operators say of a registration beside its text: why its status is what it is, and that it, or a version of it, should
//! not have been registered. Nothing goes away by it: addresses, texts and names stay.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// What is said of a namespace now.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Marks {
    /// Why its status is what it is; none while nobody changed it here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Statement>,
    /// What was registered in error, each at most once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_error: Vec<InError>,
    /// Wordings whose text was taken out, because it held somebody's personal data.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub redacted: Vec<Redacted>,
}

/// A wording whose text was taken out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Redacted {
    /// The version.
    pub version: u32,
    /// The edition; 0 is the version itself.
    pub edition: u32,
    /// Of which kind and why, and since when.
    #[serde(flatten)]
    pub said: Statement,
}

/// A public reason, and since when it holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    /// In words.
    pub reason: String,
    /// From this day on.
    pub since: Date,
}

/// A namespace, or a version of it, that should not have been registered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InError {
    /// The version; none when it is the namespace.
    pub version: Option<u32>,
    /// Why, and since when it is marked.
    #[serde(flatten)]
    pub said: Statement,
}

impl Marks {
    /// What is said of the namespace itself (`None`) or of a version.
    pub fn of(&self, version: Option<u32>) -> Option<&Statement> {
        self.in_error.iter().find(|mark| mark.version == version).map(|mark| &mark.said)
    }

    /// What was said by a day.
    #[must_use]
    pub fn by(&self, day: Date) -> Self {
        Self {
            status: self.status.clone().filter(|said| said.since <= day),
            redacted: self.redacted.clone(),
            in_error: self.in_error.iter().filter(|mark| mark.said.since <= day).cloned().collect(),
        }
    }

    /// What stands instead of the text of a wording that was taken out.
    pub fn redacted(&self, version: u32, edition: u32) -> Option<&Statement> {
        let found = self.redacted.iter().find(|it| (it.version, it.edition) == (version, edition));
        found.map(|it| &it.said)
    }

    /// Marks it with these words, or takes the mark back.
    pub fn set(&mut self, version: Option<u32>, said: Option<Statement>) {
        self.in_error.retain(|mark| mark.version != version);
        self.in_error.extend(said.map(|said| InError { version, said }));
        self.in_error.sort_by_key(|mark| mark.version);
    }
}

/// What is marked, in a sentence: `it` or `version 2 of it`.
pub fn which(version: Option<u32>) -> String {
    version.map_or_else(|| "it".to_owned(), |version| format!("version {version} of it"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_there_once_and_can_be_taken_back() {
        let said = |reason: &str| Some(Statement { reason: reason.to_owned(), since: jiff::civil::date(2027, 1, 4) });
        let mut marks = Marks::default();
        marks.set(Some(2), said("a"));
        marks.set(None, said("b"));
        marks.set(Some(2), said("c"));
        let text = serde_json::to_string(&marks).unwrap();
        assert_eq!(
            text,
            r#"{"in_error":[{"version":null,"reason":"b","since":"2027-01-04"},{"version":2,"reason":"c","since":"2027-01-04"}]}"#
        );
        assert_eq!(serde_json::from_str::<Marks>(&text).unwrap(), marks);
        assert_eq!(
            (marks.by(jiff::civil::date(2027, 1, 3)), marks.by(jiff::civil::date(2027, 1, 4))),
            (Marks::default(), marks.clone())
        );
        marks.set(None, None);
        assert_eq!((marks.of(None), marks.of(Some(2)).map(|said| said.reason.as_str())), (None, Some("c")));
        assert_eq!(serde_json::from_str::<Marks>("{}").unwrap(), Marks::default());
    }
}
