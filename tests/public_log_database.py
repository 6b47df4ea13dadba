"""Verifies the public log in an SQLite database independently of our program, then makes random changes to copies of the database.

    python3 public_log_database.py DATABASE CHANGES

Each entry is computed again from its row, as described in docs/design/record.md. Then, in a copy without triggers, CHANGES cells
or rows of any table are changed, one at a time. Each change must be detected, unless it is in a column or row that the log does not cover.
Exits with status 1 and describes the error if something is wrong.
"""
import hashlib
import json
import pathlib
import random
import re
import sqlite3
import sys

SCHEMA = pathlib.Path(__file__).parent.parent / "migrations" / "0001_schema" / "up.sql"
# The tables whose rows have digests: the key, and the columns that the digest does not cover.
LOGGED = {
    name: (keys.split(", "), without.split(", ") if without else [])
    for name, keys, without in re.findall(r"^--logged (\w+): (.+?)(?: except (.+))?$", SCHEMA.read_text(), re.M)
}
# The covered columns of other tables.
COVERED = {
    "snapshot_entries": "snapshot position nid kind registered_on updated_on reference listing",
    "snapshot_texts": "snapshot nid version edition published_on file digest",
    "imported_files": "digest bytes",
    "log_entry": "idx record entry leaf_hash",
    "log_row": "idx record digest",
    "log_salt": "idx salt",
    "log_state": "id size",
}


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def lines(rows):
    return sha256("".join(compact(row) + "\n" for row in rows).encode())


def digest(*pieces):
    return sha256(b"".join(len(piece.encode()).to_bytes(8, "big") + piece.encode() for piece in pieces))


