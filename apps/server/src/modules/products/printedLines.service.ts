import type { PrintSet } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { withChannels } from './withChannels.ts';

export interface PrintedLine {
  names: { zh: string; en: string };
  adapter: string;
  printSet: PrintSet;
}

/** What lines print and who books their parcels, by product. */
export const printedLines = async (ctx: Ctx, productIds: readonly string[]) => {
  if (productIds.length === 0) return new Map<string, PrintedLine>();
  const rows = await withChannels(ctx)
    .where('p.id', 'in', [...new Set(productIds)])
    .select(['p.id', 'p.name_zh', 'p.name_en', 'p.print_set', 'c.adapter'])
    .execute();
  return new Map<string, PrintedLine>(
    rows.map(({ id, name_zh, name_en, print_set, adapter }) => [
      id,
      { names: { zh: name_zh, en: name_en }, adapter, printSet: print_set as PrintSet },
    ]),
  );
};
