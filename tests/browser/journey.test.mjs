// End-to-end tests of requests in a real browser. The workflow from template to registration runs with and without JavaScript.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { inFullSuite, person, press, registeredText, seeds, signIn, startBrowser, startTestServer } from './test-server.mjs';

let browser;
before(async () => { browser = await startBrowser(); });
after(async () => { await browser?.close(); });

const seed = () => readFileSync(path.join(seeds, 'draft-hakala-urn-nbn-rfc3188bis-00.txt'), 'utf8');

for (const javaScriptEnabled of [false, true]) {
  test(`a real template is submitted, approved and registered (JavaScript ${javaScriptEnabled ? 'on' : 'off'})`, javaScriptEnabled ? inFullSuite : {}, async () => {
    const server = await startTestServer();
    const as = name => person(browser, server.base, name, { javaScriptEnabled });
    try {
      // The registry lists the registered namespaces.
      const reader = await as(null);
      await reader.goto('/assignments/urn-namespaces');
      assert.equal(await reader.locator('tbody th[scope=row]').count(), 107);
      assert.equal(await reader.getByText('not recorded').count() > 0, true);

      // The registrant pastes the text of the Internet-Draft, reviews how it was read, and creates a draft.
      const registrant = await as('registrant');
      await registrant.goto('/register/paste');
      await registrant.getByLabel('Template').fill(seed());
      await press(registrant, 'Read template');
      assert.match(await registrant.locator('.lede').innerText(), /older form of RFC 3406/);
      assert.equal(await registrant.getByLabel('Namespace ID').inputValue(), 'nbn');
      assert.equal(await registrant.getByLabel('A new version of a registered namespace').isChecked(), true);
      await press(registrant, 'Create draft');
      await registrant.waitForURL(/\/requests\/R-\d+-\d+\/edit/);
      const number = registrant.url().match(/R-\d+-\d+/)[0];

      // Submitting reports what is missing, preserves the text, and shows an error summary.
      await press(registrant, `Submit ${number}`);
      assert.match(await registrant.title(), /^Error: /);
      const summary = registrant.getByRole('alert');
      assert.match(await summary.innerText(), /Describe the changes since the registered version \(RFC 8141, 6\.2\)/);
      assert.match(await summary.innerText(), /still contains "XXXX"/);
      assert.equal(await summary.evaluate(e => e === document.activeElement).catch(() => true), true);
      for (const field of ['Syntax', 'Resolution']) {
        const box = registrant.getByLabel(field, { exact: true });
        const text = await box.inputValue();
        assert.ok(text.length > 50, `${field} is preserved`);
        await box.fill(text.replaceAll('RFC XXXX', 'RFC 8458'));
      }
      await registrant.getByLabel('Revision Information', { exact: true }).fill('The older labels were brought into the form of RFC 8141; the wording is that of the 2018 draft.');
      await press(registrant, `Submit ${number}`);
      assert.match(await registrant.locator('h1').innerText(), /Open questions/);
      await press(registrant, `Submit ${number}`);
      await registrant.waitForURL(new RegExp(`/requests/${number}/edit/submitted$`));
      assert.match(await registrant.locator('main').innerText(), /Your reference is R-/);
      await registrant.goto(`/requests/${number}`);
      assert.match(await registrant.locator('main').innerText(), /Validating request/);

      // The operator starts the review; the expert records a position and, as the lead, decides.
      const operator = await as('operator');
      await operator.goto(`/requests/${number}`);
      assert.equal(await operator.getByRole('checkbox', { checked: true }).count() > 0, true, 'an expert is proposed');
      while (await operator.getByRole('checkbox', { checked: true }).count()) await operator.getByRole('checkbox', { checked: true }).first().uncheck();
      await operator.getByLabel(/Edda Expert/).check();
      await press(operator, 'Post to the list and start the review');
      const expert = await as('expert');
      await expert.goto(`/requests/${number}`);
      assert.equal(await expert.locator('#text, .sheet, .part').count(), 0, 'the question about a conflict of interest precedes the text');
      await expert.getByLabel(/^No conflict/).check();
      await press(expert, 'Continue');
      assert.equal(await expert.getByLabel(/Comment only/).isChecked(), true);
      await expert.getByLabel('Approve', { exact: true }).check();
      await press(expert, 'Submit review');
      // A decision requires the position of a second expert.
      const second = await as('second-expert');
      await second.goto(`/requests/${number}`);
      await second.getByLabel(/^No conflict/).check();
      await press(second, 'Continue');
      await second.getByLabel(/^No objection/).check();
      await press(second, 'Submit review');
      // The requester is not known for this namespace, so the lead states why the decision does not depend on its contacts.
      await expert.locator('summary', { hasText: 'Decide without the contacts of the registration' }).click();
      await expert.locator('form[action$="/contacts"]').getByLabel('Reason (public)').fill('A letter of the library that RFC 8458 names.');
      await press(expert, 'Record reason');
      await expert.getByLabel('Reasons for the decision').fill('Complete, and clearer than version 5.');
      await press(expert, 'Approve request');

      // The operator types the NID and publishes.
      await operator.goto(`/requests/${number}`);
      await operator.getByRole('link', { name: 'Preview publication' }).click();
      await operator.getByLabel('Type nbn to confirm').fill('nbm');
      await press(operator, 'Register urn:nbn and publish');
      assert.match(await operator.getByRole('alert').innerText(), /Type nbn to confirm/);
      await operator.getByLabel('Type nbn to confirm').fill('nbn');
      await press(operator, 'Register urn:nbn and publish');
      await operator.waitForURL(new RegExp(`/requests/${number}\\?`));

      // Anonymous users see version 6; version 5 keeps its URL and states that it is not the current version.
      await reader.goto('/assignments/urn-formal/nbn');
      assert.match(await reader.locator('main').innerText(), /Version 6/);
      assert.match(await registeredText(reader), /National Bibliography Number/);
      const old = await reader.goto('/assignments/urn-formal/nbn/5');
      assert.equal(old.status(), 200);
      assert.match(await reader.locator('.note').first().innerText(), /The current one is version 6/);
      await reader.goto('/assignments/urn-namespaces');
      assert.equal(await reader.locator('tbody th[scope=row]').count(), 107);
      await reader.goto(`/requests/${number}`);
      const history = await reader.locator(':has(> #history) ~ ol.log').innerText();
      for (const words of ['submitted the request', 'started the review', 'recorded a position', 'approved the request', 'registered the namespace']) {
        assert.ok(history.includes(words), words);
      }
    } finally { server.stop(); }
  });
}

