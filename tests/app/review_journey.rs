//! Requests from draft to decision or registration over HTTP: new namespaces, new versions and changes of registrant.

use crate::common::prelude::*;

/// Revision Information of a new version in which every section changed.
const EVERY_SECTION: &str = "After version 2, Registrant, Purpose, Syntax, Assignment, Security and Privacy, Interoperability and \
    Resolution say the second words.";
struct Scene {
    _db: TestDb,
    server: TestServer,
    registrant: Person,
    expert: Person,
    second: Person,
    operator: Person,
}

impl Scene {
    fn new() -> Self {
        let (db, server) = TestServer::on_new_database(true);
        let as_person = |name| Person::demo(&server, name);
        Self {
            registrant: as_person("registrant"),
            expert: as_person("expert"),
            second: as_person("second-expert"),
            operator: as_person("operator"),
            _db: db,
            server,
        }
    }

    /// The value of an expert's checkbox on the operators' page of a request.
    fn expert_id(&self, number: &str, name: &str) -> String {
        let page = self.operator.get(&format!("/requests/{number}")).body;
        let label = page.find(&format!(">{name}")).unwrap_or_else(|| panic!("no {name} on the desk"));
        let before = &page[..label];
        before[before.rfind("value=\"").unwrap() + 7..].split('"').next().unwrap().to_owned()
    }

    fn submitted(&self, start: &[(&str, &str)], words: &str) -> String {
        let started = done(self.registrant.post("/register", start));
        let number = started.location.split('/').nth(2).unwrap().to_owned();
        done(self.save(&number, words, "submit", &[]));
        number
    }

