//! The HTTP client of the link check. A name is resolved, every address is checked by the guard, and the connection is made only to the
//! address that the guard permitted. The caller provides resolution and connection, so that the guard can be tested without a network.

use crate::mail::Post;
use jiff::Timestamp;
use std::io::{self, Read as _};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use ureq::config::Config;
use ureq::http::{self, HeaderMap, Uri};
use ureq::tls::{Certificate, RootCerts, TlsConfig, TlsProvider};
use ureq::unversioned::resolver::{ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{Connector as _, NextTimeout, RustlsConnector, TcpConnector};
use urn_registry::resolution::guard::{Address, Permit, Why, permit};

pub use ureq::http::Method;

/// The environment of the link check.
pub trait Outside {
    /// Resolves a name.
    ///
    /// # Errors
    /// If the name has no addresses or resolution timed out.
    fn look_up(&self, host: &str, within: Duration) -> io::Result<Vec<IpAddr>>;

    /// The socket address to connect to: the one that the guard permitted.
    fn dial(&self, permit: &Permit) -> SocketAddr {
        SocketAddr::new(permit.ip(), permit.address().port)
    }

    /// The current time.
    fn now(&self) -> Timestamp;

    /// Waits; returns `false` if the program is shutting down.
    fn pause(&self, time: Duration) -> bool;
}

/// A response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The Location header.
    pub location: Option<String>,
    /// The Retry-After header.
    pub retry_after: Option<String>,
    /// The part of the body that was read.
    pub body: Vec<u8>,
}

impl Answer {
    pub fn is_redirect(&self) -> bool {
        matches!(self.status, 301 | 302 | 303 | 307 | 308)
    }
}

/// Why there is no response.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The guard refused the URL; no request was sent.
    #[error("not requested: {0}")]
    Refused(#[from] Why),
    /// Resolution, connection or response failed or timed out.
    #[error("{0}")]
    Failed(String),
}

fn failed(error: impl std::fmt::Display) -> Trouble {
    Trouble::Failed(error.to_string())
}

/// The HTTP client, with the identification of this registry.
pub struct Client {
    /// The time limit from resolving the name to the last byte of the response.
    pub time: Duration,
    tls: TlsConfig,
    agent: String,
    from: String,
}

/// The product token for robots.txt (RFC 9309 §2.2.1).
pub const PRODUCT: &str = "nidreg";

/// The maximum size of a response head, in bytes.
const HEAD_MAX: usize = 32 * 1024;

/// The root certificates of the operating system.
///
/// # Errors
/// If there are none; otherwise every https URL would seem unreachable.
pub fn trusted() -> Result<Vec<Certificate<'static>>, String> {
    let found = rustls_native_certs::load_native_certs();
    if found.certs.is_empty() {
        return Err("the system has no certificates to trust (ca-certificates)".to_owned());
    }
    Ok(found.certs.iter().map(|one| Certificate::from_der(one).to_owned()).collect())
}

impl Client {
    /// A client that identifies this registry, with its trusted certificates.
    pub fn new(post: &Post, trusted: Vec<Certificate<'static>>) -> Self {
        let tls = TlsConfig::builder()
            .provider(TlsProvider::Rustls)
            .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .root_certs(RootCerts::Specific(Arc::new(trusted)))
            .build();
        // RFC 9110 §10.1.5 and §10.1.2: User-Agent and From identify the client and its contact.
        let agent = format!("{PRODUCT}/{} (+{}/resolvers#asked)", env!("CARGO_PKG_VERSION"), post.public_url);
        Self { time: Duration::from_secs(10), tls, agent, from: post.from.clone() }
    }

    /// Sends one request within the time limit and reads at most `bytes` of the body. The caller handles redirects.
    pub fn ask(&self, outside: &dyn Outside, (method, address): (&Method, &Address), bytes: usize) -> Result<Answer, Trouble> {
        let begun = Instant::now();
        let numbers = match address.number() {
            Some(_) => Vec::new(),
            None => outside.look_up(&address.host, self.time).map_err(|error| failed(format!("name: {error}")))?,
        };
        let permit = permit(address, &numbers)?;
        let left = self.time.checked_sub(begun.elapsed()).filter(|left| !left.is_zero());
        let config = Config::builder()
            // A proxy would resolve the name again, beyond the control of the guard.
            .proxy(None)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .max_idle_connections(0)
            .max_response_header_size(HEAD_MAX)
            .user_agent(self.agent.as_str())
            .accept("*/*")
            // Without decompression, a body cannot expand.
            .accept_encoding("identity")
            .tls_config(self.tls.clone())
            .timeout_global(Some(left.ok_or_else(|| failed("time out"))?))
            .build();
        let connector = ().chain(TcpConnector::default()).chain(RustlsConnector::default());
        // A new agent for each request, so that no cookie or connection is reused.
        let agent = ureq::Agent::with_parts(config, connector, Pinned(outside.dial(&permit)));
        let request = http::Request::builder()
            .method(method.clone())
            .uri(address.to_string())
            .header("From", self.from.as_str())
            .body(())
            .map_err(failed)?;
        let mut response = agent.run(request).map_err(failed)?;
        let (status, location, retry_after) = {
            let headers = response.headers();
            (response.status().as_u16(), text(headers, "location"), text(headers, "retry-after"))
        };
        let mut body = Vec::new();
        if bytes > 0 {
            let most = u64::try_from(bytes).unwrap_or(u64::MAX);
            response.body_mut().as_reader().take(most).read_to_end(&mut body).map_err(failed)?;
        }
        Ok(Answer { status, location, retry_after, body })
    }
}

fn text(headers: &HeaderMap, name: &str) -> Option<String> {
    headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
}

/// A resolver that always returns one address, even if the name now resolves to another one.
#[derive(Debug)]
struct Pinned(SocketAddr);

impl Resolver for Pinned {
    fn resolve(&self, _uri: &Uri, _config: &Config, _timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let mut only = self.empty();
        only.push(self.0);
        Ok(only)
    }
}
