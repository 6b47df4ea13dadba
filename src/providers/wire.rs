//! How a request to a provider travels: https, or http to this machine itself; no redirects, no proxy, no cookies; ten seconds and 256
//! KiB for an answer.

use openidconnect::http::{Method, Request, Response};
use openidconnect::url::{Host, Url};
use std::io::Read as _;
use std::sync::Arc;
use std::time::Duration;
use ureq::config::Config;
use ureq::tls::{Certificate, RootCerts, TlsConfig, TlsProvider};
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::{Connector as _, RustlsConnector, TcpConnector};

/// What one request may take, from the name to the last byte.
const TIME: Duration = Duration::from_secs(10);

/// The longest answer, in bytes: a description with its keys has some ten thousand.
const BYTES: usize = 256 * 1024;

/// Bytes of a head.
const HEAD_MAX: usize = 32 * 1024;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It leads where nothing may be asked.
    #[error("its addresses begin with https://")]
    NotSafe,
    /// It did not come, or not in time.
    #[error("{0}")]
    None(String),
    /// It is too long.
    #[error("an answer is longer than {BYTES} bytes")]
    TooLong,
}

/// Whether an address of a provider may be asked: over https, or on this machine, where nobody listens on the way.
///
/// # Errors
/// [`Failure::NotSafe`] for any other.
pub fn may_be_asked(address: &str) -> Result<(), Failure> {
    let url = Url::parse(address).map_err(|_| Failure::NotSafe)?;
    let is_here = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    };
    let is_safe = url.scheme() == "https" || (url.scheme() == "http" && is_here);
    if is_safe && url.username().is_empty() && url.password().is_none() { Ok(()) } else { Err(Failure::NotSafe) }
}

/// The certificates that the system trusts.
///
/// # Errors
/// When it has none.
pub(super) fn trusted() -> Result<Vec<Certificate<'static>>, String> {
    let found = rustls_native_certs::load_native_certs();
    if found.certs.is_empty() {
        return Err("the system has no certificates to trust (ca-certificates), so no provider can be asked".to_owned());
    }
    Ok(found.certs.iter().map(|one| Certificate::from_der(one).to_owned()).collect())
}

/// Carries requests.
pub struct Wire {
    tls: TlsConfig,
}

impl Wire {
    /// One that trusts these certificates.
    pub fn new(trusted: Vec<Certificate<'static>>) -> Self {
        let tls = TlsConfig::builder()
            .provider(TlsProvider::Rustls)
            .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .root_certs(RootCerts::Specific(Arc::new(trusted)))
            .build();
        Self { tls }
    }

    /// Asks once.
    ///
    /// # Errors
    /// [`Failure`].
    pub(super) fn send(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, Failure> {
        may_be_asked(&request.uri().to_string())?;
        let config = Config::builder()
            .proxy(None)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .max_idle_connections(0)
            .max_response_header_size(HEAD_MAX)
            .user_agent(concat!("nidreg/", env!("CARGO_PKG_VERSION")))
            // Nothing is unpacked, so nothing can grow.
            .accept_encoding("identity")
            .tls_config(self.tls.clone())
            .timeout_global(Some(TIME))
            .build();
        let connector = ().chain(TcpConnector::default()).chain(RustlsConnector::default());
        let agent = ureq::Agent::with_parts(config, connector, DefaultResolver::default());
        let failed = |error: &dyn std::fmt::Display| Failure::None(error.to_string());
        let answer = if request.method() == Method::GET { agent.run(request.map(|_| ())) } else { agent.run(request) };
        let (head, mut body) = answer.map_err(|error| failed(&error))?.into_parts();
        let mut bytes = Vec::new();
        let most = u64::try_from(BYTES).unwrap_or(u64::MAX).saturating_add(1);
        body.as_reader().take(most).read_to_end(&mut bytes).map_err(|error| failed(&error))?;
        if bytes.len() > BYTES {
            return Err(Failure::TooLong);
        }
        Ok(Response::from_parts(head, bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::may_be_asked;

    #[test]
    fn only_https_and_loopback_urls_may_be_requested() {
        for good in ["https://id.example/token", "http://127.0.0.1:4000/x", "http://localhost:1/", "http://[::1]:8/"] {
            assert!(may_be_asked(good).is_ok(), "{good}");
        }
        for bad in [
            "http://id.example/",
            "http://127.0.0.1.id.example/",
            "ftp://127.0.0.1/",
            "https://a:b@id.example/",
            "file:///etc",
            "x",
        ] {
            assert!(may_be_asked(bad).is_err(), "{bad}");
        }
    }
}
