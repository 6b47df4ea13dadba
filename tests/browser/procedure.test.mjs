// End-to-end tests of the request procedures in a real browser without JavaScript, with a separate user for each role.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { person, press, registeredText, startBrowser, startTestServer } from './test-server.mjs';

let browser, server;
const people = {};
before(async () => {
  server = await startTestServer({ NIDREG_MAIL_REPLY: 'reply@registry.example' });
  browser = await startBrowser();
  for (const name of ['registrant', 'other', 'expert', 'second-expert', 'operator', 'representative']) {
    people[name] = await person(browser, server.base, name, { javaScriptEnabled: false });
    people[name].loads = 0;
    people[name].on('response', answer => { if (answer.request().isNavigationRequest() && answer.status() < 300) people[name].loads++; });
  }
});
after(async () => { await browser?.close(); server?.stop(); });

const main = page => page.locator('main').innerText();
const state = async number => { await people.registrant.goto(`/requests/${number}`); return people.registrant.locator('.tag').first().innerText(); };
const SECTIONS = { Registrant: 'Example Society\nEmail: names@society.example\nPostal: 1 Example Street', Purpose: 'Names for records of a learned society.',
  Syntax: 'A name is one to twelve digits. q-components are undefined.', Assignment: 'The registrar assigns the next number to each record.',
  'Security and Privacy': 'The numbers reveal nothing about people.', Interoperability: 'No other identifier looks the same.', Resolution: 'Names are resolved by the society’s own web service.' };

async function fill(page, number, more = {}) {
  await page.goto(`/requests/${number}/edit`);
  for (const fold of await page.getByText('Enter the section as text instead').all()) await fold.click();
  for (const [label, text] of Object.entries({ ...SECTIONS, ...more })) await page.getByLabel(label, { exact: true }).fill(text);
}

async function start(page, nid, { requester = 'community', name = 'formal' } = {}) {
  await page.goto(`/register/path?need=public&existing=no&chosen=${name}&requester=${requester}`);
  if (name === 'formal') await page.getByLabel('Requested namespace ID').fill(nid);
  await press(page, 'Start the request');
  // An advisory about the namespace ID is shown once.
  if (page.url().includes('/register/path')) await press(page, 'Start the request');
  return page.url().match(/R-\d+-\d+/)[0];
}

async function submit(page, number) {
  await press(page, `Submit ${number}`);
  // The open questions of RFC 8141 are listed first.
  if (page.url().endsWith('/edit/questions')) await press(page, `Submit ${number}`);
  assert.match(page.url(), new RegExp(`/requests/${number}/edit/submitted$`), await main(page));
}

async function track(page, number, way, body, specification = '') {
  await page.goto(`/requests/${number}/edit/procedure`);
  await page.getByLabel(way).check();
  await page.getByLabel('Body', { exact: true }).fill(body);
  if (specification) await page.getByLabel('Specification').fill(specification);
  await press(page, 'Save');
}

async function open(number, ...names) {
  const page = people.operator;
  await page.goto(`/requests/${number}`);
  while (await page.getByRole('checkbox', { checked: true }).count()) await page.getByRole('checkbox', { checked: true }).first().uncheck();
  for (const name of names) await page.getByLabel(name).check();
  await press(page, 'Post to the list and start the review');
}

async function disclose(page, number) {
  await page.goto(`/requests/${number}`);
  if (await page.getByLabel(/^No conflict/).count() === 0) return;
  await page.getByLabel(/^No conflict/).check();
  await press(page, 'Continue');
}

async function position(page, number, label, reasons = '') {
  await disclose(page, number);
  await page.getByLabel(label).check();
  await page.getByLabel('Reasons', { exact: true }).fill(reasons);
  await page.getByRole('button', { name: /^Submit review/ }).click();
}

async function approve(number) {
  const page = people.expert;
  await page.goto(`/requests/${number}`);
  await page.getByLabel('Reasons for the decision').fill('Complete and clear (RFC 8141, 6.4).');
  await press(page, 'Approve request');
}

