// The first whole pass through the product, walked in a real browser, once without and once with JavaScript.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { person, press, seeds, signIn, startBrowser, startHouse } from './house.mjs';

let browser;
before(async () => { browser = await startBrowser(); });
after(async () => { await browser?.close(); });

const seed = () => readFileSync(path.join(seeds, 'draft-hakala-urn-nbn-rfc3188bis-00.txt'), 'utf8');

for (const javaScriptEnabled of [false, true]) {
  test(`a real template goes in, an expert approves, the registry shows it (JavaScript ${javaScriptEnabled ? 'on' : 'off'})`, async () => {
    const house = await startHouse();
    const as = name => person(browser, house.base, name, { javaScriptEnabled });
    try {
      // The registry lists what exists.
      const reader = await as(null);
      await reader.goto('/assignments/urn-namespaces');
      assert.equal(await reader.locator('tbody th[scope=row]').count(), 105);
      assert.equal(await reader.getByText('not recorded').count() > 0, true);

      // The registrant pastes the text of the draft, sees what went where, and uses it.
      const registrant = await as('registrant');
      await registrant.goto('/register/paste');
      await registrant.getByLabel('Template').fill(seed());
      await press(registrant, 'Read it');
      assert.match(await registrant.locator('.lede').innerText(), /older form of RFC 3406/);
      assert.equal(await registrant.getByLabel('Namespace ID').inputValue(), 'nbn');
      assert.equal(await registrant.getByLabel('A new version of a registered namespace').isChecked(), true);
      await press(registrant, 'Use it as a draft');
      await registrant.waitForURL(/\/requests\/R-\d+-\d+\/edit/);
      const number = registrant.url().match(/R-\d+-\d+/)[0];

      // Submitting says what is missing, keeps the text, and puts the summary first.
      await press(registrant, 'Save and submit');
      assert.match(await registrant.title(), /^Error: /);
      const summary = registrant.getByRole('alert');
      assert.match(await summary.innerText(), /Describe what changed since the registered version \(RFC 8141, 6\.2\)/);
      assert.match(await summary.innerText(), /still says "XXXX"/);
      assert.equal(await summary.evaluate(e => e === document.activeElement).catch(() => true), true);
      for (const field of ['Syntax', 'Resolution']) {
        const box = registrant.getByLabel(field, { exact: true });
        const text = await box.inputValue();
        assert.ok(text.length > 50, `${field} is still there`);
        await box.fill(text.replaceAll('RFC XXXX', 'RFC 8458'));
      }
      await registrant.getByLabel('Revision Information').fill('The older labels were brought into the form of RFC 8141; the wording is that of the 2018 draft.');
      await press(registrant, 'Save and submit');
      await registrant.waitForURL(new RegExp(`/requests/${number}$`));
      assert.match(await registrant.locator('main').innerText(), /Validating request/);

      // The operator opens the review; the expert takes a position and, leading, decides.
      const operator = await as('operator');
      await operator.goto(`/desk/${number}`);
      await operator.getByLabel(/Edda Expert/).check();
      await press(operator, 'Post to the list and open the review');
      const expert = await as('expert');
      await expert.goto(`/reviews/${number}`);
      assert.equal(await expert.getByLabel(/Comment only/).isChecked(), true);
      await expert.getByLabel('Approve', { exact: true }).check();
      await press(expert, 'Send');
      await expert.getByLabel('Reasons for the decision').fill('Complete, and clearer than version 5.');
      await press(expert, 'Approve');

      // The operator types the name and publishes.
      await operator.goto(`/desk/${number}`);
      await operator.getByLabel('Type nbn to confirm').fill('nbm');
      await press(operator, 'Register urn:nbn and publish');
      assert.match(await operator.getByRole('alert').innerText(), /Type nbn to confirm/);
      await operator.getByLabel('Type nbn to confirm').fill('nbn');
      await press(operator, 'Register urn:nbn and publish');
      await operator.waitForURL(new RegExp(`/requests/${number}$`));

      // Everybody reads version 6; version 5 keeps its address and says that it is not the newest.
      await reader.goto('/assignments/urn-formal/nbn');
      assert.match(await reader.locator('main').innerText(), /Version 6/);
      assert.match(await reader.locator('.template').innerText(), /National Bibliography Number/);
      const old = await reader.goto('/assignments/urn-formal/nbn/5');
      assert.equal(old.status(), 200);
      assert.match(await reader.locator('.notice').innerText(), /The current one is version 6/);
      await reader.goto('/assignments/urn-namespaces');
      assert.equal(await reader.locator('tbody th[scope=row]').count(), 105);
      await reader.goto(`/requests/${number}`);
      const history = await reader.locator('#history + ol').innerText();
      for (const words of ['submitted the request', 'opened the expert review', 'took a position', 'approved the request', 'registered the namespace']) {
        assert.ok(history.includes(words), words);
      }
    } finally { house.stop(); }
  });
}

