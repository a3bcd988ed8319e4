import {
  type ClaimFilter,
  type getClaim,
  type listClaims,
  openClaimStates,
  type Parsed,
  type Result,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { storySteps } from '../../platform/lists/storySteps.ts';
import { refuse } from '../../platform/refusal.ts';
import * as repo from './claimList.repository.ts';
import { fileViews, stepViews, viewsOf } from './claimViews.ts';

type Listed = Result<typeof listClaims>;

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...filter }: Parsed<typeof listClaims>['body'],
): Promise<Listed> => {
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [rows, counts] = await Promise.all([
    repo.page(ctx, filter, part),
    repo.countByState(ctx, filter),
  ]);
  const counted = openClaimStates.map((state) => [state, counts.get(state) ?? 0]);
  return {
    page: { records: await viewsOf(ctx, rows), total: rows[0]?.total ?? 0, pageNo, pageSize },
    byState: Object.fromEntries(counted) as Listed['byState'],
  };
};

export const get = async (ctx: Ctx, id: string): Promise<Result<typeof getClaim>> => {
  const row = (await repo.find(ctx, id)) ?? refuse('claim.notFound');
  const [[claim], steps, files] = await Promise.all([
    viewsOf(ctx, [row]),
    storySteps(ctx, 'claim_steps', id),
    repo.filesOf(ctx, id),
  ]);
  return {
    claim: claim ?? refuse('claim.notFound'),
    words: row.words,
    wantedDocuments: row.wanted_documents,
    documents: fileViews(ctx, files),
    isStalled: row.stall_id !== null,
    steps: stepViews(ctx, row, steps),
  };
};

const batchSize = 1_000;

/** For the spreadsheet. */
export async function* batches(ctx: Ctx, filter: ClaimFilter) {
  for await (const rows of repo.batches(ctx, filter, batchSize)) yield await viewsOf(ctx, rows);
}
