import type { BillFee, BillState } from '@alpaca/contract';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

const dayMs = 86_400_000;
export const dayFrom = (now: number, days: number) =>
  new Date(now + days * dayMs).toISOString().slice(0, 10);

export interface Sent {
  id: string;
  merchant_id: string;
  number: string;
  weight_g: bigint;
  quoted_minor: bigint;
}

/** Parcels that left and were paid for, the latest first. */
export const sentOf = async (db: Db, tenantId: string, limit: number): Promise<Sent[]> => {
  const { rows } = await sql<Sent>`
    select id, merchant_id, coalesce(nullif(tracking_number, ''), order_no) as number,
      coalesce(measured_g, weight_g) as weight_g, quoted_minor
    from orders where tenant_id = ${tenantId} and settlement = 'paid' and status in ('outWarehouse', 'delivered')
      and quoted_minor > 0 and currency = 'CNY'
    order by created_at desc, id limit ${limit}`.execute(db);
  return rows;
};

export interface Line {
  number: string;
  fee: BillFee;
  minor: bigint;
  weightG?: bigint;
  /** Who bears it: one, or several alike. */
  bearers?: readonly Sent[];
}

/** Freight of each, a little more than half of what its merchant pays; every fifth was weighed heavier. */
const freightOf = (parcels: readonly Sent[]): Line[] =>
  parcels.map((parcel, nth) => ({
    number: parcel.number,
    fee: 'freight',
    minor: (BigInt(parcel.quoted_minor) * 62n) / 100n,
    weightG: BigInt(parcel.weight_g) + (nth % 5 === 4 ? 640n : 0n),
    bearers: [parcel],
  }));

export const feeOf = (fee: BillFee, minor: bigint) => (parcel: Sent) => ({
  number: parcel.number,
  fee,
  minor,
  bearers: [parcel],
});

export interface Bill {
  id: string;
  payeeId: string;
  billNo: string;
  state: BillState;
  billDay: string;
  dueDay: string;
  lines: readonly Line[];
}

export const seedBill = async (db: Db, tenantId: string, userId: string, bill: Bill) => {
  const isOpen = bill.state === 'open';
  const total = bill.lines.reduce((sum, { minor }) => sum + minor, 0n);
  const at = new Date(`${bill.billDay}T02:00:00Z`);
  await insertRows(db, 'carrier_bills', [
    {
      tenant_id: tenantId,
      id: bill.id,
      payee_id: bill.payeeId,
      bill_no: bill.billNo,
      version: 1,
      currency: 'CNY',
      bill_day: bill.billDay,
      due_day: bill.dueDay,
      state: bill.state,
      created_by: userId,
      created_at: at,
      ...(!isOpen && {
        line_count: bill.lines.length,
        total_minor: total,
        content: bill.id,
        posted_by: userId,
        posted_at: at,
      }),
    },
  ]);
  const lines = bill.lines.map((line, nth) => ({
    ...line,
    bearers: line.bearers ?? [],
    id: seedId(`${bill.id}/${nth}`),
    nth,
  }));
  await insertRows(
    db,
    'bill_lines',
    lines.map(({ id, nth, number, fee, minor, weightG, bearers }) => ({
      tenant_id: tenantId,
      id,
      bill_id: bill.id,
      line_no: String(nth + 2),
      number,
      fee,
      amount_minor: minor,
      weight_g: weightG ?? null,
      share_by: 'weight',
      state: bearers.length > 0 ? 'matched' : 'unknown',
      parcels: bearers.length,
    })),
  );
  await insertRows(
    db,
    'bill_shares',
    lines.flatMap(({ id, fee, minor, bearers }) =>
      bearers.map((parcel) => ({
        tenant_id: tenantId,
        line_id: id,
        order_id: parcel.id,
        merchant_id: parcel.merchant_id,
        fee,
        amount_minor: minor / BigInt(bearers.length),
      })),
    ),
  );
  if (isOpen) return;
  await sql`select set_config('alpaca.tenant_id', ${tenantId}, false), set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false)`.execute(
    db,
  );
  await sql`select alpaca.post_payable('bill', ${bill.id}, ${userId})`.execute(db);
};

/** Carriers' bills in the demo: two are owed, one stands in a payment run, one is still being checked. */
export const seedPayables = async (db: Db, tenantId: string, askedBy: string, now = Date.now()) => {
  const idOf = (name: string) => seedId(`${tenantId}/payables/${name}`);
  const parcels = await sentOf(db, tenantId, 60);
  if (parcels.length < 60) return;
  const [carrier, agent] = [idOf('YUNEXP'), idOf('CAGENT')];
  const isNew = await insertRows(db, 'payees', [
    {
      tenant_id: tenantId,
      id: carrier,
      code: 'YUNEXP',
      name: '云途快递',
      currency: 'CNY',
      due_days: 30,
    },
    {
      tenant_id: tenantId,
      id: agent,
      code: 'CAGENT',
      name: '空运代理',
      currency: 'CNY',
      due_days: 15,
    },
  ]);
  if (!isNew) return;
  const [first, second, third] = [parcels.slice(0, 24), parcels.slice(24, 44), parcels.slice(44)];
  const bills: Bill[] = [
    {
      id: idOf('first'),
      payeeId: carrier,
      billNo: 'YE-2610-118',
      state: 'posted',
      billDay: dayFrom(now, -35),
      dueDay: dayFrom(now, -5),
      lines: [...freightOf(first), ...first.slice(0, 3).map(feeOf('remote', 1_500n))],
    },
    {
      id: idOf('second'),
      payeeId: agent,
      billNo: 'CA-0987',
      state: 'posted',
      billDay: dayFrom(now, -6),
      dueDay: dayFrom(now, 9),
      lines: second.map(feeOf('airFreight', 860n)),
    },
    {
      id: idOf('third'),
      payeeId: carrier,
      billNo: 'YE-2611-042',
      state: 'open',
      billDay: dayFrom(now, -2),
      dueDay: dayFrom(now, 28),
      lines: [
        ...freightOf(third),
        { number: 'YT2611000417CN', fee: 'freight', minor: 2_340n, weightG: 480n },
        { number: 'YT2611000582CN', fee: 'freight', minor: 1_975n, weightG: 300n },
        ...freightOf(first.slice(0, 1)),
      ],
    },
  ];
  for (const bill of bills) await seedBill(db, tenantId, askedBy, bill);
  await seedRun(db, tenantId, askedBy, bills[1] as Bill, idOf('run'));
};

const seedRun = async (db: Db, tenantId: string, askedBy: string, bill: Bill, id: string) => {
  const amount = bill.lines.reduce((sum, { minor }) => sum + minor, 0n);
  await insertRows(db, 'payment_runs', [
    {
      tenant_id: tenantId,
      id,
      run_no: `PR${bill.billDay.slice(2).replaceAll('-', '')}0001`,
      payee_id: bill.payeeId,
      currency: 'CNY',
      amount_minor: amount,
      note: '本周到期',
      asked_by: askedBy,
    },
  ]);
  await insertRows(db, 'payment_run_bills', [
    { tenant_id: tenantId, run_id: id, bill_id: bill.id, amount_minor: amount },
  ]);
  await db
    .updateTable('carrier_bills')
    .set({ run_id: id })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', bill.id)
    .execute();
};
