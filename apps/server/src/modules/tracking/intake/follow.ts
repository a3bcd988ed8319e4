import { trackStageSpecs, untracked, withTrackFact } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { tell } from '../../../platform/outbox/outbox.ts';
import { noticedOf } from '../notices/noticed.ts';
import { note } from '../notices/notices.repository.ts';
import type { ReadNews, ToldNews } from './news.ts';
import { type Kept, lockStates, writeChanges, writeStates } from './states.repository.ts';

const isOnline = ({ stage }: Pick<ReadNews, 'stage'>) =>
  stage !== null && trackStageSpecs[stage].status === 'online';

/** The day of news lies between those that are known. */
const spanWith = (span: Kept['stated'], { statedAt }: ToldNews): Kept['stated'] => {
  const day = statedAt.slice(0, 10);
  if (day < span.first) return { ...span, first: day };
  return day > span.last ? { ...span, last: day } : span;
};

/** What is known of a parcel with one event more. */
const withNews = (kept: Kept, news: ToldNews): Kept => {
  const { digest: key, stage, reason } = news;
  const fact = { key, at: news.occurredAt.getTime(), stage, reason };
  const state = withTrackFact(kept.state, fact);
  const seenOnline = [kept.onlineAt, isOnline(news) ? fact.at : null].filter((at) => at != null);
  return {
    ...kept,
    state,
    stated: spanWith(kept.stated, news),
    latest: state.latest === fact ? news : kept.latest,
    onlineAt: seenOnline.length > 0 ? Math.min(...seenOnline) : null,
  };
};

const isChanged = (before: Kept, after: Kept) => {
  const [was, is] = [before.state.stage, after.state.stage];
  return was?.stage !== is?.stage || (was?.reason ?? null) !== (is?.reason ?? null);
};

/** Late news often change nothing of what is known. */
const isOther = (before: Kept, after: Kept) =>
  before.state.stage !== after.state.stage ||
  before.state.latest !== after.state.latest ||
  before.onlineAt !== after.onlineAt ||
  before.stated !== after.stated ||
  before.changes !== after.changes;

/** Writes down what became of locked parcels, and tells of those whose stage or reason is another. */
const write = async (
  ctx: Ctx,
  before: ReadonlyMap<string, Kept>,
  after: readonly Kept[],
): Promise<readonly Kept[]> => {
  const counted = after.map((kept) =>
    isChanged(before.get(kept.orderId) as Kept, kept)
      ? { ...kept, changes: kept.changes + 1 }
      : kept,
  );
  const changed = counted.filter(
    ({ orderId, changes }) => changes !== before.get(orderId)?.changes,
  );
  const others = counted.filter((kept) => isOther(before.get(kept.orderId) as Kept, kept));
  await writeStates(ctx, others);
  await writeChanges(ctx, changed);
  const now = Date.now();
  await note(
    ctx,
    changed.flatMap((kept) => noticedOf(kept, now) ?? []),
  );
  const merchantIds = new Set(changed.map(({ merchantId }) => merchantId));
  for (const merchantId of merchantIds) await tell(ctx, { cmd: 'merchant', merchantId });
  return changed;
};

const orderIdsOf = (news: readonly ToldNews[]) => [...new Set(news.map(({ orderId }) => orderId))];

const withAll = (from: ReadonlyMap<string, Kept>, news: readonly ToldNews[]): Kept[] => {
  const after = new Map(from);
  for (const one of news) {
    const kept = after.get(one.orderId);
    if (kept) after.set(one.orderId, withNews(kept, one));
  }
  return [...after.values()];
};

/** Parcels follow what is new of them. Those whose stage or reason is another then. */
export const followNews = async (ctx: Ctx, news: readonly ToldNews[]) => {
  const before = await lockStates(ctx, orderIdsOf(news));
  return write(ctx, before, withAll(before, news));
};

/** Parcels are read anew from all that counts of them: what was told was taken back, or means another thing. */
export const followAnew = async (
  ctx: Ctx,
  orderIds: readonly string[],
  newsOf: (orderIds: readonly string[]) => Promise<readonly ToldNews[]>,
) => {
  const before = await lockStates(ctx, orderIds);
  const emptied = [...before].map(
    ([id, kept]) => [id, { ...kept, state: untracked, latest: null, onlineAt: null }] as const,
  );
  return write(ctx, before, withAll(new Map(emptied), await newsOf(orderIds)));
};
