//! The application as every request finds it: store, email, counters, kept answers.

use crate::http::bodies::Bodies;
use crate::http::checking::Checking;
use crate::http::known::Knowledge;
use crate::http::limits::Limits;
use crate::http::published::Published;
use crate::http::reading::Reading;
use crate::http::reply::Reply;
use crate::http::traffic::Traffic;
use crate::http::waits::Waits;
use crate::mail::Post;
use crate::people::attempts::Attempts;
use crate::people::factors::Factors;
use crate::people::secrets::Token;
use crate::providers::Provider;
use crate::settings::{MetricsFor, Proxies, Settings};
use crate::store::Store;
use jiff::civil::Date;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The application: everything a request may need.
pub struct App {
    /// The store.
    pub store: Store,
    /// How letters leave.
    pub post: Post,
    /// Whether cookies and headers may speak of https.
    pub https: bool,
    /// Failed sign-ins.
    pub attempts: Attempts,
    /// Second factors.
    pub factors: Factors,
    /// Where people may sign in besides.
    pub provider: Option<Provider>,
    /// Whose word about the address of a client counts.
    pub proxies: Proxies,
    /// How much one client may have.
    pub(crate) limits: Option<Limits>,
    pub(crate) hashing: Arc<Semaphore>,
    /// The places of the texts that are checked.
    pub(crate) checking: Checking,
    /// The places of those who read pages.
    pub(crate) reading: Reading,
    /// Room for the bodies that come in.
    pub(crate) bodies: Bodies,
    /// Where weaknesses are reported.
    pub(crate) security_contact: Option<String>,
    /// Who answers questions about personal data, and who answers for it.
    pub(crate) privacy: (Option<String>, Option<String>),
    /// The public answers that are kept.
    pub published: Published,
    /// What is registered, ready to be asked.
    pub knowledge: Knowledge,
    /// How much waits for whom.
    pub(crate) waits: Waits,
    /// What was answered.
    pub(crate) traffic: Traffic,
    /// Who may read the figures.
    pub(crate) metrics: MetricsFor,
    /// When these pages are a copy: the day on which it is made.
    pub copied_on: Option<Date>,
}

impl App {
    /// Puts the application together.
    pub fn new(store: Store, settings: &Settings, post: Post, factors: Factors) -> Self {
        Self {
            reading: Reading::new(store.is_shared()),
            store,
            post,
            https: settings.is_https(),
            attempts: Attempts::default(),
            factors,
            provider: None,
            proxies: settings.proxies.clone(),
            limits: settings.limits.map(Limits::new),
            hashing: Arc::new(Semaphore::new(hashes_at_once())),
            checking: Checking::default(),
            bodies: Bodies::default(),
            security_contact: settings.security_contact.clone(),
            privacy: (settings.privacy_contact.clone(), settings.controller.clone()),
            published: Published::default(),
            knowledge: Knowledge::default(),
            waits: Waits::default(),
            traffic: Traffic::default(),
            metrics: settings.metrics,
            copied_on: None,
        }
    }

    pub(crate) fn cookie_name(&self) -> &'static str {
        if self.https { COOKIE_HTTPS } else { COOKIE }
    }

    /// The Set-Cookie that begins a session in the browser.
    pub fn session_cookie(&self, token: &Token, long_lived: bool) -> String {
        let age = if long_lived { "; Max-Age=2592000" } else { "" };
        format!(
            "{}={}; Path=/; HttpOnly; SameSite=Lax{age}{}",
            self.cookie_name(),
            token.secret(),
            if self.https { "; Secure" } else { "" }
        )
    }

    pub(crate) fn device_cookie_name(&self) -> &'static str {
        if self.https { "__Host-nidreg_browser" } else { "nidreg_browser" }
    }

    /// The Set-Cookie by which a browser is known again: as long as browsers keep one.
    pub fn device_cookie(&self, mark: &Token) -> String {
        format!(
            "{}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000{}",
            self.device_cookie_name(),
            mark.secret(),
            if self.https { "; Secure" } else { "" }
        )
    }

    pub(crate) fn elsewhere_cookie_name(&self) -> &'static str {
        if self.https { "__Host-nidreg_elsewhere" } else { "nidreg_elsewhere" }
    }

    /// The Set-Cookie that binds a round to another provider to this browser, for so many seconds. `Lax`, because the way back comes from
    /// there.
    pub fn elsewhere_cookie(&self, secret: &Token, seconds: i64) -> String {
        format!(
            "{}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{}",
            self.elsewhere_cookie_name(),
            secret.secret(),
            if self.https { "; Secure" } else { "" }
        )
    }

    /// The Set-Cookie that ends it.
    pub fn no_elsewhere_cookie(&self) -> String {
        let secure = if self.https { "; Secure" } else { "" };
        format!("{}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}", self.elsewhere_cookie_name())
    }

    /// An answer to somebody who has left: without the cookie, and the browser forgets the pages it keeps of us (ASVS 14.3.1). The mark of
    /// the browser stays: by it, failures elsewhere keep nobody out here.
    pub fn left(&self, reply: Reply) -> Reply {
        reply.header("Set-Cookie", self.no_cookie()).header("Clear-Site-Data", "\"cache\", \"storage\"")
    }

    /// The Set-Cookie that ends it.
    pub fn no_cookie(&self) -> String {
        format!("{}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{}", self.cookie_name(), if self.https { "; Secure" } else { "" })
    }
}

/// The name of the session cookie. Over https the prefix makes browsers refuse it for other hosts and paths.
pub(crate) const COOKIE: &str = "nidreg_session";

pub(crate) const COOKIE_HTTPS: &str = "__Host-nidreg_session";

/// Password hashes at the same time: half of the cores, so that the others go on reading; each takes 19 MiB and a core for some 20 ms.
fn hashes_at_once() -> usize {
    (std::thread::available_parallelism().map_or(2, std::num::NonZeroUsize::get) / 2).max(1)
}
