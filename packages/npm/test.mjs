// Tests of the package with its data; NIDREG_VECTORS is the folder of the test vectors of the registry.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { check, equivalent, list, namespace, parse } from './index.js';

const folder = process.env.NIDREG_VECTORS;
const rows = name => readFileSync(path.join(folder, name), 'utf8').trim().split('\n').map(line => JSON.parse(line));
const input = row => row.input ?? Buffer.from(row.input_hex, 'hex').toString('latin1');

test('URNs are parsed like the vectors', () => {
  for (const row of rows('rfc8141.jsonl').filter(row => row.disputed !== true)) {
    const urn = parse(input(row));
    assert.equal(urn !== null, row.valid, JSON.stringify(row));
    if (!urn) continue;
    const { nid, nss, r, q, f, normalized } = row;
    assert.deepEqual(urn, { nid, nss, r, q, f, normalized });
  }
});

test('URNs are compared like the vectors', () => {
  for (const row of rows('equivalence.jsonl').filter(row => row.profile === 'rfc8141' && row.disputed !== true)) {
    assert.equal(equivalent(row.a, row.b), row.equivalent, JSON.stringify(row));
  }
  assert.equal(equivalent('x', 'x'), false);
});

test('namespaces are known', () => {
  assert.equal(check('URN:ISBN:0451450523').verdict, 'not_tested');
  assert.equal(check('URN:ISBN:0451450523').namespace?.nid, 'isbn');
  assert.equal(check('urn:no-such:1').reason, 'unregistered');
  assert.equal(check('isbn:1').reason, 'syntax');
  assert.equal(namespace('constructor'), null);
  assert.ok(list.serial > 0 && list.date.startsWith('20'));
});

test('long texts take linear time', () => {
  const long = 'a?/'.repeat(300_000);
  assert.equal(parse(`urn:example:${long}`), null);
  assert.equal(parse(`urn:example:a?+${'a'.repeat(1_000_000)}#`)?.f, '');
});
