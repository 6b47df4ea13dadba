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
    /// Another heading than the status has by itself.
    heading: Option<&'static str>,
    /// Seconds after which it can be tried again, when that is known.
    pub retry_after: Option<u64>,
}

/// The heading of what was sent before.
const DONE_BEFORE: &str = "Already done";

/// The heading of a link that opens nothing any more.
const OLD_LINK: &str = "This link does not work any more";

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
        Self { status, sentence: sentence.into(), faults: Vec::new(), heading: None, retry_after: None }
    }

    /// 404.
    pub fn not_found(what: impl Into<Phrase>) -> Self {
        Self::new(404, Phrase::new("refusal-not-found").with("what", what.into()))
    }

    /// 404: a link that opened something once, and does not any more.
    pub(crate) fn old_link() -> Self {
        let sentence =
            "Such a link works once and for a time: this one was used already, has grown too old, or was not copied whole";
        Self { heading: Some(OLD_LINK), ..Self::new(404, sentence) }
    }

    /// 404 with a sentence of its own.
    pub fn nothing(sentence: impl Into<Phrase>) -> Self {
        Self::new(404, sentence)
    }

    /// 410: what a name named is gone.
    pub fn gone(sentence: impl Into<Phrase>) -> Self {
        Self { heading: Some("Gone"), ..Self::new(410, sentence) }
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
        Self::new(401, "Sign in to go on")
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
        Self::new(403, "This form did not come from a page of this registry, so nothing was done")
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
        Self::new(
            413,
            format!(
                "That is more than this page takes: {} KiB. Your text is still in your browser: go back one page, and shorten or split it",
                limit / 1024
            ),
        )
    }

    /// 503: more texts come in than can be checked.
    pub(crate) fn busy() -> Self {
        const SECONDS: u64 = 5;
        Self { retry_after: Some(SECONDS), ..Self::new(503, "Many texts are being checked at the moment") }
    }

    /// 503: more bodies are on their way than are held.
    pub(crate) fn no_room() -> Self {
        const SECONDS: u64 = 10;
        let sentence = "More is being sent at the moment than is taken in. Your text is still in your browser: go back one page, and \
                        send it again in a while";
        Self { retry_after: Some(SECONDS), ..Self::new(503, sentence) }
    }

    /// 408.
    pub fn too_slow() -> Self {
        Self::new(408, "The request took too long to arrive")
    }

    /// 405.
    pub fn method(method: &str) -> Self {
        Self::new(405, format!("This address does not take {method}"))
    }

    /// 415.
    pub fn media_type(sentence: impl Into<Phrase>) -> Self {
        Self::new(415, sentence)
    }

    /// 500; the log has the rest.
    pub fn internal(error: &impl std::fmt::Display) -> Self {
        tracing::error!(%error, "an internal error");
        Self::new(
            500,
            "Something went wrong on our side. Nothing was changed; try again, and write to the operators if it happens again",
        )
    }

    /// What the status means, as a heading.
    pub fn title(&self) -> &'static str {
        if let Some(heading) = self.heading {
            return heading;
        }
        match self.status {
            400 => "This request cannot be read",
            401 => "Sign in",
            403 => "This is not possible for you",
            404 => "Page not found",
            408 => "Too slow",
            405 => "This address works differently",
            409 => "Something has changed",
            413 => "Too large",
            415 => "This kind of content is not taken",
            422 => "There is a problem",
            429 => "Too many attempts",
            503 => "Try again in a moment",
            _ => "Something went wrong",
        }
    }

    /// What can be done now.
    pub(crate) fn next(&self) -> &'static str {
        match self.status {
            404 if self.heading == Some(OLD_LINK) => {
                "If it was to do something once, that is probably done: sign in and look. Otherwise ask for another link on the page on \
                 which this one was asked for; a new password, for example, under “Forgot your password?”."
            }
            404 => "Check the address, or start from the registry page or from your requests.",
            403 => "If you think that you should be able to do this, write to the operators.",
            409 if self.is_done_before() => "What you sent is there: look at the request, or at the page that you came from.",
            409 if self.heading.is_some() => "Nothing was changed.",
            409 => "Go back, load the page again and look at what is there now.",
            400 | 422 => "Go back and fix it. Nothing was changed.",
            429 | 503 => "Wait a little and try again. Nothing was changed.",
            _ => "Nothing was changed.",
        }
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
            Refusal::WrongState { .. } => Self { heading: Some("This cannot be done now"), ..Self::new(409, sentence) },
            Refusal::AlreadyRegistered { .. } => Self { heading: Some("Somebody was first"), ..Self::new(409, sentence) },
            Refusal::Stale { .. } => Self::new(409, sentence),
            Refusal::Repeated => Self { heading: Some(DONE_BEFORE), ..Self::new(409, sentence) },
            Refusal::SlowDown { seconds, .. } => Self { retry_after: Some(seconds), ..Self::new(429, sentence) },
            Refusal::Outside(_) => Self::busy(),
            Refusal::Store(crate::store::Error::Unclear(why)) => {
                tracing::error!(%why, "the database did not say whether a change was kept");
                Self::new(
                    503,
                    "The connection to the database was lost while your change was being saved. Load this page again to send it again: \
                     if it was saved, it is recognised and not done twice",
                )
            }
            Refusal::Store(crate::store::Error::Schema(why)) => {
                tracing::warn!(%why, "a change was refused");
                Self {
                    heading: Some("The registry is being upgraded"),
                    ..Self::new(503, "It can be read as before, and takes changes again when the upgrade is over")
                }
            }
            Refusal::Store(error) if error.is_away() => {
                tracing::warn!(%error, "the store is busy or away");
                Self::new(503, "The registry is busy or its database cannot be reached at the moment")
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