async function register(number, typed, button) {
  const page = people.operator;
  await page.goto(`/requests/${number}/preview`);
  assert.ok(await page.locator('pre.lines').count() >= 2, 'every public file that changes is shown before');
  await page.getByLabel(/to confirm$/).fill(typed);
  await page.getByRole('button', { name: button ?? /^Register urn:/ }).click();
  assert.match(page.url(), new RegExp(`/requests/${number}\\?`), await main(page));
}

const APPROVE = /^Approve$/, DISCUSS = /^Discuss/;
const act = async (page, title) => page.locator('details.act:not([open])', { hasText: title }).first().locator('summary').click();

test('a formal request through community review is registered', async () => {
  const { registrant, expert } = people, second = people['second-expert'];
  const number = await start(registrant, 'tide-tables');
  await fill(registrant, number);
  await submit(registrant, number);
  await open(number, /Edda Expert/, /Sven Second/);
  // A comment with a suggested change, submitted as a review; the registrant applies the suggestion with one button.
  await disclose(second, number);
  // One click opens the form at the passage, with the passage as the initial suggestion.
  const passage = second.locator('#f-syntax .passage').first(), before = second.loads;
  await passage.locator('summary').click();
  await passage.getByLabel('Comment', { exact: true }).fill('Twelve will not last.');
  const suggested = passage.getByLabel('Suggested change');
  assert.equal(await suggested.inputValue(), SECTIONS.Syntax);
  assert.equal(second.loads, before, 'the form is on the page');
  await suggested.fill(SECTIONS.Syntax.replace('twelve', 'twenty'));
  await passage.getByRole('button', { name: /^Save comment/ }).click();
  assert.match(await main(second), /not yet sent/);
  await registrant.goto(`/requests/${number}`);
  assert.doesNotMatch(await main(registrant), /Twelve will not last/);
  await second.getByLabel(/^Comment only/).check();
  await press(second, 'Submit review with 1 comment');
  assert.match(await main(second), /Your review has been submitted/);
  await registrant.goto(`/requests/${number}`);
  assert.equal(await registrant.locator('.swap ins').innerText(), 'twenty');
  await registrant.getByRole('button', { name: /^Apply suggestion/ }).click();
  assert.match(await registrant.getByLabel('Syntax', { exact: true }).inputValue(), /one to twenty digits/);
  await registrant.goto(`/requests/${number}/edit`);
  await registrant.getByLabel('What did you change?').fill('Twenty digits, as suggested.');
  assert.doesNotMatch(await main(registrant), /applied in revision/);
  await press(registrant, 'Save and submit');
  await registrant.goto(`/requests/${number}`);
  assert.match(await main(registrant), /applied in revision 2/);
  await second.goto(`/requests/${number}`);
  assert.match(await main(second), /Changes since revision 1 \(last viewed by you\)/);
  assert.equal(await second.locator('ins').first().innerText(), 'twenty');
  await position(second, number, APPROVE);
  await position(expert, number, APPROVE);
  await approve(number);
  await register(number, 'tide-tables');
  assert.equal(await state(number), 'Registered');
  assert.match(await main(registrant), /Total time: less than an hour/);
});

test('an informal request is registered', async () => {
  const { registrant, expert } = people;
  const number = await start(registrant, '', { name: 'informal' });
  await fill(registrant, number, { Syntax: 'urn:{{NID}}: and one to twelve digits.' });
  await submit(registrant, number);
  await open(number, /Edda Expert/);
  await position(expert, number, /^No objection/);
  await position(people['second-expert'], number, /^No objection/);
  await approve(number);
  await register(number, 'urn-10');
  assert.equal(await state(number), 'Registered');
  await registrant.goto('/assignments/urn-informal/urn-10');
  assert.match(await registeredText(registrant), /urn:urn-10: and one to twelve digits/);
});

