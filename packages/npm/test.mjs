// Tests of the package with its data; NIDREG_VECTORS is the folder of the test vectors of the registry, without which their tests are
// skipped; NIDREG_VERDICTS is a file that `nidreg urn check --json` wrote.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rules } from './data.js';
import { check, equivalentByRfc, list, namespace, parse } from './index.js';

const folder = process.env.NIDREG_VECTORS;
const read = file => readFileSync(file, 'utf8').trim().split('\n').map(line => JSON.parse(line));
const rows = name => read(path.join(folder, name));
const skip = folder ? false : 'NIDREG_VECTORS is not set';
const verdicts = read(process.env.NIDREG_VERDICTS);
const input = row => row.input ?? Buffer.from(row.input_hex, 'hex').toString('latin1');

test('URNs are parsed like the vectors', { skip }, () => {
  for (const row of rows('rfc8141.jsonl').filter(row => row.disputed !== true)) {
    const urn = parse(input(row));
    assert.equal(urn !== null, row.valid, JSON.stringify(row));
    if (!urn) continue;
    const { nid, nss, r, q, f, normalized } = row;
    assert.deepEqual(urn, { nid, nss, r, q, f, normalized });
  }
});

test('URNs are compared like the vectors', { skip }, () => {
  for (const row of rows('equivalence.jsonl').filter(row => row.profile === 'rfc8141' && row.disputed !== true)) {
    assert.equal(equivalentByRfc(row.a, row.b), row.equivalent, JSON.stringify(row));
  }
  assert.equal(equivalentByRfc('x', 'x'), false);
});

// The package may leave a rule untested that the program tests, never the other way around.
test('verdicts match those of the program', () => {
  const [counts, untested] = [{ valid: 0, not_tested: 0, invalid: 0 }, new Set()];
  for (const row of verdicts) {
    const { verdict, reason, untested: rule, namespace } = check(row.input);
    const { error, namespace: known } = row;
    const fault = error ? (error.code === 'too-long' ? 'too-long' : 'syntax') : (known.fault?.code ?? null);
    counts[verdict]++;
    if (verdict === 'not_tested' && row.verdict !== 'not_tested') {
      untested.add(namespace.nid);
      continue;
    }
    const expected = [row.verdict, fault === 'reserved' ? 'unregistered' : fault, known?.untested ?? null];
    assert.deepEqual([verdict, reason, rule], expected, row.input.slice(0, 200));
  }
  assert.deepEqual([...untested], [], 'namespaces whose rules the package does not have');
  assert.ok(counts.valid > 500 && counts.not_tested > 50 && counts.invalid > 500);
});

test('namespaces are known', () => {
  assert.equal(check('URN:ISBN:0451450523').verdict, 'valid');
  assert.equal(check('URN:ISBN:0451450523').namespace?.nid, 'isbn');
  assert.equal(check('urn:no-such:1').reason, 'unregistered');
  assert.equal(check('isbn:1').reason, 'syntax');
  assert.equal(namespace('isbn').registrant, 'International ISBN Agency Ltd');
  assert.equal(namespace('constructor'), null);
  assert.equal(namespace('\u212Anx'), null, 'the Kelvin sign is not a K');
  assert.ok(list.serial > 0 && list.date.startsWith('20'));
});

test('texts above 128 KiB are not read', () => {
  const sized = size => `urn:example:${'a'.repeat(size - 'urn:example:'.length)}`;
  assert.equal(check(sized(131_072)).verdict, 'valid');
  const tooLong = { verdict: 'invalid', reason: 'too-long', untested: null, urn: null, namespace: null };
  for (const text of [sized(131_073), sized(50_000_000), `urn:example:${'é'.repeat(65_531)}`]) {
    assert.deepEqual(check(text), tooLong);
    assert.equal(parse(text), null);
    assert.equal(equivalentByRfc(text, text), false);
  }
  assert.equal(check(`urn:example:${'é'.repeat(65_530)}`).reason, 'syntax');
});

// Quadratic time would be ten seconds or more.
function isQuick(match) {
  const before = process.cpuUsage();
  const found = match();
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < 2_000_000, `${user + system} microseconds`);
  return found;
}

test('long texts take linear time', () => {
  assert.equal(isQuick(() => parse(`urn:example:${'a?/'.repeat(40_000)}`)), null);
  assert.equal(isQuick(() => parse(`urn:example:a?+${'a'.repeat(130_000)}#`))?.f, '');
  // A valid name whose end is repeated, and then something that no name has.
  const valid = verdicts.filter(row => row.verdict === 'valid' && row.nss.length < 60);
  const timed = new Set();
  for (const [nid, { nss }] of Object.entries(rules.namespaces)) {
    for (const row of valid.filter(row => row.nid.toLowerCase() === nid).slice(0, 3)) {
      for (let from = Math.max(row.nss.length - 8, 0); from < row.nss.length; from++) {
        const end = row.nss.slice(from);
        const long = `${row.nss}${end.repeat(120_000 / end.length)} `;
        assert.ok(!isQuick(() => new RegExp(nss, 'u').test(long)), row.input);
        timed.add(nid);
      }
    }
  }
  assert.ok(timed.size >= 60, `${timed.size} patterns`);
});
