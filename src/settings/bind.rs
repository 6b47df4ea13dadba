//! `NIDREG_BIND`: a host and a port, or a socket file; and the listening sockets created from it.

use std::fmt;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs as _};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// A listen address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListenAddress {
    /// `127.0.0.1:8080`, `[::1]:8080` or `localhost:8080`. A name may resolve to several addresses.
    Tcp {
        /// An IP address (IPv6 in brackets) or a host name.
        host: String,
        /// The port; for 0, the operating system chooses a free one.
        port: u16,
    },
    /// `unix:/run/nidreg/nidreg.sock`.
    Unix(PathBuf),
}

/// A listening socket.
#[derive(Debug)]
pub enum Listener {
    /// A TCP socket.
    Tcp(TcpListener),
    /// A Unix domain socket, for a proxy on the same machine.
    Unix(UnixListener),
}

impl ListenAddress {
    /// Resolves the host to socket addresses. A host name is looked up at each call, because its addresses may change.
    pub fn addresses(&self) -> std::io::Result<Vec<SocketAddr>> {
        match self {
            Self::Tcp { host, port } => {
                let bare = host.trim_start_matches('[').trim_end_matches(']');
                let mut found: Vec<SocketAddr> = (bare, *port).to_socket_addrs()?.collect();
                found.sort_unstable();
                found.dedup();
                Ok(found)
            }
            Self::Unix(_) => Ok(Vec::new()),
        }
    }

    /// The path of the socket file, if this is one.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::Unix(path) => Some(path),
            Self::Tcp { .. } => None,
        }
    }
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tcp { host, port } => write!(f, "{host}:{port}"),
            Self::Unix(path) => write!(f, "unix:{}", path.display()),
        }
    }
}

impl FromStr for ListenAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        /// The maximum length of `sun_path` (unix(7)), without the terminating NUL.
        const PATH_MAX: usize = 107;
        if let Some(path) = text.strip_prefix("unix:") {
            return if path.starts_with('/') && path.len() <= PATH_MAX {
                Ok(Self::Unix(path.into()))
            } else {
                Err(format!("NIDREG_BIND must have an absolute path of at most {PATH_MAX} bytes after unix:, not {path:?}"))
            };
        }
        let wrong =
            || format!("NIDREG_BIND must be like 127.0.0.1:8080, localhost:8080 or unix:/run/nidreg/nidreg.sock, not {text:?}");
        let (host, port) = text.rsplit_once(':').ok_or_else(wrong)?;
        let port = port.parse().map_err(|_| wrong())?;
        let is_name = !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_'));
        if is_name || text.parse::<SocketAddr>().is_ok() { Ok(Self::Tcp { host: host.to_owned(), port }) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listen_address_accepts_ip_addresses_host_names_and_socket_files() {
        for text in ["127.0.0.1:8080", "[::1]:0", "localhost:8080", "0.0.0.0:80", "unix:/run/nidreg/nidreg.sock"] {
            assert_eq!(text.parse::<ListenAddress>().unwrap().to_string(), text);
        }
        let far = format!("unix:/{}", "x".repeat(200));
        for text in ["here", "8080", ":8080", "localhost:", "localhost:99999", "::1:8080", "a b:80", "unix:", "unix:here", &far] {
            assert!(text.parse::<ListenAddress>().unwrap_err().contains("NIDREG_BIND"), "{text}");
        }
        let local = "localhost:8080".parse::<ListenAddress>().unwrap().addresses().unwrap();
        assert!(!local.is_empty() && local.iter().all(|address| address.ip().is_loopback() && address.port() == 8080));
    }
}
