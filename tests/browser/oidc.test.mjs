// External sign-in with a real OpenID provider that runs locally: a new user, an existing user, and an unverified email address.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import AxeBuilder from '@axe-core/playwright';
import Provider from 'oidc-provider';
import { freePort, inFullSuite, PASSWORD, person, press, startBrowser, startTestServer } from './test-server.mjs';

const PEOPLE = {
  ada: { name: 'Ada Lund', email: 'ada@university.example', email_verified: true },
  rita: { name: 'Rita', email: 'registrant@demo.example', email_verified: true },
  eve: { name: 'Eve', email: 'admin@demo.example', email_verified: false },
};

let browser, testServer, server;

before(async () => {
  const [port, own] = [await freePort(), await freePort()];
  const issuer = `http://127.0.0.1:${own}`;
  const provider = new Provider(issuer, {
    clients: [{
      client_id: 'nidreg', client_secret: 'zebra-browser-89', response_types: ['code'], grant_types: ['authorization_code'],
      redirect_uris: [`http://127.0.0.1:${port}/sign-in/oidc/1/back`],
    }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ sub, ...PEOPLE[sub] }) }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
  });
  server = await new Promise(done => { const it = provider.listen(own, '127.0.0.1', () => done(it)); });
  testServer = await startTestServer({
    NIDREG_OIDC_ISSUER: issuer, NIDREG_OIDC_CLIENT_ID: 'nidreg', NIDREG_OIDC_CLIENT_SECRET: 'zebra-browser-89',
    NIDREG_OIDC_NAME: 'University of Exampleton',
  }, port);
  browser = await startBrowser();
});
after(async () => { await browser?.close(); testServer?.stop(); server?.close(); server?.closeAllConnections(); });

const OURS = 'Sign in with University of Exampleton';

// Completes the provider's login and consent pages.
async function atProvider(page, login) {
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: /continue/i }).click();
}

async function comes(login, options) {
  const page = await person(browser, testServer.base, null, options);
  await page.goto('/sign-in');
  await press(page, OURS);
  await atProvider(page, login);
  return page;
}

async function isPlain(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(one => `${page.url()}: ${one.id}`), []);
}

for (const javaScriptEnabled of [true, false]) {
  test(`a new user signs in with the provider (JavaScript ${javaScriptEnabled ? 'on' : 'off'})`, javaScriptEnabled ? {} : inFullSuite, async () => {
    if (!javaScriptEnabled) PEOPLE.bert = { name: 'Bert', email: 'bert@university.example', email_verified: true };
    const login = javaScriptEnabled ? 'ada' : 'bert';
    const page = await comes(login, { javaScriptEnabled });
    await page.waitForURL(`${testServer.base}/sign-in/oidc`);
    assert.equal(await page.getByLabel('Email address').inputValue(), PEOPLE[login].email);
    if (javaScriptEnabled) await isPlain(page);
    await press(page, 'Send link');
    const link = await testServer.linkTo(PEOPLE[login].email, /http:\S+\/sign-in\/join\/[0-9a-f]+/);
    const stranger = await person(browser, testServer.base, null);
    await stranger.goto(link);
    assert.match(await stranger.locator('main').innerText(), /Different browser/);
    await page.goto(link);
    if (javaScriptEnabled) await isPlain(page);
    await press(page, 'Create account');
    await page.goto('/account');
    assert.match(await page.locator('main').innerText(), /University of Exampleton: .*@university\.example/);
    if (javaScriptEnabled) await isPlain(page);
    const again = await comes(login, { javaScriptEnabled });
    await again.waitForURL(`${testServer.base}/waiting`);
  });
}

test('a known user confirms the link, and a replayed response is refused', async () => {
  const page = await comes('rita');
  await page.waitForURL(`${testServer.base}/sign-in/oidc`);
  await page.getByRole('link', { name: 'Sign in to your account' }).click();
  await page.getByLabel('Email address').fill('registrant@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign in');
  await page.waitForURL(`${testServer.base}/account/oidc`);
  await isPlain(page);
  await press(page, 'Link sign-in');
  await page.waitForURL(/\/account(#.*)?$/);
  // A second link is started on the account page, whose Content Security Policy must allow the form to lead to the provider.
  await press(page, 'Link University of Exampleton');
  await page.waitForURL(/\/(interaction|sign-in\/oidc)/);
  const other = await person(browser, testServer.base, null);
  let back;
  other.on('request', request => { if (request.url().includes('/back?')) back = request.url(); });
  await other.goto('/sign-in');
  await press(other, OURS);
  await atProvider(other, 'rita');
  await other.waitForURL(`${testServer.base}/waiting`);
  await other.goto(back);
  assert.match(await other.locator('main').innerText(), /Start again/);
  const stranger = await person(browser, testServer.base, null);
  await stranger.goto(back);
  assert.match(await stranger.locator('main').innerText(), /Start again/);
  await isPlain(stranger);
});

test('an email address the provider has not verified is not offered', async () => {
  const page = await comes('eve');
  await page.waitForURL(`${testServer.base}/sign-in/oidc`);
  assert.equal(await page.getByLabel('Email address').inputValue(), '');
  assert.doesNotMatch(await page.locator('main').innerText(), /admin@demo/);
});

test('password sign-in remains available', async () => {
  const page = await person(browser, testServer.base, null);
  await page.goto('/sign-in');
  await isPlain(page);
  await page.getByLabel('Email address').fill('registrant@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign in');
  await page.waitForURL(`${testServer.base}/waiting`);
});
