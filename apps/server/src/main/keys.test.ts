import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthId } from '../platform/fields/dataKeys.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { asOwner } from '../testing/owner.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'alpaca-keys-'));
const path = join(folder, 'keys.json');
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const keys = (known: string, ...args: string[]) => {
  const { worker, sweep } = JSON.parse(database.cells).c1;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ALPACA_CELLS: JSON.stringify({ c1: { worker, sweep } }),
    ALPACA_ALLOW_DEVELOPMENT: 'sms mail keys',
    ALPACA_KEYS: known,
    ALPACA_LOG_LEVEL: 'silent',
  };
  const script = ['apps/server/src/main/keys.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

const wrappers = async () => {
  const rows = await asOwner<{ by: string }>(
    database,
    'select distinct wrapped_by as by from data_keys order by 1',
  );
  return rows.map(({ by }) => by);
};

test('the runbook of keys, step by step', async () => {
  expect(await wrappers()).toEqual(['file:dev']);
  const first = keys('dev', 'file', path);
  expect(first).toMatchObject({ status: 0, said: expect.stringContaining('is current in') });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  // Without the key that wrapped them nothing is changed.
  expect(keys(`file:${path}`, 'rotate')).toMatchObject({
    status: 1,
    said: expect.stringContaining('no key file:dev'),
  });
  expect(await wrappers()).toEqual(['file:dev']);

  const both = keys(`file:${path} dev`, 'rotate');
  expect(both, both.said).toMatchObject({ status: 0 });
  const [day] = (await wrappers()) as [string];
  expect(await wrappers()).toEqual([expect.stringMatching(/^file:\d{4}-\d\d-\d\d$/)]);

  keys('dev', 'file', path);
  expect(keys(`file:${path}`, 'rotate').status).toBe(0);
  expect(await wrappers()).toEqual([`${day}.2`]);
  expect(keys(`file:${path}`, 'rotate').said).toContain('0 data keys wrapped by');

  expect(keys(`file:${path}`, 'new').said).toContain(`data key ${monthId()}b`);
  const told = keys(`file:${path}`);
  expect(told.said).toContain(`key ${monthId()}b, wrapped by ${day}.2`);
  // What the demo wrote of credits lies plain, as of an older release.
  expect(told.said).toContain('record_changes.changes: 1 to be sealed');
  expect(keys(`file:${path}`, 'seal').said).toContain('record_changes.changes: 1 sealed, 0 left');
  expect(keys(`file:${path}`).said).not.toContain('to be sealed');

  await asOwner(database, "update data_keys set created_at = now() - interval '1 hour'");
  const anew = keys(`file:${path}`, 'seal', '--all');
  expect(anew, anew.said).toMatchObject({ status: 0 });
  const [{ old = -1 } = {}] = await asOwner<{ old: number }>(
    database,
    "select count(*)::int as old from users where split_part(phone, '.', 2) <> $1",
    [`${monthId()}b`],
  );
  expect(old).toBe(0);
  expect(keys('dev', 'nothing').status).toBe(1);
}, 300_000);
