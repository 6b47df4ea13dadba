//! In which capacity a person acted, as recorded with the action.

use super::RecordedEvent;
use urn_registry::i18n::Phrase;

/// The capacity that is recorded for actions of the program.
const PROGRAM_CAPACITIES: [&str; 2] = ["clock", "nidreg"];

/// The capacity of a contact of a registration, who answers by an emailed link. It is recorded without a name.
pub const CONTACT_CAPACITY: &str = "contact of the registration";
/// What readers see instead of the name of a contact.
pub const CONTACT_NAME: &str = "A contact";

/// A recorded capacity in the reader's language. A capacity that no person acts in is shown as recorded.
pub(crate) fn capacity(role: &str) -> Phrase {
    const KNOWN_CAPACITIES: [&str; 8] =
        ["registrant", "expert", "lead", "operator", "representative", "liaison", "person", "public"];
    match role {
        "expert in conflict" => Phrase::new("talk-role").arg("role", "conflicted"),
        "affected party" => Phrase::new("talk-role").arg("role", "affected"),
        CONTACT_CAPACITY => Phrase::new("talk-role").arg("role", "contact"),
        role if PROGRAM_CAPACITIES.contains(&role) => Phrase::new("talk-role").arg("role", "clock"),
        role if KNOWN_CAPACITIES.contains(&role) => Phrase::new("talk-role").arg("role", role),
        other => other.to_owned().into(),
    }
}

/// A person with the capacity in which they acted: "Edda Lead (lead)". Two persons can have the same name.
pub fn name_with_capacity(name: &str, role: &str) -> Phrase {
    if PROGRAM_CAPACITIES.contains(&role) {
        return name.to_owned().into();
    }
    Phrase::new("talk-person").arg("name", name).arg("role", capacity(role))
}

impl RecordedEvent {
    /// Who acted, and in which capacity.
    pub fn actor(&self) -> Phrase {
        name_with_capacity(&self.by, &self.role)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn person_is_named_with_the_recorded_capacity() {
        assert_eq!(name_with_capacity("Edda Expert", "public").to_string(), "Edda Expert (member of the public)");
        assert_eq!(name_with_capacity("Edda Lead", "lead").to_string(), "Edda Lead (lead)");
        assert_eq!(name_with_capacity("nidreg", "clock").to_string(), "nidreg");
        assert_eq!(capacity("expert in conflict").to_string(), "expert with a conflict of interest");
        assert_eq!(capacity("affected party").to_string(), "affected party");
        assert_eq!(name_with_capacity(CONTACT_NAME, CONTACT_CAPACITY).to_string(), "A contact (listed in the registration)");
    }
}
