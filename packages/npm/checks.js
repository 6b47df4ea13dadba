// Check digits, dates and other rules that a regular expression cannot state. Each function takes the namespace-specific string of a name
// that matches the expression of its namespace, and returns the code of the fault, or null.
import { rules } from './data.js';

const countries = new Set(rules.countries);
const digits = text => Array.from(text, c => (/[0-9]/.test(c) ? Number(c) : NaN));
const isDigits = text => /^[0-9]*$/.test(text);
const plain = nss => nss.replaceAll('-', '');
const when = (wrong, code) => (wrong ? code : null);

// Whether the weighted sum of the digits is a multiple of the modulus. The last digit may be X, which means ten.
function isDivided(text, weights, modulus) {
  const values = digits(text.endsWith('X') ? `${text.slice(0, -1)}0` : text);
  if (text.endsWith('X')) values[values.length - 1] = modulus === 11 ? 10 : NaN;
  return values.reduce((sum, value, at) => sum + value * weights(at), 0) % modulus === 0;
}

// ISO 7064 MOD 37,36; the text ends with its check character.
function isMod37(text) {
  let sum = 36;
  for (const c of text.slice(0, -1)) sum = (((sum + parseInt(c, 36)) % 36 || 36) * 2) % 37;
  return parseInt(text.at(-1), 36) === (37 - sum) % 36;
}

function dateFault(year, month, day) {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return when(day < 1 || day > last, 'date');
}

function gs1Fault(nss) {
  const PRIMARY = new Set('00 01 253 255 401 402 414 417 8003 8004 8006 8010 8013 8017 8018'.split(' '));
  const CHECKED = {
    '00': 18, 8017: 18, 8018: 18, '01': 14, '02': 14, 8003: 14, 8006: 14, 8026: 14, 253: 13, 255: 13, 410: 13, 411: 13, 412: 13, 413: 13,
    414: 13, 415: 13, 416: 13, 417: 13, 402: 17,
  };
  // How many digits may follow a date.
  const DATED = {
    11: [0], 12: [0], 13: [0], 15: [0], 16: [0], 17: [0], 4326: [0], 7006: [0], 7007: [0, 6], 4324: [4], 4325: [4], 7003: [4],
    8008: [2, 4, 6],
  };
  if (!/^[0-9]/.test(nss)) return null;
  const parts = nss.split(':');
  if (!PRIMARY.has(parts[0])) return 'key';
  for (let at = 0; at < parts.length; at += 2) {
    const [ai, value] = [parts[at], parts[at + 1]];
    if (value === undefined) return 'form';
    if (Object.hasOwn(CHECKED, ai)) {
      const key = decodeURIComponent(value).slice(0, CHECKED[ai]);
      if (key.length < CHECKED[ai] || !isDigits(key)) return 'form';
      if (!isDivided(key, place => ((key.length - place) % 2 ? 1 : 3), 10)) return 'check-digit';
    }
    if (Object.hasOwn(DATED, ai)) {
      if (!isDigits(value) || !DATED[ai].some(more => value.length === 6 + more)) return 'form';
      const dates = ai === '7007' && value.length > 6 ? [value, value.slice(6)] : [value];
      for (const date of dates) {
        const [year, month, day] = [0, 2, 4].map(from => Number(date.slice(from, from + 2)));
        const fault = dateFault(2000 + year, month, Math.max(day, 1));
        if (fault) return fault;
      }
    }
  }
  return null;
}

export const checks = {
  eic(nss) {
    if (nss.length !== 16) return 'form';
    const values = Array.from(nss, c => (c === '-' ? 36 : /[0-9A-Z]/.test(c) ? parseInt(c, 36) : NaN));
    const sum = values.slice(0, 15).reduce((sum, value, at) => sum + value * (16 - at), 0);
    const right = 36 - ((sum + 36) % 37);
    return when(right === 36 || values[15] !== right, 'check-digit');
  },
  eidr(nss) {
    if (!nss.startsWith('10.5240:')) return null;
    const text = plain(nss.slice('10.5240:'.length));
    if (!/^[0-9A-Fa-f]{20}.$/.test(text)) return 'form';
    return when(!isMod37(text), 'check-digit');
  },
  'fdc-date'(nss) {
    const date = nss.split(':')[1];
    if (date === undefined) return 'form';
    if (date.length !== 8 || !isDigits(date)) return null;
    return dateFault(Number(date.slice(0, 4)), Number(date.slice(4, 6)), Number(date.slice(6)));
  },
  'gs1-ai': gs1Fault,
  isan(nss) {
    const text = plain(nss);
    if (!/^[0-9A-Fa-f]{16}.(?:[0-9A-Fa-f]{8}.)?$/.test(text)) return 'form';
    const isRight = isMod37(text.slice(0, 17)) && (text.length === 17 || isMod37(text.slice(0, 16) + text.slice(17)));
    return when(!isRight, 'check-digit');
  },
  isbn(nss) {
    const text = plain(nss);
    if (text.length === 13) return when(!isDivided(text, at => (at % 2 ? 3 : 1), 10), 'check-digit');
    if (text.length === 10) return when(!isDivided(text, at => 10 - at, 11), 'check-digit');
    return 'form';
  },
  isni(nss) {
    if (!/^[0-9]{15}.$/.test(nss)) return 'form';
    const check = (12 - digits(nss.slice(0, 15)).reduce((sum, digit) => ((sum + digit) * 2) % 11, 0)) % 11;
    return when(nss[15] !== 'X0123456789'[(check + 1) % 11], 'check-digit');
  },
  'iso-3166': nss => when(!countries.has(nss.slice(0, 2).toLowerCase()), 'country'),
  issn: nss => (plain(nss).length === 8 ? when(!isDivided(plain(nss), at => 8 - at, 11), 'check-digit') : 'form'),
  lei(nss) {
    if (!/^[0-9A-Z]{18}[0-9]{2}$/.test(nss)) return 'form';
    const rest = Array.from(nss, c => parseInt(c, 36)).reduce((rest, value) => (rest * (value < 10 ? 10 : 100) + value) % 97, 0);
    return when(rest !== 1, 'check-digit');
  },
  'oid-arcs'(nss) {
    const [root, second] = nss.split('.');
    if (!['0', '1', '2'].includes(root)) return 'arc';
    return when(second !== undefined && root !== '2' && !/^[0-3]?[0-9]$/.test(second), 'arc');
  },
  'pwid-time'(nss) {
    const time = nss.slice(nss.indexOf(':') + 1).split(/z/i)[0];
    const number = (from, to) => (/^[0-9]+$/.test(time.slice(from, to)) ? Number(time.slice(from, to)) : NaN);
    const [year, month, day] = [number(0, 4), number(5, 7), number(8, 10)];
    if (!nss.includes(':') || Number.isNaN(year + month + day)) return 'form';
    const fault = dateFault(year, month, day);
    if (fault || number(17, 19) !== 60) return fault;
    // A leap second is always the last second of a month.
    return when(number(11, 13) !== 23 || number(14, 16) !== 59 || !dateFault(year, month, day + 1), 'date');
  },
  'trivore-length': nss => when(nss.length > 500, 'length'),
  'urn-6-name'(nss) {
    const name = nss.split(':').slice(2).join(':');
    return nss.split(':').length < 3 ? 'form' : when(name.length > 255, 'length');
  },
};

// Percent-encoded octets are UTF-8 (RFC 8141 §2.2).
export function isUtf8(nss) {
  try {
    decodeURIComponent(nss);
    return true;
  } catch {
    return false;
  }
}
