import { checks, isUtf8 } from './checks.js';
import data, { rules } from './data.js';

const { namespaces, serial, date, license } = data;
const known = new Map(namespaces.map(entry => [entry.nid, Object.freeze(entry)]));

export const list = Object.freeze({ serial, date, license });

// RFC 8141 §2. Each alternative begins with another character, so that matching takes linear time.
const PCHAR = "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})";
const URN = new RegExp(
  '^[Uu][Rr][Nn]:([A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]):' +
    `(${PCHAR}(?:${PCHAR}|/)*)` +
    `(?:\\?\\+(${PCHAR}(?:${PCHAR}|/|\\?(?!=))*))?` +
    `(?:\\?=(${PCHAR}(?:${PCHAR}|[/?])*))?` +
    `(?:#((?:${PCHAR}|[/?])*))?$`,
);

// The longest text that is checked, in bytes of UTF-8, as in the registry.
const LENGTH_MAX = 128 * 1024;

function isTooLong(text) {
  // A character of UTF-16 is at most three bytes of UTF-8.
  return text.length > LENGTH_MAX || (text.length * 3 > LENGTH_MAX && new TextEncoder().encode(text).length > LENGTH_MAX);
}

export function parse(text) {
  const found = isTooLong(text) ? null : URN.exec(text);
  if (!found) return null;
  const [, nid, nss, r = null, q = null, f = null] = found;
  const normalized = `urn:${nid.toLowerCase()}:${nss.replace(/%../g, escape => escape.toUpperCase())}`;
  return { nid, nss, r, q, f, normalized };
}

export function namespace(nid) {
  // Other alphabets have characters whose lower case is an ASCII letter, such as the Kelvin sign.
  return /^[A-Za-z0-9-]*$/.test(nid) ? known.get(nid.toLowerCase()) ?? null : null;
}

export function check(text) {
  const urn = parse(text);
  if (!urn) return { verdict: 'invalid', reason: isTooLong(text) ? 'too-long' : 'syntax', untested: null, urn, namespace: null };
  const found = namespace(urn.nid);
  if (!found) return { verdict: 'invalid', reason: 'unregistered', untested: null, urn, namespace: null };
  return { ...byRules(urn, rulesOf(found.nid)), urn, namespace: found };
}

const OTHER_RULES = 'the rules that the registration states in prose';

const compiled = new Map();

function rulesOf(nid) {
  if (!compiled.has(nid)) {
    const own = Object.hasOwn(rules.namespaces, nid) ? rules.namespaces[nid] : null;
    compiled.set(nid, own && {
      ...own, expression: new RegExp(own.nss, 'u'), exactExpression: own.exact && new RegExp(own.exact, 'u'),
    });
  }
  return compiled.get(nid);
}

function byRules(urn, own) {
  const { nss } = urn;
  const notTested = untested => ({ verdict: 'not_tested', reason: null, untested });
  if (!own) return notTested('the form of the name, because this package has no rules of the namespace');
  const invalid = reason => ({ verdict: 'invalid', reason, untested: null });
  if (!own.expression.test(nss)) return invalid('syntax');
  if (!isUtf8(nss)) return invalid('encoding');
  const isLacking = own.check !== undefined && !Object.hasOwn(checks, own.check);
  const fault = own.check === undefined || isLacking ? null : checks[own.check](nss);
  if (fault) return invalid(fault);
  if (own.forbidden?.some(name => urn[name] !== null)) return invalid('component');
  // Names that `exact` matches are tested completely.
  const isCovered = own.fit === 'exact' || own.exactExpression?.test(nss);
  if (isLacking) return notTested(`the value rule ${own.check}, which this package does not have`);
  return isCovered ? { verdict: 'valid', reason: null, untested: null } : notTested(own.untested ?? OTHER_RULES);
}

export function equivalentByRfc(a, b) {
  const [first, second] = [parse(a), parse(b)];
  return first !== null && second !== null && first.normalized === second.normalized;
}
