import { type ExportKindName, exportAccess, jobOptTypes } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { sealWhole } from '../../platform/fields/index.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { startJob } from '../jobs/index.ts';
import { exportJob } from './exportJob.ts';
import { requireExportQuota } from './exportQuota.ts';
import { exportKind } from './kinds.service.ts';

const allowedKind = (ctx: Ctx, name: ExportKindName) => {
  const kind = exportKind(name);
  return ctx.session?.permissions.has(exportAccess[name]) ? kind : refuse('request.forbidden');
};

export const fields = async (ctx: Ctx, name: ExportKindName) =>
  (await allowedKind(ctx, name).fields(ctx)).map(({ key, title, group, isExtra = false }) => ({
    key,
    label: title(ctx.lang),
    group: group ? words(ctx.lang, `exportGroup.${group}`) : '',
    isDefault: !isExtra,
  }));

interface Asked {
  kind: ExportKindName;
  fields: readonly string[];
  filter: unknown;
}

const titleIn = (lang: 'zh_CN' | 'en_US', name: string) =>
  words(lang, 'exportJob', { kind: words(lang, `importKind.${name}`) });

export const start = (ctx: Ctx, { kind: name, fields, filter }: Asked) =>
  inTx(ctx, async (ctx) => {
    const kind = allowedKind(ctx, name);
    const known = new Set((await kind.fields(ctx)).map(({ key }) => key));
    if (fields.some((field) => !known.has(field))) refuse('request.invalid');
    if (!kind.filter.safeParse(filter).success) refuse('request.invalid');
    await requireExportQuota(ctx);
    const jobId = await startJob(ctx, {
      nameZh: titleIn('zh_CN', name),
      nameEn: titleIn('en_US', name),
      total: 0,
      optType: jobOptTypes.download,
    });
    const id = newId();
    await ctx.db
      .insertInto('exports')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        merchant_id: ctx.merchantId,
        user_id: ctx.session?.userId as string,
        kind: name,
        fields: JSON.stringify(fields),
        // People look for whole numbers; as JSON a text stands in quotes.
        filter: JSON.stringify(sealWhole(ctx, 'exports.filter', filter)),
        language: ctx.lang,
        job_id: jobId,
      })
      .execute();
    ctx.trail?.note({ name: titleIn(ctx.lang, name) });
    await addJob(ctx, exportJob, { exportId: id });
    return { jobId };
  });