test('a name that cannot be registered is refused with the sentence and the clause, and stays in the form', async () => {
  const house = await startHouse();
  try {
    const page = await person(browser, house.base, 'registrant', { javaScriptEnabled: false });
    const cases = [['urn-5', /informal path.*RFC 8141, 5\.1/], ['de-books', /country codes \(RFC 8141, 5\.1\)/], ['xn--x', /A-labels.*RFC 8141, 5\.1/],
      ['X-test', /no longer used \(RFC 8141, 5\.1\)/], ['ab', /between 3 and 32 characters \(RFC 8141, 5\.1\)/], ['isbn', /already registered.*RFC 8141, 5\.1/],
      ['-a', /start with a hyphen \(RFC 8141, 2\)/], ['a-', /end with a hyphen \(RFC 8141, 2\)/], ['a'.repeat(33), /this one has 33 \(RFC 8141, 2\)/], ['ünï', /letters a to z.*RFC 8141, 2/]];
    for (const [nid, sentence] of cases) {
      await page.goto('/register');
      await page.getByLabel('Namespace ID you wish for').fill(nid);
      const [answer] = await Promise.all([page.waitForResponse(r => r.request().method() === 'POST'), press(page, 'Start now')]);
      assert.equal(answer.status(), 422, nid);
      assert.match(await page.getByRole('alert').innerText(), sentence, nid);
      assert.equal(await page.getByLabel('Namespace ID you wish for').inputValue(), nid);
    }
  } finally { house.stop(); }
});

test('a form that comes after the session has ended loses nothing', async () => {
  const house = await startHouse();
  try {
    const page = await person(browser, house.base, 'registrant', { javaScriptEnabled: false });
    await page.goto('/requests/R-2026-0001/edit'.replace('2026', String(new Date().getUTCFullYear())));
    await page.getByLabel('Purpose').fill('Every word of this must survive.');
    await page.context().clearCookies();
    await press(page, 'Save');
    assert.match(await page.locator('h1').innerText(), /Your text is safe/);
    await page.getByLabel('E-mail address').fill('registrant@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('nidreg-demo');
    await press(page, 'Sign in');
    assert.equal(await page.getByLabel('Purpose').inputValue(), 'Every word of this must survive.');
    await press(page, 'Send it now');
    assert.equal(await page.getByLabel('Purpose').inputValue(), 'Every word of this must survive.');
    assert.match(await page.locator('main').innerText(), /Saved/);
  } finally { house.stop(); }
});

test('two windows: both texts are shown and nothing is overwritten', async () => {
  const house = await startHouse();
  try {
    const page = await person(browser, house.base, 'registrant', { javaScriptEnabled: false });
    const address = `/requests/R-${new Date().getUTCFullYear()}-0001/edit`;
    await page.goto(address);
    const second = await page.context().newPage();
    await second.goto(address);
    await second.getByLabel('Purpose').fill('Saved first, in the second window.');
    await press(second, 'Save');
    await page.getByRole('textbox', { name: 'Purpose' }).fill('Typed in the first window.');
    await press(page, 'Save');
    assert.match(await page.locator('h1').innerText(), /Saved from another window/);
    assert.match((await page.locator('del').allInnerTexts()).join(' '), /Saved first.*second/);
    assert.equal(await page.getByRole('textbox', { name: 'Purpose' }).inputValue(), 'Typed in the first window.');
    await second.goto(address);
    assert.equal(await second.getByLabel('Purpose').inputValue(), 'Saved first, in the second window.');
    await press(page, 'Save mine instead');
    assert.equal(await page.getByRole('textbox', { name: 'Purpose' }).inputValue(), 'Typed in the first window.');
  } finally { house.stop(); }
});
