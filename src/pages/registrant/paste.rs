//! A complete template, pasted or uploaded: its assignment to fields, the decisions that are needed before it is saved, and the resulting
//! draft.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field as Control;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::fields::field_label;
use crate::pages::partials::meant::{INTENDED_NID, offer_intended_nid, typed_or_intended_nid};
use crate::pages::partials::placed::{
    SectionAssignment, TEMPLATE_FILE, TEMPLATE_TEXT, assignment_after_decisions, read_posted_template,
};
use crate::pages::partials::repairs::RepairCard;
use crate::pages::registrant::forms::{CHANGED_NAMESPACE, NID, PRESSED_BUTTON, REPAIR_BUTTON, REQUEST_KIND};
use crate::pages::registrant::start::start_draft;
use crate::refusal::{FieldFault, Refusal};
use crate::registry;
use crate::requests::drafts::DraftPurpose;
use crate::requests::gather::checks::findings_without_request;
use askama::Template as View;
use urn_registry::finding::Level;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::template::characters::escape;
use urn_registry::template::decide::RepairChoices;
use urn_registry::template::read::Reading;
use urn_registry::template::{Field, NidFieldContent, Template};

const CHOSEN_NID: Control = Control::choice("which");
/// Repairs and assigned sections so far, and the buttons that add or undo them.
const APPLIED_REPAIRS: Control = Control::choice("repaired");
const ASSIGNED_SECTIONS: Control = Control::choice("placed");
const UNDO_REPAIRS: Control = Control::choice("unrepair");
const ASSIGN_SECTION: Control = Control::choice("put");
const UNASSIGN_SECTION: Control = Control::choice("put_back");

/// A complete template.
pub const PASTE_FIELDS: &[Control] = &[
    TEMPLATE_TEXT.accepts_invalid_characters(),
    TEMPLATE_FILE,
    REQUEST_KIND,
    CHOSEN_NID,
    NID,
    INTENDED_NID,
    PRESSED_BUTTON,
    APPLIED_REPAIRS,
    ASSIGNED_SECTIONS,
    REPAIR_BUTTON,
    UNDO_REPAIRS,
    ASSIGN_SECTION,
    UNASSIGN_SECTION,
];

/// The anchor of the list of repairs on the page.
const REPAIRS_ANCHOR: &str = "repairs";

/// A NID that the text could be about, and where it occurs.
struct CandidateNid {
    nid: String,
    chosen: bool,
    places: Vec<Phrase>,
    more: usize,
}

/// A field that a section could fill.
struct TargetField {
    key: &'static str,
    label: Phrase,
}

/// A section of the document outside the template.
struct UnassignedSectionRow {
    heading: Phrase,
    line: usize,
    text: String,
    /// The empty field that its heading suggests.
    meant: Option<TargetField>,
    /// The other empty fields.
    others: Vec<TargetField>,
}

/// A field filled with a section.
struct FilledFieldRow {
    target: TargetField,
    heading: String,
    line: usize,
}

#[derive(View)]
#[template(path = "registrant/paste.html")]
struct PastePage {
    shell: Shell,
    field: FormField,
    kind: String,
    nid: FormField,
    /// The candidate NIDs, if the text is ambiguous.
    asked: Vec<CandidateNid>,
    none_of_these: bool,
    placed: Option<SectionAssignment>,
    /// The number of findings about the text.
    found: Option<Phrase>,
    repairs: RepairCard,
    /// Repairs that were made, for the form and as text.
    repaired: String,
    repaired_words: Phrase,
    sections: Vec<UnassignedSectionRow>,
    filled: Vec<FilledFieldRow>,
    /// The sections used for fields.
    put: String,
}

/// The parse result, and the decisions about it so far.
struct Work<'a> {
    text: &'a str,
    reading: Reading,
    decisions: RepairChoices,
}

impl Work<'_> {
    fn template(&self) -> Template {
        self.decisions.to_template(&self.reading)
    }

    fn repairs(&self) -> RepairCard {
        let filled = RepairChoices::from_form_fields("", &self.decisions.placed_sections_value()).to_template(&self.reading);
        let open = self.decisions.remaining_repairs(&self.reading);
        let label = |field: Field| self.reading.labels.get(field.key()).map_or(1, |label| label.line);
        // The lines of a field have no indentation.
        let line_of = |field: Field, line: &str| {
            let from = label(field);
            let own = self.text.lines().skip(from - 1).position(|own| own.contains(line.trim()));
            own.map(|at| from + at)
        };
        RepairCard::new(open.into_iter().map(|(field, repair)| (field, filled.text(field), repair)), line_of)
    }

    fn candidate_nids(&self, chosen: &str) -> Vec<CandidateNid> {
        let NidFieldContent::Unsure(offered) = self.reading.nid_content() else { return Vec::new() };
        let row = |nid: Nid| {
            let (places, more) = nid_occurrences(self.text, nid.as_str());
            CandidateNid { chosen: nid.as_str() == chosen, nid: nid.to_string(), places, more }
        };
        offered.into_iter().map(row).collect()
    }

    fn unassigned_sections(&self, template: &Template) -> Vec<UnassignedSectionRow> {
        let empty: Vec<Field> = Field::REGISTRANT_FIELDS.into_iter().filter(|field| template.get(*field).is_none()).collect();
        if empty.is_empty() {
            return Vec::new();
        }
        let taken = self.decisions.sections(&self.reading);
        let left = self.reading.left.iter().filter(|section| !taken.iter().any(|(_, own)| own.line == section.line));
        let row = |section: &urn_registry::template::read::OutsideSection| {
            let meant = self.reading.offers.iter().find(|offer| offer.line == section.line).map(|offer| offer.field);
            let meant = meant.filter(|field| empty.contains(field));
            UnassignedSectionRow {
                heading: if section.heading.is_empty() {
                    Phrase::new("paste-no-heading")
                } else {
                    escape(&section.heading).into()
                },
                line: section.line,
                text: escape(&section.text),
                meant: meant.map(target_field),
                others: empty.iter().copied().filter(|field| Some(*field) != meant).map(target_field).collect(),
            }
        };
        left.map(row).collect()
    }
}

