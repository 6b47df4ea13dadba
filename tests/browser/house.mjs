// Starts the real program with its demonstration data in a temporary folder, and a real browser.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

const root = path.resolve(import.meta.dirname, '../..');
export const seeds = path.join(process.env.NIDREG_CORPUS ?? path.join(root, '../shared/corpus'), '../seeds');
export const PASSWORD = 'nidreg-demo';

export const freePort = () => new Promise((done, fail) => {
  const server = createServer();
  server.on('error', fail);
  server.listen(0, '127.0.0.1', () => { const { port } = server.address(); server.close(() => done(port)); });
});

export async function startHouse(env = {}, port = null) {
  port ??= await freePort();
  const dir = mkdtempSync(path.join(tmpdir(), 'nidreg-browser-'));
  const program = process.env.NIDREG_BIN ?? path.join(root, 'target/debug/nidreg');
  const child = spawn(program, ['serve', '--demo'], {
    cwd: dir,
    env: { ...process.env, NIDREG_BIND: `127.0.0.1:${port}`, DATABASE_URL: 'sqlite:house.db', NIDREG_SMTP_URL: '', NIDREG_LIMITS: 'off', NIDREG_PUBLIC_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    try { if ((await fetch(`${base}/readyz`)).ok) break; } catch { /* not yet */ }
    if (tries > 200) throw new Error('the program did not start');
    await new Promise(done => setTimeout(done, 50));
  }
  // Letters lie in a folder as long as no server is set: the newest link of a kind to somebody.
  const linkTo = async (address, pattern) => {
    for (let tries = 0; tries < 100; tries++) {
      let files = [];
      try { files = readdirSync(path.join(dir, 'mail')).filter(name => name.endsWith('.eml')).sort().reverse(); } catch { /* none yet */ }
      for (const file of files) {
        const text = readFileSync(path.join(dir, 'mail', file), 'utf8').replace(/=\r?\n/g, '');
        const found = text.includes(`To: ${address}`) && text.match(pattern);
        if (found) return found[0];
      }
      await new Promise(done => setTimeout(done, 100));
    }
    throw new Error(`no letter to ${address} with ${pattern}`);
  };
  // Days pass for one request: the notice of a registrant change is not waited for.
  const later = (number, days) => execFileSync('python3', ['-c',
    `import sqlite3, sys\nc = sqlite3.connect(sys.argv[1], timeout=10)\nc.execute("UPDATE requests SET review_since = strftime('%Y-%m-%dT%H:%M:%S.000000Z', review_since, ?) WHERE number = ?", ('-' + sys.argv[3] + ' days', sys.argv[2]))\nc.commit()`,
    path.join(dir, 'house.db'), number, String(days)]);
  return { base, dir, linkTo, later, stop() { child.kill('SIGKILL'); rmSync(dir, { recursive: true, force: true }); } };
}

export const startBrowser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

// A person: a browser of their own, signed in.
export async function person(browser, base, name, options = {}) {
  const context = await browser.newContext({ baseURL: base, ...options });
  const page = await context.newPage();
  if (name) await signIn(page, name);
  return page;
}

export async function signIn(page, name) {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(`${name}@demo.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
