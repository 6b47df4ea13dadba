//! Parses a date parameter, with the same rule for all pages, files and API endpoints.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

/// The date in a parameter; `None` if it is missing or empty, as in an empty form field.
///
/// # Errors
/// 400 for text that is not a date, and for a future date.
pub(crate) fn parse_date_parameter(cx: &RequestContext, name: &str) -> Result<Option<Date>, HttpError> {
    let text = cx.query.get(name);
    if text.is_empty() {
        return Ok(None);
    }
    let day: Option<Date> = text.parse().ok().filter(|day: &Date| day.to_string() == text);
    let day = day.ok_or_else(|| HttpError::bad_request(Phrase::new("refusal-day-form").arg("name", name.to_string())))?;
    let today = crate::clock::day(cx.now);
    if day > today {
        let sentence = Phrase::new("refusal-day-to-come").arg("day", day.to_string()).arg("today", today.to_string());
        return Err(HttpError::bad_request(sentence));
    }
    Ok(Some(day))
}
