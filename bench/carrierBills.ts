import { setTimeout as sleep } from 'node:timers/promises';
import {
  addCarrierBill,
  addPayee,
  commitImport,
  getCarrierBill,
  getImport,
  pageJob,
  passOnCarrierBill,
  postCarrierBill,
} from '@alpaca/contract';
import { newId } from '../apps/server/src/platform/ids.ts';
import { copyRows } from '../apps/server/src/testing/copyRows.ts';
import { type Asking, ask, asking } from './asking.ts';
import { makeSheet, readBare, side, uploadSheet } from './imports.ts';
import { placeModels } from './scanning.ts';
import type { Scenario } from './scenario.ts';
import { asOwner } from './submitting.ts';
import type { System } from './system.ts';

const rows = Number(process.env.BENCH_ROWS ?? 50_000);
/** Three of fifty parcels were heavier on the carrier's scale: 3,000 of 50,000. */
const heavierUntil = (at: number) => Math.floor((at * 3) / 50);
const changes = heavierUntil(rows);

const numberOf = (at: number) => `CB${String(at).padStart(8, '0')}`;
const isHeavier = (at: number) => heavierUntil(at + 1) > heavierUntil(at);

const titles = ['Number', 'Fee', 'Amount', 'Weight (kg)', 'Line'];
const rowOf = (at: number) => [
  numberOf(at),
  'Freight',
  '12.34',
  isHeavier(at) ? '3' : '0.28',
  `L${at}`,
];

/** Parcels that were paid and are here, each like one that was placed as any other. */
const addParcels = async (system: System) => {
  const [model] = await placeModels(system);
  const number = `'CB' || lpad((n - 1)::text, 8, '0')`;
  const query = (text: string, values: unknown[]) =>
    asOwner<{ name: string }>(system, text, values);
  await copyRows(
    query,
    'orders',
    {
      where: 't.id = $1',
      counted: 'generate_series(1, $2::bigint) n',
      columns: {
        id: 'gen_random_uuid()',
        ...{ order_no: number, customer_no: number, tracking_number: `'T' || ${number}` },
        ...{ settlement: `'paid'`, paid_at: 'now()', hold_id: 'null' },
      },
    },
    [model?.orderId, rows],
  );
  await asOwner(system, 'analyze');
};

const jobEnds = async (who: Asking, jobId: string) => {
  type Jobs = { records: { id: string; status: number }[] };
  for (;;) {
    const { records } = await ask<Jobs>(who, 'POST', pageJob.path, { pageNo: 1 });
    const status = records.find(({ id }) => id === jobId)?.status;
    if (status === 2) return;
    if (status !== 1) throw new Error(`the job ended as ${status}`);
    await sleep(100);
  }
};

const committed = async (who: Asking, id: string) => {
  type View = { status: string; counts: { committed: number } };
  await ask(who, 'POST', commitImport.path, { id });
  for (;;) {
    const view = await ask<View>(who, 'GET', `${getImport.path}?id=${id}`);
    if (view.status === 'done' && view.counts.committed === rows) return;
    if (view.status !== 'committing')
      throw new Error(`${view.status} with ${view.counts.committed}`);
    await sleep(100);
  }
};

/** A bill of a payee that never sent one: from the first byte until the last of its changes is announced. */
const billOf = async (who: Asking, path: string) => {
  const code = `P${newId().slice(-12)}`;
  const payee = await ask<{ id: string }>(who, 'POST', addPayee.path, {
    ...{ code, name: code, currency: 'CNY', dueDays: 30 },
  });
  const { id } = await ask<{ id: string }>(who, 'POST', addCarrierBill.path, {
    ...{ payeeId: payee.id, billNo: code, currency: 'CNY' },
    ...{ billDay: '2026-11-01', dueDay: '2026-12-01' },
  });
  const started = performance.now();
  await committed(who, await uploadSheet(who, path, { kind: 'carrierBill', target: id }));
  type Bill = { bill: { revision: number }; changes: number };
  const seen = () => ask<Bill>(who, 'GET', `${getCarrierBill.path}?id=${id}`);
  const { bill } = await seen();
  await ask(who, postCarrierBill.method, postCarrierBill.path, { id, revision: bill.revision });
  const job = await ask<{ jobId: string }>(who, 'POST', passOnCarrierBill.path, { id });
  await jobEnds(who, job.jobId);
  const seconds = (performance.now() - started) / 1000;
  const told = (await seen()).changes;
  if (told !== changes) throw new Error(`${told} changes in the place of ${changes}`);
  return { rows, seconds };
};

/** As if nobody had been asked yet: the next bill says the same of the same parcels. */
const forget = (system: System) =>
  asOwner(
    system,
    `update cost_changes set status = 'withdrawn', agreed_minor = before_minor, settled_at = now(), settled_by = 'rule'
     where reason = 'bill' and status = 'awaiting'`,
  );

export const carrierBillScenarios: readonly Scenario[] = [
  {
    name: 'carrier-bill',
    title:
      'Lines of a carrier’s bill imported, matched, booked and passed on ÷ the same sheet read and thrown away',
    unit: 'rows/s',
    goal: 0.2,
    async prepare(system) {
      await addParcels(system);
      await system.startWorker();
      const who = await asking(system, 'yunling-op');
      const path = await makeSheet(rows, { name: 'carrierBill', titles, rowOf });
      return {
        about: `${rows} lines of as many parcels, of which ${changes} become cost changes`,
        ours: side('bill', async () => {
          await forget(system);
          return billOf(who, path);
        }),
        reference: side('reader', () => readBare(path)),
      };
    },
  },
];
