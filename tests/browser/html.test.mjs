// Checks the HTML of public pages and of pages for each role with the Nu HTML checker (full suite). The default suite uses html-validate
// (a11y.test.mjs).
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { inFullSuite, person, startBrowser, startTestServer } from './test-server.mjs';

const java = spawnSync('java', ['-version']).status === 0;
const year = new Date().getUTCFullYear();
const R = n => `/requests/R-${year}-000${n}`;
const pages = {
  nobody: ['/', '/assignments/urn-namespaces', '/assignments/urn-formal/nbn', '/assignments/urn-formal/example', '/assignments/urn-formal/example/1.0',
    '/assignments/urn-formal/example/versions', '/assignments/urn-formal/example/history', '/find?q=books', '/find?q=quipu', '/check?urn=urn:isbn:0451450524', '/check', '/check?nid=fin', '/check?urn=urn:example:a',
    '/check/template', '/check/list', '/register', '/register/path', '/register/path?need=unsure&existing=unsure&chosen=unsure&requester=fast_track&nid=fin', '/register/path?need=unique', '/register/path?need=public', '/register/revise', '/requests', R(3), R(7), R(9), '/requests/statistics', '/experts', '/bodies', '/bodies?q=nothing-like-it', '/reserved', '/register/change', '/rules', '/rules/t9', '/help', '/sign-in',
    '/account/new', '/nowhere'],
  registrant: ['/register', '/register/paste', `${R(1)}/edit`, `${R(1)}/edit?checked=yes`, `${R(1)}/edit/preview`, `${R(1)}/edit/team`, `${R(4)}/edit`,
    '/account', '/account/tokens', `${R(1)}/edit/procedure`, R(5)],
  expert: ['/reviews', `/requests/R-${year}-0003`, `/requests/R-${year}-0009`, `/requests/R-${year}-0003/write?field=syntax`],
  operator: ['/operator', `/requests/R-${year}-0002`, `/requests/R-${year}-0006`, `/requests/R-${year}-0009`, `/requests/R-${year}-0010`, '/operator/mail', '/operator/reserved', '/operator/bodies'],
  admin: ['/admin/experts'],
};

test('the Nu HTML checker reports no errors', { skip: java ? inFullSuite.skip : 'Java is not installed' }, async () => {
  const server = await startTestServer();
  const browser = await startBrowser();
  const dir = mkdtempSync(path.join(tmpdir(), 'nidreg-html-'));
  try {
    const files = [];
    for (const [who, paths] of Object.entries(pages)) {
      const page = await person(browser, server.base, who === 'nobody' ? null : who, { javaScriptEnabled: false });
      for (const address of paths) {
        const answer = await page.request.get(address, { headers: { Accept: 'text/html' } });
        const file = path.join(dir, `${files.length}.html`);
        writeFileSync(file, await answer.text());
        files.push(file);
      }
    }
    const jar = path.resolve(import.meta.dirname, 'node_modules/vnu-jar/build/dist/vnu.jar');
    let said = '';
    try { execFileSync('java', ['-jar', jar, '--errors-only', ...files], { stdio: ['ignore', 'pipe', 'pipe'] }); } catch (error) { said = String(error.stderr); }
    assert.equal(said, '');
  } finally { await browser.close(); server.stop(); rmSync(dir, { recursive: true, force: true }); }
});
