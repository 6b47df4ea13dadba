//! The details of a registrant as separate fields, from which the Registrant section of a new draft is written. They are offered while the
//! section is empty; from then on, its text is edited. RFC 8141 Appendix A asks for the name and address of the organization, and the name
//! and contact information of a person.

use crate::http::field::Field;
use crate::http::form::{Fields, FormField};

const ORGANIZATION: Field = Field::text("organization", "details-organization").complete("organization").spoken();
const UNIT: Field = Field::text("unit", "details-unit").spoken();
const CONTACT: Field = Field::text("contact", "details-contact").hint("details-contact-hint").spoken();
const CONTACT_EMAIL: Field = Field::text("contact_email", "details-email").hint("details-email-hint").complete("email").spoken();
const POSTAL: Field = Field::area("postal", "details-postal", 3).complete("street-address").spoken();
const WEB: Field = Field::text("web", "details-web").complete("url").spoken();

/// All of them, in the order of the text.
pub(super) const DETAILS: [Field; 6] = [ORGANIZATION, UNIT, CONTACT, CONTACT_EMAIL, POSTAL, WEB];

/// The labels in the text, which is in English.
const LABELS: [&str; 6] = ["", "", "Contact: ", "Email: ", "Postal address: ", "Web: "];

/// The fields with what was typed.
pub(super) fn shown(form: &Fields) -> Vec<FormField> {
    DETAILS.into_iter().map(|field| field.shown(form, &[])).collect()
}

/// The text of the section: one line for each field that was filled in.
pub(super) fn written(form: &Fields) -> String {
    let line = |(field, label): (Field, &str)| {
        let lines = field.of(form).lines().map(|line| line.trim().trim_end_matches(',')).filter(|line| !line.is_empty());
        let value = lines.collect::<Vec<_>>().join(", ");
        (!value.is_empty()).then(|| format!("{label}{value}"))
    };
    DETAILS.into_iter().zip(LABELS).filter_map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_become_one_line_each_and_empty_ones_are_left_out() {
        let form = Fields::read(
            b"organization=Lightship+Society&unit=&contact=Names+Desk&contact_email=+names%40lightships.example+&postal=1+Quay+Street,%0D%0ALampton%0D%0A&web=",
        );
        let text =
            "Lightship Society\nContact: Names Desk\nEmail: names@lightships.example\nPostal address: 1 Quay Street, Lampton";
        assert_eq!(written(&form), text);
        assert_eq!(written(&Fields::read(b"registrant=")), "");
    }
}
