import { expect, test } from 'vitest';
import { type Port, readLines } from './serial.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const portOf = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void) => {
  const said: string[] = [];
  const port: Port = {
    readable: new ReadableStream({ start }),
    open: async ({ baudRate }) => void said.push(`open ${baudRate}`),
    close: async () => void said.push('close'),
  };
  return { port, said };
};

test('lines come whole, however they were cut on their way', async () => {
  const { port, said } = portOf((scale) => {
    for (const part of ['ST,GS,+  0.2', '85kg\r\nST,GS,+  0.286kg\r', '\n\r\nST,G']) {
      scale.enqueue(bytes(part));
    }
    scale.close();
  });
  const lines: string[] = [];
  await readLines(port, (line) => lines.push(line), new AbortController().signal);
  expect(lines).toEqual(['ST,GS,+  0.285kg', 'ST,GS,+  0.286kg']);
  expect(said).toEqual(['open 9600', 'close']);
});

test('reading stops when it is told to, and the port is free again', async () => {
  const stop = new AbortController();
  const { port, said } = portOf((scale) => scale.enqueue(bytes('ST,GS,+  0.285kg\n')));
  await readLines(port, () => stop.abort(), stop.signal);
  expect(said.at(-1)).toBe('close');
});

test('a cable that is pulled is told', async () => {
  const { port, said } = portOf((scale) => scale.error(new Error('lost')));
  await expect(readLines(port, () => {}, new AbortController().signal)).rejects.toThrow('lost');
  expect(said.at(-1)).toBe('close');
});
