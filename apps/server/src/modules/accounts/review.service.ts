import { activationAfter, type listActivations, type Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { tellMerchant } from './accounts.messages.ts';
import * as repo from './activation.repository.ts';
import { merchantName, toLine, toRequest } from './activationText.ts';

type Filter = Parsed<typeof listActivations>['query'];

const filtered = (ctx: Ctx, filter: Filter) => {
  const { status, merchant, from, to } = filter;
  const { zone } = ctx.tenant;
  return repo
    .requests(ctx)
    .$if(Boolean(status), (q) => q.where('r.status', '=', status as string))
    .$if(Boolean(from), (q) => q.where('r.submitted_at', '>=', fromWire(from as string, zone)))
    .$if(Boolean(to), (q) => q.where('r.submitted_at', '<', fromWire(to as string, zone)))
    .$if(Boolean(merchant), (q) =>
      q.where(
        sql<boolean>`lower(${merchant}) = lower(m.code)
          or strpos(lower(m.name_zh || ' ' || m.name_en || ' ' || r.company_name_zh), lower(${merchant})) > 0`,
      ),
    );
};

export const list = async (ctx: Ctx, filter: Filter) => {
  const { pageNo, pageSize } = filter;
  const rows = repo
    .withNames(ctx, filtered(ctx, filter))
    // Who waits is served in turn; what is done stands below, the latest first.
    .orderBy(sql`r.status <> 'submitted'`)
    .orderBy(sql`case r.status when 'submitted' then r.submitted_at end`)
    .orderBy('r.submitted_at', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const counted = filtered(ctx, filter)
    .select((s) => s.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const [found, { total }] = await Promise.all([rows, counted]);
  return { records: found.map((row) => toLine(ctx, row)), total: Number(total), pageNo, pageSize };
};

export const read = async (ctx: Ctx, id: string) => {
  const row = await repo.findRequest(ctx, id);
  const earlier = await repo
    .withNames(ctx)
    .where('r.merchant_id', '=', row.merchant_id)
    .where('r.id', '<>', id)
    .orderBy('r.submitted_at', 'desc')
    .limit(20)
    .execute();
  return {
    request: await toRequest(ctx, row),
    merchantCode: row.merchant_code,
    merchantName: merchantName(ctx, row),
    earlier: earlier.map((one) => toLine(ctx, one)),
  };
};

const steps = { approve: 'approved', reject: 'rejected' } as const;

const review = (ctx: Ctx, id: string, step: keyof typeof steps, reason = '') =>
  inTx(ctx, async (ctx) => {
    const request = await repo.lockRequest(ctx, id);
    if (request.status !== 'submitted') refuse('activation.reviewed');
    const merchant = await repo.lockMerchant(ctx, request.merchant_id);
    const to = activationAfter(step, merchant.activation_status) ?? refuse('activation.reviewed');
    await repo.reviewed(ctx, id, { status: steps[step], reason });
    await repo.setStatus(ctx, request.merchant_id, to);
    ctx.trail?.note({ name: merchant.name_zh, code: merchant.code });
    await tellMerchant(ctx, request.merchant_id, `activation.${steps[step]}`, { reason });
    return null;
  });

export const approve = (ctx: Ctx, id: string) => review(ctx, id, 'approve');
export const reject = (ctx: Ctx, { id, reason }: { id: string; reason: string }) =>
  review(ctx, id, 'reject', reason);
