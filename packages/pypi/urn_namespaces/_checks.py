"""Check digits, dates and other rules that a regular expression cannot state.

Each function takes the namespace-specific string of a name that matches the expression of its namespace, and returns the code of the fault,
or None.
"""

from __future__ import annotations

import re
from typing import Callable, Dict, FrozenSet, Optional
from urllib.parse import unquote, unquote_to_bytes

Fault = Optional[str]


def _is_digits(text: str) -> bool:
    return re.fullmatch("[0-9]*", text) is not None


def _is_divided(text: str, weight: Callable[[int], int], modulus: int) -> bool:
    """Whether the weighted sum of the digits is a multiple of the modulus. The last digit may be X, which means ten."""
    ends_with_x = modulus == 11 and text.endswith("X")
    if not _is_digits(text[:-1] if ends_with_x else text):
        return False
    values = [10 if c == "X" else int(c) for c in text]
    return sum(value * weight(at) for at, value in enumerate(values)) % modulus == 0


def _is_mod_37(text: str) -> bool:
    """ISO 7064 MOD 37,36; the text ends with its check character."""
    total = 36
    for c in text[:-1]:
        total = ((total + int(c, 36)) % 36 or 36) * 2 % 37
    return text[-1].isalnum() and int(text[-1], 36) == (37 - total) % 36


def _date(year: int, month: int, day: int) -> Fault:
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = [0, 31, 29 if is_leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return None if month in range(1, 13) and 1 <= day <= days[month] else "date"


def _eic(nss: str) -> Fault:
    if len(nss) != 16:
        return "form"
    values = [36 if c == "-" else int(c, 36) for c in nss]
    right = 36 - (sum(value * (16 - at) for at, value in enumerate(values[:15])) + 36) % 37
    return "check-digit" if right == 36 or values[15] != right else None


def _eidr(nss: str) -> Fault:
    prefix = "10.5240:"
    if not nss.startswith(prefix):
        return None
    text = nss[len(prefix):].replace("-", "")
    if not re.fullmatch("[0-9A-Fa-f]{20}.", text):
        return "form"
    return None if _is_mod_37(text) else "check-digit"


def _fdc_date(nss: str) -> Fault:
    parts = nss.split(":")
    if len(parts) < 2:
        return "form"
    if len(parts[1]) != 8 or not _is_digits(parts[1]):
        return None
    return _date(int(parts[1][:4]), int(parts[1][4:6]), int(parts[1][6:]))


_PRIMARY = "00 01 253 255 401 402 414 417 8003 8004 8006 8010 8013 8017 8018".split()
_CHECKED = {
    **dict.fromkeys(("00", "8017", "8018"), 18),
    **dict.fromkeys(("01", "02", "8003", "8006", "8026"), 14),
    **dict.fromkeys(("253", "255", "410", "411", "412", "413", "414", "415", "416", "417"), 13),
    "402": 17,
}
#: How many digits may follow a date.
_DATED = {
    **dict.fromkeys(("11", "12", "13", "15", "16", "17", "4326", "7006"), (0,)),
    **dict.fromkeys(("4324", "4325", "7003"), (4,)),
    "7007": (0, 6),
    "8008": (2, 4, 6),
}


def _gs1_ai(nss: str) -> Fault:
    if not re.match("[0-9]", nss):
        return None
    parts = nss.split(":")
    if parts[0] not in _PRIMARY:
        return "key"
    for at in range(0, len(parts), 2):
        if at + 1 == len(parts):
            return "form"
        ai, value = parts[at], parts[at + 1]
        if ai in _CHECKED:
            key = unquote(value)[:_CHECKED[ai]]
            if len(key) < _CHECKED[ai] or not _is_digits(key):
                return "form"
            if not _is_divided(key, lambda place: 1 if (len(key) - place) % 2 else 3, 10):
                return "check-digit"
        if ai in _DATED:
            if not _is_digits(value) or len(value) - 6 not in _DATED[ai]:
                return "form"
            for date in [value, value[6:]] if ai == "7007" and len(value) > 6 else [value]:
                fault = _date(2000 + int(date[:2]), int(date[2:4]), max(int(date[4:6]), 1))
                if fault:
                    return fault
    return None


def _isan(nss: str) -> Fault:
    text = nss.replace("-", "")
    if not re.fullmatch("[0-9A-Fa-f]{16}.(?:[0-9A-Fa-f]{8}.)?", text):
        return "form"
    is_right = _is_mod_37(text[:17]) and (len(text) == 17 or _is_mod_37(text[:16] + text[17:]))
    return None if is_right else "check-digit"


def _isbn(nss: str) -> Fault:
    text = nss.replace("-", "")
    if len(text) == 13:
        return None if _is_divided(text, lambda at: 3 if at % 2 else 1, 10) else "check-digit"
    if len(text) == 10:
        return None if _is_divided(text, lambda at: 10 - at, 11) else "check-digit"
    return "form"


def _isni(nss: str) -> Fault:
    if not re.fullmatch("[0-9]{15}.", nss):
        return "form"
    total = 0
    for c in nss[:15]:
        total = (total + int(c)) * 2 % 11
    return None if nss[15] == "0123456789X"[(12 - total) % 11] else "check-digit"


def _issn(nss: str) -> Fault:
    text = nss.replace("-", "")
    if len(text) != 8:
        return "form"
    return None if _is_divided(text, lambda at: 8 - at, 11) else "check-digit"


def _lei(nss: str) -> Fault:
    if not re.fullmatch("[0-9A-Z]{18}[0-9]{2}", nss):
        return "form"
    return None if int("".join(str(int(c, 36)) for c in nss)) % 97 == 1 else "check-digit"


def _oid_arcs(nss: str) -> Fault:
    root, *rest = nss.split(".")
    if root not in ("0", "1", "2"):
        return "arc"
    return "arc" if rest and root != "2" and not re.fullmatch("[0-3]?[0-9]", rest[0]) else None


def _pwid_time(nss: str) -> Fault:
    time = re.split("[Zz]", nss.partition(":")[2])[0]
    found = re.match("([0-9]{4}).([0-9]{2}).([0-9]{2})", time)
    if not found:
        return "form"
    year, month, day = map(int, found.groups())
    fault = _date(year, month, day)
    if fault or time[17:19] != "60":
        return fault
    # A leap second is always the last second of a month.
    return None if time[11:13] == "23" and time[14:16] == "59" and _date(year, month, day + 1) else "date"


def _urn_6_name(nss: str) -> Fault:
    parts = nss.split(":", 2)
    if len(parts) < 3:
        return "form"
    return "length" if len(parts[2]) > 255 else None


def checks(countries: FrozenSet[str]) -> Dict[str, Callable[[str], Fault]]:
    """All checks by name; `countries` are the ISO 3166-1 alpha-2 codes in lower case."""
    return {
        "eic": _eic,
        "eidr": _eidr,
        "fdc-date": _fdc_date,
        "gs1-ai": _gs1_ai,
        "isan": _isan,
        "isbn": _isbn,
        "isni": _isni,
        "iso-3166": lambda nss: None if nss[:2].lower() in countries else "country",
        "issn": _issn,
        "lei": _lei,
        "oid-arcs": _oid_arcs,
        "pwid-time": _pwid_time,
        "trivore-length": lambda nss: "length" if len(nss) > 500 else None,
        "urn-6-name": _urn_6_name,
    }


def is_utf8(nss: str) -> bool:
    """Whether the percent-encoded octets are UTF-8 (RFC 8141 section 2.2)."""
    try:
        unquote_to_bytes(nss).decode()
    except UnicodeDecodeError:
        return False
    return True
