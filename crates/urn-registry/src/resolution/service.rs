//! Resolution services: what can be requested for a name (RFC 2483 §4; RFC 2169 §2; the 2012 draft §9.2.2).
//!
//! ```
//! use urn_registry::resolution::service::Service;
//!
//! assert_eq!(Service::from_name("N2Ls").unwrap(), Service::I2Ls); // RFC 2169 asked of names what RFC 2483 asks of identifiers
//! assert_eq!(Service::from_name("I2CS").unwrap(), Service::I2Cs); // RFC 2483 writes this plural its own way
//! assert_eq!(Service::from_designator("i2l"), None); // directives of the 2012 draft are case-sensitive
//! ```

use crate::i18n::Phrase;
use serde::Serialize;
use std::fmt;

/// A resolution service. The names follow the 2012 draft, which uses a uniform plural form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", inline, description = ""))]
pub enum Service {
    /// One location (RFC 2483 §4.1).
    I2L,
    /// All locations (RFC 2483 §4.2).
    I2Ls,
    /// The resource itself (RFC 2483 §4.3).
    I2R,
    /// All instances of the resource (RFC 2483 §4.4).
    I2Rs,
    /// A description (RFC 2483 §4.5).
    I2C,
    /// All descriptions (RFC 2483 §4.6).
    I2Cs,
    /// Another name (RFC 2483 §4.7).
    I2N,
    /// All names (RFC 2483 §4.8).
    I2Ns,
    /// Whether two identifiers name the same resource (RFC 2483 §4.9).
    IEqualsI,
}

/// Why a service name is not supported here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnknownService {
    /// `L2R` and similar services of RFC 2169 start from a location; here the input is a name.
    #[error(
        "This service starts from a location, not from a name. Use I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N or I2Ns (RFC 2169 §2)"
    )]
    FromLocation,
    /// No specification defines it.
    #[error(
        "This service does not exist. Use I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N, I2Ns or the N2 names of RFC 2169 (RFC 2483 §4)"
    )]
    NoSuch,
}

impl UnknownService {
    /// The message in the language of the reader.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::FromLocation => "service-from-location",
            Self::NoSuch => "service-none",
        })
    }
}

impl Service {
    /// All services, in the order of RFC 2483.
    pub const ALL: [Self; 9] =
        [Self::I2L, Self::I2Ls, Self::I2R, Self::I2Rs, Self::I2C, Self::I2Cs, Self::I2N, Self::I2Ns, Self::IEqualsI];

    /// The designator, and what it returns.
    fn designator_and_result(self) -> (&'static str, &'static str) {
        match self {
            Self::I2L => ("I2L", "one URL of the resource"),
            Self::I2Ls => ("I2Ls", "all known URLs of the resource"),
            Self::I2R => ("I2R", "the resource itself"),
            Self::I2Rs => ("I2Rs", "every version of the resource"),
            Self::I2C => ("I2C", "a description of the resource"),
            Self::I2Cs => ("I2Cs", "every known description of the resource"),
            Self::I2N => ("I2N", "another name of the resource"),
            Self::I2Ns => ("I2Ns", "every known name of the resource"),
            Self::IEqualsI => ("I=I", "whether two identifiers name the same resource"),
        }
    }

    /// The designator of the 2012 draft §9.2.2.
    pub fn name(self) -> &'static str {
        self.designator_and_result().0
    }

    /// What it returns, in English.
    pub fn result_description(self) -> &'static str {
        self.designator_and_result().1
    }

    /// What it returns, in the language of the reader.
    pub fn phrase(self) -> Phrase {
        Phrase::new("resolvers-service").arg("service", self.name())
    }

    /// The service that a value of the `s` directive names. Case-sensitive (the 2012 draft §2.3).
    pub fn from_designator(value: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|service| service.name() == value)
    }

    /// The service named in a URL or on the command line: a designator or, for `N2…` of RFC 2169, its successor.
    /// Case-insensitive.
    ///
    /// # Errors
    /// [`UnknownService`]: the service starts from a location, or does not exist.
    pub fn from_name(word: &str) -> Result<Self, UnknownService> {
        if word.len() > 4 || !word.is_ascii() {
            return Err(UnknownService::NoSuch);
        }
        let upper = word.to_ascii_uppercase();
        let asked = upper.strip_prefix("N2").map_or_else(|| upper.clone(), |rest| format!("I2{rest}"));
        match Self::ALL.into_iter().find(|service| service.name().eq_ignore_ascii_case(&asked)) {
            Some(service) => Ok(service),
            None if upper.starts_with("L2") => Err(UnknownService::FromLocation),
            None => Err(UnknownService::NoSuch),
        }
    }

    /// Whether the result is a list.
    pub fn is_plural(self) -> bool {
        matches!(self, Self::I2Ls | Self::I2Rs | Self::I2Cs | Self::I2Ns)
    }

    /// The services whose entries can provide this one, best first. The URL of the resource and the resource itself are one HTTP
    /// request apart, and a list may have one element.
    pub fn answered_by(self) -> &'static [Self] {
        match self {
            Self::I2L => &[Self::I2L, Self::I2R],
            Self::I2R => &[Self::I2R, Self::I2L],
            Self::I2Ls => &[Self::I2Ls, Self::I2L, Self::I2R],
            Self::I2Rs => &[Self::I2Rs, Self::I2R, Self::I2L],
            Self::I2C => &[Self::I2C, Self::I2Cs],
            Self::I2Cs => &[Self::I2Cs, Self::I2C],
            Self::I2N => &[Self::I2N, Self::I2Ns],
            Self::I2Ns => &[Self::I2Ns, Self::I2N],
            Self::IEqualsI => &[Self::IEqualsI],
        }
    }
}

impl fmt::Display for Service {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Service {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resolution::template::Unexpandable;

    #[test]
    fn old_service_names_map_to_the_new_ones() {
        for (old, new) in [
            ("N2L", "I2L"),
            ("N2Ls", "I2Ls"),
            ("N2R", "I2R"),
            ("N2Rs", "I2Rs"),
            ("n2c", "I2C"),
            ("N2CS", "I2Cs"),
            ("N2N", "I2N"),
            ("N2Ns", "I2Ns"),
        ] {
            assert_eq!(Service::from_name(old).unwrap().name(), new, "{old}");
        }
        assert_eq!(Service::from_name("I=I"), Ok(Service::IEqualsI));
    }

    #[test]
    fn location_services_and_unknown_services_are_distinguished() {
        assert_eq!(Service::from_name("L2R"), Err(UnknownService::FromLocation));
        for word in ["", "I2X", "N2", "I2LsX", "I2Ł", "../I", "N=N"] {
            assert_eq!(Service::from_name(word), Err(UnknownService::NoSuch), "{word}");
        }
    }

    #[test]
    fn phrase_of_a_fault_equals_its_display_text() {
        for fault in [UnknownService::FromLocation, UnknownService::NoSuch] {
            assert_eq!(fault.phrase(), fault.to_string().as_str());
        }
        for fault in [Unexpandable::TooLong, Unexpandable::Climbs] {
            assert_eq!(fault.phrase(), fault.to_string().as_str());
        }
    }

    #[test]
    fn every_service_has_its_designator_in_the_urn_module() {
        for service in Service::ALL {
            assert_eq!(crate::urn::directives::service(service.name()).map(|known| known.name), Some(service.name()));
            assert_eq!(Service::from_designator(service.name()), Some(service));
        }
    }
}
