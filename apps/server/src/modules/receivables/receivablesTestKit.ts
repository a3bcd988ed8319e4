import type { Kysely } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { kyselyOver } from '../../platform/db/kysely.ts';
import { openPool } from '../../platform/db/pool.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { type Owner, type Posting, postAndMove } from '../../testing/ledgerDays.ts';
import { newMerchant } from '../finance/testing.ts';
import { sweepReceivables } from './receivables.sweep.ts';

type Command = Record<string, unknown>;

const charge = (minor: number, kind = 'freight'): Command => ({
  op: 'charge',
  subject: newId(),
  lines: [{ kind, amount: minor }],
  below: true,
});

/** A ledger whose days a test decides, and credit merchants of it. */
export const openReceivablesKit = async (app: TestApp) => {
  const ctx: Ctx = await app.ctxOf();
  const pool = openPool(ctx.cell.urls.migrate as string, 1, 'alpaca-test-receivables');
  const db: Kysely<DB> = kyselyOver((text, values) => pool.query(text, values));
  const ask = async <T>(text: string, values: unknown[] = []) =>
    (await pool.query<T & Record<string, unknown>>(text, values)).rows;

  /** A credit merchant of 15 days whose first statement begins after a day. */
  const creditMerchant = async (until: string, cycle = 'monthly') => {
    const merchant = await newMerchant(app);
    const { merchantId, code } = merchant;
    await ask(
      `update merchants set terms = 'credit', credit_limit_minor = 5000000, credit_days = 15 where merchant_id = $1`,
      [merchantId],
    );
    await ask(
      `insert into statement_cycles (tenant_id, id, merchant_id, issued_until, cycle) values ($1, $2, $3, $4, $5)`,
      [ctx.tenant.id, newId(), merchantId, until, cycle],
    );
    const owner: Owner = { tenantId: ctx.tenant.id, merchantId, code };
    const post = (day: string, ...commands: Command[]) => {
      const postings = commands.map(
        (command): Posting => ({
          at: new Date(`${day}T04:00:00Z`),
          command: { id: newId(), key: newId(), ...command },
        }),
      );
      return postAndMove(db, owner, postings);
    };
    return { ...merchant, post };
  };

  return {
    ctx,
    ask,
    creditMerchant,
    /** What is done by the clock, at noon of a day. */
    sweep: (day: string) => sweepReceivables(ctx, new Date(`${day}T04:00:00Z`)),
    faults: () => ask('select fault, what from receivable_faults'),
    close: () => pool.end(),
  };
};
export type ReceivablesKit = Awaited<ReturnType<typeof openReceivablesKit>>;
export type CreditMerchant = Awaited<ReturnType<ReceivablesKit['creditMerchant']>>;

export const commands = {
  charge,
  topUp: (amount: number): Command => ({ op: 'topUp', subject: newId(), amount }),
  adjust: (amount: number): Command => ({ op: 'adjust', subject: newId(), amount }),
  refund: ({ subject, lines }: Command): Command => ({ op: 'refund', subject, lines }),
};
