import { type Currency, type Statement, toAmount, toMinor } from '@alpaca/contract';
import { todayOf } from '../../platform/clock/days.ts';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { threadsOf } from '../threads/index.ts';
import { daysBetween } from './periods.ts';
import type { StatementRow } from './statements.repository.ts';

const wire = (ctx: Ctx, time: Date | null) => time && toWire(time, ctx.tenant.zone);

// What was paid is no part of what was charged.
const payments: readonly string[] = ['topUp', 'exchange', 'cod'];

const sumOf = (amounts: readonly string[], currency: Currency) =>
  toAmount(
    amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0n),
    currency,
  );

/** What was paid within the period. */
export const receivedIn = ({ lines, currency }: Pick<StatementRow, 'lines' | 'currency'>) =>
  sumOf(
    lines.filter(({ kind }) => payments.includes(kind)).map((line) => line.in),
    currency,
  );

export const nameOf = (
  { lang }: Ctx,
  { merchant_zh, merchant_en }: Pick<StatementRow, 'merchant_zh' | 'merchant_en'>,
) => (lang === 'en_US' && merchant_en) || merchant_zh;

export const viewsOf = async (
  ctx: Ctx,
  rows: readonly StatementRow[],
  now = new Date(),
): Promise<Statement[]> => {
  const threads = await threadsOf(
    ctx,
    'statement',
    rows.map(({ id }) => id),
  );
  const today = todayOf(ctx, now);
  return rows.map((row) => {
    const { currency, lines, due_minor, unpaid_minor, state } = row;
    const thread = threads.get(row.id);
    const given = lines.filter(({ kind }) => !payments.includes(kind));
    return {
      id: row.id,
      revision: row.revision,
      no: row.no,
      merchantId: row.merchant_id,
      merchantCode: row.merchant_code,
      merchantName: nameOf(ctx, row),
      currency,
      cycle: row.cycle,
      fromDay: row.from_day,
      toDay: row.to_day,
      state,
      charged: sumOf(
        lines.map((line) => line.out),
        currency,
      ),
      credited: sumOf(
        given.map((line) => line.in),
        currency,
      ),
      due: toAmount(due_minor, currency),
      paid: toAmount(due_minor - unpaid_minor, currency),
      unpaid: toAmount(unpaid_minor, currency),
      issueTime: toWire(row.issued_at, ctx.tenant.zone),
      dueDay: row.due_day,
      overdueDays: unpaid_minor > 0n ? Math.max(0, daysBetween(row.due_day, today)) : 0,
      silentTime: wire(ctx, row.silent_at),
      confirmTime: wire(ctx, row.confirmed_at),
      isSilent: state === 'confirmed' && row.confirmed_by === null,
      threadId: thread?.id ?? null,
      turn: thread?.turn ?? null,
      unread: thread?.unread ?? 0,
    };
  });
};
