"""Verifies a public log independently of this project: checkpoint, tiles, entries and the proofs of versions.

    python3 public_log.py BASE KEY [PATH-OF-A-VERSION …]

BASE is the URL of a registry, KEY the key of its log as name+hash+base64, and a path is one such as /assignments/urn-formal/example/1.0.
Exits with status 1 and describes the error if something is wrong. Written according to RFC 6962, RFC 9162 and c2sp.org; the signatures are verified by `cryptography`.
"""
import base64
import hashlib
import json
import sys
import urllib.error
import urllib.request

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

base, key, *versions = sys.argv[1:]


def wrong(why):
    print(why)
    sys.exit(1)


def get(path):
    try:
        with urllib.request.urlopen(base + path) as answer:
            return answer.read(), answer.headers
    except urllib.error.HTTPError as error:
        wrong(f"{path}: {error.code}")


def sha256(data):
    return hashlib.sha256(data).digest()


def leaf_hash(entry):
    return sha256(b"\x00" + entry)


def root(leaves):
    """The Merkle Tree Hash of RFC 6962, 2.1."""
    if not leaves:
        return sha256(b"")
    if len(leaves) == 1:
        return leaves[0]
    left = 1
    while left * 2 < len(leaves):
        left *= 2
    return sha256(b"\x01" + root(leaves[:left]) + root(leaves[left:]))


def is_included(leaf, index, size, path, expected):
    """RFC 9162, 2.1.3.2."""
    if index >= size:
        return False
    at, last, value = index, size - 1, leaf
    for other in path:
        if last == 0:
            return False
        if at % 2 == 1 or at == last:
            value = sha256(b"\x01" + other + value)
            while at % 2 == 0 and at != 0:
                at, last = at // 2, last // 2
        else:
            value = sha256(b"\x01" + value + other)
        at, last = at // 2, last // 2
    return last == 0 and value == expected


def opened(note):
    """The name, size and root of a signed checkpoint."""
    name, key_id, encoded = key.split("+", 2)
    typed = base64.b64decode(encoded, validate=True)
    if typed[0] != 1 or sha256(name.encode() + b"\n" + typed)[:4].hex() != key_id:
        wrong("the key is not an Ed25519 key with its hash")
    text, signatures = note.rsplit("\n\n", 1)
    text += "\n"
    for line in signatures.splitlines():
        dash, signer, signature = line.split(" ")
        signature = base64.b64decode(signature, validate=True)
        if (dash, signer, signature[:4].hex()) == ("\u2014", name, key_id):
            try:
                Ed25519PublicKey.from_public_bytes(typed[1:]).verify(signature[4:], text.encode())
            except InvalidSignature:
                wrong("the signature of the checkpoint is wrong")
            origin, size, digest = text.splitlines()[:3]
            if origin != name:
                wrong(f"the checkpoint is of {origin}, not of {name}")
            return origin, int(size), base64.b64decode(digest, validate=True)
    wrong("the checkpoint is not signed with the key")


def numbered(index):
    parts = [f"{index % 1000:03}"]
    while index >= 1000:
        index //= 1000
        parts.insert(0, f"x{index % 1000:03}")
    return "/".join(parts)


def tiles(count):
    """The addresses of the tiles of a level with this many hashes, and where each begins and ends."""
    for index in range((count + 255) // 256):
        width = min(256, count - index * 256)
        yield numbered(index) + ("" if width == 256 else f".p/{width}"), index * 256, index * 256 + width


if get("/log/key")[0].decode().strip() != key:
    wrong("the server shows another key")
answer, headers = get("/log/checkpoint")
if headers["Content-Type"] != "text/plain; charset=utf-8":
    wrong(f"the checkpoint is {headers['Content-Type']}")
_, size, signed_root = opened(answer.decode())

entries = []
for address, begin, end in tiles(size):
    bundle, headers = get(f"/log/tile/entries/{address}")
    if "immutable" not in headers.get("Cache-Control", ""):
        wrong("a bundle of entries is not immutable")
    while bundle:
        length = int.from_bytes(bundle[:2], "big")
        entries.append(bundle[2 : 2 + length])
        bundle = bundle[2 + length :]
    if len(entries) != end:
        wrong(f"the bundle {address} has {len(entries) - begin} entries")
for seq, entry in enumerate(entries):
    stated = json.loads(entry)
    if stated["seq"] != seq or stated["v"] != 1:
        wrong(f"entry {seq} states another position")
    if json.dumps(stated, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode() != entry:
        wrong(f"entry {seq} is not canonical JSON")
leaves = [leaf_hash(entry) for entry in entries]
if root(leaves) != signed_root:
    wrong("the entries do not match the checkpoint")
level, hashes = 0, leaves
while hashes:
    for address, begin, end in tiles(len(hashes)):
        if get(f"/log/tile/{level}/{address}")[0] != b"".join(hashes[begin:end]):
            wrong(f"the tile {level}/{address} has other hashes")
    complete = len(hashes) // 256
    hashes = [root(hashes[at * 256 : at * 256 + 256]) for at in range(complete)]
    level += 1

for path in versions:
    lines, checkpoint = get(f"{path}.tlog-proof")[0].decode().split("\n\n", 1)
    lines = lines.splitlines()
    if lines[0] != "c2sp.org/tlog-proof@v1" or not lines[1].startswith("extra ") or not lines[2].startswith("index "):
        wrong(f"{path}: the proof is malformed")
    extra, index = json.loads(base64.b64decode(lines[1][6:], validate=True)), int(lines[2][6:])
    proof = [base64.b64decode(line, validate=True) for line in lines[3:]]
    _, at, expected = opened(checkpoint)
    entry = extra["entry"].encode()
    if not is_included(leaf_hash(entry), index, at, proof, expected):
        wrong(f"{path}: the entry is not in the tree of the checkpoint")
    stated = json.loads(entry)
    _, nid, number = path.rsplit("/", 2)
    if (stated["kind"] not in ("publish", "correct")) or (stated["nid"], stated["version"]) != (nid, number):
        wrong(f"{path}: the entry is about something else")
    if extra["salt"] is None:
        continue
    text = get(f"{path}.txt")[0]
    if sha256(bytes.fromhex(extra["salt"]) + text).hex() != stated["text_sha256"]:
        wrong(f"{path}: the text is not the one in the log")
print(f"{size} entries, {len(versions)} proofs")
