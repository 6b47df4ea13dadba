//! What a registrant reads beside each field: what it is for, what the experts look for (RFC 8141 §6.4, in our words), and
//! registered answers worth reading. Reminders, not inputs: the template is prose.

use crate::template::Field;

/// A registered answer worth reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example {
    /// Whose.
    pub nid: &'static str,
    /// Why this one.
    pub why: &'static str,
}

/// What stands on the page of one field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Guidance {
    /// The field.
    pub field: Field,
    /// Its task, as a link of the task list.
    pub task: &'static str,
    /// One line under the task.
    pub hint: &'static str,
    /// Two sentences.
    pub words: &'static str,
    /// What the experts look for.
    pub prompts: &'static [&'static str],
    /// A short and a long answer.
    pub examples: &'static [Example],
    /// Rows of the text area: three quarters of the registered answers fit.
    pub rows: u8,
}

const fn example(nid: &'static str, why: &'static str) -> Example {
    Example { nid, why }
}

/// The guidance for a field; `None` for those the procedure settles.
pub fn of(field: Field) -> Option<&'static Guidance> {
    ALL.iter().find(|guidance| guidance.field == field)
}

/// All of it, in the order of the tasks.
pub const ALL: &[Guidance] = &[
    Guidance {
        field: Field::NamespaceId,
        task: "Choose a name",
        hint: "Checked at once against the rules and the registry",
        words: "The namespace ID is what stands behind urn: in every name. It is compared without regard to case and never given to anybody else.",
        prompts: &[
            "three to 32 letters, digits and hyphens",
            "not two letters and a hyphen, not urn-, not X-",
            "a name people will connect with you: an abbreviation that others use too invites questions",
        ],
        examples: &[example("isbn", "the name of a system"), example("c2pa", "the name of an organization")],
        rows: 1,
    },
    Guidance {
        field: Field::Registrant,
        task: "Say who you are",
        hint: "Registrant, contact, address",
        words: "Name the person or organization that registers, and somebody who can be reached. All of it is published, for as long as the registry exists; so give an address for the public, which need not be the one you sign in with.",
        prompts: &[
            "name and postal address of the organization",
            "name of a contact person, or better a role that outlives persons",
            "email address, telephone or postal address of the contact",
            "whether you ask for the fast track as a recognised standards organization (6.3)",
        ],
        examples: &[example("isni", "an organization with a role address"), example("eic", "asks for the fast track")],
        rows: 8,
    },
    Guidance {
        field: Field::Purpose,
        task: "Explain the purpose",
        hint: "About 200 words in most registrations",
        words: "Say what is named, for whom, and what people gain from it. A reader should see why this namespace is needed beside those that exist.",
        prompts: &[
            "what kinds of things the names identify",
            "who will use them: a nation, an industry, a technology, one organization; on public or on private networks",
            "what that community, and the Internet at large, gains from using or resolving the names",
            "how the namespace relates to other URN namespaces, URI schemes and identifier systems, and complements them",
            "which kinds of software can use or resolve the names",
            "whether there are or will be resolution services, and which",
            "whether it is to become part of a standard of the IETF or another body",
        ],
        examples: &[example("gdr", "short"), example("isni", "long")],
        rows: 14,
    },
    Guidance {
        field: Field::Syntax,
        task: "Define the syntax",
        hint: "Structure, encoding, equivalence, q- and f-components",
        words: "Describe how a name is built, so that a reader can tell a correct name from a wrong one. Lines that look like ABNF are checked, and example names are tried against them.",
        prompts: &[
            "the structure: ABNF, an algorithm, a regular expression, or that it is opaque",
            "special rules for encoding characters",
            "when two names are the same: case, hyphens, quotes; a comparison should never call the same name different",
            "how names of an existing system fit into the characters of a URN, for example by percent-encoding",
            "what q-components and f-components mean, if anything",
            "a few example names",
        ],
        examples: &[example("c2pa", "with ABNF"), example("isbn", "long, with equivalence")],
        rows: 18,
    },
    Guidance {
        field: Field::Assignment,
        task: "Explain assignment",
        hint: "Who assigns names and how they stay unique",
        words: "Say who gives out names and what keeps two things from getting the same one. Names are for ever: say what keeps them from being used again.",
        prompts: &[
            "whether assignment is open to everybody, closed, or delegated",
            "if it is limited, how one becomes an assigner or asks for a name",
            "how uniqueness is kept: in sequence, by parts given to others, by an algorithm",
        ],
        examples: &[example("c2pa", "short"), example("isbn", "long")],
        rows: 10,
    },
    Guidance {
        field: Field::SecurityAndPrivacy,
        task: "Consider security and privacy",
        hint: "One sentence saves a round of mail, even when there is little to say",
        words: "Say what could go wrong for people who assign, use or resolve the names. If nothing could, say why.",
        prompts: &[
            "what happens when two names are wrongly taken for the same, or for different ones",
            "whether a name tells something private when it travels the public Internet",
            "whether names can be guessed one after the other to harvest a directory",
            "the questions of RFC 3552 and RFC 6973",
        ],
        examples: &[example("gdr", "short"), example("isbn", "long")],
        rows: 8,
    },
    Guidance {
        field: Field::Interoperability,
        task: "Consider interoperability",
        hint: "Required, even if nothing stands in the way",
        words: "Say what may get in the way of using the names together with others. RFC 8141 requires this section.",
        prompts: &[
            "whether the names can be confused with other URN namespaces, identifier systems or URI schemes",
            "whether characters that must be percent-encoded make trouble",
            "whether the scope overlaps with another namespace's",
        ],
        examples: &[example("isni", "short"), example("doi", "long")],
        rows: 6,
    },
    Guidance {
        field: Field::Resolution,
        task: "State whether names resolve",
        hint: "Required, even if the answer is no",
        words: "Say whether names can be resolved, now or later. If so, say who runs the service.",
        prompts: &[
            "whether resolution is intended or expected",
            "whether you run or recommend a resolution service",
            "what is asked of a service before you advertise it",
            "how r-components are to be handled, once they are standardized",
        ],
        examples: &[example("c2pa", "short"), example("isni", "long")],
        rows: 6,
    },
    Guidance {
        field: Field::Documentation,
        task: "Point to documentation",
        hint: "A stable specification; required on the fast track",
        words: "Name a document that says more: an RFC, a standard, or another text that will stay where it is.",
        prompts: &["an RFC, a specification of a standards body, or another stable document", "an address that will last"],
        examples: &[example("isni", "a standard"), example("thread", "a specification")],
        rows: 4,
    },
    Guidance {
        field: Field::AdditionalInformation,
        task: "Add anything else",
        hint: "Optional",
        words: "Whatever helps to understand this registration, for example a comparison with namespaces that seem to overlap.",
        prompts: &["relations to other registrations"],
        examples: &[example("gs1", "relations"), example("thread", "more documents")],
        rows: 4,
    },
    Guidance {
        field: Field::RevisionInformation,
        task: "Describe what changed",
        hint: "Required for a new version, in your own words",
        words: "Say what differs from the registered version, and why. We draft a list of the sections that changed; it must be rewritten.",
        prompts: &[
            "every difference that matters to a user of the names",
            "changes of q-, r- or f-components, of the contact, or of the technology get a special note (6.2)",
        ],
        examples: &[example("nbn", "long"), example("isbn", "short")],
        rows: 6,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_a_person_writes_has_guidance() {
        for field in Field::WRITTEN {
            let guidance = of(field).unwrap();
            assert!(!guidance.prompts.is_empty() && guidance.examples.len() == 2, "{field:?}");
        }
    }
}
