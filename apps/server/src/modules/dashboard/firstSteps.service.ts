import type { FirstStep, FirstStepState } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { remembered } from '../../platform/nodeMemory.ts';
import * as repo from './firstSteps.repository.ts';
import { type FirstStepKind, firstStepKinds } from './firstSteps.ts';

const isThrough = (kinds: readonly FirstStepKind[], reached: ReadonlySet<string>) =>
  kinds.some(({ key, isLast }) => isLast && reached.has(key));

/** How the steps stand that nobody has noted yet; what is done now is noted for good. */
const look = async (ctx: Ctx, merchantId: string, kinds: readonly FirstStepKind[]) => {
  const states = await Promise.all(kinds.map(({ stateOf }) => stateOf?.(ctx) ?? 'todo'));
  const found = new Map<string, FirstStepState>(
    kinds.map(({ key }, at) => [key, states[at] ?? 'todo']),
  );
  const done = kinds.flatMap(({ key }) => (found.get(key) === 'done' ? key : []));
  if (done.length > 0) await repo.reach(ctx, merchantId, done);
  return found;
};

/** How far a new merchant is; nobody hears of steps they may not take, nor whoever has taken them all. */
export const firstSteps = async (ctx: Ctx): Promise<FirstStep[]> => {
  if (!ctx.merchantId) return [];
  const kinds = firstStepKinds();
  const before = await repo.reachedBy(ctx, ctx.merchantId);
  if (isThrough(kinds, before)) return [];
  const found = await look(
    ctx,
    ctx.merchantId,
    kinds.filter(({ key }) => !before.has(key)),
  );
  const stateOf = (key: string) => found.get(key) ?? 'done';
  const isDone = ({ key }: FirstStepKind) => stateOf(key) === 'done';
  const mine = kinds.filter(({ permission }) => ctx.session?.permissions.has(permission));
  if (mine.every(isDone) || kinds.some((kind) => kind.isLast && isDone(kind))) return [];
  return mine.map(({ key, path }) => ({
    key,
    path,
    title: words(ctx.lang, `firstStep.${key}.title`),
    text: words(ctx.lang, `firstStep.${key}.text`),
    state: stateOf(key),
  }));
};

/** Notes a step that leaves nothing behind by which it could be known later. */
export const noteReached = async (ctx: Ctx, key: string) => {
  const { merchantId } = ctx;
  if (!merchantId) return;
  const known = remembered<true>(ctx.node, 'firstSteps');
  const place = `${ctx.tenant.id}/${merchantId}/${key}`;
  if (known.has(place)) return;
  await repo.reach(ctx, merchantId, [key]);
  // A few bytes for each merchant that a node has met; beyond that it writes once more.
  if (known.size >= 10_000) known.clear();
  known.set(place, true);
};
