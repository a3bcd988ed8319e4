import type { WithholdReason } from '@alpaca/contract';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../scripts/results.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { inTx, singleQueries } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { sweepCostChanges } from '../costs/testing.ts';
import {
  changeLine,
  giveUp,
  interceptOrder,
  letOrderGoOn,
  lockOrders,
  type OrderRow,
  payArrears,
  settleReasons,
} from '../orders/index.ts';
import { bookJob, voidMany } from '../orders/testing.ts';
import * as model from './physicalTestModel.ts';
import { receive } from './receive.service.ts';
import { openStationKit, type StationKit, smallSize } from './receivingTestKit.ts';
import { receiveRest } from './without.service.ts';

const long = process.env.ALPACA_LONG ? 20_000 : 500;
const sequences = Number(process.env.ALPACA_SEQUENCES ?? long);
// Merchants know nothing of each other, so their sequences may be tried side by side.
const lanes = 5;

let app: TestApp;
let kit: StationKit;
let staff: Ctx;
let owners: pg.Pool;
beforeAll(async () => {
  app = await testApp();
  const { migrate } = JSON.parse(app.database.cells).c1;
  owners = new pg.Pool({ connectionString: migrate, max: lanes });
  kit = await openStationKit(app);
  const session = { userId: app.userId('yunling-op') } as Session;
  const ctx = await app.ctxOf('yunling', session);
  staff = { ...ctx, db: singleQueries(ctx) };
  await asOwner(app.database, 'update products set return_handling = $1 where id = any($2)', [
    model.handlingMinor / 100,
    Object.values(kit.products),
  ]);
});
afterAll(async () => {
  await owners.end();
  await kit.close();
  await app.stop();
});

const ops = [
  'submit',
  'book',
  'book',
  'scan',
  'scan',
  'scan',
  'scanTwice',
  'scanByTwo',
  'without',
  'intercept',
  'letGoOn',
  'settle',
  'pay',
  'topUp',
  'return',
  'destroy',
  'changeLine',
  'debit',
  'void',
] as const;
interface Step {
  op: (typeof ops)[number];
  /** A small number, so that orders meet again. */
  order: number;
  line: model.Line;
  boxes: number;
  kg: number;
  /** Which box is named; 0: none. */
  named: number;
  alike: number;
  takes: boolean;
  wish: WithholdReason | null;
}
const stepArb: fc.Arbitrary<Step> = fc.record({
  op: fc.constantFrom(...ops),
  order: fc.nat({ max: 1 }),
  line: fc.constantFrom<model.Line>('label', 'receipt', 'warehouse'),
  boxes: fc.integer({ min: 1, max: 3 }),
  kg: fc.constantFrom(1, 2, 3, 4, 12, 31),
  named: fc.nat({ max: 3 }),
  alike: fc.constantFrom(1, 1, 1, 2, 3),
  takes: fc.constantFrom(true, true, true, false),
  wish: fc.constantFrom<WithholdReason | null>(null, null, null, 'battery', 'damaged'),
});
// There is always a parcel on its way to begin with, and mostly one that is here.
const sequence = fc
  .tuple(stepArb, fc.integer({ min: 0, max: 3 }), fc.array(stepArb, { minLength: 2, maxLength: 6 }))
  .map(([first, comes, rest]): Step[] => {
    const begun = { ...first, order: 0, named: 0, takes: true };
    const isHere = { ...begun, op: 'scan' as const, alike: begun.boxes };
    return [
      { ...begun, op: 'submit' },
      { ...begun, op: 'book' },
      ...(comes > 0 ? [isHere] : []),
      ...rest,
    ];
  });

const tried = { sequences: 0, steps: 0, taken: 0, refused: 0, received: 0, withheld: 0 };

/** Whether something was done; what is refused by name is not, and anything else is a fault. */
const didIt = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    (result) => result !== null && result !== false,
    (error) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

/** By connections that stay open: a new one for every look would cost more than the look. */
const asked = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await owners.query(text, values)).rows as Row[];

const newMerchant = async () => {
  const id = newId();
  await asked(
    `insert into merchants (tenant_id, merchant_id, code, name_zh, activation_status)
     values ($1, $2, $3, '测试商户', 1)`,
    [staff.tenant.id, id, id],
  );
  return id;
};

