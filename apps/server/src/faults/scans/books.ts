import type { QueryResultRow } from 'pg';
import type { startStation } from './stations.ts';

interface Books {
  read<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
}

export interface ScannedOrder {
  order_no: string;
  status: string;
  settlement: string;
  booking: string;
  charge_at: string;
  currency: string;
  quoted_minor: string;
  real_minor: string | null;
  boxes: number;
  here: string;
  places: string;
  completing: string;
}

/** A merchant's orders since then, with their boxes, places and the scans that completed them. */
export const scannedOrders = ({ read }: Books, merchantId: string, since: string) =>
  read<ScannedOrder>(
    `select o.order_no, o.status, o.settlement, o.booking, o.charge_at, o.currency, o.quoted_minor,
       o.real_minor, o.box_count as boxes,
       (select count(*) from order_boxes b where b.order_id = o.id and b.received_at is not null) as here,
       (select count(*) from box_places p where p.order_id = o.id) as places,
       (select count(*) from scans s where s.order_id = o.id
          and (s.answer #>> '{received,isComplete}') = 'true') as completing
     from orders o where o.merchant_id = $1 and o.id > $2`,
    [merchantId, since],
  );

/** What an order took from the wallet, and what it still holds; reckoned without the ledger. */
export const takenBy = (order: ScannedOrder): { wallet: bigint; held: bigint } => {
  const quoted = BigInt(order.quoted_minor);
  const real = order.real_minor === null ? null : BigInt(order.real_minor);
  if (order.settlement === 'paid') {
    // Charged with its label: less went back, more is only announced.
    const paid = order.charge_at === 'receipt' || (real !== null && real < quoted) ? real : quoted;
    return { wallet: paid ?? quoted, held: 0n };
  }
  const isHeld = ['inFlight', 'booked', 'cancelling'].includes(order.booking);
  return isHeld ? { wallet: quoted, held: quoted } : { wallet: 0n, held: 0n };
};

type Station = ReturnType<typeof startStation>;

export const isHere = ({ status }: ScannedOrder) => ['inWarehouse', 'withheld'].includes(status);

/** What stations were told, held against what is kept: each box once, each order complete by one scan. */
export const scanFaults = async (
  { read }: Books,
  warehouseId: string,
  stations: readonly Station[],
  settled: readonly ScannedOrder[],
) => {
  const told = stations.flatMap(({ acknowledged }) => acknowledged);
  const kept = await read<{ id: string; lines: number[] | null }>(
    "select id, answer #> '{received,lines}' as lines from scans where warehouse_id = $1",
    [warehouseId],
  );
  const keptLines = new Map(kept.map(({ id, lines }) => [id, JSON.stringify(lines)]));
  const here = settled.filter(isHere);
  const [linesTold] = await read<{ n: string }>(
    `select coalesce(sum(jsonb_array_length(answer #> '{received,lines}')), 0) as n from scans
     where warehouse_id = $1`,
    [warehouseId],
  );
  return {
    lost: told.filter(
      ({ scanId, received }) => keptLines.get(scanId) !== JSON.stringify(received?.lines ?? null),
    ).length,
    boxesTwice: Number(linesTold?.n) - settled.reduce((sum, { here }) => sum + Number(here), 0),
    notOnce: here.filter(({ completing }) => completing !== '1').length,
    misplaced: settled.filter(({ here, places }) => here !== places).length,
    unfinished: here.filter(({ boxes, here }) => Number(here) !== boxes).length,
    withoutPrice: here.filter(({ real_minor }) => real_minor === null).length,
  };
};
