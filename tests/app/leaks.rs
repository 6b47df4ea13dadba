//! Plants secrets and searches every output for them: the log in both formats at debug level, the access log, printed output, metrics,
//! rejections, the audit, the history, the security log, and doctor.

use crate::common::operator::nidreg;
use crate::common::prelude::*;
use crate::second_factor::set_up;
use crate::tokens::made;
use std::fs::File;

const TYPED: &str = "Zebra-Quilt-Typed-81";
const CHOSEN: &str = "Zebra-Quilt-Chosen-82";
const GUESSED: &str = "Zebra-Quilt-Guessed-83";
const OF_SMTP: &str = "zebra-smtp-84";
const OF_DATABASE: &str = "zebra-database-85";
const BASIC: &str = "emVicmE6enVsdS04Ng==";

/// Secrets that must not appear in any output, each with its name.
#[derive(Default)]
struct Planted(Vec<(&'static str, String)>);

impl Planted {
    fn plant(&mut self, name: &'static str, secret: &str) {
        assert!(secret.len() >= 6, "{name}: {secret:?} is too short to be searched for");
        self.0.push((name, secret.to_owned()));
    }

    #[track_caller]
    fn is_not_in(&self, output: &str, text: &str) {
        assert!(!text.is_empty(), "{output} is empty, so nothing was searched");
        for (name, secret) in &self.0 {
            if let Some(at) = text.find(secret.as_str()) {
                let line = text[..at].rsplit('\n').next().unwrap_or_default();
                panic!("{output} has {name}: {line}[here]");
            }
        }
    }
}

fn cookie(answer: &Answer) -> String {
    let all = answer.headers.get_all("set-cookie").iter().filter_map(|value| value.to_str().ok());
    let session = all.into_iter().find(|value| value.starts_with("nidreg_session=")).unwrap();
    session.trim_start_matches("nidreg_session=").split(';').next().unwrap().to_owned()
}

/// The secret at the end of a link with this prefix.
fn token_in(text: &str, start: &str) -> String {
    let rest = text.split(start).nth(1).unwrap_or_else(|| panic!("no {start} in {text}"));
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

/// Authenticates in every way, with valid and invalid secrets; returns the rejections.
fn use_everything(db: &TestDb, server: &TestServer, planted: &mut Planted) -> String {
    let mut refused = String::new();
    let mut keep = |answer: Answer| {
        assert!((400..500).contains(&answer.status), "{}: {}", answer.status, answer.body);
        refused.push_str(&answer.body);
    };
    let stranger = Person::nobody(server);
    let sign_in = |email: &str, password: &str| stranger.post("/sign-in", &[("email", email), ("password", password)]);
    keep(sign_in("registrant@demo.example", TYPED));
    keep(sign_in("unknown@demo.example", TYPED));
    keep(stranger.post("/account/new", &[("email", "not an address")]));

    let signed_in = Person::nobody(server);
    let answer = signed_in.post("/sign-in", &[("email", "other@demo.example"), ("password", "nidreg-demo")]);
    planted.plant("a session", &cookie(&answer));
    keep(signed_in.get("/operator"));
    keep(signed_in.post("/account/password", &[("current_password", GUESSED), ("new_password", CHOSEN)]));

    // An emailed link: opened by its recipient, mistyped, and submitted by a form of another site.
    assert!(stranger.post("/account/reset", &[("email", "registrant@demo.example")]).status < 400);
    let reset = token_in(&newest_email(db, "registrant@demo.example", "Choose a new password"), "/account/reset/");
    planted.plant("the link to a new password", &reset);
    assert_eq!(stranger.get(&format!("/account/reset/{reset}")).status, 200);
    keep(stranger.get(&format!("/account/reset/{reset}0")));
    keep(stranger.get(&format!("/account/resets/{reset}")));
    signed_in.post_raw(&format!("/account/reset/{reset}"), b"password=x", &[("Sec-Fetch-Site", "cross-site")]).is(403, &[]);
    assert_eq!(stranger.post(&format!("/account/reset/{reset}"), &[("password", CHOSEN)]).status, 303);

    // A session after a new password.
    let registrant = Person::nobody(server);
    let answer = registrant.post("/sign-in", &[("email", "registrant@demo.example"), ("password", CHOSEN)]).is(303, &[]);
    planted.plant("another session", &cookie(&answer));
    // An API token, valid and invalid, and another authentication scheme.
    let token = made(&registrant, &["drafts", "comments"]);
    planted.plant("a token of the API", &token);
    let bearer = |token: &str| format!("Bearer {token}");
    let ask = |path: &str, header: &str| stranger.ask("GET", path, &[("Authorization", header)]);
    let number = format!("/api/v1/drafts/R-{}-0001", nidreg::clock::day(nidreg::clock::now()).year());
    assert_eq!(ask(&number, &bearer(&token)).status, 200);
    let wrong = token.replace("nidreg_", "nidreg_f");
    planted.plant("a token that nobody made", &wrong);
    keep(ask(&number, &bearer(&wrong)));
    keep(ask(&number, &format!("Basic {BASIC}")));

    // A second factor: its secret, a wrong code, a recovery code.
    let page = signed_in.get("/account/second-factor").body;
    let at = page.find("<p class=\"any\"><code>").unwrap();
    let key = page[at..].split("<code>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    planted.plant("the secret of an authenticator", &key);
    planted.plant("the same without blanks", &key.replace(' ', ""));
    let (phone, codes) = set_up(&signed_in);
    for code in &codes {
        planted.plant("a recovery code", code);
    }
    let half = Person::nobody(server);
    let begun = half.post("/sign-in", &[("email", "other@demo.example"), ("password", "nidreg-demo")]);
    planted.plant("half a session", &cookie(&begun));
    keep(half.post("/sign-in/code", &[("code", "000000")]));
    assert_eq!(half.post("/sign-in/code", &[("code", &codes[0])]).status, 303);
    let again = Person::nobody(server);
    again.post("/sign-in", &[("email", "other@demo.example"), ("password", "nidreg-demo")]);
    // The code is searched for with its context: six digits alone may occur in any number.
    let shown = phone.shows(1);
    assert_eq!(again.post("/sign-in/code", &[("code", &shown)]).status, 303);
    planted.plant("a code", &format!("code={shown}"));
    planted.plant("a code", &format!("\"{shown}\""));
    refused
}

fn rows(db: &TestDb) -> String {
    let tables = [
        "SELECT 'event ' || act || ' ' || detail AS what FROM events",
        "SELECT 'refused ' || kind || ' ' || network || ' ' || browser || ' ' || detail AS what FROM security_log",
        "SELECT 'email ' || subject || ' ' || body AS what FROM outbox WHERE sent_at IS NOT NULL",
    ];
    let mut all = String::new();
    for sql in tables {
        let found = column(&db.bare_store(), sql);
        assert!(!found.is_empty(), "{sql}");
        all.extend(found.into_iter().map(|row| row + "\n"));
    }
    all
}

#[test]
fn no_output_contains_a_secret() {
    for shape in ["human", "json"] {
        let db = TestDb::new();
        let log = db.dir.path().join("stderr.txt");
        let env = [("RUST_LOG", "debug"), ("NIDREG_LOG", shape), ("NIDREG_METRICS", "public")];
        let server = TestServer::start_into(&db, true, &env, File::create(&log).unwrap().into());
        let mut planted = Planted::default();
        for (name, secret) in [
            ("a password that was typed", TYPED),
            ("a password that was chosen", CHOSEN),
            ("a password that was guessed", GUESSED),
            ("another header that opens something", BASIC),
        ] {
            planted.plant(name, secret);
        }
        let refused = use_everything(&db, &server, &mut planted);
        let admin = Person::demo(&server, "admin");
        let metrics = Person::nobody(&server).get("/metrics").is(200, &[]);
        for (output, text) in [
            ("a refusal", refused),
            ("the figures", metrics.body),
            ("the audit", admin.get("/admin/audit").body),
            ("the security log", admin.get("/admin/security").body),
            ("the list of accounts", admin.get("/admin/accounts").body),
            ("what was printed", server.printed.lock().unwrap().join("\n")),
            ("the database", rows(&db)),
        ] {
            planted.is_not_in(output, &text);
        }
        drop(server);
        let log = std::fs::read_to_string(log).unwrap();
        assert!(log.contains("/account/reset/{token}") && log.contains("unknown_token"), "{log}");
        assert_eq!(log.lines().all(|line| line.starts_with('{')), shape == "json", "{log}");
        planted.is_not_in("the log", &log);
        let doctor = nidreg(&db).args(["doctor", "--full"]).env("RUST_LOG", "debug").output().unwrap();
        planted.is_not_in("the doctor", &format!("{doctor:?}"));
    }
}

#[test]
fn database_and_mail_server_passwords_never_appear_in_output() {
    let mut planted = Planted::default();
    planted.plant("the password of the database", OF_DATABASE);
    planted.plant("the password of the mail server", OF_SMTP);
    let db = TestDb::new();
    let port = crate::common::free_port();
    let away = format!("postgres://nidreg:{OF_DATABASE}@127.0.0.1:{port}/nidreg");
    let mut asked = Vec::new();
    for arguments in [&["doctor"][..], &["serve"], &["db", "migrate"], &["account", "list"]] {
        let percent = away.replace(OF_DATABASE, &format!("{OF_DATABASE}%zz"));
        for url in [away.as_str(), &away.replace("postgres", "mysql"), &percent, &away.replace("127.0.0.1:", "127.0.0.1:x")] {
            let mut command = nidreg(&db);
            command.args(arguments).env("DATABASE_URL", url).env("RUST_LOG", "debug");
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
            asked.push((arguments, command.spawn().unwrap()));
        }
    }
    // Run in parallel, because each waits for a database that does not respond.
    for (arguments, command) in asked {
        let said = command.wait_with_output().unwrap();
        assert!(!said.status.success(), "{arguments:?}");
        planted.is_not_in(&format!("{arguments:?}"), &format!("{said:?}"));
    }
    // A mail server that does not respond, and URLs that are not accepted.
    let log = db.dir.path().join("stderr.txt");
    let smtp = format!("smtp://user:{OF_SMTP}@127.0.0.1:{port}");
    let env = [("RUST_LOG", "debug"), ("NIDREG_SMTP_URL", smtp.as_str())];
    let server = TestServer::start_into(&db, true, &env, File::create(&log).unwrap().into());
    let operator = Person::demo(&server, "operator");
    let begun = Instant::now();
    while !std::fs::read_to_string(&log).unwrap().contains("127.0.0.1") || begun.elapsed().as_secs() < 3 {
        assert!(begun.elapsed().as_secs() < 60, "no email was tried");
        std::thread::sleep(Duration::from_millis(100));
    }
    planted.is_not_in("the desk's emails", &operator.get("/operator/emails").body);
    drop(server);
    planted.is_not_in("the log", &std::fs::read_to_string(&log).unwrap());
    for url in [smtp.clone(), smtp.replace("smtp://", "http://"), smtp.replace("127.0.0.1", "127.0.0.1:x")] {
        let said = nidreg(&db).args(["doctor"]).env("NIDREG_SMTP_URL", &url).env("RUST_LOG", "debug").output().unwrap();
        planted.is_not_in("the doctor", &format!("{said:?}"));
        let mut test = nidreg(&db);
        test.args(["mail", "test", "--to", "nora@x.example"]).env("NIDREG_SMTP_URL", &url).env("RUST_LOG", "debug");
        planted.is_not_in("the trial email", &format!("{:?}", test.output().unwrap()));
    }
}
