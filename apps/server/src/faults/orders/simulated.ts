import type { QueryResultRow } from 'pg';
import { seedId } from '../../../seeds/seedId.ts';

export const tenantId = seedId('tenant/yunling');
export const merchantOf = (code: string) => seedId(`${tenantId}/merchant/${code}`);

export const lines = ['US-PACKET', 'US-LABEL'];

interface Books {
  read<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
}

/** Two lines are booked by the simulated carrier, wherever parcels start; money stops no order. */
export const bookBySimulator = async (stack: Books, merchants: readonly string[]) => {
  await stack.read(
    `update channels set adapter = 'simulator', settings = '{}'
     where id in (select channel_id from products where code = any($1))`,
    [lines],
  );
  await stack.read(`update products set origins = '{}' where code = any($1)`, [lines]);
  for (const currency of ['CNY', 'USD']) {
    await stack.read(
      `select set_config('alpaca.tenant_id', $1, false), set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false),
         alpaca.set_wallet_floor(m, $3, -1000000000)
       from unnest($2::uuid[]) m`,
      [tenantId, merchants, currency],
    );
  }
};

/** The products of these lines. */
export const simulatedProducts = async (stack: Books): Promise<string[]> => {
  const products = await stack.read<{ id: string }>(
    'select id from products where code = any($1) and tenant_id = $2',
    [lines, tenantId],
  );
  return products.map(({ id }) => id);
};
