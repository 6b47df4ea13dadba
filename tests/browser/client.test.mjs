// A client generated from /openapi.json with a public generator (openapi-typescript) is compiled in strict mode and run against the
// real program.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { PASSWORD, startTestServer } from './test-server.mjs';

const here = import.meta.dirname;
const tool = name => path.join(here, 'node_modules/.bin', name);

async function token(base) {
  const send = (to, fields, headers = {}) => fetch(base + to, { method: 'POST', redirect: 'manual', headers: { 'Sec-Fetch-Site': 'same-origin', ...headers }, body: new URLSearchParams(fields) });
  const signedIn = await send('/sign-in', { email: 'registrant@demo.example', password: PASSWORD });
  const cookie = signedIn.headers.getSetCookie().map(one => one.split(';')[0]).join('; ');
  const page = await (await send('/account/tokens', [['name', 'generated'], ['days', '30'], ['scopes', 'drafts']], { Cookie: cookie })).text();
  return page.match(/<code>(nidreg_[0-9a-f_]+)</)[1];
}

test('a generated client compiles and runs', async () => {
  const server = await startTestServer();
  // Next to node_modules, so that modules are found.
  const dir = mkdtempSync(path.join(here, '.client-'));
  try {
    const document = await (await fetch(`${server.base}/openapi.json`)).text();
    // Compiling blocks this process for longer than the server keeps an idle connection.
    const secret = await token(server.base);
    const file = path.join(dir, 'openapi.json');
    writeFileSync(file, document);
    execFileSync(tool('openapi-typescript'), [file, '-o', path.join(dir, 'schema.d.ts')], { stdio: 'pipe' });
    cpSync(path.join(here, 'client.ts'), path.join(dir, 'client.ts'));
    const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', 'false', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--module', 'nodenext'];
    try {
      execFileSync(tool('tsc'), [...strict, path.join(dir, 'client.ts')], { cwd: dir, stdio: 'pipe' });
    } catch (error) {
      assert.fail(`it does not compile:\n${error.stdout}`);
    }
    const told = JSON.parse(execFileSync(process.execPath, [path.join(dir, 'client.js'), server.base, secret], { encoding: 'utf8' }));
    const lines = told.lines.trim().split('\n').map(line => JSON.parse(line).valid);
    assert.deepEqual({ ...told, lines }, {
      kinds: ['formal'],
      isbn: ['isbn', 'https://creativecommons.org/publicdomain/zero/1.0/', true, false],
      missing: [true, 404, 'Page not found'],
      checked: ['invalid', false, 'the check digit of 045145052 is 3'],
      profile: 'wider',
      found: true,
      leads: 'https://urn.fi/urn:nbn:fi-fe1',
      lines: [true, false],
      closed: 401,
      stale: 412,
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
    server.stop();
  }
});
