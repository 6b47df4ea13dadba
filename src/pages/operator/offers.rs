//! The actions of an operator on a request, each as a small form.

use crate::cases::guards::ended;
use crate::cases::moves::Move;
use crate::cases::{Overlay, State, Subject, Way, appeals};
use crate::http::addresses::operator_action;
use crate::http::cx::Cx;
use crate::http::form::ActForm;
use crate::pages::operator::file::{authority_form, strike_form};
use crate::pages::operator::forms;
use crate::pages::operator::loaded::Loaded;
use crate::pages::partials::appeal::outcomes;
use crate::refusal::Fault;

/// The actions while the request is with a standards body.
fn acts_with_body(cx: &Cx, desk: &Loaded, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = Vec::new();
    if desk.acts.offers(Move::Direct) {
        let body = seen.request.track.body().unwrap_or_default();
        list.push(
            ActForm::new("Attach a document", at("paper"), "Attach document")
                .asked(
                    forms::KIND,
                    [
                        ("direction", format!("Direction from {body}")),
                        ("report_copy", "Copy of the expert review report received with the direction".to_owned()),
                    ],
                    &cx.form,
                    faults,
                )
                .typed(forms::DOCUMENT_TEXT, &cx.form, faults)
                .unfolded(),
        );
        list.push(
            ActForm::new("Confirm direction", at("direct"), "Confirm direction")
                .intro("Both documents are required (RFC 8141, 6.2).")
                .unfolded(),
        );
        list.push(
            ActForm::new("Record another answer from the body", at("body"), "Record answer")
                .asked(
                    forms::ANSWER,
                    [("asks", "Body requests changes: return to the registrant"), ("declines", "Body declines")],
                    &cx.form,
                    faults,
                )
                .typed(forms::WORDS, &cx.form, faults),
        );
    }
    list
}

/// The actions about a body that is not recognized yet.
fn acts_on_recognition(cx: &Cx, desk: &Loaded, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = Vec::new();
    if seen.request.track.way() == Way::FastTrack
        && !desk.recognised
        && matches!(seen.request.state, State::Intake | State::Review)
    {
        list.push(
            ActForm::new("Ask the IESG whether the body is recognized", at("recognition/ask"), "Send question")
                .intro("The body is not on the list of recognized bodies."),
        );
        list.push(
            ActForm::new("Record decision on recognition", at("recognition"), "Record decision")
                .asked(
                    forms::RECOGNISED,
                    [("yes", "Yes: add the body to the list"), ("no", "No: continue with the procedure of RFC 8141, 6.2")],
                    &cx.form,
                    faults,
                )
                .typed(forms::RECOGNITION, &cx.form, faults),
        );
    }
    list
}

/// The regular actions of an operator in this state.
pub(super) fn acts(cx: &Cx, desk: &Loaded, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = acts_with_body(cx, desk, faults);
    list.extend(acts_on_recognition(cx, desk, faults));
    list.extend(desk.consent.iter().filter_map(|card| card.form(cx, number, faults)));
    if desk.authority_is_open {
        list.push(authority_form(cx, &seen.request, &desk.contacts, faults));
    }
    if matches!(seen.request.subject, Subject::RegistrantChange { .. }) && seen.request.state.is_open() {
        list.push(
            ActForm::new("Attach evidence", at("evidence"), "Attach evidence")
                .intro("If the current registrant cannot be contacted, describe the attempts with dates and results.")
                .typed(forms::EVIDENCE, &cx.form, faults),
        );
    }
    if desk.acts.offers(Move::SendBack) {
        list.push(ActForm::new("Return to expert review", at("send-back"), "Return to expert review").typed(
            forms::DEFECT,
            &cx.form,
            faults,
        ));
    }
    if desk.acts.offers(Move::Ask) {
        list.push(
            ActForm::new("Request information", at("ask"), "Send question")
                .intro("The registrant becomes the action holder until they reply.")
                .typed(forms::QUESTION, &cx.form, faults),
        );
    }
    if desk.appeal.as_ref().is_some_and(|appeal| appeal.stage == appeals::Stage::Iesg) {
        list.push(
            ActForm::new("Record the IESG's decision on the appeal", at("appeal"), "Record decision")
                .intro(if desk.unnamed.is_empty() {
                    String::new()
                } else {
                    format!("Anonymous experts (only for the appeal): {}.", desk.unnamed.join(", "))
                })
                .asked(forms::OUTCOME, outcomes(), &cx.form, faults)
                .typed(forms::WORDS, &cx.form, faults),
        );
    }
    list
}

