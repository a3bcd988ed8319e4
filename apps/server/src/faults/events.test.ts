import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TrackReason, type TrackStage, trackStateOf } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../scripts/results.ts';
import { numberOf } from './events/parcels.ts';
import { eventOf, type PushedEvent, push } from './events/pushing.ts';
import { type EventStack, openEventStack } from './events/stack.ts';
import { counted } from './ledger/verdict.ts';
import { until } from './support/fleet.ts';

const kills = Number(process.env.ALPACA_KILLS ?? (process.env.ALPACA_LONG ? 20 : 3));
const parcelCount = 300;
const pushers = 4;

let open: EventStack;
beforeAll(async () => {
  open = await openEventStack('.data/faults-events', parcelCount);
}, 180_000);
afterAll(() => open?.stop());

/** A carrier that pushes until it is told that it was heard, and now and then once more. */
const startPusher = (running: () => boolean, next: () => number) => {
  const acknowledged: PushedEvent[] = [];
  const sent: PushedEvent[] = [];
  const unexpected: string[] = [];
  const tell = async (events: readonly PushedEvent[]) => {
    while (running()) {
      const reply = await push(open.processes.api(), events);
      if (reply?.status === 200) {
        acknowledged.push(...events);
        if (!reply.text.includes('"unknown":0')) unexpected.push(reply.text);
        return;
      }
      if (reply && reply.status < 500) unexpected.push(`${reply.status} ${reply.text}`);
      await sleep(50);
    }
  };
  const work = async () => {
    while (running()) {
      const events = Array.from({ length: randomInt(1, 60) }, () => {
        const n = next();
        return eventOf(n, numberOf(1 + randomInt(parcelCount)));
      });
      sent.push(...events);
      await tell(events);
      if (randomInt(4) === 0) await tell(events.toReversed());
      await sleep(randomInt(20));
    }
  };
  return { acknowledged, sent, unexpected, ended: work() };
};

interface KeptEvent {
  number: string;
  text: string;
  key: string;
  at: Date;
  stage: TrackStage | null;
  reason: TrackReason | null;
}
const keptEvents = () =>
  open.stack.read<KeptEvent>(
    `select o.tracking_number as number, e.words as text, encode(e.digest, 'hex') as key, e.occurred_at as at,
       e.stage, e.reason
     from track_events e join orders o on o.id = e.order_id where o.tracking_number like 'EV%'`,
  );

interface KeptState {
  number: string;
  stage: string | null;
  stage_key: string;
  latest_key: string;
  changes: number;
  told: number;
  last: number | null;
}
const keptStates = () =>
  open.stack.read<KeptState>(
    `select o.tracking_number as number, s.stage, s.stage_key, s.latest_key, s.changes,
       (select count(*)::int from track_changes c where c.order_id = o.id) as told,
       (select max(c.change) from track_changes c where c.order_id = o.id) as last
     from track_states s join orders o on o.id = s.order_id where o.tracking_number like 'EV%'`,
  );

test(`after ${kills} kills while carriers push, every acknowledged event is there once and states fit them`, async () => {
  let running = true;
  let n = 0;
  const next = () => {
    n += 1;
    return n;
  };
  const carriers = Array.from({ length: pushers }, () => startPusher(() => running, next));
  const heard = () => carriers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const moving = async () => {
    const seen = heard();
    await until('pushes are heard', () => heard() > seen + 200, 180_000);
  };
  for (let at = 0; at < kills; at += 1) {
    await moving();
    await sleep(randomInt(300));
    await open.processes.killOne();
  }
  await moving();
  running = false;
  await Promise.all(carriers.map(({ ended }) => ended));
  const followed = async () =>
    (await open.stack.read('select from track_states where to_move limit 1')).length === 0;
  await until('orders have followed', followed, 60_000);

  const events = await keptEvents();
  const byText = new Map(events.map((event) => [event.text, event]));
  const sent = new Map(carriers.flatMap((each) => each.sent).map((event) => [event.text, event]));
  const acknowledged = carriers.flatMap((each) => each.acknowledged);
  const ofParcel = Map.groupBy(events, ({ number }) => number);
  const states = await keptStates();
  const isOff = ({ number, stage_key, latest_key }: KeptState) => {
    const facts = (ofParcel.get(number) ?? []).map((event) => ({
      ...event,
      at: event.at.getTime(),
    }));
    const due = trackStateOf(facts);
    return (due.stage?.key ?? '') !== stage_key || (due.latest?.key ?? '') !== latest_key;
  };
  const summary = {
    kills,
    killed: open.processes.killed,
    acknowledged: acknowledged.length,
    events: events.length,
    parcels: states.length,
  };
  console.log(JSON.stringify(summary));
  const found = {
    unexpected: carriers.flatMap(({ unexpected }) => unexpected),
    lost: acknowledged.filter(({ text, number }) => byText.get(text)?.number !== number).length,
    twice: events.length - byText.size,
    neverSent: events.filter(({ text }) => !sent.has(text)).length,
    statesOff: states.filter(isOff).length,
    withoutState: [...ofParcel.keys()].length - states.length,
    // Each change once, numbered without a gap.
    changesOff: states.filter(
      ({ changes, told, last }) => changes !== told || changes !== (last ?? 0),
    ).length,
    countsOff: await open.stack.read(
      `select status, sum(count) from (
         select tenant_id, merchant_id, status, count from track_counts_now
         union all
         select tenant_id, merchant_id, status, -count(*) from track_states group by 1, 2, 3
       ) c group by 1 having sum(count) <> 0`,
    ),
    notFollowing: open.fleet.lines.filter((line) => line.includes('does not follow its parcel')),
  };
  keepLongResult(
    'event-kills',
    'kill -9 of API, worker and PostgreSQL while carriers push events',
    {
      ...summary,
      wrong: counted(found),
    },
  );
  expect(found).toEqual({
    unexpected: [],
    lost: 0,
    twice: 0,
    neverSent: 0,
    statesOff: 0,
    withoutState: 0,
    changesOff: 0,
    countsOff: [],
    notFollowing: [],
  });
  expect(acknowledged.length).toBeGreaterThan(200 * kills);
}, 7_200_000);
