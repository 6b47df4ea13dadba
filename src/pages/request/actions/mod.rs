//! The actions on a request, by who takes them.

mod experts;
pub(super) mod operators;
mod registrants;

use crate::http::cx::RequestContext;
use crate::http::form::ActionForm;
use crate::pages::request::action::{FormPlacement, RequestAction};
use crate::pages::request::loaded::LoadedRequest;

/// All actions, in the order of their forms.
pub(super) fn all_actions() -> impl Iterator<Item = &'static RequestAction> {
    experts::EXPERT_ACTIONS.iter().chain(operators::OPERATOR_ACTIONS).chain(registrants::REGISTRANT_ACTIONS)
}

/// The forms of the actions that the viewer can take now, in one section of the page.
pub(super) fn action_forms(cx: &RequestContext, page: &LoadedRequest, place: FormPlacement) -> Vec<ActionForm> {
    all_actions().filter(|action| action.place == place).filter_map(|action| action.form_if_offered(cx, page)).collect()
}
