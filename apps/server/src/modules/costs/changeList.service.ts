import {
  type CostChangeFilter,
  type Currency,
  type getCostChange,
  type listCostChanges,
  openChangeStates,
  type Parsed,
  type Result,
  toAmount,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { storySteps } from '../../platform/lists/storySteps.ts';
import { refuse } from '../../platform/refusal.ts';
import { parcelPhotos } from '../files/index.ts';
import * as repo from './changeList.repository.ts';
import { stepViews, viewsOf, weightsOf } from './changeViews.ts';

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listCostChanges>['body'],
): Promise<Result<typeof listCostChanges>> => {
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [rows, sums] = await Promise.all([
    repo.page(ctx, filter, part),
    repo.openSums(ctx, filter),
  ]);
  const byStatus = Map.groupBy(sums, ({ status }) => status);
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency as Currency);
  const count = (some: readonly repo.OpenSum[] = []) =>
    some.reduce((all, each) => all + each.count, 0);
  return {
    page: { records: await viewsOf(ctx, rows), total: rows[0]?.total ?? 0, pageNo, pageSize },
    byState: Object.fromEntries(
      openChangeStates.map((state) => [state, count(byStatus.get(state))]),
    ) as Result<typeof listCostChanges>['byState'],
    open: [...byCurrency].map(([currency, some]) => ({
      currency,
      amount: toAmount(
        some.reduce((all, { minor }) => all + BigInt(minor), 0n),
        currency,
      ),
    })),
  };
};

export const get = async (ctx: Ctx, id: string): Promise<Result<typeof getCostChange>> => {
  const row = (await repo.find(ctx, id)) ?? refuse('costChange.notFound');
  const [[change], steps, photos] = await Promise.all([
    viewsOf(ctx, [row]),
    storySteps(ctx, 'cost_change_steps', id),
    parcelPhotos(ctx, row.order_id),
  ]);
  return {
    change: change ?? refuse('costChange.notFound'),
    weights: weightsOf(ctx, row),
    photos: photos.map((photo) => ({
      key: photo.file_id,
      name: photo.name,
      contentType: photo.content_type,
      time: toWire(photo.created_at, ctx.tenant.zone),
    })),
    steps: stepViews(ctx, row, steps),
  };
};

const batchSize = 1_000;

/** For the spreadsheet. */
export async function* batches(ctx: Ctx, filter: CostChangeFilter) {
  for await (const rows of repo.batches(ctx, filter, batchSize)) yield await viewsOf(ctx, rows);
}
