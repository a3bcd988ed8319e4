import {
  type Bill,
  type Currency,
  type downloadStatement,
  type KindSum,
  type Parsed,
  toAmount,
  toMinor,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { FileReply } from '../../platform/http/bind.ts';
import { billFile } from '../finance/index.ts';
import { findOne } from './statementList.service.ts';
import type { StatementRow } from './statements.repository.ts';

const sum = (lines: readonly KindSum[], side: 'in' | 'out', currency: Currency) =>
  toAmount(
    lines.reduce((all, line) => all + toMinor(line[side], currency), 0n),
    currency,
  );

/** The period as a bill: the paper of both is the same. */
const asBill = ({ currency, ...row }: StatementRow): Bill => {
  const lines = row.lines.map((line) => ({ ...line, currency }));
  return {
    month: `${row.from_day} – ${row.to_day}`,
    currency,
    opening: toAmount(row.opening_minor, currency),
    in: sum(lines, 'in', currency),
    out: sum(lines, 'out', currency),
    closing: toAmount(row.credited_until_minor - row.charged_until_minor, currency),
    count: lines.reduce((all, { count }) => all + count, 0),
    isClosed: true,
    lines,
  };
};

export const download = async (
  ctx: Ctx,
  { id, format }: Parsed<typeof downloadStatement>['query'],
): Promise<FileReply> => {
  const row = await findOne(ctx, id);
  const within = { fromDay: row.from_day, toDay: row.to_day };
  // The staff has it as its merchant does.
  const asItsMerchant: Ctx = { ...ctx, scope: 'merchant', merchantId: row.merchant_id };
  return billFile(asItsMerchant, { bill: asBill(row), format, within });
};