test('a fast-track request is registered despite every objection', async () => {
  const { registrant, expert, representative } = people, second = people['second-expert'];
  const number = await start(registrant, 'codebook', { requester: 'fast_track' });
  await track(registrant, number, /^Fast track/, 'OASIS', 'Code lists, version 2.1');
  await fill(registrant, number, { Documentation: 'Code lists, version 2.1' });
  await submit(registrant, number);
  await open(number, /Edda Expert/, /Sven Second/);
  for (const page of [expert, second]) await position(page, number, DISCUSS, 'This must not be registered (RFC 8141, 6.4.1).');
  await expert.goto(`/requests/${number}`);
  assert.equal(await expert.getByRole('button', { name: 'Approve request' }).count(), 0);
  assert.match(await main(expert), /does not block the registration/);
  await representative.goto(`/requests/${number}`);
  assert.match(await main(representative), /Advice of the experts[\s\S]*Discuss[\s\S]*Discuss/);
  await press(representative, 'Request registration');
  await register(number, 'codebook');
  assert.equal(await state(number), 'Registered');
});

test('a standards body request is registered with a report and direction', async () => {
  const { registrant, expert, operator } = people;
  const number = await start(registrant, 'jitter');
  await track(registrant, number, /^A standards body/, 'IESG');
  await fill(registrant, number);
  await submit(registrant, number);
  await open(number, /Edda Expert/);
  await position(people['second-expert'], number, /^No objection/);
  await position(expert, number, APPROVE, 'As a standard it is sound.');
  await expert.getByRole('link', { name: 'Write the expert review report' }).click();
  assert.match(await main(expert), /To: +IESG[\s\S]*Edda Expert: Approve, on revision 1[\s\S]*As a standard it is sound[\s\S]*\(your advice\)/);
  await expert.getByLabel('Advice of the experts').fill('Register it.');
  await press(expert, 'Send report');
  assert.equal(await state(number), 'With the standards body');
  await operator.goto(`/requests/${number}`);
  await operator.getByLabel('Direction, with sender and date').fill('The IESG directs IANA to register it.');
  // The copy must contain the report that was sent.
  await operator.getByLabel(/^Copy of the expert review report/).fill('Copy of the report.');
  await press(operator, 'Record direction');
  assert.match(await main(operator), /must contain the report that was sent to the body/);
  const { documents } = await (await operator.request.get(`/requests/${number}.json`)).json();
  const report = documents.findLast(document => document.kind === 'report').text;
  await operator.getByLabel(/^Copy of the expert review report/).fill(`From: the IESG\n\n${report}`);
  await press(operator, 'Record direction');
  await register(number, 'jitter');
  assert.equal(await state(number), 'Registered');
});

test('a new version with an outdated position takes an expert at most twelve page loads', async () => {
  const { registrant, expert } = people, second = people['second-expert'];
  await registrant.goto('/register/revise?nid=example');
  await registrant.getByLabel(/^Yes: a new version/).check();
  await press(registrant, 'Start');
  const number = registrant.url().match(/R-\d+-\d+/)[0];
  await registrant.goto(`/requests/${number}/edit`);
  await registrant.getByRole('textbox', { name: 'Resolution', exact: true }).fill('Names are resolved by three mirrors.');
  await registrant.getByLabel('Revision Information').fill('Resolution names the mirrors.');
  await submit(registrant, number);
  await open(number, /Edda Expert/, /Sven Second/);
  second.loads = 0;
  await second.goto('/reviews');
  await second.getByRole('link', { name: new RegExp(number) }).click();
  await second.getByLabel(/^No conflict/).check();
  await press(second, 'Continue');
  assert.match(await main(second), /Changes since version \d+ \(registered\)/);
  await second.getByRole('link', { name: /^Comment or suggest a change on Resolution/ }).click();
  await second.getByLabel('Comment', { exact: true }).fill('Which three?');
  await press(second, 'Save comment');
  await second.getByLabel(APPROVE).check();
  await second.getByRole('button', { name: /^Submit review/ }).click();
  assert.ok(second.loads <= 12, `${second.loads} page loads for the review of a median revision`);
  console.log(`# an expert reviewed a revision in ${second.loads} page loads`);
  await registrant.goto(`/requests/${number}/edit`);
  await registrant.getByRole('textbox', { name: 'Resolution', exact: true }).fill('Names are resolved by mirrors in Exampleton, Sampleville and Testham.');
  await registrant.getByLabel('What did you change?').fill('Names the mirrors.');
  await press(registrant, 'Save and submit');
  await registrant.goto(`/requests/${number}`);
  assert.match(await main(registrant), /Sven Second: Approve on revision 1 outdated: a newer revision has been submitted/);
  await position(expert, number, APPROVE);
  await approve(number);
  assert.match(await main(expert), /Positions are missing/);
  await position(second, number, APPROVE);
  await approve(number);
  await register(number, 'example');
  assert.equal(await state(number), 'Registered');
});

