import { Gauge, type Registry } from 'prom-client';
import type { AskCells } from '../../platform/seeing/seeing.ts';

interface Told {
  tenant: string;
  faults: number;
  checked_at: Date;
}

/** What the last nightly looks at the books found, told by whichever api node is asked. */
export const measureBooks = (ask: AskCells, registry: Registry) => {
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
      await ask<Told>('book checks', 'select * from alpaca.told_book_checks()', (cell, told) => {
        const labels = { cell, tenant: told.tenant };
        faults.set(labels, told.faults);
        checked.set(labels, told.checked_at.getTime() / 1000);
      });
    },
  });
};
