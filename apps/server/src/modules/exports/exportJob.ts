import type { Language } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx, outsideTx } from '../../platform/db/tx.ts';
import { openWhole } from '../../platform/fields/index.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { type JobKind, type RunningJob, stepOnce } from '../../platform/jobs/jobs.ts';
import { type CellValue, writeRows, xlsxType } from '../../platform/sheets/write.ts';
import { files } from '../files/index.ts';
import { finishJob, progressJob, throwIfCancelled } from '../jobs/index.ts';
import { type ExportField, type ExportKind, exportKind } from './kinds.service.ts';

type Wanted = readonly ExportField<unknown>[];

const findExport = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('exports')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
type Export = Awaited<ReturnType<typeof findExport>>;

/** Tells how far it is between batches, outside the transaction that only reads. */
async function* cells(
  ctx: Ctx,
  asked: Export,
  kind: ExportKind,
  fields: Wanted,
  signal: AbortSignal,
): AsyncGenerator<CellValue[]> {
  const filter = kind.filter.parse(openWhole(ctx, 'exports.filter', asked.filter));
  const outside = outsideTx(ctx);
  for await (const batch of kind.batches(ctx, filter)) {
    signal.throwIfAborted();
    await throwIfCancelled(outside, asked.job_id);
    for (const row of batch) yield fields.map(({ value }) => value(row));
    await progressJob(outside, asked.job_id, { done: batch.length });
  }
}

const makeFile = (ctx: Ctx, asked: Export, signal: AbortSignal) =>
  inTx(
    ctx,
    async (ctx) => {
      const kind = exportKind(asked.kind);
      const all = new Map((await kind.fields(ctx)).map((field) => [field.key, field]));
      const fields = (asked.fields as string[]).flatMap((key) => all.get(key) ?? []);
      const lang = asked.language as Language;
      const name = words(lang, `importKind.${asked.kind}`);
      const day = toWire(asked.created_at, ctx.tenant.zone).slice(0, 10);
      return files.write(ctx, {
        userId: asked.user_id,
        purpose: 'export',
        kind: asked.kind,
        name: `${name} ${day}.xlsx`,
        contentType: xlsxType,
        body: writeRows(
          name,
          fields.map(({ title, ...column }) => ({ ...column, title: title(lang) })),
          cells(ctx, asked, kind, fields, signal),
        ),
      });
    },
    { snapshot: true },
  );

const run = async (ctx: Ctx, job: RunningJob) => {
  const asked = await findExport(ctx, job.ids.exportId as string);
  const inLanguage = { ...ctx, lang: asked.language as Language };
  await throwIfCancelled(ctx, asked.job_id);
  const file = await makeFile(inLanguage, asked, job.signal);
  await stepOnce(ctx, job, 'file', async (ctx) => {
    await files.keep(ctx, file);
    await finishJob(ctx, asked.job_id, { successData: file.key });
  });
};

/** Writes the file while the rows are read, so that it may be of any length. */
export const exportJob: JobKind = { name: 'export.make', lane: 'bulk', isPersons: true, run };
