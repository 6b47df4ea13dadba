//! Links with a secret in emails: they are created on delivery, never stored, and replaced when the email is sent again.

use crate::common::prelude::*;
use nidreg::actions::sign_in::Browser;
use nidreg::actions::{self, accounts, address, comment, external_sign_in, follow, resend, review, team};
use nidreg::mail::queries::{DueEmail, OutboxFilter, outgoing};
use nidreg::mail::{LinkKey, outbox};
use nidreg::requests::contact_answers::Answer;
use nidreg::users::links;
use nidreg::users::oidc::{ProviderClaims, Secrets};

/// All stored data: the SQLite file and the files beside it, or every row of every PostgreSQL table.
fn at_rest(fixture: &ProcedureFixture) -> String {
    if fixture.db.is_postgres() {
        let tables = rows(fixture, "SELECT tablename::text AS what FROM pg_tables WHERE schemaname = 'public'");
        return tables.iter().flat_map(|table| rows(fixture, &format!("SELECT t::text AS what FROM \"{table}\" t"))).collect();
    }
    let mut all = String::new();
    for file in std::fs::read_dir(fixture.db.dir.path()).unwrap() {
        let path = file.unwrap().path();
        if path.is_file() {
            all.push_str(&String::from_utf8_lossy(&std::fs::read(path).unwrap()));
        }
    }
    all
}

/// The secrets in an email: tokens and signed values.
fn email_words(email: &DueEmail) -> Vec<String> {
    let hex = email.body.split(|c: char| !c.is_ascii_hexdigit());
    hex.filter(|word| matches!(word.len(), 52 | 64)).map(str::to_owned).collect()
}

fn scene() -> ProcedureFixture {
    let mut fixture = ProcedureFixture::new();
    fixture.post.links = Some(LinkKey([9; 32].into()));
    fixture.takes_replies();
    fixture
}

fn answer_to(fixture: &ProcedureFixture, email: &str, who: &Account) -> String {
    let sql = format!(
        "SELECT id AS what FROM outbox WHERE kind = '{email}' AND recipient = '{}' ORDER BY outbox.id DESC LIMIT 1",
        who.email
    );
    reply_address(fixture.post.reply.as_ref().unwrap(), &rows(fixture, &sql)[0])
}

fn mail(fixture: &ProcedureFixture, from: &Account, to: &str, body: &str) -> actions::receive::ReceiptOutcome {
    let bytes =
        format!("From: <{}>\r\nTo: {to}\r\nSubject: Re: x\r\nMessage-ID: <{}@x>\r\n\r\n{body}\r\n", from.email, body.len());
    fixture.receive(bytes.as_bytes())
}

fn sign_up(fixture: &ProcedureFixture) {
    let email = EmailAddress::parse("new@cast.example").unwrap();
    let new = (&email, urn_registry::i18n::Lang::En);
    fixture.store.write(|conn| accounts::sign_up(conn, &fixture.post, fixture.now, new, "/register")).unwrap();
}

fn ask_reset(fixture: &ProcedureFixture) {
    let email = EmailAddress::parse("rita@cast.example").unwrap();
    fixture.store.write(|conn| accounts::request_password_reset(conn, &fixture.post, fixture.now, &email)).unwrap();
}

