import type { TestApp } from '../../../testing/app.ts';
import { copyRows } from '../../../testing/copyRows.ts';
import { openOwner } from '../../../testing/owner.ts';
import { type TestParcel, testParcels } from '../intake/trackingTestParcels.ts';

export const eventsPerParcel = 10;
const days = 180;
const chunk = 20_000;

/**
 * So many events over all the days that there are tables for, ten of a parcel over a month of its own, written by
 * the schema's owner past all triggers.
 */
export const fillEvents = async (app: TestApp, count: number): Promise<TestParcel> => {
  const [model] = (await testParcels(app, 1)) as [TestParcel];
  const owner = await openOwner(app.database);
  const parcels = count / eventsPerParcel;
  const id = `md5('many' || n)::uuid`;
  // The month of a parcel begins on one of the days before.
  const begun = `date_trunc('day', now()) - interval '1 day' * (30 + n % ${days - 30})`;
  try {
    for (const table of ['orders', 'track_states']) {
      await owner.query(`alter table ${table} disable trigger user`);
    }
    for (let from = 1; from <= parcels; from += chunk) {
      const values = [from, Math.min(parcels, from + chunk - 1)];
      await copyRows(
        (text, given) => owner.query(text, given),
        'orders',
        {
          where: 't.id = $1',
          counted: 'generate_series($2::int, $3::int) n',
          columns: {
            id,
            order_no: `'Y' || n`,
            customer_no: `'Y' || n`,
            tracking_number: `'Y' || n`,
          },
        },
        [model.orderId, ...values],
      );
      await owner.query(
        `insert into track_events (tenant_id, order_id, stated_at, digest, merchant_id, source, carrier, code,
           words, place, country_code, zone, occurred_at, stage, mapping)
         select o.tenant_id, o.id, e.at, decode(md5(n || ':' || k), 'hex'), o.merchant_id, 'carrier', 'asendia',
           'IN_TRANSIT', 'Processed at facility ' || k, 'Frankfurt', 'DE', 'Europe/Berlin', e.at, 'inTransit', 1
         from generate_series($1::int, $2::int) n
         join orders o on o.id = ${id}
         cross join generate_series(1, ${eventsPerParcel}) k
         cross join lateral (select (${begun} + interval '1 hour' * (72 * k - n % 60))::timestamp as at) e`,
        values,
      );
      await owner.query(
        `insert into track_states (tenant_id, order_id, merchant_id, product_id, status, stage, stage_at,
           stage_key, latest_at, latest_key, latest_stage, latest_stated_at, latest_zone, latest_source,
           latest_words, first_stated, last_stated)
         select o.tenant_id, o.id, o.merchant_id, o.product_id, 'online', 'inTransit', s.at, md5(n::text), s.at,
           md5(n::text), 'inTransit', s.at, 'Europe/Berlin', 'carrier', 'Processed', (${begun})::date, s.at::date
         from generate_series($1::int, $2::int) n
         join orders o on o.id = ${id}
         cross join lateral (select ${begun} + interval '1 hour' * (72 * 10 - n % 60) as at) s`,
        values,
      );
    }
    for (const table of ['orders', 'track_states']) {
      await owner.query(`alter table ${table} enable trigger user`);
    }
    await owner.query('vacuum analyze track_states, orders, track_events');
  } finally {
    await owner.end();
  }
  return model;
};

/** The ids of some of those parcels, far apart. */
export const someParcels = async (app: TestApp, count: number, of: number): Promise<string[]> => {
  const owner = await openOwner(app.database);
  const { rows } = await owner
    .query<{ id: string }>(
      `select md5('many' || (1 + n * $2::int))::uuid as id from generate_series(0, $1::int - 1) n`,
      [count, Math.floor(of / count)],
    )
    .finally(() => owner.end());
  return rows.map(({ id }) => id);
};
