//! Whether a mail server authenticated the sender of a message: the `Authentication-Results` header that it adds (RFC 8601).

use super::line::bounded;
use mail_parser::Message;

/// The maximum size of a header that is read, in bytes.
const HEADER_BYTES_MAX: usize = 4096;

/// The `Authentication-Results` headers of a message, the newest first.
pub(super) fn results(message: &Message<'_>) -> Vec<String> {
    let results = message.headers_raw().filter(|(name, _)| name.eq_ignore_ascii_case("Authentication-Results"));
    results.map(|(_, value)| without_foreign_text(&bounded(value, HEADER_BYTES_MAX))).collect()
}

/// The text without comments and quoted strings (RFC 5322 §3.2), in lower case on one line. Both can contain text of the sender, such as a
/// local part. Nothing but the name of the server if one of them does not end.
fn without_foreign_text(value: &str) -> String {
    let (mut out, mut depth, mut is_quoted) = (String::new(), 0_usize, false);
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => _ = chars.next(),
            '"' if depth == 0 => is_quoted = !is_quoted,
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted => depth = depth.saturating_sub(1),
            _ if depth == 0 && !is_quoted => out.extend(c.to_lowercase()),
            _ => {}
        }
    }
    if depth > 0 || is_quoted {
        out.truncate(out.find(';').unwrap_or(out.len()));
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether the trusted server `host` reports that DMARC passed for the domain of `from`, and reports nothing else about DMARC. The server
/// removes forged headers with its own name (RFC 8601 §5), so the newest header with that name is genuine.
pub(super) fn is_authenticated(results: &[String], host: &str, from: &str) -> bool {
    let host = host.to_lowercase();
    let Some(domain) = from.rsplit_once('@').map(|(_, domain)| domain.to_lowercase()) else { return false };
    let own = results.iter().find_map(|value| {
        let (id, rest) = value.split_once(';').unwrap_or((value, ""));
        (id.split(' ').next() == Some(host.as_str())).then_some(rest)
    });
    let mut reports = own.into_iter().flat_map(|rest| rest.split(';')).map(str::trim).filter(|one| one.starts_with("dmarc"));
    let (Some(report), None) = (reports.next(), reports.next()) else { return false };
    let domains = report.split(' ').filter_map(|word| word.strip_prefix("header.from="));
    report.split(' ').next() == Some("dmarc=pass") && domains.eq([domain.as_str()])
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
        assert!(!own(r#"spf=pass smtp.mailfrom="a (\" b"@lights.example; dmarc=pass (\) header.from=lights.example"#));
        assert!(own(r#"spf=pass smtp.mailfrom="a (\" b"@lights.example; dmarc=pass (\)) header.from=lights.example"#));
        assert!(passes("Authentication-Results: MX.registry.example 1; dmarc=pass header.from=lights.example\r\n"));
        for result in [
            "none",
            "dmarc=fail header.from=lights.example",
            "dmarc=pass header.from=evil.example",
            "dmarc=pass",
            "dkim=pass header.d=lights.example",
            "x=y (dmarc=pass header.from=lights.example)",
            // Text of the sender in a quoted local part, with escapes and with parentheses.
            r#"spf=pass smtp.mailfrom="a; dmarc=pass header.from=lights.example b"@evil.example"#,
            r#"spf=pass smtp.mailfrom="a\"; dmarc=pass header.from=lights.example b"@evil.example"#,
            r#"spf=pass smtp.mailfrom="a)"@evil.example (b; dmarc=pass header.from=lights.example"#,
            r"x=y (\) dmarc=pass; dmarc=pass header.from=lights.example)",
            "x=y \"; dmarc=pass header.from=lights.example",
            // More than one result.
            "dmarc=fail header.from=lights.example; dmarc=pass header.from=lights.example",
            "dmarc=pass header.from=lights.example; dmarc = fail header.from=lights.example",
            "dmarc=pass header.from=evil.example header.from=lights.example",
        ] {
            assert!(!own(result), "{result}");
        }
        // Another server, and an older header that its sender wrote.
        assert!(!passes("Authentication-Results: mx.evil.example; dmarc=pass header.from=lights.example\r\n"));
        let forged = "Authentication-Results: mx.registry.example; dmarc=pass header.from=lights.example\r\n";
        for newest in ["; dmarc=fail", "; spf=pass (", " (; dmarc=fail"] {
            assert!(!passes(&format!("Authentication-Results: mx.registry.example{newest}\r\n{forged}")), "{newest}");
        }
        assert!(!passes(""));
    }
}