const openRun = async (fundsMinor: number) => {
  const merchantId = await newMerchant();
  await kit.topUp(merchantId, BigInt(fundsMinor));
  const own = kit.as(merchantId);
  const state: model.Model = { funds: fundsMinor, orders: [] };
  const ids: string[] = [];
  const nos: string[] = [];

  const locked = (id: string, work: (ctx: Ctx, order: OrderRow) => Promise<unknown>) =>
    didIt(
      inTx(staff, async (ctx) => {
        const [order] = await lockOrders(ctx, [id]);
        return (await work(ctx, order as OrderRow)) ?? null;
      }),
    );

  const body = (step: Step, no: string) => ({
    scanId: newId(),
    warehouseId: kit.warehouseId,
    station: 'M',
    scannedAt: '2026-11-17 09:00:00',
    number: step.named > 0 ? `${no}-${step.named}` : no,
    weight: step.kg,
    ...smallSize,
    alike: step.alike,
    weightAgreed: true,
    photos: [],
    ...(step.wish && { withhold: { reason: step.wish as 'battery' } }),
  });

  const scan = async (step: Step, at: number, order: model.ModelOrder) => {
    // The only box of an order goes by the order's number.
    const isNamed = step.named > 0 && order.boxes.length > 1 && step.named <= order.boxes.length;
    const sent = body({ ...step, named: isNamed ? step.named : 0 }, nos[at] as string);
    const due = model.scan(state, order, {
      line: isNamed ? step.named : null,
      alike: step.alike,
      g: step.kg * 1000,
      wish: step.wish,
    });
    const first = await receive(staff, sent);
    expect(first.received?.lines ?? null).toEqual(due);
    expect(first.stop === null).toBe(due !== null);
    if (step.op === 'scanTwice') expect(await receive(staff, sent)).toEqual(first);
    if (due) tried.received += 1;
    return due !== null;
  };

  /** Two stations have the last box at once: one of them hears that it is here. */
  const scanByTwo = async (step: Step, at: number, order: model.ModelOrder) => {
    const one = { ...step, named: 0, alike: 1, wish: null };
    const next = { line: null, alike: 1, g: step.kg * 1000, wish: null };
    const due = [model.scan(state, order, next), model.scan(state, order, next)];
    const no = nos[at] as string;
    const answers = await Promise.all([1, 2].map(() => receive(staff, body(one, no))));
    const lines = (all: (readonly number[] | null | undefined)[]) =>
      all.flatMap((some) => some ?? []).sort();
    expect(lines(answers.map(({ received }) => received?.lines))).toEqual(lines(due));
    return true;
  };

  const settleOne = (id: string, reason: WithholdReason) =>
    locked(id, async (ctx, order) => {
      const open = await ctx.db
        .selectFrom('withholdings')
        .where('order_id', '=', id)
        .where('reason', '=', reason)
        .where('ended_at', 'is', null)
        .select('id')
        .execute();
      return open.length > 0
        ? settleReasons(
            ctx,
            order,
            open.map((row) => row.id),
            'operator',
          )
        : null;
    });

  const act = async (step: Step): Promise<[did: boolean, due: boolean] | null> => {
    if (step.op === 'submit') {
      const kgs = Array.from({ length: step.boxes }, () => Math.min(4, step.kg));
      model.submit(state, step.line, kgs);
      const boxes = kgs.map((weight) => ({ weight }));
      const form = kit.form(kit.products[step.line], 1, { boxes });
      const { id, transactionOrderNo } = await kit.submit(own, form);
      ids.push(id);
      nos.push(transactionOrderNo);
      return null;
    }
    if (step.op === 'topUp') {
      state.funds += step.kg * 1000;
      await kit.topUp(merchantId, BigInt(step.kg * 1000));
      return null;
    }
    if (step.op === 'debit') {
      model.debit(state);
      await asked(
        "update cost_changes set due_at = now() - interval '1 hour' where merchant_id = $1 and status = 'awaiting'",
        [merchantId],
      );
      await sweepCostChanges({ ...staff, session: null });
      return null;
    }
    const at = step.order % ids.length;
    const [id, order] = [ids[at] as string, state.orders[at] as model.ModelOrder];
    switch (step.op) {
      case 'book': {
        kit.carrier.mood(nos[at] as string, step.takes ? 'ok' : 'refuse');
        model.answer(order, step.takes);
        const rows = await asked<{ attempt: number }>('select attempt from orders where id = $1', [
          id,
        ]);
        await kit.run({ ...own, node: { ...own.node } }, bookJob, id, rows[0]?.attempt as number);
        return null;
      }
      case 'scan':
      case 'scanTwice':
        return (await scan(step, at, order)) ? [true, true] : [false, false];
      case 'scanByTwo':
        await scanByTwo(step, at, order);
        return null;
      case 'without': {
        const due = model.without(state, order);
        const rest = { scanId: newId(), warehouseId: kit.warehouseId, station: 'M', orderId: id };
        const did = await receiveRest(staff, rest).then(
          ({ received }) => received !== null,
          (error) => {
            if (error instanceof Refusal) return false;
            throw error;
          },
        );
        return [did, due];
      }
      case 'intercept':
        return [
          await locked(id, (ctx, row) => interceptOrder(ctx, row, '').then(() => true)),
          model.intercept(order),
        ];
      case 'letGoOn':
        return [await locked(id, letOrderGoOn), model.letGoOn(order)];
      case 'settle': {
        const reason = [...order.reasons].filter((one) => one !== 'arrears')[step.named % 2];
        return reason ? [await settleOne(id, reason), model.settle(order, reason)] : null;
      }
      case 'pay':
        if (!order.reasons.has('arrears')) return null;
        return [
          await locked(id, (ctx, row) => payArrears(ctx, row, 'system')),
          model.pay(state, order),
        ];
      case 'return':
      case 'destroy': {
        const how = step.op;
        return [
          await locked(id, (ctx, row) => giveUp(ctx, row, how, 'operator')),
          model.giveUp(order, how),
        ];
      }
      case 'changeLine': {
        const g = order.boxes.reduce((all, box) => all + (box.g ?? 0), 0);
        const choice = { productId: kit.products.receipt, agreedMinor: BigInt(g) };
        if (order.status !== 'withheld') return null;
        return [
          await locked(id, (ctx, row) => changeLine(ctx, row, choice, 'operator')),
          model.changeLine(state, order),
        ];
      }
      case 'void': {
        const [outcome] = await voidMany(own, [id]);
        return [outcome?.ok ?? false, model.voidIt(order)];
      }
    }
  };

  /** Boxes that lie here: of what is here all but the absent, of what is not complete those that came. */
  const dueBoxes = (order: model.ModelOrder) =>
    ['inWarehouse', 'withheld', 'generated'].includes(order.status)
      ? order.boxes.filter(({ g }) => g !== null).length
      : 0;

  const check = async (step: Step) => {
    const said = JSON.stringify(step);
    const rows = await asked<{
      id: string;
      status: string;
      settlement: string;
      booking: string;
      open_reasons: number;
      reasons: string[] | null;
      places: string;
      wrong: string;
    }>(
      `select o.id, o.status, o.settlement, o.booking, o.open_reasons,
         (select array_agg(w.reason order by w.reason) from withholdings w
          where w.order_id = o.id and w.ended_at is null) as reasons,
         (select count(*) from box_places p where p.order_id = o.id) as places,
         (select count(*) from box_places p where p.order_id = o.id
            and p.kind <> case when o.status = 'withheld' then 'withheld' else 'floor' end) as wrong
       from orders o where o.merchant_id = $1 order by o.id`,
      [merchantId],
    );
    const kept = new Map(rows.map((row) => [row.id, row]));
    for (const [at, order] of state.orders.entries()) {
      const row = kept.get(ids[at] as string);
      const status = order.status === 'unpaid' ? 'ordering' : order.status;
      expect(row, said).toMatchObject({
        status: status === 'cancelling' ? 'generated' : status,
        settlement: order.settlement,
        open_reasons: order.reasons.size,
        places: String(dueBoxes(order)),
        wrong: '0',
      });
      expect(row?.reasons ?? [], said).toEqual([...order.reasons].sort());
      if (['inWarehouse', 'withheld'].includes(status)) expect(row?.booking).toBe(order.booking);
    }
    expect(await kit.balances(merchantId), said).toEqual({
      wallet: BigInt(model.walletOf(state)),
      held: BigInt(model.heldOf(state)),
    });
  };

  return async (steps: readonly Step[]) => {
    for (const step of steps) {
      const outcome = await act(step);
      if (outcome) {
        const [did, due] = outcome;
        expect(did, JSON.stringify(step)).toBe(due);
        tried[did ? 'taken' : 'refused'] += 1;
      }
      await check(step);
      tried.steps += 1;
    }
    tried.sequences += 1;
    tried.withheld += state.orders.filter(({ status }) => status === 'withheld').length;
  };
};

test('parcels, places, reasons and money agree with a reckoning of their own after any steps', async () => {
  const runOne = async (steps: Step[], funds: number) => (await openRun(funds))(steps);
  await Promise.all(
    Array.from({ length: lanes }, () =>
      fc.assert(fc.asyncProperty(sequence, fc.constantFrom(4_000, 20_000, 60_000), runOne), {
        numRuns: Math.ceil(sequences / lanes),
        endOnFailure: true,
      }),
    ),
  );
  expect(await kit.faults()).toEqual([]);
  expect(await asOwner(app.database, 'select * from order_count_faults')).toEqual([]);
  console.log(`tried: ${JSON.stringify(tried)}`);
  keepLongResult('physical-sequences', 'Random steps of parcels in a warehouse', tried);
}, 14_400_000);
