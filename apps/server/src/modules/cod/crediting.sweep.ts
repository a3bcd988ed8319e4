import { codFeeOf } from '@alpaca/contract';
import { sql } from 'kysely';
import { todayOf } from '../../platform/clock/days.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { type Command, post } from '../finance/index.ts';
import { type CodRow, lockMany } from './codOrders.repository.ts';
import { tellCredited } from './codStory.ts';
import { creditOf } from './codViews.ts';

// So many at once; the rest comes with the next round.
const atOnce = 1_000;

const due = async (ctx: Ctx, today: string) => {
  const { rows } = await sql<{ id: string; merchant_id: string }>`
    select id, merchant_id from cod_orders
    where tenant_id = ${ctx.tenant.id} and state = 'remitted' and credit_on <= ${today}::date
    order by credit_on, id limit ${atOnce}`.execute(ctx.db);
  return rows;
};

interface Credit extends CodRow {
  settled: bigint;
  credit: bigint;
  fee: bigint;
}

const creditFor = (row: CodRow): Credit => {
  const credit = creditOf(row) as bigint;
  const fee = codFeeOf(credit, row.fee_permille ?? 0);
  return { ...row, settled: row.settled_minor ?? row.due_minor, credit, fee };
};

const noteCredited = (ctx: Ctx, credits: readonly Credit[], now: Date) =>
  sql`
    update cod_orders c set settled_minor = p.settled, credit_minor = p.credit, fee_minor = p.fee,
      credited_at = ${now}, revision = c.revision + 1
    from unnest(${credits.map(({ id }) => id)}::uuid[], ${credits.map(({ settled }) => settled)}::bigint[],
      ${credits.map(({ credit }) => credit)}::bigint[], ${credits.map(({ fee }) => fee)}::bigint[])
      as p (id, settled, credit, fee)
    where c.tenant_id = ${ctx.tenant.id} and c.id = p.id`.execute(ctx.db);

/** What came from a carrier, what we make good, and our fee: each for its order, and once. */
const commandsOf = ({ id, merchant_id, currency, settled, credit, fee }: Credit): Command[] => {
  const came = settled < 0n ? 0n : settled;
  const collected = came < credit ? came : credit;
  const base = (op: string) => ({
    key: `${op}:${id}`,
    merchantId: merchant_id,
    currency,
    subjectId: id,
  });
  const all: Command[] = [
    { ...base('collect'), op: 'collect', minor: collected },
    { ...base('makeGood'), op: 'makeGood', minor: credit - collected },
    // The credit comes first: whoever owes us more than that pays the fee all the same.
    { ...base('codFee'), op: 'codFee', minor: fee, below: true },
  ];
  return all.filter((command) => 'minor' in command && command.minor > 0n);
};

const creditSome = (ctx: Ctx, merchantId: string, ids: readonly string[], now: Date) =>
  inTx(ctx, async (ctx) => {
    const today = todayOf(ctx, now);
    const still = (await lockMany(ctx, ids)).filter(
      ({ state, credit_on }) => state === 'remitted' && credit_on !== null && credit_on <= today,
    );
    if (still.length === 0) return;
    const credits = still.map(creditFor);
    await noteCredited(ctx, credits, now);
    const posted = await post(ctx, credits.flatMap(commandsOf));
    const refused = posted.find(({ outcome }) => outcome === 'refused');
    if (refused) throw new Error(`the ledger refused what was collected: ${refused.reason}`);
    await tellCredited(
      ctx,
      merchantId,
      credits.map(({ currency, credit, fee }) => ({ currency, minor: credit - fee })),
    );
  });

/** Merchants get what was collected for them, on its day. */
export const creditCod = async (ctx: Ctx, now = new Date()) => {
  const some = await due(ctx, todayOf(ctx, now));
  for (const [merchantId, own] of Map.groupBy(some, ({ merchant_id }) => merchant_id)) {
    const ids = own.map(({ id }) => id);
    await creditSome(ctx, merchantId, ids, now).catch((err) =>
      ctx.log.error({ err, merchant: merchantId }, 'cash on delivery was not credited'),
    );
  }
};
