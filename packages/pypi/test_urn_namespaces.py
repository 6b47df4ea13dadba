"""Tests of the package with its data; NIDREG_VECTORS is the folder of the test vectors of the registry, NIDREG_VERDICTS a file that
`nidreg urn check --json` wrote."""
import json
import os
import unittest
from collections import Counter

from urn_namespaces import DATE, SERIAL, check, equivalent, namespace, parse


def rows(name):
    with open(os.path.join(os.environ["NIDREG_VECTORS"], name), encoding="utf-8") as file:
        return [row for row in map(json.loads, file) if row.get("disputed") is not True]


class Tests(unittest.TestCase):
    def test_urns_are_parsed_like_the_vectors(self):
        for row in rows("rfc8141.jsonl"):
            text = row["input"] if "input" in row else bytes.fromhex(row["input_hex"]).decode("latin-1")
            urn = parse(text)
            self.assertEqual(urn is not None, row["valid"], row)
            if urn is not None:
                for part in ("nid", "nss", "r", "q", "f", "normalized"):
                    self.assertEqual(getattr(urn, part), row[part], row)

    def test_urns_are_compared_like_the_vectors(self):
        for row in rows("equivalence.jsonl"):
            if row["profile"] == "rfc8141":
                self.assertEqual(equivalent(row["a"], row["b"]), row["equivalent"], row)
        self.assertFalse(equivalent("x", "x"))

    def test_verdicts_are_those_of_the_program(self):
        """The package may leave a rule untested that the program tests, never the other way around."""
        counts, untested = Counter(), set()
        with open(os.environ["NIDREG_VERDICTS"], encoding="utf-8") as file:
            for row in map(json.loads, file):
                result = check(row["input"])
                counts[result.verdict] += 1
                if result.verdict == "not_tested" and row["verdict"] != "not_tested":
                    untested.add(result.namespace.nid)
                    continue
                fault = {"code": "syntax"} if "error" in row else row["namespace"]["fault"]
                code = fault and fault["code"]
                self.assertEqual((result.verdict, result.reason), (row["verdict"], "unregistered" if code == "reserved" else code), row)
        self.assertEqual(untested, set(), "namespaces whose rules the package does not have")
        self.assertTrue(counts["valid"] > 500 and counts["not_tested"] > 50 and counts["invalid"] > 500, counts)

    def test_namespaces_are_known(self):
        known = check("URN:ISBN:0451450523")
        self.assertEqual((known.verdict, known.namespace.nid), ("valid", "isbn"))
        self.assertEqual(check("urn:no-such:1").reason, "unregistered")
        self.assertEqual([check(text).reason for text in ("isbn:1", "urn:isbn:1\n", "urn:i\u017fbn:1")], ["syntax"] * 3)
        self.assertIsNone(namespace("no-such"))
        self.assertTrue(SERIAL > 0 and DATE.startswith("20"))

    def test_long_texts_take_linear_time(self):
        self.assertIsNone(parse("urn:example:" + "a?/" * 300_000))
        self.assertEqual(parse("urn:example:a?+" + "a" * 1_000_000 + "#").f, "")


if __name__ == "__main__":
    unittest.main()
