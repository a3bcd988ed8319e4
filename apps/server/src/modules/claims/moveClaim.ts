import {
  type ClaimAct,
  type ClaimState,
  claimAfter,
  type OpenClaimState,
  type ThreadParty,
} from '@alpaca/contract';
import type { Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsOf } from '../system/index.ts';
import { closeThread, sayAsSystem, setTurn } from '../threads/index.ts';
import { deadlineAt } from '../warehouses/index.ts';
import { addStep, type NewStep } from './claimParts.repository.ts';
import { tellPages } from './claimStory.ts';
import * as repo from './claims.repository.ts';

/** Whose answer is due; a carrier's has no clock of ours. */
const turnIn: Readonly<Record<OpenClaimState, ThreadParty | null>> = {
  filed: 'staff',
  asked: 'merchant',
  answered: 'staff',
  withCarrier: null,
  carrierAnswered: 'staff',
  approving: 'staff',
  offered: 'merchant',
  objected: 'staff',
};

/** When the next answer is due: no warehouse is concerned, so every day counts. */
export const dueFor = async (ctx: Ctx) => {
  const { claimDays } = await settingsOf(ctx, 'claimDays');
  return deadlineAt(ctx, { warehouseId: null, from: new Date(), days: claimDays });
};

/** One claim as it was seen, on which this can be done. */
export const lockSeen = async (
  ctx: Ctx,
  { id, revision }: { id: string; revision: number },
  act: ClaimAct,
): Promise<repo.ClaimRow> => {
  const claim = (await repo.lock(ctx, id)) ?? refuse('claim.notFound');
  if (claim.revision !== revision || !claimAfter(claim.state, act)) refuse('claim.moved');
  ctx.trail?.note({ no: claim.order_no });
  return claim;
};

interface Move extends NewStep {
  to: ClaimState;
  changes?: Updateable<DB['claims']>;
  /** What the product says in the talk; nothing where somebody has said it themselves. */
  said?: { key: string; vars?: Record<string, unknown> };
}

const isOpen = (state: ClaimState): state is OpenClaimState => state in turnIn;

/** Brings a locked claim to its next state: with its clock, its story and what is said of it. */
export const moveClaim = async (
  ctx: Ctx,
  claim: repo.ClaimRow,
  { to, changes = {}, said, ...step }: Move,
) => {
  const turn = isOpen(to) ? turnIn[to] : null;
  const dueAt = turn && (await dueFor(ctx));
  const ended = isOpen(to) ? {} : { ended_at: new Date() };
  await repo.change(ctx, claim.id, { state: to, due_at: dueAt, ...ended, ...changes });
  await addStep(ctx, claim, step);
  if (said) await sayAsSystem(ctx, 'claim', claim.id, said);
  if (isOpen(to)) await setTurn(ctx, 'claim', claim.id, { turn, dueAt });
  else await closeThread(ctx, 'claim', claim.id);
  await tellPages(ctx, claim);
  return dueAt;
};
