// The first screen of a namespace page shows the registrant, the purpose, an example, the resolver and the citation, and the page stays short. Every page is
// measured, and the tallest ones are printed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startBrowser, startTestServer } from './test-server.mjs';

// Pixels, by the width of the window.
const MOST = new Map([[1280, 4000], [375, 7000]]);
const FIRST_SCREEN = 900;

test('every page of a namespace is short and begins with the main facts', async () => {
  const server = await startTestServer();
  const browser = await startBrowser();
  try {
    const list = await (await fetch(`${server.base}/assignments/urn-namespaces`, { headers: { accept: 'text/html' } })).text();
    const addresses = [...list.matchAll(/<tr id="nid-[^>]*><th scope="row"><a href="([^"]+)"/g)].map(([, address]) => address);
    assert.ok(addresses.length > 100, `only ${addresses.length} namespaces`);
    const faults = [];
    for (const [width, most] of MOST) {
      const heights = [];
      const waiting = [...addresses];
      await Promise.all([1, 2, 3].map(async () => {
        const context = await browser.newContext({ viewport: { width, height: FIRST_SCREEN } });
        const page = await context.newPage();
        for (let address; (address = waiting.shift());) {
          const answer = await page.goto(server.base + address, { waitUntil: 'load' });
          assert.equal(answer.status(), 200, address);
          const seen = await page.evaluate(() => ({
            height: document.documentElement.scrollHeight,
            facts: document.querySelector('.doc-main > .facts').getBoundingClientRect().bottom,
            // Letters in a row, each with a label of its own.
            torn: [...document.querySelectorAll('.anatomy li:not(.sep) code')].map(part => part.textContent.length === 1 ? 'x' : '-').join('').includes('xxx'),
          }));
          const shows = await page.evaluate(() => ({
            // The end of the timeline is visible, and prose uses the full line width.
            newest: [...document.querySelectorAll('.timeline .bar')].slice(-1).every(bar => bar.getBoundingClientRect().right <= innerWidth),
            flows: [...document.querySelectorAll('pre .flow')].every(prose => getComputedStyle(prose).whiteSpace.startsWith(innerWidth < 700 ? 'normal' : 'pre')),
          }));
          if (!shows.newest) faults.push(`${address} does not show the newest version at ${width}`);
          if (!shows.flows) faults.push(`${address} breaks the lines of prose at ${width}`);
          heights.push([seen.height, address]);
          if (seen.height > most) faults.push(`${address} has ${seen.height} pixels at ${width}`);
          if (width === 1280 && seen.facts > FIRST_SCREEN) faults.push(`${address} has its main facts at ${seen.facts}`);
          if (seen.torn) faults.push(`${address} has an example torn into letters`);
        }
        await context.close();
      }));
      heights.sort(([a], [b]) => b - a);
      console.log(`width ${width}: ${heights.slice(0, 5).map(([height, address]) => `${address.split('/').pop()} ${height}`).join(', ')}; median ${heights[heights.length >> 1][0]}`);
    }
    assert.deepEqual(faults, []);
  } finally { await browser.close(); server.stop(); }
});
