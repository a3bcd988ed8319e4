import { type NumberRangeForm, type NumberRangeView, numberOfRange } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../../platform/revisions/revisions.ts';
import { overlap } from './overlaps.ts';
import * as repo from './ranges.repository.ts';

const edited: Edited = {
  kind: 'numberRange',
  table: 'number_ranges',
  missing: 'numberRange.notFound',
};

const formOf = (row: repo.RangeRow): NumberRangeForm => ({
  code: row.code,
  prefix: row.prefix,
  digits: row.digits,
  first: Number(row.first),
  last: Number(row.last),
  warnBelow: Number(row.warn_below),
});

export const list = async (ctx: Ctx): Promise<NumberRangeView[]> => {
  const [rows, channels] = await Promise.all([repo.all(ctx), repo.channelsByRange(ctx)]);
  return rows.map((row) => {
    const form = formOf(row);
    const left = Number(row.last - row.next) + 1;
    return {
      ...form,
      id: row.id,
      revision: row.revision,
      used: Number(row.next - row.first),
      left,
      isLow: left < form.warnBelow,
      channels: (channels.get(row.code) ?? []).map(({ code }) => code),
    };
  });
};

/** No number may be given out by two ranges: a carrier's scanner could not tell the parcels apart. */
const requireApart = async (ctx: Ctx, form: NumberRangeForm, but?: string) => {
  const other = (await repo.all(ctx)).find((row) => row.id !== but && overlap(form, formOf(row)));
  if (!other) return;
  const { first, last, ...theirs } = formOf(other);
  refuse('numberRange.overlaps', {
    code: theirs.code,
    from: numberOfRange(theirs, first),
    to: numberOfRange(theirs, last),
  });
};

export const add = (ctx: Ctx, form: NumberRangeForm) =>
  inTx(ctx, async (ctx) => {
    await repo.oneAtATime(ctx);
    await requireApart(ctx, form);
    const id = newId();
    if (!(await repo.insert(ctx, id, form))) refuse('numberRange.codeTaken');
    ctx.trail?.note({ code: form.code });
    return { id };
  });

const fixed = ['code', 'prefix', 'digits', 'first'] as const;

/** What was given out stays as it is: other numbers, or fewer than were taken, would be somebody's twice. */
const requireUntouched = (before: NumberRangeForm, form: NumberRangeForm, next: number) => {
  const isUsed = next > before.first;
  if (isUsed && fixed.some((name) => before[name] !== form[name])) refuse('numberRange.used');
  if (isUsed && form.last < next - 1)
    refuse('numberRange.tooShort', { number: numberOfRange(form, next - 1) });
};

/** Channels know a range by its code, so it keeps it once there are any. */
const requireUnnamed = async (ctx: Ctx, before: NumberRangeForm, form: NumberRangeForm) => {
  if (before.code === form.code) return;
  if (await repo.has(ctx, form.code)) refuse('numberRange.codeTaken');
  if ((await repo.channelsByRange(ctx)).has(before.code)) refuse('numberRange.used');
};

export const edit = (ctx: Ctx, asked: NumberRangeForm & { id: string; revision: number }) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...form } = asked;
    await repo.oneAtATime(ctx);
    const row = await repo.lock(ctx, id);
    const before = formOf(row);
    const saved = await saveRevision(ctx, edited, { id, revision, before, after: form });
    const next = Number(row.next);
    requireUntouched(before, form, next);
    await requireUnnamed(ctx, before, form);
    await requireApart(ctx, form, id);
    await repo.change(ctx, id, form, next > before.first ? next : form.first);
    ctx.trail?.note({ code: form.code });
    return saved;
  });
