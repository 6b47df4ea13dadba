//! The context of a request, as passed to handlers.

use crate::action_context::ActionContext;
use crate::actions::pending_tasks;
use crate::http::accept::{PageFormat, negotiate_format};
use crate::http::app::AppState;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::Fields;
use crate::http::idempotency_key::IdempotencyKey;
use crate::http::language;
use crate::http::limits::RequestCost;
use crate::http::registry_cache::KnownNamespaces;
use crate::http::response::Response;
use crate::http::task_count::TaskCount;
use crate::ids::{AccountId, RequestNumber, new_id};
use crate::mail::MailConfig;
use crate::refusal::{FieldFault, Refusal};
use crate::requests::tasks::mine::OwnTasks;
use crate::store::{AnyConnection, Moment};
use crate::users::secrets::Token;
use crate::users::sessions::SessionUser;
use crate::users::tokens::ListedToken;
use crate::users::{Account, Role, devices, refusals};
use askama::Template;
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;
use tokio::sync::OwnedSemaphorePermit;
use urn_registry::find::Index;
use urn_registry::grammar::Budget;
use urn_registry::i18n::Lang;
use urn_registry::i18n::Phrase;
use urn_registry::resolution::directory::Directory;
use urn_registry::verdict::STEPS_PER_NAME_MAX;

/// A request: its head, its body, the user, and the application state.
pub struct RequestContext {
    pub(crate) app: Arc<AppState>,
    pub(crate) method: String,
    pub(crate) path: String,
    /// The path as logged, without secrets.
    pub(crate) written: String,
    pub(crate) params: BTreeMap<String, String>,
    pub(crate) headers: BTreeMap<String, String>,
    /// The raw query string, for paths whose query is a URN and not a form.
    pub(crate) query_text: String,
    /// The parsed query string.
    pub query: Fields,
    /// The form fields, if a form was sent.
    pub form: Fields,
    /// The errors of the form, after its action was refused.
    pub(crate) faults: OnceLock<Vec<FieldFault>>,
    /// The body, if it is not a form.
    pub body: Vec<u8>,
    pub(crate) token: Option<Token>,
    /// The secret of the browser for an external sign-in in progress.
    pub(crate) external_sign_in: Option<Token>,
    /// The token of a browser in which a user has signed in before.
    pub(crate) device: Option<Token>,
    /// The client's network, for rate limits.
    pub(crate) network: String,
    pub(crate) viewer: Option<SessionUser>,
    /// A user who has entered the password, but not yet the second factor. Every page except the code page treats them as not signed in.
    pub(crate) pending: Option<SessionUser>,
    /// The token of an API client.
    pub(crate) program: Option<ListedToken>,
    /// The permit for hashing a password.
    pub(crate) hashing: Mutex<Option<OwnedSemaphorePermit>>,
    /// The request ID, as in the response and the log.
    pub(crate) id: String,
    /// The idempotency key.
    pub(crate) once: Option<IdempotencyKey>,
    /// Whether the request comes directly from a program on this machine.
    pub(crate) is_local: bool,
    /// Looks up the declared fields of the form that is sent to a path.
    pub(crate) forms: fn(&str) -> &'static [Field],
    /// The language of the page.
    pub(crate) lang: Lang,
    /// The language that the user prefers, even if the page is only in English.
    pub(crate) preferred_lang: Lang,
    /// Whether the language was chosen in this browser.
    pub(crate) chose: bool,
    /// The time at which the request arrived.
    pub now: Timestamp,
}

impl RequestContext {
    /// A path parameter; empty if it does not exist.
    pub fn param(&self, name: &str) -> &str {
        self.params.get(name).map_or("", String::as_str)
    }

    /// The request number in the path.
    ///
    /// # Errors
    /// Not found, also for text that is not a request number.
    pub fn number(&self) -> Result<RequestNumber, Refusal> {
        let text = self.param("number");
        text.parse().map_err(|_| Refusal::not_found(Phrase::new("thing-request").arg("number", text.to_string())))
    }

    /// The token in the link of an email.
    ///
    /// # Errors
    /// 404 with an explanation of how such links expire.
    pub(crate) fn email_link_token(&self) -> Result<Token, HttpError> {
        Token::read(self.param("token")).ok_or_else(HttpError::expired_link)
    }