test('an invalid namespace ID is refused with its clause and stays in the form', async () => {
  const server = await startTestServer();
  try {
    const page = await person(browser, server.base, 'registrant', { javaScriptEnabled: false });
    const cases = [['urn-5', /informal namespace.*RFC 8141, 5\.1/], ['de-books', /country codes \(RFC 8141, 5\.1\)/], ['xn--x', /A-labels.*RFC 8141, 5\.1/],
      ['X-test', /no longer used \(RFC 8141, 5\.1\)/], ['ab', /between 3 and 32 characters \(RFC 8141, 5\.1\)/], ['isbn', /already registered.*RFC 8141, 5\.1/],
      ['-a', /start with a hyphen \(RFC 8141, 2\)/], ['a-', /end with a hyphen \(RFC 8141, 2\)/], ['a'.repeat(33), /this one has 33 \(RFC 8141, 2\)/], ['ünï', /letters a to z.*RFC 8141, 2/]];
    for (const [nid, sentence] of cases) {
      await page.goto('/register/path?need=public&existing=no&chosen=formal&requester=community');
      await page.getByLabel('Requested namespace ID').fill(nid);
      const [answer] = await Promise.all([page.waitForResponse(r => r.request().method() === 'POST'), press(page, 'Start the request')]);
      assert.equal(answer.status(), 422, nid);
      assert.match(await page.getByRole('alert').innerText(), sentence, nid);
      assert.equal(await page.getByLabel('Requested namespace ID').inputValue(), nid);
    }
  } finally { server.stop(); }
});

