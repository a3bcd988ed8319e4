import { Gauge, type Registry } from 'prom-client';
import type { Node } from '../../platform/node.ts';

interface Lag {
  tenant: string;
  waiting: string;
  seconds: number;
}

/** How long the oldest news of parcels has waited for what follows from it, told by whichever api node is asked. */
export const measureTracking = (node: Node, registry: Registry) => {
  const lag = new Gauge({
    name: 'alpaca_tracking_lag_seconds',
    help: 'How far states, orders and what was said of codes lie behind the events that they follow',
    labelNames: ['cell', 'tenant', 'waiting'],
    registers: [registry],
    async collect() {
      lag.reset();
      for (const { name: cell, pool } of node.cells.values()) {
        try {
          const { rows } = await pool.query<Lag>('select * from alpaca.tracking_lag()');
          for (const { tenant, waiting, seconds } of rows) {
            lag.set({ cell, tenant, waiting }, seconds);
          }
        } catch (err) {
          // The other measurements are wanted most when a database is gone.
          node.log.warn({ err, cell }, 'the lag of tracking could not be read');
        }
      }
    },
  });
};
