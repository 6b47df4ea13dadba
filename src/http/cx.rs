//! What a handler is given and what it gives back.

use crate::acts::waits;
use crate::cases::waiting::mine::Mine;
use crate::find::Index;
use crate::http::accept::{Form, wanted};
use crate::http::app::App;
use crate::http::carried::Carried;
use crate::http::field::Field;
use crate::http::form::Fields;
use crate::http::known::Known;
use crate::http::limits::Cost;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::waits::Count;
use crate::ids::{AccountId, RequestNumber, new_id};
use crate::mail::Post;
use crate::people::secrets::Token;
use crate::people::sessions::Recognised;
use crate::people::tokens::Listed;
use crate::people::{Account, Role, devices, refusals};
use crate::refusal::Refusal;
use crate::resolution::directory::Directory;
use crate::store::{AnyConnection, Moment};
use crate::turn::Turn;
use crate::words::Lang;
use crate::words::Phrase;
use askama::Template;
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::OwnedSemaphorePermit;

/// One request: its head, its body, who sends it, and the application.
pub struct Cx {
    pub(crate) app: Arc<App>,
    pub(crate) method: String,
    pub(crate) path: String,
    /// The path as it may be written down: without what opens a door by itself.
    pub(crate) written: String,
    pub(crate) params: BTreeMap<String, String>,
    pub(crate) headers: BTreeMap<String, String>,
    /// The query string as it came, for addresses whose query is a name and no form.
    pub(crate) query_text: String,
    /// The query string.
    pub query: Fields,
    /// The form, when one was sent.
    pub form: Fields,
    /// The body, when it is not a form.
    pub body: Vec<u8>,
    pub(crate) token: Option<Token>,
    /// The secret of a browser that went to another provider.
    pub(crate) elsewhere: Option<Token>,
    /// The mark of a browser in which somebody signed in.
    pub(crate) device: Option<Token>,
    /// The network the request comes from.
    pub(crate) network: String,
    pub(crate) viewer: Option<Recognised>,
    /// Somebody who has shown a password and not yet the second factor: nobody, but for the page that asks for it.
    pub(crate) pending: Option<Recognised>,
    /// The token a program acts with.
    pub(crate) program: Option<Listed>,
    /// The place in the queue of those who hash a password.
    pub(crate) hashing: Mutex<Option<OwnedSemaphorePermit>>,
    /// The number of the request, as its answer and the log say it.
    pub(crate) id: String,
    /// The key under which what is sent is done once.
    pub(crate) once: Option<Carried>,
    /// Whether it comes from a program on this machine, and not through a proxy.
    pub(crate) is_local: bool,
    /// The fields of the form that a page sends to an address.
    pub(crate) forms: fn(&str) -> &'static [Field],
    /// The language of its page.
    pub(crate) lang: Lang,
    /// The language that its reader wants, also where the page is in English alone.
    pub(crate) wished: Lang,
    /// Whether it was chosen in this browser.
    pub(crate) chose: bool,
    /// When the request came.
    pub now: Timestamp,
}

impl Cx {
    /// A part of the path.
    pub fn param(&self, name: &str) -> &str {
        self.params.get(name).map_or("", String::as_str)
    }

    /// The number of the request in the path.
    ///
    /// # Errors
    /// There is no such request, as for a number that was never given out.
    pub fn number(&self) -> Result<RequestNumber, Refusal> {
        let text = self.param("number");
        text.parse().map_err(|_| Refusal::not_found(Phrase::new("thing-request").with("number", text.to_string())))
    }

    /// What a link of an email carries in its address.
    ///
    /// # Errors
    /// 404 that says how such links come to an end.
    pub(crate) fn link(&self) -> Result<Token, Problem> {
        Token::read(self.param("token")).ok_or_else(Problem::old_link)
    }

