import type { listMyNotices, MyNotice, NoticeCategory, Parsed } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import * as repo from './notices.repository.ts';
import { entry, me, sender } from './notices.service.ts';

export const list = async (ctx: Ctx, filter: Parsed<typeof listMyNotices>['query']) => {
  const { pageNo, pageSize } = filter;
  const [rows, total] = await Promise.all([
    repo.page(ctx, me(ctx), filter),
    repo.count(ctx, me(ctx), filter),
  ]);
  const line = (row: repo.NoticeRow): MyNotice => ({
    ...entry(ctx, row),
    sender: sender(ctx, row),
    readTime: row.read_at && toWire(row.read_at, ctx.tenant.zone),
  });
  return { records: rows.map(line), total, pageNo, pageSize };
};

export const readAll = (ctx: Ctx, category: NoticeCategory) =>
  inTx(ctx, async (ctx) => {
    const count = await repo.markAllRead(ctx, me(ctx), category);
    if (count > 0) await tell(ctx, { cmd: 'user', userIds: [me(ctx)] });
    return { count };
  });
