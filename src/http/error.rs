//! Error responses: a page, or RFC 9457 problem JSON for programs, that states what failed, why, by which clause, and what to do next. The
//! page repeats the submitted text, so that nothing is lost.

use crate::refusal::{FieldFault, Refusal};
use crate::store::{Error, Store, migrations};
use urn_registry::i18n::Phrase;

/// A problem to be shown as a response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HttpError {
    /// The HTTP status.
    pub status: u16,
    /// The message.
    pub sentence: Phrase,
    /// Errors at fields, if a form was the cause.
    pub faults: Vec<FieldFault>,
    /// The message with a heading other than the default for the status.
    heading: Option<&'static str>,
    /// Seconds after which to retry, if known.
    pub retry_after: Option<u64>,
    /// Whether the message is shown in the user's language even on pages that are not translated, because it is about the path and not
    /// about the content of a page.
    pub(crate) everywhere: bool,
}

/// The heading for a repeated request.
const ALREADY_SUBMITTED_HEADING: &str = "problem-done-before";

/// The heading for a token without the required scope.
const MISSING_SCOPE_HEADING: &str = "problem-scope";

/// The heading if the database went backwards.
const DATABASE_BEHIND_HEADING: &str = "word-the-registry-is-read-only-at-the-moment";

/// The heading during maintenance.
const MAINTENANCE_HEADING: &str = "problem-maintenance";

/// The heading if it is not known whether a change was saved.
const UNKNOWN_OUTCOME_HEADING: &str = "problem-unclear";

/// The heading for an expired link.
const EXPIRED_LINK_HEADING: &str = "problem-old-link";

/// The name that actions use for an unknown link.
const UNKNOWN_LINK: Phrase = Phrase::new("thing-link");

impl HttpError {
    /// If the database schema does not match this program, replaces an internal error: missing tables or columns are then not a bug.
    pub(crate) fn or_schema_mismatch(self, store: &Store) -> Self {
        if self.status != 500 {
            return self;
        }
        match store.read(migrations::check_schema_version) {
            Err(other @ Error::Schema(_)) => Self::from(other),
            _ => self,
        }
    }

    fn new(status: u16, sentence: impl Into<Phrase>) -> Self {
        Self { status, sentence: sentence.into(), faults: Vec::new(), heading: None, retry_after: None, everywhere: false }
    }

    /// 503: the registry is read-only. The administrator's message is shown as written.
    fn maintenance(message: String) -> Self {
        let reason = match message.as_str() {
            "" => Phrase::new("problem-maintenance-why"),
            _ => Phrase::new("problem-maintenance-message").arg("message", message),
        };
        Self { heading: Some(MAINTENANCE_HEADING), ..Self::new(503, reason) }
    }

    /// 404 for a named thing.
    pub fn not_found(what: impl Into<Phrase>) -> Self {
        Self::new(404, Phrase::new("refusal-not-found").arg("what", what.into()))
    }

    /// 404: the page does not exist, or the user may not know that it exists.
    pub(crate) fn page_not_found() -> Self {
        Self { everywhere: true, ..Self::not_found(Phrase::new("thing-page")) }
    }

    /// 404: an expired or used link.
    pub(crate) fn expired_link() -> Self {
        Self { heading: Some(EXPIRED_LINK_HEADING), ..Self::new(404, Phrase::new("problem-old-link-why")) }
    }

    /// 404 with its own message.
    pub fn not_found_because(sentence: impl Into<Phrase>) -> Self {
        Self::new(404, sentence)
    }

    /// 400.
    pub fn bad_request(sentence: impl Into<Phrase>) -> Self {
        Self::new(400, sentence)
    }

    /// 422.
    pub fn unprocessable(sentence: impl Into<Phrase>) -> Self {
        Self::new(422, sentence)
    }

    /// 401: the page asks the user to sign in.
    pub fn sign_in_required() -> Self {
        Self::new(401, Phrase::new("problem-sign-in-first"))
    }

    /// 401 for programs: states which token is required.
    pub fn token_required(sentence: impl Into<Phrase>) -> Self {
        Self { heading: Some("problem-token"), ..Self::new(401, sentence) }
    }

