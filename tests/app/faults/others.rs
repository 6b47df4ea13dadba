//! The kinds of action that are not part of the procedure of one request: on requests of the demonstration data, in the operator queue, and
//! on accounts.

use super::{EventKind, Scene};

impl Scene {
    /// The action of a step, in a fixed order.
    pub(super) fn other_act(&self, step: usize) -> Option<EventKind> {
        let request = |nth: usize| format!("R-{}-{nth:04}", nidreg::clock::day(nidreg::clock::now()).year());
        let act = |name, who, path: String, form: &[(&'static str, &str)]| EventKind {
            name,
            who,
            path,
            form: form.iter().map(|(name, value)| (*name, (*value).to_owned())).collect(),
        };
        let page = |nth, verb: &str| format!("/requests/{}/{verb}", request(nth));
        let edit = |nth, verb: &str| format!("/requests/{}/edit/{verb}", request(nth));
        let why = "As the court of the harbour says.";
        Some(match step {
            0 => act("rename", "registrant", page(11, "rename"), &[("wish", "tidal-sheets")]),
            1 => act("ask from the desk", "operator", page(11, "ask"), &[("question", "Who draws them?")]),
            2 => act(
                "change the procedure",
                "operator",
                page(12, "procedure"),
                &[("procedure", "standards"), ("body", "IESG"), ("procedure_reason", why)],
            ),
            3 => act("order a hold", "operator", page(4, "hold"), &[("hold_reason", why)]),
            4 => act("reopen a lapsed request", "operator", page(13, "reopen"), &[("reopen_reason", why)]),
            5 => act("reopen", "registrant", page(8, "reopen"), &[("reopen_reason", why)]),
            6 => act("appeal", "registrant", page(5, "appeal"), &[("grounds", why)]),
            7 => act("send back", "operator", page(6, "send-back"), &[("defect", why)]),
            8 => act("record a dispute", "operator", page(10, "dispute"), &[("dispute", why)]),
            9 => act("record an answer", "operator", page(10, "body"), &[("answer", "asks"), ("statement", why)]),
            10 => act("decline an assignment", "expert", page(9, "decline-assignment"), &[("decline_reason", why)]),
            11 => act("ask experts", "operator", page(9, "experts"), &[("experts", &self.id_of("Lena Lead"))]),
            12 => act("complete", "representative", format!("/requests/{}/complete", request(9)), &[("revision", "1")]),
            13 => act(
                "comment for a draft",
                "expert",
                page(3, "write"),
                &[("revision", "1"), ("field", "syntax"), ("comment", why)],
            ),
            14 => act("see", "expert", page(3, "viewed"), &[("revision", "1"), ("field", "syntax")]),
            15 => act("withdraw", "registrant", edit(3, "withdraw"), &[("sure", "yes")]),
            16 => {
                let form = [("close_reason", "duplicate"), ("of", &*request(12)), ("close_statement", why)];
                act("close it", "operator", page(2, "close"), &form)
            }
            17 => act(
                "recognize a body",
                "operator",
                "/operator/bodies".into(),
                &[("body", "Harbour Names Forum"), ("website", "https://forum.harbour.example/"), ("source", why)],
            ),
            18 => act(
                "appoint a representative",
                "operator",
                "/operator/bodies/representatives".into(),
                &[("representative_of", "Harbour Names Forum"), ("email", "other@demo.example")],
            ),
            19 => act(
                "end a body",
                "operator",
                "/operator/bodies/end".into(),
                &[("body", "Harbour Names Forum"), ("public_reason", why)],
            ),
            20 => act(
                "register in error",
                "operator",
                "/operator/marks/in-error".into(),
                &[("error", "in_error"), ("nid_error", "example"), ("version", ""), ("error_reason", why)],
            ),
            21 => act("ask for another address", "registrant", "/account/own/address".into(), &[("email", "rita@new.example")]),
            22 => act("change a name", "registrant", "/account/own/name".into(), &[("name", "Rita Renamed")]),
            23 => act(
                "add a resolver entry",
                "operator",
                "/operator/resolvers/example".into(),
                &[
                    ("id", "example-lamp"),
                    ("kind", "redirects to the resource"),
                    ("template", "https://lamp.example/{+nss}"),
                    ("service", "I2L"),
                    ("holder", "The harbour"),
                    ("source", "its handbook"),
                    ("example", "urn:example:lamp"),
                    ("public_reason", why),
                ],
            ),
            24 => act(
                "appoint an expert",
                "admin",
                "/admin/experts".into(),
                &[("account", &self.id_of("Otto Other")), ("registry", "informal"), ("since", "2026-01-01")],
            ),
            25 => act(
                "end the sessions of somebody",
                "admin",
                format!("/admin/accounts/{}/sessions", self.id_of("Sven Second")),
                &[],
            ),
            _ => return None,
        })
    }
}