def as_text(kind, value):
    """The text of a value that the digest of its row covers."""
    if kind == "TEXT":
        return "-" if value is None else f"{len(str(value))}:{value}"
    if kind == "BOOLEAN":
        return "-" if value is None else "1" if value else "0"
    return "-;" if value is None else f"{value};"


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
        return bool(self.rows("SELECT 1 FROM redactions WHERE kind = ? AND row_id = ?", what, key))

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
        nid, version, edition, origin, dated, template, text, fingerprint, reason, request, at = self.one(
            "SELECT nid, version, edition, origin, dated, template, canonical, fingerprint, reason, request_number, "
            "published_at FROM corrections WHERE id = ?",
            key,
        )
        fields = {"nid": nid, "version": f"{version}.{edition}", "origin": origin, "dated": dated, "request": request}
        name = "correct" if origin == "corrected" else "publish"
        return name, at, fields, text, [template, fingerprint, reason], self.is_redacted("edition", key)

    def of_change(self, key):
        nid, entry, detail, at, published_on = self.one(
            "SELECT nid, entry, detail, at, published_on FROM changes WHERE serial = ? AND change = 'status_changed'", int(key)
        )
        fields = {"nid": nid, "status": json.loads(entry).get("status"), "published_on": published_on}
        return kind_of_change(detail), at, fields, None, [entry, detail], False

    def of_redaction(self, key):
        what, row = key.split("/", 1)
        kind, at, *row = self.one(
            "SELECT class, at, reason, filed_by, confirmed_by FROM redactions WHERE kind = ? AND row_id = ?", what, row
        )
        return "redact", at, {"class": kind}, None, row, False

    def of_decision(self, key):
        request, text = self.one("SELECT request_id, record FROM decision_records WHERE id = ?", key)
        act, at = self.one("SELECT act, at FROM events WHERE id = ?", key)
        (number,) = self.one("SELECT number FROM requests WHERE id = ?", request)
        return "decide", at, {"act": act, "request": number}, text, [], False

    def of_state(self, key):
        number = int(key)
        origin, file, digest, published_on, at, head, same_as, undoes = self.one(
            "SELECT origin, file, digest, published_on, recorded_at, head, same_as, undoes FROM snapshots WHERE number = ?", number
        )
        listed = self.rows(
            "SELECT CAST(position AS TEXT), nid, kind, registered_on, updated_on, reference, listing FROM snapshot_entries WHERE snapshot = ? "
            "ORDER BY position, nid",
            number if same_as is None else same_as,
        )
        texts = self.rows("SELECT nid, version, edition, published_on, file, digest FROM snapshot_texts WHERE snapshot = ?", number)
        texts.sort(key=lambda text: [(value is not None, value or "") if at == 5 else value for at, value in enumerate(text)])
        fields = {
            "state": number,
            "origin": origin,
            "published_on": published_on,
            "file_sha256": digest,
            "list_sha256": lines([[file, head]] + [list(row) for row in listed]),
            "texts_sha256": lines([nid, f"{version}.{edition}", *rest] for nid, version, edition, *rest in texts),
            "same_as": same_as,
            "undoes": undoes,
        }
        return ("import" if undoes is None else "undo"), at, fields, None, [], False

    def columns(self, table):
        """The covered columns of a table with their types; bytes are covered by their digest."""
        without = LOGGED[table][1]
        all = [(column[1], column[2]) for column in self.rows(f'PRAGMA table_info("{table}")')]
        return [(name, kind) for name, kind in all if kind != "BLOB" and name not in without]

    def changed_row(self):
        """The first row of a logged table that differs from its newest digest."""
        newest, by_entry = {}, {}
        for idx, record, own, salt in self.rows("SELECT idx, record, digest, salt FROM log_row ORDER BY idx"):
            if newest.get(record, (None, None))[1] is not None:
                return f"the earlier salt of {record}"
            newest[record] = (own, salt)
            by_entry.setdefault(idx, []).append((record, own))
        for idx, entry in self.rows("SELECT idx, entry FROM log_entry WHERE record LIKE 'rows/%'"):
            text = "".join(f"{record} {own}\n" for record, own in sorted(by_entry.pop(idx, [])))
            if json.loads(entry)["rows_sha256"] != sha256(text.encode()):
                return f"the rows of entry {idx}"
        if by_entry:
            return "digests without an entry"
        for table, (keys, _) in LOGGED.items():
            columns = self.columns(table)
            names = ", ".join([f"CAST({key} AS TEXT)" for key in keys] + [name for name, _ in columns])
            for row in self.rows(f"SELECT {names} FROM {table}"):
                record = "/".join([table, *row[: len(keys)]])
                own, salt = newest.pop(record, (None, None))
                text = "".join(as_text(kind, value) for (_, kind), value in zip(columns, row[len(keys) :]))
                if salt is None or digest(salt, record, text) != own:
                    return f"the row {record}"
        missing = [record for record, (own, salt) in newest.items() if own != "deleted" or salt is not None]
        return f"the row {missing[0]} is missing" if missing else None

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
            if record.startswith("rows/"):
                own = json.loads(entry)
                expected = {"v": 1, "seq": at, "kind": "rows", "record": f"rows/{at}", "rows_sha256": own.get("rows_sha256")}
                if record != f"rows/{at}" or salt is not None or json.dumps(expected, sort_keys=True, separators=(",", ":")) != entry:
                    return f"entry {at} about rows"
                continue
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
        wrong = self.changed_row()
        if wrong:
            return wrong
        named = {row[0] for row in self.rows("SELECT digest FROM snapshots UNION SELECT digest FROM snapshot_texts")} - {None}
        held = {digest: sha256(data) for digest, data in self.rows("SELECT digest, CAST(bytes AS BLOB) FROM imported_files")}
        if any(digest != found for digest, found in held.items()) or not named <= set(held):
            return "a received file"
        numbers = {row[0] for row in self.rows("SELECT number FROM snapshots")}
        if any(row[0] not in numbers for row in self.rows("SELECT snapshot FROM snapshot_entries UNION SELECT snapshot FROM snapshot_texts")):
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
        table = draw.choice(tables if draw.random() < 0.5 else [name for name in tables if name in LOGGED or name in COVERED])
        try:
            row = draw.choice(copy.execute(f'SELECT rowid FROM "{table}"').fetchall())[0]
        except sqlite3.Error:
            continue
        columns = [info[1] for info in copy.execute(f'PRAGMA table_info("{table}")')]
        column = draw.choice(columns)
        covered = COVERED.get(table, "").split()
        if table in LOGGED:
            covered += LOGGED[table][0] + [name for name, _ in Log(copy).columns(table)]
        # The digest of an earlier content is covered, but its salt is not there any more.
        if table == "log_row" and column == "salt":
            covered.append(column)
        removes = draw.random() < 0.1
        is_covered = bool(covered) if removes else column in covered
        if removes:
            sql = f'DELETE FROM "{table}" WHERE rowid = {row}'
        else:
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
