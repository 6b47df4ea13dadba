//! Tests all combinations of states, actions, users, procedures and overlays at the routes of the real program. Routes permit only what the
//! table in `cases/table.rs` permits and refuse for the reasons that its guards give, and pages offer exactly the permitted actions.

use crate::common::procedure_fixture::post;
use crate::common::{Contents, Person, TestDb, TestServer, count, on_postgres};
use diesel::connection::SimpleConnection as _;
use nidreg::action_context::ActionContext;
use nidreg::cases::criteria::Judged;
use nidreg::cases::input::Input;
use nidreg::cases::moves::Move;
use nidreg::cases::permit::{Situation, permit};
use nidreg::cases::run::grant;
use nidreg::cases::{CloseReason, Overlay, Party, State, Track, Way};
use nidreg::ids::{AccountId, RequestNumber, SnapshotNo};
use nidreg::refusal::Refusal;
use nidreg::store::{Error, Store};
use nidreg::users::Account;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

const PEOPLE: [&str; 6] = ["registrant", "expert", "second-expert", "operator", "representative", "other"];

fn parties(name: &str, way: Way) -> &'static [Party] {
    match name {
        "registrant" => &[Party::Registrant],
        "expert" => &[Party::Lead, Party::Expert],
        "second-expert" => &[Party::Expert],
        "operator" => &[Party::Operator],
        "representative" if way == Way::FastTrack => &[Party::Representative],
        _ => &[Party::Public],
    }
}