    /// 403 for programs: the token does not have the required scope (RFC 6750 §3.1).
    pub(crate) fn missing_scope(sentence: impl Into<Phrase>) -> Self {
        Self { heading: Some(MISSING_SCOPE_HEADING), ..Self::new(403, sentence) }
    }

    /// Whether it reports a missing scope.
    pub(crate) fn is_missing_scope(&self) -> bool {
        self.heading == Some(MISSING_SCOPE_HEADING)
    }

    /// 412 or 428: a precondition failed or is missing.
    pub fn precondition(status: u16, sentence: impl Into<Phrase>) -> Self {
        Self::new(status, sentence)
    }

    /// 403: a form from another site.
    pub fn foreign_form() -> Self {
        Self::new(403, Phrase::new("problem-foreign-form"))
    }

    /// 409: the same form was submitted before.
    pub(crate) fn already_submitted() -> Self {
        Refusal::Repeated.into()
    }

    /// Whether it is not known if a change was saved.
    pub(crate) fn is_outcome_unknown(&self) -> bool {
        self.heading == Some(UNKNOWN_OUTCOME_HEADING)
    }

    /// Whether it reports that the same form was submitted before.
    pub(crate) fn is_already_submitted(&self) -> bool {
        self.heading == Some(ALREADY_SUBMITTED_HEADING)
    }

    /// 413, with the limit in bytes.
    pub fn too_large(limit: usize) -> Self {
        Self::new(413, Phrase::new("problem-too-large-why").arg("kib", limit / 1024))
    }

    /// 503: the database is busy or cannot be reached.
    pub(crate) fn database_away() -> Self {
        Self::new(503, Phrase::new("problem-away"))
    }

    /// Whether it reports that the database is busy or cannot be reached.
    pub(crate) fn is_outage(&self) -> bool {
        self.sentence == Phrase::new("problem-away")
    }

    /// 503: no permit for validating a text.
    pub(crate) fn validation_busy() -> Self {
        const RETRY_SECONDS: u64 = 5;
        Self { retry_after: Some(RETRY_SECONDS), ..Self::new(503, Phrase::new("problem-busy")) }
    }

    /// 503: the memory budget for request bodies is exhausted.
    pub(crate) fn body_budget_exhausted() -> Self {
        const RETRY_SECONDS: u64 = 10;
        Self { retry_after: Some(RETRY_SECONDS), ..Self::new(503, Phrase::new("problem-no-room")) }
    }

    /// 408.
    pub fn request_timeout() -> Self {
        Self::new(408, Phrase::new("problem-too-slow-why"))
    }

    /// 405.
    pub fn method_not_allowed(method: &str) -> Self {
        Self { everywhere: true, ..Self::new(405, Phrase::new("problem-method-why").arg("method", method)) }
    }

    /// 410: it was there, and is not any more.
    pub fn gone(sentence: impl Into<Phrase>) -> Self {
        Self::new(410, sentence)
    }

    /// 415.
    pub fn unsupported_media_type(sentence: impl Into<Phrase>) -> Self {
        Self::new(415, sentence)
    }

    /// 500; the details are in the log.
    pub fn internal(error: &impl std::fmt::Display) -> Self {
        tracing::error!(%error, "an internal error");
        Self::new(500, Phrase::new("problem-internal"))
    }

    /// The heading for the status.
    pub fn title(&self) -> Phrase {
        if let Some(heading) = self.heading {
            return Phrase::new(heading);
        }
        Phrase::new(match self.status {
            400 => "problem-400",
            401 => "problem-401",
            403 => "problem-403",
            404 => "problem-404",
            405 => "problem-405",
            408 => "problem-408",
            409 => "problem-409",
            410 => "problem-410",
            412 => "problem-412",
            413 => "problem-413",
            415 => "problem-415",
            422 => "problem-422",
            428 => "problem-428",
            429 => "problem-429",
            503 => "problem-503",
            _ => "problem-500",
        })
    }

