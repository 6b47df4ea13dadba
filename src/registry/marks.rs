//! Annotations by operators beside a registration: the reason for its status, and error flags for the namespace or a version. Annotations
//! do not remove URLs, texts or names.

use crate::clock;
use crate::registry::day::PartialDate;
use crate::registry::reference::Reference;
use jiff::Timestamp;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The current annotations of a namespace.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Annotations {
    /// The reason for its status; `None` if it was never changed here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Statement>,
    /// Error flags, at most one for each version and for the namespace.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_error: Vec<ErrorFlag>,
    /// Editions whose text was redacted because it contained personal data.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub redacted: Vec<RedactedEdition>,
    /// Granted appeals against a registration that remains in force.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub appeals: Vec<GrantedAppeal>,
    /// Edits of the record in the list, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub edits: Vec<RecordEdit>,
    /// The references from its registration here, if the record was edited since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_references: Option<Vec<Reference>>,
}

/// The values of the record of a namespace in the list. Those that an edit leaves unchanged are `None`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RecordValues {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub references: Option<Vec<Reference>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registrant: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registered_on: Option<PartialDate>,
    /// The NID of the namespace that replaced it; empty if none did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub successor: Option<String>,
}

/// An edit of the record of a namespace in the list, by an operator.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordEdit {
    pub at: Timestamp,
    /// The serial of its change.
    pub serial: i64,
    /// The public reason.
    pub reason: String,
    #[serde(flatten)]
    pub values: RecordValues,
}

impl RecordValues {
    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A granted appeal against a registration.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct GrantedAppeal {
    /// The number of the request that registered or changed the namespace.
    pub request: String,
    /// The date on which the appeal was granted. The reason is stored in the request, where it can be redacted.
    pub since: Date,
}

/// An edition whose text was redacted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RedactedEdition {
    pub version: u32,
    /// The edition; 0 is the version as registered.
    pub edition: u32,
    /// The kind of data, the reason, and the date.
    #[serde(flatten)]
    pub said: Statement,
}

/// A public reason, and the date from which it applies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Statement {
    pub reason: String,
    /// The date.
    pub since: Date,
}

/// A namespace or version that should not have been registered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorFlag {
    /// The version; `None` for the namespace.
    pub version: Option<u32>,
    /// The reason, and the date of the flag.
    #[serde(flatten)]
    pub said: Statement,
}

/// The detail of the entry of the change log for a granted appeal, before the number of the request.
pub(super) const APPEAL_GRANTED_DETAIL: &str = "an appeal against its registration was granted";

impl Annotations {
    /// The error flag of the namespace (`None`) or of a version.
    pub fn error_flag(&self, version: Option<u32>) -> Option<&Statement> {
        self.in_error.iter().find(|mark| mark.version == version).map(|mark| &mark.said)
    }

    /// The annotations as of a date.
    #[must_use]
    pub fn as_of(&self, day: Date) -> Self {
        Self {
            status: self.status.clone().filter(|said| said.since <= day),
            redacted: self.redacted.clone(),
            in_error: self.in_error.iter().filter(|mark| mark.said.since <= day).cloned().collect(),
            appeals: self.appeals.iter().filter(|mark| mark.since <= day).cloned().collect(),
            edits: self.edits.iter().filter(|edit| clock::day(edit.at) <= day).cloned().collect(),
            first_references: self.first_references.clone().filter(|_| self.edits.iter().any(|edit| clock::day(edit.at) <= day)),
        }
    }

    /// The notice in place of a redacted text.
    pub fn redaction_notice(&self, version: u32, edition: u32) -> Option<&Statement> {
        let found = self.redacted.iter().find(|it| (it.version, it.edition) == (version, edition));
        found.map(|it| &it.said)
    }

    /// Applies an entry of the change log to error flags and granted appeals, by its details as `registry::publish` writes them. Other
    /// details change nothing.
    pub(crate) fn apply(&mut self, detail: &str, day: Date) {
        let Some((head, rest)) = detail.split_once(": ") else { return };
        if head == APPEAL_GRANTED_DETAIL {
            self.appeals.push(GrantedAppeal { request: rest.to_owned(), since: day });
            return;
        }
        let flags = [(" was registered in error", true), (" was not registered in error", false)];
        let flag = flags.into_iter().find_map(|(text, is_set)| Some((head.strip_suffix(text)?, is_set)));
        let Some((about, is_set)) = flag else { return };
        let version = about.strip_prefix("version ").and_then(|rest| rest.strip_suffix(" of it"));
        let version = version.and_then(|number| number.parse().ok());
        self.set_error_flag(version, is_set.then(|| Statement { reason: rest.to_owned(), since: day }));
    }

    /// Sets or removes the error flag.
    pub fn set_error_flag(&mut self, version: Option<u32>, said: Option<Statement>) {
        self.in_error.retain(|mark| mark.version != version);
        self.in_error.extend(said.map(|said| ErrorFlag { version, said }));
        self.in_error.sort_by_key(|mark| mark.version);
    }
}

/// The flagged item as part of a sentence: `it` or `version 2 of it`.
pub fn flagged_item_text(version: Option<u32>) -> String {
    version.map_or_else(|| "it".to_owned(), |version| format!("version {version} of it"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn annotations_are_computed_from_the_change_log() {
        let day = jiff::civil::date(2027, 1, 4);
        let mut marks = Annotations::default();
        for detail in [
            "it was registered in error: a: b",
            "version 2 of it was registered in error: c",
            "an appeal against its registration was granted: R-2027-0001",
            "deprecated (replaced by isbn): was registered in error",
            "Text of version 1.0: it was registered in error: d",
        ] {
            marks.apply(detail, day);
        }
        assert_eq!((marks.in_error.len(), marks.appeals.len()), (2, 1));
        assert_eq!(marks.error_flag(None).map(|said| said.reason.as_str()), Some("a: b"));
        marks.apply("version 2 of it was not registered in error: e", day);
        assert_eq!((marks.error_flag(None).is_some(), marks.error_flag(Some(2))), (true, None));
        assert_eq!(marks.appeals, [GrantedAppeal { request: "R-2027-0001".to_owned(), since: day }]);
    }

    #[test]
    fn error_flag_is_stored_once_per_version_and_can_be_cleared() {
        let said = |reason: &str| Some(Statement { reason: reason.to_owned(), since: jiff::civil::date(2027, 1, 4) });
        let mut marks = Annotations::default();
        marks.set_error_flag(Some(2), said("a"));
        marks.set_error_flag(None, said("b"));
        marks.set_error_flag(Some(2), said("c"));
        let text = serde_json::to_string(&marks).unwrap();
        assert_eq!(
            text,
            r#"{"in_error":[{"version":null,"reason":"b","since":"2027-01-04"},{"version":2,"reason":"c","since":"2027-01-04"}]}"#
        );
        assert_eq!(serde_json::from_str::<Annotations>(&text).unwrap(), marks);
        assert_eq!(
            (marks.as_of(jiff::civil::date(2027, 1, 3)), marks.as_of(jiff::civil::date(2027, 1, 4))),
            (Annotations::default(), marks.clone())
        );
        marks.set_error_flag(None, None);
        assert_eq!((marks.error_flag(None), marks.error_flag(Some(2)).map(|said| said.reason.as_str())), (None, Some("c")));
        assert_eq!(serde_json::from_str::<Annotations>("{}").unwrap(), Annotations::default());
    }
}
