//! The details of a registrant as separate fields, from which the Registrant section of a new draft is written. They are offered until the
//! section is saved; from then on, its text is edited. RFC 8141 Appendix A asks for the name and address of the organization, and the name
//! and contact information of a person.

use crate::http::field::Field;
use crate::http::form::Fields;
use crate::refusal::{FieldFault, at};
use crate::users::EmailAddress;
use urn_registry::i18n::Phrase;

const ORGANIZATION: Field = Field::text("organization", "details-organization").complete("organization");
const ORGANIZATION_UNIT: Field = Field::text("unit", "details-unit");
pub(super) const CONTACT: Field = Field::text(at::CONTACT, "details-contact").hint("details-contact-hint");
pub(super) const CONTACT_EMAIL: Field =
    Field::text("contact_email", "details-email").hint("details-email-hint").complete("email");
const POSTAL: Field = Field::area("postal", "details-postal", 3).complete("street-address");
const WEB: Field = Field::text("web", "details-web").complete("url");

/// All of them, in the order of the text.
pub(super) const REGISTRANT_DETAILS: [Field; 6] = [ORGANIZATION, ORGANIZATION_UNIT, CONTACT, CONTACT_EMAIL, POSTAL, WEB];

/// The labels in the text, which is in English.
const DETAIL_LABELS: [&str; 6] = ["", "", "Contact: ", "Email: ", "Postal address: ", "Web: "];

/// An email address that cannot receive email, and a website that is not a web address.
pub(super) fn check_details(form: &Fields) -> Vec<FieldFault> {
    let mut found = Vec::new();
    let (email, web) = (CONTACT_EMAIL.value_in(form).trim(), WEB.value_in(form).trim());
    if !email.is_empty() && EmailAddress::parse(email).is_err() {
        found.push(CONTACT_EMAIL.fault(Phrase::new("refusal-email-form")));
    }
    if !web.is_empty() && !is_website(web) {
        found.push(WEB.fault(Phrase::new("details-web-form")));
    }
    found
}

fn is_website(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.and_then(|rest| rest.split(['/', '?', '#']).next()).unwrap_or_default();
    !text.contains(char::is_whitespace) && host.split('.').count() > 1 && host.split('.').all(|label| !label.is_empty())
}

/// The text of the section: one line for each field that was filled in.
pub(super) fn registrant_text(form: &Fields) -> String {
    let line = |(field, label): (Field, &str)| {
        let lines = field.value_in(form).lines().map(|line| line.trim().trim_end_matches(',')).filter(|line| !line.is_empty());
        let value = lines.collect::<Vec<_>>().join(", ");
        (!value.is_empty()).then(|| format!("{label}{value}"))
    };
    REGISTRANT_DETAILS.into_iter().zip(DETAIL_LABELS).filter_map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_become_one_line_each_and_empty_ones_are_left_out() {
        let form = Fields::read(
            b"organization=Lightship+Society&unit=&contact=Names+Office&contact_email=+names%40lightships.example+&postal=1+Quay+Street,%0D%0ALampton%0D%0A&web=",
        );
        let text =
            "Lightship Society\nContact: Names Office\nEmail: names@lightships.example\nPostal address: 1 Quay Street, Lampton";
        assert_eq!(registrant_text(&form), text);
        assert_eq!(registrant_text(&Fields::read(b"registrant=")), "");
    }

    #[test]
    fn invalid_email_and_web_addresses_are_errors_at_their_fields() {
        let found = |form: &str| -> Vec<String> {
            check_details(&Fields::read(form.as_bytes())).into_iter().map(|fault| fault.field.into()).collect()
        };
        let none: [&str; 0] = [];
        assert_eq!(found("contact_email=&web="), none);
        assert_eq!(found("contact_email=+names%40lightships.example+&web=https://lightships.example/names?a=b"), none);
        assert_eq!(found("contact_email=names.lightships.example&web=http://lightships.example"), ["contact_email"]);
        for web in [
            "lightships", "www.lightships.example", "https://", "https:///x", "https://lightships", "https://a..example",
            "https://a.example/b+c", "ftp://a.example",
        ] {
            assert_eq!(found(&format!("contact_email=a%40b.example&web={web}")), ["web"], "{web}");
        }
    }
}
