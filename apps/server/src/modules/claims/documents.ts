import type { ClaimDocument } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { giveFilesTo, requireOwnFiles } from '../files/index.ts';
import { addFiles, type Brought } from './claimParts.repository.ts';
import type { ClaimRow } from './claims.repository.ts';

/** What somebody brings for a claim becomes both sides' to see. */
export const keepDocuments = async (
  ctx: Ctx,
  claim: Pick<ClaimRow, 'id' | 'merchant_id'>,
  documents: readonly Brought[],
) => {
  if (documents.length === 0) return;
  const keys = documents.map(({ key }) => key);
  const userId = ctx.session?.userId ?? refuse('session.over');
  await requireOwnFiles(ctx, { keys, purpose: 'claimFile', userId });
  await giveFilesTo(ctx, claim.merchant_id, keys);
  await addFiles(ctx, claim, documents);
};

/** A merchant brings all that the line wants; the staff may file for them and ask later. */
export const requireDocuments = (
  ctx: Ctx,
  wanted: readonly ClaimDocument[],
  documents: readonly Brought[],
) => {
  if (!ctx.merchantId) return;
  const brought = new Set(documents.map(({ document }) => document));
  if (wanted.some((document) => !brought.has(document))) refuse('claim.documents');
};
