"""Verifies the archive of a month independently of this project: the signature, its digest and the digests of its files.

    python3 archive.py BASE KEY MONTH

BASE is the URL of a registry, KEY the key of its log as name+hash+base64, and MONTH one such as 2026-11. Prints the names of the files. Exits
with status 1 and describes the error if something is wrong. The signature is verified by `cryptography`.
"""
import base64
import hashlib
import io
import sys
import urllib.request
import zipfile

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

base, key, month = sys.argv[1:]


def wrong(why):
    print(why)
    sys.exit(1)


def get(suffix, caching):
    with urllib.request.urlopen(f"{base}/data/archives/{month}.{suffix}") as answer:
        if caching not in answer.headers["Cache-Control"]:
            wrong(f"the {suffix} file is not {caching}")
        return answer.read()


name, key_id, encoded = key.split("+", 2)
typed = base64.b64decode(encoded, validate=True)
text, signature = get("note", "immutable").decode().split("\n\n")
text += "\n"
dash, signer, signed = signature.strip().split(" ")
signed = base64.b64decode(signed, validate=True)
if (dash, signer, signed[:4].hex()) != ("\u2014", name, key_id):
    wrong("the archive is not signed with the key")
try:
    Ed25519PublicKey.from_public_bytes(typed[1:]).verify(signed[4:], text.encode())
except InvalidSignature:
    wrong("the signature is wrong")
archive = get("zip", "no-cache")
if text != f"nidreg archive\n{name}\n{hashlib.sha256(archive).hexdigest()}  {month}.zip\n":
    wrong("the archive is not the one that was signed")
with zipfile.ZipFile(io.BytesIO(archive)) as files:
    sums = dict(reversed(line.split("  ")) for line in files.read("SHA256SUMS").decode().splitlines())
    if sorted(sums) != sorted(set(files.namelist()) - {"SHA256SUMS"}):
        wrong("SHA256SUMS names other files")
    for file, digest in sums.items():
        if hashlib.sha256(files.read(file)).hexdigest() != digest:
            wrong(f"{file} has another digest")
print("\n".join(sums))