test('a form sent after the session expired loses nothing', async () => {
  const server = await startTestServer();
  try {
    const page = await person(browser, server.base, 'registrant', { javaScriptEnabled: false });
    await page.goto('/requests/R-2026-0001/edit'.replace('2026', String(new Date().getUTCFullYear())));
    await page.getByLabel('Purpose', { exact: true }).fill('Every word of this must survive.');
    await page.context().clearCookies();
    await press(page, 'Save');
    assert.match(await page.locator('h1').innerText(), /Your input is saved/);
    await page.getByLabel('Email address').fill('registrant@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('nidreg-demo');
    await press(page, 'Sign in');
    assert.equal(await page.getByLabel('Purpose').inputValue(), 'Every word of this must survive.');
    await press(page, 'Send now');
    assert.equal(await page.getByLabel('Purpose', { exact: true }).inputValue(), 'Every word of this must survive.');
    assert.match(await page.locator('main').innerText(), /Saved/);
  } finally { server.stop(); }
});

test('conflicting edits in two windows show both texts and overwrite nothing', async () => {
  const server = await startTestServer();
  try {
    const page = await person(browser, server.base, 'registrant', { javaScriptEnabled: false });
    const address = `/requests/R-${new Date().getUTCFullYear()}-0001/edit`;
    await page.goto(address);
    const second = await page.context().newPage();
    await second.goto(address);
    await second.getByLabel('Purpose', { exact: true }).fill('Saved first, in the second window.');
    await press(second, 'Save');
    await page.getByLabel('Purpose', { exact: true }).fill('Typed in the first window.');
    await press(page, 'Save');
    assert.match(await page.locator('h1').innerText(), /Saved in another window/);
    assert.match((await page.locator('del').allInnerTexts()).join(' '), /Saved first.*second/);
    assert.equal(await page.getByLabel('Your text: Purpose').inputValue(), 'Typed in the first window.');
    await second.goto(address);
    assert.equal(await second.getByLabel('Purpose', { exact: true }).inputValue(), 'Saved first, in the second window.');
    await press(page, 'Save my text instead');
    assert.equal(await page.getByLabel('Purpose', { exact: true }).inputValue(), 'Typed in the first window.');
  } finally { server.stop(); }
});

// Keyboard-only use: presses Tab until the wanted element has the focus.
async function tabTo(page, matches) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(matches)) return;
  }
  throw new Error('the wanted control was not reached with Tab');
}
const focused = (page, selector) => tabTo(page, `document.activeElement.matches(${JSON.stringify(selector)})`);
const link = (page, words) => tabTo(page, `document.activeElement.tagName === 'A' && document.activeElement.innerText.trim() === ${JSON.stringify(words)}`);
const button = (page, words) => tabTo(page, `document.activeElement.tagName === 'BUTTON' && document.activeElement.innerText.trim() === ${JSON.stringify(words)}`);
const enter = async page => { await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]); };

const answers = {
  organization: 'Lamp Society', contact: 'Names Desk', contact_email: 'names@lamps.example', postal: '1 Lamp Street, Lampton',
  purpose: 'Names for lamps that are kept in museums, so that catalogues can point to one lamp whatever happens to its address on the web.',
  syntax: 'A name has the inventory code of the museum and a number:\n\n  lamp = "urn:{{NID}}:" museum ":" number\n  museum = 2*8ALPHA\n  number = 1*DIGIT\n\nTwo names are the same when they differ only in case. q- and f-components are not used.',
  assignment: 'Each museum numbers its own lamps. The society gives out the museum codes and never gives one twice.',
  security_and_privacy: 'The names tell nothing but what the catalogues print; nothing private is named.',
  interoperability: 'There is no known conflict with other systems of identifiers.',
  resolution: 'Resolution is not planned; catalogues print the names.',
  documentation: 'The rules of the society, https://lamps.example/rules',
};