/// Creates an email to a follower of a request, with a link to stop following it.
fn followed(fixture: &mut ProcedureFixture) {
    let number = fixture.in_review("lighthouse", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.act(&fixture.otto, |conn, ctx| follow::follow(conn, ctx, number)).unwrap();
    fixture.minutes(1);
    let new = NewComment { body: "How long is a name?", ..NewComment::default() };
    fixture.act(&fixture.edda, |conn, ctx| comment::comment(conn, ctx, number, &new)).unwrap();
    fixture.retract();
}

/// Creates an email of every other kind that has a link with a secret.
fn every_kind(fixture: &ProcedureFixture) -> RequestNumber {
    fixture.registered("gauge");
    let claimed = fixture.submitted(&fixture.otto, &DraftPurpose::Revision("gauge".into()));
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    fixture.act(&fixture.rita, |conn, ctx| team::invite(conn, ctx, number, "helper@cast.example")).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.ask(&fixture.edda, number, "Who pays?").unwrap();
    mail(fixture, &fixture.rita, &answer_to(fixture, "question", &fixture.rita), "The harbour pays.");
    mail(fixture, &fixture.edda, &answer_to(fixture, "assignment", &fixture.edda), "A comment.");
    sign_up(fixture);
    ask_reset(fixture);
    of_accounts(fixture);
    claimed
}

/// Tara changes her email address, and Rita requests a change.
fn another_address(fixture: &ProcedureFixture) {
    let (tara, rita) = ("tara@new.example", "rita@new.example");
    let ask = |who: &Account, to: &str| {
        let to = EmailAddress::parse(to).unwrap();
        fixture.store.write(|conn| address::request_address_change(conn, &fixture.post, fixture.now, who, &to)).unwrap();
    };
    ask(&fixture.tara, tara);
    let key = rows(fixture, "SELECT id AS what FROM links WHERE purpose = 'address_new'").remove(0);
    let token = fixture.store.write(|conn| links::create_token(conn, fixture.now, &key)).unwrap();
    fixture.store.write(|conn| address::follow_link(conn, &fixture.post, fixture.now, Some(&fixture.tara), &token)).unwrap();
    ask(&fixture.rita, rita);
}

/// Changes of address and a sign-up after an external sign-in.
fn of_accounts(fixture: &ProcedureFixture) {
    let email = |text: &str| EmailAddress::parse(text).unwrap();
    let at = (&fixture.post, fixture.now);
    another_address(fixture);
    let (secrets, mark) = (Secrets::generate(), Token::generate());
    let browser = || Browser { name: "a browser", mark: &mark };
    fixture.store.write(|conn| external_sign_in::start_external_sign_in(conn, at.1, None, "/", &secrets)).unwrap();
    let round = fixture.store.write(|conn| external_sign_in::accept_provider_response(conn, at.1, &secrets)).unwrap();
    let shown = ProviderClaims { issuer: "https://id.example".into(), subject: "s-1".into(), email: None, name: None, at: None };
    fixture.store.write(|conn| external_sign_in::receive_claims(conn, at, &round, &shown, browser(), false)).unwrap();
    let (name, email) = (PersonName::parse("Una Elsewhere").unwrap(), email("una@cast.example"));
    let asks = external_sign_in::NewIdentityInput {
        name: &name,
        email: &email,
        provider: "University",
        lang: urn_registry::i18n::Lang::En,
    };
    fixture.store.write(|conn| external_sign_in::email_sign_in_link(conn, at, &asks, &secrets.browser)).unwrap();
}

#[test]
fn email_link_tokens_are_never_stored_before_or_after_delivery() {
    let mut fixture = scene();
    followed(&mut fixture);
    fixture.registered("tide");
    fixture.days(366);
    let tide = Nid::parse("tide").unwrap();
    fixture.store.write(|conn| actions::contact_checks::ask_namespace_contacts(conn, &fixture.post, fixture.now, &tide)).unwrap();
    every_kind(&fixture);
    let before = at_rest(&fixture);
    let sent = fixture.leaving();
    let kinds: BTreeSet<&str> = sent.iter().filter(|one| !email_words(one).is_empty()).map(|one| one.kind.as_str()).collect();
    for kind in [
        "verify", "reset", "invitation", "change_notice", "contact_asked", "confirm_answer", "email_waits", "followed",
        "address_new", "address_leaves", "oidc_join",
    ] {
        assert!(kinds.contains(kind), "{kind} has no link: {kinds:?}");
    }
    let after = at_rest(&fixture);
    assert!(before.contains("Who pays?") && after.contains("Who pays?"), "the searched text is the stored text");
    for email in &sent {
        let shown = fixture.store.read(|conn| resend::email_file(conn, &fixture.post, &email.id)).unwrap();
        let shown = String::from_utf8(shown).unwrap().replace("=\r\n", "").replace("\r\n ", "");
        for word in email_words(email) {
            assert!(!before.contains(&word), "{}: {word} was stored while the email was waiting", email.kind);
            assert!(!after.contains(&word), "{}: {word} is stored after the email was sent", email.kind);
            assert!(!shown.contains(&word), "{}: operators read {word}", email.kind);
        }
        assert!(email_words(email).is_empty() || shown.contains("made-when-the-email-leaves"), "{shown}");
        if let Some(reply) = fixture.post.reply.as_ref() {
            assert!(
                !shown.contains(&reply_address(reply, &email.id)),
                "operators do not see the recipient's reply address: {shown}"
            );
        }
    }
}

#[test]
fn retried_email_has_a_new_link_and_both_links_work() {
    let mut fixture = scene();
    fixture.registered("gauge");
    fixture.submitted(&fixture.otto, &DraftPurpose::Revision("gauge".into()));
    let asks = |fixture: &ProcedureFixture| {
        loop {
            let one = fixture.store.write(|conn| outbox::take_due(conn, &fixture.post, fixture.now)).unwrap().pop().unwrap();
            if one.kind == "change_notice" {
                return one;
            }
        }
    };
    let first = asks(&fixture);
    // The mail server accepted the email, but the program was killed before it recorded that.
    fixture.minutes(6);
    let second = asks(&fixture);
    assert_eq!((&first.message_id, &first.id), (&second.message_id, &second.id));
    let token = |one: &DueEmail| Token::read(&email_words(one).into_iter().find(|word| word.len() == 64).unwrap()).unwrap();
    assert_ne!(token(&first), token(&second));
    for (token, answer) in [(token(&first), (Answer::Object, "Not by us.")), (token(&second), (Answer::Accept, ""))] {
        fixture
            .store
            .write(|conn| nidreg::actions::contact_answers::answer_by_link(conn, &fixture.post, fixture.now, &token, answer))
            .unwrap();
    }
}

#[test]
fn using_one_token_of_a_link_ends_all_of_them() {
    let fixture = scene();
    let number = fixture.start(&fixture.rita, &formal("harbour")).unwrap();
    fixture.act(&fixture.rita, |conn, ctx| team::invite(conn, ctx, number, &fixture.otto.email)).unwrap();
    let id = rows(&fixture, "SELECT id AS what FROM links WHERE purpose = 'invitation'").remove(0);
    let draw = || fixture.store.write(|conn| links::create_token(conn, fixture.now, &id)).unwrap();
    let is_open = |token: &Token| fixture.store.read(|conn| team::invited_request(conn, token, fixture.now)).is_ok();
    let (first, second) = (draw(), draw());
    assert!(is_open(&first) && is_open(&second), "either email may have been delivered");
    let reset = fixture.store.read(|conn| accounts::find_reset_link(conn, fixture.now, &first));
    assert!(why(reset).contains("This link"), "a link is valid only for its purpose");
    fixture.act(&fixture.otto, |conn, ctx| team::accept_invitation(conn, ctx, &second)).unwrap();
    assert!(!is_open(&first) && !is_open(&second));
    assert!(!is_open(&draw()), "an email that is delivered later contains no working link");
}

fn given_up(fixture: &ProcedureFixture, email: &str, to: &str) -> String {
    let sql =
        format!("SELECT id AS what FROM outbox WHERE kind = '{email}' AND recipient = '{to}' ORDER BY outbox.id DESC LIMIT 1");
    rows(fixture, &sql).remove(0)
}

fn again(fixture: &ProcedureFixture, id: &str) -> Result<(), Refusal> {
    fixture.act(&fixture.olga, |conn, ctx| resend::resend(conn, ctx, id))
}

#[test]
fn resent_email_gets_a_new_link_and_resend_fails_once_obsolete() {
    let mut fixture = scene();
    let claimed = every_kind(&fixture);
    let sent = fixture.leaving();
    fixture.days(1);
    // A password reset gets a new link in a new message; using it invalidates the old link as well.
    let reset = given_up(&fixture, "reset", "rita@cast.example");
    again(&fixture, &reset).unwrap();
    let anew = fixture.leaving().into_iter().find(|one| one.kind == "reset").unwrap();
    let old = sent.iter().find(|one| one.id == reset).unwrap();
    assert!(anew.message_id != old.message_id && anew.subject == old.subject);
    assert!(anew.body.contains("was written on 2027-01-04 and was not delivered then"), "{}", anew.body);
    let token = |one: &DueEmail| Token::read(&email_words(one).into_iter().find(|word| word.len() == 64).unwrap()).unwrap();
    assert_ne!(token(&anew), token(old));
    fixture.store.write(|conn| accounts::reset_password(conn, &fixture.post, fixture.now, &token(&anew), "hash")).unwrap();
    assert!(fixture.store.write(|conn| accounts::reset_password(conn, &fixture.post, fixture.now, &token(old), "hash")).is_err());
    assert!(why(again(&fixture, &reset)).contains("has been used"));
    // A verification email can be sent again until the address is verified.
    let verify = given_up(&fixture, "verify", "new@cast.example");
    again(&fixture, &verify).unwrap();
    let link = token(&fixture.leaving().into_iter().find(|one| one.kind == "verify").unwrap());
    let (name, mark) = (PersonName::parse("Nora New").unwrap(), Token::generate());
    let browser = Browser { name: "a browser", mark: &mark };
    let at = (&fixture.post, fixture.now);
    fixture.store.write(|conn| accounts::verify_email(conn, at, &link, (&name, "none"), browser, false)).unwrap();
    assert!(why(again(&fixture, &verify)).contains("The email is not sent again"));
    // An invitation that is sent again is valid for its whole period again, until it is withdrawn.
    let invitation = given_up(&fixture, "invitation", "helper@cast.example");
    fixture.days(20);
    again(&fixture, &invitation).unwrap();
    let link = token(&fixture.leaving().into_iter().find(|one| one.kind == "invitation").unwrap());
    let number = fixture.store.read(|conn| team::invited_request(conn, &link, fixture.now)).unwrap().number;
    fixture.act(&fixture.rita, |conn, ctx| team::uninvite(conn, ctx, number, "helper@cast.example")).unwrap();
    assert!(why(again(&fixture, &invitation)).contains("withdrawn"));
    // A notice to a contact cannot be sent again once the request is closed.
    let asked = given_up(&fixture, "change_notice", "names@society.example");
    again(&fixture, &asked).unwrap();
    fixture.act(&fixture.otto, |conn, ctx| close::withdraw_request(conn, ctx, claimed)).unwrap();
    assert!(why(again(&fixture, &asked)).contains("the request is closed"));
    // A question that was answered cannot be sent again either, nor can a notice about an email that has since been published.
    let question = given_up(&fixture, "question", "rita@cast.example");
    again(&fixture, &question).unwrap();
    let sent = fixture.leaving().into_iter().find(|one| one.kind == "question").unwrap();
    says(&sent.body, &[&format!("{number} is now: With requester.")]);
    fixture.answer(number, "The harbour.", false);
    assert!(why(again(&fixture, &question)).contains("is now: Expert review"));
    let receipt = given_up(&fixture, "email_waits", "edda@cast.example");
    fixture.retract();
    assert!(why(again(&fixture, &receipt)).contains("published as a comment"));
}

#[test]
fn email_reply_is_added_to_the_thread_of_the_notification() {
    let mut fixture = scene();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    let notified = |fixture: &mut ProcedureFixture, email: &str, who: &Account| {
        let to = answer_to(fixture, email, who);
        fixture.minutes(11);
        to
    };
    let due = |fixture: &mut ProcedureFixture| {
        fixture.minutes(11);
        fixture.retract();
    };
    // A reply to a comment.
    fixture.say(&fixture.edda, number, "Who pays?");
    let (rita, sven, edda) = (fixture.rita.clone(), fixture.sven.clone(), fixture.edda.clone());
    let to = notified(&mut fixture, "comment", &rita);
    mail(&fixture, &rita, &to, "The harbour.");
    assert_eq!(threads_of(&fixture, number)[0].comments.len(), 1, "the comment waits for ten minutes first");
    due(&mut fixture);
    let found = threads_of(&fixture, number);
    assert_eq!((found.len(), found[0].comments.len()), (1, 2), "{found:#?}");
    // The experts are notified of the reply; their reply is added to the same thread.
    let to = notified(&mut fixture, "comment", &edda);
    mail(&fixture, &edda, &to, "For how long, though?");
    due(&mut fixture);
    assert_eq!(threads_of(&fixture, number)[0].comments.len(), 3);
    // A Discuss has a thread of its own from the first reply on.
    fixture.review(&sven, number, DISCUSS, "Say who assigns.").unwrap();
    let to = notified(&mut fixture, "discuss", &rita);
    mail(&fixture, &rita, &to, "The registrar assigns, see the text.");
    due(&mut fixture);
    mail(&fixture, &rita, &to, "And nobody else, as section two has it.");
    due(&mut fixture);
    let found = threads_of(&fixture, number);
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found[1].position_id.is_some() && found[1].comments.len() == 2, "{found:#?}");
    // A reply to an email with several comments starts a new thread, because it is unclear which comment is meant.
    let revision = fixture.revision(number);
    for words in ["One.", "Two."] {
        let typed =
            actions::review_drafts::CommentInput { revision, thread: "", field: "", quote: "", body: words, suggestion: "" };
        fixture.act(&edda, |conn, ctx| actions::review_drafts::save_comment(conn, ctx, number, typed)).unwrap();
    }
    fixture.act(&edda, |conn, ctx| review::send_review(conn, ctx, number, revision, Verdict::CommentOnly, "")).unwrap();
    let to = notified(&mut fixture, "comment", &rita);
    mail(&fixture, &rita, &to, "To both of them.");
    due(&mut fixture);
    assert_eq!(threads_of(&fixture, number).len(), 5);
    let all = fixture.store.read(|conn| outgoing(conn, &OutboxFilter::default(), 1000)).unwrap();
    assert!(all.iter().all(|one| one.kind != "not_published"));
}
