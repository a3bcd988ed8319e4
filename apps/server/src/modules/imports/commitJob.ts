import type { Ctx } from '../../platform/context.ts';
import type { JobKind, RunningJob } from '../../platform/jobs/jobs.ts';
import { Refusal } from '../../platform/refusal.ts';
import { progressJob } from '../jobs/index.ts';
import { type Checked, openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import { refusalIssue } from './issueKeys.service.ts';
import {
  heldBackIssue,
  type ImportKind,
  type Issue,
  importKind,
  type Origin,
  type RefusedValue,
} from './kinds.service.ts';
import { openTexts } from './mapping.ts';
import * as rows from './rows.repository.ts';
import { beginRun, endRun, orGiveUp, step } from './work.ts';

const thingsAtOnce = 500;

interface Committing {
  row: repo.ImportRecord;
  kind: ImportKind;
  texts: ReturnType<typeof openTexts>;
}

/** A thing with its rows, as it stands now. */
interface Thing {
  rows: readonly rows.StagedRow[];
  head: rows.StagedRow;
  checked: Checked;
}

const originOf = (row: repo.ImportRecord): Origin => ({
  importId: row.id,
  targetId: row.target_id,
  userId: row.committed_by ?? row.user_id,
  fileName: row.file_name,
  onlyWhatFits: row.only_what_fits,
});

const nextThings = async (
  ctx: Ctx,
  { kind, texts }: Committing,
  now: repo.ImportRecord,
  limit: number,
): Promise<Thing[]> => {
  const heads = await rows.goodThings(ctx, now.id, now.done_to, limit);
  const numbers = heads.map(({ row_no }) => row_no);
  const tails = kind.together ? await rows.tailsOf(ctx, now.id, numbers) : [];
  const further = Map.groupBy(tails, ({ head }) => head);
  const whole = heads.map((head) => [head, ...(further.get(head.row_no) ?? [])]);
  const check = await openCheck(ctx, kind, now.headers);
  const checked = await check(whole.map((each) => each.map(texts)));
  return whole.map((each, at) => ({
    rows: each,
    head: each[0] as rows.StagedRow,
    checked: checked[at] as Checked,
  }));
};

const shownPrice = ({ price_minor: minor, price_currency: currency }: rows.StagedRow) =>
  minor === null || currency === null ? null : { minor: Number(minor), currency };

/** Whether it costs more than people were shown; then they look at it again first. */
const hasRisen = ({ isBinding }: ImportKind, { head, checked: { price } }: Thing): boolean =>
  isBinding === true &&
  price !== null &&
  head.price_minor !== null &&
  (price.currency !== head.price_currency || BigInt(price.minor) > head.price_minor);

const refusedAs = (thing: Thing, reason: Issue): rows.Outcome[] =>
  thing.rows.map(({ row_no }, at) => ({
    row_no,
    outcome: 'refused',
    issues: { '': at === 0 ? reason : heldBackIssue },
  }));

const outcomesOf = (
  kind: ImportKind,
  thing: Thing,
  refused: RefusedValue | undefined,
): rows.Outcome[] => {
  if (refused) return refusedAs(thing, refusalIssue(refused));
  const { checked, head } = thing;
  const isBad = checked.value === null;
  const outcome = isBad ? 'refused' : hasRisen(kind, thing) ? 'open' : 'committed';
  return thing.rows.map(({ row_no }, at) => ({
    row_no,
    outcome,
    issues: checked.rows[at]?.issues ?? {},
    ...(row_no === head.row_no && {
      price_minor: checked.price?.minor ?? null,
      price_currency: checked.price?.currency ?? null,
    }),
  }));
};

/** What the things become. Rules may have changed since they were checked: then they are bad again. */
const bringIn = async (ctx: Ctx, { row, kind }: Committing, things: readonly Thing[]) => {
  const good = things.filter((thing) => thing.checked.value !== null && !hasRisen(kind, thing));
  const refused = await kind.commit(
    ctx,
    good.map(({ checked }) => checked.value),
    {
      ...originOf(row),
      rowNos: good.map(({ head }) => head.row_no),
      prices: good.map(({ head }) => shownPrice(head)),
    },
  );
  const reasons = new Map(refused.map((each) => [good[each.index], each]));
  const outcomes = things.flatMap((thing) => outcomesOf(kind, thing, reasons.get(thing)));
  await rows.writeOutcomes(ctx, row.id, outcomes);
  const done = outcomes.filter(({ outcome }) => outcome === 'committed').length;
  await progressJob(ctx, row.job_id, { done, failed: outcomes.length - done });
};

const endWhole = async (ctx: Ctx, { row, kind, texts }: Committing) => {
  if (!kind.end) return;
  const check = await openCheck(ctx, kind, row.headers);
  const committed = await rows.windowOf(ctx, row.id, { only: 'committed', offset: 0, limit: null });
  const checked = await check(committed.map((each) => [texts(each)]));
  const values = checked.map(({ value }) => value).filter((value) => value !== null);
  await kind.end(ctx, values, originOf(row));
};

/** A refusal of one thing must not hold up its neighbours: they are tried in ever smaller parts. */
const bringInSome = (ctx: Ctx, work: Committing, limit: number): Promise<boolean> =>
  step(ctx, work.row, async (ctx, now) => {
    const things = await nextThings(ctx, work, now, limit);
    const last = things.at(-1);
    if (!last) {
      await endWhole(ctx, work);
      await endRun(ctx, now, 'done');
      return false;
    }
    await bringIn(ctx, work, things);
    await repo.change(ctx, now.id, { done_to: last.head.row_no, tries: 0 });
    return true;
  }).catch(async (error) => {
    if (!(error instanceof Refusal)) throw error;
    if (limit > 1) return bringInSome(ctx, work, Math.ceil(limit / 8));
    await refuseNext(ctx, work, error);
    return true;
  });

const refuseNext = (ctx: Ctx, work: Committing, refusal: Refusal) =>
  step(ctx, work.row, async (ctx, now) => {
    const [next] = await nextThings(ctx, work, now, 1);
    if (!next) return;
    await rows.writeOutcomes(ctx, now.id, refusedAs(next, refusalIssue(refusal)));
    await repo.change(ctx, now.id, { done_to: next.head.row_no, tries: 0 });
    await progressJob(ctx, now.job_id, { failed: next.rows.length });
  });

const run = async (ctx: Ctx, { ids, signal }: RunningJob) => {
  const row = await beginRun(ctx, ids.importId as string, 'committing');
  if (!row) return;
  const kind = importKind(row.kind);
  await kind.begin?.(ctx, originOf(row));
  const work = { row, kind, texts: openTexts(kind, row.mapping) };
  await orGiveUp(ctx, row, async () => {
    while (await bringInSome(ctx, work, kind.atOnce ?? thingsAtOnce)) signal.throwIfAborted();
  });
};

/** Brings in the good things, each in the transaction that marks its rows as committed. */
export const commitJob: JobKind = { name: 'import.commit', lane: 'bulk', isPersons: true, run };
