import type { Approval } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { waitingOf } from './approvals.repository.ts';
import { toApproval } from './approvalText.ts';

/** What was asked for of a merchant and waits for somebody's word. */
export const waitingFor = async (ctx: Ctx, merchantId: string): Promise<Approval[]> =>
  (await waitingOf(ctx, merchantId)).map((row) => toApproval(ctx, row));
