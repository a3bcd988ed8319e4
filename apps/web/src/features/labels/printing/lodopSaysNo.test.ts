import { afterEach, expect, test, vi } from 'vitest';
import { startLodop } from '../../../../../../e2e/support/printClients.ts';
import { connectLodop } from './lodop.ts';
import { PrintFailed } from './printClient.ts';

/** Its answer to a task is another word, as it is where somebody closes its own dialog. */
const answering = (word: string) =>
  class extends WebSocket {
    override addEventListener(type: string, listener: never, options?: AddEventListenerOptions) {
      const isAnswer = type === 'message' && this.url.endsWith('/c_webskt/');
      const changed = ({ data }: MessageEvent) =>
        (listener as (event: object) => void)({ data: String(data).replace(/=true$/, `=${word}`) });
      super.addEventListener(type, isAnswer ? (changed as never) : listener, options);
    }
  };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['false', true],
  ['FALSE', true],
  ['true', false],
  ['12', false],
])('the word %s is a no: %s', async (word, isNo) => {
  const lodop = await startLodop(0);
  vi.stubGlobal('WebSocket', answering(word));
  const client = await connectLodop(`ws://localhost:${lodop.port}`);
  const size = { widthMm: 100, heightMm: 150 };
  const printed = client.print({ pdf: new Blob(['x']), printer: 'Brother A4', size, copies: 1 });
  const outcome = await printed.then(
    () => null,
    (error: unknown) => error,
  );
  await lodop.stop();
  expect(outcome instanceof PrintFailed).toBe(isNo);
});
