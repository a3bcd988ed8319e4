import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../scripts/results.ts';
import { deskTimes, p95 } from './events/desk.ts';
import { lineOf, numberOf } from './events/parcels.ts';
import { eventOf, push } from './events/pushing.ts';
import { type EventStack, openEventStack } from './events/stack.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const seconds = Number(process.env.ALPACA_FLOOD_SECONDS ?? (isLong ? 600 : 20));
const perSecond = 1_000;
const perPush = 50;
/**
 * CI does other work on the same two cores: there a lag of 17 s and a pace of 865 were seen with nothing wrong. So it
 * only notices that events are lost or that all stands still; slower than promised is noticed by the long run alone.
 */
const limits = isLong
  ? { share: 0.95, lagSeconds: 5, deskMs: (quietMs: number) => 1.5 * quietMs }
  : { share: 0.2, lagSeconds: 90, deskMs: (quietMs: number) => Math.max(20 * quietMs, 5_000) };
const parcelCount = 5_000;
const metricsToken = 'metrics-of-the-flood';

let open: EventStack;
beforeAll(async () => {
  open = await openEventStack('.data/faults-flood', parcelCount, {
    ALPACA_METRICS_TOKEN: metricsToken,
  });
}, 180_000);
afterAll(() => open?.stop());

/** Pushes at its pace, whether or not the last ones are answered, until `isOver`. */
const flood = async (isOver: () => boolean) => {
  const begun = performance.now();
  const answers: { status: number; ms: number }[] = [];
  const under: Promise<unknown>[] = [];
  let n = 0;
  const one = async () => {
    const events = Array.from({ length: perPush }, () => {
      n += 1;
      return eventOf(n, numberOf(1 + (n % parcelCount)));
    });
    const from = performance.now();
    const reply = await push(open.processes.api(), events);
    answers.push({ status: reply?.status ?? 0, ms: performance.now() - from });
  };
  for (let sent = 0; !isOver(); sent += 1) {
    const due = begun + (sent * perPush * 1_000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    under.push(one());
  }
  await Promise.all(under);
  return { answers, pushed: n, took: (performance.now() - begun) / 1_000 };
};

/** The worst lag that the metric told. */
const watchLag = async (isOver: () => boolean) => {
  let worst = 0;
  while (!isOver()) {
    const reply = await fetch(`${open.processes.api().base}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const told = (await reply.text()).matchAll(/^alpaca_tracking_lag_seconds\{.*\} (\S+)$/gm);
    for (const [, lag] of told) worst = Math.max(worst, Number(lag));
    await sleep(1_000);
  }
  return worst;
};

test(`${perSecond} events a second for ${seconds} s: the order desk stays quick, states are never far behind`, async () => {
  const desk = { api: open.processes.api, token: open.token, productId: await lineOf(open.stack) };
  const quietSeconds = Math.min(seconds / 4, 60);
  await deskTimes(desk, 3);
  const quiet = await deskTimes(desk, quietSeconds);
  let isOver = false;
  const [flooding, watching] = [flood(() => isOver), watchLag(() => isOver)];
  await sleep(1_000);
  const beneathMs = p95(await deskTimes(desk, seconds));
  isOver = true;
  const [{ answers, pushed, took }, lag] = await Promise.all([flooding, watching]);
  // Before and after: what else the machine does comes and goes.
  quiet.push(...(await deskTimes(desk, quietSeconds)));
  const quietMs = p95(quiet);
  const kept = await open.stack.read<{ n: string }>(
    `select count(*) as n from track_events where words like 'event %'`,
  );
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const figures = {
    seconds,
    eventsPerSecond: Math.round(pushed / took),
    quietP95Ms: Math.round(quietMs * 10) / 10,
    floodP95Ms: Math.round(beneathMs * 10) / 10,
    ratio: Math.round((beneathMs / quietMs) * 100) / 100,
    lagSeconds: Math.round(Math.max(lag, slowest / 1_000) * 100) / 100,
  };
  console.log(JSON.stringify(figures));
  keepLongResult('event-flood', 'The order desk beside 1,000 pushed events a second', figures);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Number(kept[0]?.n)).toBe(pushed);
  expect(figures.eventsPerSecond).toBeGreaterThan(limits.share * perSecond);
  expect(figures.lagSeconds).toBeLessThanOrEqual(limits.lagSeconds);
  expect(beneathMs).toBeLessThanOrEqual(limits.deskMs(quietMs));
}, 7_200_000);
