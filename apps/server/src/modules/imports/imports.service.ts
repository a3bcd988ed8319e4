import {
  type commitImport,
  constants,
  downloadFile,
  type ImportKindName,
  type ImportMove,
  type ImportView,
  importAccess,
  importMoves,
  type Parsed,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CheckedFile } from '../../platform/uploads/index.ts';
import { minorOf } from '../../platform/wireAmount.ts';
import { files } from '../files/index.ts';
import { failJob, startJob } from '../jobs/index.ts';
import { checkJob } from './checkJob.ts';
import { commitJob } from './commitJob.ts';
import * as repo from './imports.repository.ts';
import { type ImportKind, importKind } from './kinds.service.ts';
import { knownView } from './knownSheets.ts';
import {
  digestOf,
  emptyFields,
  headingsIn,
  isMapping,
  type Mapping,
  shownFields,
} from './mapping.ts';
import { readJob } from './readJob.ts';
import * as rows from './rows.repository.ts';
import { createTemplate, type TemplateOptions } from './template.ts';
import { fieldViews, summaryOf } from './views.ts';

const previewRows = 5;

const mayUse = (ctx: Ctx, { name }: ImportKind) =>
  importAccess[name].every((permission) => ctx.session?.permissions.has(permission) === true);

/** The kind, if the caller may bring it in. */
export const allowedKind = (ctx: Ctx, name: ImportKindName): ImportKind => {
  const kind = importKind(name);
  return mayUse(ctx, kind) ? kind : refuse('request.forbidden');
};

/** Whoever may not bring this kind in learns nothing of what others brought. */
export const seen = (ctx: Ctx, row: repo.ImportRecord): ImportKind => {
  const kind = importKind(row.kind);
  return mayUse(ctx, kind) ? kind : refuse('import.notFound');
};

/** Locks an import for a move that its status allows. */
export const lockFor = async (ctx: Ctx, id: string, move: ImportMove) => {
  const row = await repo.lock(ctx, id);
  const kind = seen(ctx, row);
  if (!importMoves[row.status].includes(move)) refuse('import.cannotMove');
  return { row, kind };
};

const jobNames = (doing: 'reading' | 'committing', name: string, file: string) => {
  const said = (lang: 'zh_CN' | 'en_US') =>
    words(lang, `importJob.${doing}`, { kind: words(lang, `importKind.${name}`), file });
  return { nameZh: said('zh_CN'), nameEn: said('en_US') };
};

/** Whether the kind can be begun, and with this target. */
const admit = (ctx: Ctx, { admit }: ImportKind, target: string | undefined) => {
  if (!admit && target) refuse('request.invalid');
  return admit?.(ctx, target);
};

interface Brought {
  kind: ImportKindName;
  target?: string | undefined;
}

export const upload = (
  ctx: Ctx,
  { kind: name, target }: Brought,
  file: CheckedFile & { name: string },
) =>
  inTx(ctx, async (ctx) => {
    await admit(ctx, allowedKind(ctx, name), target);
    const { key } = await files.store(ctx, file, 'importSheet', name);
    const id = newId();
    const jobId = await startJob(ctx, { ...jobNames('reading', name, file.name), total: 0 });
    await repo.add(ctx, {
      id,
      kind: name,
      targetId: target ?? null,
      fileId: key,
      fileName: file.name,
      jobId,
    });
    await addJob(ctx, readJob, { importId: id });
    return { id };
  });

/** The same file again: its rows would come in twice. */
const before = async (
  ctx: Ctx,
  row: repo.ImportRecord,
  { name, alike = [name] }: ImportKind,
): Promise<ImportView['before']> => {
  if (alike.length === 0) return null;
  const found = await repo.broughtBefore(ctx, row, alike);
  return found
    ? {
        fileName: found.file_name,
        createTime: toWire(found.created_at, ctx.tenant.zone),
        userName: found.realname || found.username,
        committed: found.committed,
      }
    : null;
};

