//! When something cannot be done: a page (or, for machines, RFC 9457 problem JSON) that says what, why, by which clause, and
//! what to do next. What was typed stands on it, so that nothing is lost.

use crate::refusal::{Fault, Refusal};
use crate::store::{Error, Store, migrations};
use crate::words::Phrase;

/// A problem on its way to a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// HTTP status.
    pub status: u16,
    /// The sentence.
    pub sentence: Phrase,
    /// Faults at fields, when a form was the cause.
    pub faults: Vec<Fault>,
    /// The message of another heading than the status has by itself.
    heading: Option<&'static str>,
    /// Seconds after which it can be tried again, when that is known.
    pub retry_after: Option<u64>,
    /// Whether it is said in the language of the reader wherever it happens: about an address, and not about what stands there.
    pub(crate) everywhere: bool,
}

/// The heading of what was sent before.
const DONE_BEFORE: &str = "problem-done-before";

/// The heading of a link that opens nothing any more.
const OLD_LINK: &str = "problem-old-link";

/// What acts call a link that they do not know.
const LINK: Phrase = Phrase::new("thing-link");

impl Problem {
    /// The same, unless the database has another schema than this program: a page that asks for what it does not have is no fault of
    /// the program.
    pub(crate) fn by_schema(self, store: &Store) -> Self {
        if self.status != 500 {
            return self;
        }
        match store.read(migrations::is_of_this_program) {
            Err(other @ Error::Schema(_)) => Self::from(other),
            _ => self,
        }
    }

    fn new(status: u16, sentence: impl Into<Phrase>) -> Self {
        Self { status, sentence: sentence.into(), faults: Vec::new(), heading: None, retry_after: None, everywhere: false }
    }

    /// 404.
    pub fn not_found(what: impl Into<Phrase>) -> Self {
        Self::new(404, Phrase::new("refusal-not-found").with("what", what.into()))
    }

    /// 404: nothing is there, or nothing that this reader may know of.
    pub(crate) fn no_page() -> Self {
        Self { everywhere: true, ..Self::not_found(Phrase::new("thing-page")) }
    }

    /// 404: a link that opened something once, and does not any more.
    pub(crate) fn old_link() -> Self {
        Self { heading: Some(OLD_LINK), ..Self::new(404, Phrase::new("problem-old-link-why")) }
    }

    /// 404 with a sentence of its own.
    pub fn nothing(sentence: impl Into<Phrase>) -> Self {
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

    /// 401: the page asks to sign in.
    pub fn sign_in() -> Self {
        Self::new(401, Phrase::new("problem-sign-in-first"))
    }

    /// 401 for programs: which token is needed.
    pub fn token(sentence: impl Into<Phrase>) -> Self {
        Self::new(401, sentence)
    }

    /// 412 and 428: the state somebody started from.
    pub fn precondition(status: u16, sentence: impl Into<Phrase>) -> Self {
        Self::new(status, sentence)
    }

    /// 403: a form from elsewhere.
    pub fn foreign_form() -> Self {
        Self::new(403, Phrase::new("problem-foreign-form"))
    }

    /// 409: the same form came before.
    pub(crate) fn done_before() -> Self {
        Refusal::Repeated.into()
    }

    /// Whether it says that the same form came before.
    pub(crate) fn is_done_before(&self) -> bool {
        self.heading == Some(DONE_BEFORE)
    }

    /// 413.
    pub fn too_large(limit: usize) -> Self {
        Self::new(413, Phrase::new("problem-too-large-why").with("kib", limit / 1024))
    }

    /// 503: more texts come in than can be checked.
    pub(crate) fn busy() -> Self {
        const SECONDS: u64 = 5;
        Self { retry_after: Some(SECONDS), ..Self::new(503, Phrase::new("problem-busy")) }
    }

    /// 503: more bodies are on their way than are held.
    pub(crate) fn no_room() -> Self {
        const SECONDS: u64 = 10;
        Self { retry_after: Some(SECONDS), ..Self::new(503, Phrase::new("problem-no-room")) }
    }

    /// 408.
    pub fn too_slow() -> Self {
        Self::new(408, Phrase::new("problem-too-slow-why"))
    }

    /// 405.
    pub fn method(method: &str) -> Self {
        Self { everywhere: true, ..Self::new(405, Phrase::new("problem-method-why").with("method", method)) }
    }

    /// 415.
    pub fn media_type(sentence: impl Into<Phrase>) -> Self {
        Self::new(415, sentence)
    }

    /// 500; the log has the rest.
    pub fn internal(error: &impl std::fmt::Display) -> Self {
        tracing::error!(%error, "an internal error");
        Self::new(500, Phrase::new("problem-internal"))
    }

    /// What the status means, as a heading.
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
            413 => "problem-413",
            415 => "problem-415",
            422 => "problem-422",
            429 => "problem-429",
            503 => "problem-503",
            _ => "problem-500",
        })
    }

    /// What can be done now.
    pub(crate) fn next(&self) -> Phrase {
        Phrase::new(match self.status {
            404 if self.heading == Some(OLD_LINK) => "problem-next-link",
            404 => "problem-next-404",
            403 => "problem-next-403",
            409 if self.is_done_before() => "problem-next-done",
            409 if self.heading.is_some() => "problem-next-nothing",
            409 => "problem-next-409",
            400 | 422 => "problem-next-fix",
            429 | 503 => "problem-next-wait",
            _ => "problem-next-nothing",
        })
    }

    /// The faults at fields, or the problem itself when it is another: for handlers that show their form again.
    pub fn into_faults(self) -> Result<Vec<Fault>, Self> {
        if self.faults.is_empty() { Err(self) } else { Ok(self.faults) }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let sentence = refusal.words();
        match refusal {
            Refusal::NotFound { ref what } if *what == LINK => Self::old_link(),
            Refusal::NotFound { .. } => Self::new(404, sentence),
            Refusal::NotPermitted { .. } => Self::new(403, sentence),
            Refusal::Faults(faults) => Self { faults, ..Self::new(422, sentence) },
            Refusal::WrongState { .. } => Self { heading: Some("problem-not-now"), ..Self::new(409, sentence) },
            Refusal::AlreadyRegistered { .. } => Self { heading: Some("problem-somebody-first"), ..Self::new(409, sentence) },
            Refusal::Stale { .. } => Self::new(409, sentence),
            Refusal::Repeated => Self { heading: Some(DONE_BEFORE), ..Self::new(409, sentence) },
            Refusal::SlowDown { seconds, .. } => Self { retry_after: Some(seconds), ..Self::new(429, sentence) },
            Refusal::Outside(_) => Self::busy(),
            Refusal::Store(crate::store::Error::Unclear(why)) => {
                tracing::error!(%why, "the database did not say whether a change was kept");
                Self::new(503, Phrase::new("problem-unclear"))
            }
            Refusal::Store(crate::store::Error::Schema(why)) => {
                tracing::warn!(%why, "a change was refused");
                Self { heading: Some("problem-upgrade"), ..Self::new(503, Phrase::new("problem-upgrade-why")) }
            }
            Refusal::Store(error) if error.is_away() => {
                tracing::warn!(%error, "the store is busy or away");
                Self::new(503, Phrase::new("problem-away"))
            }
            Refusal::Store(error) => Self::internal(&error),
        }
    }
}

impl From<Error> for Problem {
    fn from(error: crate::store::Error) -> Self {
        Refusal::from(error).into()
    }
}
