import type { Language } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { type JobKind, mayTry, type RunningJob, stepOnce } from '../../../platform/jobs/jobs.ts';
import { workCtx } from '../../../platform/jobs/workCtx.ts';
import { zipStream } from '../../../platform/zipStream.ts';
import { raiseMessage } from '../../announcements/index.ts';
import { files } from '../../files/index.ts';
import { failJob, finishJob, isCancelled } from '../../jobs/index.ts';
import { settingsOf } from '../../system/index.ts';
import { giveUpFiles } from '../forget/goneFiles.ts';
import { partsOf } from './exportParts.ts';
import { inVolumes } from './volumes.ts';

const find = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('data_exports as e')
    .innerJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.merchant_id', '=', 'e.merchant_id'),
    )
    .where('e.tenant_id', '=', ctx.tenant.id)
    .where('e.id', '=', id)
    .selectAll('e')
    .select('m.code')
    .executeTakeFirst();
type Asked = NonNullable<Awaited<ReturnType<typeof find>>>;
type Made = Awaited<ReturnType<typeof files.write>>;

/**
 * Reads as the merchant, so that nothing can get in that isn't the merchant's to see, and all of it as
 * of one moment. What is made is stored while it is read.
 */
const makeVolumes = (ctx: Ctx, asked: Asked, signal: AbortSignal): Promise<Made[]> => {
  const own = {
    ...workCtx(ctx.node, ctx.tenant, asked.merchant_id),
    lang: asked.language as Language,
  };
  const day = toWire(asked.asked_at, ctx.tenant.zone).slice(0, 10);
  return inTx(
    own,
    async (own) => {
      const made: Made[] = [];
      try {
        for await (const parts of inVolumes(partsOf(own, asked, signal))) {
          const nth = made.length === 0 ? '' : ` ${made.length + 1}`;
          made.push(
            await files.write(own, {
              userId: asked.asked_by,
              purpose: 'merchantData',
              name: `${asked.code} ${day}${nth}.zip`,
              contentType: 'application/zip',
              body: zipStream(parts),
            }),
          );
        }
      } catch (error) {
        await Promise.all(made.map(({ key }) => files.remove(own, key)));
        throw error;
      }
      return made;
    },
    { snapshot: true },
  );
};

const keepVolumes = async (ctx: Ctx, asked: Asked, made: readonly Made[]) => {
  // Rows of files belong to whom the asker belongs, so that who asked finds them.
  const isOwn = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', asked.asked_by)
    .select('merchant_id')
    .executeTakeFirst();
  const keeper = { ...ctx, merchantId: isOwn?.merchant_id ?? null };
  for (const file of made) await files.keep(keeper, file);
  const { dataExportDays } = await settingsOf(ctx, 'dataExportDays');
  await ctx.db
    .updateTable('data_exports')
    .set({
      state: 'ready',
      file_ids: made.map(({ key }) => key),
      bytes: BigInt(made.reduce((sum, { bytes }) => sum + bytes, 0)),
      expires_at: sql<Date>`now() + make_interval(days => ${dataExportDays})`,
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', asked.id)
    .execute();
  await finishJob(ctx, asked.job_id, { successData: made[0]?.key ?? '' });
  await raiseMessage(ctx, {
    kind: isOwn?.merchant_id ? 'ownData.ready' : 'dataExport.ready',
    userIds: [asked.asked_by],
    vars: { code: asked.code, days: dataExportDays },
  });
};

const give = (ctx: Ctx, asked: Asked) =>
  ctx.db
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', asked.id)
    .execute();

const triesMost = 5;

const run = async (outer: Ctx, job: RunningJob) => {
  const ctx = workCtx(outer.node, outer.tenant, null);
  const asked = await find(ctx, job.ids.exportId as string);
  if (asked?.state !== 'making') return;
  if ((await isCancelled(ctx, asked.job_id)) || !(await mayTry(ctx, job, triesMost))) {
    await inTx(ctx, async (ctx) => {
      await give(ctx, asked);
      await failJob(ctx, asked.job_id, { key: 'jobFail.dataExport' });
    });
    return;
  }
  const made = await makeVolumes(ctx, asked, job.signal);
  const kept = await stepOnce(ctx, job, 'files', async (ctx) => {
    await keepVolumes(ctx, asked, made);
    return true;
  });
  // Another worker was faster, or the merchant is gone by now.
  if (!kept)
    await giveUpFiles(
      ctx,
      made.map(({ key }) => key),
    );
};

/** Puts everything of a merchant into archives. */
export const dataExportJob: JobKind = { name: 'keeping.export', lane: 'bulk', run };
