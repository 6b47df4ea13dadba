//! Listening sockets of `nidreg serve`: passed by systemd (`sd_listen_fds(3)`), or opened according to `NIDREG_BIND`.
//!
//! A systemd socket stays open while the program restarts: new connections wait in its queue instead of being refused. This allows
//! restarts without downtime.

use crate::cli::exit::{Exit, Failure};
use crate::settings::{ListenAddress, Listener};
use std::io::ErrorKind;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;

/// Mode of a socket file: its owner and its group may connect. The reverse proxy is given the group.
const SOCKET_MODE: u32 = 0o660;

/// Returns the sockets passed by systemd; empty if the program was started manually. Call once, before other threads start: the
/// variables that describe the sockets are removed from the environment.
pub(crate) fn systemd_sockets() -> Result<Vec<Listener>, Failure> {
    let trouble =
        |error: std::io::Error| Failure::new(Exit::NotReady, format!("a socket passed by systemd cannot be used: {error}"));
    let mut given = listenfd::ListenFd::from_env();
    let mut listeners = Vec::new();
    for index in 0..given.len() {
        // `take_tcp_listener` fails on a socket of another kind and leaves it in place.
        if let Ok(Some(tcp)) = given.take_tcp_listener(index) {
            listeners.push(Listener::Tcp(tcp));
        } else if let Some(unix) = given.take_unix_listener(index).map_err(trouble)? {
            listeners.push(Listener::Unix(unix));
        }
    }
    Ok(listeners)
}

/// Listens according to `NIDREG_BIND`. A host name with several addresses is bound on each address that this machine has.
pub(crate) fn bind_listeners(bind: &ListenAddress) -> Result<Vec<Listener>, Failure> {
    let trouble = |error: std::io::Error| {
        Failure::new(Exit::NotReady, format!("cannot listen on {bind}: {error}. NIDREG_BIND sets another address"))
    };
    if let Some(path) = bind.path() {
        return Ok(vec![Listener::Unix(create_socket_file(path).map_err(trouble)?)]);
    }
    let mut addresses = bind.addresses().map_err(trouble)?;
    if matches!(bind, ListenAddress::Tcp { port: 0, .. }) {
        // With port 0, each address would be assigned a different free port.
        addresses.truncate(1);
    }
    let mut listeners = Vec::new();
    let mut refused = None;
    for address in addresses {
        match TcpListener::bind(address) {
            Ok(listener) => listeners.push(Listener::Tcp(listener)),
            // `localhost` also resolves to ::1, which is unavailable on a machine without IPv6.
            Err(error) if error.kind() == ErrorKind::AddrNotAvailable => refused = Some(error),
            Err(error) => return Err(trouble(error)),
        }
    }
    match refused {
        Some(error) if listeners.is_empty() => Err(trouble(error)),
        _ => Ok(listeners),
    }
}

/// Creates the socket file. A stale one left by a killed process is replaced; one that accepts connections is an error. The file is not
/// removed on exit, because it may belong to the next process by then.
fn create_socket_file(path: &Path) -> std::io::Result<UnixListener> {
    let listener = match UnixListener::bind(path) {
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            match UnixStream::connect(path) {
                Ok(_) => return Err(std::io::Error::new(ErrorKind::AddrInUse, "another program is listening there")),
                // It is not a socket, or the permission is missing: the first error is more informative.
                Err(other) if other.kind() != ErrorKind::ConnectionRefused => return Err(error),
                Err(_) => {}
            }
            if !is_socket(path)? {
                return Err(error);
            }
            std::fs::remove_file(path)?;
            UnixListener::bind(path)?
        }
        bound => bound?,
    };
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(SOCKET_MODE))?;
    Ok(listener)
}

fn is_socket(path: &Path) -> std::io::Result<bool> {
    use std::os::unix::fs::FileTypeExt as _;
    Ok(std::fs::symlink_metadata(path)?.file_type().is_socket())
}

/// Notifies systemd that the server is ready (`sd_notify(3)`). Does nothing without systemd.
pub(crate) fn notify_ready() {
    let Some(to) = std::env::var_os("NOTIFY_SOCKET") else { return };
    let sent = std::os::unix::net::UnixDatagram::unbound().and_then(|socket| notify(&socket, &to));
    if let Err(error) = sent {
        tracing::warn!(%error, "systemd could not be notified that the program is ready");
    }
}

fn notify(socket: &std::os::unix::net::UnixDatagram, to: &std::ffi::OsStr) -> std::io::Result<usize> {
    const READY: &[u8] = b"READY=1\n";
    // A name that begins with @ is an abstract socket, not a file (unix(7)).
    #[cfg(target_os = "linux")]
    if let Some(name) = std::os::unix::ffi::OsStrExt::as_bytes(to).strip_prefix(b"@") {
        use std::os::linux::net::SocketAddrExt as _;
        return socket.send_to_addr(READY, &std::os::unix::net::SocketAddr::from_abstract_name(name)?);
    }
    socket.send_to(READY, to)
}
