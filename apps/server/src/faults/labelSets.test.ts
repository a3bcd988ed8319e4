import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadLabel, getLabelSet, pageJob, type Request } from '@alpaca/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../scripts/results.ts';
import { seedId } from '../../seeds/seedId.ts';
import { openLabelsKit } from '../modules/labels/testing.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { type Fleet, openFleet, until } from './support/fleet.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const killed = 5_000;
const [few, many] = [1_000, 10_000];
const tenantId = seedId('tenant/yunling');

let app: TestApp;
let fleet: Fleet;
let ids: string[];
beforeAll(async () => {
  if (!isLong) return;
  app = await testApp();
  fleet = await openFleet(app.database.cells);
  const kit = await openLabelsKit(app);
  const first = await kit.order('drawn');
  // Many like it, past all triggers: nobody looks for them.
  const copied = await asOwner<{ id: string }>(
    app.database,
    `with copies as (
       insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking,
         label, form, product_id, country_code, consignee_name, box_count, weight_g, quoted_minor,
         attempt, tracking_number, booked_at)
       select tenant_id, gen_random_uuid(), merchant_id, 'L' || n, 'L' || n, source, status, booking,
         label, form, product_id, country_code, consignee_name, box_count, weight_g, quoted_minor,
         attempt, 'N' || n, booked_at
       from orders, generate_series(100001, 100000 + $2::int) n where id = $1
       returning tenant_id, id, merchant_id, order_no, tracking_number)
     insert into order_boxes (tenant_id, order_id, line, merchant_id, box_no, sub_order_no, weight_g,
       tracking_number)
     select tenant_id, id, 1, merchant_id, '1', order_no, 1000, tracking_number
     from copies returning order_id as id`,
    [first.id, Math.max(killed, many)],
  );
  ids = copied.map(({ id }) => id);
}, 300_000);
afterAll(async () => {
  await fleet?.stop();
  await app?.stop();
});

const begin = async (count: number) => {
  const visitor = await app.as('starfield');
  // A call takes a thousand ids, and a filter finds as many as there are.
  const body: Request<typeof downloadLabel>['body'] =
    count <= 1_000
      ? { ids: ids.slice(0, count), by: 'all' }
      : { filter: { source: 'web' }, by: 'all' };
  await asOwner(
    app.database,
    'update orders set source = case when id = any($1) then $2 else $3 end',
    [ids.slice(0, count), 'web', 'api'],
  );
  const { result } = await visitor.call(downloadLabel, { body });
  const look = async () => {
    const { result: page } = await visitor.call(pageJob, { body: { pageNo: 1 } });
    return page.records.find(({ id }) => id === result.jobId);
  };
  const ended = async () => {
    const job = await look();
    return job && job.status !== 1 ? job : false;
  };
  return { ...result, visitor, look, ended: () => until('the set is made', ended, 600_000) };
};

/** The numbers on the pages of a file, be it one PDF or an archive of several. */
const numbersIn = (key: string) => {
  const bytes = readFileSync(join(fleet.files, tenantId, `${key}~body`));
  const files =
    bytes.subarray(0, 2).toString() === 'PK' ? Object.values(unzipSync(bytes)) : [bytes];
  return files.flatMap((file) => {
    const options = { input: Buffer.from(file), maxBuffer: 1 << 28 };
    const text = execFileSync('pdftotext', ['-', '-'], options).toString('utf8');
    return text
      .split('\f')
      .slice(0, -1)
      .map((page) => /\bN1\d{5}\b/.exec(page)?.[0]);
  });
};

test.runIf(isLong)(
  `a worker killed in the midst of ${killed} labels: the set goes on and has each once`,
  async () => {
    const victim = await fleet.worker('victim');
    const { id, look, ended, visitor } = await begin(killed);
    await until('some are drawn', async () => Number((await look())?.done) > 0, 120_000);
    victim.kill();
    await fleet.worker('heir');
    const job = await ended();
    expect(job).toMatchObject({ status: 2, done: killed, failed: 0, total: killed });
    const numbers = numbersIn(job.successData);
    expect(numbers).toHaveLength(killed);
    expect(new Set(numbers).size).toBe(killed);
    const { result } = await visitor.call(getLabelSet, { query: { id, pageSize: 1 } });
    expect(result.set).toMatchObject({ status: 'ready', pages: killed, missing: 0 });
  },
  900_000,
);

const peakMb = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const memoryOf = async (count: number) => {
  const worker = await fleet.worker(`worker${count}`);
  const { ended } = await begin(count);
  const job = await ended();
  const mb = peakMb(worker.pid);
  worker.kill();
  expect(job).toMatchObject({ status: 2, done: count });
  return mb;
};

test.runIf(isLong)(
  `${many} labels take little more memory than ${few}`,
  async () => {
    const little = await memoryOf(few);
    const much = await memoryOf(many);
    const figures = { few, many, fewMb: Math.round(little), manyMb: Math.round(much) };
    keepLongResult('label-memory', 'Labels of many orders in one set: memory against few', figures);
    expect(much, JSON.stringify(figures)).toBeLessThan(little * 1.3);
  },
  1_200_000,
);
