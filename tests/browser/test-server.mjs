// Starts the real program with demonstration data in a temporary folder, and a real browser.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

const root = path.resolve(import.meta.dirname, '../..');
export const seeds = path.join(process.env.NIDREG_CORPUS ?? path.join(root, '../shared/corpus'), '../seeds');
export const PASSWORD = 'nidreg-demo';
// `script/test full`: every viewport and theme of every page, and slow tests.
export const full = process.env.NIDREG_FULL === 'yes';
export const inFullSuite = { skip: !full && 'script/test full' };

export const freePort = () => new Promise((done, fail) => {
  const server = createServer();
  server.on('error', fail);
  server.listen(0, '127.0.0.1', () => { const { port } = server.address(); server.close(() => done(port)); });
});

const program = process.env.NIDREG_BIN ?? path.join(root, 'target/debug/nidreg');
const wait = ms => new Promise(done => setTimeout(done, ms));

// The server runs without the corpus, even if the tests read it.
const settings = (port, env) => ({ ...process.env, NIDREG_CORPUS: '', NIDREG_BIND: `127.0.0.1:${port}`, DATABASE_URL: 'sqlite:server.db', NIDREG_SMTP_URL: '', NIDREG_LIMITS: 'off', NIDREG_PUBLIC_URL: '', ...env });

async function serve(dir, port, env) {
  const child = spawn(program, ['serve', '--demo'], { cwd: dir, env: settings(port, env), stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; ; tries++) {
    try { if ((await fetch(`http://127.0.0.1:${port}/readyz`)).ok) return child; } catch { /* not yet */ }
    if (tries > 600) throw new Error('the program did not start');
    await wait(50);
  }
}

// The demonstration data is seeded only once. Each server starts with a copy: of the file that script/test made for
// all its steps, or of one per program build and day.
async function template() {
  if (process.env.NIDREG_TEST_DEMO) return process.env.NIDREG_TEST_DEMO;
  const { mtimeMs, size } = statSync(program);
  const file = path.join(tmpdir(), `nidreg-demo-${Math.round(mtimeMs)}-${size}-${new Date().toISOString().slice(0, 10)}.db`);
  const making = `${file}.making`;
  for (let tries = 0; !existsSync(file); tries++) {
    try { mkdirSync(making); } catch {
      // The tests of another file are creating it; an abandoned attempt is discarded.
      if (tries > 600) rmSync(making, { recursive: true, force: true });
      await wait(100);
      continue;
    }
    execFileSync(path.join(root, 'script/demonstration'), [file], { env: { ...process.env, NIDREG_BIN: program } });
    rmSync(making, { recursive: true, force: true });
  }
  return file;
}

export async function startTestServer(env = {}, port = null) {
  port ??= await freePort();
  const dir = mkdtempSync(path.join(process.env.NIDREG_TEST_DIR ?? tmpdir(), 'nidreg-browser-'));
  copyFileSync(await template(), path.join(dir, 'server.db'));
  const child = await serve(dir, port, env);
  const base = `http://127.0.0.1:${port}`;
  // Without an SMTP server, emails are written to a folder. Returns the match of the pattern in the newest email to an address.
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
    throw new Error(`no email to ${address} with ${pattern}`);
  };
  // Moves the start of a review and the delivery of its notices back, so that a test need not wait for the notice period of a change of
  // registrant.
  const later = (number, days) => execFileSync('python3', ['-c', `import sqlite3, sys
number, back = sys.argv[2], '-' + sys.argv[3] + ' days'
form = '%Y-%m-%dT%H:%M:%S.000000Z'
c = sqlite3.connect(sys.argv[1], timeout=10)
c.execute("UPDATE requests SET review_since = strftime(?, review_since, ?) WHERE number = ?", (form, back, number))
c.execute("UPDATE outbox SET sent_at = strftime(?, sent_at, ?) WHERE kind = 'change_notice' AND sent_at IS NOT NULL AND request_id = (SELECT id FROM requests WHERE number = ?)", (form, back, number))
c.commit()`, path.join(dir, 'server.db'), number, String(days)]);
  // Passes an email to the program, as a mail server does.
  const receive = lines => execFileSync(program, ['mail', 'receive'], { cwd: dir, env: settings(port, env), input: lines.join('\r\n') });
  return { base, dir, linkTo, later, receive, stop() { child.kill('SIGKILL'); rmSync(dir, { recursive: true, force: true }); } };
}

// The headless shell of Chromium needs half as much CPU time to render the same pages.
const SHELL = '/usr/bin/chromium-headless-shell';
export const startBrowser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

// A page in a separate browser context, signed in if a name is given.
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

// The registered text as a reader sees it who opens its folded sections.
export async function registeredText(page) {
  const sections = page.locator('.sheet details:not([open]) > summary');
  while (await sections.count()) await sections.first().click();
  return page.locator('.sheet').innerText();
}

export const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
