import {
  type Currency,
  type ExchangeForm,
  type ExchangeQuote,
  type Result,
  type takeExchange,
  toAmount,
} from '@alpaca/contract';
import { type Selectable, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Exchanges } from '../../platform/db/schema.gen.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { minorOf } from '../../platform/wireAmount.ts';
import { exchangeRate } from '../rates/index.ts';
import { requireActive } from './activeMerchant.ts';
import { watched } from './balanceAlerts.service.ts';
import { type Rate, sidesOf } from './exchangeSums.ts';
import { tellExchanged } from './finance.messages.ts';
import { requireNotFrozen } from './frozen.ts';
import { walletFunded } from './funded.ts';
import { numberOfDay } from './numberOfDay.ts';
import { walletsOf } from './wallets.service.ts';

// Long enough to read and decide, too short to wait for a better rate.
const quoteSeconds = 120;

const rateName = ({ num, den }: Rate) => `${num}/${den}`;

const availableIn = async (ctx: Ctx, currency: Currency) =>
  (await walletsOf(ctx)).find((wallet) => wallet.currency === currency)?.available ?? 0n;

export const quote = async (ctx: Ctx, form: ExchangeForm): Promise<ExchangeQuote> => {
  const { from, to, amount, side } = form;
  const merchantId = ownMerchant(ctx);
  await requireActive(ctx, merchantId);
  const rate = (await exchangeRate(ctx, from, to)) ?? refuse('exchange.noRate', { from, to });
  const minor = minorOf(amount, side === 'sold' ? from : to);
  const { sold, bought } = sidesOf(minor, side, rate, [from, to]);
  if (bought <= 0n) refuse('exchange.tooSmall');
  const id = newId();
  const available = await availableIn(ctx, from);
  await ctx.db
    .insertInto('exchanges')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      no: numberOfDay(ctx, 'EX', id),
      from_currency: from,
      to_currency: to,
      sold_minor: sold,
      bought_minor: bought,
      rate: rateName(rate),
      quoted_by: ctx.session?.userId as string,
      expires_at: sql`now() + ${quoteSeconds} * interval '1 second'`,
    })
    .execute();
  return {
    id,
    from,
    to,
    sold: toAmount(sold, from),
    bought: toAmount(bought, to),
    rate: rate.text,
    available: toAmount(available, from),
    isEnough: sold <= available,
    seconds: quoteSeconds,
  };
};

const find = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('exchanges')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', ownMerchant(ctx))
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()) ?? refuse('exchange.notFound');

/** What the database says no with. */
const refusals = { AX001: 'wallet.tooLow', AX002: 'exchange.expired' } as const;

/** Whether it was this call that took it, not another at the same moment. */
const move = async (ctx: Ctx, id: string): Promise<boolean> => {
  try {
    const { rows } = await sql<{ isTaken: boolean }>`
      select alpaca.take_exchange(${id}, ${newId()}, ${newId()}, ${ctx.session?.userId}) as "isTaken"`.execute(
      ctx.db,
    );
    return rows[0]?.isTaken === true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code && code in refusals) return refuse(refusals[code as keyof typeof refusals]);
    throw error;
  }
};

const told = (row: Selectable<Exchanges>): Result<typeof takeExchange> => {
  const [from, to] = [row.from_currency as Currency, row.to_currency as Currency];
  return {
    no: row.no,
    from,
    to,
    sold: toAmount(row.sold_minor, from),
    bought: toAmount(row.bought_minor, to),
  };
};

/** The rate that was shown is the rate that is taken, or none is. */
export const take = (ctx: Ctx, id: string): Promise<Result<typeof takeExchange>> =>
  inTx(ctx, async (ctx) => {
    const row = await find(ctx, id);
    const { merchant_id: merchantId } = row;
    const exchanged = told(row);
    ctx.trail?.note({ ...exchanged });
    if (row.taken_at) return exchanged;
    await requireActive(ctx, merchantId);
    await requireNotFrozen(ctx, merchantId);
    const { from, to } = exchanged;
    const rate = await exchangeRate(ctx, from, to);
    if (!rate || rateName(rate) !== row.rate) refuse('exchange.rateChanged');
    const wallets = [from, to].map((currency) => ({ merchantId, currency }));
    const isTaken = await watched(ctx, wallets, (ctx) => move(ctx, id));
    if (isTaken) {
      await walletFunded(ctx, merchantId);
      await tellExchanged(ctx, merchantId, exchanged);
    }
    return exchanged;
  });
