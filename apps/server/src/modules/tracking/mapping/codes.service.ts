import type { listTrackCodes, Parsed, Result, setTrackCode, TrackCode } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { addJob, type JobKind } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import * as repo from './codes.repository.ts';

const viewOf = (ctx: Ctx, row: repo.ListedCode): TrackCode => ({
  carrier: row.carrier,
  code: row.code,
  words: row.words,
  events: Number(row.events),
  parcels: Number(row.parcels),
  latestTime: row.latest_at && toWire(row.latest_at, ctx.tenant.zone),
  stage: row.stage,
  reason: row.reason,
  mapping: row.mapping,
  changeTime: row.changed_at && toWire(row.changed_at, ctx.tenant.zone),
  changedBy: row.changed_by ?? '',
});

export const list = async (
  ctx: Ctx,
  { state, carrier, pageNo, pageSize }: Parsed<typeof listTrackCodes>['query'],
): Promise<Result<typeof listTrackCodes>> => {
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const read = state === 'unknown' ? repo.unknownCodes : repo.saidCodes;
  const rows = await read(ctx, carrier, part);
  const records = rows.map((row) => viewOf(ctx, row));
  return { records, total: Number(rows[0]?.total ?? 0n), pageNo, pageSize };
};

const atOnce = 2_000;

/** Reads by a code's new meaning what was told by it, some at a time. */
export const remapJob: JobKind = {
  name: 'track.remap',
  lane: 'bulk',
  run: async (ctx, { ids, signal }) => {
    for (;;) {
      const said = await repo.findCode(ctx, ids.codeId as string);
      if (!said || signal.aborted) return;
      if ((await inTx(ctx, (ctx) => repo.remapSome(ctx, said, atOnce))) === 0) return;
    }
  },
};

export const set = (
  ctx: Ctx,
  { mapping: seen, ...said }: Parsed<typeof setTrackCode>['body'],
): Promise<Result<typeof setTrackCode>> =>
  inTx(ctx, async (ctx) => {
    ctx.trail?.note({ carrier: said.carrier, code: said.code });
    if (!(await repo.isTold(ctx, said))) refuse('track.codeUnknown');
    const written = (await repo.sayCode(ctx, said, seen)) ?? refuse('track.codeChanged');
    await addJob(ctx, remapJob, { codeId: written.id });
    return { mapping: written.mapping };
  });
