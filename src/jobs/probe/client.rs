//! One request of the probe: a name is looked up, every number it has goes through the guard, and the connection goes to the number
//! that the guard let through and to no other. Whoever calls says how names are looked up and where a connection goes, so that the
//! guard can be tried without a network.

use crate::mail::Post;
use crate::resolution::guard::{Address, Permit, Why, permit};
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

pub use ureq::http::Method;

/// The world as the probe needs it.
pub trait Outside {
    /// The numbers of a name.
    ///
    /// # Errors
    /// When it has none, or none came in time.
    fn look_up(&self, host: &str, within: Duration) -> io::Result<Vec<IpAddr>>;

    /// Where to connect with leave of the guard: to the number it let through.
    fn dial(&self, permit: &Permit) -> SocketAddr {
        SocketAddr::new(permit.ip(), permit.address().port)
    }

    /// The time.
    fn now(&self) -> Timestamp;

    /// Waits; false when the program stops.
    fn pause(&self, time: Duration) -> bool;
}

/// What came back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Where a redirect leads.
    pub location: Option<String>,
    /// When the host wants to be asked again.
    pub retry_after: Option<String>,
    /// What was taken of the body.
    pub body: Vec<u8>,
}

impl Answer {
    /// Whether it leads elsewhere.
    pub fn is_redirect(&self) -> bool {
        matches!(self.status, 301 | 302 | 303 | 307 | 308)
    }
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The guard refused the address: nothing was asked.
    #[error("not asked: {0}")]
    Refused(#[from] Why),
    /// The name, the connection or the answer failed, or took too long.
    #[error("{0}")]
    Failed(String),
}

fn failed(error: impl std::fmt::Display) -> Trouble {
    Trouble::Failed(error.to_string())
}

/// Asks the web, and says who asks.
pub struct Client {
    /// From looking the name up to the last byte of the answer.
    pub time: Duration,
    tls: TlsConfig,
    agent: String,
    from: String,
}

/// The name under which robots.txt speaks of it (RFC 9309 §2.2.1).
pub const PRODUCT: &str = "nidreg";

/// Bytes of a head.
const HEAD_MAX: usize = 32 * 1024;

/// The certificates that the system trusts.
///
/// # Errors
/// When it has none: every address with https would seem silent.
pub fn trusted() -> Result<Vec<Certificate<'static>>, String> {
    let found = rustls_native_certs::load_native_certs();
    if found.certs.is_empty() {
        return Err("the system has no certificates to trust (ca-certificates)".to_owned());
    }
    Ok(found.certs.iter().map(|one| Certificate::from_der(one).to_owned()).collect())
}

impl Client {
    /// A client of this registry, and whom it trusts.
    pub fn new(post: &Post, trusted: Vec<Certificate<'static>>) -> Self {
        let tls = TlsConfig::builder()
            .provider(TlsProvider::Rustls)
            .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .root_certs(RootCerts::Specific(Arc::new(trusted)))
            .build();
        // RFC 9110 §10.1.2 and §10.1.5: who asks, and whom to write to.
        let agent = format!("{PRODUCT}/{} (+{}/resolvers#asked)", env!("CARGO_PKG_VERSION"), post.public_url);
        Self { time: Duration::from_secs(10), tls, agent, from: post.from.clone() }
    }

    /// Asks once, within the time, and takes so many bytes of the body. Redirects are left to the caller.
    pub fn ask(&self, outside: &dyn Outside, (method, address): (&Method, &Address), bytes: usize) -> Result<Answer, Trouble> {
        let begun = Instant::now();
        let numbers = match address.number() {
            Some(_) => Vec::new(),
            None => outside.look_up(&address.host, self.time).map_err(|error| failed(format!("name: {error}")))?,
        };
        let permit = permit(address, &numbers)?;
        let left = self.time.checked_sub(begun.elapsed()).filter(|left| !left.is_zero());
        let config = Config::builder()
            // A proxy would look the name up again, out of reach of the guard.
            .proxy(None)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .max_idle_connections(0)
            .max_response_header_size(HEAD_MAX)
            .user_agent(self.agent.as_str())
            .accept("*/*")
            // Nothing is unpacked, so nothing can grow.
            .accept_encoding("identity")
            .tls_config(self.tls.clone())
            .timeout_global(Some(left.ok_or_else(|| failed("time out"))?))
            .build();
        let connector = ().chain(TcpConnector::default()).chain(RustlsConnector::default());
        // An agent a request: no cookie and no connection outlives it.
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

/// Leads to one number, whatever the name says by now.
#[derive(Debug)]
struct Pinned(SocketAddr);

impl Resolver for Pinned {
    fn resolve(&self, _uri: &Uri, _config: &Config, _timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let mut only = self.empty();
        only.push(self.0);
        Ok(only)
    }
}
