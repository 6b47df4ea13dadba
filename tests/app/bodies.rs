//! Tests the limits of request bodies: small by default, larger on routes that accept texts, and bounded in total.

use crate::common::prelude::*;
use std::io::Write as _;
use std::net::TcpStream;
use std::thread::spawn;

const SAME: (&str, &str) = ("Sec-Fetch-Site", "same-origin");

fn draft() -> String {
    format!("/requests/R-{}-0001/edit", nidreg::clock::day(nidreg::clock::now()).year())
}

/// Resident memory of the server in MiB.
fn memory(server: &TestServer) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.pid())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() / 1024
}

fn bytes_set_aside(server: &TestServer) -> usize {
    let text = Person::nobody(server).get("/metrics").body;
    let line = text.lines().find(|line| line.starts_with("nidreg_bodies_bytes ")).unwrap();
    line.rsplit_once(' ').unwrap().1.parse().unwrap()
}

/// Sends all but the end of a body and keeps the connection open.
fn stalled(server: &TestServer, path: &'static str) -> std::thread::JoinHandle<Option<TcpStream>> {
    const SAID: usize = 4_000_000;
    let host = server.base.trim_start_matches("http://").to_owned();
    spawn(move || {
        let mut socket = TcpStream::connect(&host).ok()?;
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {SAID}\r\n\r\n"
        );
        socket.write_all(head.as_bytes()).ok()?;
        // The server is allowed to close the connection early.
        let _ = socket.write_all(&vec![b'a'; SAID - 100_000]);
        Some(socket)
    })
}

#[test]
fn stalled_uploads_use_bounded_memory_and_do_not_block_other_networks() {
    const CONNECTIONS: usize = 150;
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_TRUSTED_PROXIES", "127.0.0.1")]);
    let rita = Person::demo(&server, "registrant");
    let was = rita.get(&draft()).body;
    let was = was.split("name=\"was.purpose\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let template = format!("Namespace ID: harbour-lamps\n\nPurpose: {}\n", "to name lamps and to keep them lit, ".repeat(2000));
    let elsewhere = [SAME, ("X-Forwarded-For", "198.51.100.7"), ("Content-Type", "text/plain")];
    let before = memory(&server);
    let senders: Vec<_> =
        (0..CONNECTIONS).map(|number| stalled(&server, ["/sign-in", "/register", "/check/template"][number % 3])).collect();
    until("room is taken", || bytes_set_aside(&server) > 0);
    // A signed-in user can still save, an anonymous user in another network can check a template, and a short form needs no reservation.
    let long = "a".repeat(500_000);
    rita.post(&draft(), &[("purpose", &*long), ("was.purpose", &was), ("intent", "save")]).is(303, &[]);
    let other = Person::nobody(&server);
    assert_eq!(other.post_raw("/api/v1/templates/check", template.as_bytes(), &elsewhere).status, 200);
    assert_eq!(other.post("/sign-in", &[("email", "x@y.example"), ("password", "wrong")]).status, 422);
    // In the network of the stalled uploads, a long text is rejected with Retry-After.
    let template =
        template.replace("\n\nPurpose: ", &format!("\n\nPurpose: {}", "to name lamps and to keep them lit, ".repeat(20_000)));
    let refused = other.post_raw("/api/v1/templates/check", template.as_bytes(), &[("Content-Type", "text/plain")]).is(503, &[]);
    assert!(
        refused.header("retry-after").parse::<u64>().unwrap() > 0 && refused.body.contains("send it again"),
        "{}",
        refused.body
    );
    let more = memory(&server).saturating_sub(before);
    assert!(more <= 200, "memory grew by {more} MB");
    for sender in senders {
        drop(sender.join().unwrap());
    }
    until("all room is given back", || bytes_set_aside(&server) == 0);
    assert_eq!(other.post_raw("/api/v1/templates/check", template.as_bytes(), &[("Content-Type", "text/plain")]).status, 200);
}

#[test]
fn each_route_limits_the_body_to_the_size_of_its_form() {
    let (_db, _server, [rita]) = TestServer::demo(["registrant"]);
    let send = |who: &Person, path: &str, bytes: usize| -> Answer {
        who.post_raw(path, &[b"words=".as_slice(), &vec![b'a'; bytes]].concat(), &[SAME])
    };
    let (short, prose, text) = (16 * 1024, 1024 * 1024, 4 * 1024 * 1024);
    for (path, most) in [
        ("/account/reset", short),
        ("/account/tokens", short),
        (&*draft().replace("/edit", "/comment"), prose),
        (&*draft().replace("/edit", "/contact-answer"), prose),
        ("/contact-answers/x", prose),
        (&*draft(), text),
        ("/account/confirm", text),
    ] {
        assert_ne!(send(&rita, path, most - 100).status, 413, "{path} accepts {most}");
        let refused = send(&rita, path, most + 1);
        assert_eq!(refused.status, 413, "{path} accepts {most}");
        assert!(refused.body.contains(&format!("{} KiB", most / 1024)), "{path}: {}", refused.body);
    }
    // Unknown routes and unsupported methods return 404 and 405, not 413.
    assert_eq!(send(&rita, "/no/such/page", text).status, 404);
    assert_eq!(send(&rita, "/", text).status, 405);
}

#[test]
fn long_text_posted_without_a_session_is_returned_in_full() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let words = "to name lamps and to keep them lit, ".repeat(20_000);
    let kept = nobody.post(&draft(), &[("purpose", &*words), ("save_number", "1")]).is(401, &[]);
    assert!(kept.body.contains("Your input is saved") && kept.body.contains(&words), "the text is lost");
}
