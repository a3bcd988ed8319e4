import { refuse } from '../refusal.ts';

// Of a node's connections one merchant gets so many; a burst may wait, a flood is sent away.
const atOnceMost = 6;
const waitingMost = 24;

interface Share {
  running: number;
  waiting: (() => void)[];
}

/** Lets one merchant's flood slow down only itself: who asks too much at once is told to come later. */
export const openShares = () => {
  const shares = new Map<string, Share>();

  const enter = (merchantId: string): Promise<void> | void => {
    const share = shares.get(merchantId) ?? { running: 0, waiting: [] };
    shares.set(merchantId, share);
    if (share.running < atOnceMost) {
      share.running += 1;
      return;
    }
    if (share.waiting.length >= waitingMost) refuse('request.tooMany');
    return new Promise((resolve) => share.waiting.push(resolve));
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
