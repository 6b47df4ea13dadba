// A visitor without an account submits a request, starting at the home page and including sign-up, without JavaScript.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { person, press, startBrowser, startTestServer } from './test-server.mjs';

let browser, server;
before(async () => { server = await startTestServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); server?.stop(); });

/** The maximum number of page loads and of words on them; users give up if there are more. */
const LOADS_MAX = 15;
const WORDS_MAX = 1700;

/** The number of visible words of the main content, without the registrant's own text. */
const wordsOf = page => page.locator('main').evaluate(main => {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (parent.closest('textarea, .vh') || !parent.checkVisibility()) continue;
    words += texts.currentNode.data.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return words;
});

const answers = {
  Organization: 'Lightship Society', 'Contact person or role': 'Names Desk',
  'Email address for questions': 'names@lightships.example', 'Postal address': '1 Quay Street, Lampton',
  Purpose: 'Names for lightships that are kept in museums, so that catalogues can point to one ship whatever happens to its address on the web.',
  Syntax: 'A name has the code of the harbour and a number:\n\n  lightlist-urn = "urn:lightlist:" harbour ":" number\n  harbour = 2*8ALPHA\n  number = 1*DIGIT\n\nTwo names are the same when they differ only in case. q- and f-components are not used.',
  Assignment: 'Each harbour numbers its own ships by the rules of the society. The society gives out the codes of the harbours and never gives one twice.',
  'Security and Privacy': 'The names tell nothing but what the catalogues print; nothing private is named.',
  Interoperability: 'There is no known conflict with other systems of identifiers.',
  Resolution: 'Resolution is not planned; catalogues print the names.',
  Documentation: 'The rules of the society, https://lightships.example/rules',
};

test('a visitor without an account submits a request in at most 15 page loads and 1,700 words', async context => {
  const page = await person(browser, server.base, null, { javaScriptEnabled: false });
  let loads = 0, words = 0, read = 0;
  page.on('response', answer => { if (answer.request().isNavigationRequest() && answer.status() !== 303) loads++; });
  const readPage = async () => {
    const count = await wordsOf(page);
    context.diagnostic(`${count} words on ${new URL(page.url()).pathname}`);
    words += count;
    read++;
  };
  const main = () => page.locator('main').innerText();
  await page.goto('/');
  await readPage();
  await page.getByRole('navigation').getByRole('link', { name: 'Register', exact: true }).first().click();
  for (const answer of ['need-public', 'existing-no', 'chosen-formal', 'requester-community']) {
    await readPage();
    await page.locator(`#${answer}`).check();
    await press(page, 'Continue');
  }
  // The NID is entered and checked before an account is required.
  await readPage();
  await page.getByLabel('Requested namespace ID').fill('lightlist');
  await press(page, 'Start the request');
  await readPage();
  assert.match(await main(), /Your input is saved/);
  await page.getByLabel('Email address').fill('nora@lightships.example');
  await press(page, 'Create account');
  await readPage();
  assert.match(await main(), /Check your email/);
  const link = await server.linkTo('nora@lightships.example', /\/account\/verify\/[0-9a-f]{64}[^\s<"]*/);
  await page.goto(link.replaceAll('=3D', '=').replaceAll('&amp;', '&'));
  await readPage();
  await page.getByLabel('Your name').fill('Nora Newcomer');
  await page.getByLabel('Password', { exact: true }).fill('harbour kettle walnut');
  await press(page, 'Create account and start the draft');
  assert.equal(await page.getByLabel('Namespace ID', { exact: true }).inputValue(), 'lightlist', 'the input is preserved');
  await readPage();
  assert.equal(await page.getByText('Must be fixed').count(), 0, 'a text that was not written yet is not called wrong');
  for (const [label, words] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(words);
  assert.doesNotMatch(await main(), /72 columns/, 'how long a line is, is not their concern');
  await press(page, 'Save and check');
  await readPage();
  assert.match(await main(), /Check results/);
  assert.equal(await page.getByText('Must be fixed').count(), 0, await main());
  const number = page.url().match(/R-\d+-\d+/)[0];
  await press(page, `Submit ${number}`);
  assert.match(await main(), /Open questions/);
  await readPage();
  await press(page, `Submit ${number}`);
  assert.match(await main(), new RegExp(number));
  await readPage();
  context.diagnostic(`${loads} page loads, ${words} words`);
  assert.equal(read, loads, 'the words of each page are counted');
  assert.ok(loads <= LOADS_MAX, `${loads} page loads`);
  assert.ok(words <= WORDS_MAX, `${words} words`);
});
