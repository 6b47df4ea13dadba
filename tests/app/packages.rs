//! Tests the packages for JavaScript and Python, which are made from the data of a registry, with the test vectors of the parser and the
//! verdicts of the program.

use crate::common::operator::nidreg;
use crate::common::prelude::*;
use std::fs::{self, File};
use std::io::BufRead as _;
use urn_registry::grammar::Budget;
use urn_registry::profile::catalogue;
use urn_registry::verdict::NamespaceBook;

fn succeeds(command: &mut Command) {
    let said = command.output().unwrap();
    let out = [said.stdout, said.stderr].concat();
    assert!(said.status.success(), "{command:?}: {}", String::from_utf8_lossy(&out));
}

/// The files of a registry that the packages are made from, at their paths on the server.
fn write_data(server: &TestServer, dir: &Path) {
    let reader = Person::nobody(server);
    for path in ["assignments/urn-namespaces/list.json", "profiles.json", "regexes.json"] {
        let file = dir.join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, reader.get(&format!("/{path}")).body).unwrap();
    }
}

/// Variants of a name, most of which are not valid.
fn changed(name: &str, turn: usize) -> Vec<String> {
    let letters: Vec<char> = name.chars().collect();
    let at = letters.len() - 1 - turn * 5 % (letters.len() / 2);
    let (before, rest): (String, String) = (letters[..at].iter().collect(), letters[at + 1..].iter().collect());
    let (letter, other) = (letters[at], ["0", "9", "a", "X", "-", ":", ".", "/", "%", "~"][turn % 10]);
    let mut all = vec![format!("{before}{rest}"), format!("{before}{other}{rest}"), format!("{before}{other}{letter}{rest}")];
    if turn < 4 {
        all.extend(["%C3", "%c3%A9", "%ED%A0%80", "?+a", "?=a", "#a"].map(|end| format!("{name}{end}")));
        all.extend([name.to_ascii_uppercase(), name.to_ascii_lowercase()]);
    }
    all
}

/// The examples of the catalog, generated names, and variants of both.
fn names() -> Vec<String> {
    let mut all = Vec::new();
    for profile in catalogue::all() {
        let mut own: Vec<String> = profile.examples.iter().map(|example| example.urn.clone()).collect();
        let rules = NamespaceBook::builtin().rules(&profile.nid);
        let drawn = rules.map(|rules| rules.samples(8, 47, &mut Budget::new(10_000_000))).unwrap_or_default();
        own.extend(drawn.iter().map(|nss| format!("urn:{}:{nss}", profile.nid)));
        all.extend(own.iter().enumerate().flat_map(|(turn, name)| changed(name, turn)));
        all.extend(own);
    }
    // Around the limit of 128 KiB, and far above it.
    all.extend([131_072, 131_073, 3_000_000].map(|size| format!("urn:example:{}", "a".repeat(size - "urn:example:".len()))));
    all.extend([65_530, 65_531].map(|letters| format!("urn:example:{}", "é".repeat(letters))));
    all.retain(|name| !name.contains('\n'));
    all
}

/// The verdicts of the program on [`names`].
fn write_verdicts(db: &TestDb, file: &Path) {
    let list = db.dir.path().join("names.txt");
    let names = names();
    assert!(names.len() > 2000, "{}", names.len());
    fs::write(&list, names.join("\n")).unwrap();
    let said = nidreg(db).args(["urn", "check", "--json"]).stdin(File::open(list).unwrap()).output().unwrap();
    assert_eq!(said.status.code(), Some(1), "some are not valid: {}", String::from_utf8_lossy(&said.stderr));
    let answers: Vec<Value> = said.stdout.lines().map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect();
    assert_eq!(answers.len(), names.len());
    // An answer repeats only the beginning of an overlong name; the packages are tested with all of it.
    let rows = answers.into_iter().zip(names).map(|(mut answer, name)| {
        answer["input"] = name.into();
        answer.to_string()
    });
    fs::write(file, rows.collect::<Vec<_>>().join("\n")).unwrap();
}