test('a new user submits an informal request by keyboard in fewer than 25 page loads', async () => {
  const server = await startTestServer();
  try {
    const context = await browser.newContext({ baseURL: server.base, javaScriptEnabled: false });
    const page = await context.newPage();
    let pages = 0;
    page.on('response', r => { if (r.request().isNavigationRequest() && r.status() !== 303) pages++; });
    const started = Date.now();
    await page.goto('/');
    await link(page, 'Register');
    await enter(page);
    await focused(page, '#need-public');
    await page.keyboard.press('Space');
    await enter(page);
    await focused(page, '#existing-no');
    await page.keyboard.press('Space');
    await enter(page);
    await focused(page, '#chosen-formal');
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.locator('#chosen-informal').isChecked(), true);
    await enter(page);
    assert.match(await page.locator('h1').innerText(), /an informal namespace/);
    await focused(page, '.note a[href^="/sign-in"]');
    await enter(page);
    await focused(page, '#email');
    await page.keyboard.type('other@demo.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nidreg-demo');
    await enter(page);
    // Back on the page, with the answers given so far.
    assert.match(await page.locator('h1').innerText(), /an informal namespace/);
    await button(page, 'Start the request');
    await enter(page);
    for (const [field, text] of Object.entries(answers)) {
      await focused(page, `#${field}`);
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    }
    await button(page, 'Save and check');
    await enter(page);
    assert.match(await page.locator('main').innerText(), /Check results/);
    assert.equal(await page.getByText('Must be fixed').count(), 0);
    assert.match(await page.locator('#syntax').inputValue(), /museum = 2\*8ALPHA/);
    const number = page.url().match(/R-\d+-\d+/)[0];
    for (const _ of ['draft', 'open questions']) {
      await button(page, `Submit ${number}`);
      await enter(page);
    }
    assert.match(await page.locator('.panel').innerText(), new RegExp(number));
    assert.ok(pages < 25, `${pages} pages`);
    assert.ok(Date.now() - started < 15 * 60 * 1000);
    await page.goto(`/requests/${number}`);
    // The canonical text wraps long lines, so whitespace is normalized before the comparison.
    const flat = text => text.replace(/\s+/g, ' ').trim();
    const shown = flat(await page.locator('main').innerText());
    for (const text of Object.values(answers)) assert.ok(shown.includes(flat(text)), text);
  } finally { server.stop(); }
});

