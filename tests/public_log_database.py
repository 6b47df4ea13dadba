"""Verifies the public log in an SQLite database independently of our program, then makes random changes to copies of the database.

    python3 public_log_database.py DATABASE CHANGES

Each entry is computed again from its row, as described in docs/decisions/0028-public-log.md. Then, in a copy without triggers, CHANGES cells
or rows of any table are changed, one at a time. Each change must be detected, unless it is in a column or row that the log does not cover.
Exits with status 1 and describes the error if something is wrong.
"""
import hashlib
import json
import random
import sqlite3
import sys

# The covered columns, with the rows to which this applies.
COVERED = {
    "versions": (
        "id nid number number_recorded origin dated template canonical fingerprint request_number published_at",
        "canonical IS NOT NULL",
    ),
    "corrections": (
        "id nid version edition origin dated template canonical fingerprint reason request_number published_at",
        "1",
    ),
    "changes": (
        "serial nid change entry detail at shown_on",
        "change = 'status_changed' AND detail NOT LIKE 'Text of version %'",
    ),
    "redactions": ("what row_id class reason filed_by confirmed_by at", "1"),
    "decision_records": ("id request_id record", "1"),
    "events": ("id act at", "id IN (SELECT id FROM decision_records)"),
    "requests": ("id number", "id IN (SELECT request_id FROM decision_records)"),
    "states": ("number origin file digest shown_on learned_at head same_as undoes", "1"),
    "shown": ("state place nid kind registered_on updated_on reference listing", "1"),
    "shown_texts": ("state nid version edition shown_on file digest", "1"),
    "received": ("digest bytes", "1"),
    "namespaces": ("status", "1"),
    "log_entry": ("idx record entry leaf_hash", "1"),
    "log_salt": ("idx salt", "1"),
    "log_state": ("id size", "1"),
}


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def lines(rows):
    return sha256("".join(compact(row) + "\n" for row in rows).encode())


def kind_of_change(detail):
    head = detail.split(":")[0]
    if head.endswith("registered in error"):
        return "error"
    return None if head.startswith("Text of version ") else "status"


