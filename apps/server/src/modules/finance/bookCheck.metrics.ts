import { Gauge, type Registry } from 'prom-client';
import type { Node } from '../../platform/node.ts';

interface Told {
  tenant: string;
  faults: number;
  checked_at: Date;
}

/** What the last nightly looks at the books found, told by whichever api node is asked. */
export const measureBooks = (node: Node, registry: Registry) => {
  const labelNames = ['cell', 'tenant'] as const;
  const checked = new Gauge({
    name: 'alpaca_books_checked_timestamp_seconds',
    help: 'When the books of a tenant were last checked',
    labelNames,
    registers: [registry],
  });
  const faults = new Gauge({
    name: 'alpaca_book_faults',
    help: 'What the last check of the books found wrong; 0, or somebody must look',
    labelNames,
    registers: [registry],
    async collect() {
      faults.reset();
      checked.reset();
      for (const { name: cell, pool } of node.cells.values()) {
        try {
          const { rows } = await pool.query<Told>('select * from alpaca.told_book_checks()');
          for (const { tenant, faults: found, checked_at } of rows) {
            faults.set({ cell, tenant }, found);
            checked.set({ cell, tenant }, checked_at.getTime() / 1000);
          }
        } catch (err) {
          // The other measurements are wanted most when a database is gone.
          node.log.warn({ err, cell }, 'book checks could not be read');
        }
      }
    },
  });
};
