import { type Currency, currencyExponents, type Transaction } from '@alpaca/contract';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import type { Statement } from './billStatement.ts';
import { batches } from './transactions.service.ts';

// A workbook is made in memory; what is longer is taken out by the export of transactions.
const transactionsAtMost = 20_000;

const numberFormat = (currency: Currency) => {
  const decimals = currencyExponents[currency];
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
};

const lastDay = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const transactionsOf = async (ctx: Ctx, { bill }: Statement) => {
  const found: Transaction[] = [];
  const { month, currency } = bill;
  const range = { from: `${month}-01 00:00:00`, to: `${lastDay(month)} 23:59:59` };
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
  const money = { numFmt: numberFormat(bill.currency) };
  const rows: CellValue[][] = [
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

const transactionSheet = (
  ctx: Ctx,
  all: readonly Transaction[],
  currency: Currency,
): WriteSheet => {
  const say = (key: string, vars?: Record<string, unknown>) => words(ctx.lang, `bill.${key}`, vars);
  const money = { numFmt: numberFormat(currency) };
  const shown = all.slice(0, transactionsAtMost);
  const cut = all.length > shown.length ? [[say('cut', { count: shown.length })]] : [];
  return {
    name: say('transactions'),
    columns: [
      { width: 20, style: asText },
      { width: 18, style: asText },
      { width: 14, style: asText },
      { width: 16, style: money },
      { width: 16, style: money },
      { width: 32, style: asText },
    ],
    freezePane: { rows: 1 },
    rows: [
      [say('time'), say('no'), say('kind'), say('amount'), say('balance'), say('note')],
      ...shown.map((one) => [
        one.time,
        one.no,
        words(ctx.lang, `transactionKind.${one.kind}`),
        Number(one.amount),
        Number(one.balance),
        one.note,
      ]),
      ...cut,
    ],
  };
};

/** The same as on paper, and the month's transactions one by one. */
export const billSheet = async (ctx: Ctx, statement: Statement): Promise<Buffer> => {
  const all = await transactionsOf(ctx, statement);
  const sheets = [
    summarySheet(ctx, statement),
    transactionSheet(ctx, all, statement.bill.currency),
  ];
  return Buffer.from(await writeXlsx({ sheets }));
};
