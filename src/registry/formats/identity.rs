//! Who publishes the list: its title, note, experts and change controller. They are settings, because only IANA's file can say that it is
//! the official registry, and who IANA's experts are. A mirror that is an unchanged copy of IANA's file keeps what the file says.

use super::{ListHead, Note};
use crate::registry::Inline;
use std::sync::OnceLock;

/// The note of every list that this registry writes itself (RFC 2141 §2.1).
pub const RESERVED_NID_NOTE: &str =
    "The namespace ID \"urn\" is permanently reserved and does not name a namespace (RFC 2141, section 2.1).";

/// The title of the note that names the change controller.
pub const CHANGE_CONTROLLER: &str = "Change controller";

/// How this registry names itself; what is not set is omitted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RegistryIdentity {
    /// The title of the list and its files.
    pub title: Option<String>,
    /// The note at the head of the list.
    pub note: Option<String>,
    /// The experts of both tables.
    pub experts: Option<String>,
    /// Who can change the registrations on the list as a whole.
    pub change_controller: Option<String>,
}

static IDENTITY: OnceLock<RegistryIdentity> = OnceLock::new();

/// Sets the identity. Call once at startup.
pub fn set_identity(identity: RegistryIdentity) {
    let _ = IDENTITY.set(identity);
}

/// The identity of this registry.
pub fn registry_identity() -> &'static RegistryIdentity {
    IDENTITY.get_or_init(RegistryIdentity::default)
}

impl RegistryIdentity {
    /// The head of a list that is not an unchanged copy of its source: the source's title, unless this registry has one; this registry's
    /// notes and experts.
    pub fn head(&self, source: ListHead) -> ListHead {
        let note = |title: Option<&str>, text: &str| Note { title: title.map(str::to_owned), text: vec![Inline::text(text)] };
        let mut head = ListHead { title: self.title.clone().unwrap_or(source.title), ..source };
        head.notes = self.note.iter().map(|text| note(None, text)).collect();
        head.notes.push(note(None, RESERVED_NID_NOTE));
        head.notes.extend(self.change_controller.iter().map(|text| note(Some(CHANGE_CONTROLLER), text)));
        for table in [&mut head.formal, &mut head.informal] {
            table.expert.clone_from(&self.experts);
            table.notes.clear();
        }
        head
    }
}

/// The publisher in linked data: the change controller, or else the registry as a whole.
pub fn publisher() -> &'static str {
    registry_identity().change_controller.as_deref().unwrap_or("URN Namespace Registry")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn head_of_the_source_keeps_only_what_this_registry_can_say_itself() {
        let official = "This is the Official IANA Registry of URN Namespaces.";
        let notes = vec![Note { title: None, text: vec![Inline::text(official)] }];
        let mut source = ListHead { notes, ..ListHead::default() };
        source.formal.expert = Some("Ted Expert".to_owned());
        let texts = |head: &ListHead| head.notes.iter().map(|note| super::super::inlines_text(&note.text)).collect::<Vec<_>>();
        let plain = RegistryIdentity::default().head(source.clone());
        assert_eq!((texts(&plain), plain.formal.expert.as_deref()), (vec![RESERVED_NID_NOTE.to_owned()], None));
        assert_eq!(plain.title, source.title);
        let own = RegistryIdentity {
            title: Some("Namespaces of the Museum".to_owned()),
            note: Some("This is not an IANA registry.".to_owned()),
            experts: Some("Edda Expert".to_owned()),
            change_controller: Some("Museum of Names".to_owned()),
        };
        let head = own.head(source);
        assert_eq!(head.title, "Namespaces of the Museum");
        assert_eq!(texts(&head), ["This is not an IANA registry.", RESERVED_NID_NOTE, "Museum of Names"]);
        assert_eq!(head.informal.expert.as_deref(), Some("Edda Expert"));
    }
}
