//! HTTP transport for requests to a provider: https, or http to the local host; no redirects, proxy or cookies; at most 10 seconds and
//! 256 KiB per response.

use openidconnect::http::{Method, Request, Response};
use openidconnect::url::{Host, Url};
use std::io::Read as _;
use std::sync::Arc;
use std::time::Duration;
use ureq::config::Config;
use ureq::tls::{Certificate, RootCerts, TlsConfig, TlsProvider};
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::{Connector as _, RustlsConnector, TcpConnector};

/// The timeout of a request, from name resolution to the last byte.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// The maximum size of a response body, in bytes. Metadata and keys take about 10,000.
const RESPONSE_BYTES_MAX: usize = 256 * 1024;

/// The maximum size of the response headers, in bytes.
const HEAD_MAX: usize = 32 * 1024;

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum RequestFailure {
    /// The URL is not allowed; see [`check_provider_url`].
    #[error("its addresses begin with https://")]
    NotSafe,
    /// No complete response was received in time.
    #[error("{0}")]
    None(String),
    /// The response body is too long.
    #[error("an answer is longer than {RESPONSE_BYTES_MAX} bytes")]
    TooLong,
}

/// Checks that a URL has no credentials and uses https, or http to the local host, where the traffic does not leave the machine.
///
/// # Errors
/// [`Failure::NotSafe`] for any other.
pub fn check_provider_url(address: &str) -> Result<(), RequestFailure> {
    let url = Url::parse(address).map_err(|_| RequestFailure::NotSafe)?;
    let is_here = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    };
    let is_safe = url.scheme() == "https" || (url.scheme() == "http" && is_here);
    if is_safe && url.username().is_empty() && url.password().is_none() { Ok(()) } else { Err(RequestFailure::NotSafe) }
}

/// The system's trusted certificates.
///
/// # Errors
/// If there are none.
pub(crate) fn load_trusted_certificates() -> Result<Vec<Certificate<'static>>, String> {
    let found = rustls_native_certs::load_native_certs();
    if found.certs.is_empty() {
        return Err("the system has no certificates to trust (ca-certificates)".to_owned());
    }
    Ok(found.certs.iter().map(|one| Certificate::from_der(one).to_owned()).collect())
}

/// Sends requests to a provider.
pub struct HttpTransport {
    tls: TlsConfig,
}

impl HttpTransport {
    /// Creates a transport that trusts these certificates.
    pub fn new(trusted: Vec<Certificate<'static>>) -> Self {
        let tls = TlsConfig::builder()
            .provider(TlsProvider::Rustls)
            .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .root_certs(RootCerts::Specific(Arc::new(trusted)))
            .build();
        Self { tls }
    }

    /// Sends a request once.
    ///
    /// # Errors
    /// [`RequestFailure`], also for a URL that is not allowed.
    pub(super) fn send(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, RequestFailure> {
        check_provider_url(&request.uri().to_string())?;
        let config = Config::builder()
            .proxy(None)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .max_idle_connections(0)
            .max_response_header_size(HEAD_MAX)
            .user_agent(concat!("nidreg/", env!("CARGO_PKG_VERSION")))
            // Responses are not decompressed, so a small one cannot expand.
            .accept_encoding("identity")
            .tls_config(self.tls.clone())
            .timeout_global(Some(REQUEST_TIMEOUT))
            .build();
        let connector = ().chain(TcpConnector::default()).chain(RustlsConnector::default());
        let agent = ureq::Agent::with_parts(config, connector, DefaultResolver::default());
        let failed = |error: &dyn std::fmt::Display| RequestFailure::None(error.to_string());
        let answer = if request.method() == Method::GET { agent.run(request.map(|_| ())) } else { agent.run(request) };
        let (head, mut body) = answer.map_err(|error| failed(&error))?.into_parts();
        let mut bytes = Vec::new();
        let most = u64::try_from(RESPONSE_BYTES_MAX).unwrap_or(u64::MAX).saturating_add(1);
        body.as_reader().take(most).read_to_end(&mut bytes).map_err(|error| failed(&error))?;
        if bytes.len() > RESPONSE_BYTES_MAX {
            return Err(RequestFailure::TooLong);
        }
        Ok(Response::from_parts(head, bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::check_provider_url;

    #[test]
    fn only_https_and_loopback_urls_may_be_requested() {
        for good in ["https://id.example/token", "http://127.0.0.1:4000/x", "http://localhost:1/", "http://[::1]:8/"] {
            assert!(check_provider_url(good).is_ok(), "{good}");
        }
        for bad in [
            "http://id.example/", "http://127.0.0.1.id.example/", "ftp://127.0.0.1/", "https://a:b@id.example/", "file:///etc",
            "x",
        ] {
            assert!(check_provider_url(bad).is_err(), "{bad}");
        }
    }
}
