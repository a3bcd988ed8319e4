import { constants, receiveParcel, submitOrder } from '@alpaca/contract';
import pg from 'pg';
import { until } from '../apps/server/src/faults/support/fleet.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { copyRows } from '../apps/server/src/testing/copyRows.ts';
import { type Asking, ask, asking } from './asking.ts';
import { httpRequest } from './load.ts';
import { postAsOwner } from './merchants.ts';
import { asOwner, bodyWith, giveCredit, productOf } from './submitting.ts';
import { database, type System } from './system.ts';

/** A parcel that waits to be weighed in, of which there are as many as are asked for. */
export interface Model {
  tenantId: string;
  merchantId: string;
  orderId: string;
  currency: string;
  quotedMinor: string;
  /** What its copies' numbers and ids begin with. */
  letter: string;
}

// Three merchants: each has a wallet of its own, which every receipt locks.
const people = { A: 'starfield', B: 'kapok', C: 'bluebay' } as const;

const digits = (n: number) => String(n).padStart(12, '0');
export const numberOf = ({ letter }: Model, n: number) => `${letter}${digits(n)}`;

/** Ids of copies tell their numbers, so that a script can make them up. */
export const prefixes = ({ letter }: Model) => {
  const of = (kind: string) => `f3000000-${kind}00${letter.toLowerCase()}-4000-8000-`;
  return { order: of('1'), hold: of('2') };
};

const isGenerated = async (system: System, id: string) => {
  const { rows } = await asOwner<{
    status: string;
    tenant_id: string;
    merchant_id: string;
    currency: string;
    quoted_minor: string;
  }>(
    system,
    'select status, tenant_id, merchant_id, currency, quoted_minor from orders where id = $1',
    [id],
  );
  return rows[0]?.status === 'generated' && rows[0];
};

/** An order of each merchant, placed and booked as any other, with its price held. */
export const placeModels = async (system: System): Promise<Model[]> => {
  await giveCredit(system);
  // No carrier listens here, and none is measured: the line has numbers of its own.
  await asOwner(
    system,
    `update channels set adapter = 'own', settings = '{"range": "ALBION"}' where code = 'NOVA-US'`,
  );
  await system.startWorker();
  const models: Model[] = [];
  for (const [letter, person] of Object.entries(people)) {
    const who = await asking(system, person);
    const body = bodyWith(await productOf(who), `model-${newId()}`);
    const { id } = await ask<{ id: string }>(who, 'POST', submitOrder.path, body);
    const row = await until('the model is booked', () => isGenerated(system, id), 60_000);
    models.push({
      letter,
      orderId: id,
      tenantId: row.tenant_id,
      merchantId: row.merchant_id,
      currency: row.currency,
      quotedMinor: row.quoted_minor,
    });
  }
  await system.stopWorker();
  return models;
};

const padded = `lpad(n::text, 12, '0')`;

/** More parcels like the model, numbered from `from` in these steps, each with its price held. */
export const addParcels = async (
  system: System,
  model: Model,
  { from, count, step = 1 }: { from: number; count: number; step?: number },
) => {
  const client = new pg.Client({ connectionString: system.cluster.superUrl(database) });
  await client.connect();
  try {
    const { order, hold } = prefixes(model);
    const counted = 'generate_series($2::bigint, $3::bigint, $4::bigint) n';
    const values = [model.orderId, from, from + (count - 1) * step, step];
    const id = `('${order}' || ${padded})::uuid`;
    const number = `'${model.letter}' || ${padded}`;
    const columns = {
      id,
      order_no: number,
      customer_no: number,
      // Of no two parcels alike, or the database would expect thousands by one number.
      tracking_number: `'T' || ${number}`,
      hold_id: `('${hold}' || ${padded})::uuid`,
    };
    const query = (text: string, given: unknown[]) => client.query(text, given);
    await copyRows(query, 'orders', { where: 't.id = $1', counted, columns }, values);
    const boxed = { order_id: id, sub_order_no: number, tracking_number: `'T' || ${number}` };
    await copyRows(
      query,
      'order_boxes',
      { where: 't.order_id = $1', counted, columns: boxed },
      values,
    );
    await holdAll(system, model, { from, count, step });
    // As the database would itself before long: it plans by what it last knew.
    await client.query('analyze');
  } finally {
    await client.end();
  }
};

const holdAll = (
  system: System,
  model: Model,
  { from, count, step }: { from: number; count: number; step: number },
) => {
  const { order, hold } = prefixes(model);
  const commands = Array.from({ length: count }, (_, at) => {
    const n = digits(from + at * step);
    return {
      op: 'hold',
      id: newId(),
      key: `order:${order}${n}:hold:1`,
      merchant: model.merchantId,
      currency: model.currency,
      amount: model.quotedMinor,
      hold: `${hold}${n}`,
      subject: `${order}${n}`,
    };
  });
  return postAsOwner(system, model.tenantId, commands);
};

/** The warehouse that the operator works in. */
export const houseOf = async (system: System): Promise<string> => {
  const { rows } = await asOwner<{ id: string }>(
    system,
    `select w.id from warehouses w join warehouse_staff s on s.warehouse_id = w.id
     join users u on u.id = s.user_id where u.username = 'yunling-op' and w.code = 'SZBT'`,
  );
  return rows[0]?.id as string;
};

const scanned = (warehouseId: string, number: string, scanId: string) => ({
  scanId,
  warehouseId,
  station: 'A1',
  scannedAt: '2026-11-17 09:00:00',
  number,
  weight: 0.28,
  length: 10,
  width: 10,
  height: 10,
});

/** A parcel weighed in, as the load sends it: another one every time. */
export const scanTemplate = (who: Asking, warehouseId: string, model: Model) => {
  const { order } = prefixes(model);
  const scanId = `${order.replace('f3', 'f5')}{n}`;
  const body = scanned(warehouseId, `${model.letter}{n}`, scanId);
  const path = `${constants.basePath}${receiveParcel.path}`;
  return httpRequest(receiveParcel.method, path, who.own, JSON.stringify(body));
};

/** A parcel weighed in; it must be taken. */
export const scan = async (who: Asking, warehouseId: string, number: string) => {
  const body = scanned(warehouseId, number, newId());
  const { received } = await ask<{ received: { isComplete: boolean; withheld: string[] } | null }>(
    who,
    'POST',
    receiveParcel.path,
    body,
  );
  if (!received?.isComplete || received.withheld.length > 0) {
    throw new Error(`${number} was not taken in`);
  }
  return body.scanId;
};

/** How many of these parcels nobody has weighed in: where none is left, nothing was measured. */
export const waiting = async (system: System, model: Model, from: number) => {
  const { order } = prefixes(model);
  const { rows } = await asOwner<{ n: string }>(
    system,
    "select count(*) as n from orders where id >= $1 and id::text like $2 and status = 'generated'",
    [`${order}${digits(from)}`, `${order}%`],
  );
  return Number(rows[0]?.n);
};
