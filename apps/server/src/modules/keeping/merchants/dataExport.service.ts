import { jobOptTypes, type Parsed, type startDataExport } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { newId } from '../../../platform/ids.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { startJob } from '../../jobs/index.ts';
import { dataExportJob } from './dataExport.job.ts';
import { merchantAsked, requireMayAsk } from './merchantData.service.ts';

/** One at a time for each merchant: it reads everything there is. */
const requireNoneMade = async (ctx: Ctx, merchantId: string) => {
  await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .select('merchant_id')
    .executeTakeFirst();
  const making = await ctx.db
    .selectFrom('data_exports')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'making')
    .select('id')
    .executeTakeFirst();
  if (making) refuse('dataExport.underWay');
};

export const start = (ctx: Ctx, { merchantId: asked }: Parsed<typeof startDataExport>['body']) =>
  inTx(ctx, async (ctx) => {
    const merchant = await merchantAsked(ctx, asked);
    await requireMayAsk(ctx);
    if (merchant.erased_at) refuse('erasure.done');
    const { merchant_id: merchantId, code } = merchant;
    await requireNoneMade(ctx, merchantId);
    const jobId = await startJob(ctx, {
      nameZh: words('zh_CN', 'dataExportJob', { code }),
      nameEn: words('en_US', 'dataExportJob', { code }),
      total: 0,
      optType: jobOptTypes.download,
    });
    const id = newId();
    await ctx.db
      .insertInto('data_exports')
      .values({
        ...{ tenant_id: ctx.tenant.id, id, merchant_id: merchantId, job_id: jobId },
        ...{ asked_by: ctx.session?.userId as string, language: ctx.lang },
      })
      .execute();
    ctx.trail?.note({ code });
    await addJob(ctx, dataExportJob, { exportId: id });
    return { id, jobId };
  });
