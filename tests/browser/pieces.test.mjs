// On a slow network or a busy machine a page arrives in chunks. Visible content must not shift when the rest arrives.
// A proxy forwards the server's responses in small chunks, and the sum of the layout shifts is limited.
import assert from 'node:assert/strict';
import http from 'node:http';
import { test } from 'node:test';
import { full, startBrowser, startTestServer } from './test-server.mjs';

const year = new Date().getUTCFullYear();
const pages = ['/', '/assignments/urn-namespaces', '/assignments/urn-formal/nbn', '/assignments/urn-formal/example/versions', '/find?q=books',
  '/check', '/check?nid=fin', '/check?urn=urn:isbn:1', '/check?urn=urn:isbn:0451450524', '/check?a=urn:nbn:FI-1&b=urn:nbn:fi-1', '/check/template', '/rules', '/register/path', '/register/revise',
  '/requests', `/requests/R-${year}-0003`, `/requests/R-${year}-0009`, '/requests/statistics', '/resolvers', '/delegations/nbn', '/help', '/help/privacy', '/sign-in'];
const MOST = 0.001;

// Forwards the server's responses, HTML in chunks of `bytes` bytes.
const inPieces = (target, bytes) => new Promise(done => {
  const server = http.createServer((asked, answer) => {
    http.get(new URL(asked.url, target), { headers: { accept: asked.headers.accept ?? '*/*', 'accept-encoding': 'identity' } }, async from => {
      const parts = [];
      for await (const part of from) parts.push(part);
      const body = Buffer.concat(parts);
      const { 'content-length': _, 'transfer-encoding': __, ...headers } = from.headers;
      answer.writeHead(from.statusCode, headers);
      if (/html/.test(headers['content-type'] ?? '')) {
        for (let at = 0; at < body.length; at += bytes) {
          answer.write(body.subarray(at, at + bytes));
          await new Promise(next => setTimeout(next, 25));
        }
        answer.end();
      } else answer.end(body);
    });
  }).listen(0, '127.0.0.1', () => done({ base: `http://127.0.0.1:${server.address().port}`, stop: () => { server.closeAllConnections(); server.close(); } }));
});

// The layout shifts and the nodes that moved. Shifts of whitespace alone are invisible and therefore ignored.
const moved = page => page.evaluate(() => new Promise(done => {
  const seen = [];
  new PerformanceObserver(list => { for (const entry of list.getEntries()) { const things = entry.sources.map(source => (source.node?.outerHTML ?? source.node?.data ?? '(gone)').slice(0, 60)); if (things.some(thing => thing.trim())) seen.push([entry.value, ...things]); } })
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(seen), 150);
}));

test('visible content does not shift while the page loads', async () => {
  const server = await startTestServer();
  const browser = await startBrowser();
  const slow = await inPieces(server.base, 900);
  try {
    const faults = [];
    let pieces = 0;
    for (const width of [320, 768, 1280]) {
      // Every second page at each width, alternating between widths; every page in the full suite.
      const waiting = pages.filter((_, nth) => full || (nth + width / 64) % 2 < 1);
      await Promise.all([1, 2, 3].map(async () => {
        const context = await browser.newContext({ viewport: { width, height: 900 } });
        for (let address; (address = waiting.shift());) {
          const page = await context.newPage();
          const answer = await page.goto(slow.base + address, { waitUntil: 'load' });
          assert.equal(answer.status(), 200, address);
          pieces += Math.ceil((await answer.body()).length / 900);
          const seen = await moved(page);
          if (seen.reduce((sum, [value]) => sum + value, 0) > MOST) faults.push([address, width, JSON.stringify(seen)].join(' '));
          const hidden = await page.evaluate(() => [...document.querySelectorAll('form')].filter(form => getComputedStyle(form).visibility === 'hidden').length);
          if (hidden) faults.push(`${address} ${width} ${hidden} forms are not shown`);
          await page.close();
        }
        await context.close();
      }));
    }
    assert.ok(pieces > (full ? 500 : 200), `only ${pieces} pieces`);
    assert.deepEqual(faults, []);
  } finally { await browser.close(); slow.stop(); server.stop(); }
});
