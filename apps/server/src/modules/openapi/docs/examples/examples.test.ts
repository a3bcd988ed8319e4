import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWithWorker } from '../../../../testing/worker.ts';
import { openKit } from '../../door/openTestKit.ts';

const run = promisify(execFile);
const isLong = process.env.ALPACA_LONG === '1';

let stop: () => Promise<void>;
let env: Record<string, string>;
beforeAll(async () => {
  const kit = await appWithWorker();
  stop = kit.stop;
  const url = await kit.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { key } = await openKit(kit.app).makeKey({ mode: 'test' });
  env = { ...process.env, ALPACA_URL: url, ALPACA_KEY: key } as typeof env;
});
afterAll(() => stop());

const ways = [
  ['curl', 'sh', ['first-order.sh']],
  ['TypeScript', process.execPath, ['first-order.ts']],
  ['Python', 'python3', ['first-order.py']],
  ...(isLong
    ? ([
        ['PHP', 'php', ['first-order.php']],
        ['Java', 'java', ['FirstOrder.java']],
      ] as const)
    : []),
] as const;

test.each(ways)('%s: from a key to a label', { timeout: 60_000 }, async (_, command, args) => {
  const folder = mkdtempSync(join(tmpdir(), 'alpaca-example-'));
  cpSync(import.meta.dirname, folder, { recursive: true });
  const { stdout } = await run(command, [...args], { cwd: folder, env });
  expect(stdout).toMatch(/^Order .+: label\.pdf\n$/);
  expect(readFileSync(join(folder, 'label.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});
