import { randomInt } from 'node:crypto';
import type { Ctx } from '../../../../platform/context.ts';
import { sentTogether } from '../../../../platform/db/sentTogether.ts';
import { inTx } from '../../../../platform/db/tx.ts';
import { type Endpoint, lockEndpoint, switchOff } from '../endpoints.repository.ts';
import { tellOff } from '../webhooks.messages.ts';
import { afterAttempts, type Lately } from './breaker.ts';
import * as repo from './drain.repository.ts';
import { waitAfter } from './retries.ts';
import type { Outcome } from './sendEvent.ts';

export interface Tried {
  due: repo.Due;
  outcome: Outcome;
}

export const latelyOf = (endpoint: Endpoint): Lately => ({
  windowAt: endpoint.window_at.getTime(),
  tries: endpoint.window_tries,
  fails: endpoint.window_fails,
});

const becomes = ({ due, outcome }: Tried, isOn: boolean, now: number): repo.Sent => {
  const attempts = due.attempts + 1;
  const one = { eventId: due.id, attempts, outcome, nextAt: null };
  if (outcome.fault === null) return { ...one, state: 'done' };
  if (!isOn) return { ...one, state: 'kept' };
  const wait = waitAfter(attempts, randomInt(1_001) / 1_000);
  if (wait === null) return { ...one, state: 'failed' };
  return { ...one, state: 'waiting', nextAt: new Date(now + Math.max(wait, outcome.waitMs ?? 0)) };
};

const healthAfter = (endpoint: Endpoint, tried: readonly Tried[], now: number): repo.Health => {
  const failed = tried.filter(({ outcome }) => outcome.fault !== null);
  const ok = tried.length - failed.length;
  const { lately, pauseMs } = afterAttempts(latelyOf(endpoint), { ok, failed: failed.length }, now);
  const asked = Math.max(0, ...failed.map(({ outcome }) => outcome.waitMs ?? 0));
  const pause = Math.max(pauseMs, asked);
  return {
    failingSince: ok > 0 ? null : (endpoint.failing_since ?? new Date(now)),
    warned: ok > 0 ? 0 : endpoint.warned,
    windowAt: new Date(lately.windowAt),
    tries: lately.tries,
    fails: lately.fails,
    pausedUntil: pause > 0 ? new Date(now + pause) : null,
  };
};

/** Writes down what became of some attempts; the endpoint is kept where its taker is not done with it. */
export const noteSent = (ctx: Ctx, id: string, tried: readonly Tried[], isKept: boolean) =>
  inTx(ctx, async (ctx) => {
    const endpoint = await lockEndpoint(ctx, id);
    const now = Date.now();
    const sent = tried.map((one) => becomes(one, endpoint.is_on, now));
    const noted =
      tried.length > 0
        ? [
            repo.writeSent(ctx, id, sent),
            repo.writeHealth(ctx, id, healthAfter(endpoint, tried, now)),
          ]
        : [];
    await sentTogether(...noted, repo.settle(ctx, id, isKept));
    if (endpoint.is_on && tried.some(({ outcome }) => outcome.isGone)) {
      await switchOff(ctx, id, 'gone');
      await tellOff(ctx, endpoint, 'gone');
    }
  });
