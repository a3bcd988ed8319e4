import { TrackingRow } from '@alpaca/contract';
import type { ImportKind } from '../imports/kinds.service.ts';
import { numberMany } from './manualLabels.service.ts';

/** Numbers of carriers that nobody can ask: an operator brings them in. */
export const trackingImport: ImportKind = {
  name: 'trackingNumber',
  access: 'ops:carrierImport',
  schema: TrackingRow,
  titles: 'trackingField',
  options: async () => ({}),
  key: ({ orderNo }: TrackingRow) => orderNo.toUpperCase(),
  commit: (ctx, rows: TrackingRow[]) => numberMany(ctx, rows),
};
