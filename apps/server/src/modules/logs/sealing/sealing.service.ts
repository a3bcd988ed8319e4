import type { LogSealing } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';

/** One thing that a check found. */
export interface LogFault {
  fault: 'altered' | 'removed' | 'inserted' | 'chain' | 'root' | 'noRoot' | 'dayGone';
  day: string;
  /** Of which line, as far as that is known. */
  id?: string;
}

/** How far the log is sealed, and what the last check found. */
export const sealing = async (ctx: Ctx): Promise<LogSealing> => {
  const row = await ctx.db
    .selectFrom('log_checks')
    .where('tenant_id', '=', ctx.tenant.id)
    .selectAll()
    .executeTakeFirst();
  const at = (time: Date | null | undefined) => (time ? toWire(time, ctx.tenant.zone) : null);
  return {
    sealedUntil: at(row?.sealed_until),
    checkedAt: at(row?.checked_at),
    faults: row?.faults ?? 0,
    found: ((row?.found ?? []) as unknown as LogFault[]).map(({ fault, ...where }) =>
      words(ctx.lang, `logFault.${fault}`, { id: '', ...where }),
    ),
  };
};
