#!/usr/bin/env python3
"""`nidreg urn check` on five million names of twenty namespaces: by syntax alone, with the rules of the namespaces, and as JSON.

  script/bench-mixed.py NIDREG [LINES]

Nine of ten names are generated from the grammars and are valid; the tenth lacks its last character.
"""
import os
import random
import subprocess
import sys
import tempfile
import time

TWENTY = "isbn issn nbn uuid oid lei isni doi eic gsma ietf etsi 3gpp dvb ogc mrn nan xmpp example urn-5".split()


def names(program):
    made = []
    for nid in TWENTY:
        out = subprocess.run([program, "ns", "sample", "--count", "200", nid], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        made += [name for name in out.stdout.decode().split() if len(name) < 80]
    return made


def run(label, command, path):
    best, peak = None, 0
    for _ in range(3):
        began = time.monotonic()
        with open(path, "rb") as lines:
            child = subprocess.Popen(command, stdin=lines, stdout=subprocess.DEVNULL)
            _, _, used = os.wait4(child.pid, 0)
        took = time.monotonic() - began
        best, peak = min(best or took, took), max(peak, used.ru_maxrss)
    print(f"{label:34} {best:7.2f} s  {COUNT / best / 1e6:6.2f} million/s  peak {peak / 1024:5.1f} MiB")
    return best


program = os.path.abspath(sys.argv[1])
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 5_000_000
chance = random.Random(8141)
some = names(program)
some = [name if i % 10 else name[:-1] for i, name in enumerate(some)]
with tempfile.NamedTemporaryFile("w", delete=False) as out:
    for _ in range(COUNT // 10_000):
        out.write("".join(f"{chance.choice(some)}\n" for _ in range(10_000)))
plain = run("urn check --offline", [program, "urn", "check", "--offline"], out.name)
ruled = run("urn check", [program, "urn", "check"], out.name)
plain_json = run("urn check --json --offline", [program, "urn", "check", "--json", "--offline"], out.name)
json = run("urn check --json", [program, "urn", "check", "--json"], out.name)
print(f"with rules beside without: {ruled / plain:.2f}; as JSON {json / plain_json:.2f}")
began = time.monotonic()
for _ in range(50):
    subprocess.run([program, "urn", "check", "urn:isbn:0306406152"], stdout=subprocess.DEVNULL)
print(f"one name, the start of the program included: {(time.monotonic() - began) * 20:.1f} ms")
os.unlink(out.name)
