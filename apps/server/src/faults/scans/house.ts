import type { QueryResultRow } from 'pg';
import { seedId } from '../../../seeds/seedId.ts';
import { newId } from '../../platform/ids.ts';
import { lines, tenantId } from '../orders/simulated.ts';
import type { Sold } from './stations.ts';

interface Books {
  read<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
}

/** A warehouse that takes the simulated lines, and in which the operator works. */
export const openHouse = async ({ read }: Books): Promise<string> => {
  const warehouseId = newId();
  await read(
    `insert into warehouses (tenant_id, id, code, name_zh, name_en, country_code, city, address, contact,
       phone, zone, hours)
     values ($1, $2, 'KILLS', '仓', 'House', 'CN', 'SZ', 'x', 'x', '1', 'Asia/Shanghai',
       (select jsonb_agg(jsonb_build_object('from', '09:00', 'to', '18:00')) from generate_series(1, 7)))`,
    [tenantId, warehouseId],
  );
  await read(
    `insert into warehouse_lines (tenant_id, warehouse_id, product_id, cut_off)
     select tenant_id, $2, id, '17:00' from products where tenant_id = $1 and code = any($3)`,
    [tenantId, warehouseId, lines],
  );
  await read('insert into warehouse_staff (tenant_id, warehouse_id, user_id) values ($1, $2, $3)', [
    tenantId,
    warehouseId,
    seedId(`${tenantId}/user/yunling-op`),
  ]);
  return warehouseId;
};

/** The lines it takes, and with how many boxes an order of each. */
export const soldThere = ({ read }: Books) =>
  read<Sold>(
    `select id, least(coalesce((terms #>> '{limits,maxBoxes}')::int, 2), 2) as "boxesMost"
     from products where code = any($1) and tenant_id = $2`,
    [lines, tenantId],
  );
