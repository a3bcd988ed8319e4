import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work beside the page, so that typing stays smooth. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })));
};
