import { constants, getCaptcha, login } from '@alpaca/contract';
import { type Attack, ledgerOf } from './attack.ts';
import { trickle } from './rawSocket.ts';

const heads = {
  headers: 'GET / HTTP/1.1\r\nHost: yunling.localhost\r\nX-Slow: ',
  body: `POST ${constants.basePath}${login.path} HTTP/1.1\r\nHost: yunling.localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
  chunks: `POST ${constants.basePath}${login.path} HTTP/1.1\r\nHost: yunling.localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
};

// A little longer than the server's own patience, since it looks only from time to time.
const longestMs = 45_000;
const within = (promise: Promise<number>, ms: number) =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref())]);

/** Hundreds of clients that never finish a sentence: others are served meanwhile, and they are cut off. */
export const slowClients: Attack = {
  name: 'slow',
  async run(target, { short }) {
    const { outcome, expect } = ledgerOf();
    const [base] = target.bases as [string];
    const clients = Object.entries(heads).flatMap(([what, head]) =>
      Array.from({ length: short ? 60 : 300 }, () => ({ what, ...trickle(base, head, 700) })),
    );
    const times: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { status, ms } = await target.send({ path: `${constants.basePath}${getCaptcha.path}` });
      expect(status === 200 || status === 429, `others are answered ${status}`);
      times.push(ms);
    }
    const slowest = Math.max(...times);
    expect(slowest < 2_000, `others wait ${Math.round(slowest)} ms`);
    // To see everybody cut off takes the server's half minute, which the short form does not have.
    if (!short) {
      for (const { what, cutAfterMs } of clients) {
        const cut = await within(cutAfterMs, Math.max(1, longestMs));
        expect(cut !== null && cut < longestMs, `${what} that trickle stay open`);
      }
    }
    for (const { drop } of clients) drop();
    return outcome;
  },
};
