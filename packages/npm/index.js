import data from './data.js';

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

export function parse(text) {
  const found = URN.exec(text);
  if (!found) return null;
  const [, nid, nss, r = null, q = null, f = null] = found;
  const normalized = `urn:${nid.toLowerCase()}:${nss.replace(/%../g, escape => escape.toUpperCase())}`;
  return { nid, nss, r, q, f, normalized };
}

export function namespace(nid) {
  return known.get(nid.toLowerCase()) ?? null;
}

export function check(text) {
  const urn = parse(text);
  if (!urn) return { verdict: 'invalid', reason: 'syntax', urn, namespace: null };
  const found = namespace(urn.nid);
  if (!found) return { verdict: 'invalid', reason: 'unregistered', urn, namespace: null };
  return { verdict: 'not_tested', reason: null, urn, namespace: found };
}

export function equivalent(a, b) {
  const [first, second] = [parse(a), parse(b)];
  return first !== null && second !== null && first.normalized === second.normalized;
}
