import { readFileSync } from 'node:fs';
import { pageJob, startExport } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '../../seeds/seedId.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';

const [few, many] = process.env.ALPACA_LONG ? [10_000, 200_000] : [2_000, 10_000];

let app: TestApp;
let fleet: Fleet;
beforeAll(async () => {
  app = await testApp();
  fleet = await openFleet(app.database.cells);
}, 120_000);
afterAll(async () => {
  await fleet?.stop();
  await app?.stop();
});

/** Fills the book of a merchant up to so many addresses. */
const fill = async (count: number) => {
  const tenantId = seedId('tenant/yunling');
  const merchantId = seedId(`${tenantId}/merchant/M100001`);
  await asOwner(
    app.database,
    `insert into consignees (tenant_id, merchant_id, id, name, phone, country_code, province, city,
       address1, post_code, search, grams, fingerprint)
     select $1, $2, gen_random_uuid(), 'Buyer ' || n, '+1 512 555 ' || n, 'US', 'TX', 'Austin',
       n || ' Congress Avenue', '78701', '', '{}', n
     from generate_series((select count(*) from consignees where merchant_id = $2) + 1, $3) as n`,
    [tenantId, merchantId, count],
  );
  await asOwner(app.database, 'analyze consignees');
};

const peakMb = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The most memory that a new worker takes for an export of so many rows. */
const exportOf = async (count: number) => {
  await fill(count);
  const worker = await fleet.worker(`worker${count}`);
  const visitor = await app.as('starfield');
  const fields = ['name', 'phone', 'countryCode', 'province', 'city', 'address1', 'postCode'];
  const started = performance.now();
  const { result } = await visitor.call(startExport, {
    body: { kind: 'consignee', fields, filter: {} },
  });
  const job = await until(
    'the export ends',
    async () => {
      const { result: page } = await visitor.call(pageJob, { body: { pageNo: 1 } });
      const found = page.records.find(({ id }) => id === result.jobId);
      return found && found.status !== 1 ? found : false;
    },
    300_000,
  );
  const ms = performance.now() - started;
  const mb = peakMb(worker.pid);
  worker.kill();
  expect(job).toMatchObject({ status: 2, done: count });
  console.log(
    `an export of ${count} rows took ${Math.round(ms)} ms and at most ${Math.round(mb)} MB`,
  );
  return mb;
};

test('an export needs no more memory for many rows than for few', async () => {
  const little = await exportOf(few);
  const much = await exportOf(many);
  // Twenty times the rows; what the engine keeps in reserve grows a little all the same.
  expect(much).toBeLessThan(little * 2);
}, 600_000);
