import type { Ctx } from '../../platform/context.ts';
import type { JobKind, RunningJob } from '../../platform/jobs/jobs.ts';
import { Refusal } from '../../platform/refusal.ts';
import { progressJob } from '../jobs/jobs.service.ts';
import { type Check, openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import { type ImportKind, importKind } from './kinds.service.ts';
import { openTexts } from './mapping.ts';
import * as rows from './rows.repository.ts';
import { beginRun, endRun, step } from './work.ts';

const rowsAtOnce = 500;

interface Committing {
  row: repo.ImportRecord;
  kind: ImportKind;
  texts: ReturnType<typeof openTexts>;
  check: Check;
}

const committedOf = (row: repo.ImportRecord) => ({
  importId: row.id,
  targetId: row.target_id,
  userId: row.user_id,
  fileName: row.file_name,
});

/** What the rows become. Rules may have changed since they were checked: then they are bad again. */
const bringIn = async (
  ctx: Ctx,
  { row, kind, texts, check }: Committing,
  some: rows.StagedRow[],
) => {
  const checked = some.map((each) => ({ each, ...check(texts(each)) }));
  const good = checked.filter(({ value }) => value !== null);
  const refused = await kind.commit(ctx, good.map(({ value }) => value) as never[], {
    ...committedOf(row),
    rowNos: good.map(({ each }) => each.row_no),
  });
  const reasons = new Map(refused.map(({ index, key }) => [good[index]?.each.row_no, key]));
  const outcomes = checked.map(({ each, issues, value }): rows.Outcome => {
    const reason = reasons.get(each.row_no);
    if (reason)
      return { row_no: each.row_no, outcome: 'refused', issues: { '': `refusal.${reason}` } };
    return { row_no: each.row_no, outcome: value === null ? 'refused' : 'committed', issues };
  });
  await rows.settle(ctx, row.id, outcomes);
  const failed = outcomes.filter(({ outcome }) => outcome === 'refused').length;
  await progressJob(ctx, row.job_id, { done: outcomes.length - failed, failed });
};

const endWhole = async (ctx: Ctx, { row, kind, texts, check }: Committing) => {
  if (!kind.end) return;
  const committed = await rows.windowOf(ctx, row.id, { only: 'committed', offset: 0, limit: null });
  const values = committed
    .map((each) => check(texts(each)).value)
    .filter((value) => value !== null);
  await kind.end(ctx, values as never[], committedOf(row));
};

/** A refusal of one row must not hold up its neighbours: they are tried in ever smaller parts. */
const bringInSome = (ctx: Ctx, work: Committing, limit: number): Promise<boolean> =>
  step(ctx, work.row, async (ctx, now) => {
    const some = await rows.after(ctx, now.id, 'valid', now.done_to, limit);
    const last = some.at(-1);
    if (!last) {
      await endWhole(ctx, work);
      await endRun(ctx, now, 'done');
      return false;
    }
    await bringIn(ctx, work, some);
    await repo.change(ctx, now.id, { done_to: last.row_no, tries: 0 });
    return true;
  }).catch(async (error) => {
    if (!(error instanceof Refusal)) throw error;
    if (limit > 1) return bringInSome(ctx, work, Math.ceil(limit / 8));
    await refuseNext(ctx, work, error);
    return true;
  });

const refuseNext = (ctx: Ctx, { row }: Committing, { key }: Refusal) =>
  step(ctx, row, async (ctx, now) => {
    const [next] = await rows.after(ctx, row.id, 'valid', now.done_to, 1);
    if (!next) return;
    const issues = { '': `refusal.${key}` };
    await rows.settle(ctx, row.id, [{ row_no: next.row_no, outcome: 'refused', issues }]);
    await repo.change(ctx, row.id, { done_to: next.row_no, tries: 0 });
    await progressJob(ctx, row.job_id, { failed: 1 });
  });

const run = async (ctx: Ctx, { ids, signal }: RunningJob) => {
  const row = await beginRun(ctx, ids.importId as string, 'committing');
  if (!row) return;
  const kind = importKind(row.kind);
  await kind.begin?.(ctx, committedOf(row));
  const texts = openTexts(kind, row.mapping);
  const work = { row, kind, texts, check: await openCheck(ctx, kind) };
  while (await bringInSome(ctx, work, rowsAtOnce)) signal.throwIfAborted();
};

/** Brings in the good rows, each in the transaction that marks it as committed. */
export const commitJob: JobKind = { name: 'import.commit', lane: 'bulk', run };
