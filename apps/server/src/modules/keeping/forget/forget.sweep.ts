import { type ForgottenKind, forgottenKinds, forgottenOrder } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { settingsOf } from '../../system/index.ts';
import { dropOldExports } from '../merchants/dropOldExports.ts';
import { voidOldDrafts } from './drafts.ts';
import { removeGoneFiles } from './goneFiles.ts';

/** So many at once, so that nobody waits for what a night has locked. */
const atOnce = 500;
// A tenant with years of it is done over several nights, and the others of its cell have theirs.
const batchesMost = 2_000;

interface Night {
  night: string;
  kind: ForgottenKind;
  days: number;
}

const dayOf = (night: string) => sql<Date>`${night}::date`;

const begin = (ctx: Ctx, { night, kind, days }: Night) =>
  ctx.db
    .insertInto('forgotten')
    .values({ tenant_id: ctx.tenant.id, night, kind, days })
    .onConflict((c) => c.columns(['tenant_id', 'night', 'kind']).doUpdateSet({ days }))
    .execute();

/** What goes and what is said of it are one transaction: a night that is stopped has counted right. */
const forgetSome = (ctx: Ctx, { night, kind, days }: Night): Promise<number> =>
  inTx(ctx, async (ctx) => {
    const { rows } = await sql<{ gone: bigint; files: bigint }>`
      select gone, files from alpaca.forget(${kind}, ${days}, ${atOnce})`.execute(ctx.db);
    const { gone = 0n, files = 0n } = rows[0] ?? {};
    if (gone > 0n) {
      await ctx.db
        .updateTable('forgotten')
        .set({ gone: sql`gone + ${gone}`, files: sql`files + ${files}` })
        .where('tenant_id', '=', ctx.tenant.id)
        .where('night', '=', dayOf(night))
        .where('kind', '=', kind)
        .execute();
    }
    return Number(gone);
  });

const end = (ctx: Ctx, { night, kind }: Night) =>
  ctx.db
    .updateTable('forgotten')
    .set({ ended_at: new Date() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('night', '=', dayOf(night))
    .where('kind', '=', kind)
    .execute();

const forgetKind = async (ctx: Ctx, night: Night) => {
  await begin(ctx, night);
  if (night.kind === 'draft') await voidOldDrafts(ctx, night.days);
  for (let batch = 0; batch < batchesMost; batch += 1) {
    if ((await forgetSome(ctx, night)) === 0) {
      await end(ctx, night);
      return;
    }
  }
};

/**
 * By night, in every tenant: what is past its days goes, in small batches, each for itself. One that is
 * stopped goes on the next night; run twice it finds nothing more. A kind that fails holds up no other.
 */
export const sweepForgotten = async (ctx: Ctx, now = new Date()) => {
  const night = toWire(now, ctx.tenant.zone).slice(0, 10);
  const days = await settingsOf(ctx, ...Object.values(forgottenKinds));
  for (const kind of forgottenOrder) {
    await forgetKind(ctx, { night, kind, days: days[forgottenKinds[kind]] }).catch((err) =>
      ctx.log.error({ err, tenant: ctx.tenant.code, kind }, 'not forgotten'),
    );
  }
  await dropOldExports(ctx);
  const files = await removeGoneFiles(ctx);
  const rows = await ctx.db
    .selectFrom('forgotten')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('night', '=', dayOf(night))
    .where('gone', '>', 0n)
    .select(['kind', 'gone'])
    .execute();
  if (rows.length > 0 || files > 0) {
    const gone = Object.fromEntries(rows.map((row) => [row.kind, Number(row.gone)]));
    ctx.log.info({ tenant: ctx.tenant.code, night, gone, files }, 'forgotten');
  }
};
