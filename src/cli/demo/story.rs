//! Scenarios of the demonstration requests before the last months, as data: the requester, the request and its steps. Each is a file in
//! `stories/`.

use crate::cli::exit::{Exit, Failure};
use serde::Deserialize;
use std::collections::BTreeMap;
use urn_registry::packed;
use urn_registry::template::{Field, Template, answers};

/// The compressed folder `stories`.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/stories.gz"));

/// All scenarios, sorted by file name.
pub(super) fn load_stories() -> Result<Vec<Story>, Failure> {
    let mut told: Vec<(String, String)> = packed::decompress_folder(PACKED).into_iter().collect();
    told.sort();
    let read = |(file, text): &(String, String)| {
        toml::from_str(text).map_err(|error| Failure::new(Exit::Bug, format!("the scenario {file} cannot be read: {error}")))
    };
    let stories = told.iter().map(read).collect::<Result<Vec<Story>, Failure>>()?;
    match stories.iter().flat_map(|story| story.text.fields.keys()).find(|key| Field::from_key(key).is_none()) {
        Some(key) => Err(Failure::new(Exit::Bug, format!("a scenario has an unknown template field {key:?}"))),
        None => Ok(stories),
    }
}

/// The request type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Kind {
    Formal,
    Informal,
    Revision,
}

/// The scenario of one request. Days are counted back from today; people are identified by their keys in `PEOPLE`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Story {
    pub(super) nid: String,
    pub(super) kind: Kind,
    pub(super) by: String,
    pub(super) begun: i64,
    pub(super) text: Text,
    #[serde(rename = "step")]
    pub(super) steps: Vec<TimedStep>,
}

/// The text of a request: an example template, its own fields, or an example template with some fields replaced.
#[derive(Debug, Deserialize)]
pub(super) struct Text {
    pub(super) answer: Option<String>,
    #[serde(flatten)]
    fields: BTreeMap<String, String>,
}

impl Text {
    /// The fields given in the scenario.
    pub(super) fn own_fields(&self) -> impl Iterator<Item = (Field, &str)> {
        self.fields.iter().filter_map(|(key, text)| Some((Field::from_key(key)?, text.as_str())))
    }

    /// The example template it is based on.
    pub(super) fn example_template(&self) -> Option<&'static Template> {
        answers::example_template(self.answer.as_deref()?)
    }
}

/// A step and its day.
#[derive(Debug, Deserialize)]
pub(super) struct TimedStep {
    pub(super) days: i64,
    #[serde(flatten)]
    pub(super) act: Step,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub(super) enum Step {
    Submit,
    Open {
        experts: Vec<String>,
    },
    Comment(Remark),
    Reply {
        by: String,
        to: String,
        said: String,
    },
    Done {
        to: String,
    },
    Resolve {
        by: String,
        to: String,
    },
    Edit {
        field: String,
        text: Option<String>,
    },
    Send {
        said: String,
    },
    Position {
        by: String,
        position: String,
        #[serde(default)]
        said: String,
    },
    Approve {
        by: String,
        said: String,
    },
    Register,
}

/// A comment that opens a thread. Later steps refer to the thread by `name`.
#[derive(Debug, Deserialize)]
pub(super) struct Remark {
    pub(super) by: String,
    pub(super) field: Option<String>,
    #[serde(default)]
    pub(super) quote: String,
    pub(super) said: String,
    pub(super) suggestion: Option<String>,
    #[serde(default)]
    pub(super) name: String,
}
