import type { Currency } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { formats, moneyFormat } from '../../platform/sheets/formats.ts';
import {
  type CellValue,
  columnName,
  type WriteSheet,
  writeBook,
} from '../../platform/sheets/write.ts';
import type { Statement } from './billStatement.ts';
import { transactionFields } from './transactionExport.ts';
import { batches, type WholeTransaction } from './transactions.service.ts';

// A workbook is made in memory; what is longer is taken out by the export of transactions.
const transactionsAtMost = 20_000;

const transactionsOf = async (ctx: Ctx, { bill, fromDay, toDay }: Statement) => {
  const found: WholeTransaction[] = [];
  const { currency } = bill;
  const range = { from: `${fromDay} 00:00:00`, to: `${toDay} 23:59:59` };
  for await (const batch of batches(ctx, { currency, ...range })) {
    found.push(...batch);
    if (found.length > transactionsAtMost) break;
  }
  return found;
};

// Texts are written as texts and their columns formatted so: '=1+1' in a note is never computed.
const asText = { numFmt: '@' };

const summarySheet = (ctx: Ctx, { bill, ...statement }: Statement): WriteSheet => {
  const say = (key: string) => words(ctx.lang, `bill.${key}`);
  const money = { numFmt: moneyFormat(bill.currency) };
  const rows: (string | number | null)[][] = [
    [say('title'), bill.month],
    [say('merchant'), `${statement.merchantName} (${statement.merchantCode})`],
    [say('currency'), bill.currency],
    [say('madeAt'), statement.madeAt],
    [],
    [say('opening'), null, Number(bill.opening)],
    [say('kind'), say('count'), say('in'), say('out')],
    ...bill.lines.map((line) => [
      words(ctx.lang, `transactionKind.${line.kind}`),
      line.count,
      Number(line.in),
      Number(line.out),
    ]),
    [say('total'), bill.count, Number(bill.in), Number(bill.out)],
    [say('closing'), null, Number(bill.closing)],
  ];
  return {
    name: say('summary'),
    columns: [
      { width: 22, style: asText },
      { width: 24 },
      { width: 16, style: money },
      { width: 16, style: money },
    ],
    rows,
  };
};

const cellOf = (value: CellValue) =>
  typeof value === 'object' && value !== null ? value.figure : value;

// The bill is of one currency, which its first sheet names.
const isShown = ({ key }: { key: string }) => key !== 'currency';

const transactionSheet = (
  ctx: Ctx,
  all: readonly WholeTransaction[],
  currency: Currency,
): WriteSheet => {
  const say = (key: string, vars?: Record<string, unknown>) => words(ctx.lang, `bill.${key}`, vars);
  const shown = all.slice(0, transactionsAtMost);
  const cut = all.length > shown.length ? [[say('cut', { count: shown.length })]] : [];
  const fields = transactionFields(ctx.lang).filter(isShown);
  const formatOf = ({ key, format = formats.text }: (typeof fields)[number]) =>
    key === 'amount' || key === 'balance' ? moneyFormat(currency) : format;
  return {
    name: say('transactions'),
    columns: fields.map((field) => ({
      width: field.width ?? 18,
      style: { numFmt: formatOf(field) },
    })),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${columnName(fields.length - 1)}${shown.length + 1}` },
    rows: [
      fields.map(({ title }) => title(ctx.lang)),
      ...shown.map((one) => fields.map(({ value }) => cellOf(value(one)))),
      ...cut,
    ],
  };
};

/** The same as on paper, and the transactions one by one. */
export const billSheet = async (ctx: Ctx, statement: Statement): Promise<Buffer> => {
  const all = await transactionsOf(ctx, statement);
  const sheets = [
    summarySheet(ctx, statement),
    transactionSheet(ctx, all, statement.bill.currency),
  ];
  return Buffer.from(await writeBook(sheets));
};
