//! What a handler is given and what it gives back.

use crate::find::Index;
use crate::http::accept::{Form, wanted};
use crate::http::app::App;
use crate::http::form::Fields;
use crate::http::known::Known;
use crate::http::limits::Cost;
use crate::http::problem::Problem;
use crate::ids::new_id;
use crate::mail::Post;
use crate::people::secrets::Token;
use crate::people::sessions::Recognised;
use crate::people::tokens::Listed;
use crate::people::{Account, Role, devices, refusals};
use crate::refusal::Refusal;
use crate::resolution::directory::Directory;
use crate::store::{AnyConnection, stored};
use crate::turn::Turn;
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OwnedSemaphorePermit;

/// One request: its head, its body, who sends it, and the application.
pub struct Cx {
    pub(crate) app: Arc<App>,
    pub(crate) method: String,
    pub(crate) path: String,
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
    /// The mark of a browser that signed up.
    pub(crate) sign_up: Option<Token>,
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
    /// Whether it comes from a program on this machine, and not through a proxy.
    pub(crate) is_local: bool,
    /// When the request came.
    pub now: Timestamp,
}

impl Cx {
    /// A part of the path.
    pub fn param(&self, name: &str) -> &str {
        self.params.get(name).map_or("", String::as_str)
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
    pub fn note_refusal(&self, kind: refusals::Kind, account: Option<&str>) {
        let browser = devices::in_words(self.header("user-agent").unwrap_or_default());
        tracing::info!(target: "nidreg::security", kind = kind.name(), network = self.network, account, path = self.path, "refused");
        // Whoever keeps asking for the wrong page must not fill the database.
        let worth_a_row = match (&self.app.limits, account) {
            (Some(limits), Some(account)) if kind == refusals::Kind::NoEntry || kind == refusals::Kind::ForeignForm => {
                limits.take(Cost::Act, account).is_ok()
            }
            _ => true,
        };
        if !worth_a_row {
            return;
        }
        let (id, at) = (new_id(), stored(self.now));
        let detail: String = if matches!(kind, refusals::Kind::NoEntry | refusals::Kind::ForeignForm) {
            self.path.chars().take(200).collect()
        } else {
            String::new()
        };
        let row = refusals::queries::NewRow {
            id: &id,
            account_id: account,
            kind: kind.name(),
            network: &self.network,
            browser: &browser,
            detail: &detail,
            at: &at,
        };
        if let Err(error) = self.write(|conn| Ok(refusals::queries::insert(conn, &row)?)) {
            tracing::warn!(%error, "the security log could not be written");
        }
    }

    /// Reads from the store.
    pub fn read<T>(&self, run: impl FnOnce(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.app.store.read(run)
    }

    /// Writes to the store, all or nothing.
    pub fn write<T>(&self, run: impl FnMut(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.app.store.write(run)
    }
}