fn target_field(field: Field) -> TargetField {
    TargetField { key: field.key(), label: field_label(field) }
}

/// The first lines on which a NID occurs as a separate word, and the number of further ones.
fn nid_occurrences(text: &str, nid: &str) -> (Vec<Phrase>, usize) {
    /// The maximum number of lines shown.
    const LINES_SHOWN_MAX: usize = 3;
    /// How many characters of a line are shown.
    const LINE_CHARS_MAX: usize = 72;
    let (mut places, mut more) = (Vec::new(), 0);
    for (i, line) in text.lines().enumerate().filter(|(_, line)| contains_nid(line, nid)) {
        if places.len() < LINES_SHOWN_MAX {
            let line: String = line.trim().chars().take(LINE_CHARS_MAX).collect();
            places.push(Phrase::new("paste-found-at").arg("line", i + 1).arg("label", escape(&line)));
        } else {
            more += 1;
        }
    }
    (places, more)
}

fn contains_nid(line: &str, nid: &str) -> bool {
    let lower = line.to_ascii_lowercase();
    let inside = |c: char| c.is_alphanumeric() || c == '-';
    lower.match_indices(nid).any(|(at, found)| {
        let before = lower.get(..at).is_some_and(|head| head.ends_with(inside));
        let after = lower.get(at + found.len()..).is_some_and(|tail| tail.starts_with(inside));
        !before && !after
    })
}

fn paste_page(cx: &RequestContext, text: &str, work: Option<&Work<'_>>) -> Result<Response, HttpError> {
    // The text of a registered namespace may contain a sentence about its name. In any other text, the NID must be certain, or the user
    // must choose it.
    let registered = match work.and_then(|work| work.reading.template.nid()) {
        Some(nid) => cx.read(|conn| Ok(registry::queries::by_nid(conn, &nid)?))?.map(|namespace| namespace.nid),
        None => None,
    };
    let suggested = registered.clone().or_else(|| work.and_then(|work| work.reading.nid_content().nid().cloned()));
    let typed = typed_or_intended_nid(&cx.form, NID);
    let nid = if typed.is_empty() { suggested.map(|nid| nid.to_string()).unwrap_or_default() } else { typed.to_owned() };
    let is_absent = work.is_some_and(|work| work.reading.nid_content() == NidFieldContent::Absent);
    let kind = match REQUEST_KIND.value_in(&cx.form) {
        "" if registered.is_some() => "revision",
        "" if is_absent => "new_informal",
        "" => "new_formal",
        kind => kind,
    };
    let asked =
        work.filter(|_| registered.is_none()).map(|work| work.candidate_nids(CHOSEN_NID.value_in(&cx.form))).unwrap_or_default();
    let (label, hint) = if asked.is_empty() {
        ("word-namespace-id", "paste-f-nid-hint")
    } else {
        ("paste-f-other-nid", "paste-f-other-nid-hint")
    };
    let template = work.map(Work::template);
    let sections = work.map(|work| work.decisions.sections(&work.reading)).unwrap_or_default();
    let found = match &template {
        Some(template) => {
            let checked = cx.read(|conn| findings_without_request(conn, cx.now, template, kind))?;
            let count = |level: Level| checked.findings.iter().filter(|finding| finding.level == level).count();
            Some(Phrase::new("paste-found").arg("errors", count(Level::Error)).arg("suggestions", count(Level::Warning)))
        }
        None => None,
    };
    cx.render_page(&PastePage {
        shell: Shell::new(cx, Phrase::new("paste-page"), NavSection::Register),
        field: TEMPLATE_TEXT.form_field_with(text, cx),
        nid: offer_intended_nid(NID.form_field_with(&nid, cx)).labeled(Phrase::new(label)).hint(Phrase::new(hint)),
        kind: kind.to_owned(),
        none_of_these: CHOSEN_NID.value_equals(&cx.form, NONE_OF_THESE),
        asked,
        found,
        placed: work
            .zip(template.as_ref())
            .map(|(work, template)| assignment_after_decisions(&work.reading, template, &sections)),
        repairs: work.map(Work::repairs).unwrap_or_default(),
        repaired: work.map(|work| work.decisions.repairs_value()).unwrap_or_default(),
        repaired_words: match work.map_or(0, |work| work.decisions.count()) {
            0 => Phrase::default(),
            count => Phrase::new("paste-repaired").arg("count", count),
        },
        sections: work.zip(template.as_ref()).map(|(work, template)| work.unassigned_sections(template)).unwrap_or_default(),
        filled: sections
            .iter()
            .map(|(field, it)| FilledFieldRow { target: target_field(*field), heading: escape(&it.heading), line: it.line })
            .collect(),
        put: work.map(|work| work.decisions.placed_sections_value()).unwrap_or_default(),
    })
}