class Log:
    def __init__(self, db):
        self.db = db

    def rows(self, sql, *values):
        return self.db.execute(sql, values).fetchall()

    def one(self, sql, *values):
        found = self.rows(sql, *values)
        return found[0] if found else None

    def stated(self, record):
        """Kind, time and unsalted fields of the entry about a row, its text, its other columns, and whether it was redacted."""
        what, key = record.split("/", 1)
        return getattr(self, f"of_{what}")(key)

    def is_redacted(self, what, key):
        return bool(self.rows("SELECT 1 FROM redactions WHERE what = ? AND row_id = ?", what, key))

    def of_version(self, key):
        nid, number, numbered, origin, dated, template, text, fingerprint, request, at = self.one(
            "SELECT nid, number, number_recorded, origin, dated, template, canonical, fingerprint, request_number, published_at "
            "FROM versions WHERE id = ?",
            key,
        )
        numbered = {0: False, 1: True}.get(numbered, numbered)
        fields = {"nid": nid, "version": f"{number}.0", "numbered": numbered, "origin": origin, "dated": dated, "request": request}
        return "publish", at, fields, text, [template, fingerprint], self.is_redacted("version", key)

    def of_edition(self, key):
        nid, version, edition, origin, dated, template, text, fingerprint, kind, reason, request, at = self.one(
            "SELECT nid, version, edition, origin, dated, template, canonical, fingerprint, reason, request_number, "
            "published_at FROM corrections WHERE id = ?",
            key,
        )
        fields = {"nid": nid, "version": f"{version}.{edition}", "origin": origin, "dated": dated, "request": request}
        name = "correct" if origin == "corrected" else "publish"
        return name, at, fields, text, [template, fingerprint, reason], self.is_redacted("edition", key)

    def of_change(self, key):
        nid, entry, detail, at, shown_on = self.one(
            "SELECT nid, entry, detail, at, shown_on FROM changes WHERE serial = ? AND change = 'status_changed'", int(key)
        )
        fields = {"nid": nid, "status": json.loads(entry).get("status"), "shown_on": shown_on}
        return kind_of_change(detail), at, fields, None, [entry, detail], False

    def of_redaction(self, key):
        what, row = key.split("/", 1)
        kind, at, *row = self.one(
            "SELECT class, at, reason, filed_by, confirmed_by FROM redactions WHERE what = ? AND row_id = ?", what, row
        )
        return "redact", at, {"class": kind}, None, row, False

    def of_decision(self, key):
        request, text = self.one("SELECT request_id, record FROM decision_records WHERE id = ?", key)
        act, at = self.one("SELECT act, at FROM events WHERE id = ?", key)
        (number,) = self.one("SELECT number FROM requests WHERE id = ?", request)
        return "decide", at, {"act": act, "request": number}, text, [], False

    def of_state(self, key):
        number = int(key)
        origin, file, digest, shown_on, at, head, same_as, undoes = self.one(
            "SELECT origin, file, digest, shown_on, learned_at, head, same_as, undoes FROM states WHERE number = ?", number
        )
        listed = self.rows(
            "SELECT CAST(place AS TEXT), nid, kind, registered_on, updated_on, reference, listing FROM shown WHERE state = ? "
            "ORDER BY place, nid",
            number if same_as is None else same_as,
        )
        texts = self.rows("SELECT nid, version, edition, shown_on, file, digest FROM shown_texts WHERE state = ?", number)
        texts.sort(key=lambda text: [(value is not None, value or "") if at == 5 else value for at, value in enumerate(text)])
        fields = {
            "state": number,
            "origin": origin,
            "shown_on": shown_on,
            "file_sha256": digest,
            "list_sha256": lines([[file, head]] + [list(row) for row in listed]),
            "texts_sha256": lines([nid, f"{version}.{edition}", *rest] for nid, version, edition, *rest in texts),
            "same_as": same_as,
            "undoes": undoes,
        }
        return ("import" if undoes is None else "undo"), at, fields, None, [], False

    def faults(self):
        """The errors found; callers need only the first one."""
        known = set()
        for at, (idx, record, entry, leaf, salt) in enumerate(
            self.rows("SELECT e.idx, record, entry, leaf_hash, salt FROM log_entry e LEFT JOIN log_salt s ON s.idx = e.idx ORDER BY e.idx")
        ):
            if idx != at:
                return f"entry {at} is missing"
            if sha256(b"\0" + entry.encode()) != leaf:
                return f"entry {at}: the hash"
            known.add(record)
            kind, time, fields, text, row, is_redacted = self.stated(record)
            expected = {"v": 1, "seq": at, "kind": kind, "record": record, "time": time}
            expected |= {name: value for name, value in fields.items() if value is not None}
            digests = [name for name, part in (("row_sha256", row), ("text_sha256", text)) if part or part == ""]
            if is_redacted:
                if salt is not None or [text, *row[:2]] != ["", "{}", ""]:
                    return f"entry {at}: a redacted text is there"
                stored = json.loads(entry)
                expected |= {name: stored[name] for name in digests if name in stored}
            elif digests:
                part = {"row_sha256": compact(row), "text_sha256": text}
                expected |= {name: sha256(bytes.fromhex(salt) + part[name].encode()) for name in digests}
            elif salt is not None:
                return f"entry {at}: a salt without a digest"
            # Sorted keys and no white space (RFC 8785).
            if json.dumps(expected, sort_keys=True, separators=(",", ":"), ensure_ascii=False) != entry:
                return f"entry {at} and its row differ"
        (salts,) = self.one("SELECT count(*) FROM log_salt WHERE idx NOT IN (SELECT idx FROM log_entry)")
        if salts or self.rows("SELECT id, size FROM log_state") != [(1, len(known))]:
            return "the number of entries"
        for row in self.rows(
            "SELECT 'version/' || id FROM versions WHERE canonical IS NOT NULL UNION ALL SELECT 'edition/' || id FROM corrections "
            "UNION ALL SELECT 'decision/' || id FROM decision_records UNION ALL SELECT 'state/' || number FROM states "
            "UNION ALL SELECT 'redaction/' || what || '/' || row_id FROM redactions"
        ):
            if row[0] not in known:
                return f"{row[0]} is not in the log"
        status = {}
        for serial, nid, entry, detail in self.rows(
            "SELECT serial, nid, entry, detail FROM changes WHERE change = 'status_changed' ORDER BY serial"
        ):
            if kind_of_change(detail) and f"change/{serial}" not in known:
                return f"change/{serial} is not in the log"
            status[nid] = json.loads(entry).get("status")
        for nid, now in self.rows("SELECT nid, status FROM namespaces"):
            if now != status.get(nid, "active"):
                return f"the status of {nid}"
        named = {row[0] for row in self.rows("SELECT digest FROM states UNION SELECT digest FROM shown_texts")} - {None}
        held = {digest: sha256(data) for digest, data in self.rows("SELECT digest, CAST(bytes AS BLOB) FROM received")}
        if any(digest != found for digest, found in held.items()) or not named <= set(held):
            return "a received file"
        numbers = {row[0] for row in self.rows("SELECT number FROM states")}
        if any(row[0] not in numbers for row in self.rows("SELECT state FROM shown UNION SELECT state FROM shown_texts")):
            return "a list without its import"
        return None


