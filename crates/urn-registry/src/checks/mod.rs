//! Value rules of namespaces: check digits, valid dates and similar rules that no grammar can express.
//!
//! A registration often adopts such a rule from another standard: the last digit of an ISBN is computed from the others (ISO
//! 2108); the date in a PWID must exist in the calendar. Each rule is a function of the NSS, is selected by name, and reports the
//! correct value:
//!
//! ```
//! let isbn = urn_registry::checks::by_name("isbn").unwrap();
//! assert!(isbn("978-951-0-18435-6").is_ok());
//! let wrong = isbn("978-951-0-18435-7").unwrap_err();
//! assert_eq!(wrong.message, "the check digit of 978-951-0-18435 is 6");
//! assert_eq!((wrong.at, wrong.expected.as_slice()), (16, ["6".to_owned()].as_slice()));
//! ```
//!
//! A rule is applied after the grammar, so it can rely on the form of its input; input in another form is rejected with the code
//! `form` and never causes a panic. Every rule reads each byte of the NSS a bounded number of times and allocates only to report
//! a fault.

mod audiovisual;
mod calendar;
pub(crate) mod country;
mod energy;
mod identity;
mod modulo;
mod numbers;
pub(crate) mod publications;
mod text;
mod trade;
mod wrong;

pub use text::utf8;
pub use wrong::ValueFault;

/// A value rule. Its argument is the NSS as written.
pub type ValueRule = fn(&str) -> Result<(), ValueFault>;

/// All rules by name, in alphabetical order.
pub const VALUE_RULES: [(&str, ValueRule); 14] = [
    ("eic", energy::eic),
    ("eidr", audiovisual::eidr),
    ("fdc-date", calendar::fdc_date),
    ("gs1-ai", trade::gs1_ai),
    ("isan", audiovisual::isan),
    ("isbn", publications::isbn),
    ("isni", identity::isni),
    ("iso-3166", country::iso_3166),
    ("issn", publications::issn),
    ("lei", identity::lei),
    ("oid-arcs", numbers::oid_arcs),
    ("pwid-time", calendar::pwid_time),
    ("trivore-length", text::trivore_length),
    ("urn-6-name", text::urn_6_name),
];

/// The rule with this name.
pub fn by_name(name: &str) -> Option<ValueRule> {
    VALUE_RULES.iter().find(|(known, _)| *known == name).map(|(_, check)| *check)
}

#[cfg(test)]
mod tests;
