// The types of the npm package (packages/npm). tests/app/packages.rs tests the package itself.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const here = import.meta.dirname;

test('the types of the npm package compile in strict mode', () => {
  const dir = mkdtempSync(path.join(here, '.types-'));
  try {
    cpSync(path.join(here, '../../packages/npm'), path.join(dir, 'node_modules/urn-namespaces'), { recursive: true });
    writeFileSync(path.join(dir, 'use.mts'), `
      import { check, list, namespace, parse } from 'urn-namespaces';
      const checked = check('urn:isbn:1');
      const status: 'active' | 'deprecated' | 'obsolete' | undefined = namespace('isbn')?.status;
      export const told: (string | number | null)[] = [list.serial, parse('x')?.r ?? null, status ?? null];
      if (checked.verdict !== 'invalid') told.push(checked.namespace.version, checked.urn.normalized);
      if (checked.reason === 'check-digit') told.push(checked.namespace.nid);
      // @ts-expect-error There are three verdicts.
      if (checked.verdict === 'unknown') told.push(1);`);
    execFileSync(path.join(here, 'node_modules/.bin/tsc'), ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', path.join(dir, 'use.mts')], { cwd: dir, stdio: 'pipe' });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
