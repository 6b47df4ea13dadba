// The types of the npm package (packages/npm) and its element <urn-check>. tests/app/packages.rs tests the package itself.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import AxeBuilder from '@axe-core/playwright';
import { startBrowser, startTestServer } from './test-server.mjs';

const here = import.meta.dirname;

test('the types of the npm package compile in strict mode', () => {
  const dir = mkdtempSync(path.join(here, '.types-'));
  try {
    cpSync(path.join(here, '../../packages/npm'), path.join(dir, 'node_modules/urn-namespaces'), { recursive: true });
    writeFileSync(path.join(dir, 'use.mts'), `
      import { check, list, namespace, parse } from 'urn-namespaces';
      import type { UrnCheck } from 'urn-namespaces/urn-check';
      export const verdict = (element: UrnCheck) => element.result?.verdict;
      const checked = check('urn:isbn:1');
      const status: 'active' | 'deprecated' | 'obsolete' | undefined = namespace('isbn')?.status;
      export const told: (string | number | null)[] = [list.serial, parse('x')?.r ?? null, status ?? null];
      if (checked.verdict !== 'invalid') told.push(checked.namespace.version, checked.urn.normalized);
      if (checked.reason === 'check-digit') told.push(checked.namespace.nid);
      // @ts-expect-error There are three verdicts.
      if (checked.verdict === 'unknown') told.push(1);`);
    execFileSync(path.join(here, 'node_modules/.bin/tsc'), ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', path.join(dir, 'use.mts')], { cwd: dir, stdio: 'pipe' });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

const serve = answer => new Promise(done => {
  const server = http.createServer(answer).listen(0, '127.0.0.1', () => {
    done({ base: `http://127.0.0.1:${server.address().port}`, stop() { server.close(); server.closeAllConnections(); } });
  });
});

// The files of the archive that is published, made from the data of a server.
async function npmPackage(dir) {
  const { base, stop } = await startTestServer();
  try {
    for (const name of ['assignments/urn-namespaces/list.json', 'profiles.json', 'regexes.json']) {
      const file = path.join(dir, 'data', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await (await fetch(`${base}/${name}`)).text());
    }
  } finally {
    stop();
  }
  execFileSync(path.join(here, '../../script/packages'), [path.join(dir, 'out'), path.join(dir, 'data')], { stdio: 'pipe' });
  const [archive] = readdirSync(path.join(dir, 'out')).filter(name => name.endsWith('.tgz'));
  execFileSync('tar', ['xzf', path.join(dir, 'out', archive), '-C', dir]);
  return path.join(dir, 'package');
}

const PAGE = (lang, module) => `<!doctype html><html lang="${lang}"><title>A page elsewhere</title><main><h1>A page elsewhere</h1>
  <urn-check></urn-check></main>${module && `<script type="module" src="${module}"></script>`}</html>`;

// The result is always that of the text, and a change dispatches one event.
async function checkChanges(page, modules) {
  const element = await page.locator('urn-check').elementHandle();
  await page.evaluate(() => {
    window.verdicts = [];
    document.addEventListener('urn-check', event => window.verdicts.push(event.detail.verdict));
  });
  const after = async (change, argument) => {
    await element.evaluate(change, argument);
    return element.evaluate(({ result, shadowRoot }) => [
      window.verdicts.splice(0), result?.verdict ?? null, shadowRoot.querySelector('output').value !== '', shadowRoot.querySelector('input').ariaInvalid,
    ]);
  };
  const set = (one, text) => { one.value = text; };
  const [right, wrong] = ['urn:isbn:0451450523', 'urn:isbn:0451450524'];
  const [valid, invalid, none] = [['valid', true, 'false'], ['invalid', true, 'true'], [null, false, 'false']];
  assert.deepEqual(await after(set, right), [['valid'], ...valid]);
  assert.deepEqual(await after(set, right), [[], ...valid]);
  assert.deepEqual(await after(one => document.querySelector('main').prepend(one)), [[], ...valid]);
  assert.deepEqual(await after(one => one.setAttribute('lang', 'de')), [[], ...valid]);
  assert.deepEqual(await after((one, text) => one.setAttribute('value', text), wrong), [['invalid'], ...invalid]);
  await page.getByLabel('URN').press('End');
  await page.getByLabel('URN').press('Backspace');
  assert.deepEqual(await after(() => {}), [[], ...none]);
  await page.getByLabel('URN').press('Enter');
  assert.deepEqual(await after(() => {}), [['invalid'], ...invalid]);
  assert.deepEqual(await after(set, ''), [[], ...none]);
  assert.deepEqual(await after(set, right), [['valid'], ...valid]);
  assert.deepEqual(await after(set, ' '), [[], ...none]);
  assert.deepEqual(await after(set, right), [['valid'], ...valid]);
  assert.deepEqual(await after(one => one.removeAttribute('value')), [[], ...none]);
  assert.deepEqual(await after(set, `urn:example:${'a'.repeat(200_000)}`), [['invalid'], ...invalid]);
  assert.match(await page.getByRole('status').innerText(), /128 KiB/);
  const detach = (one, texts) => {
    one.remove();
    for (const text of texts) one.value = text;
  };
  assert.deepEqual(await after(detach, [wrong, right]), [[], ...none]);
  assert.deepEqual(await after(one => document.querySelector('main').append(one)), [['valid'], ...valid]);
  assert.deepEqual(await after((_, file) => import(file), `${modules}/urn-check.js?copy`), [[], ...valid]);
}

// Elements whose attribute or property is set before the file is loaded.
async function checkEarlyValues(page, modules) {
  const results = await page.evaluate(async file => {
    const verdicts = [];
    document.addEventListener('urn-check', event => verdicts.push(event.detail.verdict));
    const [attribute, property] = [document.createElement('urn-check'), document.createElement('urn-check')];
    document.querySelector('main').replaceChildren(attribute, property);
    for (const one of [attribute, property]) one.setAttribute('value', 'urn:isbn:0451450523');
    property.value = 'urn:no-such:1';
    await import(file);
    const shown = [attribute, property].map(one => one.shadowRoot.querySelector('input').value);
    property.value = '';
    return { verdicts, shown, result: property.result };
  }, `${modules}/urn-check.js`);
  assert.deepEqual(results, { verdicts: ['valid', 'invalid'], shown: ['urn:isbn:0451450523', 'urn:no-such:1'], result: null });
}

test('<urn-check> works offline on a page of another origin with a strict policy', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'nidreg-element-'));
  const stops = [() => rmSync(dir, { recursive: true, force: true })];
  try {
    const folder = await npmPackage(dir);
    const asked = [];
    const modules = await serve((request, response) => {
      const { pathname } = new URL(request.url, modules.base);
      asked.push(pathname);
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
      response.end(readFileSync(path.join(folder, path.basename(pathname))));
    });
    const site = await serve((request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'self'; script-src ${modules.base}; base-uri 'none'; require-trusted-types-for 'script'`,
      });
      response.end(request.url === '/without' ? PAGE('en', '') : PAGE(request.url.slice(1), `${modules.base}/urn-check.js`));
    });
    const browser = await startBrowser();
    stops.push(modules.stop, site.stop, () => browser.close());
    const page = await browser.newPage();
    const troubles = [];
    page.on('console', message => {
      if (/policy|error/i.test(message.text()) && !/favicon/.test(message.location().url)) troubles.push(message.text());
    });
    page.on('pageerror', error => troubles.push(String(error)));
    for (const [lang, button, answers] of [
      ['en', 'Validate URN', ['A valid isbn name', 'No fault was found, but not every rule', 'the check digit or check character is wrong']],
      ['de', 'URN prüfen', ['Ein gültiger isbn-Name', 'kein Fehler gefunden', 'Prüfziffer']],
      ['fr-CH', 'Vérifier l’URN', ['Un nom isbn valable', 'Aucune erreur', 'chiffre']],
    ]) {
      await page.goto(`${site.base}/${lang}`);
      const status = page.getByRole('status');
      await page.getByRole('button', { name: button }).waitFor();
      assert.deepEqual([await status.innerText(), await status.getAttribute('aria-live')], ['', 'polite']);
      const before = asked.length;
      for (const [at, urn] of ['urn:isbn:0451450523', 'urn:isbn:0-451-45052-3', 'urn:isbn:0451450524'].entries()) {
        await page.getByLabel('URN').fill(urn);
        if (at) await page.getByRole('button', { name: button }).click();
        else await page.getByLabel('URN').press('Enter');
        assert.ok((await status.innerText()).includes(answers[at]), `${lang}: ${await status.innerText()}`);
        assert.equal(await page.locator('urn-check').evaluate(element => element.result.verdict), ['valid', 'not_tested', 'invalid'][at]);
        assert.equal(await page.getByLabel('URN').getAttribute('aria-invalid'), String(at === 2));
      }
      assert.equal(asked.length, before, 'a check makes no request');
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      assert.deepEqual(violations.map(one => one.id), []);
    }
    await page.goto(`${site.base}/en`);
    await page.getByRole('button').waitFor();
    await checkChanges(page, modules.base);
    await page.goto(`${site.base}/without`);
    await checkEarlyValues(page, modules.base);
    assert.deepEqual(troubles, []);
    assert.deepEqual([...new Set(asked)].sort(), ['/checks.js', '/data.js', '/index.js', '/urn-check.js']);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
});
