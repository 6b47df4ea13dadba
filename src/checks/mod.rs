//! Value rules of namespaces: check digits, real dates and the like, which no grammar can say.
//!
//! A registration often borrows such a rule from another standard: the last digit of an ISBN follows from the others
//! (ISO 2108), the day in a PWID is a day of the calendar. Each rule is a function over the NSS, found by its name,
//! and says what would have been right:
//!
//! ```
//! let isbn = nidreg::checks::by_name("isbn").unwrap();
//! assert!(isbn("978-951-0-18435-6").is_ok());
//! let wrong = isbn("978-951-0-18435-7").unwrap_err();
//! assert_eq!(wrong.message, "the check digit of 978-951-0-18435 is 6");
//! assert_eq!((wrong.at, wrong.expected.as_slice()), (16, ["6".to_owned()].as_slice()));
//! ```
//!
//! A rule is asked after the grammar, so it may rely on the form of what it reads; what has another form is answered
//! with the code `form` and never with a panic. Every rule looks at each byte of the NSS a bounded number of times and
//! allocates only when it has something to complain of.

mod audiovisual;
mod calendar;
mod energy;
mod identity;
mod modulo;
mod numbers;
pub mod publications;
mod text;
mod trade;
mod wrong;

pub use wrong::Wrong;

/// A value rule: the NSS as written, without the NID.
pub type Check = fn(&str) -> Result<(), Wrong>;

/// All rules by name, in the order of the alphabet.
pub const ALL: [(&str, Check); 13] = [
    ("eic", energy::eic),
    ("eidr", audiovisual::eidr),
    ("fdc-date", calendar::fdc_date),
    ("gs1-ai", trade::gs1_ai),
    ("isan", audiovisual::isan),
    ("isbn", publications::isbn),
    ("isni", identity::isni),
    ("issn", publications::issn),
    ("lei", identity::lei),
    ("oid-arcs", numbers::oid_arcs),
    ("pwid-time", calendar::pwid_time),
    ("trivore-length", text::trivore_length),
    ("urn-6-name", text::urn_6_name),
];

/// The rule of this name.
pub fn by_name(name: &str) -> Option<Check> {
    ALL.iter().find(|(known, _)| *known == name).map(|(_, check)| *check)
}

#[cfg(test)]
mod tests;
