//! Raw requests whose line endings or lengths an intermediary may interpret differently: a request hidden in them is not processed.

use crate::common::prelude::*;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

/// Sends bytes over one connection and returns the status of every response.
fn statuses(server: &TestServer, bytes: &str) -> Vec<u16> {
    let mut stream = TcpStream::connect(server.base.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(3))).unwrap();
    // A server that rejects the request may close the connection before everything is sent.
    let _ = stream.write_all(bytes.as_bytes());
    let (mut all, mut part) = (Vec::new(), [0u8; 16 * 1024]);
    while let Ok(read @ 1..) = stream.read(&mut part) {
        all.extend_from_slice(&part[..read]);
    }
    let text = String::from_utf8_lossy(&all);
    text.match_indices("HTTP/1.1 ").filter_map(|(at, _)| text[at + 9..].get(..3)?.parse().ok()).collect()
}

const HOST: &str = "Host: registry.example";

#[test]
fn hidden_request_behind_an_ambiguous_length_is_never_answered() {
    let (_db, server) = TestServer::on_new_database(true);
    let hidden = format!("GET /hidden-here HTTP/1.1\r\n{HOST}\r\nConnection: close\r\n\r\n");
    // Two unambiguous requests get two responses, which shows that responses can be counted.
    let plain = format!("GET /healthz HTTP/1.1\r\n{HOST}\r\n\r\n{hidden}");
    assert_eq!(statuses(&server, &plain), [200, 404]);
    let length = hidden.len();
    let post = "POST /sign-in HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    // The hidden request is the body of the first one, however its length is stated; there must be no response to it.
    let bodies: Vec<(&str, String)> = vec![
        ("the length behind a bare LF", format!("{post}{HOST}\nContent-Length: {length}\r\nConnection: close\r\n\r\n{hidden}")),
        (
            "the whole head with bare LF",
            format!("POST /sign-in HTTP/1.1\n{HOST}\nContent-Length: {length}\nConnection: close\n\n{hidden}"),
        ),
        ("a head that ends in a bare LF", format!("{post}{HOST}\r\nConnection: close\r\nContent-Length: {length}\r\n\n{hidden}")),
        (
            "two lengths",
            format!("{post}{HOST}\r\nContent-Length: {length}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n{hidden}"),
        ),
        (
            "two lengths, one behind a bare LF",
            format!("{post}{HOST}\r\nContent-Length: {length}\nContent-Length: 0\r\nConnection: close\r\n\r\n{hidden}"),
        ),
        (
            "a length and chunks",
            format!("{post}{HOST}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{hidden}"),
        ),
        (
            "chunks behind a bare LF",
            format!("{post}{HOST}\r\nContent-Length: 4\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{hidden}"),
        ),
        (
            "another word for chunked",
            format!("{post}{HOST}\r\nContent-Length: {length}\r\nTransfer-Encoding: xchunked\r\n\r\n{hidden}"),
        ),
        (
            "a bare CR in a head",
            format!("{post}{HOST}\r\nX: a\rContent-Length: 0\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{hidden}"),
        ),
        ("chunks that end in bare LF", format!("{post}{HOST}\r\nTransfer-Encoding: chunked\r\n\r\n0\n\n{hidden}")),
        (
            "a blank before the colon",
            format!("{post}{HOST}\r\nContent-Length : 0\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{hidden}"),
        ),
    ];
    for (what, bytes) in bodies {
        let answers = statuses(&server, &bytes);
        assert!(answers.len() <= 1, "{what}: {answers:?}");
        assert!(!answers.contains(&404), "{what}: the hidden request was answered: {answers:?}");
    }
    // The server still works.
    assert_eq!(statuses(&server, &plain), [200, 404]);
}
