// Accessibility of the pages, signed in where required, with and without form errors: axe (WCAG 2.2 AA and best practice), layout
// at 320 and 1280 px, light and dark, console and CSP errors, target size, visible focus at every Tab stop, page weight, and
// valid HTML. No fault is accepted.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HtmlValidate } from 'html-validate';
import { full, person, press, startBrowser, startTestServer } from './test-server.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const year = new Date().getUTCFullYear();
const R = n => `/requests/R-${year}-000${n}`;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const controls = 'button,input,select,textarea,summary,.btn,nav a';
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: { 'no-inline-style': 'error', 'long-title': 'off', 'no-trailing-whitespace': 'off', 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off', 'void-style': 'off', 'tel-non-breaking': 'off', 'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }] },
});

const pages = {
  nobody: ['/', '/assignments/urn-formal/example', '/assignments/urn-formal/example/1.0', '/check?urn=urn:example:a', '/register/revise', '/rules/t9', '/assignments/urn-namespaces', '/assignments/urn-namespaces?q=rfc', '/assignments/urn-namespaces?q=nothing-like-it', '/assignments/urn-formal/nbn',
    '/assignments/urn-formal/stop-place', '/assignments/urn-formal/stop-place/1', '/assignments/urn-formal/stop-place/2.0', '/assignments/urn-formal/stop-place/versions', '/assignments/urn-informal/urn-7', '/assignments/urn-formal/example/versions', '/assignments/urn-formal/example/history', '/assignments/urn-formal/nbn/5.0', '/find?q=books', '/find?q=quipu', '/check?urn=urn:isbn:0451450524', '/check', '/check?nid=fin', '/check?nid=de-books',
    '/check?urn=urn:example:%25D0%25B0b?%2Br?=q%23f', '/check?urn=urn:ex:%5Bx', '/check?a=urn:nbn:FI-1&b=urn:nbn:fi-1', '/rules', '/rules/n4', '/rules/n10', '/help', '/help/register',
    '/help/errors', '/help/accessibility', '/help/privacy', '/help/experts', '/help/operators', '/help/registration', '/help/urns', '/help/programs', '/api/v1', '/requests', '/requests?q=tide', '/requests?q=nothing-like-it', R(3), R(5), R(7), R(9), '/requests/statistics', '/experts', '/bodies', '/reserved', '/help/scheme', '/log', '/resolvers', '/resolvers/nbn', '/delegations', '/delegations/nbn', '/delegations/nbn?prefix=de', '/delegations/nbn?prefix=fi:lb', '/gone', '/gone?urn=urn:nbn:fi:lb-1', '/help/query-parameters', '/resolve', '/resolve?urn=urn:nbn:fi-fe1?%2Bs=I2L?=a=b%23p', '/resolve?urn=urn:nbn:zz:uu-1', '/resolve?urn=not+a+name', '/check?urn=urn:nbn:fi:lb-1', '/register/change', '/register', '/register/path', '/register/path?asked=need', '/register/path?need=unsure&existing=unsure&chosen=unsure&requester=fast_track&nid=fin', '/register/path?need=unique', '/register/path?need=public', '/register/revise?nid=nbn', '/register/revise?nid=isbn', '/assignments/urn-namespaces/compare', '/assignments/urn-namespaces/compare?from=2026-07-28', '/assignments/urn-formal/isbn/compare?from=2026-07-28', R(3) + '/compare', '/check/template', '/check/list', '/sign-in', '/account/new', '/account/reset', '/nowhere'],
  registrant: ['/waiting', '/account/own', `${R(1)}/edit/delete`, '/register', '/register/paste', `${R(1)}/edit`, `${R(1)}/edit?saved=yes&checked=yes`, `${R(1)}/edit/preview`, `${R(1)}/edit/team`, `${R(2)}/edit/submitted`, `${R(3)}/edit`, `${R(4)}/edit`, `${R(1)}/edit/procedure`, R(1), R(5), `/requests/R-${year}-0011`, `/requests/R-${year}-0013`, '/account', '/account/second-factor', '/account/activity', '/account/tokens'],
  expert: ['/waiting', '/reviews', ...[3, 4, 5].map(n => `/requests/R-${year}-000${n}`), `/requests/R-${year}-0009`, `/requests/R-${year}-0010`, `/requests/R-${year}-0003/write?field=syntax`, `/requests/R-${year}-0003/write?field=assignment&passage=1`, `/requests/R-${year}-0003?threads=open`],
  'second-expert': ['/reviews', `/requests/R-${year}-0003`, `/requests/R-${year}-0009`],
  operator: ['/waiting', '/operator', '/operator?q=demo', ...[2, 3, 4, 5, 6].map(n => `/requests/R-${year}-000${n}`), `/requests/R-${year}-0009`, `/requests/R-${year}-0010`, `/requests/R-${year}-0011`, '/operator/emails', '/operator/emails?disposition=sent&q=review', '/operator/mail', '/operator/reserved', '/operator/bodies', '/operator/resolvers/isbn', '/operator/resolvers/nbn?id=nbn-fi', '/operator/marks', '/operator/redactions'],
  liaison: ['/waiting'],
  representative: ['/waiting', `/requests/R-${year}-0009`],
  admin: ['/waiting', '/admin/accounts', '/admin/accounts?q=demo&role=expert', '/admin/audit', '/admin/audit?q=example', '/admin/security', '/admin/experts'],
};

