//! Dates in headers (RFC 9110 §5.6.7).

use jiff::Timestamp;
use jiff::fmt::rfc2822;

/// A timestamp as an IMF-fixdate, in whole seconds: `Sun, 06 Nov 1994 08:49:37 GMT`.
pub(crate) fn format_http_date(moment: Timestamp) -> String {
    moment.strftime("%a, %d %b %Y %H:%M:%S GMT").to_string()
}

/// Parses the date of a header. The two obsolete formats of RFC 9110 are not accepted, because clients no longer send them.
pub(crate) fn parse_http_date(text: &str) -> Option<Timestamp> {
    rfc2822::DateTimeParser::new().parse_timestamp(text.trim()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn http_date_round_trips() {
        let moment: Timestamp = "1994-11-06T08:49:37Z".parse().unwrap();
        assert_eq!(format_http_date(moment), "Sun, 06 Nov 1994 08:49:37 GMT");
        assert_eq!(parse_http_date(&format_http_date(moment)), Some(moment));
        assert_eq!(parse_http_date("yesterday"), None);
    }
}
