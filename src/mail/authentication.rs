//! Whether a mail server authenticated the sender of a message: the `Authentication-Results` header that it adds (RFC 8601).

use super::line::bounded;
use mail_parser::Message;

/// The maximum size of a header that is read, in bytes.
const LONGEST: usize = 4096;

/// The `Authentication-Results` headers of a message, the newest first.
pub(super) fn results(message: &Message<'_>) -> Vec<String> {
    let results = message.headers_raw().filter(|(name, _)| name.eq_ignore_ascii_case("Authentication-Results"));
    results.map(|(_, value)| without_comments(&bounded(value, LONGEST))).collect()
}

/// The text without comments in parentheses, in lower case on one line.
fn without_comments(value: &str) -> String {
    let (mut out, mut depth) = (String::new(), 0_usize);
    for c in value.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth == 0 => out.extend(c.to_lowercase()),
            _ => {}
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether the trusted server `host` reports that DMARC passed for the domain of `from`. The server removes headers in its name that others
/// wrote (RFC 8601 §5), so the newest of them is its own.
pub(super) fn is_authenticated(results: &[String], host: &str, from: &str) -> bool {
    let host = host.to_lowercase();
    let Some(domain) = from.rsplit_once('@').map(|(_, domain)| domain.to_lowercase()) else { return false };
    let own = results.iter().find_map(|value| {
        let (id, rest) = value.split_once(';')?;
        (id.split(' ').next() == Some(host.as_str())).then_some(rest)
    });
    own.is_some_and(|rest| {
        rest.split(';').any(|method| {
            let mut text = method.split_whitespace();
            let names_domain = |word: &str| word.strip_prefix("header.from=").is_some_and(|name| name == domain);
            text.next() == Some("dmarc=pass") && text.any(names_domain)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{is_authenticated, results};
    use mail_parser::MessageParser;

    fn passes(headers: &str) -> bool {
        let message = format!("{headers}From: rita@lights.example\r\n\r\nHello\r\n");
        let message = MessageParser::default().parse(message.as_bytes()).unwrap();
        is_authenticated(&results(&message), "mx.registry.example", "rita@Lights.example")
    }

    #[test]
    fn only_the_result_of_the_trusted_server_for_the_domain_of_the_sender_counts() {
        let own = |result: &str| passes(&format!("Authentication-Results: mx.registry.example; {result}\r\n"));
        assert!(own("spf=fail smtp.mailfrom=x.example;\r\n dmarc=pass (p=NONE) header.from=lights.example"));
        assert!(passes("Authentication-Results: MX.registry.example 1; dmarc=pass header.from=lights.example\r\n"));
        for result in [
            "none",
            "dmarc=fail header.from=lights.example",
            "dmarc=pass header.from=evil.example",
            "dmarc=pass",
            "dkim=pass header.d=lights.example",
            "x=y (dmarc=pass header.from=lights.example)",
        ] {
            assert!(!own(result), "{result}");
        }
        // Another server, and an older header that its sender wrote.
        assert!(!passes("Authentication-Results: mx.evil.example; dmarc=pass header.from=lights.example\r\n"));
        let forged = "Authentication-Results: mx.registry.example; dmarc=pass header.from=lights.example\r\n";
        assert!(!passes(&format!("Authentication-Results: mx.registry.example; dmarc=fail\r\n{forged}")));
        assert!(!passes(""));
    }
}