// A template that requires every decision: disallowed characters, the namespace ID, and a section without a field.
const brought = '1.  Template\n\n   Namespace ID: The office asks for HARBOUR-LAMPS, or LAMPS-2 where that\n      is taken.\n\n   Version: 1\n\n   Date: 2026-01-01\n\n   Registrant: Lamp \u202eOffice\n\n   Purpose: To \u0007light.\n\n   Syntax:\n      lamp = \u201curn:lamps-2:\u201d 1*DIGIT\n\n   Assignment: By the office.\n\n2.  Security Considerations\n\n   Nothing is secret.\n\n3.  How names are looked up\n\n   In a book.\n';

// Pages shown only after a form is submitted: the user, the path of the form, and how to submit it.
const afterForms = [
  ['nobody', '/sign-in', page => press(page, 'Sign in')],
  ['nobody', '/account/new', page => press(page, 'Create account')],
  ['nobody', '/check/template', page => press(page, 'Check template')],
  ['nobody', '/check/list', page => press(page, 'Validate list')],
  ['nobody', '/check/list', async page => { await page.getByLabel('URNs, one per line').fill('urn:isbn:0451450523\nurn:isbn:0451450524\nurn:quipu:1\nnothing like a URN\n'); await press(page, 'Validate list'); }],
  ['nobody', '/check/template', async page => { await page.getByLabel('Template').fill('Namespace ID: example\nPurpose: TBD\nSyntax: a = b | "urn:example:x"\n'); await press(page, 'Check template'); }],
  ['registrant', '/register/path?need=public&existing=no&chosen=formal&requester=community', page => press(page, 'Start the request')],
  ['registrant', '/register/revise', page => press(page, 'Start')],
  ['registrant', `${R(1)}/edit`, async page => { await page.getByLabel('Namespace ID', { exact: true }).fill('x'.repeat(300)); await press(page, 'Save'); }],
  ['registrant', `${R(1)}/edit/team`, page => press(page, 'Invite')],
  ['registrant', `${R(1)}/edit`, async page => { for (const name of ['save_number', 'was.purpose']) await page.locator(`input[name='${name}']`).evaluate(e => { e.value = 'older'; }); await page.getByLabel('Purpose', { exact: true }).fill('Typed in an older window.'); await press(page, 'Save'); }],
  ['operator', '/operator/resolvers/nbn', page => press(page, 'Save entry')],
  ['registrant', '/register/paste', page => press(page, 'Read template')],
  ['registrant', '/register/paste', async page => { await page.getByLabel('Template').fill('Namespace ID: example\nPurpose: to show\nsome more\nSyntax: urn:example:x\n'); await press(page, 'Read template'); }],
  ['registrant', '/register/paste', async page => { await page.getByLabel('Template').fill(brought); await press(page, 'Read template'); }],
  ['registrant', '/register/paste', async page => { await page.getByLabel('Template').fill(brought); await press(page, 'Read template'); await press(page, /^Repair all/); await press(page, /^Move to Security/); await press(page, 'Create draft'); }],
  ['registrant', `${R(1)}/edit`, async page => { await page.getByLabel('Syntax', { exact: true }).fill('lamp = \u201ca\u201d \u202eb'); await press(page, 'Save'); }],
  ['registrant', `${R(1)}/edit`, async page => { await page.getByLabel('Purpose', { exact: true }).fill(''); await press(page, /^Submit R-/); }],
  ['registrant', `${R(4)}/edit`, page => press(page, 'Save and send answer')],
  ['registrant', `${R(3)}/edit`, page => press(page, 'Save and submit')],
  ['registrant', R(3), page => press(page, 'Withdraw request')],
  ['registrant', R(3), page => press(page, 'Post comment')],
  ['registrant', '/account', page => press(page, 'Change password')],
  ['registrant', '/account/tokens', page => press(page, 'Create token')],
  ['registrant', '/account/second-factor', page => press(page, 'Set up second factor')],
  ['expert', `/requests/R-${year}-0003`, async page => { await page.getByLabel(/^Discuss/).check(); await press(page, 'Submit review'); }],
  ['expert', `/requests/R-${year}-0003`, page => press(page, 'Propose to decline')],
  ['expert', `/requests/R-${year}-0009`, page => press(page, 'Continue')],
  ['expert', `/requests/R-${year}-0003/write?field=syntax`, async page => { await page.getByLabel(/^Passage/).fill('not in the text'); await press(page, 'Save comment'); }],
  ['registrant', `/requests/R-${year}-0011`, async page => { await page.getByText('Choose another namespace ID').first().click(); await press(page, 'Use this namespace ID'); }],
  ['registrant', R(5), async page => { await page.getByText('Appeal', { exact: true }).click(); await press(page, 'Submit appeal'); }],
  ['registrant', '/register/change', async page => { await page.getByText('Status change', { exact: true }).click(); await press(page, 'Start a status change'); }],
  ['operator', `/requests/R-${year}-0010`, page => press(page, 'Record direction')],
  ['operator', `/requests/R-${year}-0003`, async page => { await page.getByText('Close the request').click(); await press(page, 'Close request'); }],
  ['operator', `/requests/R-${year}-0002`, async page => { await page.getByText('Put the request on hold').click(); await press(page, /^Put on hold/); }],
  ['operator', '/operator/reserved', page => press(page, 'Reserve namespace ID')],
  ['operator', '/operator/bodies', async page => { await page.getByText('Add a representative').click(); await press(page, 'Add representative'); }],
  ['admin', '/admin/experts', page => press(page, 'Appoint expert')],
  ['operator', `/requests/R-${year}-0002`, async page => { while (await page.getByRole('checkbox', { checked: true }).count()) await page.getByRole('checkbox', { checked: true }).first().uncheck(); await press(page, 'Post to the list and start the review'); }],
  ['operator', `/requests/R-${year}-0006/preview`, page => press(page, 'Register urn:tidegauge and publish')],
];

