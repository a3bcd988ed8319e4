import type { Ctx } from '../../platform/context.ts';
import type { JobKind, RunningJob } from '../../platform/jobs/jobs.ts';
import { openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import { importKind } from './kinds.service.ts';
import { openTexts } from './mapping.ts';
import { lookAcross } from './recheck.ts';
import * as rows from './rows.repository.ts';
import { checkThings, runsOf } from './things.ts';
import { beginRun, endRun, orGiveUp, step } from './work.ts';

const rowsAtOnce = 1_000;

const run = async (ctx: Ctx, { ids, signal }: RunningJob) => {
  const row = await beginRun(ctx, ids.importId as string, 'checking');
  if (!row) return;
  const kind = importKind(row.kind);
  const checkSome = async (ctx: Ctx, now: repo.ImportRecord) => {
    const check = await openCheck(ctx, kind, now.headers);
    const some = await rows.after(ctx, row.id, 'all', now.done_to, rowsAtOnce);
    if (some.length === 0) {
      await lookAcross(ctx, { row: now, kind, check });
      await endRun(ctx, row, 'ready');
      return false;
    }
    // As it is mapped now: a run that was taken for dead may come back after another mapping.
    const texts = openTexts(kind, now.mapping);
    const runs = runsOf(kind, some, now.mapping);
    // The last thing may go on in the next rows.
    if (kind.together && runs.length > 1 && some.length === rowsAtOnce) runs.pop();
    const checked = await checkThings(check, runs, texts);
    await rows.change(
      ctx,
      row.id,
      checked.map(({ row: { edits }, checked }) => ({ ...checked, edits })),
    );
    await repo.change(ctx, row.id, { done_to: checked.at(-1)?.row.row_no as number, tries: 0 });
    return true;
  };
  await orGiveUp(ctx, row, async () => {
    while (await step(ctx, row, checkSome)) signal.throwIfAborted();
  });
};

/** Checks every row anew, once somebody has said what the headings mean. */
export const checkJob: JobKind = { name: 'import.check', lane: 'bulk', isPersons: true, run };