    /// The advice on what to do next.
    pub(crate) fn next(&self) -> Phrase {
        Phrase::new(match self.status {
            404 if self.heading == Some(EXPIRED_LINK_HEADING) => "problem-next-link",
            404 => "problem-next-404",
            403 => "problem-next-403",
            409 if self.is_already_submitted() => "problem-next-done",
            409 if self.heading.is_some() => "problem-next-nothing",
            409 => "problem-next-409",
            400 | 422 => "problem-next-fix",
            503 if self.is_outcome_unknown() => "problem-next-unclear",
            503 if self.heading == Some(MAINTENANCE_HEADING) => "problem-next-maintenance",
            503 if self.heading == Some(DATABASE_BEHIND_HEADING) => "problem-next-nothing",
            429 | 503 => "problem-next-wait",
            _ => "problem-next-nothing",
        })
    }

    /// The errors at fields, or the problem itself if it has none; for handlers that show their form again.
    pub fn into_faults(self) -> Result<Vec<FieldFault>, Self> {
        if self.faults.is_empty() { Err(self) } else { Ok(self.faults) }
    }
}

impl From<Refusal> for HttpError {
    fn from(refusal: Refusal) -> Self {
        let sentence = refusal.label();
        match refusal {
            Refusal::NotFound { ref what } if *what == UNKNOWN_LINK => Self::expired_link(),
            Refusal::NotFound { .. } => Self::new(404, sentence),
            Refusal::NotPermitted { .. } => Self::new(403, sentence),
            Refusal::Faults(faults) => Self { faults, ..Self::new(422, sentence) },
            Refusal::WrongState { .. } => Self { heading: Some("problem-not-now"), ..Self::new(409, sentence) },
            Refusal::AlreadyRegistered { .. } => Self { heading: Some("problem-somebody-first"), ..Self::new(409, sentence) },
            Refusal::Stale { .. } => Self::new(409, sentence),
            Refusal::Repeated => Self { heading: Some(ALREADY_SUBMITTED_HEADING), ..Self::new(409, sentence) },
            Refusal::SlowDown { seconds, .. } => Self { retry_after: Some(seconds), ..Self::new(429, sentence) },
            Refusal::Outside(_) => Self::validation_busy(),
            Refusal::Store(crate::store::Error::Unclear(reason)) => {
                tracing::error!(%reason, "the database did not confirm whether a change was stored");
                Self { heading: Some(UNKNOWN_OUTCOME_HEADING), ..Self::new(503, Phrase::new("problem-unclear-why")) }
            }
            Refusal::Store(crate::store::Error::Schema(reason)) => {
                tracing::warn!(%reason, "a change was refused");
                Self { heading: Some("problem-upgrade"), ..Self::new(503, Phrase::new("problem-upgrade-why")) }
            }
            Refusal::Store(crate::store::Error::Maintenance(message)) => Self::maintenance(message),
            Refusal::Store(crate::store::Error::Standby) => Self {
                heading: Some("word-the-registry-is-read-only-at-the-moment"),
                ..Self::new(503, Phrase::new("problem-standby-why"))
            },
            Refusal::Store(crate::store::Error::Behind(reason)) => {
                tracing::warn!(%reason, "a change was refused");
                Self { heading: Some(DATABASE_BEHIND_HEADING), ..Self::new(503, Phrase::new("problem-behind-why")) }
            }
            Refusal::Store(error) if error.is_away() => {
                tracing::warn!(%error, "the store is busy or away");
                Self::database_away()
            }
            Refusal::Store(error) => Self::internal(&error),
        }
    }
}

impl From<Error> for HttpError {
    fn from(error: crate::store::Error) -> Self {
        Refusal::from(error).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unclear_commit_is_never_reported_as_nothing_changed() {
        let problem = HttpError::from(Error::Unclear("connection lost".to_owned()));
        let said = format!("{} {} {}", problem.title(), problem.sentence, problem.next());
        assert!(problem.status == 503 && said.contains("the outcome is not known"), "{said}");
        assert!(said.contains("cannot make the change twice") && !said.contains("Nothing was changed"), "{said}");
        let behind = HttpError::from(Error::Behind("the number of serial is 1, but 2 was reached before".to_owned()));
        assert!(behind.status == 503 && behind.sentence.to_string().contains("older copy"), "{}", behind.sentence);
    }
}
