//! The connection to PostgreSQL: time limits, lost connections, and URLs with passwords.

use std::fmt::Display;

/// The time limit of a PostgreSQL statement, so that a hanging one releases its connection.
pub(super) const SET_STATEMENT_TIMEOUT: &str = "SET statement_timeout = '60s'";

/// The message of an error of the connection pool, without a repetition of what `Error::Unreachable` states.
pub(super) fn pool_message(error: &impl Display) -> String {
    let message = error.to_string();
    let cause = message.rsplit_once("the database cannot be reached: ").map_or(message.as_str(), |(_, cause)| cause);
    without_password(cause.trim_end(), "")
}

/// Adds network limits to a PostgreSQL URL, unless it has them: the connection timeout in seconds, and the time in milliseconds after which
/// unacknowledged data closes the connection.
pub(super) fn with_network_limits(url: &str) -> String {
    let mut url = url.to_owned();
    for (name, value) in [("connect_timeout", "5"), ("tcp_user_timeout", "10000")] {
        if !url.contains(name) {
            url.push(if url.contains('?') { '&' } else { '?' });
            url.extend([name, "=", value]);
        }
    }
    url
}

/// Whether PostgreSQL's message means that the connection is lost.
pub(super) fn is_connection_lost(message: &str) -> bool {
    const CONNECTION_LOST_MESSAGES: [&str; 5] = [
        "server closed the connection",
        "terminating connection",
        "no connection to the server",
        "connection not open",
        "could not receive data from server",
    ];
    CONNECTION_LOST_MESSAGES.iter().any(|text| message.contains(text))
}

/// Removes secrets from connection errors, which may repeat the URL or an unparsed part of its password: the text between `//` and `@`, and
/// the password wherever it occurs.
pub(super) fn without_password(message: &str, url: &str) -> String {
    let mut message = match (message.find("://"), message.rfind('@')) {
        (Some(from), Some(to)) if from < to => {
            format!("{}://…{}", message.get(..from).unwrap_or_default(), message.get(to..).unwrap_or_default())
        }
        _ => message.to_owned(),
    };
    for password in passwords(url).filter(|password| !password.is_empty()) {
        message = message.replace(password, "…");
    }
    message
}

/// The passwords in a URL: before the host, and among its parameters.
fn passwords(url: &str) -> impl Iterator<Item = &str> {
    let (before, parameters) = url.split_once('?').unwrap_or((url, ""));
    let person = before.split_once("://").and_then(|(_, rest)| rest.rsplit_once('@')).map(|(person, _)| person);
    let first = person.and_then(|person| person.split_once(':')).map(|(_, password)| password);
    first.into_iter().chain(parameters.split('&').filter_map(|pair| pair.strip_prefix("password=")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end of a URL with two hosts. libpq connects to the host that accepts changes.
    const SEVERAL: &str = "one:5432,two:5433/d?target_session_attrs=read-write";

    #[test]
    fn database_error_messages_omit_the_password() {
        let said = without_password;
        let url = "postgres://nidreg:owl%zz@127.0.0.1/d?password=crow";
        assert_eq!(said("invalid percent-encoded token: \"owl%zz\"", url), "invalid percent-encoded token: \"…\"");
        assert_eq!(
            said("cannot reach postgres://nidreg:owl%zz@127.0.0.1/d?password=crow", url),
            "cannot reach postgres://…@127.0.0.1/d?password=…"
        );
        assert_eq!(said("timed out", "postgres://h/d"), "timed out");
        let refused = "timed out waiting for connection: the database cannot be reached: connection to server at \"h\" failed\n";
        assert_eq!(pool_message(&refused), "connection to server at \"h\" failed");
        let several = format!("postgres://nidreg:owl@{SEVERAL}");
        assert_eq!(said(&format!("cannot reach {several}"), &several), format!("cannot reach postgres://…@{SEVERAL}"));
        assert_eq!(said("owl is not the password on two", &several), "… is not the password on two");
    }

    #[test]
    fn timeouts_in_the_database_url_override_the_defaults() {
        assert_eq!(with_network_limits("postgres://h/d"), "postgres://h/d?connect_timeout=5&tcp_user_timeout=10000");
        assert_eq!(
            with_network_limits("postgres://h/d?connect_timeout=60&sslmode=require"),
            "postgres://h/d?connect_timeout=60&sslmode=require&tcp_user_timeout=10000"
        );
        assert_eq!(
            with_network_limits(&format!("postgres://nidreg:owl@{SEVERAL}&connect_timeout=2")),
            format!("postgres://nidreg:owl@{SEVERAL}&connect_timeout=2&tcp_user_timeout=10000")
        );
    }
}
