import type {
  listServiceTalks,
  Parsed,
  Result,
  ServiceState,
  ServiceTalk,
  takeServiceTalk,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { closeThread, tellTalk, threadsOf } from '../threads/index.ts';
import * as repo from './talks.repository.ts';

const me = (ctx: Ctx) => ctx.session?.userId ?? refuse('session.over');

const stateOf = (row: repo.TalkRow): ServiceState => {
  if (row.settled_at) return 'settled';
  return row.waiting_since ? 'waiting' : 'open';
};

const viewsOf = async (ctx: Ctx, rows: readonly repo.TalkRow[]): Promise<ServiceTalk[]> => {
  const ids = rows.map(({ id }) => id);
  const threads = await threadsOf(ctx, 'service', ids);
  const { zone } = ctx.tenant;
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    threadId: threads.get(row.id)?.id ?? refuse('service.notFound'),
    state: stateOf(row),
    merchantCode: row.code,
    merchantName: (ctx.lang === 'en_US' && row.name_en) || row.name_zh,
    waitingSince: row.waiting_since && toWire(row.waiting_since, zone),
    lastTime: toWire(row.spoken_at, zone),
    lastText: row.last_text ?? '',
    unread: threads.get(row.id)?.unread ?? 0,
    assigneeName: row.assignee_name ?? '',
    isMine: row.assignee_id === ctx.session?.userId,
  }));
};

// Pages end there.
const most = 10_000;

type Query = Parsed<typeof listServiceTalks>['query'];

export const list = async (ctx: Ctx, query: Query): Promise<Result<typeof listServiceTalks>> => {
  const [rows, total] = await Promise.all([
    repo.page(ctx, query),
    repo.countAtMost(ctx, query, most),
  ]);
  const { pageNo, pageSize } = query;
  return { records: await viewsOf(ctx, rows), total, pageNo, pageSize };
};

export const get = async (ctx: Ctx, id: string): Promise<ServiceTalk> => {
  const [talk] = await viewsOf(ctx, [await repo.get(ctx, id)]);
  return talk ?? refuse('service.notFound');
};

type Acted = Parsed<typeof takeServiceTalk>['body'];

/** The talk as it was seen; whoever acts second is told that it moved. */
const lockSeen = async (ctx: Ctx, { id, revision }: Acted) => {
  const talk = await repo.lock(ctx, id);
  if (talk.revision !== revision) refuse('service.moved');
  ctx.trail?.note({ name: await repo.merchantName(ctx, talk.merchant_id) });
  return talk;
};

export const take = (ctx: Ctx, acted: Acted) =>
  inTx(ctx, async (ctx) => {
    await lockSeen(ctx, acted);
    await repo.setAssignee(ctx, acted.id, me(ctx));
    await tellTalk(ctx, 'service', acted.id);
    return null;
  });

export const settle = (ctx: Ctx, acted: Acted) =>
  inTx(ctx, async (ctx) => {
    // Before the talk, as whoever speaks does.
    await closeThread(ctx, 'service', acted.id);
    await lockSeen(ctx, acted);
    await repo.settle(ctx, acted.id);
    await tellTalk(ctx, 'service', acted.id);
    return null;
  });
