import { setTimeout as sleep } from 'node:timers/promises';
import { refuse } from '../refusal.ts';

// So many heavy calls of one merchant run at once on a node: its own wallet would let no more
// through, and whoever else asks finds a core free. A burst waits, which costs nothing; a flood is
// sent away.
const atOnceMost = 2;
const waitingMost = 100;
// Told after a while: who asks again at once would otherwise keep the node busy with refusing.
const refusedAfterMs = 1000;

interface Share {
  running: number;
  waiting: (() => void)[];
}

/** Lets one merchant's flood slow down only itself: who asks too much at once is told to come later. */
export const openShares = (refusedAfter = refusedAfterMs) => {
  const shares = new Map<string, Share>();

  const enter = async (merchantId: string): Promise<void> => {
    const share = shares.get(merchantId) ?? { running: 0, waiting: [] };
    shares.set(merchantId, share);
    if (share.running < atOnceMost) {
      share.running += 1;
      return;
    }
    if (share.waiting.length >= waitingMost) {
      await sleep(refusedAfter);
      refuse('request.tooMany');
    }
    await new Promise<void>((resolve) => share.waiting.push(resolve));
  };

  const leave = (merchantId: string) => {
    const share = shares.get(merchantId) as Share;
    const next = share.waiting.shift();
    // The place goes over to the next, so that nobody slips in between.
    if (next) return next();
    share.running -= 1;
    if (share.running === 0) shares.delete(merchantId);
  };

  return async <T>(merchantId: string, work: () => Promise<T>): Promise<T> => {
    await enter(merchantId);
    try {
      return await work();
    } finally {
      leave(merchantId);
    }
  };
};
export type Shares = ReturnType<typeof openShares>;
