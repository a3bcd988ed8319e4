import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isThreadMessage } from './threadMessage.ts';

const reader = `
  import { readInThread } from ${JSON.stringify(new URL('readInThread.ts', import.meta.url).href)};
  const cells = [];
  for await (const rows of readInThread(Buffer.from('a,b\\n1,2\\n'))) cells.push(...rows.map((row) => row.cells));
  console.log(JSON.stringify(cells));
`;

/** The first line that a process started so has to say; it is ended then. */
const firstLine = async (args: string[]): Promise<string> => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
  let said = '';
  try {
    child.stderr.on('data', (data) => (said += data));
    for await (const data of child.stdout) {
      said += data;
      if (said.includes('\n')) break;
    }
    return said.split('\n')[0] as string;
  } finally {
    clearTimeout(late);
    const ended = child.exitCode === null && once(child, 'exit');
    // The watcher ends what it watches.
    child.kill('SIGTERM');
    await ended;
  }
};

test('a sheet is read in a process that is watched, as in development', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-watched-'));
  try {
    const path = join(folder, 'reader.mts');
    await writeFile(path, reader);
    const line = await firstLine(['--watch', '--watch-preserve-output', path]);
    expect(line).toBe('[["a","b"],["1","2"]]');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  [{ 'watch:import': ['file:///a.ts'] }, false],
  [{ 'watch:require': ['/a.ts'] }, false],
  ['rows', false],
  [null, false],
  [{ rows: [] }, true],
  [{ end: true }, true],
  [{ refused: { reason: 'empty', params: {} } }, true],
])('what a port carries: %j', (told, isOurs) => {
  expect(isThreadMessage(told)).toBe(isOurs);
});
