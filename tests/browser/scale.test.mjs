// The review page of a request with 200 threads, as shown to its expert in a real browser: its height is limited.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inFullSuite, person, startBrowser, startTestServer } from './test-server.mjs';

let browser, server;
before(async () => { if (inFullSuite.skip) return; server = await startTestServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); server?.stop(); });

/** The maximum height at 1280 px; a taller page is not read to its end. */
const HEIGHT_MAX = 15_000;
/** The same with resolved threads folded. */
const FOLDED_MAX = 8_000;

test('a request with 200 mostly resolved threads stays readable', inFullSuite, async context => {
  const number = `R-${new Date().getUTCFullYear()}-0003`, at = `/requests/${number}`;
  const expert = await person(browser, server.base, 'expert', { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const post = async (path, form) => {
    const answer = await expert.request.post(server.base + path, { form, maxRedirects: 0, headers: { Origin: server.base } });
    assert.equal(answer.status(), 303, `${path}: ${await answer.text()}`);
  };
  const fields = ['purpose', 'syntax', 'assignment', 'resolution'];
  for (let round = 0; round < 2; round++) {
    for (let nth = 0; nth < 100; nth++) {
      const comment = `Question ${round}-${nth}: why is it so, and what does a reader of this namespace lose when it is otherwise?`;
      await post(`${at}/write`, { revision: 1, thread: '', field: fields[nth % 4], quote: '', comment, suggestion: '' });
    }
    await post(`${at}/position`, { revision: 1, position: 'comment', reasons: '' });
  }
  const measure = async () => {
    const began = performance.now();
    const body = await (await expert.request.get(server.base + at)).text();
    const took = performance.now() - began;
    await expert.goto(at);
    return { body, took, height: await expert.evaluate(() => document.documentElement.scrollHeight) };
  };
  const open = await measure();
  const threads = [...new Set([...open.body.matchAll(/id="t-([0-9a-f-]+)"/g)].map(found => found[1]))];
  assert.ok(threads.length >= 200, `${threads.length} threads`);
  for (const thread of threads.slice(0, 180)) await post(`${at}/threads/${thread}`, {});
  const folded = await measure();
  context.diagnostic(`open: ${open.height} px, ${open.body.length} bytes, ${open.took.toFixed(0)} ms; 180 resolved: ${folded.height} px, ${folded.body.length} bytes, ${folded.took.toFixed(0)} ms`);
  assert.ok(Math.max(open.height, folded.height) < HEIGHT_MAX, `${open.height} px, ${folded.height} px`);
  assert.ok(folded.height < FOLDED_MAX, `${folded.height} px with 20 open threads`);
  assert.ok(folded.height < open.height, `resolved threads need less space than open ones: ${folded.height} px of ${open.height} px`);
});