#[test]
fn packages_from_the_exported_list_agree_with_the_test_vectors() {
    // Without the corpus, the packages are compared with the program only.
    let vectors = corpus().map(|corpus| corpus.join("vectors"));
    let (db, server) = TestServer::on_new_database(false);
    let dir = db.dir.path();
    let verdicts = dir.join("verdicts.jsonl");
    write_data(&server, &dir.join("data"));
    write_verdicts(&db, &verdicts);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let out = dir.join("out");
    let made = || Command::new(root.join("script/packages")).arg(&out).arg(dir.join("data")).output().unwrap();
    let first = made();
    assert!(first.status.success(), "{}", String::from_utf8_lossy(&first.stderr));
    // Archives of another version would be published with those of this one.
    let second = made();
    assert_eq!(second.status.code(), Some(2), "{}", String::from_utf8_lossy(&second.stderr));
    let tested = |command: &mut Command| {
        succeeds(command.envs(vectors.iter().map(|vectors| ("NIDREG_VECTORS", vectors))).env("NIDREG_VERDICTS", &verdicts));
    };
    tested(Command::new("node").args(["--test", "test.mjs"]).current_dir(out.join("npm")));
    // The tests import the wheel and not the folder beside them.
    let mut files = fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().path());
    let wheel = files.find(|path| path.extension().is_some_and(|it| it == "whl")).unwrap();
    fs::create_dir(out.join("installed")).unwrap();
    succeeds(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(wheel).arg(out.join("installed")));
    fs::copy(out.join("pypi/test_urn_namespaces.py"), out.join("installed/test_urn_namespaces.py")).unwrap();
    tested(
        Command::new("python3").args(["-W", "error", "-m", "unittest", "test_urn_namespaces"]).current_dir(out.join("installed")),
    );
}

#[test]
fn expressions_without_proven_linear_time_are_omitted() {
    let nested =
        |inner: &str, count: &str, depth: usize| format!("^{}{inner}{}$", "(?:".repeat(depth), format!("){count}").repeat(depth));
    let (counts, optional, deep) = (nested("[a-z]", "{3}", 12), nested("[a-z]{0,3}", "{0,3}", 4), nested("a", "", 3000));
    let wide = format!("^{}$", "a?".repeat(700));
    let expressions = [
        ("^[a-c]+(?:-[a-c]+)*$", true),
        ("^(?:a*b|a*c)$", true),
        ("^(?:a|b[cd])*\\.x{3}[\\-0-9]{2,9}$", true),
        ("^(?:a+)+$", false),
        ("^(?:a|a)*$", false),
        ("^(?:[a-z]{1,30}){1,30}$", false),
        ("^(?:a?){20}a*$", false),
        ("^a*a*$", false),
        // Too large to analyze.
        (counts.as_str(), false),
        (optional.as_str(), false),
        (deep.as_str(), false),
        (wide.as_str(), false),
    ];
    let nid = |at: usize| format!("lamp-{at}");
    let profiles: Vec<Value> = (0..expressions.len()).map(|at| json!({ "nid": nid(at), "syntax": { "fit": "exact" } })).collect();
    let rows: Vec<Value> = expressions
        .iter()
        .enumerate()
        .map(|(at, (expression, _))| json!({ "nid": nid(at), "nss": expression, "why": null }))
        .collect();
    let dir = tempfile::tempdir().unwrap();
    let (profiles_file, rows_file) = (dir.path().join("profiles.json"), dir.path().join("regexes.json"));
    fs::write(&profiles_file, json!({ "profiles": profiles }).to_string()).unwrap();
    fs::write(&rows_file, json!(rows).to_string()).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("script/package_rules");
    let said = Command::new(script).arg(profiles_file).arg(rows_file).output().unwrap();
    let rules: Value = serde_json::from_slice(&said.stdout).unwrap();
    for (at, (expression, is_kept)) in expressions.iter().enumerate() {
        assert_eq!(rules["namespaces"].get(nid(at).as_str()).is_some(), *is_kept, "{expression}");
    }
}