test('the later request in a name conflict is renamed', async () => {
  const { registrant, other, expert } = people;
  const first = await start(registrant, 'moonphase');
  await fill(registrant, first);
  await submit(registrant, first);
  const second = await start(other, 'moonphase');
  await fill(other, second);
  await submit(other, second);
  await open(first, /Edda Expert/);
  await position(expert, first, APPROVE);
  await position(people['second-expert'], first, /^No objection/);
  await registrant.goto(`/requests/${first}`);
  assert.match(await main(registrant), /This request was first and continues/);
  await other.goto(`/requests/${second}`);
  assert.match(await main(other), new RegExp(`${first} requested urn:moonphase earlier`));
  await other.getByLabel('Namespace ID', { exact: true }).fill('lunar-phase');
  await press(other, 'Use this namespace ID');
  assert.match(await other.locator('h1').innerText(), /urn:lunar-phase/);
  await approve(first);
  await register(first, 'moonphase');
  assert.equal(await state(first), 'Registered');
});

test('a change of registrant is registered', async () => {
  const { registrant, expert } = people, second = people['second-expert'];
  await registrant.goto('/register/change?nid=tide-tables');
  await act(registrant, 'Change of registrant');
  await press(registrant, 'Start a change of registrant');
  const number = registrant.url().match(/R-\d+-\d+/)[0];
  await registrant.goto(`/requests/${number}/edit`);
  await registrant.getByLabel('Registrant', { exact: true }).fill('Other Society\nEmail: other@demo.example\nPostal: 2 Other Street');
  await registrant.getByLabel('Revision Information').fill('The Other Society takes over.');
  await submit(registrant, number);
  await open(number, /Edda Expert/, /Sven Second/);
  for (const page of [expert, second]) await position(page, number, APPROVE);
  await approve(number);
  assert.match(await main(expert), /public notice period ends on/);
  server.later(number, 31);
  await expert.goto(`/requests/${number}`);
  await act(expert, 'Decide without the contacts of the registration');
  await expert.locator('form[action$="/contacts"]').getByLabel('Reason (public)').fill('The society was dissolved.');
  await press(expert, 'Record reason');
  await approve(number);
  await register(number, 'tide-tables');
  await registrant.goto('/assignments/urn-formal/tide-tables/2');
  assert.match(await main(registrant), /Other Society/);
});

async function declined(name) {
  const { registrant, expert } = people, second = people['second-expert'];
  const number = await start(registrant, name);
  await fill(registrant, number, { Purpose: 'Names for this and that.' });
  await submit(registrant, number);
  await open(number, /Edda Expert/, /Sven Second/);
  await disclose(expert, number);
  await expert.getByLabel('Reasons for the decision').fill('It does not say what is named (RFC 8141, 6.4.1).');
  await press(expert, 'Propose to decline');
  assert.match(await main(expert), /A second expert must agree/);
  await disclose(second, number);
  await press(second, 'Agree to decline');
  assert.equal(await state(number), 'Declined');
  return number;
}

test('a declined request returns to review after an appeal', async () => {
  const { registrant, operator } = people;
  const number = await declined('odds-and-ends');
  await act(registrant, 'Appeal');
  await registrant.getByLabel('Grounds for appeal').fill('It names records.');
  await press(registrant, 'Submit appeal');
  assert.match(await main(registrant), /Under appeal/);
  await operator.goto(`/requests/${number}`);
  await act(operator, 'Record the outcome of the appeal');
  await operator.getByLabel(/^The appeal is granted/).check();
  await operator.getByLabel('Reasons (public)').fill('Read again, it does.');
  await press(operator, 'Record outcome');
  await registrant.goto(`/requests/${number}`);
  assert.match(await main(registrant), /granted the appeal/);
  assert.equal(await state(number), 'Expert review');
});

