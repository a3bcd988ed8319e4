import {
  CodRow,
  type Currency,
  hasDecimalsOf,
  type CodRow as Row,
  toMinor,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  type Committed,
  currencyOptions,
  type ImportKind,
  type RefusedValue,
} from '../imports/index.ts';
import { headingsFor } from '../payables/index.ts';
import { addLines, type NewCodLine } from './codLines.repository.ts';
import { matchesOf } from './matching.ts';
import { find, lock } from './remittances.repository.ts';

/** A row is of its remittance's currency and about money; one with more decimals than that has can't be meant. */
const faultOf = ({ amount, kept, currency }: Row, own: Currency): RefusedValue['key'] | null => {
  if (currency && currency !== own) return 'codLine.otherCurrency';
  if (![amount, kept ?? '0'].every((each) => hasDecimalsOf(each, own))) return 'codLine.decimals';
  return toMinor(amount, own) === 0n ? 'codLine.nothing' : null;
};

const linesOf = async (
  ctx: Ctx,
  currency: Currency,
  rows: readonly { row: Row; rowNo: number }[],
): Promise<NewCodLine[]> => {
  const matchOf = await matchesOf(
    ctx,
    currency,
    rows.map(({ row }) => row.number),
  );
  return rows.map(({ row, rowNo }) => ({
    id: newId(),
    lineNo: row.lineNo || String(rowNo),
    number: row.number,
    minor: toMinor(row.amount, currency),
    keptMinor: toMinor(row.kept ?? '0', currency),
    words: row.words ?? '',
    ...matchOf(row.number),
  }));
};

/** Whoever books the remittance waits until these lines are in; what is booked already takes none. */
const commit = async (
  ctx: Ctx,
  rows: readonly Row[],
  { targetId, rowNos }: Committed,
): Promise<RefusedValue[]> => {
  const remittance = await lock(ctx, targetId as string);
  if (remittance?.state !== 'open') {
    return rows.map((_, index) => ({ index, key: 'remittance.moved' }));
  }
  const judged = rows.map((row, index) => ({
    row,
    index,
    rowNo: rowNos[index] as number,
    key: faultOf(row, remittance.currency),
  }));
  const wrong = judged.flatMap(({ index, key }): RefusedValue[] => (key ? [{ index, key }] : []));
  const good = judged.filter(({ key }) => key === null);
  const lines = await linesOf(ctx, remittance.currency, good);
  const added = await addLines(ctx, remittance.id, lines);
  const taken = good.flatMap(({ index }, at): RefusedValue[] =>
    added.has(lines[at]?.id ?? '') ? [] : [{ index, key: 'codLine.taken' }],
  );
  return [...wrong, ...taken];
};

/** What a carrier collected, into the remittance that was begun for it. */
export const codRemittanceImport: ImportKind = {
  name: 'codRemittance',
  schema: CodRow,
  titles: 'codField',
  options: async () => ({ currency: currencyOptions }),
  // A carrier may tell of a parcel twice: that is for people to see, and no fault of the sheet.
  key: ({ lineNo }: Row) => lineNo ?? '',
  admit: async (ctx, target) => {
    const remittance = (target && (await find(ctx, target))) || refuse('remittance.notFound');
    if (remittance.state !== 'open') refuse('remittance.moved');
  },
  headings: headingsFor('cod_headings', async (ctx, target) => (await find(ctx, target))?.payee_id),
  commit,
};