test('a section saved after the session expired or from two windows loses no text', async () => {
  const server = await startTestServer();
  try {
    const page = await person(browser, server.base, 'registrant', { javaScriptEnabled: false });
    const edit = `/requests/R-${new Date().getUTCFullYear()}-0001/edit`;
    await page.goto(edit);
    const words = 'Every character of this: “quotes”, <tags>, trailing dots…';
    await page.getByLabel('Purpose', { exact: true }).fill(words);
    await page.context().clearCookies();
    await press(page, 'Save');
    assert.match(await page.locator('h1').innerText(), /Your input is saved/);
    await page.getByLabel('Email address').fill('registrant@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('nidreg-demo');
    await press(page, 'Sign in');
    await press(page, 'Send now');
    await page.goto(edit);
    assert.equal(await page.getByLabel('Purpose', { exact: true }).inputValue(), words);

    // Edits of different sections in two windows are both saved; edits of the same section show both texts and a choice.
    const second = await page.context().newPage();
    await second.goto(edit);
    await second.getByLabel('Syntax', { exact: true }).fill('From the second window.');
    await press(second, 'Save');
    await page.getByLabel('Purpose', { exact: true }).fill('From the first window.');
    await press(page, 'Save');
    await second.goto(edit);
    assert.equal(await page.getByLabel('Purpose', { exact: true }).inputValue(), 'From the first window.');
    await second.getByLabel('Purpose', { exact: true }).fill('Second thoughts.');
    await press(second, 'Save and check');
    await page.getByLabel('Purpose', { exact: true }).fill('First thoughts.');
    await press(page, 'Save');
    assert.match(await page.locator('h1').innerText(), /Saved in another window/);
    assert.match(await page.locator('pre').first().innerText(), /Second thoughts\./);
    assert.equal(await page.getByLabel('Your text: Purpose').inputValue(), 'First thoughts.');
    await press(page, 'Save my text instead');
    assert.equal(await page.getByLabel('Purpose', { exact: true }).inputValue(), 'First thoughts.');
    assert.equal(await page.getByLabel('Syntax', { exact: true }).inputValue(), 'From the second window.');
  } finally { server.stop(); }
});

test('two collaborators edit a request until one is removed', async () => {
  const server = await startTestServer();
  try {
    const owner = await person(browser, server.base, 'registrant', { javaScriptEnabled: false });
    const edit = `/requests/R-${new Date().getUTCFullYear()}-0001/edit`;
    await owner.goto(`${edit}/team`);
    await owner.getByLabel('Email address').fill('other@demo.example');
    await press(owner, 'Invite');
    const join = await server.linkTo('other@demo.example', /\/join\/[0-9a-f]{64}/);
    const other = await person(browser, server.base, 'other', { javaScriptEnabled: false });
    assert.equal((await other.goto(edit)).status(), 404);
    await other.goto(join);
    await press(other, 'Accept invitation');
    assert.match(await other.locator('.eyebrow').innerText(), /R-/);
    await other.goto(edit);
    await other.getByLabel('Resolution', { exact: true }).fill('Written by the second person.');
    await press(other, 'Save');

    await owner.goto(`${edit}/team`);
    await owner.getByRole('button', { name: /^Remove/ }).click();
    assert.equal((await other.goto(edit)).status(), 404);
  } finally { server.stop(); }
});

test('a correction takes the short procedure, and a new version drafts its revision note', async () => {
  const server = await startTestServer();
  try {
    const page = await person(browser, server.base, 'registrant', { javaScriptEnabled: false });
    await page.goto('/assignments/urn-formal/example');
    await page.getByRole('link', { name: 'Propose a new version' }).click();
    await press(page, 'Start');
    assert.match(await page.getByRole('alert').innerText(), /Choose whether the meaning changes/);
    await page.getByLabel(/a correction/).check();
    await press(page, 'Start');
    const edit = new URL(page.url()).pathname;
    assert.equal(await page.locator('ins').count(), 0);
    const before = await page.getByLabel('Registrant', { exact: true }).inputValue();
    await page.getByLabel('Registrant', { exact: true }).fill(before.replace('1 Example Street', '2 Example Street'));
    await press(page, 'Save and check');
    assert.match((await page.locator('ins').allInnerTexts()).join(' '), /2/);
    await page.goto(edit);
    await page.getByRole('button', { name: /^Submit/ }).click();
    const number = page.url().match(/R-\d+-\d+/)[0];
    const operator = await person(browser, server.base, 'operator', { javaScriptEnabled: false });
    await operator.goto(`/requests/${number}`);
    assert.match(await operator.locator('main').innerText(), /urn:example, correction of version 2/);
    await operator.getByLabel('Reason for the correction (public)').fill('The society moved across the street.');
    await operator.getByLabel('Type example to confirm').fill('example');
    await press(operator, 'Publish the correction');
    await page.goto('/assignments/urn-formal/example');
    assert.match(await registeredText(page), /2 Example Street/);

    // For a new version, the differences are described, but the draft alone is rejected as revision information.
    await page.goto('/register/revise?nid=example');
    await page.getByLabel(/a new version/).check();
    await press(page, 'Start');
    const revision = new URL(page.url()).pathname;
    await page.getByLabel('Resolution', { exact: true }).fill('Names can be resolved at the society from next year on.');
    await press(page, 'Save');
    assert.equal(new URL(page.url()).pathname, revision);
    assert.match(await page.getByRole('textbox', { name: 'Revision Information' }).inputValue(), /^Resolution: ".*" is now "Names can be resolved at the society from next year on\."\.$/);
    await page.getByRole('button', { name: /^Submit/ }).click();
    assert.match(await page.getByRole('alert').innerText(), /in your own words/);
    await page.getByRole('textbox', { name: 'Revision Information' }).fill('Resolution is planned now.');
    await page.getByRole('button', { name: /^Submit/ }).click();
    assert.match(await page.locator('h1').innerText(), /Open questions/);
    await page.getByRole('button', { name: /^Submit/ }).click();
    assert.match(await page.locator('h1').innerText(), /Submitted/);
  } finally { server.stop(); }
});

test('a file is checked without an account, and every finding can be printed', async () => {
  const server = await startTestServer();
  try {
    const page = await person(browser, server.base, null, { javaScriptEnabled: false });
    await page.goto('/check/template');
    await press(page, 'Check template');
    assert.match(await page.getByRole('alert').innerText(), /Paste the template or choose a file/);
    await page.getByLabel('Or upload a file').setInputFiles({ name: 'lamp.md', mimeType: 'text/markdown', buffer: Buffer.from('# Namespace ID\nlamp\n\n# Purpose\nTo light.\n\n# Syntax\na = b | c\n') });
    await press(page, 'Check template');
    const main = await page.locator('main').innerText();
    assert.match(main, /alternatives must be separated by \//);
    assert.match(main, /Say whether names can be resolved/);
    assert.match(main, /Read as Markdown/);
    assert.equal(await page.getByLabel('Template').inputValue().then(text => text.includes('a = b | c')), true);
  } finally { server.stop(); }
});