let browser, server, looked = 0;
before(async () => { server = await startTestServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); server?.stop(); });

// Viewport and theme combinations of one page. The axe rules run at 1280 px; at 320 px every page is checked for overflow and target size.
// The full suite runs the rules at 320 px too, and the color rules in dark mode. Contrast takes three times as long as all other rules, so
// the default suite checks it on every third page in light mode and on every third in dark mode, counted across all users.
const LIGHT = [1280, 'light', { tags, contrast: true }], PLAIN = [1280, 'light', { tags, contrast: false }], DARK = [1280, 'dark', null];
const small = [320, 'light', full ? { tags, contrast: true } : 'measures'];
const FULL = [LIGHT, small, [768, 'light', 'measures'], DARK];
const facesOf = nth => full ? FULL : [[PLAIN, small, DARK], [LIGHT, small], [PLAIN, small]][nth % 3];

// axe runs in the page itself: its builder opens a second page for each result, which takes ten times as long, for frames that our pages
// do not have. `preload` would fetch style sheets again, for a rule that is not run, and audio, which no page has.
async function faultsOf(page, what, shown) {
  const faults = [];
  for (const [width, colorScheme, asked] of shown) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const violations = asked === 'measures' ? [] : await page.evaluate(async asked => {
      const { violations } = await globalThis.axe.run(document, {
        runOnly: asked ? { type: 'tag', values: asked.tags } : { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        rules: asked && !asked.contrast ? { 'color-contrast': { enabled: false } } : {},
        resultTypes: ['violations'], preload: false,
      });
      return violations.map(v => `${v.id} ${v.nodes.length} ${v.nodes[0].target.join(' ')}`);
    }, asked);
    for (const v of violations) faults.push(`${what}, ${width} px, ${colorScheme}: ${v}`);
    if (!asked) continue;
    const layout = await page.evaluate(selector => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      small: [...document.querySelectorAll(selector)].filter(e => { const r = e.getBoundingClientRect(); return e.type !== 'hidden' && r.width && (r.height < 24 || r.width < 24); }).map(e => e.outerHTML.slice(0, 80)),
      h1: document.querySelectorAll('h1').length, lang: document.documentElement.lang,
    }), controls);
    if (layout.overflow > 0 || layout.small.length || layout.h1 !== 1 || layout.lang !== 'en') faults.push(`${what}, ${width} px: ${JSON.stringify(layout)}`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

// Focus must be visible at every Tab stop. After one real Tab press, the browser also shows focus that is set by a script.
async function focusFaults(page, what) {
  await page.keyboard.press('Tab');
  const unseen = await page.evaluate(() => {
    const stops = [...document.querySelectorAll('a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex="0"]')].filter(e => e.checkVisibility() && !e.disabled);
    return stops.filter(stop => {
      stop.focus();
      const c = getComputedStyle(stop), r = stop.getBoundingClientRect();
      const marked = c.outlineStyle !== 'none' && c.outlineWidth !== '0px' || c.boxShadow !== 'none';
      return document.activeElement !== stop || !stop.matches(':focus-visible') || !marked || r.bottom <= 0 || r.top >= innerHeight;
    }).map(stop => stop.outerHTML.slice(0, 80));
  });
  return unseen.map(stop => `${what}: a Tab stop without visible focus: ${stop}`);
}

async function htmlFaults(html, what) {
  const report = await validator.validateString(html);
  return report.results.flatMap(result => result.messages).filter(m => m.severity === 2).map(m => `${what}: ${m.ruleId} line ${m.line}: ${m.message}`);
}

for (const [who, paths] of Object.entries(pages)) {
  test(`pages of ${who} are accessible at 320 and 1280 px, light and dark`, async t => {
    const faults = [];
    // axe needs its own script, which the CSP of the pages forbids: the CSP is bypassed here and tested below.
    const page = await person(browser, server.base, who === 'nobody' ? null : who, { viewport: { width: 1280, height: 900 }, bypassCSP: true });
    await page.addInitScript({ content: axe });
    page.on('console', m => { if (m.type() === 'error' && !/status of 4\d\d/.test(m.text())) faults.push(`${page.url()}: ${m.text()}`); });
    const look = async (path, nth) => {
      const answer = await page.goto(path);
      const what = `${who} ${path}`;
      const found = [...await faultsOf(page, what, facesOf(nth)), ...await focusFaults(page, what), ...await htmlFaults(await answer.text(), what)];
      // The list of all namespaces has 87 kB and the longest review, with a form at each passage, 90 kB. Their limit leaves a tenth
      // of that for new content; more of it means that each row or passage has grown.
      const isLong = path.startsWith('/assignments/urn-namespaces') || path.startsWith('/requests/R-');
      const limit = isLong ? 96_000 : 40_000;
      const size = (await answer.body()).length;
      if (size > limit) found.push(`${what}: ${size} bytes`);
      return found;
    };
    for (const path of paths) {
      const nth = looked++;
      const first = await look(path, nth);
      // A fault of the page occurs twice; one caused by a slow browser is only reported as a diagnostic.
      const again = first.length ? await look(path, nth) : [];
      for (const fault of first) again.includes(fault) ? faults.push(fault) : t.diagnostic(`seen once: ${fault}`);
    }
    for (const [, path, act] of afterForms.filter(([someone]) => someone === who)) {
      await page.goto(path);
      const [answer] = await Promise.all([page.waitForResponse(r => r.request().method() === 'POST'), act(page)]);
      await page.waitForLoadState();
      const what = `${who} after the form on ${path}`;
      if (answer.status() === 422) {
        if (!(await page.title()).startsWith('Error: ')) faults.push(`${what}: the title does not begin with Error`);
        if (!await page.locator('.errors').evaluate(e => e === document.activeElement)) faults.push(`${what}: focus is not on the summary`);
        for (const href of await page.locator('.errors a').evaluateAll(list => list.map(a => a.getAttribute('href')))) {
          if (await page.locator(href).count() !== 1) faults.push(`${what}: the summary points to ${href}, which is not there`);
        }
      }
      faults.push(...await htmlFaults(await page.content(), what), ...await faultsOf(page, what, facesOf(looked++)));
    }
    await page.context().close();
    assert.deepEqual(faults, []);
  });
}

test('pages load only the style sheet and violate no content security policy', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await person(browser, server.base, null, { javaScriptEnabled });
    const errors = [], requests = [];
    page.on('console', m => { if (m.type() === 'error') errors.push(m.text()); });
    page.on('request', r => requests.push(r.url()));
    for (const path of ['/', '/assignments/urn-namespaces', '/check?nid=isbn', '/assignments/urn-formal/example']) {
      requests.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      // Each URL counts once: the icon request of the previous page may still be pending.
      assert.ok(new Set(requests).size <= 3, `${path}: ${requests}`);
    }
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});