/// The choice of a NID that is not listed.
const NONE_OF_THESE: &str = "other";

/// `GET /register/paste`
pub fn paste_form(cx: &RequestContext) -> Result<Response, HttpError> {
    paste_page(cx, "", None)
}

/// The previous decisions, and the decision of the button that was pressed. A newly read text has none.
fn read_decisions(cx: &RequestContext, reading: &Reading) -> RepairChoices {
    if PRESSED_BUTTON.value_equals(&cx.form, "read") || !TEMPLATE_FILE.value_in(&cx.form).is_empty() {
        return RepairChoices::default();
    }
    let mut decisions = RepairChoices::from_form_fields(APPLIED_REPAIRS.value_in(&cx.form), ASSIGNED_SECTIONS.value_in(&cx.form));
    decisions.add_repair(reading, REPAIR_BUTTON.value_in(&cx.form));
    decisions.place_section(reading, ASSIGN_SECTION.value_in(&cx.form));
    decisions.remove_section(UNASSIGN_SECTION.value_in(&cx.form));
    if UNDO_REPAIRS.is_submitted(&cx.form) {
        decisions.clear_repairs();
    }
    decisions
}

/// The NID selected in the form, or the one entered.
fn selected_nid(cx: &RequestContext, work: &Work<'_>) -> Result<String, FieldFault> {
    let (which, typed) = (CHOSEN_NID.value_in(&cx.form), typed_or_intended_nid(&cx.form, NID).trim_ascii());
    if !which.is_empty() && which != NONE_OF_THESE {
        return Ok(which.to_owned());
    }
    if typed.is_empty() && matches!(work.reading.nid_content(), NidFieldContent::Unsure(_)) {
        let field = if which == NONE_OF_THESE { NID } else { CHOSEN_NID };
        return Err(field.fault(Phrase::new("refusal-which-namespace")));
    }
    Ok(typed.to_owned())
}

/// The request to start, if there are no faults.
fn start_from_paste(cx: &RequestContext, work: &Work<'_>) -> Result<DraftPurpose, Vec<FieldFault>> {
    let open = work.repairs();
    let mut faults = Vec::new();
    if open.needed > 0 {
        let first = open.rows.iter().find(|row| row.needed).map(|row| row.place.clone()).unwrap_or_default();
        let sentence = Phrase::new("paste-repair-first").arg("count", open.needed).arg("place", first);
        faults.push(FieldFault::new(REPAIRS_ANCHOR, sentence));
    }
    let start = match REQUEST_KIND.value_in(&cx.form) {
        "new_informal" => Ok(DraftPurpose::NewInformal),
        "new_formal" => selected_nid(cx, work).map(DraftPurpose::NewFormal),
        "revision" => selected_nid(cx, work).map(DraftPurpose::Revision),
        _ => Err(REQUEST_KIND.fault(Phrase::new("refusal-kind"))),
    };
    match start {
        Ok(start) if faults.is_empty() => Ok(start),
        Ok(_) => Err(faults),
        Err(fault) => {
            faults.push(fault);
            Err(faults)
        }
    }
}

/// `POST /register/paste`: first shows the assignment and the open decisions; then, with *Use it*, starts the draft.
pub fn paste(cx: &RequestContext) -> Result<Response, HttpError> {
    let (text, reading) = read_posted_template(cx)?;
    let reading = match reading {
        Ok(reading) => reading,
        Err(fault) => return cx.show_form_again(|cx| paste_page(cx, text, None), fault),
    };
    let work = Work { text, decisions: read_decisions(cx, &reading), reading };
    if !PRESSED_BUTTON.value_equals(&cx.form, "use") {
        return paste_page(cx, text, Some(&work));
    }
    let start = match start_from_paste(cx, &work) {
        Ok(start) => start,
        Err(faults) => return cx.show_form_again(|cx| paste_page(cx, text, Some(&work)), Refusal::Faults(faults)),
    };
    match start_draft(cx, &start, Some(&work.template())) {
        Ok(reply) => Ok(reply),
        Err(problem) => {
            let at = |fault: FieldFault| FieldFault {
                field: if fault.field == CHANGED_NAMESPACE.name { NID.name } else { fault.field },
                ..fault
            };
            let faults = problem.into_faults()?.into_iter().map(at).collect();
            cx.show_form_again(|cx| paste_page(cx, text, Some(&work)), Refusal::Faults(faults))
        }
    }
}
