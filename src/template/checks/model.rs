//! What a reviewer may write about a finding: wording that was found good, by rule. It asks; it does not order, because a machine made it.

/// The wording for a rule by its identifier; none where the finding says all there is to say.
pub fn model(rule: &str) -> Option<&'static str> {
    Some(match rule {
        "T4" => {
            "Please say in Registrant whether you ask for the fast track (RFC 8141, Section 6.3), or take the words out here."
        }
        "T7" => {
            "Please say in a sentence why there is nothing to consider: what a name tells about whoever uses it, and what else it could be mistaken for."
        }
        "T8" => {
            "Please sum up in a few sentences what the document says on this, so that a reader of the registration alone knows it."
        }
        "T9" => "Please correct the grammar so that each rule is ABNF (RFC 5234) and every rule it uses is defined.",
        "T10" => {
            "Please replace this example by a name of this namespace that the rules produce, or say that it is meant to be wrong."
        }
        "T11" => "Please take the r-component out: their semantics are not standardized yet (RFC 8141, Section 2.3.1).",
        "T12" => {
            "Please say in Syntax when two names are the same: for example, \"Names are compared character by character; letters in the NSS are case-sensitive.\""
        }
        "T13" => "Please say what q- and f-components mean here, or that they are not used.",
        "T23" => "Please cite RFC 8141, which replaced this document in 2017, unless the older one is meant; then say so.",
        "T24" => {
            "Please say plainly which differences in spelling make no other name. \"Usually\" and \"in processing\" will be read in two ways by two programs."
        }
        "T25" => {
            "Please say that a name, once assigned, is never given to another thing, not even when the thing is gone (RFC 8141, Section 5.1)."
        }
        "T26" => {
            "Please say in Security and Privacy what can be learned from a name about a person or a device, and what protects them."
        }
        "T27" => {
            "Please name a document that will still be there and say the same in ten years: a published version, or one with a date."
        }
        "T28" => "Please give a role address at the organization: it must still reach somebody in many years.",
        "T31" => {
            "Please say in Interoperability how these names relate to the other system's: whether both name the same thing, and which one is to be cited."
        }
        "T32" => {
            "Please say by which rules those who get a part of the namespace keep its names unique and never reassign one, where they are listed, and what becomes of a part whose holder is gone."
        }
        "T33" => {
            "Please name the resolution service or the document that describes it, or say that names are not resolved in public."
        }
        "N8" | "N14" => "Please say why this name will not be taken for one of that country, or choose another.",
        "N9" => "Please say in Interoperability how the namespace relates to the URI scheme of the same name.",
        "N10" => "Please say how readers will tell this name from the one it looks like, or choose another.",
        "N15" => "Please say whether this is the name that is in use already, and if not, how both will be told apart.",
        "N16" => "Please say why this general word is yours to use for one namespace, or choose a name that says whose it is.",
        _ => return None,
    })
}

/// The comment that one press makes of a finding: what was found, the wording, and the clause.
pub fn comment(rule: &str, sentence: &str, clause: &str) -> String {
    match model(rule) {
        Some(words) => format!("{sentence}. {words} ({clause})"),
        None => format!("{sentence}. ({clause})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_has_what_was_found_what_is_asked_and_the_clause() {
        let said = comment("T25", "Assignment says \"may be reused\"", "RFC 8141 §5 item 1");
        assert!(said.starts_with("Assignment says \"may be reused\". Please say that a name"));
        assert!(said.ends_with("(RFC 8141 §5 item 1)"));
        assert_eq!(comment("T1", "The version is 3", "RFC 8141 Appendix A"), "The version is 3. (RFC 8141 Appendix A)");
    }

    #[test]
    fn every_check_of_the_wording_has_its_model() {
        for id in ["T12", "T23", "T24", "T25", "T26", "T27", "T28", "T31", "T32", "T33"] {
            assert!(model(id).is_some(), "{id}");
        }
    }
}
