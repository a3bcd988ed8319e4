import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openFleet } from '../apps/server/src/faults/support/fleet.ts';
import { killsNoted, noteKill } from './kills.ts';

const dir = mkdtempSync(join(tmpdir(), 'alpaca-kills-'));
const file = join(dir, 'kills');
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(file, { force: true });
});

test('kills are noted where a night asks for them, and nowhere else', () => {
  noteKill('api');
  expect(killsNoted(file)).toBe(0);
  vi.stubEnv('ALPACA_KILL_NOTES', file);
  for (const what of ['api', 'worker']) noteKill(what);
  expect(killsNoted(file)).toBe(2);
});

test('a process that had ended already was not killed, and what a test clears away is none either', async () => {
  vi.stubEnv('ALPACA_KILL_NOTES', file);
  const fleet = await openFleet('{"c1":{"relay":"postgres://nobody@127.0.0.1:1/none"}}');
  const [one] = [fleet.relay('one'), fleet.relay('two')];
  one.kill();
  await one.exited;
  one.kill();
  await fleet.stop();
  expect(killsNoted(file)).toBe(1);
});
