//! What lies between the program and PostgreSQL: limits on waiting, lost connections, and URLs that hold a password.

/// The longest a statement of PostgreSQL may take: a hanging one gives its connection back.
pub(super) const STATEMENT_LIMIT: &str = "SET statement_timeout = '60s'";

/// A URL of PostgreSQL with limits on the network, unless it has its own: seconds until a connection is there, and milliseconds until
/// bytes that nobody acknowledges end it.
pub(super) fn with_limits(url: &str) -> String {
    let mut url = url.to_owned();
    for (name, value) in [("connect_timeout", "5"), ("tcp_user_timeout", "10000")] {
        if !url.contains(name) {
            url.push(if url.contains('?') { '&' } else { '?' });
            url.extend([name, "=", value]);
        }
    }
    url
}

/// Whether PostgreSQL's message says that the connection is gone.
pub(super) fn lost(message: &str) -> bool {
    const GONE: [&str; 5] = [
        "server closed the connection",
        "terminating connection",
        "no connection to the server",
        "connection not open",
        "could not receive data from server",
    ];
    GONE.iter().any(|words| message.contains(words))
}

/// Connection messages may repeat the URL; what stands between `//` and `@` is left out.
pub(super) fn without_password(message: &str) -> String {
    match (message.find("://"), message.rfind('@')) {
        (Some(from), Some(to)) if from < to => {
            format!("{}://…{}", message.get(..from).unwrap_or_default(), message.get(to..).unwrap_or_default())
        }
        _ => message.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_keeps_its_own_limits() {
        assert_eq!(with_limits("postgres://h/d"), "postgres://h/d?connect_timeout=5&tcp_user_timeout=10000");
        assert_eq!(
            with_limits("postgres://h/d?connect_timeout=60&sslmode=require"),
            "postgres://h/d?connect_timeout=60&sslmode=require&tcp_user_timeout=10000"
        );
    }
}
