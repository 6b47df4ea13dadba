"""Tests of the package with its data; NIDREG_VECTORS is the folder of the test vectors of the registry, without which their tests are
skipped; NIDREG_VERDICTS is a file that `nidreg urn check --json` wrote."""
import json
import os
import re
import time
import tracemalloc
import unittest
from collections import Counter
from importlib.resources import files

import urn_namespaces
from urn_namespaces import DATE, SERIAL, check, equivalent_by_rfc, namespace, parse


def rows(name):
    with open(os.path.join(os.environ["NIDREG_VECTORS"], name), encoding="utf-8") as file:
        return [row for row in map(json.loads, file) if row.get("disputed") is not True]


def verdicts():
    with open(os.environ["NIDREG_VERDICTS"], encoding="utf-8") as file:
        yield from map(json.loads, file)


needs_vectors = unittest.skipUnless("NIDREG_VECTORS" in os.environ, "NIDREG_VECTORS is not set")


class Tests(unittest.TestCase):
    @needs_vectors
    def test_urns_are_parsed_like_the_vectors(self):
        for row in rows("rfc8141.jsonl"):
            text = row["input"] if "input" in row else bytes.fromhex(row["input_hex"]).decode("latin-1")
            urn = parse(text)
            self.assertEqual(urn is not None, row["valid"], row)
            if urn is not None:
                for part in ("nid", "nss", "r", "q", "f", "normalized"):
                    self.assertEqual(getattr(urn, part), row[part], row)

    @needs_vectors
    def test_urns_are_compared_like_the_vectors(self):
        for row in rows("equivalence.jsonl"):
            if row["profile"] == "rfc8141":
                self.assertEqual(equivalent_by_rfc(row["a"], row["b"]), row["equivalent"], row)
        self.assertFalse(equivalent_by_rfc("x", "x"))

    def test_verdicts_match_those_of_the_program(self):
        """The package may leave a rule untested that the program tests, never the other way around."""
        counts, untested = Counter(), set()
        for row in verdicts():
            result = check(row["input"])
            counts[result.verdict] += 1
            if result.verdict == "not_tested" and row["verdict"] != "not_tested":
                untested.add(result.namespace.nid)
                continue
            fault = row["error"] if "error" in row else row["namespace"]["fault"]
            code = fault and fault["code"]
            if "error" in row and code != "too-long":
                code = "syntax"
            rule = (row["namespace"] or {}).get("untested")
            expected = (row["verdict"], "unregistered" if code == "reserved" else code, rule)
            self.assertEqual((result.verdict, result.reason, result.untested), expected, row["input"][:200])
        self.assertEqual(untested, set(), "namespaces whose rules the package does not have")
        self.assertTrue(counts["valid"] > 500 and counts["not_tested"] > 50 and counts["invalid"] > 500, counts)

    def test_namespaces_are_known(self):
        known = check("URN:ISBN:0451450523")
        self.assertEqual((known.verdict, known.namespace.nid), ("valid", "isbn"))
        self.assertEqual(check("urn:no-such:1").reason, "unregistered")
        self.assertEqual([check(text).reason for text in ("isbn:1", "urn:isbn:1\n", "urn:i\u017fbn:1")], ["syntax"] * 3)
        self.assertEqual(namespace("isbn").registrant, "International ISBN Agency Ltd")
        self.assertIsNone(namespace("no-such"))
        self.assertIsNone(namespace("\u212anx"), "the Kelvin sign is not a K")
        self.assertTrue(SERIAL > 0 and DATE.startswith("20"))

    def test_texts_above_128_kib_are_not_read(self):
        def sized(size):
            return "urn:example:" + "a" * (size - len("urn:example:"))

        self.assertEqual(check(sized(131_072)).verdict, "valid")
        for text in (sized(131_073), sized(10_000_000), "urn:example:" + "\u00e9" * 65_531, "\ud800" * 65_531):
            tracemalloc.start()
            result = check(text)
            _, peak = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            self.assertEqual((result.verdict, result.reason, result.urn), ("invalid", "too-long", None))
            self.assertLess(peak, 1_000_000)
            self.assertIsNone(parse(text))
            self.assertFalse(equivalent_by_rfc(text, text))
        self.assertEqual(check("urn:example:" + "\u00e9" * 65_530).reason, "syntax")

    def is_quick(self, match):
        """Quadratic time would be ten seconds or more."""
        before = time.process_time()
        found = match()
        self.assertLess(time.process_time() - before, 2)
        return found

    def test_long_texts_take_linear_time(self):
        self.assertIsNone(self.is_quick(lambda: parse("urn:example:" + "a?/" * 40_000)))
        self.assertEqual(self.is_quick(lambda: parse("urn:example:a?+" + "a" * 130_000 + "#")).f, "")
        # A valid name whose end is repeated, and then something that no name has.
        valid = {row["nid"].lower(): row["nss"] for row in verdicts() if row["verdict"] == "valid" and len(row["nss"]) < 60}
        rules = json.loads(files(urn_namespaces).joinpath("rules.json").read_text("utf-8"))["namespaces"]
        timed = valid.keys() & rules.keys()
        self.assertGreaterEqual(len(timed), 60)
        for nid in timed:
            nss, expression = valid[nid], re.compile(rules[nid]["nss"])
            for size in range(1, min(8, len(nss)) + 1):
                long = nss + nss[-size:] * (120_000 // size) + " "
                self.assertIsNone(self.is_quick(lambda: expression.fullmatch(long)), nid)


if __name__ == "__main__":
    unittest.main()
