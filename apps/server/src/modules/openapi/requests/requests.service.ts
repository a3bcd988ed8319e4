import type { ApiRequest, listApiRequests, Parsed } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { logOf } from './requests.repository.ts';

type Row = Awaited<ReturnType<typeof logOf>>['rows'][number];

const view = (ctx: Ctx, row: Row): ApiRequest => ({
  id: row.id,
  time: toWire(row.at, ctx.tenant.zone),
  keyName: row.key_name ?? '',
  keyPrefix: row.prefix,
  mode: row.mode as ApiRequest['mode'],
  method: row.method,
  path: row.path,
  status: row.status,
  ms: row.ms,
  errorKey: row.error_key,
  address: row.address,
  idempotencyKey: row.idempotency_key,
  repeated: row.repeated,
  body: row.body,
  answer: row.answer,
  canReplay: row.original_id !== null,
});

export const list = async (ctx: Ctx, filter: Parsed<typeof listApiRequests>['query']) => {
  const { rows, total } = await logOf(ctx, filter);
  const { pageNo, pageSize } = filter;
  return { records: rows.map((row) => view(ctx, row)), total, pageNo, pageSize };
};
