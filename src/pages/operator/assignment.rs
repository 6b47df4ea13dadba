//! The assignee of a request in the operator queue, and the actions on the assignment.

use crate::cases::operator_queue::Holder;
use crate::http::addresses::operator_action;
use crate::http::cx::Cx;
use crate::http::form::ActForm;
use crate::ids::RequestNumber;
use crate::pages::operator::forms;
use crate::pages::partials::rows::time;
use crate::users::Account;
use jiff::civil::Date;

/// The assignee of a request, with the available actions.
pub(super) struct AssigneeCard {
    /// The assignee and since when; empty if there is none.
    pub(super) words: String,
    pub(super) is_mine: bool,
    pub(super) is_assigned: bool,
    pub(super) give: ActForm,
    pub(super) give_back: Option<ActForm>,
}

/// The assignee for the page of a request.
pub(super) fn assignee_card(
    cx: &Cx,
    number: RequestNumber,
    holder: Option<&Holder>,
    colleagues: &[(Account, Option<Date>)],
) -> AssigneeCard {
    let me = cx.viewer().map(|who| &who.id);
    let is_mine = holder.is_some_and(|holder| Some(&holder.account_id) == me);
    let others = colleagues
        .iter()
        .filter(|(operator, away)| {
            away.is_none() && Some(&operator.id) != me && holder.is_none_or(|holder| holder.account_id != operator.id)
        })
        .map(|(operator, _)| (operator.id.clone(), operator.name.clone()));
    let at = |path: &str| operator_action(number, path);
    AssigneeCard {
        words: match holder {
            Some(holder) if is_mine => format!("Assigned to you since {}.", time(holder.since)),
            Some(holder) => format!("Assigned to {} since {}.", holder.name, time(holder.since)),
            None => String::new(),
        },
        is_mine,
        is_assigned: holder.is_some(),
        give: ActForm::new("Reassign", at("give"), "Reassign request")
            .intro("The new assignee is notified by email. Absent operators are not listed.")
            .asked(forms::TO, others, cx),
        give_back: holder.map(|_| {
            let why = forms::WHY.shown(cx);
            let why = if is_mine { why.labelled("Reason (optional)") } else { why };
            ActForm::new("Unassign", at("give-back"), "Unassign request").field(why)
        }),
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/hands.rs"]
mod samples;
