"""Checks the syntax and the namespace of URNs (RFC 8141) without a network."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, fields
from functools import lru_cache
from importlib.resources import files
from typing import Any, Optional, Tuple

from ._checks import checks, is_utf8

__all__ = ["Check", "DATE", "Namespace", "SERIAL", "Urn", "check", "equivalent_by_rfc", "namespace", "parse"]


@dataclass(frozen=True)
class Urn:
    """The parts of a URN (RFC 8141 section 2), as written and without delimiters."""

    nid: str
    nss: str
    r: Optional[str]
    q: Optional[str]
    f: Optional[str]

    @property
    def normalized(self) -> str:
        """The assigned name in the form that is compared (RFC 8141 section 3.1)."""
        nss = re.sub("%..", lambda escape: escape[0].upper(), self.nss)
        return f"urn:{self.nid.lower()}:{nss}"


@dataclass(frozen=True)
class Namespace:
    """A namespace in the list."""

    nid: str
    #: "formal" or "informal"
    kind: str
    #: "active", "deprecated" or "obsolete"
    status: str
    #: Whether it is still on the list. The names of a namespace that was removed remain valid.
    listed: bool
    #: The number of the newest version; None if none is recorded.
    version: Optional[int]
    edition: int
    registered: Optional[str]
    updated: Optional[str]
    registrant: Optional[str]
    references: Tuple[str, ...]
    #: The namespace that replaced it.
    successor: Optional[str]
    #: Whether the namespace was registered in error.
    in_error: bool = False


@dataclass(frozen=True)
class Check:
    """The result of a check."""

    #: "valid": a name of a registered namespace that satisfies all its rules; "not_tested": no fault was found, but not every rule was
    #: tested; "invalid": not a URN, the namespace is not registered, or a rule is violated.
    verdict: str
    #: The code of the fault; None if there is none. "syntax" without a urn: not a URN; with a urn: does not match the syntax of its
    #: namespace.
    #: "too-long": longer than 128 KiB.
    reason: Optional[str]
    urn: Optional[Urn]
    namespace: Optional[Namespace]
    #: The rule that was not tested, if the verdict is "not_tested".
    untested: Optional[str] = None


def _entry(entry: dict[str, Any]) -> Namespace:
    known = {field.name for field in fields(Namespace)}
    values = {key: value for key, value in entry.items() if key in known}
    return Namespace(**{**values, "references": tuple(entry["references"])})


def _read(name: str) -> dict[str, Any]:
    try:
        return json.loads(files(__name__).joinpath(name).read_text("utf-8"))
    except FileNotFoundError as missing:
        raise ImportError("this folder has no data; make the package with script/packages (packages/README.md)") from missing


_list = _read("list.json")
_namespaces = {entry["nid"]: _entry(entry) for entry in _list["namespaces"]}
_rules = _read("rules.json")
_value_rules = checks(frozenset(_rules["countries"]))

#: The serial and the date of the list in this package.
SERIAL: int = _list["serial"]
DATE: str = _list["date"]

# RFC 8141 section 2. Each alternative begins with another character, so that matching takes linear time.
_PCHAR = "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})"
_URN = re.compile(
    "[Uu][Rr][Nn]:([A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]):"
    f"({_PCHAR}(?:{_PCHAR}|/)*)"
    rf"(?:\?\+({_PCHAR}(?:{_PCHAR}|/|\?(?!=))*))?"
    rf"(?:\?=({_PCHAR}(?:{_PCHAR}|[/?])*))?"
    f"(?:#((?:{_PCHAR}|[/?])*))?"
)


# The longest text that is checked, in bytes of UTF-8, as in the registry.
_LENGTH_MAX = 128 * 1024


def _is_too_long(text: str) -> bool:
    return len(text) > _LENGTH_MAX or len(text.encode("utf-8", "surrogatepass")) > _LENGTH_MAX


def parse(text: str) -> Optional[Urn]:
    """The parts of a URN; None if the text is not one, or longer than 128 KiB."""
    found = None if _is_too_long(text) else _URN.fullmatch(text)
    return Urn(*found.groups()) if found else None


def namespace(nid: str) -> Optional[Namespace]:
    """A registered namespace; None if the list has none with this ID."""
    # Other alphabets have characters whose lower case is an ASCII letter, such as the Kelvin sign.
    return _namespaces.get(nid.lower()) if nid.isascii() else None


def check(text: str) -> Check:
    """Checks a URN by its syntax, its namespace and the rules of the namespace."""
    urn = parse(text)
    if urn is None:
        return Check("invalid", "too-long" if _is_too_long(text) else "syntax", None, None)
    found = namespace(urn.nid)
    if found is None:
        return Check("invalid", "unregistered", urn, None)
    verdict, reason, untested = _by_rules(urn, found.nid)
    return Check(verdict, reason, urn, found, untested)


@lru_cache(maxsize=None)
def _expression(nid: str) -> re.Pattern[str]:
    return re.compile(_rules["namespaces"][nid]["nss"])


def _by_rules(urn: Urn, nid: str) -> Tuple[str, Optional[str], Optional[str]]:
    rules = _rules["namespaces"].get(nid)
    if rules is None:
        return "not_tested", None, "the form of the name, because this package has no rules of the namespace"
    if not _expression(nid).fullmatch(urn.nss):
        return "invalid", "syntax", None
    if not is_utf8(urn.nss):
        return "invalid", "encoding", None
    name = rules.get("check")
    fault = _value_rules[name](urn.nss) if name in _value_rules else None
    if fault:
        return "invalid", fault, None
    if any(getattr(urn, component) is not None for component in rules.get("forbidden", ())):
        return "invalid", "component", None
    # Names that `exact` matches are tested completely.
    exact = rules.get("exact")
    is_covered = rules["fit"] == "exact" or exact is not None and re.fullmatch(exact, urn.nss)
    if name is not None and name not in _value_rules:
        return "not_tested", None, f"the value rule {name}, which this package does not have"
    if is_covered:
        return "valid", None, None
    return "not_tested", None, rules.get("untested") or "the rules that the registration states in prose"


def equivalent_by_rfc(a: str, b: str) -> bool:
    """Whether two texts are URNs that are equivalent by RFC 8141 section 3.1, without the rules of their namespace; components are ignored."""
    first, second = parse(a), parse(b)
    return first is not None and second is not None and first.normalized == second.normalized
