//! Suggested comments about findings: a reviewed text for each rule. It is worded as a question because it is generated.

/// The suggested comment for a rule ID; `None` if the finding itself is enough.
pub fn suggested_comment(rule: &str) -> Option<&'static str> {
    Some(match rule {
        "T4" => {
            "Please state in Registrant whether you request the fast track (RFC 8141, Section 6.3), or remove the statement here."
        }
        "T7" => {
            "Please answer the questions about this section in a sentence each. If there is nothing to consider, please explain why."
        }
        "T8" => "Please summarize in a few sentences what the document says about this, for readers of the registration alone.",
        "T9" => "Please correct the grammar so that each rule is ABNF (RFC 5234) and every rule it uses is defined.",
        "T10" => {
            "Please replace this example with a name of this namespace that matches the rules, or state that it is intentionally invalid."
        }
        "T11" => {
            "Please remove the r-component: the semantics of r-components are not standardized yet (RFC 8141, Section 2.3.1)."
        }
        "T13" => "Please state what q- and f-components mean here, or that they are not used.",
        "T23" => "Please cite RFC 8141, which replaced this document in 2017. If you mean the older document, please say so.",
        "T24" => {
            "Please state clearly which differences in spelling are ignored. Two programs may interpret \"usually\" and \"in processing\" differently."
        }
        "T25" => {
            "Please state that a name is unique, remains valid, and is never assigned to another resource, even if the resource or the registrant no longer exists (RFC 8141, Sections 5 and 5.1)."
        }
        "T26" => {
            "Please describe in Security and Privacy what a name reveals about a person or a device, and how they are protected."
        }
        "T27" => {
            "Please cite a document that will still be available and unchanged in ten years, such as a published or dated version."
        }
        "T28" => "Please give a role address at the organization that will still work in many years.",
        "T31" => {
            "Please explain in Interoperability how these names relate to those of the other system: whether both identify the same resource, and which one should be cited."
        }
        "T36" => "Please keep one of the two statements, or state to which part of a name each applies.",
        "T38" => {
            "Please state what happens to the names when a domain name lapses or is transferred, so that its next holder cannot assign the same name again."
        }
        "T40" => {
            "Please explain who outside this organization or network will use the names. A formal namespace is not intended for private use."
        }
        "N8" | "N14" => "Please explain why this name will not be mistaken for a name of that country, or choose another name.",
        "N9" => "Please explain in Interoperability how the namespace relates to the URI scheme of the same name.",
        "N10" => "Please explain how readers will distinguish this name from the similar one, or choose another name.",
        "N15" => "Please state whether this is the name that is already in use and, if not, how the two will be distinguished.",
        "N16" => {
            "Please explain why this generic word should be used for your namespace, or choose a name that identifies your organization."
        }
        _ => return None,
    })
}

/// The comment that a button creates from a finding: the finding, the text, and the clause.
pub fn comment(rule: &str, sentence: &str, clause: &str) -> String {
    match suggested_comment(rule) {
        Some(words) => format!("{sentence}. {words} ({clause})"),
        None => format!("{sentence}. ({clause})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggested_comment_contains_finding_request_and_clause() {
        let said = comment("T25", "Assignment says \"may be reused\"", "RFC 8141 §5 item 1");
        assert!(said.starts_with("Assignment says \"may be reused\". Please state that a name"));
        assert!(said.ends_with("(RFC 8141 §5 item 1)"));
        assert_eq!(comment("T1", "The version is 3", "RFC 8141 Appendix A"), "The version is 3. (RFC 8141 Appendix A)");
    }

    #[test]
    fn every_wording_check_has_a_suggested_comment() {
        for id in ["T7", "T23", "T24", "T25", "T26", "T27", "T28", "T31", "T36", "T38", "T40"] {
            assert!(suggested_comment(id).is_some(), "{id}");
        }
    }
}
