//! The application state shared by all requests: store, email, counters, cached responses.

use crate::http::bodies::BodyBudget;
use crate::http::checking::ValidationPermits;
use crate::http::limits::RateLimits;
use crate::http::public_log::PublicLog;
use crate::http::published::ResponseCache;
use crate::http::read_permits::ReadPermits;
use crate::http::registry_cache::RegistryCache;
use crate::http::response::Response;
use crate::http::task_count::TaskCountCache;
use crate::http::traffic::ResponseStatistics;
use crate::mail::{MailConfig, MailRoute};
use crate::oidc::Provider;
use crate::settings::{MetricsAudience, Proxies, Settings};
use crate::store::Store;
use crate::users::attempts::FailureCounters;
use crate::users::factors::SecondFactorConfig;
use crate::users::secrets::Token;
use jiff::civil::Date;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The application state.
pub struct AppState {
    /// The database.
    pub store: Store,
    /// The method by which emails are sent.
    pub mail: MailConfig,
    /// Whether the public URL uses https, for cookies and headers.
    pub https: bool,
    /// The counters of failed sign-ins.
    pub attempts: FailureCounters,
    /// The settings for second factors.
    pub factors: SecondFactorConfig,
    /// The provider for external sign-in.
    pub provider: Option<Provider>,
    /// The proxies whose client address headers are trusted.
    pub proxies: Proxies,
    /// The rate limits per client.
    pub(crate) limits: Option<RateLimits>,
    pub(crate) hashing: Arc<Semaphore>,
    /// The permits for validating texts.
    pub(crate) checking: ValidationPermits,
    /// The permits for reading pages.
    pub(crate) reading: ReadPermits,
    /// The memory budget for request bodies.
    pub(crate) bodies: BodyBudget,
    /// The contact for vulnerability reports.
    pub(crate) security_contact: Option<String>,
    /// The contact for questions about personal data, and the data controller.
    pub(crate) privacy: (Option<String>, Option<String>),
    /// The cached public responses.
    pub published: ResponseCache,
    /// The in-memory cache of the registry.
    pub knowledge: RegistryCache,
    /// The cached task counts of users.
    pub(crate) task_counts: TaskCountCache,
    /// The response statistics.
    pub(crate) traffic: ResponseStatistics,
    /// Who may read the metrics.
    pub(crate) metrics: MetricsAudience,
    /// The public log.
    pub log: PublicLog,
    /// The folder to which emails are written, if there is no mail server.
    pub(crate) mail_folder: Option<PathBuf>,
    /// In a static copy: the date on which it is made.
    pub copied_on: Option<Date>,
}

impl AppState {
    /// Creates the application state.
    pub fn new(store: Store, settings: &Settings, mail: MailConfig, factors: SecondFactorConfig) -> Self {
        Self {
            reading: ReadPermits::new(store.is_shared()),
            store,
            mail,
            https: settings.is_https(),
            attempts: FailureCounters::default(),
            factors,
            provider: None,
            proxies: settings.proxies.clone(),
            limits: settings.limits.map(RateLimits::new),
            hashing: Arc::new(Semaphore::new(concurrent_hashes_max())),
            checking: ValidationPermits::default(),
            bodies: BodyBudget::default(),
            security_contact: settings.security_contact.clone(),
            privacy: (settings.privacy_contact.clone(), settings.controller.clone()),
            published: ResponseCache::default(),
            knowledge: RegistryCache::default(),
            task_counts: TaskCountCache::default(),
            traffic: ResponseStatistics::default(),
            metrics: settings.metrics_audience,
            log: PublicLog::new(None),
            mail_folder: match &settings.mail {
                MailRoute::Files(folder) => Some(folder.clone()),
                MailRoute::Smtp(_) => None,
            },
            copied_on: None,
        }
    }

    pub(crate) fn session_cookie_name(&self) -> &'static str {
        if self.https { SESSION_COOKIE_HTTPS } else { SESSION_COOKIE }
    }

    /// The Set-Cookie value that starts a session.
    pub fn session_cookie(&self, token: &Token, long_lived: bool) -> String {
        let age = if long_lived { "; Max-Age=2592000" } else { "" };
        format!(
            "{}={}; Path=/; HttpOnly; SameSite=Lax{age}{}",
            self.session_cookie_name(),
            token.secret(),
            if self.https { "; Secure" } else { "" }
        )
    }

    pub(crate) fn device_cookie_name(&self) -> &'static str {
        if self.https { "__Host-nidreg_browser" } else { "nidreg_browser" }
    }

    /// The Set-Cookie value that identifies a browser at the next sign-in. Its lifetime is the longest that browsers allow, 400 days.
    pub fn device_cookie(&self, mark: &Token) -> String {
        format!(
            "{}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000{}",
            self.device_cookie_name(),
            mark.secret(),
            if self.https { "; Secure" } else { "" }
        )
    }

    pub(crate) fn external_sign_in_cookie_name(&self) -> &'static str {
        if self.https { "__Host-nidreg_oidc" } else { "nidreg_oidc" }
    }

    /// The Set-Cookie value that binds an external sign-in to this browser for the given number of seconds. `Lax`, because the redirect
    /// back comes from the provider's site.
    pub fn external_sign_in_cookie(&self, secret: &Token, seconds: i64) -> String {
        format!(
            "{}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{}",
            self.external_sign_in_cookie_name(),
            secret.secret(),
            if self.https { "; Secure" } else { "" }
        )
    }

    /// The Set-Cookie value that deletes the cookie of an external sign-in.
    pub fn expired_external_cookie(&self) -> String {
        let secure = if self.https { "; Secure" } else { "" };
        format!("{}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}", self.external_sign_in_cookie_name())
    }

    /// Adds the headers of signing out: the session cookie is deleted, and the browser clears its cached pages (ASVS 14.3.1). The device
    /// cookie remains, so that failed sign-ins elsewhere do not lock the user out here.
    pub fn add_sign_out_headers(&self, reply: Response) -> Response {
        reply.header("Set-Cookie", self.expired_session_cookie()).header("Clear-Site-Data", "\"cache\", \"storage\"")
    }

    /// The Set-Cookie value that deletes the session cookie.
    pub fn expired_session_cookie(&self) -> String {
        format!(
            "{}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{}",
            self.session_cookie_name(),
            if self.https { "; Secure" } else { "" }
        )
    }
}

/// The name of the session cookie. Over https it gets the `__Host-` prefix, which prevents other hosts and paths from setting it.
pub(crate) const SESSION_COOKIE: &str = "nidreg_session";

pub(crate) const SESSION_COOKIE_HTTPS: &str = "__Host-nidreg_session";

/// The number of concurrent password hashes: half of the cores, so that reads continue. Each hash takes 19 MiB and a core for about 20 ms.
fn concurrent_hashes_max() -> usize {
    (std::thread::available_parallelism().map_or(2, std::num::NonZeroUsize::get) / 2).max(1)
}