/// Actions that undo a mistake, with a public reason.
fn ways_back(cx: &Cx, desk: &Loaded, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = Vec::new();
    if desk.acts.offers(Move::TakeBackDuplicate) {
        list.push(
            ActForm::new("Reinstate a request closed as a duplicate", at("take-back"), "Reinstate request")
                .intro("The request continues in its previous state, with its comments and positions. Both registrants are notified.")
                .typed(forms::TAKE_BACK_REASON, &cx.form, faults),
        );
    }
    if desk.acts.may(Move::GoOn) {
        let until = ended::until(seen.request.state_since);
        list.push(
            ActForm::new("Reinstate request", at("go-on"), "Reinstate request")
                .intro(format!("The request continues in its previous state, and all collaborators are notified. You can reinstate it until {until}."))
                .typed(forms::GO_ON_REASON, &cx.form, faults),
        );
    }
    if let Some(track) = &desk.track_before {
        list.push(
            ActForm::new("Undo the change of procedure", at("track/take-back"), "Undo change")
                .intro(format!(
                    "The previous procedure is restored: {}. You can then change the procedure once more.",
                    track.way().words()
                ))
                .typed(forms::TRACK_BACK_REASON, &cx.form, faults),
        );
    }
    list
}

/// Exceptional actions: each needs a public reason.
pub(super) fn exceptional(cx: &Cx, desk: &Loaded, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| operator_action(number, path);
    let mut list = Vec::new();
    let open = seen.request.state.is_open();
    if desk.acts.offers(Move::CallDuplicate) {
        let same = if desk.others.is_empty() {
            String::new()
        } else {
            format!(" Requests for the same name: {}.", desk.others.join(", "))
        };
        let others = format!(
            "This request is closed but remains readable. The two requests link to each other, and the collaborators on both are notified. You can undo this later.{same}"
        );
        list.push(
            ActForm::new("Close as a duplicate", at("duplicate"), "Close as duplicate")
                .intro(others)
                .typed(forms::OF, &cx.form, faults)
                .typed(forms::DUPLICATE_REASON, &cx.form, faults),
        );
    }
    list.extend(ways_back(cx, desk, faults));
    if desk.acts.offers(Move::ChangeTrack) && seen.request.track_changed_at.is_none() {
        let ways = Way::ALL.into_iter().filter(|way| *way != seen.request.track.way()).map(|way| (way.name(), way.words()));
        list.push(
            ActForm::new("Change the procedure", at("track"), "Change procedure")
                .intro("You can change the procedure once, before the decision.")
                .asked(forms::TRACK, ways, &cx.form, faults)
                .typed(forms::BODY, &cx.form, faults)
                .typed(forms::SPECIFICATION, &cx.form, faults)
                .typed(forms::TRACK_REASON, &cx.form, faults),
        );
    }
    list.extend(strike_form(cx, number, &desk.strikable, faults));
    list.push(
        ActForm::new("Record a dispute about ownership", at("dispute"), "Record dispute")
            .intro("The dispute is shown publicly. It has no other effect without a court order (RFC 8141, 5.1).")
            .typed(forms::DISPUTE, &cx.form, faults),
    );
    let viewer = cx.viewer().map(|who| &who.id);
    match (&desk.hold, &desk.hold_end) {
        (Some((order, filed_by)), _) if Some(filed_by) != viewer => list.push(
            ActForm::new("Confirm the court order", at("hold/confirm"), "Confirm court order")
                .intro(format!("Recorded by another operator; the request is provisionally on hold: {order} To reject the order, retract the document."))
                .unfolded(),
        ),
        (Some(_), _) => {}
        (None, None) if seen.has(Overlay::CourtHold) => list.push(
            ActForm::new("Record that the court order was lifted", at("hold/lift"), "Record lifted order")
                .intro("The hold ends when a second operator confirms.")
                .typed(forms::LIFTED, &cx.form, faults),
        ),
        (None, Some((words, filed_by))) if Some(filed_by) != viewer => list.push(
            ActForm::new("Confirm that the court order was lifted", at("hold/end"), "Confirm end of hold")
                .intro(format!("Recorded by another operator: {words}"))
                .unfolded(),
        ),
        (None, Some(_)) => {}
        (None, None) if open => list.push(
            ActForm::new("Record a court order", at("hold"), "Record order and put request on hold")
                .intro("The request is put on hold immediately. The hold is provisional until a second operator confirms or rejects the order.")
                .typed(forms::ORDER, &cx.form, faults),
        ),
        (None, None) => {}
    }
    list
}