    /// The fields of the form that a page sends to this address.
    pub(crate) fn fields_at(&self, path: &str) -> &'static [Field] {
        (self.forms)(path)
    }

    /// A header, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }

    /// The path asked for.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether something is to be changed.
    pub fn is_write(&self) -> bool {
        !matches!(self.method.as_str(), "GET" | "HEAD")
    }

    /// The signed-in person.
    pub fn viewer(&self) -> Option<&Account> {
        self.viewer.as_ref().map(|viewer| &viewer.account)
    }

    /// The signed-in person, where the door lets in nobody else.
    pub fn person(&self) -> Result<&Account, Problem> {
        self.viewer().ok_or_else(Problem::sign_in)
    }

    /// Whether the signed-in person has a role.
    pub fn has(&self, role: Role) -> bool {
        self.viewer().is_some_and(|account| account.has(role))
    }

    /// The form the reader asks for: browsers get pages, scripts that take anything the text IANA gives them.
    pub fn wants(&self) -> Form {
        wanted(self.header("accept"))
    }

    /// How letters leave.
    pub fn post(&self) -> &Post {
        &self.app.post
    }

    /// The signed-in person's turn, for an act on a request.
    pub fn turn(&self) -> Result<Turn<'_>, Problem> {
        Ok(Turn { who: self.person()?, now: self.now, post: &self.app.post })
    }

    /// What is registered and whose rules are known.
    pub fn known(&self) -> Result<Arc<Known>, Refusal> {
        self.app.knowledge.known(&self.app.store)
    }

    /// What may be chosen for names, with the parts of namespaces.
    pub fn directory(&self) -> Result<Arc<Directory>, Refusal> {
        self.app.knowledge.directory(&self.app.store)
    }

    /// What namespaces are found by.
    pub fn index(&self) -> Result<Arc<Index>, Refusal> {
        self.app.knowledge.index(&self.app.store)
    }

    /// The password is hashed: the next one may, while this request waits for the database.
    pub fn hashed(&self) {
        self.hashing.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Writes into the security log what is refused: a line of the log of the program always, a row when the log of the registry has room for it.
    /// `account`: whom it is about, as far as that is known.
    pub fn note_refusal(&self, kind: refusals::Kind, account: Option<&AccountId>) {
        let browser = devices::in_words(self.header("user-agent").unwrap_or_default());
        let whom = account.map(AccountId::as_str);
        let (network, path) = (&self.network, &self.written);
        tracing::info!(target: "nidreg::security", kind = kind.name(), network, account = whom, path, "refused");
        // Whoever keeps asking for the wrong page must not fill the database.
        let worth_a_row = match (&self.app.limits, account) {
            (Some(limits), Some(account)) if kind == refusals::Kind::NoEntry || kind == refusals::Kind::ForeignForm => {
                limits.take(Cost::Act, account.as_str()).is_ok()
            }
            // Whoever sends tokens that nobody made is not known: a few rows for each network, and the log of the program has the rest.
            _ if kind == refusals::Kind::UnknownToken => {
                let counted = self.app.attempts.check("unknown token", &self.network, self.now).is_ok();
                if counted {
                    self.app.attempts.failed("unknown token", &self.network, self.now);
                }
                counted
            }
            _ => true,
        };
        if !worth_a_row {
            return;
        }
        let (id, at) = (new_id(), Moment::from(self.now));
        let detail: String = if kind.names_a_page() { self.written.chars().take(200).collect() } else { String::new() };
        let row = refusals::queries::NewRow {
            id: &id,
            account_id: account,
            kind: kind.name(),
            network: &self.network,
            browser: &browser,
            detail: &detail,
            at,
        };
        if let Err(error) = self.aside(|conn| Ok(refusals::queries::insert(conn, &row)?)) {
            tracing::warn!(%error, "the security log could not be written");
        }
    }

    /// A page in the language of the reader.
    pub(crate) fn page(&self, view: &impl Template) -> Result<Reply, Problem> {
        self.page_with(200, view)
    }

    /// The same with another status than 200.
    pub(crate) fn page_with(&self, status: u16, view: &impl Template) -> Result<Reply, Problem> {
        Reply::page_in(self.lang, status, view)
    }

    /// Reads from the store.
    pub fn read<T>(&self, run: impl FnOnce(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.app.store.read(run)
    }

    /// Does an act: writes to the store, all or nothing, and once however often it is sent.
    pub fn write<T>(&self, mut run: impl FnMut(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        let done = self.app.store.write(|conn| {
            self.once.as_ref().map_or(Ok(()), |carried| carried.take(conn, self.now))?;
            run(conn)
        })?;
        if let Some(carried) = &self.once {
            carried.was_kept();
        }
        if let Some(account) = self.viewer() {
            self.app.waits.forget(&account.id);
        }
        Ok(done)
    }

    /// Writes what is no act that anybody asked for, or only its first half: that somebody was here, or a text before it is sent. The key
    /// of the request is left for the act.
    pub fn aside<T>(&self, run: impl FnMut(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.app.store.write(run)
    }

    /// Keeps the number of what was just read.
    pub(crate) fn waits_are(&self, mine: &Mine) -> Option<Count> {
        let count = Count { number: mine.waits.len(), more: mine.more };
        self.app.waits.keep(&self.viewer()?.id, Instant::now(), count);
        Some(count)
    }

    /// How much waits for the signed-in person. When the database cannot say, the page does without.
    pub(crate) fn waiting(&self) -> Option<Count> {
        let account = self.viewer()?;
        let at = Instant::now();
        if let Some(count) = self.app.waits.of(&account.id, at) {
            return Some(count);
        }
        match self.read(|conn| waits::of(conn, account, self.now)) {
            Ok(mine) => self.waits_are(&mine),
            Err(error) => {
                tracing::warn!(%error, "what waits for somebody could not be counted");
                None
            }
        }
    }
}
