//! Tests all combinations of states, actions, users, procedures and conditions at the routes of the real program. Routes permit only what
//! the table in `requests/table.rs` permits and refuse for the reasons that its guards give, and pages offer exactly the permitted actions.

use crate::common::prelude::*;
use crate::common::procedure_fixture::post;
use nidreg::requests::action::Action;
use nidreg::requests::input::ActionInput;
use nidreg::requests::permit::{Situation, permit};
use nidreg::requests::run::grant_action;
use nidreg::requests::{Party, Procedure};

use std::fmt::Write as _;

const PEOPLE: [&str; 6] = ["registrant", "expert", "second-expert", "operator", "representative", "other"];

fn parties(name: &str, procedure: Procedure) -> &'static [Party] {
    match name {
        "registrant" => &[Party::Registrant],
        "expert" => &[Party::Lead, Party::Expert],
        "second-expert" => &[Party::Expert],
        "operator" => &[Party::Operator],
        "representative" if procedure == Procedure::FastTrack => &[Party::Representative],
        _ => &[Party::Public],
    }
}

/// The route of an action and the minimal form that reaches the table, too little to complete any action.
fn endpoint(act: Action, person: &str, procedure: Procedure, revision: i64) -> (String, Vec<(&'static str, String)>) {
    let form = |list: &[(&'static str, &str)]| list.iter().map(|(name, value)| (*name, (*value).to_owned())).collect::<Vec<_>>();
    let revised = |more: &[(&'static str, &str)]| {
        let mut list = form(more);
        list.push(("save_number", revision.to_string()));
        list
    };
    let (path, fields) = match act {
        Action::Submit => ("requests/{}/edit", form(&[("save_number", "-5"), ("intent", "submit"), ("sure", "yes")])),
        Action::OpenReview => ("requests/{}/open", form(&[("experts", "nobody")])),
        Action::Ask => ("requests/{}/ask", form(&[("question", " ")])),
        Action::Answer => ("requests/{}/edit", revised(&[("intent", "answer"), ("answer", " ")])),
        Action::SendRevision => ("requests/{}/edit", revised(&[("intent", "send"), ("note", " ")])),
        Action::Approve => ("requests/{}/approve", form(&[("revision", "1"), ("decision", " ")])),
        Action::Report => ("requests/{}/report", form(&[("revision", "1"), ("report", " ")])),
        Action::Direct => ("requests/{}/direction", form(&[("direction", " "), ("report_copy", " ")])),
        Action::BodyAsks => ("requests/{}/body", form(&[("answer", "asks"), ("statement", " ")])),
        Action::BodyDeclines => ("requests/{}/body", form(&[("answer", "declines"), ("statement", " ")])),
        Action::ProposeDecline => ("requests/{}/decline", form(&[("revision", "1"), ("decision", " ")])),
        Action::Decline => ("requests/{}/concur", form(&[("revision", "1")])),
        Action::Complete => ("requests/{}/complete", form(&[("revision", "99")])),
        Action::Register => ("requests/{}/register", form(&[("revision", "1"), ("confirm", "wrong")])),
        Action::SendBack => ("requests/{}/send-back", form(&[("defect", " ")])),
        Action::Close if person == "operator" => {
            ("requests/{}/close", form(&[("close_reason", "duplicate"), ("of", ""), ("close_statement", " ")]))
        }
        Action::Close => ("requests/{}/edit/withdraw", form(&[])),
        Action::Reopen => ("requests/{}/reopen", form(&[("reopen_reason", " ")])),
        Action::Correct => ("requests/{}/correct", form(&[("revision", "1"), ("confirm", ""), ("reason", " ")])),
        Action::ChangeProcedure => ("requests/{}/procedure", form(&[("procedure", procedure.name()), ("procedure_reason", " ")])),
        Action::Appeal => ("requests/{}/appeal", form(&[("grounds", " ")])),
        Action::DecideAppeal => ("requests/{}/appeal/outcome", form(&[("outcome", "granted"), ("statement", " ")])),
    };
    (format!("/{path}"), fields)
}

/// The result of the table's own guards for the form that is sent to the route of an action.
fn asked_of_the_rows(
    store: &Store,
    who: &Account,
    number: RequestNumber,
    act: Action,
    procedure: Procedure,
) -> Result<(), Refusal> {
    let nobody = [AccountId::typed("nobody")];
    let same = match procedure {
        Procedure::Community => RequestProcedure::Community,
        Procedure::Standards => RequestProcedure::Standards { body: "IESG".to_owned() },
        Procedure::FastTrack => RequestProcedure::FastTrack { body: "OASIS".to_owned(), specification: None },
    };
    let blank = ActionInput { text: " ", revision: RevisionNumber::FIRST, ..ActionInput::default() };
    let input = match act {
        Action::Submit => ActionInput { save_number: -5, draft: true, ..ActionInput::default() },
        Action::OpenReview => ActionInput { experts: &nobody, ..ActionInput::default() },
        Action::Complete => ActionInput::for_revision(99.into()),
        Action::Register => ActionInput { confirm: "wrong", ..blank },
        Action::ChangeProcedure => ActionInput { procedure: Some(&same), ..blank },
        Action::Close => ActionInput { close: Some(CloseReason::Duplicate), ..blank },
        _ => blank,
    };
    let ctx = ActionContext { who, now: nidreg::clock::now(), mail: &post() };
    store.read(|conn| grant_action(conn, ctx, number, act, &input).map(drop))
}

/// The HTTP status with which a route refuses.
fn status(why: &Refusal) -> u16 {
    match why {
        Refusal::NotFound { .. } => 404,
        Refusal::NotPermitted { .. } => 403,
        Refusal::Faults(_) => 422,
        _ => 409,
    }
}

/// User, page, action, and the form or link that the page contains exactly when the action is permitted for that user.
const OFFERS: &[(&str, &str, Action, &str)] = &[
    ("operator", "/requests/{}", Action::OpenReview, "action=\"/requests/{}/open\""),
    ("operator", "/requests/{}", Action::Ask, "action=\"/requests/{}/ask\""),
    ("operator", "/requests/{}", Action::SendBack, "action=\"/requests/{}/send-back\""),
    ("operator", "/requests/{}", Action::Direct, "action=\"/requests/{}/direction\""),
    ("operator", "/requests/{}", Action::BodyAsks, "action=\"/requests/{}/body\""),
    ("operator", "/requests/{}", Action::Close, "action=\"/requests/{}/close\""),
    ("operator", "/requests/{}", Action::Reopen, "action=\"/requests/{}/reopen\""),
    ("operator", "/requests/{}", Action::ChangeProcedure, "action=\"/requests/{}/procedure\""),
    ("operator", "/requests/{}", Action::Register, "href=\"/requests/{}/preview\""),
    ("expert", "/requests/{}", Action::Report, "href=\"/requests/{}/report\""),
    ("expert", "/requests/{}", Action::Approve, "action=\"/requests/{}/approve\""),
    ("expert", "/requests/{}", Action::ProposeDecline, "formaction=\"/requests/{}/decline\""),
    ("expert", "/requests/{}", Action::Ask, "action=\"/requests/{}/ask\""),
    ("second-expert", "/requests/{}", Action::Ask, "action=\"/requests/{}/ask\""),
    ("registrant", "/requests/{}", Action::Close, "action=\"/requests/{}/edit/withdraw\""),
    ("registrant", "/requests/{}", Action::Reopen, "action=\"/requests/{}/reopen\""),
    ("representative", "/requests/{}", Action::Complete, "action=\"/requests/{}/complete\""),
];

/// The sets of conditions that are tried: none, each one that blocks, and the two that do not.
const CONDITIONS: [&[Condition]; 3] = [&[], &[Condition::OnHold], &[Condition::Escalated, Condition::UnderAppeal]];

fn revision(store: &Store, number: RequestNumber) -> i64 {
    count(store, &format!("SELECT draft_save_number AS count FROM requests WHERE number = '{number}'"))
}

/// Puts a request into a situation, bypassing every rule except the database constraints.
fn put(store: &Store, number: RequestNumber, situation: Situation<'_>) {
    let previous_state = situation.state.previous_state().map_or("NULL".to_owned(), |from| format!("'{}'", from.name()));
    let duplicate = if situation.state == State::Closed(CloseReason::Duplicate) { "'R-2020-0001'" } else { "NULL" };
    let (body, specification) = match situation.procedure {
        Procedure::Community => ("NULL", "NULL"),
        Procedure::Standards => ("'IESG'", "NULL"),
        Procedure::FastTrack => ("'OASIS'", "'A paper'"),
    };
    let mut sql = format!(
        "UPDATE requests SET state = '{}', previous_state = {previous_state}, duplicate_of = {duplicate}, procedure = '{}', body = {body}, specification = {specification} WHERE number = '{number}';
         DELETE FROM conditions WHERE request_id = (SELECT id FROM requests WHERE number = '{number}');",
        situation.state.name(),
        situation.procedure.name()
    );
    for condition in situation.conditions {
        write!(sql, "INSERT INTO conditions (id, request_id, kind, reason, since) SELECT '{0}-{number}', id, '{0}', 'tried', '2026-01-01T00:00:00.000000Z' FROM requests WHERE number = '{number}';", condition.name()).unwrap();
    }
    store.write(|conn| conn.batch_execute(&sql).map_err(Error::from)).unwrap();
}

fn escaped(text: &str) -> String {
    text.replace('&', "&#38;").replace('"', "&#34;").replace('\'', "&#39;").replace('<', "&#60;").replace('>', "&#62;")
}

/// Tries one case in `every` (1 tries all cases), and checks that the tried cases include every action, and every user in every state.
fn product(procedure: Procedure, env: &[(&str, &str)], every: usize) {
    let db = TestDb::new();
    db.fill(Contents::Demo);
    let server = TestServer::start_with(&db, true, env);
    let store = db.bare_store();
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let number = RequestNumber::new(year, 9);
    let people: BTreeMap<&str, Person> = PEOPLE.into_iter().map(|name| (name, Person::demo(&server, name))).collect();
    let account = |name: &&'static str| {
        let email = format!("{name}@demo.example");
        let found = store.read(|conn| nidreg::users::queries::by_email(conn, &email)).unwrap();
        (*name, found.unwrap_or_else(|| panic!("{email}")))
    };
    let accounts: BTreeMap<&str, Account> = PEOPLE.iter().map(account).collect();
    put(&store, number, Situation { state: State::Review, procedure, conditions: &[] });
    assert_eq!(people["expert"].post(&format!("/requests/{number}/disclose"), &[("interest", "none")]).status, 303);
    let (mut cases, mut tried) = (0, 0);
    // Actions, and users per state: those for which there are cases, and those for which a case was tried.
    let (mut there, mut met) = (BTreeSet::new(), BTreeSet::new());
    let mut is_wanted = || {
        cases += 1;
        cases % every == 0
    };
    for state in State::ALL {
        if state == State::WithBody && procedure != Procedure::Standards {
            continue;
        }
        for conditions in CONDITIONS {
            let situation = Situation { state, procedure, conditions };
            put(&store, number, situation);
            for (name, person) in &people {
                for act in Action::ALL {
                    let (path, fields) = endpoint(act, name, procedure, revision(&store, number));
                    let kinds = [format!("{act:?}"), format!("{name} in {state:?}")];
                    there.extend(kinds.clone());
                    if !is_wanted() {
                        continue;
                    }
                    met.extend(kinds);
                    let form: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
                    let answer = person.post(&path.replace("{}", &number.to_string()), &form);
                    let what = format!("{name} {act:?} in {state:?} on {procedure:?} with {conditions:?}: {}", answer.status);
                    if let Err(refusal) = permit(situation, act, parties(name, procedure)) {
                        assert!(matches!(answer.status, 403 | 404 | 409), "{what}\n{}", answer.body);
                        // Where the user has access, the response states the table's reason, or why the text cannot be edited.
                        let says = escaped(&refusal.to_string());
                        let other = ["The text cannot be edited while", "Only the registrant of this request can"];
                        assert!(
                            answer.status == 404
                                || answer.body.contains(&says)
                                || other.iter().any(|words| answer.body.contains(words)),
                            "{what}: the page does not show the reason {says:?}\n{}",
                            answer.body
                        );
                    } else {
                        match asked_of_the_rows(&store, &accounts[name], number, act, procedure) {
                            Err(why) => assert!(
                                answer.status == status(&why) && answer.body.contains(&escaped(&why.to_string())),
                                "{what}: the page does not show the reason {why}\n{}",
                                answer.body
                            ),
                            // Withdrawing first shows a confirmation page.
                            Ok(()) => {
                                assert!(matches!((act, answer.status), (Action::Close, 200)), "{what}\n{}", answer.body);
                            }
                        }
                    }
                    tried += 1;
                }
                for page in ["/requests/{}", "/requests/{}/edit", "/requests/{}", "/requests/{}"] {
                    if !is_wanted() {
                        continue;
                    }
                    let answer = person.get(&page.replace("{}", &number.to_string()));
                    assert!(
                        matches!(answer.status, 200 | 303 | 403 | 404 | 409),
                        "{name} GET {page} in {state:?}: {}",
                        answer.body
                    );
                    for (who, at, act, sign) in OFFERS {
                        if who != name || *at != page || answer.status != 200 {
                            continue;
                        }
                        let offered = answer.body.contains(&sign.replace("{}", &number.to_string()));
                        let allowed = permit(situation, *act, parties(name, procedure)).is_ok();
                        assert_eq!(offered, allowed, "{name} {act:?} in {state:?} on {procedure:?} with {conditions:?} at {at}");
                    }
                    tried += 1;
                }
            }
        }
    }
    assert_eq!(met, there, "every action, and every role in every state");
    assert!(tried > 6000 / every, "{tried}");
}

// The default suite tries every seventh case, because all cases run through the same code; the full suite tries all of them.

#[test]
fn community_review_enforces_the_state_table_at_every_endpoint() {
    product(Procedure::Community, &[], 7);
}

#[test]
#[ignore = "script/test full"]
fn full_community_review_matches_the_state_table_on_every_route() {
    product(Procedure::Community, &[], 1);
}

#[test]
#[ignore = "script/test full"]
fn other_procedures_match_the_state_table_on_every_route() {
    // On PostgreSQL, only the fast track is tested.
    product(Procedure::FastTrack, &[], 1);
    if !on_postgres() {
        product(Procedure::Standards, &[], 1);
    }
}

#[test]
#[ignore = "script/test full"]
fn two_operator_community_review_matches_the_state_table_on_every_route() {
    if !on_postgres() {
        product(Procedure::Community, &[("NIDREG_PUBLISH", "two")], 1);
    }
}