    /// The declared fields of the form that is sent to a path.
    pub(crate) fn form_fields_at(&self, path: &str) -> &'static [Field] {
        (self.forms)(path)
    }

    /// A header, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }

    /// The path of the request.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether the method is one that changes data.
    pub fn is_write(&self) -> bool {
        !matches!(self.method.as_str(), "GET" | "HEAD")
    }

    /// The signed-in user.
    pub fn viewer(&self) -> Option<&Account> {
        self.viewer.as_ref().map(|viewer| &viewer.account)
    }

    /// The signed-in user, on routes that require one.
    pub fn signed_in_account(&self) -> Result<&Account, HttpError> {
        self.viewer().ok_or_else(HttpError::sign_in_required)
    }

    /// Whether the signed-in user has a role.
    pub fn has_role(&self, role: Role) -> bool {
        self.viewer().is_some_and(|account| account.has_role(role))
    }

    /// Whether the page is in English whatever the user prefers, because an expert or an operator sees a request.
    pub(crate) fn is_in_english(&self) -> bool {
        let reviews = [Role::Expert, Role::Lead, Role::Operator].into_iter().any(|role| self.has_role(role));
        reviews && language::is_request_path(&self.path)
    }

    /// The format the client prefers: HTML for browsers, plain text as from IANA for clients that accept anything.
    pub fn preferred_format(&self) -> PageFormat {
        negotiate_format(&self.path, self.header("accept"))
    }

    /// The method by which emails are sent.
    pub fn mail(&self) -> &MailConfig {
        &self.app.mail
    }

    /// The action context of the signed-in user.
    pub fn action_context(&self) -> Result<ActionContext<'_>, HttpError> {
        Ok(ActionContext { who: self.signed_in_account()?, now: self.now, mail: &self.app.mail })
    }

    /// The namespaces of the registry and their rules, from the cache.
    pub fn known_namespaces(&self) -> Result<Arc<KnownNamespaces>, Refusal> {
        self.app.knowledge.known_namespaces(&self.app.store)
    }

    /// The resolvers and sub-namespaces of all namespaces, from the cache.
    pub fn resolver_directory(&self) -> Result<Arc<Directory>, Refusal> {
        self.app.knowledge.resolver_directory(&self.app.store)
    }

    /// The search index, from the cache.
    pub fn search_index(&self) -> Result<Arc<Index>, Refusal> {
        self.app.knowledge.search_index(&self.app.store)
    }

    /// The NIDs that the search finds, best matches first; `None` without a query.
    pub fn search_nids(&self, query: &str) -> Result<Option<Vec<String>>, Refusal> {
        if query.is_empty() {
            return Ok(None);
        }
        let found = self.search_index()?.find(query, &self.known_namespaces()?.book, &mut Budget::new(STEPS_PER_NAME_MAX));
        Ok(Some(found.results.into_iter().map(|hit| hit.nid).collect()))
    }

    /// Releases the permit after hashing the password, before this request waits for the database.
    pub fn release_hashing_permit(&self) {
        self.hashing.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Records a refused request in the security log: always in the program's log, and within limits in the database. `account` is the
    /// affected account, if known.
    pub fn log_refusal(&self, kind: refusals::Kind, account: Option<&AccountId>) {
        let browser = devices::browser_description(self.header("user-agent").unwrap_or_default()).to_string();
        let whom = account.map(AccountId::as_str);
        let (network, path) = (&self.network, &self.written);
        tracing::info!(target: "nidreg::security", kind = kind.name(), network, account = whom, path, "refused");
        // Repeated requests for forbidden pages must not fill the database.
        let worth_a_row = match (&self.app.limits, account) {
            (Some(limits), Some(account)) if kind == refusals::Kind::NoEntry || kind == refusals::Kind::ForeignForm => {
                limits.check_request_rate(RequestCost::EventKind, account.as_str()).is_ok()
            }
            // Clients with unknown tokens are anonymous: a few rows per network are stored, and the program's log has the rest.
            _ if kind == refusals::Kind::UnknownToken => {
                let counted = self.app.attempts.check("unknown token", &self.network, self.now).is_ok();
                if counted {
                    self.app.attempts.count_failure("unknown token", &self.network, self.now);
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
        let row = refusals::queries::NewRefusal {
            id: &id,
            account_id: account,
            kind: kind.name(),
            network: &self.network,
            browser: &browser,
            detail: &detail,
            at,
        };
        if let Err(error) = self.write_outside_action(|conn| Ok(refusals::queries::insert(conn, &row)?)) {
            tracing::warn!(%error, "the security log could not be written");
        }
    }

    /// The errors of the form, on the page that shows it again.
    pub(crate) fn faults(&self) -> &[FieldFault] {
        self.faults.get().map_or(&[], Vec::as_slice)
    }

    /// Shows the page of a form again, with the errors at its fields.
    ///
    /// # Errors
    /// Any refusal that is not about a field.
    pub(crate) fn show_form_again(
        &self,
        page: impl FnOnce(&Self) -> Result<Response, HttpError>,
        refusal: impl Into<Refusal>,
    ) -> Result<Response, HttpError> {
        match refusal.into() {
            Refusal::Faults(faults) => {
                self.faults.get_or_init(|| faults);
                page(self)
            }
            other => Err(other.into()),
        }
    }

    /// The response to a form: redirects if it succeeded, or shows its page again with the errors at its fields.
    ///
    /// # Errors
    /// Any refusal that is not about a field.
    pub(crate) fn respond_to_form<T>(
        &self,
        done: Result<T, Refusal>,
        to: impl Into<String>,
        page: impl FnOnce(&Self) -> Result<Response, HttpError>,
    ) -> Result<Response, HttpError> {
        match done {
            Ok(_) => Ok(Response::see_other(to)),
            Err(refusal) => self.show_form_again(page, refusal),
        }
    }

    /// Renders a page in the user's language. Its status is 422 if it shows a form with errors.
    pub(crate) fn render_page(&self, view: &impl Template) -> Result<Response, HttpError> {
        self.render_page_with(if self.faults().is_empty() { 200 } else { 422 }, view)
    }

    /// Renders a page with another status than 200.
    pub(crate) fn render_page_with(&self, status: u16, view: &impl Template) -> Result<Response, HttpError> {
        Response::html_page(self.lang, status, view)
    }

    /// Reads from the database.
    pub fn read<T>(&self, run: impl FnOnce(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.app.store.read(run)
    }

    /// Performs an action: writes to the database atomically, and only once per idempotency key.
    pub fn write<T>(&self, mut run: impl FnMut(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        let done = self.app.store.write(|conn| {
            self.once.as_ref().map_or(Ok(()), |carried| carried.use_key(conn, self.now))?;
            run(conn)
        })?;
        if let Some(carried) = &self.once {
            carried.record_commit();
        }
        if let Some(account) = self.viewer() {
            self.app.task_counts.forget(&account.id);
        }
        Ok(done)
    }

    /// Writes data that is not the result of the requested action or only prepares it, such as the last use of a session or a draft before
    /// it is submitted. The idempotency key is not used.
    pub fn write_outside_action<T>(&self, run: impl FnMut(&mut AnyConnection) -> Result<T, Refusal>) -> Result<T, Refusal> {
        self.app.store.write(run)
    }

    /// Caches the number of tasks that was just read.
    pub(crate) fn cache_task_count(&self, mine: &OwnTasks) -> Option<TaskCount> {
        let count = TaskCount { number: mine.tasks.len(), more: mine.more };
        self.app.task_counts.set(&self.viewer()?.id, Instant::now(), count);
        Some(count)
    }

    /// The number of tasks of the signed-in user. `None` if the database is unavailable; the page is shown without it.
    pub(crate) fn own_task_count(&self) -> Option<TaskCount> {
        let account = self.viewer()?;
        let at = Instant::now();
        if let Some(count) = self.app.task_counts.cached_count(&account.id, at) {
            return Some(count);
        }
        match self.read(|conn| pending_tasks::account_tasks(conn, account, self.now)) {
            Ok(mine) => self.cache_task_count(&mine),
            Err(error) => {
                tracing::warn!(%error, "the pending tasks of a user could not be counted");
                None
            }
        }
    }
}