test('a position takes two page loads from its email, or one reply and one button', async () => {
  const { registrant, expert } = people;
  const number = await start(registrant, 'quay-walls');
  await fill(registrant, number);
  await submit(registrant, number);
  await open(number, /Edda Expert/, /Sven Second/);
  const linkTo = async (name, path) => new URL(await server.linkTo(`${name}@demo.example`, new RegExp(`http[^\\s"<>]+${path}`))).pathname;
  // The email leads to the review. The first time, it also asks for conflicts of interest.
  expert.loads = 0;
  await expert.goto(await linkTo('expert', `/requests/${number}`));
  await expert.getByLabel(/^No conflict/).check();
  await press(expert, 'Continue');
  // The return key saves a draft; it does not press a button that accepts, marks or approves.
  await expert.getByLabel(APPROVE).check();
  const [sent] = await Promise.all([expert.waitForRequest(request => request.method() === 'POST'), expert.keyboard.press('Enter')]);
  assert.match(sent.url(), /\/position$/);
  await expert.waitForLoadState();
  assert.doesNotMatch(await main(expert), /Your review has been submitted/);
  expert.loads = 0;
  await expert.goto(await linkTo('expert', `/requests/${number}`));
  await expert.getByLabel(APPROVE).check();
  await press(expert, 'Submit review');
  assert.match(await main(expert), /Your review has been submitted/);
  assert.equal(expert.loads, 2);
  // A reply that names the position is recorded with the button in the receipt, without signing in.
  const from = 'second-expert@demo.example';
  const header = await server.linkTo(from, new RegExp(`Reply-To:\\s+\\S+(?=[^]*${number})`));
  server.receive([`From: <${from}>`, `To: ${header.split(/\s+/)[1]}`, 'Subject: Re: review', 'Message-ID: <1@mail.example>', '', 'No objection', '']);
  const visitor = await person(browser, server.base, null, { javaScriptEnabled: false });
  await visitor.goto(await linkTo('second-expert', '/email/[^/\\s"<>]+/publish'));
  await press(visitor, 'Record position');
  await visitor.goto(`/requests/${number}`);
  assert.match(await main(visitor), /Edda Expert: Approve on revision 1[^]*Sven Second: No objection on revision 1/);
  await visitor.context().close();
});

test('a suggestion is applied on the page of its section, and a list post is answered in place', async () => {
  const { registrant, operator } = people, second = people['second-expert'];
  const number = await start(registrant, 'pier-heads');
  await fill(registrant, number);
  await submit(registrant, number);
  await open(number, /Edda Expert/, /Sven Second/);
  await disclose(second, number);
  const passage = second.locator('#f-syntax .passage').first();
  await passage.locator('summary').click();
  await passage.getByLabel('Comment', { exact: true }).fill('Twelve will not last.');
  await passage.getByLabel('Suggested change').fill(SECTIONS.Syntax.replace('twelve', 'twenty'));
  await passage.getByRole('button', { name: /^Save comment/ }).click();
  await press(second, 'Submit review with 1 comment');
  await registrant.goto(`/requests/${number}/edit`);
  await registrant.getByRole('button', { name: /^Apply suggestion/ }).click();
  assert.match(await registrant.getByLabel('Syntax', { exact: true }).inputValue(), /one to twenty digits/);
  assert.match(await main(registrant), /has been added to your draft/);
  await operator.goto('/operator/mail');
  const list = await operator.locator('#list + p').innerText(), address = await operator.locator('#list ~ p code').innerText();
  server.receive(['From: Lou Reader <lou@reader.example>', `To: ${list.match(/[\w.+-]+@[\w.-]+\w/)[0]}`, `Delivered-To: ${address}`, 'List-Id: <review.list.example>',
    'Precedence: list', `Subject: [${number}] pier-heads`, 'Message-ID: <2@reader.example>', '', 'Are piers not quays?', '']);
  await registrant.goto(`/requests/${number}`);
  const post = registrant.locator('#t-list .say', { hasText: 'Are piers not quays?' }), before = registrant.loads;
  await post.getByText(/^Reply on the list/).click();
  await post.getByLabel('Your reply').fill('No: a quay runs along the shore.');
  assert.equal(registrant.loads, before, 'the form is on the page');
  await post.getByRole('button', { name: /^Send to the list/ }).click();
  assert.match(await main(registrant), /emailed to the review list/);
  assert.match(await registrant.locator('#t-list').innerText(), /Are piers not quays\?[^]*a quay runs along the shore/);
});

