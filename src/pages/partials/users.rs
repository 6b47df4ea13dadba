//! Names of people on pages of experts and operators.

use jiff::civil::Date;
use urn_registry::i18n::Phrase;

/// A name with the last day away.
pub(crate) fn name_with_away_date(name: &str, until: Option<&Date>) -> String {
    until.map_or_else(
        || name.to_owned(),
        |until| Phrase::new("operator-away-until").arg("name", name).arg("until", until.to_string()).to_string(),
    )
}
