import type { Ctx } from '../../platform/context.ts';
import type { JobKind, RunningJob } from '../../platform/jobs/jobs.ts';
import { openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import { importKind } from './kinds.service.ts';
import { openTexts } from './mapping.ts';
import * as rows from './rows.repository.ts';
import { beginRun, endRun, step } from './work.ts';

const rowsAtOnce = 1_000;

const run = async (ctx: Ctx, { ids, signal }: RunningJob) => {
  const row = await beginRun(ctx, ids.importId as string, 'checking');
  if (!row) return;
  const kind = importKind(row.kind);
  const check = await openCheck(ctx, kind);
  const checkSome = async (ctx: Ctx, now: repo.ImportRecord) => {
    const some = await rows.after(ctx, row.id, 'all', now.done_to, rowsAtOnce);
    const last = some.at(-1);
    if (!last) {
      await rows.markRepeated(ctx, row.id);
      await endRun(ctx, row, 'ready');
      return false;
    }
    // As it is mapped now: a run that was taken for dead may come back after another mapping.
    const texts = openTexts(kind, now.mapping);
    const checked = some.map(({ row_no, cells, edits }) => {
      const { issues, key } = check(texts({ cells, edits }));
      return { row_no, edits, issues, key };
    });
    await rows.change(ctx, row.id, checked);
    await repo.change(ctx, row.id, { done_to: last.row_no, tries: 0 });
    return true;
  };
  while (await step(ctx, row, checkSome)) signal.throwIfAborted();
};

/** Checks every row anew, once somebody has said what the headings mean. */
export const checkJob: JobKind = { name: 'import.check', lane: 'bulk', run };