test('the position is in view on every screen and three Tab stops away', async () => {
  const at = `/requests/R-${new Date().getUTCFullYear()}-0003`;
  for (const [width, height] of [[375, 812], [1280, 900]]) {
    const page = await person(browser, server.base, 'expert', { javaScriptEnabled: false, viewport: { width, height } });
    await page.goto(at);
    const isSmall = width < 960, form = page.locator('#review'), bar = page.locator('#position > summary');
    assert.equal(await form.isVisible(), !isSmall, `the form at ${width} px`);
    if (isSmall) {
      // The bar is at the bottom of the screen, and one click opens the form over the text.
      await bar.click({ trial: true });
      const box = await bar.boundingBox();
      assert.ok(box.y > height / 2 && box.y + box.height <= height, JSON.stringify(box));
      await bar.click();
      const send = await page.getByRole('button', { name: /^Submit review/ }).boundingBox();
      assert.ok(send.y >= 0 && send.y < height, JSON.stringify(send));
      assert.equal(await page.evaluate(() => scrollY), 0, 'without scrolling');
    } else {
      await page.evaluate(() => scrollTo(0, 2000));
      const box = await form.boundingBox();
      assert.ok(box.y >= 0 && box.y < height, 'beside the text');
      await page.goto(at);
      for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
      assert.equal(await page.evaluate(() => document.activeElement.getAttribute('href')), '#position');
      for (const key of ['Enter', 'Tab']) await page.keyboard.press(key);
      assert.equal(await page.evaluate(() => document.activeElement.name), 'position');
    }
    await page.context().close();
  }
});

test('the head of a card has no empty band above its name', async () => {
  const page = await person(browser, server.base, 'admin', { javaScriptEnabled: false });
  await page.goto('/admin/accounts');
  const [head, name] = await Promise.all(['.card > header', '.card > header h2'].map(async css => (await page.locator(css).first().boundingBox()).y));
  assert.ok(name - head < 16, `${name - head} px`);
  await page.context().close();
});

test('the optional script moves through a review by keyboard', async () => {
  const page = await person(browser, server.base, 'expert', { viewport: { width: 1280, height: 900 } });
  const errors = [];
  page.on('console', message => { if (message.type() === 'error') errors.push(message.text()); });
  page.on('pageerror', error => errors.push(error.message));
  const keys = async (...list) => { for (const key of list) await page.keyboard.press(key); };
  const focused = look => page.evaluate(look);
  await page.goto(`/requests/R-${new Date().getUTCFullYear()}-0003`);
  const passage = page.locator('#f-purpose .passage').first();
  await passage.locator('summary').click();
  await passage.getByLabel('Comment', { exact: true }).fill('For whom?');
  await keys('Control+Enter');
  await page.getByText('not yet sent', { exact: true }).first().waitFor();
  await press(page, 'Submit review with 1 comment');
  await page.getByText('Your review has been submitted.').waitFor();
  await keys('j');
  assert.ok(await focused(() => document.activeElement.closest('.thread:not(.done)') !== null), 'j goes to an open thread');
  await keys('g', 'p');
  assert.equal(await focused(() => document.activeElement.name), 'position');
  // If the shortcuts are off, letter keys have no effect.
  await page.getByRole('button', { name: 'Turn off' }).click();
  await keys('j');
  assert.ok(await focused(() => document.activeElement.closest('#keys') !== null));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await keys('j', 'r');
  assert.ok(await focused(() => document.activeElement.matches('.thread [name=comment]')), 'r opens the reply in place');
  await page.keyboard.type('For readers of print.');
  await keys('Control+Enter');
  await page.getByText('not yet sent', { exact: true }).first().waitFor();
  assert.deepEqual(errors, []);
  await page.context().close();
});
