//! Dates in headers (RFC 9110 §5.6.7).

use jiff::Timestamp;
use jiff::fmt::rfc2822;

/// A timestamp as an IMF-fixdate, in whole seconds: `Sun, 06 Nov 1994 08:49:37 GMT`.
pub(crate) fn written(moment: Timestamp) -> String {
    moment.strftime("%a, %d %b %Y %H:%M:%S GMT").to_string()
}

/// Parses the date of a header. The two obsolete formats of RFC 9110 are not accepted, because clients no longer send them.
pub(crate) fn read(text: &str) -> Option<Timestamp> {
    rfc2822::DateTimeParser::new().parse_timestamp(text.trim()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn http_date_round_trips() {
        let moment: Timestamp = "1994-11-06T08:49:37Z".parse().unwrap();
        assert_eq!(written(moment), "Sun, 06 Nov 1994 08:49:37 GMT");
        assert_eq!(read(&written(moment)), Some(moment));
        assert_eq!(read("yesterday"), None);
    }
}
