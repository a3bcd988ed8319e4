import { Gauge, type Registry } from 'prom-client';
import type { AskCells } from '../../../platform/seeing/seeing.ts';

interface Told {
  tenant: string;
  faults: number;
  checked_at: Date | null;
  sealed_until: Date | null;
}

/** How far logs are sealed and what their last check found, told by whichever api node is asked. */
export const measureLogs = (ask: AskCells, registry: Registry) => {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['cell', 'tenant'] as const, registers: [registry] });
  const sealed = gauge(
    'alpaca_logs_sealed_timestamp_seconds',
    'Until when a tenant’s log is sealed',
  );
  const checked = gauge(
    'alpaca_logs_checked_timestamp_seconds',
    'When a tenant’s log was last checked',
  );
  const faults = new Gauge({
    name: 'alpaca_log_faults',
    help: 'What the last check of the log found changed; 0, or somebody must look',
    labelNames: ['cell', 'tenant'] as const,
    registers: [registry],
    async collect() {
      for (const one of [sealed, checked, faults]) one.reset();
      await ask<Told>('log checks', 'select * from alpaca.told_log_checks()', (cell, told) => {
        const labels = { cell, tenant: told.tenant };
        if (told.sealed_until) sealed.set(labels, told.sealed_until.getTime() / 1000);
        if (!told.checked_at) return;
        checked.set(labels, told.checked_at.getTime() / 1000);
        faults.set(labels, told.faults);
      });
    },
  });
};
