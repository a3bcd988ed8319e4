import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMetrics } from '../../testing/metrics.ts';
import { asOwner } from '../../testing/owner.ts';
import { moveOrders } from './following/moveOrders.ts';
import { tellOwnSteps } from './following/ownSteps.ts';
import { readSomeAnew } from './following/readSomeAnew.ts';
import { openTrackingKit, type TrackingKit } from './trackingTestKit.ts';

let kit: TrackingKit;
beforeAll(async () => {
  kit = await openTrackingKit();
});
afterAll(() => kit.stop());

const lags = async (tenant = 'yunling') => {
  const { body } = await readMetrics(kit.app);
  const told =
    /^alpaca_tracking_lag_seconds\{cell="[^"]+",tenant="([^"]+)",waiting="([^"]+)"\} (\S+)$/gm;
  return Object.fromEntries(
    [...body.matchAll(told)].flatMap(([, of, waiting, seconds]) =>
      of === tenant ? [[waiting, Number(seconds)]] : [],
    ),
  );
};
const age = (sql: string, values: unknown[] = []) => asOwner(kit.app.database, sql, values);

test('how far what follows lies behind the news is measured, and is nothing once it has followed', async () => {
  const { id } = await kit.left(1);
  await age(`update track_steps set happened_at = now() - interval '40 seconds'`);
  const before = await lags();
  expect(before.steps).toBeGreaterThanOrEqual(40);
  expect(before.steps).toBeLessThan(60);
  expect(before).toMatchObject({ anew: 0, orders: 0 });
  while (await tellOwnSteps(kit.ctx));
  expect(await lags()).toEqual({ steps: 0, anew: 0, orders: 0 });

  await age(
    `update track_states set to_move = true, updated_at = now() - interval '70 seconds' where order_id = $1`,
    [id],
  );
  await age(
    `insert into track_anew (tenant_id, order_id, merchant_id, since)
     select tenant_id, order_id, merchant_id, now() - interval '90 seconds' from track_states where order_id = $1`,
    [id],
  );
  const waiting = await lags();
  expect(waiting.orders).toBeGreaterThanOrEqual(70);
  expect(waiting.anew).toBeGreaterThanOrEqual(90);
  expect(await lags('haituo')).toEqual({ steps: 0, anew: 0, orders: 0 });
  await readSomeAnew(kit.ctx);
  await moveOrders(kit.ctx);
  while (await tellOwnSteps(kit.ctx));
  expect(await lags()).toEqual({ steps: 0, anew: 0, orders: 0 });
});
