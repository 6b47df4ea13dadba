"""Verifies an archive independently of this project: the signature, its digest and the digests of its files.

    python3 archive.py FILE KEY

FILE was written by `nidreg export archive`, and FILE.note is beside it. KEY is the key of the log as name+hash+base64. Prints the names of the
files. Exits with status 1 and describes the error if something is wrong. The signature is verified by `cryptography`.
"""
import base64
import hashlib
import io
import pathlib
import re
import sys
import zipfile

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

file, key = sys.argv[1:]


def wrong(why):
    print(why)
    sys.exit(1)


name, key_id, encoded = key.split("+", 2)
typed = base64.b64decode(encoded, validate=True)
text, signature = pathlib.Path(f"{file}.note").read_text(encoding="utf-8").split("\n\n")
text += "\n"
dash, signer, signed = signature.strip().split(" ")
signed = base64.b64decode(signed, validate=True)
if (dash, signer, signed[:4].hex()) != ("\u2014", name, key_id):
    wrong("the archive is not signed with the key")
try:
    Ed25519PublicKey.from_public_bytes(typed[1:]).verify(signed[4:], text.encode())
except InvalidSignature:
    wrong("the signature is wrong")
archive = pathlib.Path(file).read_bytes()
said = re.fullmatch(r"nidreg archive\n(\S+)\n(\S+)\n([0-9a-f]{64})  (\S+)\n", text)
if not said or said[1] != name or said[3] != hashlib.sha256(archive).hexdigest() or said[4] != pathlib.Path(file).name:
    wrong("the archive is not the one that was signed")
with zipfile.ZipFile(io.BytesIO(archive)) as files:
    sums = dict(reversed(line.split("  ")) for line in files.read("SHA256SUMS").decode().splitlines())
    if sorted(sums) != sorted(set(files.namelist()) - {"SHA256SUMS"}):
        wrong("SHA256SUMS names other files")
    for file, digest in sums.items():
        if hashlib.sha256(files.read(file)).hexdigest() != digest:
            wrong(f"{file} has another digest")
print("\n".join(sums))
