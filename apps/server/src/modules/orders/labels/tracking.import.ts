import { TrackingRow } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type ImportKind, type Issues, refusalIssue } from '../../imports/index.ts';
import { numberMany, refusedNumbers } from './manualLabels.service.ts';

/** Which orders there are and which numbers are free is known before anything is brought in. */
const against = async (ctx: Ctx, rows: readonly TrackingRow[]) => {
  const refused = await refusedNumbers(ctx, rows);
  return refused.map((refusal): Issues | null => {
    if (!refusal) return null;
    const field = refusal.key === 'order.trackingTaken' ? 'trackingNumber' : 'orderNo';
    return { [field]: refusalIssue(refusal) };
  });
};

/** Numbers of carriers that nobody can ask: an operator brings them in. */
export const trackingImport: ImportKind = {
  name: 'trackingNumber',
  schema: TrackingRow,
  titles: 'trackingField',
  options: async () => ({}),
  key: ({ orderNo }: TrackingRow) => `order ${orderNo.toUpperCase()}`,
  otherKey: ({ trackingNumber }: TrackingRow) => `number ${trackingNumber.toUpperCase()}`,
  against,
  commit: (ctx, rows: TrackingRow[]) => numberMany(ctx, rows),
};