def found(db):
    """The error that the verification reports. A value that cannot be read is also an error."""
    try:
        return Log(db).faults()
    except (AttributeError, KeyError, OverflowError, TypeError, UnicodeError, ValueError, sqlite3.Error) as error:
        return f"cannot be read: {error!r}"


def changed(column, by):
    return (
        f"CASE typeof({column}) WHEN 'integer' THEN CASE WHEN {column} IN (0, 1) THEN 1 - {column} ELSE {column} + {by} END "
        f"WHEN 'null' THEN 'x' WHEN 'blob' THEN CAST({column} || 'x' AS BLOB) ELSE {column} || 'x' END"
    )


def main(path, count):
    copy = sqlite3.connect(":memory:", isolation_level=None)
    sqlite3.connect(path).backup(copy)
    wrong = found(copy)
    if wrong:
        return f"without a change: {wrong}"
    for (trigger,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        copy.execute(f'DROP TRIGGER "{trigger}"')
    copy.execute("PRAGMA foreign_keys = OFF")
    copy.execute("PRAGMA ignore_check_constraints = ON")
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    tables = [name for (name,) in copy.execute(tables) if copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]]
    draw = random.Random(43)
    done = outside = 0
    while done + outside < count:
        # Half of the changes are in a table that the log covers in part.
        table = draw.choice(tables if draw.random() < 0.5 else [name for name in tables if name in COVERED])
        try:
            row = draw.choice(copy.execute(f'SELECT rowid FROM "{table}"').fetchall())[0]
        except sqlite3.Error:
            continue
        columns = [info[1] for info in copy.execute(f'PRAGMA table_info("{table}")')]
        column = draw.choice(columns)
        covered, where = COVERED.get(table, ("", "0"))
        is_covered = copy.execute(f'SELECT {where} FROM "{table}" WHERE rowid = ?', (row,)).fetchone()[0]
        removes = draw.random() < 0.1
        if removes:
            # Of a namespace only the status is covered. Its row is part of the list, which `log verify` computes again from the imports.
            is_covered = is_covered and table != "namespaces"
            sql = f'DELETE FROM "{table}" WHERE rowid = {row}'
        else:
            is_covered = is_covered and column in covered.split()
            sql = f'UPDATE "{table}" SET "{column}" = {changed(chr(34) + column + chr(34), draw.randrange(1, 90))} WHERE rowid = {row}'
        copy.execute("BEGIN")
        try:
            copy.execute(sql)
        except sqlite3.Error:
            # Two rows would have one key, or a generated column was drawn.
            copy.execute("ROLLBACK")
            continue
        fault = found(copy)
        copy.execute("ROLLBACK")
        if is_covered and not fault:
            return f"not found: {sql}"
        done, outside = done + bool(fault), outside + (not fault)
    if found(copy):
        return "after all changes were taken back"
    print(f"{done} of {count} changes found, {outside} in nothing that the log covers")
    return None


sys.exit(main(sys.argv[1], int(sys.argv[2])))
