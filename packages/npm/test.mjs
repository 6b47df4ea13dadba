// Tests of the package with its data; NIDREG_VECTORS is the folder of the test vectors of the registry, NIDREG_VERDICTS a file that
// `nidreg urn check --json` wrote.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rules } from './data.js';
import { check, equivalent, list, namespace, parse } from './index.js';

const folder = process.env.NIDREG_VECTORS;
const read = file => readFileSync(file, 'utf8').trim().split('\n').map(line => JSON.parse(line));
const rows = name => read(path.join(folder, name));
const verdicts = read(process.env.NIDREG_VERDICTS);
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

// The package may leave a rule untested that the program tests, never the other way around.
test('verdicts are those of the program', () => {
  const [counts, untested] = [{ valid: 0, not_tested: 0, invalid: 0 }, new Set()];
  for (const row of verdicts) {
    const { verdict, reason, namespace } = check(row.input);
    const fault = row.error ? 'syntax' : (row.namespace.fault?.code ?? null);
    counts[verdict]++;
    if (verdict === 'not_tested' && row.verdict !== 'not_tested') {
      untested.add(namespace.nid);
      continue;
    }
    assert.deepEqual([verdict, reason], [row.verdict, fault === 'reserved' ? 'unregistered' : fault], row.input);
  }
  assert.deepEqual([...untested], [], 'namespaces whose rules the package does not have');
  assert.ok(counts.valid > 500 && counts.not_tested > 50 && counts.invalid > 500);
});

test('namespaces are known', () => {
  assert.equal(check('URN:ISBN:0451450523').verdict, 'valid');
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
  // A valid name whose end is repeated, and then something that no name has.
  const valid = verdicts.filter(row => row.verdict === 'valid' && row.nss.length < 60);
  for (const [nid, { nss }] of Object.entries(rules.namespaces)) {
    for (const row of valid.filter(row => row.nid.toLowerCase() === nid).slice(0, 3)) {
      for (let from = Math.max(row.nss.length - 8, 0); from < row.nss.length; from++) {
        const end = row.nss.slice(from);
        assert.ok(!new RegExp(nss, 'u').test(`${row.nss}${end.repeat(50_000 / end.length)} `), row.input);
      }
    }
  }
});