    fn save(&self, number: &str, words: &str, intent: &str, more: &[(&str, &str)]) -> Answer {
        let page = self.registrant.get(&format!("/requests/{number}/edit")).body;
        let revision = page.split("name=\"save_number\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        let nid = page
            .split("id=\"namespace_id\" name=\"namespace_id\" value=\"")
            .nth(1)
            .map(|rest| rest.split('"').next().unwrap().to_owned());
        let resolution = format!("{words} Names are not resolved.");
        let mut form: Vec<(&str, &str)> =
            SECTIONS.map(|name| (name, if name == "resolution" { resolution.as_str() } else { words })).into();
        form.extend([("save_number", revision.as_str()), ("intent", intent), ("sure", "yes")]);
        if let Some(nid) = &nid {
            form.push(("namespace_id", nid));
        }
        form.extend(more);
        self.registrant.post(&format!("/requests/{number}/edit"), &form)
    }

    fn open(&self, number: &str, experts: &[&str]) {
        let ids: Vec<String> = experts.iter().map(|name| self.expert_id(number, name)).collect();
        let form: Vec<(&str, &str)> = ids.iter().map(|id| ("experts", id.as_str())).collect();
        done(self.operator.post(&format!("/requests/{number}/open"), &form));
    }

    /// Discloses that there is no conflict of interest, unless already disclosed, and submits a review.
    fn position(who: &Person, number: &str, revision: &str, position: &str, reasons: &str) -> Answer {
        disclosed(who, number);
        who.post(&format!("/requests/{number}/position"), &[("revision", revision), ("position", position), ("reasons", reasons)])
    }

    fn approve(&self, number: &str, revision: &str) -> Answer {
        self.expert
            .post(&format!("/requests/{number}/approve"), &[("revision", revision), ("decision", "Complete (RFC 8141, 6.4).")])
    }

    fn register(&self, number: &str, revision: &str, typed: &str) -> Answer {
        self.operator.register(number, revision, typed)
    }

    fn state(&self, number: &str) -> String {
        let page = Person::nobody(&self.server).get(&format!("/requests/{number}")).body;
        page.split("tag info\">").nth(1).unwrap().split('<').next().unwrap().to_owned()
    }
}

/// Discloses that an expert has no conflict of interest. Rejection, as of a repeated disclosure, is accepted here.
fn disclosed(who: &Person, number: &str) {
    let answer = who.post(&format!("/requests/{number}/disclose"), &[("interest", "none")]);
    assert!(matches!(answer.status, 303 | 403 | 409), "{}", answer.body);
}

pub fn done(answer: Answer) -> Answer {
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer
}

const INFORMAL: &str = "Names of {{NID}} for boats, kept by the harbour. Write to names@harbour.example.";

#[test]
fn informal_request_is_assigned_the_next_number_in_its_text() {
    let scene = Scene::new();
    let number = scene.submitted(&[("kind", "new_informal")], INFORMAL);
    scene.open(&number, &["Edda Expert"]);
    done(Scene::position(&scene.expert, &number, "1", "approve", ""));
    // A decision requires a second expert (T6).
    done(Scene::position(&scene.second, &number, "1", "no_objection", ""));
    done(scene.approve(&number, "1"));
    // The number must be typed as shown in the preview; any other number is rejected.
    assert!(scene.operator.get(&format!("/requests/{number}/preview")).body.contains("urn:urn-10 (next free number)"));
    for (typed, words) in
        [("next", "Type the number that the preview shows"), ("urn-11", "urn-11 is not the next number, which is urn-10")]
    {
        scene.register(&number, "1", typed).is(422, &[words]);
    }
    done(scene.register(&number, "1", "urn-10"));
    Person::nobody(&scene.server).get("/assignments/urn-informal/urn-10").is(200, &["Names of urn-10 for boats", "!{{NID}}"]);
    assert_eq!(scene.state(&number), "Registered");
    // From then on, its request is named by the number and links to the registration.
    Person::nobody(&scene.server).get(&format!("/requests/{number}")).says(&[
        "urn:urn-10</h1>",
        "!the next informal namespace",
        "href=\"/assignments/urn-informal/urn-10/1.0\"",
    ]);
}

#[test]
fn informal_template_without_the_nid_placeholder_is_rejected() {
    let scene = Scene::new();
    let started = done(scene.registrant.post("/register", &[("kind", "new_informal")]));
    let number = started.location.split('/').nth(2).unwrap().to_owned();
    scene
        .save(&number, "Names such as urn:boats:1. Write to names@harbour.example.", "submit", &[])
        .is(422, &["Write {{NID}} where the number will be inserted"]);
}

#[test]
fn information_request_blocks_decisions_until_the_registrant_replies() {
    let scene = Scene::new();
    let number = scene.submitted(&[("kind", "new_informal")], INFORMAL);
    scene.open(&number, &["Edda Expert", "Sven Second"]);
    done(Scene::position(&scene.second, &number, "1", "approve", ""));
    disclosed(&scene.expert, &number);
    done(scene.expert.post(&format!("/requests/{number}/ask"), &[("question", "Who keeps the list?")]));
    assert_eq!(scene.state(&number), "With requester");
    assert!(scene.registrant.get(&format!("/requests/{number}")).body.contains("Action required"));
    // The request cannot be approved while information is requested.
    assert_eq!(scene.approve(&number, "1").status, 409);
    let changed = "Names of {{NID}} for boats and ships, kept by the harbour office. Write to names@harbour.example.";
    let empty = scene.save(&number, changed, "answer", &[("answer", ""), ("send", "yes")]).is(422, &[]);
    assert!(empty.body.contains("Enter your reply") && empty.body.contains("boats and ships"), "the typed text is lost");
    done(scene.save(&number, changed, "answer", &[("answer", "The harbour office."), ("send", "yes")]));
    assert_eq!(scene.state(&number), "Expert review");
    scene.expert.get(&format!("/requests/{number}")).says(&["ships", "outdated: a newer revision has been submitted"]);
    // A decision on a superseded revision is rejected, and so is one without current positions.
    assert_eq!(scene.approve(&number, "1").status, 409);
    assert!(scene.approve(&number, "2").body.contains("Positions are missing"));
}

#[test]
fn open_discuss_blocks_approval_until_the_lead_answers_it() {
    let scene = Scene::new();
    let number = scene.submitted(&[("kind", "new_informal")], INFORMAL);
    scene.open(&number, &["Edda Expert", "Sven Second"]);
    Scene::position(&scene.second, &number, "1", "discuss", " ").is(422, &[]);
    done(Scene::position(&scene.second, &number, "1", "discuss", "Say who pays for it."));
    done(Scene::position(&scene.expert, &number, "1", "approve", ""));
    scene.approve(&number, "1").is(409, &["Sven Second has an open Discuss"]);
    // A comment does not answer a Discuss: the lead must answer the position itself.
    done(Scene::position(&scene.expert, &number, "1", "comment", "Paid by the harbour, as the handbook says."));
    assert_eq!(scene.approve(&number, "1").status, 409);
    let page = scene.expert.get(&format!("/requests/{number}")).body;
    let position = page.split("name=\"position_id\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let answer = [("position_id", position.as_str()), ("answer", "Paid by the harbour, as the handbook says.")];
    assert_eq!(scene.second.post(&format!("/requests/{number}/answer"), &answer).status, 403);
    done(scene.expert.post(&format!("/requests/{number}/answer"), &answer));
    // The Discuss is answered, but a second expert in favor is still missing.
    assert!(scene.approve(&number, "1").body.contains("A second expert must"));
    done(Scene::position(&scene.second, &number, "1", "no_objection", ""));
    done(scene.approve(&number, "1"));
    assert_eq!(scene.state(&number), "Ready to register");
}

#[test]
fn decline_needs_a_citation_and_a_second_expert_and_closes_the_request() {
    let scene = Scene::new();
    let number = scene.submitted(&[("kind", "new_informal")], INFORMAL);
    scene.open(&number, &["Edda Expert", "Sven Second"]);
    disclosed(&scene.expert, &number);
    disclosed(&scene.second, &number);
    let path = format!("/requests/{number}/decline");
    scene.expert.post(&path, &[("revision", "1"), ("decision", "No.")]).is(422, &["Cite a source for the reasons"]);
    let concur = format!("/requests/{number}/concur");
    assert_eq!(scene.second.post(&concur, &[("revision", "1")]).status, 409, "no proposal has been made yet");
    done(scene.expert.post(&path, &[("revision", "1"), ("decision", "It names nothing (RFC 8141, 6.4.1).")]));
    assert_eq!(scene.state(&number), "Expert review");
    assert_eq!(scene.expert.post(&concur, &[("revision", "1")]).status, 403, "the lead is not the second expert");
    done(scene.second.post(&concur, &[("revision", "1")]));
    assert_eq!(scene.state(&number), "Declined");
    assert_eq!(scene.register(&number, "1", "urn-10").status, 409);
}

#[test]
fn new_version_on_a_stale_base_is_refused_until_rebased() {
    let scene = Scene::new();
    let start = [("kind", "revision"), ("revise", "isan"), ("intent", "empty")];
    let ready = |words: &str| {
        let started = done(scene.registrant.post("/register", &start));
        let number = started.location.split('/').nth(2).unwrap().to_owned();
        done(scene.save(&number, words, "submit", &[("revision_information", "What follows.")]));
        scene.open(&number, &["Edda Expert"]);
        done(Scene::position(&scene.expert, &number, "1", "approve", ""));
        done(Scene::position(&scene.second, &number, "1", "no_objection", ""));
        // The registered text is not available, so there is no contact to ask, and the lead gives the reason to decide without them.
        scene.approve(&number, "1").is(409, &["No contact of the present version answered"]);
        let reason = [("contacts", "A letter of the registrant that IANA names, 2026-11-01.")];
        done(scene.expert.post(&format!("/requests/{number}/contacts"), &reason));
        done(scene.approve(&number, "1"));
        number
    };
    let first = ready("First words; write to other@demo.example");
    let second = ready("Second words; write to other@demo.example");
    done(scene.register(&first, "1", "isan"));
    scene.register(&second, "1", "isan").is(409, &["isan is now at version 2"]);
    done(scene.operator.post(&format!("/requests/{second}/send-back"), &[("defect", "Version 2 came first")]));
    assert!(scene.registrant.get(&format!("/requests/{second}/edit")).body.contains("Use version 2 as base"));
    done(scene.registrant.post(&format!("/requests/{second}/edit/rebase"), &[]));
    let more = [("note", "Taken up to version 2."), ("revision_information", EVERY_SECTION)];
    done(scene.save(&second, "Second words; write to other@demo.example", "send", &more));
    done(Scene::position(&scene.expert, &second, "2", "approve", ""));
    done(Scene::position(&scene.second, &second, "2", "no_objection", ""));
    // The contact of version 2 is asked, because the text names another registrant.
    until("the notice to the contact is delivered", || {
        scene.approve(&second, "2").body.contains("The public notice period ends on")
    });
    let contact = Person::demo(&scene.server, "other");
    done(contact.post(&format!("/requests/{second}/contact-answer"), &[("answer", "accept"), ("reason", "")]));
    done(scene.approve(&second, "2"));
    done(scene.register(&second, "2", "isan"));
    let nobody = Person::nobody(&scene.server);
    // IANA did not number the earlier text, which is not available in this registry, so there is no page for version 1.
    for (version, status) in [(1, 404), (2, 200), (3, 200), (4, 404)] {
        assert_eq!(nobody.get(&format!("/assignments/urn-formal/isan/{version}")).status, status);
    }
}

#[test]
fn no_account_acts_in_two_capacities_on_one_request() {
    let scene = Scene::new();
    let admin = Person::demo(&scene.server, "admin");
    let id_of = |name: &str| {
        let accounts = admin.get(&format!("/admin/accounts?q={}", name.replace(' ', "+"))).body;
        accounts[accounts.find(name).unwrap()..].split("/admin/accounts/").nth(1).unwrap().split('/').next().unwrap().to_owned()
    };
    let number = scene.submitted(&[("kind", "new_informal")], INFORMAL);
    scene.open(&number, &["Edda Expert", "Sven Second"]);
    done(scene.second.post(&format!("/requests/{number}/disclose"), &[("interest", "conflict"), ("reason", "I sail there")]));
    done(Scene::position(&scene.expert, &number, "1", "approve", ""));
    // The second expert has a conflict of interest, so another one agrees (T6).
    done(Scene::position(&Person::demo(&scene.server, "lead"), &number, "1", "no_objection", ""));
    done(scene.approve(&number, "1"));
    // The lead who decided and the expert with a conflict become operators; neither may register the request.
    for (name, person) in [("Edda Expert", "expert"), ("Sven Second", "second-expert")] {
        done(admin.post(&format!("/admin/accounts/{}/roles", id_of(name)), &[("roles", "operator")]));
        let again = Person::demo(&scene.server, person);
        let answer = again.register(&number, "1", "urn-10");
        assert_eq!(answer.status, 403, "{name}: {}", answer.body);
    }
    // The registrant becomes an operator and may not register their own request either.
    done(admin.post(&format!("/admin/accounts/{}/roles", id_of("Rita Registrant")), &[("roles", "operator")]));
    let rita = Person::demo(&scene.server, "registrant");
    assert_eq!(rita.register(&number, "1", "urn-10").status, 403);
    done(scene.register(&number, "1", "urn-10"));
}

#[test]
fn any_two_revisions_can_be_compared_by_readers_of_the_request() {
    let scene = Scene::new();
    let number = scene.submitted(&[("kind", "new_informal")], INFORMAL);
    assert_eq!(Person::nobody(&scene.server).get(&format!("/requests/{number}/compare")).status, 200);
    scene.open(&number, &["Edda Expert"]);
    for (text, place) in [("2", "canals"), ("3", "rivers")] {
        let words = format!("Names of {{{{NID}}}} for boats on {place}, kept by the harbour. Write to names@harbour.example.");
        let asks = format!("/requests/{number}/ask");
        disclosed(&scene.expert, &number);
        done(scene.expert.post(&asks, &[("question", "Where are the boats?")]));
        done(scene.save(&number, &words, "answer", &[("answer", text), ("send", "yes")]));
    }
    let nobody = Person::nobody(&scene.server);
    for person in [&nobody, &scene.registrant, &scene.expert, &scene.operator] {
        person.get(&format!("/requests/{number}/compare?from=1&to=3")).is(200, &["From revision", "rivers", "!canals"]);
        assert!(person.get(&format!("/requests/{number}")).body.contains(&format!("/requests/{number}/compare")));
    }
    assert!(nobody.get(&format!("/requests/{number}/compare?from=3&to=2")).body.contains("canals"));
    for operator in [scene.expert.get(&format!("/requests/{number}")), scene.operator.get(&format!("/requests/{number}"))] {
        assert!(operator.body.contains(&format!("/requests/{number}/compare")), "{}", operator.body);
    }
    for (query, status) in [("?from=x", 400), ("?to=9", 404), ("?colour=blue", 200)] {
        assert_eq!(nobody.get(&format!("/requests/{number}/compare{query}")).status, status, "{query}");
    }
    // A draft is not visible to anonymous users.
    let draft = done(scene.registrant.post("/register", &[("kind", "new_informal")])).location;
    assert_eq!(nobody.get(&draft.replace("/edit", "/compare")).status, 404);
}

#[test]
fn new_version_of_an_unavailable_text_starts_from_a_pasted_template() {
    let scene = Scene::new();
    scene.registrant.get("/register/revise?nid=isan").says(&[
        "The text of isan is not available in this registry",
        "name=\"template\"",
        "!You start from the registered text",
    ]);
    // Without a text, no request is started until the registrant confirms it.
    let start = |more: &[(&str, &str)]| {
        let form: Vec<(&str, &str)> = [("kind", "revision"), ("revise", "isan")].iter().chain(more).copied().collect();
        scene.registrant.post("/register", &form)
    };
    start(&[]).is(422, &["start without it"]);
    let text = "Namespace ID: isan\n\nVersion: 1\n\nRegistrant:\n   Keepers of Films\n\nPurpose:\n   To name films, as the first text said.\n";
    start(&[("template", text), ("intent", "read")]).is(200, &["Where each part was placed", "as the first text said"]);

    start(&[("template", &text.replace(": isan", ": isbn")), ("intent", "use")]).is(422, &["the text of isbn, not of isan"]);
    let number = done(start(&[("template", text), ("intent", "use")])).location.split('/').nth(2).unwrap().to_owned();
    scene.registrant.get(&format!("/requests/{number}/edit")).says(&["as the first text said"]);
    done(scene.save(&number, "Films; write to other@demo.example", "submit", &[("revision_information", "Films.")]));
    // Everyone who can see the request sees that the pasted text has not been confirmed. The request is private until a contact confirms
    // it.
    let marked = "as pasted by the registrant and not confirmed";
    assert_eq!(Person::nobody(&scene.server).get(&format!("/requests/{number}")).status, 404);
    assert!(scene.registrant.get(&format!("/requests/{number}")).body.contains(marked));
    assert!(scene.operator.get(&format!("/requests/{number}")).body.contains(marked));
    disclosed(&scene.expert, &number);
    assert!(scene.expert.get(&format!("/requests/{number}")).body.contains(marked));
    // A correction is compared with the registered text, so it is rejected and a new version is suggested instead.
    let form = [("kind", "correction"), ("revise", "isan"), ("template", text)];
    let refused = scene.registrant.post("/register", &form).is(422, &[]);
    for words in ["An operator must import it first", "instead propose a new version", "as the first text said"] {
        assert!(refused.body.split_whitespace().collect::<Vec<_>>().join(" ").contains(words), "{words}: {}", refused.body);
    }
    // An available text does not need to be pasted.
    assert!(!scene.registrant.get("/register/revise?nid=example").body.contains("not available in this registry. Paste"));
}

/// A change of registrant is a new version that starts at the section on the registrant.
#[test]
fn registrant_change_is_a_new_version_that_starts_at_the_registrant() {
    let scene = Scene::new();
    let begun = done(scene.registrant.post("/register/change", &[("kind", "registrant_change"), ("nid", "example")]));
    assert!(begun.location.ends_with("/edit#f-registrant"), "{}", begun.location);
    let number = begun.location.split('/').nth(2).unwrap().to_owned();
    let page = scene.registrant.get(&format!("/requests/{number}/edit")).body;
    for section in SECTIONS.into_iter().chain(["revision_information"]) {
        assert!(page.contains(&format!("id=\"f-{section}\"")), "{section}: {page}");
    }
}
