import { Gauge, type Registry } from 'prom-client';
import type { AskCells } from '../../platform/seeing/seeing.ts';

interface Lag {
  tenant: string;
  waiting: string;
  seconds: number;
}

/** How long the oldest news of parcels has waited for what follows from it, told by whichever api node is asked. */
export const measureTracking = (ask: AskCells, registry: Registry) => {
  const lag = new Gauge({
    name: 'alpaca_tracking_lag_seconds',
    help: 'How far states, orders and what was said of codes lie behind the events that they follow',
    labelNames: ['cell', 'tenant', 'waiting'],
    registers: [registry],
    async collect() {
      lag.reset();
      await ask<Lag>(
        'the lag of tracking',
        'select * from alpaca.tracking_lag()',
        (cell, { tenant, waiting, seconds }) => lag.set({ cell, tenant, waiting }, seconds),
      );
    },
  });
};