/// The route of an action and the minimal form that reaches the table, too little to complete any action.
fn endpoint(act: Move, person: &str, way: Way, revision: i64) -> (String, Vec<(&'static str, String)>) {
    let form = |list: &[(&'static str, &str)]| list.iter().map(|(name, value)| (*name, (*value).to_owned())).collect::<Vec<_>>();
    let revised = |more: &[(&'static str, &str)]| {
        let mut list = form(more);
        list.push(("revision", revision.to_string()));
        list
    };
    let (path, fields) = match act {
        Move::Submit => ("requests/{}/edit/check", form(&[("revision", "-5")])),
        Move::OpenReview => ("desk/{}/open", form(&[("experts", "nobody")])),
        Move::Ask if person == "operator" => ("desk/{}/ask", form(&[("question", " ")])),
        Move::Ask => ("reviews/{}/ask", form(&[("question", " ")])),
        Move::Answer => ("requests/{}/edit/whole", revised(&[("intent", "answer"), ("answer", " ")])),
        Move::SendSnapshot => ("requests/{}/edit/whole", revised(&[("intent", "send"), ("note", " ")])),
        Move::Approve => ("reviews/{}/approve", form(&[("snapshot", "1"), ("decision", " ")])),
        Move::Report => ("reviews/{}/report", form(&[("snapshot", "1"), ("report", " ")])),
        Move::Direct => ("desk/{}/direction", form(&[("direction", " "), ("report_copy", " ")])),
        Move::BodyAsks => ("desk/{}/body", form(&[("answer", "asks"), ("words", " ")])),
        Move::BodyDeclines => ("desk/{}/body", form(&[("answer", "declines"), ("words", " ")])),
        Move::ProposeDecline => ("reviews/{}/decline", form(&[("snapshot", "1"), ("decision", " ")])),
        Move::Decline => ("reviews/{}/concur", form(&[("snapshot", "1")])),
        Move::Complete => ("requests/{}/complete", form(&[("snapshot", "99")])),
        Move::Register => ("desk/{}/register", form(&[("snapshot", "1"), ("confirm", "wrong")])),
        Move::SendBack => ("desk/{}/send-back", form(&[("defect", " ")])),
        Move::Close if person == "operator" => {
            ("desk/{}/close", form(&[("close_reason", "duplicate"), ("of", ""), ("close_statement", " ")]))
        }
        Move::Close => ("requests/{}/edit/withdraw", form(&[])),
        Move::Reopen if person == "operator" => ("desk/{}/reopen", form(&[("reopen_reason", " ")])),
        Move::Reopen => ("requests/{}/edit/reopen", form(&[("reopen_reason", " ")])),
        Move::Correct => ("desk/{}/correct", form(&[("snapshot", "1"), ("confirm", ""), ("reason", " ")])),
        Move::ChangeTrack => ("desk/{}/track", form(&[("track", way.name()), ("track_reason", " ")])),
        Move::Appeal => ("requests/{}/edit/appeal", form(&[("grounds", " ")])),
        Move::DecideAppeal => ("desk/{}/appeal", form(&[("outcome", "granted"), ("words", " ")])),
    };
    (format!("/{path}"), fields)
}

/// The result of the table's own guards for the form that is sent to the route of an action.
fn asked_of_the_rows(store: &Store, who: &Account, number: RequestNumber, act: Move, way: Way) -> Result<(), Refusal> {
    let nobody = [AccountId::typed("nobody")];
    let same = match way {
        Way::Community => Track::Community,
        Way::Standards => Track::Standards { body: "IESG".to_owned() },
        Way::FastTrack => Track::FastTrack { body: "OASIS".to_owned(), specification: None },
    };
    let blank = Input { words: " ", snapshot: SnapshotNo::FIRST, judged: Judged::default(), ..Input::default() };
    let input = match act {
        Move::Submit => Input { revision: -5, draft: true, ..Input::default() },
        Move::OpenReview => Input { experts: &nobody, ..Input::default() },
        Move::Complete => Input::on(99.into()),
        Move::Register => Input { confirm: "wrong", ..blank },
        Move::ChangeTrack => Input { track: Some(&same), ..blank },
        Move::Close => Input { close: Some(CloseReason::Duplicate), ..blank },
        _ => blank,
    };
    let turn = ActionContext { who, now: nidreg::clock::now(), post: &post() };
    store.read(|conn| grant(conn, turn, number, act, &input).map(drop))
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
const OFFERS: &[(&str, &str, Move, &str)] = &[
    ("operator", "/desk/{}", Move::OpenReview, "action=\"/desk/{}/open\""),
    ("operator", "/desk/{}", Move::Ask, "action=\"/desk/{}/ask\""),
    ("operator", "/desk/{}", Move::SendBack, "action=\"/desk/{}/send-back\""),
    ("operator", "/desk/{}", Move::Direct, "action=\"/desk/{}/direction\""),
    ("operator", "/desk/{}", Move::BodyAsks, "action=\"/desk/{}/body\""),
    ("operator", "/desk/{}", Move::Close, "action=\"/desk/{}/close\""),
    ("operator", "/desk/{}", Move::Reopen, "action=\"/desk/{}/reopen\""),
    ("operator", "/desk/{}", Move::ChangeTrack, "action=\"/desk/{}/track\""),
    ("operator", "/desk/{}", Move::Register, "href=\"/desk/{}/preview\""),
    ("expert", "/reviews/{}", Move::Report, "href=\"/reviews/{}/report\""),
    ("expert", "/reviews/{}", Move::Approve, "action=\"/reviews/{}/approve\""),
    ("expert", "/reviews/{}", Move::ProposeDecline, "formaction=\"/reviews/{}/decline\""),
    ("expert", "/reviews/{}", Move::Ask, "action=\"/reviews/{}/ask\""),
    ("second-expert", "/reviews/{}", Move::Ask, "action=\"/reviews/{}/ask\""),
    ("registrant", "/requests/{}", Move::Close, "action=\"/requests/{}/edit/withdraw\""),
    ("registrant", "/requests/{}", Move::Reopen, "action=\"/requests/{}/edit/reopen\""),
    ("representative", "/requests/{}", Move::Complete, "action=\"/requests/{}/complete\""),
];

/// The sets of overlays that are tried: none, each one that blocks, and the two that do not.
const OVERLAYS: [&[Overlay]; 3] = [&[], &[Overlay::OnHold], &[Overlay::Escalated, Overlay::UnderAppeal]];

fn revision(store: &Store, number: RequestNumber) -> i64 {
    count(store, &format!("SELECT draft_revision AS count FROM requests WHERE number = '{number}'"))
}

/// Puts a request into a situation, bypassing every rule except the database constraints.
fn put(store: &Store, number: RequestNumber, situation: Situation<'_>) {
    let came_from = situation.state.came_from().map_or("NULL".to_owned(), |from| format!("'{}'", from.name()));
    let duplicate = if situation.state == State::Closed(CloseReason::Duplicate) { "'R-2020-0001'" } else { "NULL" };
    let (body, specification) = match situation.way {
        Way::Community => ("NULL", "NULL"),
        Way::Standards => ("'IESG'", "NULL"),
        Way::FastTrack => ("'OASIS'", "'A paper'"),
    };
    let mut sql = format!(
        "UPDATE requests SET state = '{}', came_from = {came_from}, duplicate_of = {duplicate}, track = '{}', body = {body}, specification = {specification} WHERE number = '{number}';
         DELETE FROM overlays WHERE request_id = (SELECT id FROM requests WHERE number = '{number}');",
        situation.state.name(),
        situation.way.name()
    );
    for overlay in situation.overlays {
        write!(
            sql,
            "INSERT INTO overlays (id, request_id, kind, why, since) SELECT '{0}-{number}', id, '{0}', 'tried', '2026-01-01T00:00:00.000000Z' FROM requests WHERE number = '{number}';",
            overlay.name()
        )
        .unwrap();
    }
    store.write(|conn| conn.batch_execute(&sql).map_err(Error::from)).unwrap();
}

fn escaped(text: &str) -> String {
    text.replace('&', "&#38;").replace('"', "&#34;").replace('\'', "&#39;").replace('<', "&#60;").replace('>', "&#62;")
}

/// Tries one case in `every` (1 tries all cases), and checks that the tried cases include every action, and every user in every state.
fn product(way: Way, env: &[(&str, &str)], every: usize) {
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
    put(&store, number, Situation { state: State::Review, way, overlays: &[] });
    assert_eq!(people["expert"].post(&format!("/reviews/{number}/disclose"), &[("interest", "none")]).status, 303);
    let (mut cases, mut tried) = (0, 0);
    // Actions, and users per state: those for which there are cases, and those for which a case was tried.
    let (mut there, mut met) = (BTreeSet::new(), BTreeSet::new());
    let mut is_wanted = || {
        cases += 1;
        cases % every == 0
    };
    for state in State::ALL {
        if state == State::WithBody && way != Way::Standards {
            continue;
        }
        for overlays in OVERLAYS {
            let situation = Situation { state, way, overlays };
            put(&store, number, situation);
            for (name, person) in &people {
                for act in Move::ALL {
                    let (path, fields) = endpoint(act, name, way, revision(&store, number));
                    let kinds = [format!("{act:?}"), format!("{name} in {state:?}")];
                    there.extend(kinds.clone());
                    if !is_wanted() {
                        continue;
                    }
                    met.extend(kinds);
                    let form: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
                    let answer = person.post(&path.replace("{}", &number.to_string()), &form);
                    let what = format!("{name} {act:?} in {state:?} on {way:?} with {overlays:?}: {}", answer.status);
                    if let Err(refusal) = permit(situation, act, parties(name, way)) {
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
                        match asked_of_the_rows(&store, &accounts[name], number, act, way) {
                            Err(why) => assert!(
                                answer.status == status(&why) && answer.body.contains(&escaped(&why.to_string())),
                                "{what}: the page does not show the reason {why}\n{}",
                                answer.body
                            ),
                            // Withdrawing first shows a confirmation page.
                            Ok(()) => {
                                assert!(matches!((act, answer.status), (Move::Close, 200)), "{what}\n{}", answer.body);
                            }
                        }
                    }
                    tried += 1;
                }
                for page in ["/requests/{}", "/requests/{}/edit", "/reviews/{}", "/desk/{}"] {
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
                        let allowed = permit(situation, *act, parties(name, way)).is_ok();
                        assert_eq!(offered, allowed, "{name} {act:?} in {state:?} on {way:?} with {overlays:?} at {at}");
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
    product(Way::Community, &[], 7);
}

#[test]
#[ignore = "script/test full"]
fn full_community_review_matches_the_state_table_on_every_route() {
    product(Way::Community, &[], 1);
}

#[test]
#[ignore = "script/test full"]
fn other_procedures_match_the_state_table_on_every_route() {
    // On PostgreSQL, only the fast track is tested.
    product(Way::FastTrack, &[], 1);
    if !on_postgres() {
        product(Way::Standards, &[], 1);
    }
}

#[test]
#[ignore = "script/test full"]
fn two_operator_community_review_matches_the_state_table_on_every_route() {
    if !on_postgres() {
        product(Way::Community, &[("NIDREG_PUBLISH", "two")], 1);
    }
}