export const get = async (ctx: Ctx, id: string): Promise<ImportView> => {
  const row = await repo.find(ctx, id);
  const kind = seen(ctx, row);
  const first = await rows.windowOf(ctx, id, { only: 'all', offset: 0, limit: previewRows });
  return {
    ...summaryOf(ctx, row),
    failReason: row.fail_key && words(ctx.lang, row.fail_key, row.fail_vars),
    jobId: row.job_id,
    target: row.target_id,
    fields: await fieldViews(ctx, kind, shownFields(kind, row.mapping)),
    empty: emptyFields(kind, row.mapping, row.filled),
    headers: row.headers,
    mapping: row.mapping,
    known: knownView(kind, row.headers),
    made: row.made,
    before: await before(ctx, row, kind),
    preview: first.map(({ cells }) => row.headers.map((_, at) => cells[at] ?? '')),
  };
};

export const list = async (ctx: Ctx, kind: ImportKindName | undefined) => {
  const found = await repo.recent(ctx, ctx.session?.userId as string, kind);
  return found.filter((row) => mayUse(ctx, importKind(row.kind))).map((row) => summaryOf(ctx, row));
};

export const map = (ctx: Ctx, { id, mapping }: { id: string; mapping: Mapping }) =>
  inTx(ctx, async (ctx) => {
    const { row, kind } = await lockFor(ctx, id, 'map');
    if (!isMapping(kind, row.headers, mapping)) refuse('import.mappingWrong');
    ctx.trail?.note({ name: row.file_name });
    await repo.remember(
      ctx,
      ctx.session?.userId as string,
      kind.name,
      digestOf(row.headers),
      mapping,
    );
    if (row.target_id) {
      await kind.headings?.learn(ctx, row.target_id, headingsIn(row.headers, mapping));
    }
    await repo.change(ctx, id, {
      status: 'checking',
      mapping: JSON.stringify(mapping),
      done_to: 0,
      tries: 0,
    });
    await addJob(ctx, checkJob, { importId: id });
    return null;
  });

type Commit = Parsed<typeof commitImport>['body'];

/** Refuses where the good things cost more than the caller was shown. */
const mustBeAgreed = async (ctx: Ctx, { id, agreed }: Commit) => {
  if (!agreed) return;
  const shown = new Map(agreed.map(({ currency, amount }) => [currency, amount]));
  for (const { currency, minor } of await rows.goodSums(ctx, id)) {
    if (currency === null) continue;
    if (minor > minorOf(shown.get(currency) ?? '0', currency)) refuse('import.costsMore');
  }
};

export const commit = (ctx: Ctx, asked: Commit) =>
  inTx(ctx, async (ctx) => {
    const { id, onlyWhatFits } = asked;
    const { row, kind } = await lockFor(ctx, id, 'commit');
    if (row.valid === 0) refuse('import.nothingToCommit');
    await mustBeAgreed(ctx, asked);
    ctx.trail?.note({ name: row.file_name, count: row.valid });
    const names = jobNames('committing', kind.name, row.file_name);
    const jobId = await startJob(ctx, { ...names, total: row.valid, canCancel: false });
    await repo.change(ctx, id, {
      status: 'committing',
      job_id: jobId,
      only_what_fits: onlyWhatFits,
      committed_by: ctx.session?.userId as string,
      done_to: 0,
      tries: 0,
    });
    await addJob(ctx, commitJob, { importId: id });
    return { jobId };
  });

export const cancel = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const { row } = await lockFor(ctx, id, 'cancel');
    ctx.trail?.note({ name: row.file_name });
    await repo.change(ctx, id, { status: 'cancelled' });
    await failJob(ctx, row.job_id, { key: 'jobFail.cancelled' });
    return null;
  });

/** Where the sheet to fill in can be fetched once, within a minute. */
export const templateUrl = async (ctx: Ctx, name: ImportKindName, options?: TemplateOptions) => {
  const key = await createTemplate(ctx, allowedKind(ctx, name), options);
  const { ticket } = await files.ticketFor(ctx, key);
  const path = downloadFile.path.replace('{key}', key);
  return { url: `${constants.basePath}${path}?${new URLSearchParams({ ticket })}` };
};

/** What the good things of an import would cost together, by currency. */
export const goodSums = async (ctx: Ctx, id: string) => {
  seen(ctx, await repo.find(ctx, id));
  return rows.goodSums(ctx, id);
};
export { createTemplate } from './template.ts';
